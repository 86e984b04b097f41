import CourseKit

let nobody = "Nobody is logged in"

/// Types a name on Account and logs in.
func logIn(_ app: XCUIApplication, as name: String) throws {
  try app.tapTab("Account")
  try app.textFields["Name"].tap()
  try app.typeText(name)
  try app.buttons["Log in"].tap()
  // The keyboard would lie over the tabs.
  try app.perform("endEditing")
}

/// What a letter says that is opened from News and closed again.
func letter(_ app: XCUIApplication) throws -> String {
  try app.tapTab("News")
  try app.buttons["Write"].tap()
  defer { try? app.buttons["Close"].tap() }
  return app.labels.compactMap(\.text).first { $0.hasPrefix("A letter by") } ?? "no letter"
}

/// Expects News and a new letter to know who is logged in; nil for nobody.
func assertKnown(_ app: XCUIApplication, _ name: String?, _ when: String) throws {
  let letter = try letter(app)
  XCTAssertTrue(
    app.labels[name.map { "Hello, \($0)" } ?? nobody].isVisible,
    name.map { "\(when) News should greet \($0)." }
      ?? "\(when) News should say that nobody is logged in.")
  XCTAssertEqual(
    letter, "A letter by \(name ?? "nobody")", "\(when) a letter should be by that user.")
}

/// Whether News greets somebody after a login.
func newsKnows(_ app: XCUIApplication) throws -> Bool {
  try app.launch()
  try logIn(app, as: "Ada")
  try app.tapTab("News")
  return app.labels["Hello, Ada"].exists
}

/// Whether a login stores something in that place.
func stores(_ app: XCUIApplication, _ place: String) throws -> Bool {
  guard try newsKnows(app) else { return false }
  try app.erase()
  try app.launch()
  try app.perform("lookAtTheStore")
  try logIn(app, as: "Ada")
  return try app.perform("isStored", .string(place)) == true
}

/// What can be read in that view, each text with its place. A view without a text, such as a line or a picture,
/// is nobody's business here.
func parts(_ view: ViewElement) -> [String] {
  view.subviews.compactMap { part in
    part.text.map { "\($0) at (\(Int(part.frame.x)), \(Int(part.frame.y)))" }
  }.sorted()
}

/// Ada logs in, has a look at News, and logs out.
func logInAndOut(_ app: XCUIApplication) throws {
  try logIn(app, as: "Ada")
  try app.tapTab("News")
  for button in ["Write", "Close"] { try app.buttons[button].tap() }
  try app.tapTab("Account")
  try app.buttons["Log out"].tap()
}

