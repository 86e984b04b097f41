import CourseKit

let (login, signUp) = ("LoginViewController", "SignUpViewController")

/// Types a name into the field and taps the button. The answer should come at once.
func enter(_ app: XCUIApplication, _ name: String, in field: String, _ button: String) throws {
  try app.textFields[field].tap()
  try app.typeText(name)
  try app.buttons[button].tap()
}

/// Opens the sign-up and creates an account.
func createAccount(_ app: XCUIApplication, _ name: String) throws {
  try tap(app, "Sign up")
  try enter(app, name, in: "New name", "Create account")
}

/// The user leaves, the app is ended, and the user starts it again.
func startAgain(_ app: XCUIApplication) throws {
  try app.pressHome()
  try app.kill()
  try app.relaunch()
}

/// A new app on a new device.
func launch(_ app: XCUIApplication, iOS: IOSVersion = 9) throws {
  try app.erase()
  try app.launch(iOS: iOS)
}

/// What it should hear.
let comesAndGoes = ["willMove", "didMove", "willMove", "didMove"]

/// The classes of all controllers below that one.
func below(_ controller: ControllerElement) -> [String] {
  controller.children.flatMap { [$0.className] + below($0) }
}

/// How many controllers of that class are there.
func count(_ app: XCUIApplication, _ name: String) -> Int {
  app.controllers.count { $0.className == name }
}

/// Expects the login alone.
func assertLogin(_ app: XCUIApplication, _ when: String) {
  XCTAssertEqual(
    app.root.children.map(\.className), [login],
    "\(when) the main controller should contain the login and nothing else.")
  XCTAssertTrue(app.buttons["Log in"].isVisible, "\(when) the user should see the login.")
  XCTAssertEqual(
    app.controllers[login].view.frameOnScreen, app.screen.bounds,
    "\(when) the login should fill the screen.")
  XCTAssertEqual(count(app, signUp), 0, "\(when) no sign-up should be there.")
  XCTAssertFalse(
    app.buttons["Create account"].exists, "\(when) no sign-up should be in the windows.")
}

/// Expects the club alone.
func assertClub(_ app: XCUIApplication, _ name: String, _ when: String) {
  XCTAssertTrue(
    app.labels["Welcome, \(name)"].isVisible, "\(when) the user should read “Welcome, \(name)”.")
  XCTAssertEqual(
    app.root.children.count, 1, "\(when) the main controller should contain one screen.")
  XCTAssertEqual(
    app.root.children.first?.view.frameOnScreen, app.screen.bounds,
    "\(when) the club should fill the screen.")
  XCTAssertEqual(
    [login, signUp].map { count(app, $0) }, [0, 0],
    "\(when) no login and no sign-up should be there.")
  for button in ["Log in", "Create account"] {
    XCTAssertFalse(app.buttons[button].exists, "\(when) “\(button)” should not be in the windows.")
  }
  XCTAssertEqual(
    app.root.className, "MainViewController", "\(when) the main controller should be the root.")
}

/// Whether Ada gets into the club when she signs up on a new device.
func letsAdaIn(_ app: XCUIApplication) throws -> Bool {
  try launch(app)
  try createAccount(app, "Ada")
  return app.labels["Welcome, Ada"].isVisible
}

/// Whether the app tells its screens itself that they appear, from the sign-up to the logout.
func callsByHand(_ app: XCUIApplication) throws -> Bool {
  try app.erase()
  return app.callsByHand {
    try createAccount(app, "Ada")
    try logOut(app)
  }
}

