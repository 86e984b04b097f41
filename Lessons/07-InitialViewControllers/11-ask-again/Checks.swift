import CourseKit

/// The first version of iOS with a background, an old one and a newer one.
let versions: [IOSVersion] = [4, 6, 12]

/// Logs in from the login.
func logIn(_ app: XCUIApplication, as name: String) throws {
  try app.textFields["Name"].tap()
  try app.typeText(name)
  try app.buttons["Log in"].tap()
}

/// Expects the account of that user, uncovered.
func assertAccount(_ app: XCUIApplication, _ name: String, _ when: String) {
  XCTAssertTrue(
    app.labels["Account of \(name)"].isVisible,
    "\(when) the user should see the account of \(name).")
}

/// Expects one login, and neither account nor receipt.
func assertLogin(_ app: XCUIApplication, _ when: String) {
  XCTAssertEqual(
    app.buttons.filter { $0.text == "Log in" }.map(\.isVisible), [true],
    "\(when) there should be one login, and the user should see it.")
  XCTAssertEqual(
    secrets(app), [], "\(when) nothing of the account should be there.")
  XCTAssertEqual(
    app.controllers.map(\.className).filter { $0.hasPrefix("Account") || $0.hasPrefix("Receipt") },
    [], "\(when) the controllers of account and receipt should be gone.")
}

/// Whether a link brings another screen with the account of that user.
func linkOpensAgain(_ app: XCUIApplication, for name: String) throws -> Bool {
  let label = app.labels["Account of \(name)"].name
  try app.open(url: "account://balance")
  let now = app.labels["Account of \(name)"]
  return now.isVisible && now.name != label
}

/// What is in the windows of accounts and receipts, seen or not.
func secrets(_ app: XCUIApplication) -> [String] {
  app.labels.compactMap(\.text).filter { $0.contains("Account of") || $0.contains("Receipt for") }
}

/// Whether the account, or what covers it, goes only after the app's code for the way out has returned, when iOS
/// takes its picture of the screen. A dismissed view may stay until then; what counts is who has begun.
func goesTooLate(_ app: XCUIApplication) throws -> Bool {
  let dismissedLate = app.trace.contains {
    $0.kind == .call && $0.depth == 0 && $0.name.lowercased().contains("dismiss")
  }
  return try dismissedLate || app.perform("isAccountInThePicture") == true
}

/// Ada has logged in, looks at a receipt or not, and leaves.
func leave(_ app: XCUIApplication, fromReceipt: Bool = false) throws {
  try app.launch(iOS: 9)
  try logIn(app, as: "Ada")
  if fromReceipt { try app.buttons["Receipt"].tap() }
  try app.advance(by: 1)
  try app.perform("waitForThePicture")
  try app.pressHome()
}

/// Whether Ada can log in, and is still logged in after a phone call.
func outlivesCall(_ app: XCUIApplication) throws -> Bool {
  try app.launch(iOS: 9)
  try logIn(app, as: "Ada")
  try app.interrupt()
  try app.endInterruption()
  return secrets(app) == ["Account of Ada"]
}

/// Ada logs in, leaves and comes back.
func leaveAndReturn(_ app: XCUIApplication) throws {
  try logIn(app, as: "Ada")
  try app.pressHome()
  try app.activate()
}

