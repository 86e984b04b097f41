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
    A book. The user opens a chapter, turns two pages, and goes to the home screen. An app there is \
    suspended: it is in memory, and none of its code runs. \
    When memory runs short the system ends it, without a \
    word to the app. The user knows nothing of all that, taps the icon again, and expects to read on.
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
      "Up to iOS 5 a new launch begins at the beginning, unless the app has stored by itself where the user "
      + "was. Since iOS 6 UIKit can save that, and this app lets it.",
    reasons: [
      samePage: "On iOS 5 nothing was saved: all that the controllers knew was gone with the app.",
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
      The app makes all its screens anew, and the reader searches for the page. Look at the other \
      version: the code is the same.
      """)
  } else {
    narrate(
      """
      When the app went into the background UIKit asked its delegate whether to save the state. Then it \
      began at the root controller and went down: each controller with a restorationIdentifier encoded \
      what it needs to look the same again. A controller without one is left out, and so is all \
      that it holds. What it saves is not the screen and not the object, but a path of identifiers, \
      here stack/chapter, and a few values.
      """)
  }
  try app.pressHome()
  try app.kill()
  try predict(
    "The same once more: home, ended by the system, launched again. Which of these come, in which order?",
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
      chapter was not: its restoration class was asked to make one. A class that returns nil says \
      that there is nothing to come back to.
      """)
    narrate(
      """
      Save only what belongs to the screen: which chapter, which page, what is half written. What the app \
      knows, such as the text of the book, belongs in files of its own. And nothing that is secret: the \
      saved state is a file that stays on the device. When the user throws the app out of the app \
      switcher, or the app crashes while it launches, UIKit deletes that file: both times it is to \
      begin anew.
      """)
  }
}
