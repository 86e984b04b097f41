import CourseKit

let follows = "It turns to landscape: the list is not asked for its opinion, or not heard."
let stays = "It stays in portrait: the list, which the user looks at, supports nothing else."
let ends = "The app ends."
let upright = "It appears, the right way up: the app's own set comes first."
let pinned = "It stays in portrait: the delegate allows nothing else."
let still = "It stays in portrait: the torch does not follow the device."
let sideways = "The ticket appears in landscape, as it wished."
let reversed = "It appears, upside down: the controller in front decides alone."

let scenario = Scenario("Only the frontmost decides", iOS: 6, subjects: [29]) { app in
  narrate(
    """
    A list inside of a navigation controller. The list supports portrait and nothing else. Info.plist \
    allows the app portrait and both landscapes, and so does the app's delegate.
    """)
  try app.launch()
  try predict(
    "The device is turned. What does the interface do?",
    choices: [follows, stays, ends],
    explain: "The user looks at the list. But the list lies in a container.",
    reasons: [
      stays: "Up to iOS 5 it would be so. From iOS 6 on a container answers for itself.",
      ends: "The app ends only where the controller in front and the app have no orientation in "
        + "common.",
    ]
  ) {
    try app.rotate(to: .landscapeLeft)
  } outcome: { app in
    guard app.state != .notRunning else { return ends }
    return app.root.view.bounds.width > app.root.view.bounds.height ? follows : stays
  }
  narrate(
    """
    The interface turned. Only the frontmost controller decides, the one in front: the root, or whatever \
    is presented full screen above it. Here that is the navigation controller, and it answers for itself, \
    with the default of every controller: all but upside down on an iPhone, all four on an iPad. It chooses \
    within the app's own set: what both have in common is allowed. The list was asked as well, and its \
    answer was ignored: UIKit's own navigation controller does not pass it on.
    """)
  narrate(
    """
    A controller that is presented full screen is the frontmost while it is there. The \
    CeilingViewController is made for somebody who lies on the floor: it supports \
    portraitUpsideDown alone, which this app does not allow.
    """)
  try predict(
    "“Show the ceiling” is tapped. What happens?",
    choices: [reversed, upright, ends],
    explain: "The app allows three orientations, the controller supports the fourth.",
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
    What is presented full screen is asked before it appears. This controller says that it turns, and \
    there is no orientation that both it and the app support. For UIKit that is a mistake in the \
    program: it raises an exception, which ends the app. The app has to allow all that one of its screens \
    needs.
    """)
  narrate(
    """
    The app's own set comes from Info.plist, or from a method of the delegate, which is asked for each \
    window: application(_:supportedInterfaceOrientationsFor:). Apple says that its answer takes the place of \
    the list. Somebody who tried it on iOS 6 found that the list still counted. So allow in the list all that \
    the method may answer.

    Now the app is launched once more, and its delegate allows portrait alone.
    """)
  try app.launch(arguments: ["-isPinned", "YES"])
  try predict(
    "The device is turned. The navigation controller still supports the landscapes, and Info.plist still "
      + "lists them. What does the interface do?",
    choices: [follows, pinned, ends],
    explain: "The delegate is asked for the app's own set.",
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
      follows: "The landscapes are in both sets. But one question comes before the sets.",
      ends: "Not to turn is a right of every controller.",
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
    explain: "The wish is not among the orientations that the controller itself supports.",
    reasons: [
      sideways: "A wish cannot be granted that the controller's own mask forbids.",
      upright: "UIKit does not correct the wish.",
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
    orientation!” The wish has to be one of the orientations in the controller's own mask.
    """)
}
