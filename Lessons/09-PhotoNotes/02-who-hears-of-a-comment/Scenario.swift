import CourseKit

let none = "None of the three."
let all = "All three."
let onlyAll = "Hears all."
let onlyOwn = "Hears its own."
let both = "Hears all, and Hears its own."

/// What the three counters say.
func texts(_ app: XCUIApplication) -> [String] {
  ["Asks", "Hears all", "Hears its own"].map { name in
    app.labels.first { $0.text?.hasPrefix(name + ":") ?? false }?.text ?? ""
  }
}

/// Which of the counters say something else than before.
func changed(_ app: XCUIApplication, since before: [String]) -> String {
  switch zip(texts(app), before).map({ $0 != $1 }) {
  case [false, true, true]: both
  case [false, true, false]: onlyAll
  case [false, false, true]: onlyOwn
  case [false, false, false]: none
  default: all
  }
}

let scenario = Scenario("Who hears of a comment", iOS: 6, subjects: [37]) { app in
  narrate(
    """
    A model knows what the app is about, and nothing of screens. Here it is a class Photo with its comments. \
    When a comment is added the photo posts a notification: a message with a name, which reaches everybody who \
    has asked the NotificationCenter for messages of that name. Whoever posts it goes along as the \
    notification's object.

    Three controllers count the comments of the garden. The first asks the photo in viewWillAppear(_:). The \
    second listens to the notification, with object: nil, and the third with object: photo. The two listeners \
    show the photo that has posted.
    """)
  try app.launch()
  let first = texts(app)
  try predict(
    "“About the garden” is tapped: the garden gets a comment. Which counters say something else now?",
    choices: [none, all, onlyAll, onlyOwn, both],
    explain:
      "A comment is no event of a view. Nothing appears, so whoever only asks then is not told.",
    reasons: [
      all: "The first would ask if its view appeared. It is on screen all the time.",
      none: "The photo has posted, and two of them listen.",
    ]
  ) {
    try app.buttons["About the garden"].tap()
  } outcome: {
    changed($0, since: first)
  }
  let second = texts(app)
  try predict(
    "“About the sea” is tapped: another photo gets a comment. Which counters say something else now?",
    choices: [none, all, onlyAll, onlyOwn, both],
    explain:
      "With object: nil one hears of every photo. With object: photo one hears of that photo.",
    reasons: [
      onlyOwn: "Its own photo is the garden, and that is silent.",
      none: "Each photo posts the same name. A listener that names no photo hears of all of them.",
    ]
  ) {
    try app.buttons["About the sea"].tap()
  } outcome: {
    changed($0, since: second)
  }
  try app.showScreen("After two comments")
  narrate(
    """
    The first counter is stale, the second counts a photo that it was never given, and the third is right. \
    That is why the comments of this lesson listen to one photo: two places can show it at the same time, and \
    neither knows of the other. A listener has missed what was posted before it began to listen, so it also asks \
    once, when its view is loaded.
    """)
}
