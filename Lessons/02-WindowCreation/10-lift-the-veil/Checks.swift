import CourseKit

let document = "DocumentViewController"

/// A window is hidden.
let hiding = EventPattern(kind: .call, name: "isHidden", arguments: ["true"])

/// The names of the view and of all that lies in it.
func names(_ view: ViewElement) -> [String] { [view.name] + view.subviews.flatMap(names) }

/// Starts the app on some phone or iPad that ran the version.
func launch(_ app: XCUIApplication, iOS: IOSVersion) throws {
  let devices: [(String, ClosedRange<Int>)] = [
    ("iPhone 4S", 6...9), ("iPhone 6", 8...12), ("iPad 2", 6...9), ("iPad Air", 7...12),
  ]
  let fitting = devices.filter {
    iOS >= IOSVersion($0.1.lowerBound) && iOS <= IOSVersion($0.1.upperBound)
  }
  try app.launch(iOS: iOS, device: fitting.randomElement(using: &app.random)?.0)
}

let exercise = Exercise(
  iOS: 6,
  hints: [
    "There are three steps: take the lock's window off the screen, make sure that the other window is "
      + "the key window, let go of the lock's window. What does each step need?",
    "You take a window off the screen by hiding it, and you let go of it by setting the property that "
      + "holds it to nil. Which of the two does the controller hear of?",
    "lock?.isHidden = true, then lock = nil, then window?.makeKey(): the document's window is visible "
      + "already.",
  ]
) {
  Check("the lock is gone after unlocking", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try app.buttons["Unlock"].tap() },
      "Only UIKit should call the lock's viewWillDisappear(_:) and the like.")
    XCTAssertCallsSuper(app)
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try launch(app, iOS: iOS)
      let controller = app.controllers["LockViewController"].name
      let lock = app.controllers["LockViewController"].view.name
      let window = app.windows.first { $0.subviews.contains { $0.name == lock } }?.name ?? ""
      let documentViews = names(app.windows[0].view)
      XCTAssertEqual(
        app.windows.map(\.frame), [app.screen.bounds, app.screen.bounds],
        "Document and lock should fill the screen, as before.")
      if iOS > 6 { try app.perform("switchAnimationsOff") }
      try app.buttons["Unlock"].tap()
      XCTAssertTrace(
        app.trace.of(object: controller),
        [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
        "The lock's controller should hear that it disappears.")
      XCTAssertTraceContains(
        app.trace.of(object: window), hiding, message: "The lock's window should be hidden.")
      XCTAssertEqual(app.windows.count, 1, "Only the document's window should be alive.")
      XCTAssertEqual(
        names(app.windows[0].view), documentViews,
        "The document's window should hold what it held before, and nothing of the lock.")
      XCTAssertTraceLacks(
        app.trace.of(subject: document), .viewWillDisappear,
        message: "The document should stay where it is.")
    }
  }
  .feedback(
    "Your code hides the document's window as well and shows it again, so the document disappears and appears "
      + "although nothing happens to it. It is visible already: makeKey() is enough.",
    provenBy: "DocumentHidden"
  ) { app in
    app.windows.count == 1 && app.root.trace.contains(.viewWillDisappear)
  }
  .feedback(
    "Now the document covers the lock, but the lock is still there below it, and its controller "
      + "believes that it is on screen. Hide the lock's window and let go of it.",
    provenBy: "LevelLowered"
  ) { app in
    app.windows.count == 2 && app.windows.allSatisfy { !$0.isHidden }
      && app.windows[1].rootController.className == document
  }
  .feedback(
    "The document's window is the key window, but the lock's window is still shown, and at its level it lies in "
      + "front. Hide it, and let go of it.",
    provenBy: "OnlyTheKey"
  ) { app in
    app.windows.count == 2 && app.windows.allSatisfy { !$0.isHidden }
      && app.windows[0].isKey && app.windows[0].rootController.className == document
  }
  .feedback(
    "The lock's window is gone, but the lock's view lies over the document now: the veil is not "
      + "lifted. Let the view go with its window.",
    provenBy: "OnTheDocument"
  ) { app in
    app.windows.count == 1 && app.windows[0].name == "UIWindow" && app.buttons["Unlock"].exists
  }
  .feedback(
    "A new window with a new document is shown, and what the user had written in the first one is gone. "
      + "The first window is still there, below the lock: it only needs to become the key window.",
    provenBy: "NewDocument"
  ) { app in
    app.windows.count == 1 && app.windows[0].name != "UIWindow"
  }
  .feedback(
    "You let go of the lock's window without hiding it: it vanishes while the user looks at it, and "
      + "its controller does not hear that it disappears. Hide the window first.",
    provenBy: "NeverHidden"
  ) { app in
    app.windows.count == 1 && !app.trace.contains(hiding)
  }
  .feedback(
    "The lock's window was hidden, and shown again, so its controller believes that it is on screen again. "
      + "After you have hidden it, only let go of it.",
    provenBy: "ShownAgain"
  ) { app in
    app.windows.count == 1 && app.trace.contains(hiding)
      && app.trace.contains(EventPattern(kind: .call, name: "isHidden", arguments: ["false"]))
  }
  .feedback(
    "The lock's window is hidden, but something still holds it, with everything in it: the property, or a closure of its "
      + "own controller that uses the window. It is not needed any more: set the property to nil, and leave the window "
      + "out of the closure.",
    provenBy: "StillHeld"
  ) { app in
    app.windows.count == 2 && app.windows.contains { $0.isHidden }
  }

  .feedback(
    "The windows have the size of one phone, as fixed numbers. On another device they leave a part of "
      + "the screen free. Leave did-finish as it was: it asks the screen.",
    provenBy: "SizeOfOnePhone"
  ) { app in
    try app.launch(iOS: 9, device: "iPad Air")
    return app.windows.first?.frame == Rectangle(width: 320, height: 480)
  }
  .feedback(
    "The lock hears from UIKit that it disappears, and your code tells it once more: it calls "
      + "viewWillDisappear(_:) or the like itself. A window that is hidden makes these calls: leave yours out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try app.buttons["Unlock"].tap() }
  }

  Check("the document is in front and gets what the user types") { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try launch(app, iOS: iOS)
      let window = app.windows[0].name
      try app.buttons["Unlock"].tap()
      XCTAssertEqual(
        app.keyWindow.rootController.className, document,
        "The document's window should be the key window again.")
      XCTAssertEqual(
        app.keyWindow.name, window, "It should be the same window as before, with its document.")
      XCTAssertEqual(
        app.windows.last { !$0.isHidden }?.name, window,
        "No window should lie over the document's.")
      XCTAssertTrue(app.buttons["Save"].isVisible, "The user should see Save.")
      XCTAssertNoThrow(try app.buttons["Save"].tap(), "The user should reach Save again.")
      let words = app.random.words(Int.random(in: 1...3, using: &app.random)).joined(separator: " ")
      try app.textFields["Note"].tap()
      try app.typeText(words)
      XCTAssertTrue(
        app.textFields.contains { $0.text == words },
        "The document should have what the user types.")
    }
  }
  .feedback(
    "Touches go through the lock's window now, but it is still there, over everything that the user "
      + "wants to see. Hide it, and let go of it.",
    provenBy: "LetsTouchesThrough"
  ) { app in
    try app.buttons["Save"].tap()
    return app.windows.count == 2 && !app.windows[1].isHidden
  }

  Check("the lock still lies over the document at first") { app in
    try app.launch()
    XCTAssertEqual(app.windows.count, 2, "There should be two windows.")
    XCTAssertEqual(
      app.keyWindow.rootController.className, "LockViewController",
      "The lock should be the key window.")
    XCTAssertGreaterThan(
      app.windows[1].level, app.windows[0].level,
      "The lock should lie above every ordinary window, whichever was shown last.")
    XCTAssertThrowsError(try app.buttons["Save"].tap(), "The user should not reach Save yet.")
  }
  .counts(with: "the lock is gone after unlocking")
}
