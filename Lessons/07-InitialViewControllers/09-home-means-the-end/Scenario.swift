import CourseKit

let scenario = Scenario("Home means the end", iOS: 4, subjects: [21]) { app in
  narrate(
    """
    The app of the last scenario, without the method that shows the login again. One entry was added \
    to its Info.plist: `UIApplicationExitsOnSuspend` is true. To suspend an app is to let it stay in \
    memory without running; this app asks to exit instead.
    """)
  try app.launch()
  try app.buttons["Log in"].tap()
  try app.interrupt()
  try app.endInterruption()
  narrate(
    """
    A phone call has covered the app and is over. That is no reason to end: the app was inactive and \
    is active again.
    """)
  try predict("The user presses the Home button. What does the delegate hear?") {
    try app.pressHome()
  }
  narrate(
    """
    applicationWillTerminate(_:), and then the process is gone. It does not hear \
    applicationDidEnterBackground(_:): with that entry iOS 4 treats the app as iOS 3 treats every app.
    """)
  try app.activate()
  narrate(
    """
    And the tap on the icon is a launch, which begins with the login.

    The app has opted out of the background. The price: it pays for a whole launch each time; it \
    cannot finish an upload, play music or do any other work after the user has left; and whatever is not \
    stored when applicationWillTerminate(_:) returns is lost. Almost every app does better to stay \
    and to decide for itself what it shows when it comes back.
    """)
}