let exercise = Exercise(
  iOS: 9, subjects: [16, 19],
  hints: [
    "Begin with the main controller: one question to Session.shared decides between two screens. Which "
      + "screens have to tell it to ask again, and how?",
    "Give the login a closure that it calls when a user is logged in. The login may pass the same "
      + "closure on to the sign-up. The club gets a closure for the logout.",
    "The login shows the sign-up as the main controller shows the login: addChild, frame, addSubview, didMove. "
      + "Cancel removes it again. When the main controller removes the login, the sign-up goes with it.",
    "MainViewController: one method removes the current child, and adds a new tab bar controller if "
      + "Session.shared.name is not nil, else a new login; both call the method when they are done, in "
      + "closures with [weak self]. The exercise “A main controller” has such a method.",
  ]
) {
  Check("a user who creates an account sees the club", points: 2) { app in
    try launch(app, iOS: 12)
    assertLogin(app, "At first")
    XCTAssertEqual(
      app.trace.count(of: .viewDidLoad.on(login)), 1, "A launch should make one login.")
    try app.perform("switchAnimationsOff")
    let root = app.root.name
    let names = app.random.words(Int.random(in: 2...3, using: &app.random))
    for name in names {
      try createAccount(app, name)
      assertClub(app, name, "After the account of \(name) was created")
      try app.tapTab("Account")
      try app.tapTab("Club")
      assertClub(app, name, "Back on Club")
      try logOut(app)
      assertLogin(app, "After the logout of \(name)")
    }
    try createAccount(app, names[0])
    XCTAssertTrue(
      app.labels["\(names[0]) is taken"].isVisible,
      "The sign-up should say that the name is taken.")
    XCTAssertTrue(app.buttons["Create account"].isVisible, "The sign-up should stay.")
    try app.textFields["New name"].tap()
    try app.typeText(String(repeating: "\u{8}", count: 20))
    try enter(app, names[1], in: "New name", "Create account")
    XCTAssertTrue(
      app.labels["\(names[1]) is taken"].isVisible,
      "After another name the sign-up should say that this one is taken.")
    XCTAssertEqual(app.root.name, root, "The root should be the same all the time.")
  }
  .feedback(
    "A launch makes a login, removes it and makes another one. viewDidLoad() is called once and is early enough; "
      + "viewDidAppear(_:) comes after it: show the first screen in one of the two.",
    provenBy: "ShownTwice"
  ) { app in
    try launch(app)
    return app.trace.count(of: .viewDidLoad.on(login)) == 2 && count(app, login) == 1
  }
  .feedback(
    "The club comes, but only a while after the tap: a timer decides when, or asks again and again. The sign-up knows "
      + "when the account is there: let it tell the main controller then.",
    provenBy: "ALittleLater"
  ) { app in
    guard try !letsAdaIn(app) else { return false }
    try app.advance(by: 2)
    return app.labels["Welcome, Ada"].isVisible
  }
  .feedback(
    "The club is there, but the old screens are still below it. Remove the login, and the sign-up goes "
      + "with it.",
    provenBy: "LoginLeftBelow"
  ) { app in
    try letsAdaIn(app) && count(app, login) > 0
  }
  .feedback(
    "The login is gone, but the sign-up has stayed below the club. It was a child of the main "
      + "controller, beside the login. As a child of the login it would have gone with the login.",
    provenBy: "SignUpStays"
  ) { app in
    try letsAdaIn(app) && count(app, login) == 0 && count(app, signUp) > 0
  }
  .feedback(
    "Log out ends the session, but the club is still there: the main controller is not told.",
    provenBy: "LogoutForgotten"
  ) { app in
    guard try letsAdaIn(app) else { return false }
    try logOut(app)
    return app.buttons["Log out"].isVisible
  }
  .feedback(
    "After the logout the user sees the sign-up: the main controller shows the same login as before, in which "
      + "it is still open. Make a new login.",
    provenBy: "LoginKept"
  ) { app in
    guard try letsAdaIn(app) else { return false }
    try logOut(app)
    return app.buttons["Create account"].isVisible
  }

  .feedback(
    "The answer to the second name that is taken contains the first one. Set the label each time.",
    provenBy: "TakenWrittenOnce"
  ) { app in
    try launch(app)
    for name in ["Ada", "Grace"] {
      try createAccount(app, name)
      try logOut(app)
    }
    try createAccount(app, "Ada")
    try app.typeText(String(repeating: "\u{8}", count: 20))
    try enter(app, "Grace", in: "New name", "Create account")
    return app.labels["Ada is taken"].isVisible
  }

  Check("the sign-up is inside the login") { app in
    try launch(app)
    for _ in 1...Int.random(in: 2...3, using: &app.random) {
      try tap(app, "Sign up")
      XCTAssertEqual(
        app.root.children.map(\.className), [login],
        "The main controller should contain the login and nothing else.")
      XCTAssertEqual(
        app.root.children.flatMap { below($0) }.count { $0 == signUp }, 1,
        "One sign-up should be inside the login.")
      XCTAssertTrue(app.buttons["Create account"].isVisible, "The user should see the sign-up.")
      XCTAssertEqual(
        app.controllers[signUp].view.frameOnScreen, app.screen.bounds,
        "The sign-up should fill the screen.")
      XCTAssertFalse(
        app.buttons.contains { $0.text == "Log in" && $0.isVisible },
        "The sign-up should cover the login.")
      try tap(app, "Cancel")
      assertLogin(app, "After Cancel")
    }
  }
  .feedback(
    "The main controller contains the sign-up. So it would have to know every screen that the login "
      + "uses. Make the sign-up a child of the login.",
    provenBy: "SignUpInTheRoot"
  ) { app in
    try launch(app)
    try tap(app, "Sign up")
    return app.root.children.contains { $0.className == signUp }
  }
  .feedback(
    "The sign-up is presented, so it covers the root and has no parent: if the main controller removes "
      + "the login, the sign-up stays. Make it a child of the login.",
    provenBy: "SignUpPresented"
  ) { app in
    try launch(app)
    try tap(app, "Sign up")
    return app.trace.contains(.call("present")) && count(app, signUp) == 1
  }
  .feedback(
    "Cancel removes the view of the sign-up, but its controller is still a child. Each tap on Sign up "
      + "adds another one.",
    provenBy: "CancelForgetsTheChild"
  ) { app in
    try launch(app)
    try tap(app, "Sign up")
    try tap(app, "Cancel")
    return count(app, signUp) > 0 && !app.buttons["Create account"].exists
  }
  .feedback(
    "The login can be seen through the sign-up: its view has no backgroundColor.",
    provenBy: "Transparent"
  ) { app in
    try launch(app)
    try tap(app, "Sign up")
    return app.buttons["Create account"].isVisible && app.buttons["Log in"].isVisible
  }

  Check("the club and the sign-up come and go as children do") { app in
    try launch(app)
    try tap(app, "Sign up")
    // The sign-up, or what contains it.
    let inside =
      app.controllers[login].children.first { ([$0.className] + below($0)).contains(signUp) }?.name
      ?? ""
    try tap(app, "Cancel")
    let heard = app.trace.of(object: inside).filter { $0.kind == .callback }
      .compactMap { event in ["willMove", "didMove"].first(where: event.name.hasPrefix) }
    XCTAssertEqual(
      heard, comesAndGoes,
      "The sign-up should be told when it is added and when it is removed.")
    XCTAssertEqual(
      try app.perform("takeFromTop", .int(2 * Int.random(in: 8...20, using: &app.random))), true)
    try createAccount(app, app.random.word())
    let filled =
      "When something else takes a part of the screen, the club should fill the rest."
    XCTAssertEqual(
      app.root.children.first?.view.frameOnScreen, app.root.view.frameOnScreen, filled)
    try app.perform("takeFromTop", .int(2 * Int.random(in: 8...20, using: &app.random)))
    XCTAssertEqual(
      app.root.children.first?.view.frameOnScreen, app.root.view.frameOnScreen, filled)
    let club = app.root.children.first?.name ?? ""
    try logOut(app)
    XCTAssertEqual(
      moves(app, club), comesAndGoes,
      "The club should hear willMove, then didMove, when it is added and when it is removed.")
    XCTAssertFalse(
      try callsByHand(app), "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "A screen hears from UIKit that it appears and disappears, and your code calls the same methods once more: "
      + "whatever they do is done twice. UIKit calls viewWillAppear(_:) and the like when a view comes into "
      + "the window and when it leaves: leave your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    try callsByHand(app)
  }
  .feedback(
    "The club keeps the size that it got when it was added. When a phone call takes a part of the "
      + "screen after that, its view does not follow. Leave autoresizingMask as it is, or give the "
      + "view its frame whenever yours has been laid out.",
    provenBy: "SizedOnce"
  ) { app in
    guard try letsAdaIn(app) else { return false }
    let before = app.root.children.first?.view.frameOnScreen
    try app.perform("takeFromTop", .int(20))
    return before == app.screen.bounds
      && app.root.children.first?.view.frameOnScreen != app.root.view.frameOnScreen
  }

  Check("members log in, and nobody else") { app in
    try launch(app)
    let names = app.random.words(3)
    for name in names[...1] {
      try createAccount(app, name)
      try logOut(app)
    }
    try enter(app, names[2], in: "Name", "Log in")
    XCTAssertTrue(
      app.labels["Nobody is called \(names[2])"].isVisible,
      "The login should say that nobody is called \(names[2]).")
    let other = app.random.word()
    try app.textFields["Name"].tap()
    try app.typeText(String(repeating: "\u{8}", count: 20))
    try enter(app, other, in: "Name", "Log in")
    XCTAssertTrue(
      app.labels["Nobody is called \(other)"].isVisible,
      "After another name the login should say that nobody is called \(other).")
    assertLogin(app, "After the login of a user who is not a member")
    try startAgain(app)
    for name in names[...1].shuffled(using: &app.random) {
      try enter(app, name, in: "Name", "Log in")
      assertClub(app, name, "After the login of \(name)")
      try logOut(app)
    }
    assertLogin(app, "After the last logout")
  }
  .feedback(
    "Anybody who types a name gets in, member or not. Session.shared.logIn(_:) returns whether the "
      + "name belongs to a member.",
    provenBy: "AnybodyGetsIn"
  ) { app in
    try launch(app)
    try enter(app, "Grace", in: "Name", "Log in")
    return app.labels["Welcome, Grace"].exists
  }
  .feedback(
    "The answer to the second wrong name contains the first one. Set the label each time.",
    provenBy: "WrittenOnce"
  ) { app in
    try launch(app)
    for name in ["Grace", "Mary"] {
      try enter(app, name, in: "Name", "Log in")
      try app.typeText(String(repeating: "\u{8}", count: 20))
    }
    return app.labels["Nobody is called Grace"].isVisible && app.buttons["Log in"].isVisible
  }

  Check("a member who is logged in sees the club at each launch and on each return") { app in
    let name = app.random.word()
    try launch(app)
    try createAccount(app, name)
    for _ in 1...Int.random(in: 2...3, using: &app.random) {
      try startAgain(app)
      assertClub(app, name, "Launched again")
      XCTAssertFalse(
        app.trace.contains {
          $0.subject?.className == login && EventPattern.viewDidLoad.matches($0)
        }, "No login should be loaded.")
      let club = app.root.children.first?.name
      try app.pressHome()
      try app.activate()
      assertClub(app, name, "Back from the home screen")
      XCTAssertEqual(
        app.root.children.first?.name, club,
        "Back from the home screen it should be the same club: the user goes on where it was left.")
    }
    try logOut(app)
    try startAgain(app)
    assertLogin(app, "Launched after the logout")
  }
  .feedback(
    "Each return to the app makes a new club, and the user loses the tab that was open. The member has not changed, "
      + "so leave the screen as it is.",
    provenBy: "NewOnEachReturn"
  ) { app in
    guard try letsAdaIn(app) else { return false }
    let club = app.root.children.first?.name
    try app.pressHome()
    try app.activate()
    return app.labels["Welcome, Ada"].isVisible && app.root.children.first?.name != club
  }
  .feedback(
    "The member is logged in, but a launch shows the login. The session remembers the member: the main "
      + "controller has to ask it at the launch as well.",
    provenBy: "LoginAtEachLaunch"
  ) { app in
    guard try letsAdaIn(app) else { return false }
    try startAgain(app)
    return app.buttons["Log in"].isVisible
  }

  Check("nothing holds a login or a sign-up when the club is there") { app in
    for signsUp in [true, false] {
      let name = app.random.word()
      try launch(app)
      if !signsUp {
        try createAccount(app, name)
        try logOut(app)
      }
      XCTAssertEqual(try app.perform("watchScreens"), true, "A login should be there.")
      try tap(app, "Sign up")
      XCTAssertEqual(try app.perform("watchScreens"), true, "A sign-up should be there.")
      if signsUp {
        try enter(app, name, in: "New name", "Create account")
      } else {
        try tap(app, "Cancel")
        try enter(app, name, in: "Name", "Log in")
      }
      assertClub(app, name, "In the end")
      XCTAssertEqual(
        try app.perform("areScreensAlive"), false, "Nothing should hold the login or the sign-up.")
    }
  }
  .feedback(
    "The club is there and the login is in neither tree, but it is still in memory. A closure that a "
      + "controller holds must not hold the controller: begin it with [weak self].",
    provenBy: "CycleOfClosures"
  ) { app in
    try launch(app)
    try app.perform("watchScreens")
    try createAccount(app, "Ada")
    return try count(app, login) == 0 && app.labels["Welcome, Ada"].isVisible
      && app.perform("areScreensAlive") == true
  }

  Check("nothing holds a club after the logout") { app in
    try launch(app)
    for name in app.random.words(2) {
      try createAccount(app, name)
      XCTAssertEqual(try app.perform("watchScreens"), true, "A club should be there.")
      try logOut(app)
      assertLogin(app, "After the logout of \(name)")
      XCTAssertEqual(
        try app.perform("areScreensAlive"), false,
        "After the logout of \(name) nothing should hold the club or its tabs.")
    }
  }
  .feedback(
    "The login is there and the club is in neither tree, but it is still in memory: a property, a static variable or "
      + "a closure holds it. The next member gets a new one, so let it go.",
    provenBy: "ClubHeld"
  ) { app in
    guard try letsAdaIn(app) else { return false }
    try app.perform("watchScreens")
    try logOut(app)
    return try app.buttons["Log in"].isVisible && app.perform("areScreensAlive") == true
  }
}
