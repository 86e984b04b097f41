import CourseKit

let exercise = Exercise(
  iOS: 6,
  starterFailsAt: "the lock is gone after unlocking",
  hints: [
    "Three things: take the window from the screen, make the other one key, let go of the window.",
    "lock?.isHidden = true, then lock = nil, then a call to window that makes it key.",
    "The last call is window?.makeKey(): the document's window is visible already.",
  ]
) {
  Check("the lock lies over the document at first") { app in
    try app.launch()
    XCTAssertEqual(app.windows.count, 2, "There should be two windows.")
    XCTAssertThrowsError(try app.buttons["Save"].tap(), "Nobody should reach Save yet.")
  }

  Check("the lock is gone after unlocking", points: 2) { app in
    try app.launch()
    try app.buttons["Unlock"].tap()
    XCTAssertEqual(app.windows.count, 1, "Only the document's window should be alive.")
    XCTAssertTrace(
      app.trace.of(subject: "LockViewController"),
      [.viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      "The lock's controller should hear that it leaves.")
  }
  .feedback(
    "Now the document covers the lock, but the lock is still there below it, with a controller that "
      + "believes to be on screen. Hide the lock's window and let go of it.",
    provenBy: "LevelLowered"
  ) { app in
    app.windows.count == 2 && app.trace.contains(.call("makeKeyAndVisible()", on: "UIWindow"))
      && app.keyWindow.rootController.className == "DocumentViewController"
  }

  Check("the document is in front and gets what the user types") { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)))
    try app.buttons["Unlock"].tap()
    XCTAssertEqual(
      app.keyWindow.rootController.className, "DocumentViewController",
      "The document's window should be the key window again.")
    XCTAssertNoThrow(try app.buttons["Save"].tap(), "The user should reach Save again.")
  }
  .feedback(
    "The lock is gone, and no window is the key window any more: hiding a window does not pass that "
      + "on. Say window?.makeKey().",
    provenBy: "KeyForgotten"
  ) { app in
    app.windows.count == 1 && !app.windows[0].isKey
  }
}
