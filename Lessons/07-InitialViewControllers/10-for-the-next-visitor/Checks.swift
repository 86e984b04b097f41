import CourseKit

let key = "UIApplicationExitsOnSuspend"

/// The versions that the museum's devices run, among others.
let versions: [IOSVersion] = [5, 8, 12]

/// A visitor begins and goes through some rooms.
func visit(_ app: XCUIApplication, rooms: Int) throws {
  try app.buttons["Begin"].tap()
  for _ in 1..<rooms { try app.buttons["Next room"].tap() }
}

/// The keys of the app's Info.plist.
func keys(_ app: XCUIApplication) throws -> [String] {
  try app.launch()
  guard case .array(let keys) = try app.perform("keys") else { return [] }
  return keys.compactMap { if case .string(let key) = $0 { key } else { nil } }
}

/// Whether the app is there and waits in the background after a press of the Home button.
func stays(_ app: XCUIApplication) throws -> Bool {
  try app.launch()
  try app.pressHome()
  return app.state == .background
}

/// Whether the app ends its own process after it has entered the background.
func endsByItself(_ app: XCUIApplication) throws -> Bool {
  try app.erase()
  try app.launch()
  try? app.pressHome()
  return app.state == .notRunning && app.trace.contains(.didEnterBackground)
}

/// Whether an app that ended by itself has counted its visitor.
func countsByItself(_ app: XCUIApplication) throws -> Bool {
  try app.launch()
  return app.labels["Visitors before you: 1"].exists
}

let exercise = Exercise(
  iOS: 9, subjects: [21],
  hints: [
    "The app of the last scenario does what this one should do. Type course show home-means-the-end: "
      + "its text names the entry that was added.",
    "The entry is exactly UIApplicationExitsOnSuspend. Apple's reference says that its value is a Boolean: "
      + "which of the three values in the task is the Boolean that says yes?",
    "In Info.plist, before </dict>: <key>UIApplicationExitsOnSuspend</key>, and in the next line <true/>.",
  ]
) {
  Check("the Home button ends the guide, and the delegate hears of it", points: 2) { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      try visit(app, rooms: Int.random(in: 1...4, using: &app.random))
      XCTAssertEqual(app.state, .active, "The guide should run until the visitor leaves.")
      try app.pressHome()
      XCTAssertEqual(app.state, .notRunning, "On iOS \(iOS) the Home button should end the guide.")
      XCTAssertTraceContains(
        app.trace, .willTerminate, message: "UIKit should call applicationWillTerminate(_:).")
    }
  }
  .feedback(
    "Info.plist cannot be read any more. Each <key> needs a value in the line below it, each tag that is opened has to "
      + "be closed, and the new lines belong before </dict>.",
    provenBy: "NotAPlist"
  ) { app in
    do { try app.launch() } catch { return "\(error)".contains("Info.plist") }
    return false
  }
  .feedback(
    "iOS does not know a key that is spelt like yours, and ignores it. The exact name is "
      + "UIApplicationExitsOnSuspend.",
    provenBy: "Misspelt"
  ) { app in
    try keys(app).contains {
      let letters = $0.lowercased()
      return $0 != key && letters.contains("exit") && letters.contains("suspend")
    }
  }
  .feedback(
    "“Application does not run in background” is what Xcode shows. The file has to contain the key "
      + "itself, UIApplicationExitsOnSuspend.",
    provenBy: "NameInXcode"
  ) { app in
    try keys(app).contains { $0.lowercased().contains("not run in background") }
  }
  .feedback(
    "The key is there, but its value is not the Boolean true. Write <true/>.",
    provenBy: "SaysNo"
  ) { app in
    try keys(app).contains(key) && stays(app)
  }
  .feedback(
    "The app goes into the background and ends itself there. So UIKit never calls "
      + "applicationWillTerminate(_:), and the visitor is not counted. Leave the code as it was, and "
      + "let Info.plist do it.",
    provenBy: "ExitsByHand"
  ) { app in
    try endsByItself(app) && !countsByItself(app)
  }
  .feedback(
    "The app goes into the background, counts and ends itself, all in its own code. UIKit does that "
      + "for an app that opts out. Leave the code as it was, and let Info.plist do it.",
    provenBy: "SavesAndExits"
  ) { app in
    try endsByItself(app) && countsByItself(app)
  }
  .feedback(
    "The next visitor is welcomed, but it is still the same run of the app, with everything that the "
      + "last visitor left in memory. The app should end.",
    provenBy: "WelcomesAgain"
  ) { app in
    try app.launch()
    try visit(app, rooms: 2)
    try app.pressHome()
    guard app.state == .background else { return false }
    try app.activate()
    return app.buttons["Begin"].isVisible
  }

  Check("nothing else in Info.plist has changed") { app in
    try app.launch(iOS: 6)
    XCTAssertEqual(try app.perform("name"), "Museum Guide", "The guide should keep its name.")
    XCTAssertEqual(
      app.root.view.frameOnScreen, app.screen.bounds,
      "There should be no status bar, as before: the guide uses the whole screen.")
  }
  .counts(with: "the Home button ends the guide, and the delegate hears of it")
  .feedback(
    "The entry CFBundleName is gone or has another value. Add one entry, and leave the others as they are.",
    provenBy: "Renamed"
  ) { app in
    try app.launch()
    return try app.perform("name") != "Museum Guide"
  }

  Check("each visitor is welcomed and counted") { app in
    try app.launch(iOS: 5)
    for before in 0...Int.random(in: 2...4, using: &app.random) {
      XCTAssertTrue(
        app.labels["Visitors before you: \(before)"].isVisible,
        "After \(before) visitors the next one should be welcomed with that number.")
      try visit(app, rooms: Int.random(in: 1...4, using: &app.random))
      try app.pressHome()
      try app.activate()
    }
  }

  Check("a phone call does not end the guide") { app in
    let rooms = Int.random(in: 2...5, using: &app.random)
    try app.launch(iOS: 12)
    try visit(app, rooms: rooms)
    try app.interrupt()
    XCTAssertEqual(app.state, .inactive, "During the call the guide should wait.")
    try app.endInterruption()
    XCTAssertTrue(
      app.labels["Room \(rooms)"].isVisible,
      "After the call the visitor should still be in room \(rooms).")
  }
  .feedback(
    "A phone call ends the guide: applicationWillResignActive(_:) is also called when something only "
      + "covers the app for a while.",
    provenBy: "ExitsWhenInactive"
  ) { app in
    try app.launch()
    try visit(app, rooms: 2)
    try? app.interrupt()
    return app.state == .notRunning
  }
  .counts(with: "the Home button ends the guide, and the delegate hears of it")
}
