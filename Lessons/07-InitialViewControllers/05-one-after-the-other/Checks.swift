import CourseKit

/// The three screens, and what can be seen of each.
let screens = ["WelcomeViewController", "LoginViewController", "ContentViewController"]
let words = ["Continue", "Log in", "Three letters for you"]

/// Launches the app and goes on to that screen, 0 for the first.
func launch(_ app: XCUIApplication, to screen: Int, iOS: IOSVersion = 9) throws {
  try app.launch(iOS: iOS)
  for step in 0..<screen { try goOn(app, from: step) }
}

/// Taps the button of that screen; a transition has ended then.
func goOn(_ app: XCUIApplication, from screen: Int) throws {
  try app.buttons[words[screen]].tap()
}

/// Whether a controller of that class has heard so in this launch.
func heard(_ app: XCUIApplication, _ screen: Int, _ event: EventPattern) -> Bool {
  app.trace.contains { $0.subject?.className == screens[screen] && event.matches($0) }
}

/// What a screen hears of moving in and out, such as `didMove to nobody`.
func moves(_ app: XCUIApplication, _ screen: Int) -> [String] {
  app.trace.compactMap { event in
    guard event.subject?.className == screens[screen], event.kind == .callback,
      let name = ["willMove", "didMove"].first(where: event.name.hasPrefix)
    else { return nil }
    return "\(name) to \(event.arguments.first == "nil" ? "nobody" : "main")"
  }
}

/// Expects that screen and no other one.
func assertOnly(_ app: XCUIApplication, _ screen: Int, _ when: String) {
  XCTAssertTrue(
    app.views[words[screen]].isVisible, "\(when) the user should see “\(words[screen])”.")
  XCTAssertEqual(
    app.root.children.map(\.className), [screens[screen]],
    "\(when) the \(screens[screen]) should be the only child.")
  for other in screens.indices where other != screen {
    XCTAssertFalse(
      app.views[words[other]].exists, "\(when) “\(words[other])” should not be in the view tree.")
  }
}

/// Expects that screen to fill the main controller's view.
func assertFills(_ app: XCUIApplication, _ screen: Int, _ when: String) {
  XCTAssertEqual(
    app.controllers[screens[screen]].view.frameOnScreen, app.root.view.frameOnScreen,
    "\(when) the \(screens[screen]) should fill the main controller's view.")
}

/// What the welcome hears of moving in and out where animations take no time.
func movesAtOnce(_ app: XCUIApplication) throws -> [String] {
  try app.launch()
  try app.perform("switchAnimationsOff")
  try goOn(app, from: 0)
  return moves(app, 0)
}

/// The versions that the app is to run on.
let versions: [IOSVersion] = [9, 10, 12]

/// Whether the app comes to its content, and shows it.
func comesToContent(_ app: XCUIApplication) throws -> Bool {
  try launch(app, to: 2)
  return app.labels[words[2]].isVisible
}

