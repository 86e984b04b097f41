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
    "What holds the window when say(_:) has returned? And what should let go of it, and when?",
    "Give AppDelegate a property for the window. say(_:) sets it, and shows the window without making "
      + "it the key window; read() hides the window and sets the property to nil.",
    "var notice: UIWindow?. In say(_:): notice?.isHidden = true, notice = UIWindow(…), its level and "
      + "root, and at last notice?.isHidden = false. In read(): notice?.isHidden = true, notice = nil.",
  ]
) {
  Check("the message is there to be read", points: 2) { app in
    try app.launch()
    try app.buttons["Save"].tap()
    try app.advance(by: Double(Int.random(in: 60...600, using: &app.random)))
    XCTAssertTrue(app.labels["Saved"].isVisible, "The user should see the message Saved.")
    XCTAssertTrue(isNoticeShown(app), "It should be in a window that is shown.")
    XCTAssertThrowsError(try app.buttons["Save"].tap(), "The message should lie over the document.")
    XCTAssertGreaterThanOrEqual(
      app.windows.last?.level ?? 0, 2000, "The message's window should keep the level of alerts.")
    XCTAssertEqual(
      app.windows.first?.frame, app.screen.bounds,
      "The document's window should fill the screen, as before.")

    let word = app.random.word()
    try app.launch()
    XCTAssertEqual(try app.perform("say", .string(word)), true)
    XCTAssertTrue(app.labels[word].isVisible, "The user should see the message \(word).")
  }
  .feedback(
    "The message goes away by itself, whether the user has read it or not. It should stay until OK is "
      + "tapped.",
    provenBy: "GoesByItself"
  ) { app in
    try app.launch()
    try app.perform("say", "again")
    let wasShown = isNoticeShown(app)
    try app.advance(by: 60)
    return wasShown && !isNoticeShown(app)
  }
  .feedback(
    "The window was shown, and was gone again when say(_:) returned: nothing holds it. Neither a constant inside the "
      + "method nor a weak property does. Put it into an ordinary property.",
    provenBy: "WeakProperty", alsoForStarter: true
  ) { app in
    try app.launch()
    try app.buttons["Save"].tap()
    return app.trace.contains(EventPattern(kind: .diagnosis, name: "windowReleased"))
  }

  Check("the document gets what the user types") { app in
    try saveAndCount(app)
    XCTAssertTrue(isNoticeShown(app), "A message should be on the screen.")
    XCTAssertEqual(
      app.keyWindow.rootController.className, document,
      "The document's window should still be the key window.")
    XCTAssertEqual(
      try app.perform("losses"), 0,
      "The document's window should have been the key window all the time.")
    try app.buttons["OK"].tap()
    XCTAssertEqual(
      try app.perform("losses"), 0,
      "It should still be the key window while the message is taken away.")

    try app.launch()
    try app.perform("countLosses")
    let words = app.random.words(2)
    for word in words { try app.perform("say", .string(word)) }
    XCTAssertTrue(app.labels[words[1]].exists, "The second message should be there.")
    XCTAssertEqual(
      try app.perform("losses"), 0, "It should still be the key window when another one comes.")
  }
  .feedback(
    "With the first message the document's window stays the key window, but with the next one it does "
      + "not: makeKeyAndVisible() does two things, and a message needs only the second.",
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
    "While the user reads the message, the document's window is the key window; but when OK is tapped, "
      + "the message's window becomes the key window for a moment before it goes. A window need not be "
      + "the key window to be hidden.",
    provenBy: "KeyWhenRead"
  ) { app in
    try saveAndCount(app)
    let shown = try app.perform("losses")
    try app.buttons["OK"].tap()
    return try shown == 0 && app.perform("losses") != 0
  }
  .feedback(
    "The message's window is the key window now: makeKeyAndVisible() does two things, and this window "
      + "needs only the second. isHidden = false shows a window without making it the key window.",
    provenBy: "TakesTheKey"
  ) { app in
    try saveAndCount(app)
    return isNoticeShown(app) && app.keyWindow.rootController.className == notice
  }
  .feedback(
    "The message's window becomes the key window, and then the document's window does again. In "
      + "between the document's window is told that it is not the key window, and the keyboard goes "
      + "away. isHidden = false shows a window without making it the key window.",
    provenBy: "TakesAndGivesBack"
  ) { app in
    try saveAndCount(app)
    return try isNoticeShown(app) && app.keyWindow.rootController.className == document
      && app.perform("losses") != 0
  }

  Check("it is gone when it has been read", points: 2) { app in
    try app.launch()
    try app.perform("switchAnimationsOff")
    var shown = ""
    let (window, root) = (app.keyWindow.name, app.root.name)
    for _ in 1...Int.random(in: 2...4, using: &app.random) {
      try app.buttons["Save"].tap()
      shown = app.controllers[notice].name
      try app.buttons["OK"].tap()
    }
    XCTAssertFalse(isNoticeShown(app), "No message should be on the screen.")
    XCTAssertEqual(app.windows.count, 1, "Only the document's window should be alive.")
    XCTAssertTraceContains(
      app.trace.of(object: shown), .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      message: "The controller should hear that it disappears.")
    XCTAssertEqual(
      app.keyWindow.name, window, "It should be the same window as before the message.")
    XCTAssertEqual(app.root.name, root, "It should be the same document as before the message.")
    XCTAssertNoThrow(try app.buttons["Save"].tap(), "The user should reach Save again.")
    XCTAssertFalse(
      app.callsByHand { for button in ["Save", "OK"] { try app.buttons[button].tap() } },
      "Only UIKit should call the message's viewWillDisappear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "The message hears from UIKit that it disappears, and your code tells it once more: it calls viewWillDisappear(_:) or "
      + "the like itself. A window that is hidden makes these calls: leave yours out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { for button in ["Save", "OK"] { try app.buttons[button].tap() } }
  }
  .feedback(
    "You let go of the window without hiding it, so its controller did not hear that it disappeared. "
      + "Hide the window first, and then set the property to nil.",
    provenBy: "OnlyLetGo"
  ) { app in
    try saveAndRead(app, times: 1)
    return app.windows.count == 1
      && !app.trace.of(subject: notice).contains(.viewWillDisappear)
  }
  .feedback(
    "A new document has replaced the first one, and what the user had written there is gone. The "
      + "document's window was there all the time, below the message: leave it as it is.",
    provenBy: "NewDocument"
  ) { app in
    try saveAndRead(app, times: 1)
    return app.windows.count == 1 && app.root.className == document && app.root.name != document
  }
  .feedback(
    "The window is hidden, but something still holds it: it stays in memory, with a message that has "
      + "been read, until the next one comes. Set the property to nil as well.",
    provenBy: "OnlyHidden"
  ) { app in
    try saveAndRead(app, times: 3)
    return app.windows.count == 2 && app.windows.contains { $0.isHidden }
  }
  .feedback(
    "The windows of all messages are still there, hidden: each window holds its root view controller, "
      + "the controller holds the closure, and the closure holds the window. Setting a property to nil "
      + "cannot end that. Hold the window in the delegate, and let the closure use [unowned self].",
    provenBy: "HoldsItself"
  ) { app in
    try saveAndRead(app, times: 3)
    return app.windows.count == 4
  }

  Check("a new message replaces the old one") { app in
    try app.launch()
    let words = app.random.words(2)
    try app.perform("say", .string(words[0]))
    let (before, shown) = (texts(app), app.controllers[notice].name)
    try app.perform("say", .string(words[1]))
    XCTAssertEqual(
      texts(app), before.map { $0 == words[0] ? words[1] : $0 },
      "The second message should be there in place of the first.")
    XCTAssertTraceContains(
      app.trace.of(object: shown), .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      message: "The first message's controller should hear that it disappears.")
    XCTAssertTrue(app.labels[words[1]].isVisible, "The user should see the second message.")
    XCTAssertEqual(
      app.windows.count, 2, "There should be the document's window and one for messages.")
    try app.buttons["OK"].tap()
    XCTAssertEqual(app.windows.count, 1, "Only the document's window should be alive.")
  }
  .feedback(
    "The second message lies over the first, and the user has to tap OK twice. Hold one window in one "
      + "property, and hide the old one before you put the new one in.",
    provenBy: "OneOverTheOther"
  ) { app in
    try app.launch()
    for _ in 1...2 { try app.perform("say", "again") }
    return app.windows.count { !$0.isHidden && $0.rootController.className == notice } == 2
  }
  .feedback(
    "The new window replaced the old one in the property, so the old one lost its last owner and was "
      + "gone, and its controller was not told. Hide the old window before you put the new one in.",
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
