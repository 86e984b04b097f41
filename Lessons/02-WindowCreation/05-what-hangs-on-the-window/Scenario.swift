import CourseKit

let scenario = Scenario("What hangs on the window", iOS: 5, 6, subjects: [8, 23]) { app in
  narrate(
    """
    An old app with two controllers and no root. Its delegate adds the view of each to the window: a \
    map, and a compass over the lower corner of the map. Both controllers allow every orientation, \
    with the method that was used for this up to iOS 5.
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
    explain: "Up to iOS 5 the first controller acts for the window. Later only a root does.",
    reasons: ["Both.": "A window turns one of its views, not all of them."]
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
      Only the map. Up to iOS 5 the first controller whose view was added acts for the window: UIKit asks \
      it, tells it and turns its view, as it does with a root view controller. The compass hears nothing. \
      Its view stays where it was in the window, at \(app.views["compass"].frame.corner), so to the user \
      it now lies on its side, in another corner.
      """)
  } else {
    narrate(
      """
      Neither. Without a root view controller UIKit has no controller to ask, so the application \
      decides alone, and it allows three orientations unless Info.plist says otherwise. The status bar \
      moves to another side. Both views stay upright in the window below it, and no controller is \
      told. On iOS 5 this app turned, and not a line of it has changed since.
      """)
  }
  narrate(
    """
    A window turns its root view controller's view, and none of its other subviews. So each window of \
    an app has one root view controller, and everything that should turn with the device must lie in \
    that controller's view.
    """)
}

extension Rectangle {
  /// The left upper corner, such as `(220, 380)`.
  var corner: String { "(\(Int(x)), \(Int(y)))" }
}
