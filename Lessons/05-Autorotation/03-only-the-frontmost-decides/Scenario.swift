import CourseKit

let follows = "It turns to landscape: the list is not asked, or its answer is ignored."
let stays = "It stays in portrait: the list, which the user looks at, supports nothing else."
let ends = "The app ends."
let upright = "It appears, the right way up: the app's own set comes first."
let pinned = "It stays in portrait: the delegate allows nothing else."
let still = "It stays in portrait: the torch does not follow the device."
let sideways = "The ticket appears in landscape, as it prefers."
let reversed = "It appears, upside down: the controller in front decides alone."

let scenario = Scenario("Only the frontmost decides", iOS: 6, subjects: [29]) { app in
  narrate(
    """
    The app has a list inside a navigation controller. The list supports portrait and nothing else. \
    Info.plist allows the app portrait and both landscapes, and so does the app's delegate.
    """)
  try app.launch()
  try predict(
    "The device is turned. What does the interface do?",
    choices: [follows, stays, ends],
    explain: "The user looks at the list. But the list is in a container.",
    reasons: [
      stays: "That was so up to iOS 5. From iOS 6 on a container answers for itself.",
      ends:
        "The app ends only if the controller in front and the app have no orientation in common.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    guard app.state != .notRunning else { return ends }
    return app.root.view.bounds.width > app.root.view.bounds.height ? follows : stays
  }
  narrate(
    """
    The interface turned. Only the frontmost controller decides: the root, or the controller that is \
    presented full screen above it. Here that is the navigation controller, and it answers for itself, \
    with the default of every controller: all but upside down on an iPhone, all four on an iPad. \
    Allowed is what this answer and the app's own set have in common. The list was asked as well, but \
    its answer was ignored: UIKit's own navigation controller does not pass it on.
    """)
  narrate(
    """
    A controller that is presented full screen is the frontmost while it is there. The \
    CeilingViewController is made for a user who lies on the floor: it supports only \
    portraitUpsideDown, which this app does not allow.
    """)
  try predict(
    "“Show the ceiling” is tapped. What happens?",
    choices: [reversed, upright, ends],
    explain: "The app allows three orientations, and the controller supports only the fourth.",
    reasons: [
      reversed: "A controller chooses from what the app allows. It cannot allow more.",
      upright: "UIKit does not choose an orientation that the controller does not support.",
    ]
  ) {
    // The app does not survive it.
    try? app.buttons["Show the ceiling"].tap()
  } outcome: { app in
    guard app.state != .notRunning else { return ends }
    return app.trace.contains(.callback("didRotate")) ? reversed : upright
  }
  narrate(
    """
    A controller that is presented full screen is asked before it appears. This controller says that \
    it turns, but there is no orientation that both it and the app support. For UIKit that is a \
    mistake in the program: it raises an exception, which ends the app. The app has to allow every \
    orientation that one of its screens needs.
    """)
  narrate(
    """
    The app's own set comes from Info.plist, or from a method of the delegate, which is asked for each \
    window: application(_:supportedInterfaceOrientationsFor:). Apple says that its answer replaces the \
    list. A published test on iOS 6 found that the list still counted. So the list should contain \
    everything that the method may return.

    Now the app is launched again, and its delegate allows only portrait.
    """)
  try app.launch(arguments: ["-isPinned", "YES"])
  try predict(
    "The device is turned. The navigation controller still supports the landscapes, and Info.plist still "
      + "lists them. What does the interface do?",
    choices: [follows, pinned, ends],
    explain: "UIKit asks the delegate for the app's own set.",
    reasons: [
      follows: "A controller chooses from what the app allows. The delegate speaks for the app.",
      ends: "The controller and the app have portrait in common.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    guard app.state != .notRunning else { return ends }
    return app.root.view.bounds.width > app.root.view.bounds.height ? follows : pinned
  }
  narrate(
    """
    The interface stays, whatever Info.plist lists. Next comes a launch without the argument, and a \
    TorchViewController is presented. It supports everything that the app allows, but its shouldAutorotate \
    is false.
    """)
  try app.rotate(to: .portrait)
  try app.launch()
  try app.buttons["Show the torch"].tap()
  try predict(
    "The device is turned while the torch is on. What does the interface do?",
    choices: [follows, still, ends],
    explain: "UIKit asks shouldAutorotate first.",
    reasons: [
      follows: "The landscapes are in both sets. But UIKit asks another question first.",
      ends: "Every controller may refuse to turn.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    guard app.state != .notRunning else { return ends }
    return app.trace.contains(.callback("didRotate")) ? follows : still
  }
  narrate(
    """
    It stays as it is. While shouldAutorotate is false, the interface does not follow the device.

    A controller that is presented full screen may also say in which orientation it would like to begin: \
    preferredInterfaceOrientationForPresentation. The TicketViewController supports portrait and \
    landscapeRight, and prefers landscapeLeft.
    """)
  try app.rotate(to: .portrait)
  try app.launch()
  try predict(
    "“Show the ticket” is tapped. What happens?",
    choices: [sideways, upright, ends],
    explain: "The preferred orientation is not among those that the controller itself supports.",
    reasons: [
      sideways: "The controller's own mask forbids the preferred orientation.",
      upright: "UIKit does not replace the preferred orientation with another one.",
    ]
  ) {
    // The app does not survive this either.
    try? app.buttons["Show the ticket"].tap()
  } outcome: { app in
    guard app.state != .notRunning else { return ends }
    return app.trace.contains(.callback("didRotate")) ? sideways : upright
  }
  narrate(
    """
    The exception says it: “preferredInterfaceOrientationForPresentation must return a supported interface \
    orientation!” The preferred orientation has to be one of those in the controller's own mask.
    """)
}
