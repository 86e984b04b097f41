import CourseKit

let notice = "NoticeViewController"
let document = "DocumentViewController"

/// Whether some window is on screen whose root is a notice.
func isNoticeShown(_ app: XCUIApplication) -> Bool {
  app.windows.contains { !$0.isHidden && $0.rootController.className == notice }
}

/// All that is written in windows, from back to front.
func texts(_ app: XCUIApplication) -> [String] { app.views.compactMap(\.text) }

let exercise = Exercise(
  iOS: 6,
  hints: [
    "Who holds the window when say(_:) has returned? And who should let go of it, and when?",
    "Give AppDelegate a property for it. say(_:) fills it, and shows the window without making it the key "
      + "window; read() hides the window and empties the property.",
    "var notice: UIWindow?. In say(_:): notice?.isHidden = true, notice = UIWindow(…), its level and "
      + "root, and at last notice?.isHidden = false. In read(): notice?.isHidden = true, notice = nil.",
  ]
) {
  Check("the word is there to be read", points: 2) { app in
    try app.launch()
    try app.buttons["Save"].tap()
    try app.advance(by: Double(Int.random(in: 60...600, using: &app.random)))
    XCTAssertTrue(app.labels["Saved"].isVisible, "The user should see the word Saved.")
    XCTAssertTrue(isNoticeShown(app), "It should be in a window that is shown.")
    XCTAssertThrowsError(try app.buttons["Save"].tap(), "The word should lie over the document.")
    XCTAssertGreaterThanOrEqual(
      app.windows.last?.level ?? 0, 2000, "The word's window should keep the level of alerts.")
    XCTAssertEqual(
      app.windows.first?.frame, app.screen.bounds,
      "The document's window should fill the screen, as before.")

    let word = app.random.word()
    try app.launch()
    XCTAssertEqual(try app.perform("say", .string(word)), true)
    XCTAssertTrue(app.labels[word].isVisible, "The user should see the word \(word).")
  }
  .feedback(
    "The word goes by itself, whether the user has read it or not. It should stay until OK is tapped.",
    provenBy: "GoesByItself"
  ) { app in
    try app.launch()
    try app.perform("say", "again")
    let wasShown = isNoticeShown(app)
    try app.advance(by: 60)
    return wasShown && !isNoticeShown(app)
  }

  Check("the document gets what the user types") { app in
    try saveAndCount(app)
    XCTAssertTrue(isNoticeShown(app), "A word should be on the screen.")
    XCTAssertEqual(
      app.keyWindow.rootController.className, document,
      "The document's window should still be the key window.")
    XCTAssertEqual(
      try app.perform("losses"), 0, "The document's window should have been it all the time.")
    try app.buttons["OK"].tap()
    XCTAssertEqual(
      try app.perform("losses"), 0, "It should still be it while the word is taken away.")

    try app.launch()
    try app.perform("countLosses")
    let words = app.random.words(2)
    for word in words { try app.perform("say", .string(word)) }
    XCTAssertTrue(app.labels[words[1]].exists, "The second word should be there.")
    XCTAssertEqual(
      try app.perform("losses"), 0, "It should still be it when another word takes the place.")
  }
  .feedback(
    "The first word leaves the document's window the key window, and the next one does not: "
      + "makeKeyAndVisible() does two things, and no word needs the first.",
    provenBy: "KeyWithTheSecondWord"
  ) { app in
    try app.launch()
    try app.perform("countLosses")
    try app.perform("say", "once")
    let first = try app.perform("losses")
    try app.perform("say", "again")
    return try first == 0 && app.perform("losses") != 0
  }
  .feedback(
    "While the word is read, the document's window is the key window; when OK is tapped, the word's becomes "
      + "it for the moment before it goes. A window need not be the key window to be hidden.",
    provenBy: "KeyWhenRead"
  ) { app in
    try saveAndCount(app)
    let shown = try app.perform("losses")
    try app.buttons["OK"].tap()
    return try shown == 0 && app.perform("losses") != 0
  }
  .feedback(
    "The word's window is the key window now: makeKeyAndVisible() does two things, and this window needs only "
      + "the second. isHidden = false shows a window without making it the key window.",
    provenBy: "TakesTheKey"
  ) { app in
    try saveAndCount(app)
    return isNoticeShown(app) && app.keyWindow.rootController.className == notice
  }
  .feedback(
    "The word's window becomes the key window, and then the document's is it again. In between the document is "
      + "told that it is not, and the keyboard goes away. isHidden = false shows a window without making it the key window.",
    provenBy: "TakesAndGivesBack"
  ) { app in
    try saveAndCount(app)
    return try isNoticeShown(app) && app.keyWindow.rootController.className == document
      && app.perform("losses") != 0
  }

  Check("it is gone when it has been read", points: 2) { app in
    try app.launch()
    var shown = ""
    let (window, root) = (app.keyWindow.name, app.root.name)
    for _ in 1...Int.random(in: 2...4, using: &app.random) {
      try app.buttons["Save"].tap()
      shown = app.controllers[notice].name
      try app.buttons["OK"].tap()
    }
    XCTAssertFalse(isNoticeShown(app), "No word should be on the screen.")
    XCTAssertEqual(app.windows.count, 1, "Only the document's window should be alive.")
    XCTAssertTraceContains(
      app.trace.of(object: shown), .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      message: "The controller should hear that it leaves.")
    XCTAssertEqual(app.keyWindow.name, window, "It should be the same window as before the word.")
    XCTAssertEqual(app.root.name, root, "It should be the same document as before the word.")
    XCTAssertNoThrow(try app.buttons["Save"].tap(), "The user should reach Save again.")
  }
  .feedback(
    "The window is let go of and was never hidden, so its controller did not hear that it left. Hide it "
      + "first, and empty the property then.",
    provenBy: "OnlyLetGo"
  ) { app in
    try saveAndRead(app, times: 1)
    return app.windows.count == 1
      && !app.trace.of(subject: notice).contains(.viewWillDisappear)
  }
  .feedback(
    "A new document has taken the place of the first one, and what the user had written there is gone. The "
      + "document's window was there all the time, below the word: leave it as it is.",
    provenBy: "NewDocument"
  ) { app in
    try saveAndRead(app, times: 1)
    return app.windows.count == 1 && app.root.className == document && app.root.name != document
  }
  .feedback(
    "The window is hidden, and something still holds it: it waits below, with a word that has been read, "
      + "until the next one comes. Empty the property as well.",
    provenBy: "OnlyHidden"
  ) { app in
    try saveAndRead(app, times: 3)
    return app.windows.count == 2 && app.windows.contains { $0.isHidden }
  }
  .feedback(
    "Every word that was ever said is still there, hidden: its window holds the root view controller, "
      + "that holds the closure, and the closure holds the window. No property of yours can end that. "
      + "Hold the window in the delegate, and let the closure use [unowned self].",
    provenBy: "HoldsItself"
  ) { app in
    try saveAndRead(app, times: 3)
    return app.windows.count == 4
  }

  Check("a new word takes the place of the old one") { app in
    try app.launch()
    let words = app.random.words(2)
    try app.perform("say", .string(words[0]))
    let (before, shown) = (texts(app), app.controllers[notice].name)
    try app.perform("say", .string(words[1]))
    XCTAssertEqual(
      texts(app), before.map { $0 == words[0] ? words[1] : $0 },
      "The second word should be there in place of the first.")
    XCTAssertTraceContains(
      app.trace.of(object: shown), .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      message: "The first word's controller should hear that it leaves.")
    XCTAssertTrue(app.labels[words[1]].isVisible, "The user should see the second word.")
    XCTAssertEqual(app.windows.count, 2, "There should be the document's window and one for words.")
    try app.buttons["OK"].tap()
    XCTAssertEqual(app.windows.count, 1, "Only the document's window should be alive.")
  }
  .feedback(
    "The second word lies over the first, and the user has to tap OK twice. Hold one window in one "
      + "property, and hide the old one before you put the new one in.",
    provenBy: "OneOverTheOther"
  ) { app in
    try app.launch()
    for _ in 1...2 { try app.perform("say", "again") }
    return app.windows.count { !$0.isHidden && $0.rootController.className == notice } == 2
  }
  .feedback(
    "The new window took the place of the old one in the property, and with its last owner the old one was "
      + "gone: nobody told its controller. Hide the old one before you put the new one in.",
    provenBy: "ReplacedUnhidden"
  ) { app in
    try app.launch()
    for word in ["once", "again"] { try app.perform("say", .string(word)) }
    return app.windows.count == 2 && app.labels["again"].exists
      && !app.trace.of(subject: notice).contains(.viewWillDisappear)
  }
}

/// The app says that it has saved, while it is counted how often a window ceases to be the key window.
func saveAndCount(_ app: XCUIApplication) throws {
  try app.launch()
  try app.perform("countLosses")
  try app.buttons["Save"].tap()
}

/// The app says that it has saved, and is told OK, again and again.
func saveAndRead(_ app: XCUIApplication, times: Int) throws {
  try app.launch()
  for _ in 1...times {
    try app.buttons["Save"].tap()
    try app.buttons["OK"].tap()
  }
}
