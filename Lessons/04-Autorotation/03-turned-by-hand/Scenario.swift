import CourseKit

let scenario = Scenario("Turned by hand", iOS: 5, 6) { app in
  narrate(
    """
    The programme of a cinema. It is made for portrait, and the films that it shows are made for \
    landscape. Both controllers answer the old question and the new one. The device lies on a table, \
    upright, and nobody turns it.
    """)
  try app.launch()
  try predict("Show the film is tapped: it will fill the screen. Who is asked, and what turns?") {
    try app.buttons["Show the film"].tap()
  }
  if app.asksOldQuestion {
    narrate(
      """
      What is presented full screen is in front from then on, so it is asked, one orientation after \
      the other, until it says Yes. The interface turns before the film appears. The device has not \
      moved, and neither of the two hears of a rotation: there was none.
      """)
  } else {
    narrate(
      """
      The film is asked for its set, and, as there is more than one in it, for the one that it likes \
      best: preferredInterfaceOrientationForPresentation. The interface turns before the film appears, \
      though the device has not moved. A push or another tab could never do that.
      """)
  }
  try predict("Back to the programme is tapped.") {
    try app.buttons["Back to the programme"].tap()
  }
  narrate("The programme is in front again. It is asked in its turn, and stands upright as before.")
  try predict(
    "Turn by hand calls setStatusBarOrientation(_:animated:) for a landscape that the programme does "
      + "not support. What happens when it is tapped?"
  ) {
    try app.buttons["Turn by hand"].tap()
  }
  if app.asksOldQuestion {
    narrate(
      """
      Up to iOS 5 it does what it is told. Nobody is asked and no controller hears of a rotation, and \
      the status bar has gone to the other side. Many apps turned a screen in this way that did not \
      want to wait for the user.
      """)
  } else {
    narrate(
      """
      From iOS 6 on, nothing. The controller in front is asked for its set, and only if it is empty, \
      if it leaves the status bar to the app altogether, is the call obeyed. The old trick is gone, \
      without a word. Whoever needs another orientation presents a controller that supports it.
      """)
  }
}

extension XCUIApplication {
  /// Whether this version asks about one orientation after another.
  var asksOldQuestion: Bool { trace.contains { $0.name.hasPrefix("shouldAutorotate(to:") } }
}
