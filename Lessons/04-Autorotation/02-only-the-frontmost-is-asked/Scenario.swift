import CourseKit

let scenario = Scenario("Only the frontmost is asked", iOS: 6) { app in
  narrate(
    """
    A list inside of a navigation controller. The list supports portrait and nothing else. Info.plist \
    allows the app portrait and both landscapes. Nothing here is called shouldAutorotate(to:) any \
    more: from iOS 6 on a controller says shouldAutorotate, whether it wants to turn at all, and \
    supportedInterfaceOrientations, whereto.
    """)
  try app.launch()
  try predict("The device is turned. Does the interface follow, against the list's will?") {
    try app.rotate(to: .landscapeLeft)
  }
  narrate(
    """
    It does. The frontmost controller decides alone: the root, or whatever is presented full screen \
    above it. Here that is the navigation controller, and it answers for itself, with the default of \
    every controller on an iPhone: all but upside down. What that has in common with the app's own \
    set is allowed. The list was asked as well, and its answer was ignored. A child that has a \
    right to speak must be lent a voice by its parent.
    """)
  narrate(
    """
    A controller that is presented full screen is the frontmost while it is there. The \
    CeilingViewController is made for somebody who lies on the floor: it supports \
    portraitUpsideDown alone, which this app does not allow.
    """)
  predict("Show the ceiling is tapped, and the device is turned once more.") {
    try? app.buttons["Show the ceiling"].tap()
    try? app.rotate(to: .portraitUpsideDown)
  }
  narrate(
    """
    The controller says that it wants to turn, and there is no orientation that both it and the app \
    support. For UIKit that is a mistake in the program, and it ends the app. Whatever one screen \
    needs, the app must allow: in Info.plist, or in the delegate's \
    application(_:supportedInterfaceOrientationsFor:).
    """)
}
