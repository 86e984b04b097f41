import CourseKit

let (cover, note) = ("CoverViewController", "NoteViewController")

/// A call that tells a child of a parent: that controller's name, or `nil`.
func move(_ name: String, to parent: String) -> EventPattern {
  EventPattern(kind: .callback, name: "\(name)(toParent:)", arguments: [parent])
}

/// All that happened to controllers of that class.
func heard(_ app: XCUIApplication, _ name: String) -> Trace {
  app.trace.filter { $0.subject?.className == name || $0.subject?.name == name }
}

/// The first of the task's versions, and another one.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  [5, IOSVersion(Int.random(in: 6...7, using: &app.random))]
}

/// Whether UIKit ended the app because the trees disagree.
func treesDisagreed(_ app: XCUIApplication) -> Bool {
  app.exception?.name == "UIViewControllerHierarchyInconsistency"
}

/// Expects the note in the corner of the cover.
func assertInTheCorner(_ app: XCUIApplication, _ when: String) {
  let whole = app.controllers[cover].view.bounds
  XCTAssertEqual(
    app.controllers[note].view.frame,
    Rectangle(x: whole.width - 150, y: whole.height - 60, width: 150, height: 60),
    "\(when) the note should lie in the lower right corner of the cover.")
}

let exercise = Exercise(
  iOS: 6, subjects: [23, 25, 27],
  hints: [
    "Go through the picture from top to bottom. Which controller should call addChild, and with which child?",
    "No code calls addChild(cover). And the cover calls a method of its parent to add the note: which "
      + "controller should be the note's parent?",
    "The cover should call addChild on itself, not on `parent`, and pass itself to didMove. Closing "
      + "needs two more calls, one before the view goes and one after: “In and out” shows them.",
    "Magazine: addChild(cover) and, after addSubview, cover.didMove(toParent: self). Cover, to open: addChild(note), "
      + "addSubview, note.didMove(toParent: self). To close: note.willMove(toParent: nil), "
      + "note.view.removeFromSuperview(), note.removeFromParent().",
  ]
) {
  Check("the cover is a child of the magazine") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      XCTAssertEqual(
        app.root.children.map(\.className), [cover], "The cover should be the magazine's child.")
      let magazine = app.root.name
      XCTAssertTrace(
        heard(app, cover), [move("willMove", to: magazine), move("didMove", to: magazine)],
        "The cover should be told once before it becomes a child, and once after.")
      let first = heard(app, cover).events.first {
        EventPattern.willMove.matches($0) || EventPattern.viewWillAppear.matches($0)
      }
      XCTAssertEqual(
        first.map { EventPattern.willMove.matches($0) }, true,
        "The cover should be a child before it appears.")
      XCTAssertTrue(app.buttons["Open the note"].isVisible, "The user should see the cover.")
      let whole = app.root.view.bounds
      XCTAssertEqual(
        app.controllers[cover].view.frame,
        Rectangle(x: 20, y: 20, width: whole.width - 40, height: whole.height - 40),
        "The magazine should leave 20 points around the cover.")
      XCTAssertEqual(try app.perform("coverForAWhile"), true)
      try app.advance(by: 1)
      XCTAssertTrue(app.buttons["Open the note"].isVisible, "The user should see the cover again.")
      XCTAssertTrace(
        heard(app, cover), [move("willMove", to: magazine), move("didMove", to: magazine)],
        "It should be told once, even when something has covered the magazine for a while.")
    }
  }
  .feedback(
    "The magazine adds its cover each time it appears, also when it appears again after something "
      + "covered it, and then the cover hears again that it has moved. viewDidLoad() is called once "
      + "for each view: add the cover there.",
    provenBy: "AddedAtEachAppearance"
  ) { app in
    try app.launch()
    let before = heard(app, cover).count(of: .didMove)
    try app.perform("coverForAWhile")
    try app.advance(by: 1)
    return before == 1 && heard(app, cover).count(of: .didMove) > 1
  }
  .feedback(
    "The cover's view is in the magazine's view, but the magazine has no child. So UIKit cannot pass "
      + "anything on to the cover. Two more lines belong around view.addSubview(cover.view).",
    provenBy: "CoverForgotten"
  ) { app in
    try app.launch()
    try app.buttons["Open the note"].tap()
    return app.root.children.isEmpty && heard(app, note).contains(.willMove)
  }
  .feedback(
    "The cover becomes a child only when it appears; until then UIKit does not know whose child it is. "
      + "The magazine should contain it from the start: addChild(cover) belongs in "
      + "MagazineViewController.",
    provenBy: "CoverAddsItself"
  ) { app in
    let events = heard(app, cover).events
    guard let appeared = events.firstIndex(where: { EventPattern.viewWillAppear.matches($0) }),
      let told = events.firstIndex(where: { EventPattern.willMove.matches($0) })
    else { return false }
    return appeared < told
  }

  Check("an open note is a child of the cover", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand {
        for button in ["Open the note", "Close the note"] { try app.buttons[button].tap() }
      }, "Only UIKit should call the note's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      try app.buttons["Open the note"].tap()
      let parent = app.controllers[cover]
      XCTAssertEqual(
        parent.children.map(\.className), [note], "The note should be the cover's child.")
      XCTAssertEqual(
        app.root.children.map(\.className), [cover],
        "The magazine should have the cover as its only child.")
      XCTAssertTrue(app.labels["Page 7!"].isVisible, "The user should see the note.")
      XCTAssertTrace(
        heard(app, note), [move("willMove", to: parent.name), move("didMove", to: parent.name)],
        "The note should hear once before and once after that the cover is its parent.")
      XCTAssertTrace(
        heard(app, note), [.viewWillAppear, .viewDidAppear], "The note should appear once.")
      assertInTheCorner(app, "Opened,")
    }
  }
  .feedback(
    "Now the cover has a parent, and makes the note a child of that parent, while the note's view is "
      + "in the cover's view. This causes the colleague's exception. The cover should call "
      + "addChild(note) on itself.",
    provenBy: "ParentsBusiness"
  ) { app in
    treesDisagreed(app)
  }
  .feedback(
    "The trees agree, but not as they should: the note is in the magazine, beside the cover. The cover should "
      + "be able to show its note in any parent.",
    provenBy: "BesideTheCover"
  ) { app in
    app.root.children.contains { $0.className == note }
  }
  .feedback(
    "The note has no parent: the exception is gone because UIKit does not look at controllers without one. "
      + "The cover should call addChild(note).",
    provenBy: "NoParentNoComplaint"
  ) { app in
    app.labels["Page 7!"].isVisible && app.controllers[cover].children.isEmpty
      && app.root.children.count == 1
  }
  .feedback(
    "didMove(toParent:) names the cover's own parent. The note has moved to the cover: pass self.",
    provenBy: "ToldOfTheMagazine"
  ) { app in
    heard(app, note).contains(move("didMove", to: app.root.name))
  }
  .feedback(
    "The note is a child and was never told that it has arrived: didMove(toParent: self) is up to the parent.",
    provenBy: "NeverArrived"
  ) { app in
    app.controllers[cover].children.count == 1 && !heard(app, note).contains(.didMove)
  }
  .feedback(
    "The note hears from UIKit that it appears, and your code tells it once more: it calls viewWillAppear(_:) or "
      + "the like itself. Up to iOS 4 containers had to do that. Since iOS 5 UIKit makes these calls: leave "
      + "yours out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand {
      for button in ["Open the note", "Close the note"] { try app.buttons[button].tap() }
    }
  }

  Check("a closed note is gone from both trees", points: 2) { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      if iOS > 5 { try app.perform("switchAnimationsOff") }
      let rounds = Int.random(in: 2...4, using: &app.random)
      for _ in 1...rounds {
        try app.buttons["Open the note"].tap()
        XCTAssertTrue(app.labels["Page 7!"].isVisible, "The user should see the note.")
        try app.buttons["Close the note"].tap()
        XCTAssertFalse(app.labels["Page 7!"].exists, "The note's view should be gone.")
        XCTAssertEqual(
          app.controllers[cover].children.count, 0, "A closed note should have no parent.")
      }
      for name in ["willMove", "didMove"] {
        XCTAssertEqual(
          heard(app, note).count(of: move(name, to: "nil")), rounds,
          "The note should hear \(name)(toParent: nil) each time it is closed.")
      }
      XCTAssertEqual(
        heard(app, note).count(of: .viewDidDisappear), rounds,
        "The note should disappear each time it is closed.")
      let last = heard(app, note).filter {
        move("willMove", to: "nil").matches($0) || EventPattern.viewWillDisappear.matches($0)
      }
      XCTAssertEqual(
        last.events.last.map { EventPattern.viewWillDisappear.matches($0) }, true,
        "The note should be told that it will leave before its view goes.")
    }
  }
  .feedback(
    "The note's view is gone, but the note is still a child of the cover. removeFromParent() ends that.",
    provenBy: "StillAChild"
  ) { app in
    !app.labels["Page 7!"].exists && app.controllers[cover].children.count > 0
  }
  .feedback(
    "The note has no parent any more, but its view is still in the cover's view: removeFromParent() changes the tree of "
      + "controllers alone. note.view.removeFromSuperview() takes the view away.",
    provenBy: "ViewLeftBehind"
  ) { app in
    app.views.contains { $0.controllerName == note }
      && heard(app, note).contains(move("didMove", to: "nil"))
      && app.controllers[cover].children.count == 0
  }
  .feedback(
    "removeFromParent() tells the note that it has left. You have to tell it beforehand that it will "
      + "leave: note.willMove(toParent: nil).",
    provenBy: "NoWarning", alsoForStarter: true
  ) { app in
    heard(app, note).contains(move("didMove", to: "nil"))
      && !heard(app, note).contains(move("willMove", to: "nil"))
      && heard(app, note).contains(.willMove)
  }
  .feedback(
    "The note hears willMove(toParent: nil) when its view is already gone. Call it first.",
    provenBy: "WarnedTooLate"
  ) { app in
    try app.launch()
    for button in ["Open the note", "Close the note"] { try app.buttons[button].tap() }
    let events = heard(app, note).events
    guard
      let warned = events.firstIndex(where: { move("willMove", to: "nil").matches($0) }),
      let gone = events.firstIndex(where: { EventPattern.viewDidDisappear.matches($0) })
    else { return false }
    return warned > gone
  }

  Check("cover and note hear when the device is turned") { app in
    // iOS 5 turns only those that allow it in words of its own.
    try app.launch(iOS: IOSVersion(Int.random(in: 6...7, using: &app.random)))
    let opens = Bool.random(using: &app.random)
    let turns = (opens ? [true, false] : [false, true])
    for (isOpen, side) in zip(turns, [DeviceOrientation.landscapeLeft, .portrait]) {
      if isOpen { try app.buttons["Open the note"].tap() }
      let before = [cover, note].map { heard(app, $0).count(of: .callback("didRotate")) }
      try app.rotate(to: side)
      let after = [cover, note].map { heard(app, $0).count(of: .callback("didRotate")) }
      XCTAssertEqual(after[0] - before[0], 1, "The cover should hear of the rotation once.")
      XCTAssertEqual(
        after[1] - before[1], isOpen ? 1 : 0,
        "The note should hear of it once if it is open, and not at all if it is closed.")
      if isOpen {
        assertInTheCorner(app, "Turned to \(side),")
        try app.buttons["Close the note"].tap()
      }
    }
  }
}
