import CourseKit

let ada = "Hello, Ada"
let stranger = "Hello, stranger"

/// What the News tab says at the top.
func greeting(_ app: XCUIApplication) -> String {
  app.labels.compactMap(\.text).first { $0.hasPrefix("Hello") } ?? "nothing"
}

let scenario = Scenario("Who is logged in", iOS: 6, subjects: [19]) { app in
  narrate(
    """
    Several screens ask the same question: which user is logged in? Here a small class answers it. A \
    `Session` keeps the user's name, or nil. It is not a view controller and shows nothing.

    The app has two tabs. Account logs the user in; News greets the user by name, each time its view \
    is about to appear. In this first launch each of them has made a session of its own.
    """)
  try app.launch()
  try app.tapTab("Account")
  try app.buttons["Log in as Ada"].tap()
  try predict(
    "The user has logged in as Ada on Account and goes to News. What does News say?",
    choices: [ada, stranger],
    explain: "Account wrote the name into its own session, and News reads another one."
  ) {
    try app.tapTab("News")
  } outcome: {
    greeting($0)
  }
  narrate(
    """
    If two objects store the same fact, they will differ sooner or later.

    In the next launch both controllers get the same object, `Session.shared`. A class that keeps \
    its one shared object in a static constant is called a singleton.
    """)
  try app.launch(arguments: ["-sharesSession", "YES"])
  try app.tapTab("Account")
  try app.buttons["Log in as Ada"].tap()
  try app.tapTab("News")
  narrate(
    """
    News says “\(greeting(app))”. Both tabs were given the session and did not have to know about each \
    other. It makes no difference to them whether it is a singleton: it only matters that there is \
    just one session.

    Now the user leaves the app, and while the app is in the background the system ends it, because it \
    needs the memory. Then the user taps the icon again.
    """)
  try app.pressHome()
  try app.kill()
  try predict(
    "The app comes up with News in front. What does News say now?", choices: [ada, stranger],
    explain: "The session was an object in the memory of the old process, and that memory is gone."
  ) {
    try app.launch(arguments: ["-sharesSession", "YES"])
  } outcome: {
    greeting($0)
  }
  narrate(
    """
    An app whose user should stay logged in must store the fact, for example in `UserDefaults`. An \
    app whose user should log in after each launch is right as it is.
    """)
}