let exercise = Exercise(
  iOS: 9, subjects: [19, 21],
  hints: [
    "The scenario “The app that stays” launched its app in two variants. What was different in the "
      + "second one, and why does it happen when the user leaves and not when the user comes back?",
    "Three things have to happen when the app has entered the background: the session ends, the "
      + "presented controller is dismissed, the login replaces the account.",
    "Write applicationDidEnterBackground(_:) in AppDelegate. Each of the three things is one line: "
      + "Session.shared, and two methods of main.",
    "func applicationDidEnterBackground(_ application: UIApplication) { Session.shared.name = nil; main.uncover(); "
      + "main.showLogin() }",
  ]
) {
  Check("a user who comes back finds the login", points: 2) { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for name in app.random.words(Int.random(in: 2...3, using: &app.random)) {
        try logIn(app, as: name)
        assertAccount(app, name, "On iOS \(iOS), logged in as \(name),")
        try app.pressHome()
        XCTAssertEqual(
          app.state, .background, "On iOS \(iOS) the app should stay in the background.")
        try app.activate()
        assertLogin(app, "On iOS \(iOS), after \(name) was away,")
      }
    }
  }
  .feedback(
    "You show the login when the main controller's view appears. When the app comes back, no view "
      + "appears, so controllers are not told. The delegate is.",
    provenBy: "WhenItAppears"
  ) { app in
    try app.launch(iOS: 9)
    try logIn(app, as: "Ada")
    try app.perform("coverForAWhile")
    try app.advance(by: 1)
    let asksAgain = app.buttons["Log in"].exists
    try leave(app)
    try app.activate()
    return asksAgain && secrets(app) == ["Account of Ada"]
  }
  .feedback(
    "The session has ended, but the user still sees the account: a view does not change because a "
      + "property does. Show the login as well.",
    provenBy: "OnlyTheSession"
  ) { app in
    try leave(app)
    try app.open(url: "account://balance")
    return try secrets(app) == ["Account of Ada"] && app.perform("isSomebodyLoggedIn") == false
  }
  .feedback(
    "The login is there, but the account is still below it. Each return puts another login on top. "
      + "showLogin() replaces the current screen.",
    provenBy: "LoginOnTop"
  ) { app in
    try leave(app)
    return app.buttons["Log in"].isVisible && secrets(app) == ["Account of Ada"]
  }
  .feedback(
    "On iOS 3 applicationWillTerminate(_:) was called when the user left. From iOS 4 on the app is not "
      + "ended then, so it is not called. Which method is called instead?",
    provenBy: "AtTheEnd"
  ) { app in
    try app.launch(iOS: 9)
    try logIn(app, as: "Ada")
    let isIn = secrets(app) == ["Account of Ada"]
    try app.perform("tellWillTerminate")
    return isIn && app.buttons["Log in"].exists
  }
  .feedback(
    "You opted out: the app is ended when the user leaves. The login comes after that, but the app cannot "
      + "do anything in the background. Let it stay, and show the login.",
    provenBy: "OptsOut"
  ) { app in
    try leave(app)
    return app.state == .notRunning && app.exception == nil
  }

  Check("nothing of the account is there while the app is away") { app in
    for iOS in versions {
      for isCovered in [false, true].shuffled(using: &app.random) {
        let name = app.random.word()
        try app.launch(iOS: iOS)
        try logIn(app, as: name)
        if isCovered { try app.buttons["Receipt"].tap() }
        // Up to iOS 5 nothing is dismissed right after it was presented.
        try app.advance(by: 1)
        let front = isCovered ? "a receipt" : "the account"
        XCTAssertTrue(
          app.labels["\(isCovered ? "Receipt for" : "Account of") \(name)"].isVisible,
          "On iOS \(iOS) \(name) should see \(front).")
        try app.perform("waitForThePicture")
        try app.pressHome()
        XCTAssertEqual(
          secrets(app), [],
          "On iOS \(iOS), when \(name) had left from \(front), nothing of the account should be there."
        )
        XCTAssertFalse(
          try goesTooLate(app),
          "On iOS \(iOS), when \(name) leaves from \(front), the picture that iOS takes should show "
            + "nothing of the account.")
        try app.activate()
        assertLogin(app, "On iOS \(iOS), back after \(name) had left from \(front),")
        let next = app.random.word()
        try logIn(app, as: next)
        assertAccount(app, next, "On iOS \(iOS), after the next login,")
        try app.buttons["Receipt"].tap()
        try app.advance(by: 1)
        try app.pressHome()
        XCTAssertEqual(
          secrets(app), [],
          "On iOS \(iOS), when \(next) had left, too, from a receipt, nothing of the account should be there."
        )
        try app.activate()
        assertLogin(app, "On iOS \(iOS), back after \(next) had left from a receipt,")
      }
    }
  }
  .feedback(
    "The login comes when the app is on its way back. Until then the account is still there, and it "
      + "can be seen for a moment. Do it when the user leaves, when the app has entered the "
      + "background.",
    provenBy: "OnTheWayBack"
  ) { app in
    try leave(app)
    let isThere = secrets(app) == ["Account of Ada"]
    try app.activate()
    return try isThere && secrets(app).isEmpty && outlivesCall(app)
  }
  .feedback(
    "The account goes, but too late: DispatchQueue.main.async, a timer and the like run their code "
      + "after applicationDidEnterBackground(_:) has returned. Then iOS takes its picture of the "
      + "screen, and the app may run no further until the user comes back. Do it in the method itself.",
    provenBy: "AMomentLater"
  ) { app in
    try leave(app)
    return try secrets(app).isEmpty && goesTooLate(app)
  }
  .feedback(
    "Ada left the app while a receipt was open, and the receipt is still there: it covers the main "
      + "controller, whatever that shows. Dismiss the presented controller as well.",
    provenBy: "BelowTheReceipt"
  ) { app in
    try leave(app)
    let isWell = secrets(app).isEmpty
    try leave(app, fromReceipt: true)
    return isWell && secrets(app).contains("Receipt for Ada")
  }

  Check("leaving ends the session") { app in
    for iOS in versions {
      let name = app.random.word()
      try app.launch(iOS: iOS)
      try logIn(app, as: name)
      let opensAgain = try linkOpensAgain(app, for: name)
      assertAccount(app, name, "On iOS \(iOS), opened by a link while \(name) is logged in,")
      XCTAssertTrue(app.root.exists, "On iOS \(iOS) the window should have a root view controller.")
      XCTAssertTrue(
        opensAgain, "On iOS \(iOS) a link should open the account again, as it did before.")
      if iOS != 6 {
        try app.buttons["Receipt"].tap()
        try app.advance(by: 1)
      }
      try app.pressHome()
      XCTAssertEqual(
        try app.perform("isSomebodyLoggedIn"), false,
        "On iOS \(iOS) nobody should be logged in while the app is in the background.")
      try app.open(url: "account://balance")
      assertLogin(app, "On iOS \(iOS), opened by a link after \(name) had left,")
      let next = app.random.word()
      try logIn(app, as: next)
      XCTAssertTrue(
        try linkOpensAgain(app, for: next),
        "On iOS \(iOS), after the login of \(next), a link should open the account again.")
    }
    XCTAssertFalse(
      app.callsByHand { try leaveAndReturn(app) },
      "Only UIKit should call the controllers' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "Your code calls viewWillAppear(_:) or the like of a controller itself. Nothing appears when the user leaves, and "
      + "UIKit calls these methods when something does; iOS 16 complains on the console. showLogin() is enough.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try leaveAndReturn(app) }
  }
  .feedback(
    "After the next login a link opens nothing. The delegate still tells the main controller of the "
      + "time before, which nobody sees any more: if you make another one, let its property main be that one.",
    provenBy: "TheOldMainIsTold"
  ) { app in
    try leave(app)
    try app.activate()
    guard app.buttons["Log in"].isVisible else { return false }
    try logIn(app, as: "Bo")
    return try app.labels["Account of Bo"].isVisible && !linkOpensAgain(app, for: "Bo")
  }
  .feedback(
    "The login is there, but for the app Ada is still logged in: a link from another app opens her "
      + "account. End the session as well.",
    provenBy: "SessionKept"
  ) { app in
    try leave(app)
    let isWell = secrets(app).isEmpty
    try app.open(url: "account://balance")
    return isWell && secrets(app) == ["Account of Ada"]
  }
  .feedback(
    "The session ends when Ada comes back. Until then, while the app is in the background, she is "
      + "still logged in. End it when she leaves.",
    provenBy: "EndedOnTheWayBack"
  ) { app in
    try leave(app)
    let isLoggedIn = try app.perform("isSomebodyLoggedIn") == true
    try app.activate()
    return try isLoggedIn && app.perform("isSomebodyLoggedIn") == false
  }

  Check("a phone call does not log the user out") { app in
    for iOS in versions {
      let name = app.random.word()
      try app.launch(iOS: iOS)
      try logIn(app, as: name)
      for _ in 1...Int.random(in: 2...3, using: &app.random) {
        try app.interrupt()
        try app.endInterruption()
        assertAccount(app, name, "On iOS \(iOS), after a call,")
      }
      try app.buttons["Receipt"].tap()
      try app.advance(by: 1)
      try app.interrupt()
      try app.endInterruption()
      try app.advance(by: 1)
      XCTAssertTrue(
        app.labels["Receipt for \(name)"].isVisible,
        "On iOS \(iOS), after a call, the receipt should still be open.")
    }
  }
  .counts(with: "a user who comes back finds the login")
  .feedback(
    "A phone call logs Ada out. applicationWillResignActive(_:) is also called when something only "
      + "covers the app. Which method is called only when the user has left?",
    provenBy: "WhenInactive"
  ) { app in
    try app.launch(iOS: 9)
    try logIn(app, as: "Ada")
    try app.interrupt()
    return secrets(app).isEmpty
  }
  .feedback(
    "A phone call closes Ada's receipt, although she stays logged in. applicationWillResignActive(_:) is also called "
      + "when something only covers the app: let it change nothing.",
    provenBy: "ReceiptClosedByACall"
  ) { app in
    guard try outlivesCall(app) else { return false }
    try app.buttons["Receipt"].tap()
    try app.advance(by: 1)
    try app.interrupt()
    try app.endInterruption()
    try app.advance(by: 1)
    return secrets(app) == ["Account of Ada"]
  }
  .feedback(
    "A phone call logs Ada out when it is over. applicationDidBecomeActive(_:) is also called after a "
      + "call, and at the launch.",
    provenBy: "WhenActive"
  ) { app in
    try app.launch(iOS: 9)
    try logIn(app, as: "Ada")
    try app.interrupt()
    let wasThere = secrets(app) == ["Account of Ada"]
    try app.endInterruption()
    return wasThere && secrets(app).isEmpty
  }

  Check("a launch begins with the login, on iOS 3 as well") { app in
    for iOS in [3] + versions {
      try app.launch(iOS: iOS)
      assertLogin(app, "On iOS \(iOS), after the launch,")
      let name = app.random.word()
      try logIn(app, as: name)
      assertAccount(app, name, "On iOS \(iOS), after the login,")
      try app.pressHome()
      try app.kill()
      try app.relaunch()
      assertLogin(app, "On iOS \(iOS), launched again,")
    }
  }
  .counts(with: "a user who comes back finds the login")
}
