import CourseKit

let scenario = Scenario("The app that stays", iOS: 3, 4, subjects: [21]) { app in
  narrate(
    """
    The app begins with a login and then shows the account. It stores nothing: after each launch the \
    user has to log in. The user has logged in, leaves the app with the Home button, and comes back \
    with a tap on the icon.
    """)
  try app.launch()
  try app.buttons["Log in"].tap()
  try app.pressHome()
  try predict(
    "The user taps the icon. Which screen comes?",
    choices: [login, account, black],
    explain: "From iOS 4 on an app stays in memory when its user leaves. Before iOS 4 it ends.",
    reasons: [
      black: "Either the app is launched again, or it is still as it was. Both have a screen."
    ]
  ) {
    try app.activate()
  } outcome: {
    front($0)
  }
  let isOver = app.traces.count > 1
  if isOver {
    narrate(
      """
      On iOS 3 the Home button ends the app. The delegate hears \
      applicationWillTerminate(_:), and the tap on the icon is a launch like the first one.
      """)
  } else {
    narrate(
      """
      From iOS 4 on the Home button sends the app into the background. Its process stays in memory, \
      and so does everything in it: the window, the controllers, the views, and the name of the user \
      who is logged in. The tap on the icon brings it back as it was. did-finish is not called again, \
      because there was no launch; the controllers do not hear that they appear, because their views \
      have never left the window. The delegate hears applicationDidEnterBackground(_:) on the way out \
      and applicationWillEnterForeground(_:) on the way back.

      The user leaves again. This time the system needs the memory and ends the app while it is in the \
      background. The delegate is not told.
      """)
    try app.pressHome()
    try app.kill()
    try predict(
      "The user taps the icon again. Which screen comes now?", choices: [login, account, black],
      explain: "The process is gone, so this is a launch, and a launch begins with the login.",
      reasons: [account: "The session was in the memory of a process that is gone."]
    ) {
      try app.relaunch()
    } outcome: {
      front($0)
    }
    narrate(
      """
      The user cannot see from outside whether an app is launched or \
      comes back, so an app should not let its first screen depend on that by accident.
      """)
  }
  narrate(
    """
    The same app is launched again, but now it shows its login in applicationDidEnterBackground(_:).
    """)
  try app.launch(arguments: ["-asksAgain", "YES"])
  try app.buttons["Log in"].tap()
  try app.pressHome()
  try predict(
    "The user taps the icon. Which screen comes now?", choices: [login, account, black],
    explain:
      "On iOS 4 the login replaces the account while the app goes into the background. On iOS 3 the "
      + "app has ended, and a launch begins with the login anyway.",
    reasons: [account: "When the app goes into the background, the login replaces it."]
  ) {
    try app.activate()
  } outcome: {
    front($0)
  }
  if isOver {
    narrate("iOS 3 knows no background and never calls that method.")
  } else {
    narrate(
      """
      When that method has returned, iOS takes a picture of the app's screen. It shows the picture \
      while the app comes back, and from iOS 7 on in the app switcher. The account is not in it.
      """)
  }
}

/// The screen that the user sees.
func front(_ app: XCUIApplication) -> String {
  app.windows.isEmpty ? black : app.buttons["Log in"].exists ? login : account
}

let login = "The login."
let account = "The account."
let black = "None: the screen is black."
