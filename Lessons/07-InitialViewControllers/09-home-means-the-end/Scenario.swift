import CourseKit

let terminates = "applicationWillTerminate(_:)."
let stays = "applicationDidEnterBackground(_:)."
let both = "applicationDidEnterBackground(_:), then applicationWillTerminate(_:)."

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
  try predict(
    "The user presses the Home button. Which of these does the delegate hear?",
    choices: [terminates, stays, both],
    explain:
      "With that entry iOS 4 treats the app as iOS 3 treats every app: the Home button ends it.",
    reasons: [
      stays: "The entry asks to exit instead.",
      both: "An app that exits on the Home button never enters the background.",
    ]
  ) {
    try app.pressHome()
  } outcome: { app in
    let enters = app.trace.contains(.callback("applicationDidEnterBackground"))
    return app.trace.contains(.callback("applicationWillTerminate"))
      ? enters ? both : terminates : stays
  }
  narrate("The process is gone. The user taps the icon.")
  try app.activate()
  narrate(
    """
    This is a launch, which begins with the login.

    The app has opted out of the background. The price: it pays for a whole launch each time; it \
    cannot finish an upload, play music or do any other work after the user has left; and whatever is not \
    stored when applicationWillTerminate(_:) returns is lost. Almost every app does better to stay \
    and to decide for itself what it shows when it comes back.

    Apple's guide says that such an app never enters the background. On iOS 9 somebody saw \
    applicationDidEnterBackground(_:) called all the same, before applicationWillTerminate(_:). So do not \
    take the one as a sign that the other will not come. From iOS 13 on the entry is no longer supported.
    """)
}
