import CourseKit

let content = "ContentViewController"
let drawer = "DrawerViewController"

/// The content that is the drawer's child, by its name in the trace: an app may make others, which nobody
/// sees.
func name(_ app: XCUIApplication) -> String {
  app.root.children.first { $0.className == content }?.name ?? content
}

/// What happened to the content, from the event with that number on.
func contents(_ app: XCUIApplication, after first: Int = 0) -> Trace {
  var trace = app.trace.of(object: name(app))
  trace.events.removeFirst(min(first, trace.count))
  return trace
}

/// Whether anything of the content lies on the screen.
func isInSight(_ app: XCUIApplication) -> Bool {
  let content = name(app)
  let view = app.views.first { $0.controllerName == content }
  guard let view, !view.isHidden else { return false }
  return view.frameOnScreen.y < app.screen.bounds.height
}

/// Expects the content's upper edge in the middle of the drawer's view.
func assertIsOpen(_ app: XCUIApplication) {
  XCTAssertEqual(
    app.controllers[content].view.frameOnScreen.y, app.root.view.bounds.height / 2,
    "The content's upper edge should lie in the middle of the drawer.")
  XCTAssertEqual(
    app.controllers[content].view.frameOnScreen.x, app.root.view.frameOnScreen.x,
    "The content should move up and down, not sideways.")
}

/// Whether UIKit found a begin without its end, or an end without its begin.
func isUnbalanced(_ app: XCUIApplication) -> Bool {
  app.trace.contains(.console("Unbalanced calls"))
}

/// All that can be done with the drawer.
let allButtons = ["Open", "Help", "Back to the drawer", "Close"]

/// Whether the app calls methods of the content that only UIKit should call. Of late UIKit itself says so.
func isCalledDirectly(_ app: XCUIApplication, by buttons: [String]) throws -> Bool {
  try app.launch(iOS: 17)
  for button in buttons { try app.buttons[button].tap() }
  return app.trace.contains(.console("directly on a view controller is not supported"))
}

/// What the content hears at Open and at Close where animations take no time.
func heardAtOnce(_ app: XCUIApplication) throws -> Trace {
  try app.launch()
  try app.perform("switchAnimationsOff")
  for button in ["Open", "Close"] { try app.buttons[button].tap() }
  return contents(app)
}

/// The first of the task's versions, one in between, and the last.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  [9, IOSVersion(Int.random(in: 10...16, using: &app.random)), 17]
}

