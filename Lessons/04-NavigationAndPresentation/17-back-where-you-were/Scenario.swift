import CourseKit

let contents = "The contents."
let firstPage = "The chapter, on page 1."
let samePage = "The chapter, on page 3."

/// What is on screen, in the words of the choices.
func seen(_ app: XCUIApplication) -> String {
  let texts = app.labels.filter(\.isVisible).compactMap(\.text)
  if texts.contains("The storm, page 3") { return samePage }
  return texts.contains("The storm, page 1") ? firstPage : contents
}

let scenario = Scenario("Back where you were", iOS: 5, 6, subjects: [36]) { app in
  narrate(
    """
    The app is a book. The user opens a chapter, turns two pages, and goes to the home screen. There \
    the app is suspended: it is in memory, but none of its code runs. When memory runs short the \
    system ends the app without telling it. The user knows nothing of this, taps the icon again, and \
    expects to read on.
    """)
  try app.launch()
  try app.buttons["The storm"].tap()
  for _ in 1...2 { try app.buttons["Turn the page"].tap() }
  try app.pressHome()
  try app.kill()
  try predict(
    "The system has ended the app in the background. The user taps its icon. What is on screen?",
    choices: [contents, firstPage, samePage],
    explain:
      "Up to iOS 5 a new launch begins at the beginning, unless the app itself has stored where the "
      + "user was. Since iOS 6 UIKit can save that, and this app allows it.",
    reasons: [
      samePage:
        "On iOS 5 nothing was saved: everything that the controllers knew was gone with the app.",
      firstPage: "The chapter encodes its page as well, and sets it again when it decodes.",
    ]
  ) {
    try app.relaunch()
  } outcome: { app in
    seen(app)
  }
  if app.trace.iOS < 6 {
    narrate(
      """
      The app makes all its screens again, and the reader has to search for the page. Look at the \
      other version: the code is the same.
      """)
  } else {
    narrate(
      """
      When the app went into the background UIKit asked its delegate whether to save the state. Then it \
      began at the root controller and went down: each controller with a restorationIdentifier encoded \
      what it needs to look the same again. A controller without one is left out, and so is everything \
      that it contains. UIKit does not save the screen or the object, but a path of identifiers, here \
      stack/chapter, and a few values.
      """)
  }
  try app.pressHome()
  try app.kill()
  try predict(
    "The same again: the user goes to the home screen, the system ends the app, and the app is "
      + "launched again. Which of these are called, in which order?",
    of: .events(
      .willFinishLaunching, .query("application(_:shouldRestoreApplicationState:)"),
      .callback("viewController(withRestorationIdentifierPath:coder:)"),
      .callback("decodeRestorableState", on: "ChapterViewController"), .didFinishLaunching,
      .callback("viewDidLoad", on: "ContentsViewController")),
    decoys: [
      "ChapterViewController encodeRestorableState", "AppDelegate applicationWillEnterForeground",
    ],
    explain: app.trace.iOS < 6
      ? "iOS 5 restores nothing: this is a launch like any other."
      : "The state is restored between will-finish and did-finish. A controller has to be there before it "
        + "can decode."
  ) {
    try app.relaunch()
  }
  if app.trace.iOS >= 6 {
    narrate(
      """
      All of it happens before did-finish. So the window and its root controller have to be there \
      earlier, in will-finish, which was new in iOS 6: an app that makes them in did-finish restores \
      nothing. The stack and the contents were there already, and UIKit found them by their path. The \
      chapter was not: its restoration class was asked to make one. If the class returns nil, this \
      says that there is nothing to come back to.
      """)
    narrate(
      """
      Save only what belongs to the screen: which chapter, which page, a text that is half written. \
      The app's data, such as the text of the book, belongs in files of its own. And save nothing \
      secret: the saved state is a file that stays on the device. When the user removes the app from \
      the app switcher, or the app crashes while it launches, UIKit deletes that file, so that the app \
      starts from the beginning.
      """)
  }
}
