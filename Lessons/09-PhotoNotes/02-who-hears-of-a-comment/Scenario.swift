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
    A model holds the data of the app, and knows nothing about screens. Here it is a class Photo with \
    its comments. When a comment is added the photo posts a notification: a message with a name, which \
    reaches every object that has asked the NotificationCenter for messages of that name. The \
    notification's object is the photo that posted it.

    Three controllers count the comments of the garden. The first asks the photo in viewWillAppear(_:). The \
    second listens to the notification, with object: nil, and the third with object: photo. The two listeners \
    show the photo that has posted.
    """)
  try app.launch()
  let first = texts(app)
  try predict(
    "“About the garden” is tapped: the garden gets a comment. Which counters have changed now?",
    choices: [none, all, onlyAll, onlyOwn, both],
    explain:
      "A new comment makes no view appear. So a controller that asks only in viewWillAppear(_:) does "
      + "not learn of it.",
    reasons: [
      all: "The first asks only when its view appears. It is on screen all the time.",
      none: "The photo posted a notification, and two of them listen.",
    ]
  ) {
    try app.buttons["About the garden"].tap()
  } outcome: {
    changed($0, since: first)
  }
  let second = texts(app)
  try predict(
    "“About the sea” is tapped: another photo gets a comment. Which counters have changed now?",
    choices: [none, all, onlyAll, onlyOwn, both],
    explain:
      "With object: nil a listener hears of every photo, with object: photo only of that photo.",
    reasons: [
      onlyOwn: "Its own photo is the garden, which posts nothing now.",
      none:
        "All photos post under the same name. A listener that names no photo hears of all of them.",
    ]
  ) {
    try app.buttons["About the sea"].tap()
  } outcome: {
    changed($0, since: second)
  }
  try app.showScreen("After two comments")
  narrate(
    """
    The first counter is outdated, the second counts a photo that it was never given, and the third is \
    right. That is why the comments of this lesson listen to one photo: two places can show it at the \
    same time, and neither knows about the other. A listener has missed everything that was posted \
    before it began to listen, so it also asks once, when its view is loaded.
    """)
}