let exercise = Exercise(
  iOS: 9, subjects: [26],
  hints: [
    "Each move needs one line before the frame changes and one line after. What does the content have "
      + "to hear when the drawer is open and the help covers it?",
    "The line before is beginAppearanceTransition, the line after endAppearanceTransition(). When the drawer "
      + "itself comes or goes, it hears a will call and a did call: where does the content's transition begin, "
      + "and where does it end?",
    "open(): nothing if it is open; else begin with true, move, end. close(): the same with false. "
      + "When the drawer is open, begin the content's transition in the drawer's viewWillAppear(_:) "
      + "and viewWillDisappear(_:) and end it in the two did methods, each after super.",
  ]
) {
  Check("the content appears when the drawer opens", points: 2) { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      XCTAssertTraceLacks(
        contents(app), .viewWillAppear, .viewDidAppear,
        message: "While the drawer is closed the content should hear nothing.")
      try app.buttons["Open"].tap()
      assertIsOpen(app)
      XCTAssertTraceContains(
        contents(app), .didMove,
        message: "The content should be told that it is the drawer's child.")
      XCTAssertTrace(
        contents(app), [.viewWillAppear, .viewDidAppear],
        "The content should hear that it appears.")
      XCTAssertTraceContains(
        contents(app), .call("beginAppearanceTransition"), .call("endAppearanceTransition"),
        message: "The drawer should tell it, and not leave that to UIKit.")
      XCTAssertTraceLacks(
        app.trace, .console("Unbalanced calls"),
        message: "UIKit should have nothing to complain about.")
    }
    XCTAssertTrace(
      try heardAtOnce(app),
      [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      "Where animations take no time, the content should hear all four calls at once.")
  }
  .feedback(
    "You call viewWillAppear(_:) yourself. That runs the method, but UIKit does not learn that the "
      + "content appears: its trace has no such callback. Use beginAppearanceTransition and "
      + "endAppearanceTransition.",
    provenBy: "CalledDirectly"
  ) { app in
    try isCalledDirectly(app, by: ["Open"])
  }
  .feedback(
    "The content was told that it will appear but never that it did. Every "
      + "beginAppearanceTransition needs its endAppearanceTransition().",
    provenBy: "NeverEnded"
  ) { app in
    contents(app).contains(.viewWillAppear) && !contents(app).contains(.viewDidAppear)
  }
  .feedback(
    "You began the same appearance twice before you ended it: that is what UIKit calls unbalanced. "
      + "Each beginAppearanceTransition is followed by its own endAppearanceTransition().",
    provenBy: "BegunTwice"
  ) { app in
    isUnbalanced(app)
      && contents(app).count(of: .call("beginAppearanceTransition"))
        > contents(app).count(of: .call("endAppearanceTransition"))
  }
  .feedback(
    "The content hears that it appears, but from UIKit, which forwards on its own and sees views come and "
      + "go. Return false from shouldAutomaticallyForwardAppearanceMethods again, and tell the content "
      + "in open() and close().",
    provenBy: "LeftToUIKit"
  ) { app in
    contents(app).contains(.viewDidAppear)
      && !contents(app).contains(.call("beginAppearanceTransition"))
  }
  .feedback(
    "The content hears that it appears, but it stays below the edge: set isOpen and call placeContent().",
    provenBy: "NeverMoved"
  ) { app in
    contents(app).contains(.viewDidAppear) && !isInSight(app)
  }
  .feedback(
    "The content hears at the launch that it appears, although the drawer is closed: the drawer passes on what it hears "
      + "itself, open or not. Ask isOpen first.",
    provenBy: "ClosedContentHears"
  ) { app in
    try app.launch()
    return contents(app).contains(.viewWillAppear)
      && contents(app).contains(.call("beginAppearanceTransition"))
  }
  .feedback(
    "The content moves with an animation, and hears that it has appeared by a delay of its own. The two agree only as "
      + "long as nobody changes one of them: call endAppearanceTransition() in the completion of the animation.",
    provenBy: "EndsByADelay"
  ) { app in
    let isAtOnce = try heardAtOnce(app).contains(.viewDidAppear)
    try app.launch()
    try app.buttons["Open"].tap()
    return !isAtOnce && contents(app).contains(.viewDidAppear)
  }

  Check("it disappears when the drawer closes") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      try app.buttons["Open"].tap()
      let before = contents(app).count
      try app.buttons["Close"].tap()
      XCTAssertFalse(isInSight(app), "The content should be out of sight.")
      XCTAssertTrace(
        contents(app, after: before), [.viewWillDisappear, .viewDidDisappear],
        "The content should hear that it disappears.")
    }
  }

  Check("the content is told before it moves and after it") { app in
    for iOS in versions(app) {
      XCTAssertEqual(
        try heard(app, iOS: iOS),
        [
          "viewWillAppear: out of sight", "viewDidAppear: in sight", "viewWillDisappear: in sight",
          "viewDidDisappear: out of sight",
        ], "The will calls should come before the content moves, the did calls after it.")
      // Who calls the methods by hand tells the content's child, and UIKit nothing.
      XCTAssertTrace(
        app.trace.of(subject: "Stage.Listener"),
        [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
        "UIKit should tell the children of the content.")
    }
  }
  .feedback(
    "You call the methods of the content's children yourself, at the right moments, but UIKit tells "
      + "the content at other moments. Begin before the move and end after it; UIKit passes that on.",
    provenBy: "ToldByHand"
  ) { app in
    try !heard(app).isEmpty && app.trace.of(subject: "Stage.Listener").of(.viewWillAppear).isEmpty
  }
  .feedback(
    "The content is told that it has appeared when it has not moved yet. Call "
      + "endAppearanceTransition() after placeContent().",
    provenBy: "ToldBefore"
  ) { app in
    try heard(app).contains("viewDidAppear: out of sight")
  }
  .feedback(
    "The content has already moved when it is told that it will appear. Call "
      + "beginAppearanceTransition before placeContent().",
    provenBy: "ToldAfterwards"
  ) { app in
    try heard(app).contains("viewWillAppear: in sight")
  }

  Check("a tap that changes nothing tells the content nothing") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      var (isOpen, changes) = (false, 0)
      for _ in 1...4 {
        for button in ["Open", "Open", "Close", "Close", "Open"].shuffled(using: &app.random) {
          try app.buttons[button].tap()
          if isOpen != (button == "Open") { changes += 1 }
          isOpen = button == "Open"
        }
      }
      XCTAssertEqual(
        contents(app).count(of: .viewDidAppear) + contents(app).count(of: .viewDidDisappear),
        changes,
        "The content should hear of each change once, and of nothing else.")
      XCTAssertTraceLacks(
        app.trace, .console("Unbalanced calls"),
        message: "UIKit should have nothing to complain about.")
    }
  }
  .feedback(
    "Open was tapped while the drawer was open, or Close while it was closed: the content was told "
      + "again what it had already heard. Do nothing when nothing changes.",
    provenBy: "SecondTap"
  ) { app in
    try app.launch()
    for _ in 1...2 { try app.buttons["Open"].tap() }
    return contents(app).count(of: .call("beginAppearanceTransition")) > 1
  }

  Check("open content hears what happens to the drawer") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      try app.buttons["Help"].tap()
      try app.buttons["Back to the drawer"].tap()
      XCTAssertTraceLacks(
        contents(app), .viewWillAppear, .viewWillDisappear,
        message: "While the drawer is closed the content should hear nothing.")
      try app.buttons["Open"].tap()
      for (button, will, did) in [
        ("Help", EventPattern.viewWillDisappear, EventPattern.viewDidDisappear),
        ("Back to the drawer", .viewWillAppear, .viewDidAppear),
      ] {
        let (before, drawer, content) = (app.trace.count, app.root.name, name(app))
        try app.buttons[button].tap()
        XCTAssertTrace(
          app.trace.filter { event in
            event.sequence >= before && [drawer, content].contains(event.subject?.name)
          }, [will.on(drawer), will.on(content), did.on(drawer), did.on(content)],
          "The content should hear what the drawer hears, right after it.")
      }
      XCTAssertTraceLacks(
        app.trace, EventPattern(kind: .diagnosis, name: "missingSuper"),
        message: "An override of one of UIKit's callbacks should call super.")
    }
    XCTAssertFalse(
      try isCalledDirectly(app, by: allButtons),
      "No code of yours should call the content's viewWillAppear(_:) or the like.")
  }
  .feedback(
    "An override leaves super out; the trace says which. UIKit's own class may do something there, on this version "
      + "or a later one, and Apple's reference asks for the call.",
    provenBy: "WithoutSuper"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "missingSuper"))
  }
  .feedback(
    "The help covers the drawer and the open content in it, but the content does not hear of it. If "
      + "you forward by hand, you must do it for the container's own appearances too: begin in the "
      + "drawer's viewWillDisappear(_:) and viewWillAppear(_:), end in the did methods.",
    provenBy: "BehindTheHelp"
  ) { app in
    try app.launch()
    for button in ["Open", "Help"] { try app.buttons[button].tap() }
    return contents(app).contains(.viewDidAppear) && !contents(app).contains(.viewWillDisappear)
  }
  .feedback(
    "The content hears that it will disappear behind the help, and never that it has. What you begin in "
      + "viewWillDisappear(_:) of the drawer has to end in its viewDidDisappear(_:).",
    provenBy: "DisappearanceNeverEnded"
  ) { app in
    try app.launch()
    for button in ["Open", "Help"] { try app.buttons[button].tap() }
    return contents(app).contains(.viewWillDisappear) && !contents(app).contains(.viewDidDisappear)
  }
  .feedback(
    "The content hears what it should, but your code also calls one of its methods directly. "
      + "beginAppearanceTransition and endAppearanceTransition make all the calls that it needs.",
    provenBy: "CalledOnceMore"
  ) { app in
    try isCalledDirectly(app, by: allButtons)
      && contents(app).count(of: .call("beginAppearanceTransition")) == 4
  }
}

/// What the content hears when the drawer is opened and closed, and where it is then.
func heard(_ app: XCUIApplication, iOS: IOSVersion = 9) throws -> [String] {
  try app.launch(iOS: iOS)
  try app.perform("listen")
  for button in ["Open", "Close"] { try app.buttons[button].tap() }
  guard case .array(let calls) = try app.perform("whatWasHeard") else { return [] }
  return calls.map { if case .string(let call) = $0 { call } else { "" } }
}