let exercise = Exercise(
  iOS: 9, subjects: [16, 17],
  hints: [
    "showLogin() has the same three steps as viewDidLoad(): make the controller, set what happens when "
      + "it is done, show it. And which child is there when replaceScreen(with:) begins?",
    "At the beginning of replaceScreen(with:) the old screen is children.first; at the launch there is "
      + "none. It leaves with the three calls of “Good to know”, in that order.",
    "In showLogin(), pass a LoginViewController, whose whenDone calls showContent(), to "
      + "replaceScreen(with:). In showContent(), pass a ContentViewController. Set next.view.frame "
      + "before the view is added.",
  ]
) {
  Check("each screen comes when the one before it is done", points: 2) { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for screen in 1...2 {
        XCTAssertFalse(
          heard(app, screen, .viewDidLoad),
          "On iOS \(iOS) \(screens[screen]) should not be loaded before its turn.")
        try goOn(app, from: screen - 1)
        assertOnly(app, screen, "On iOS \(iOS), after “\(words[screen - 1])”,")
        XCTAssertTrue(
          heard(app, screen, .viewDidAppear), "\(screens[screen]) should have appeared.")
        XCTAssertTrue(
          heard(app, screen - 1, .viewDidDisappear),
          "\(screens[screen - 1]) should have disappeared.")
      }
    }
  }
  .feedback(
    "The next screen comes, but only a while after the tap: a timer or a delay decides when. Show it in the closure "
      + "that the screen calls when it is done.",
    provenBy: "ALittleLater"
  ) { app in
    try launch(app, to: 1)
    let isThere = app.root.children.first?.className == screens[1]
    try app.advance(by: 5)
    return !isThere && app.root.children.first?.className == screens[1]
  }
  .feedback(
    "All three screens are there from the start, one on top of the other. Make each one when the one before "
      + "it is done.",
    provenBy: "AllAtOnce"
  ) { app in
    try app.launch()
    return app.root.children.count == 3
  }
  .feedback(
    "The login and the content are loaded at the launch, before the user can see them: reading the "
      + "view of a controller loads it. Read it when the screen is due.",
    provenBy: "LoadedAhead"
  ) { app in
    try app.launch()
    return app.root.children.count == 1 && heard(app, 2, .viewDidLoad)
  }
  .feedback(
    "The screen that is done stays in the view tree below the next one, and still believes that it is on "
      + "screen.",
    provenBy: "LeftBelow"
  ) { app in
    guard try comesToContent(app) else { return false }
    return app.root.children.count == 3 && app.views[words[0]].exists
      && !app.root.view.subviews.contains(where: \.isHidden)
  }
  .feedback(
    "The finished screen is hidden, but it is still there. Remove it: its view with "
      + "removeFromSuperview(), its controller with removeFromParent().",
    provenBy: "Hidden"
  ) { app in
    guard try comesToContent(app) else { return false }
    return app.root.view.subviews.contains(where: \.isHidden)
  }
  .feedback(
    "The view of the finished screen is gone, but its controller is still a child. The screen has to "
      + "leave both trees: removeFromParent() is missing.",
    provenBy: "ViewAlone"
  ) { app in
    guard try comesToContent(app) else { return false }
    return app.root.children.count == 3 && !app.views[words[0]].exists
  }
  .feedback(
    "The controller of the finished screen is not a child any more, but its view is still there. The "
      + "screen has to leave both trees: removeFromSuperview() is missing.",
    provenBy: "ControllerAlone"
  ) { app in
    guard try comesToContent(app) else { return false }
    return app.root.children.count == 1 && app.views[words[0]].exists
  }
  .feedback(
    "The views come and go as they should, but the main controller has no child: only the view tree knows "
      + "the screen. Leave addChild(_:) and didMove(toParent:) where they were.",
    provenBy: "NotAChild"
  ) { app in
    guard try comesToContent(app) else { return false }
    return app.root.children.isEmpty && !app.views[words[0]].exists
  }

  Check("the launch loads the welcome and nothing else") { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      assertOnly(app, 0, "After the launch")
      for screen in 1...2 {
        XCTAssertFalse(
          heard(app, screen, .viewDidLoad), "The launch should not load \(screens[screen]).")
      }
    }
  }
  .counts(with: "each screen comes when the one before it is done")

  Check("each screen is told when it is added and when it is removed") { app in
    try launch(app, to: 2, iOS: 12)
    for screen in 0...1 {
      XCTAssertEqual(
        moves(app, screen),
        ["willMove to main", "didMove to main", "willMove to nobody", "didMove to nobody"],
        "\(screens[screen]) should hear each of the four once, in this order.")
    }
    XCTAssertEqual(
      moves(app, 2), ["willMove to main", "didMove to main"],
      "\(screens[2]) should hear that it was added.")
    XCTAssertEqual(
      try movesAtOnce(app).last, "didMove to nobody",
      "Where animations take no time, the change of screens should take none, either. What does the "
        + "\(screens[0]) hear last?")
    XCTAssertFalse(
      app.callsByHand { for screen in 0...1 { try goOn(app, from: screen) } },
      "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "A screen hears from UIKit that it appears and disappears, and your code calls the same methods once more: "
      + "whatever they do is done twice. UIKit calls viewWillAppear(_:) and the like when a view comes into "
      + "the window and when it leaves: leave your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { for screen in 0...1 { try goOn(app, from: screen) } }
  }
  .feedback(
    "The screens are never told that they have been added. addChild(_:) calls willMove(toParent:) by "
      + "itself; you have to call didMove(toParent: self) when everything is in place.",
    provenBy: "ForgottenDidMove"
  ) { app in
    try comesToContent(app) && moves(app, 2) == ["willMove to main"]
  }
  .feedback(
    "The screens are removed without warning. removeFromParent() calls didMove(toParent: nil) by "
      + "itself; you have to call willMove(toParent: nil) first.",
    provenBy: "ForgottenWillMove"
  ) { app in
    try comesToContent(app)
      && moves(app, 0) == ["willMove to main", "didMove to main", "didMove to nobody"]
  }
  .feedback(
    "The change of screens has its animation, and ends by a delay of its own. The two agree only as long as nobody "
      + "changes one of them: end it in the completion of the animation.",
    provenBy: "EndsByADelay"
  ) { app in
    let isAtOnce = try movesAtOnce(app).last == "didMove to nobody"
    try launch(app, to: 1)
    return !isAtOnce && moves(app, 0).last == "didMove to nobody"
  }

  Check("nothing holds a screen that is done") { app in
    for screen in 0...1 {
      try launch(app, to: screen, iOS: 12)
      XCTAssertEqual(try app.perform("watchScreen"), true, "There should be a child with a view.")
      try goOn(app, from: screen)
      XCTAssertTrue(
        app.views[words[screen + 1]].isVisible, "The user should see “\(words[screen + 1])”.")
      XCTAssertEqual(
        try app.perform("isScreenAlive"), false,
        "Nothing should hold the \(screens[screen]) or its view any more.")
    }
  }
  .feedback(
    "The finished screen has left both trees, but something still holds it, such as a property of the "
      + "main controller. A screen that is not needed any more should not stay in memory.",
    provenBy: "Remembered"
  ) { app in
    try launch(app, to: 0)
    try app.perform("watchScreen")
    try goOn(app, from: 0)
    return try app.root.children.count == 1 && !app.views[words[0]].exists
      && app.perform("isScreenAlive") == true
  }

  Check("each screen fills the main controller's view") { app in
    for screen in 1...2 {
      for device in ["iPhone 4S", "iPhone 6", "iPad Air"] {
        let side =
          Bool.random(using: &app.random) ? DeviceOrientation.landscapeLeft : .landscapeRight
        try app.launch(device: device)
        for step in 0..<screen - 1 { try goOn(app, from: step) }
        try app.perform("takeFromTop", .int(2 * Int.random(in: 8...20, using: &app.random)))
        try goOn(app, from: screen - 1)
        assertFills(app, screen, "On the \(device), when a part of the screen was already taken,")
        for turn in [side, .portrait] {
          try app.rotate(to: turn)
          assertFills(app, screen, "On the \(device), turned to \(turn),")
        }
      }
    }
  }
  .feedback(
    "Each screen gets view.frame, which says where the main controller's view lies in its superview. When that view does "
      + "not begin at 0, the screen lies too low in it. Its frame is in the view's own coordinates: use view.bounds.",
    provenBy: "FrameInsteadOfBounds"
  ) { app in
    try app.launch()
    try app.perform("takeFromTop", 40)
    try goOn(app, from: 0)
    let frame = app.root.view.frame
    return frame.y > 0 && app.controllers[screens[1]].exists
      && app.controllers[screens[1]].view.frame == frame
  }
  .feedback(
    "Each screen is as large as the device's screen, however much of it the main controller has. A view "
      + "is loaded with that size: give it view.bounds before you add it.",
    provenBy: "OldFrame"
  ) { app in
    try app.launch()
    try app.perform("takeFromTop", 40)
    try goOn(app, from: 0)
    return app.controllers[screens[1]].exists
      && app.controllers[screens[1]].view.frame.height > app.root.view.frame.height
  }
}
