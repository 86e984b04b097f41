import CourseKit

let notice = "NoticeViewController"
let document = "DocumentViewController"

/// Whether some window is on screen whose root is a notice.
func isNoticeShown(_ app: XCUIApplication) -> Bool {
  app.windows.contains { !$0.isHidden && $0.rootController.className == notice }
}

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
    XCTAssertTrue(app.labels["Saved"].exists, "The word Saved should be on the screen.")
    XCTAssertTrue(isNoticeShown(app), "It should be in a window that is shown.")
    XCTAssertThrowsError(try app.buttons["Save"].tap(), "The word should lie over the document.")

    let word = app.random.word()
    try app.launch()
    XCTAssertEqual(try app.perform("say", .string(word)), true)
    XCTAssertTrue(app.labels[word].exists, "The word \(word) should be on the screen.")
  }

  Check("the document gets what the user types") { app in
    try app.launch()
    try app.buttons["Save"].tap()
    XCTAssertTrue(isNoticeShown(app), "A word should be on the screen.")
    XCTAssertEqual(
      app.keyWindow.rootController.className, document,
      "The document's window should still be the key window.")
  }
  .feedback(
    "The word has taken the keys along: makeKeyAndVisible() does two things, and this window needs only "
      + "the second. isHidden = false shows a window without making it the key window.",
    provenBy: "TakesTheKey"
  ) { app in
    isNoticeShown(app) && app.keyWindow.rootController.className == notice
  }

  Check("it is gone when it has been read", points: 2) { app in
    try app.launch()
    for _ in 1...Int.random(in: 1...3, using: &app.random) {
      try app.buttons["Save"].tap()
      try app.buttons["OK"].tap()
    }
    XCTAssertFalse(isNoticeShown(app), "No word should be on the screen.")
    XCTAssertEqual(app.windows.count, 1, "Only the document's window should be alive.")
    XCTAssertTraceContains(
      app.trace.of(subject: notice), .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      message: "The controller should hear that it leaves.")
    XCTAssertNoThrow(try app.buttons["Save"].tap(), "The user should reach Save again.")
  }
  .feedback(
    "The window is hidden, and somebody still holds it: it waits below, with a word that has been read, "
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
    for word in words { try app.perform("say", .string(word)) }
    XCTAssertFalse(app.labels[words[0]].exists, "The first word should be gone.")
    XCTAssertTrue(app.labels[words[1]].exists, "The second word should be on the screen.")
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
}

/// The app says that it has saved, and is told OK, again and again.
func saveAndRead(_ app: XCUIApplication, times: Int) throws {
  try app.launch()
  for _ in 1...times {
    try app.buttons["Save"].tap()
    try app.buttons["OK"].tap()
  }
}
