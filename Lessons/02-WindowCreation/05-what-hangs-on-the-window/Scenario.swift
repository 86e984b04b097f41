import CourseKit

let scenario = Scenario("What hangs on the window", iOS: 5, 6, subjects: [8, 23]) { app in
  narrate(
    """
    An old app with two controllers and no root. Its delegate adds the view of each to the window: a \
    map, and a compass over the lower corner of the map. Both controllers allow every orientation, \
    in the way in which one did that up to iOS 5.
    """)
  try app.launch()
  narrate(
    """
    You know the line on the console from lesson 1. Both controllers have heard that they appeared: a window tells the \
    controller of every view that is put into it.
    """)
  try predict(
    "The device is turned. Which of the two controllers is told?",
    choices: ["The map.", "The compass.", "Both.", "Neither."],
    explain: "Up to iOS 5 the first controller stands for the window. Later only a root does.",
    reasons: ["Both.": "A window turns one view and not all that hang on it."]
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    let told = ["MapViewController", "CompassViewController"].map {
      app.trace.of(subject: $0).contains(.callback("willRotate"))
    }
    return told == [true, true]
      ? "Both." : told[0] ? "The map." : told[1] ? "The compass." : "Neither."
  }
  if app.trace.contains(.callback("willRotate")) {
    narrate(
      """
      The map, and nobody else. Up to iOS 5 the first controller whose view was added stands for the \
      window: it is asked, told and turned, as a root view controller would be. The compass hears \
      nothing. Its view stays in the window as it lay, at \(app.views["compass"].frame.corner), so \
      that it is on its side now, in what the user takes for another corner.
      """)
  } else {
    narrate(
      """
      Neither. Without a root view controller there is nobody to ask, so the application decides \
      alone, and it allows three orientations unless Info.plist says otherwise. The status bar moves \
      to the other side. Both views stay upright in the window below it, and no controller \
      learns of it. On iOS 5 this app turned, and not a line of it has changed since.
      """)
  }
  narrate(
    """
    A window turns its root view controller's view, and nothing else that hangs on it. So an app has \
    one root view controller to a window, and whatever should turn with it must lie in its view.
    """)
}

extension Rectangle {
  /// The left upper corner, such as `(220, 380)`.
  var corner: String { "(\(Int(x)), \(Int(y)))" }
}
