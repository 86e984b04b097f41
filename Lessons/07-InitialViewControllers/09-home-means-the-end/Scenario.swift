import CourseKit

let terminates = "applicationWillTerminate(_:)."
let stays = "applicationDidEnterBackground(_:)."
let both = "applicationDidEnterBackground(_:), then applicationWillTerminate(_:)."

let scenario = Scenario("Home means the end", iOS: 4, subjects: [21]) { app in
  narrate(
    """
    The app of the last scenario, without the method that shows the login again. One entry was added \
    to its Info.plist: `UIApplicationExitsOnSuspend` is true. A suspended app stays in memory without \
    running; this app asks to exit instead.
    """)
  try app.launch()
  try app.buttons["Log in"].tap()
  try app.interrupt()
  try app.endInterruption()
  narrate(
    """
    A phone call covered the app and is over. That does not end the app: it was inactive and is active again.
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

    The app has opted out of the background. This has a price: the app needs a whole launch each time; \
    it cannot finish an upload, play music or do any other work after the user has left; and \
    everything that is not stored when applicationWillTerminate(_:) returns is lost. For almost every \
    app it is better to stay in memory and to decide what to show when it comes back.

    Apple's guide says that such an app never enters the background. But a published log from iOS 9 \
    shows applicationDidEnterBackground(_:) before applicationWillTerminate(_:). So if the first is \
    called, the second may still come. From iOS 13 on the entry is no longer supported.
    """)
}
