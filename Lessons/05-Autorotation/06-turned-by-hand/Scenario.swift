import CourseKit

let obeyed = "The interface turns to landscape, although the programme supports only portrait."
let nothing = "Nothing: the interface stays in portrait, and no message says so."
let ended = "The app ends with an exception: the programme does not support landscape."

let turns = "The interface turns to landscape before the film appears; the device has not moved."
let waits = "The film appears upright, and turns when the user turns the device."
let refused = "Nothing: a film that does not fit the device cannot be presented."

let scenario = Scenario("Turned by hand", iOS: 5, 6, subjects: [28, 32]) { app in
  narrate(
    """
    This app shows the programme of a cinema. The programme is made for portrait, and the films that \
    it shows are made for landscape. Both controllers answer the old question and the new one. The \
    device lies on a table, upright, and nobody turns it.
    """)
  try app.launch()
  try predict(
    "“Show the film” is tapped: it will fill the screen. What does the user see?",
    choices: [turns, waits, refused],
    explain:
      "A controller that is presented full screen becomes the frontmost one, and UIKit asks it first.",
    reasons: [
      waits: "The film does not support portrait, so UIKit may not show it upright.",
      refused: "The frontmost controller decides, not the way in which the device is held.",
    ]
  ) {
    try app.buttons["Show the film"].tap()
  } outcome: { app in
    guard app.buttons["Back to the programme"].exists else { return refused }
    let film = app.root.presented.view.bounds
    return film.width > film.height ? turns : waits
  }
  if app.asksOldQuestion {
    narrate(
      """
      UIKit asks the film about one orientation after the other, until the answer is Yes, and turns \
      the interface before the film appears. Neither of the two controllers hears a callback about a \
      rotation.
      """)
  } else {
    narrate(
      """
      UIKit asks the film for its set and, because the set has more than one orientation, for the \
      preferred one: preferredInterfaceOrientationForPresentation. The interface turns before the film \
      appears. A push or a change of tabs never does that.
      """)
  }
  try app.buttons["Back to the programme"].tap()
  narrate(
    """
    “Back to the programme” is tapped. The programme is in front again, so UIKit asks it, and the \
    interface turns back to portrait.
    """)
  try predict(
    "“Turn by hand” calls setStatusBarOrientation(_:animated:) for a landscape that the programme "
      + "does not support. What happens when it is tapped?",
    choices: [obeyed, nothing, ended],
    explain:
      "The app's code wants one orientation, the frontmost controller another. Which of the two counts "
      + "changed with iOS 6.",
    reasons: [
      ended:
        "UIKit raises an exception for sets that have no orientation in common. This call passes no set."
    ]
  ) {
    try app.buttons["Turn by hand"].tap()
  } outcome: { app in
    guard app.state != .notRunning else { return ended }
    return app.root.view.bounds.width > app.root.view.bounds.height ? obeyed : nothing
  }
  if app.asksOldQuestion {
    narrate(
      """
      Here the interface turns with the status bar. UIKit asks no controller, no controller hears a \
      callback about a rotation, and the programme, which supports only portrait, is shown in \
      landscape: its view is \(size(app)) now. Apple promised only that the call turns the status bar. \
      On devices many apps had to force the rest of the interface to turn: they presented a controller \
      and dismissed it at once.
      """)
  } else {
    narrate(
      """
      From iOS 6 on nothing happens, and no message says so: the view of the programme is still \
      \(size(app)). UIKit asks the frontmost controller for its set, and the call works only if that \
      set is empty. An app that needs another orientation presents a controller that supports it.
      """)
  }
}

/// The size of the root view.
func size(_ app: XCUIApplication) -> String {
  let bounds = app.root.view.bounds
  return "\(Int(bounds.width)) points wide and \(Int(bounds.height)) high"
}

extension XCUIApplication {
  /// Whether this version asks about one orientation after another.
  var asksOldQuestion: Bool { trace.contains { $0.name.hasPrefix("shouldAutorotate(to:") } }
}
