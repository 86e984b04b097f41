import CourseKit

let scenario = Scenario("Only the frontmost decides", iOS: 6, subjects: [29]) { app in
  narrate(
    """
    A list inside of a navigation controller. The list supports portrait and nothing else. Info.plist \
    allows the app portrait and both landscapes. From iOS 6 on a controller has two properties in \
    place of shouldAutorotate(to:): shouldAutorotate says whether it turns at all, and \
    supportedInterfaceOrientations is the set of orientations that it may turn to.
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
    set is allowed. The list was asked as well, and its answer was ignored. If the answer of a child \
    is to count, its container has to return it as its own.
    """)
  narrate(
    """
    A controller that is presented full screen is the frontmost while it is there. The \
    CeilingViewController is made for somebody who lies on the floor: it supports \
    portraitUpsideDown alone, which this app does not allow.
    """)
  predict("Show the ceiling is tapped.") {
    // The app does not survive it.
    try? app.buttons["Show the ceiling"].tap()
  }
  narrate(
    """
    What is presented full screen is asked before it appears. This controller says that it turns, and \
    there is no orientation that both it and the app support. For UIKit that is a mistake in the \
    program: it raises an exception, and the app is dead. What one screen needs the app has to allow, \
    in Info.plist or in the delegate's \
    application(_:supportedInterfaceOrientationsFor:).
    """)
}
