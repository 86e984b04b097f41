import CourseKit

let home = "Home."
let welcome = "The welcome, over home."
let ended = "None: the app ends with an exception."

let news = "The news."
let weather = "The weather."
let both = "The weather, over the news."

let scenario = Scenario("Nothing happens", iOS: 9, subjects: [24]) { app in
  narrate(
    """
    HomeViewController is the root of the window. In its viewDidLoad() it presents a \
    WelcomeViewController.
    """)
  try predict(
    "The app is launched. Which screen does the user see?", choices: [home, welcome, ended],
    explain:
      "A presented controller is shown in the window of the presenter's view. In viewDidLoad() that "
      + "view is in no window yet, so UIKit refuses.",
    reasons: [
      ended: "UIKit writes a warning to the console, and the app goes on.",
      welcome: "UIKit does not keep a refused presentation for later.",
    ]
  ) {
    try? app.launch()
  } outcome: { app in
    guard app.state != .notRunning else { return ended }
    return app.root.presented.exists ? welcome : home
  }
  narrate(
    """
    UIKit loads the view first, and then puts it into the window. The warning says that the view is \
    not in the window hierarchy: the tree of views below the window. Nothing else happened, and the \
    completion, the closure that was passed to present, did not run. In viewDidAppear(_:) the view is \
    in the window.
    """)
  try predict(
    "“News and weather” is tapped. Home presents the news, and in the next line it presents the "
      + "weather. Which screen is in front half a second later?",
    choices: [news, weather, both],
    explain:
      "A controller presents one controller at a time. UIKit refuses the second call and does not keep it.",
    reasons: [
      weather: "The second call does not replace what the first one presents.",
      both: "That needs another presenter: Home presents the news already.",
    ]
  ) {
    try app.buttons["News and weather"].tap()
  } outcome: { app in
    let front = app.root.presented
    if front.presented.exists { return both }
    return front.className == "NewsViewController" ? news : weather
  }
  narrate(
    """
    To show the weather over the news, let the news present it as soon as the news is on screen: in \
    the completion, for example.
    """)
}