let exercise = Exercise(
  iOS: 9, subjects: [19],
  hints: [
    "Search for Session() in all files. How many sessions does the app have when a letter is open?",
    "Make one session, in one place. Four classes have to use it: the two tabs, the letter, and the "
      + "delegate.",
    "Add a shared session to the class, as in “Good to know”, and let the property of each of the four "
      + "classes be that session instead of a new one.",
  ]
) {
  Check("every screen knows which user is logged in", points: 2) { app in
    try app.launch()
    for name in app.random.words(Int.random(in: 2...3, using: &app.random)) {
      try logIn(app, as: name)
      try assertKnown(app, name, "After the login of \(name)")
    }
    XCTAssertTraceLacks(
      app.trace, EventPattern(kind: .diagnosis, name: "missingSuper"),
      message: "An override of one of UIKit's callbacks should call super.")
  }
  .feedback(
    "An override does not call super; the trace says which one. UIKit's own class may do something "
      + "there, on this version or a later one, and Apple's reference asks for the call.",
    provenBy: "WithoutSuper"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "missingSuper"))
  }
  .feedback(
    "Session.shared is a computed property: each time it is read, it makes another session. A constant, "
      + "static let shared = Session(), is made once.",
    provenBy: "NewOneEachTime"
  ) { app in
    try !newsKnows(app) && app.perform("makesAnotherEachTime") == true
  }
  .feedback(
    "Your Session is a struct. Each screen gets a copy of a struct: the account changes its own copy, "
      + "and no other screen sees that. An object that is shared must be an instance of a class.",
    provenBy: "Copies"
  ) { app in
    try !newsKnows(app) && app.perform("isAStruct") == true
  }
  .feedback(
    "News knows the user, but a letter does not: it still has a session of its own.",
    provenBy: "LetterForgotten"
  ) { app in
    try newsKnows(app) && letter(app) == "A letter by nobody"
  }

  Check("a user who logs out is logged out everywhere") { app in
    try app.launch()
    for name in app.random.words(2) {
      try logIn(app, as: name)
      try assertKnown(app, name, "After the login of \(name)")
      try app.tapTab("Account")
      try app.buttons["Log out"].tap()
      try assertKnown(app, nil, "After the logout of \(name)")
    }
    XCTAssertFalse(
      app.callsByHand { try logInAndOut(app) },
      "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "Your code calls viewWillAppear(_:) or the like of a screen itself, so that it looks at the session again. UIKit "
      + "calls it whenever a tab is opened, and iOS 16 complains on the console: leave your own call out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try logInAndOut(app) }
  }
  .feedback(
    "News gets the name after the login, but still has it after the logout. Your code passed only the "
      + "name, which does not change with the account's session. Let both use the same session.",
    provenBy: "NameHandedOn"
  ) { app in
    guard try newsKnows(app) else { return false }
    try app.tapTab("Account")
    try app.buttons["Log out"].tap()
    try app.tapTab("News")
    return app.labels["Hello, Ada"].exists
  }

  Check("screens and tabs are as they were") { app in
    // From iOS 13 on a presented controller covers the whole screen only if it asks for it.
    for iOS in [9, 12, 13, 17] as [IOSVersion] {
      let name = app.random.word()
      try app.launch(iOS: iOS)
      XCTAssertEqual(
        parts(app.controllers["AccountViewController"].view),
        ["Log in at (20, 90)", "Log out at (20, 140)", "Name at (20, 40)"],
        "On iOS \(iOS) Account should have its field and its buttons.")
      try logIn(app, as: name)
      try app.tapTab("News")
      XCTAssertEqual(
        parts(app.controllers["NewsViewController"].view),
        ["Hello, \(name) at (20, 40)", "Write at (20, 90)"],
        "On iOS \(iOS) News should have its button.")
      try app.buttons["Write"].tap()
      let letter = app.controllers["LetterViewController"].view
      XCTAssertEqual(
        parts(letter), ["A letter by \(name) at (20, 40)", "Close at (20, 90)"],
        "On iOS \(iOS) a letter should have its button.")
      XCTAssertEqual(letter.backgroundColor, "#ffffffff", "A letter should be white.")
      XCTAssertEqual(
        letter.frameOnScreen, app.screen.bounds,
        "On iOS \(iOS) a letter should fill the screen, at once.")
      try app.buttons["Close"].tap()
      XCTAssertFalse(
        app.controllers["LetterViewController"].exists,
        "On iOS \(iOS) Close should dismiss the letter, at once.")
    }
  }
  .counts(with: "every screen knows which user is logged in")

  Check("when the user leaves the app, the shared session ends") { app in
    try app.launch()
    let name = app.random.word()
    try logIn(app, as: name)
    try app.interrupt()
    try app.endInterruption()
    try assertKnown(app, name, "After a phone call")
    try app.tapTab("Account")
    try app.pressHome()
    XCTAssertEqual(try app.perform("openNews"), true, "There should be two tabs.")
    XCTAssertTrue(
      app.labels[nobody].exists,
      "News that appears while the app is in the background should say that nobody is logged in.")
    try app.activate()
    try app.tapTab("Account")
    try assertKnown(app, nil, "After the user was away")
    let other = app.random.word()
    try logIn(app, as: other)
    try assertKnown(app, other, "After the login of \(other)")
    try app.pressHome()
    try app.activate()
    try app.tapTab("Account")
    try assertKnown(app, nil, "After the user was away once more")
  }
  .feedback(
    "When the user leaves, the delegate ends a session that no other object uses: the delegate still "
      + "makes its own.",
    provenBy: "DelegateForgotten"
  ) { app in
    guard try newsKnows(app) else { return false }
    try app.tapTab("Account")
    try app.buttons["Log out"].tap()
    try app.tapTab("News")
    let endsByHand = app.labels[nobody].exists
    try logIn(app, as: "Ada")
    try app.pressHome()
    try app.activate()
    try app.tapTab("News")
    return endsByHand && app.labels["Hello, Ada"].exists
  }

  .feedback(
    "The session ends when the user comes back. Until then, while the app is in the background, the user is still "
      + "logged in. End it in applicationDidEnterBackground(_:).",
    provenBy: "EndedOnTheWayBack"
  ) { app in
    guard try newsKnows(app) else { return false }
    try app.tapTab("Account")
    try app.pressHome()
    try app.perform("openNews")
    let isLoggedIn = app.labels["Hello, Ada"].exists
    try app.activate()
    try app.tapTab("Account")
    try app.tapTab("News")
    return isLoggedIn && app.labels[nobody].exists
  }

  Check("a launch begins with nobody") { app in
    try app.launch()
    XCTAssertEqual(try app.perform("lookAtTheStore"), true)
    try assertKnown(app, nil, "After the first launch")
    let name = app.random.word()
    try logIn(app, as: name)
    try assertKnown(app, name, "After the login of \(name)")
    for when in ["After the login", "While the app is in the background"] {
      for (place, name) in [
        ("defaults", "in the user defaults"), ("elsewhere", "in a file or on the pasteboard"),
      ] {
        XCTAssertEqual(
          try app.perform("isStored", .string(place)), false,
          "\(when) nothing of the login should be stored \(name).")
      }
      if app.state == .active { try app.pressHome() }
    }
    try app.activate()
    try app.terminate()
    try app.relaunch()
    try assertKnown(app, nil, "After the app was ended and launched again")
  }
  .feedback(
    "The name is stored on the device, so the next launch finds it there. All parts of the app agree, "
      + "but the session should end with the app: keep it in memory only.",
    provenBy: "Stored"
  ) { app in
    guard try newsKnows(app) else { return false }
    try app.terminate()
    try app.relaunch()
    try app.tapTab("News")
    return app.labels["Hello, Ada"].exists
  }
  .feedback(
    "Your code stores something of the login in the user defaults: the name, or only the fact that "
      + "somebody is logged in. A launch may delete it, but until then it can be read there, even when "
      + "the app does not run. Keep the session in memory only.",
    provenBy: "StoredForAWhile"
  ) { app in
    try stores(app, "defaults")
  }
  .feedback(
    "Your code writes something of the login to a file or to the pasteboard. That, too, is there when the "
      + "app does not run, and other code can read it. Keep the session in memory only.",
    provenBy: "StoredInAFile"
  ) { app in
    try stores(app, "elsewhere")
  }
  .counts(with: "every screen knows which user is logged in")
}
