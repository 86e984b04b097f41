import CourseKit

/// The screens of the app, by their classes.
enum Screen: String, CaseIterable {
  case welcome = "WelcomeViewController"
  case login = "LoginViewController"
  case tabs = "TabsViewController"

  /// What the user can tell the screen by.
  func mark(_ name: String) -> String {
    switch self {
    case .welcome: "Continue"
    case .login: "Log in"
    case .tabs: "Hello, \(name)"
    }
  }
}

/// Expects that screen to fill the display, and no other screen to be there.
func assertOnly(_ app: XCUIApplication, _ screen: Screen, as name: String = "", _ when: String) {
  XCTAssertTrue(
    app.views[screen.mark(name)].isVisible, "\(when) the user should see “\(screen.mark(name))”.")
  XCTAssertEqual(
    Screen.allCases.flatMap { there in
      app.controllers.filter { $0.className == there.rawValue }.map(\.className)
    }, [screen.rawValue], "\(when) one screen should be there.")
  XCTAssertEqual(
    app.controllers.first { $0.className == screen.rawValue }?.view.frameOnScreen,
    app.screen.bounds, "\(when) it should fill the screen of the device.")
  XCTAssertEqual(
    app.root.className, "MainViewController", "\(when) the main controller should be the root.")
}

/// Expects that a screen was never loaded in this launch.
func assertNeverLoaded(_ app: XCUIApplication, _ screen: Screen, _ when: String) {
  XCTAssertFalse(wasLoaded(app, screen), "\(when) \(screen.rawValue) should not be loaded.")
}

/// Whether a screen was loaded in this launch.
func wasLoaded(_ app: XCUIApplication, _ screen: Screen) -> Bool {
  app.trace.contains {
    $0.subject?.className == screen.rawValue && EventPattern.viewDidLoad.matches($0)
  }
}

/// What it should hear.
let comesAndGoes = ["willMove", "didMove", "willMove", "didMove"]

/// Logs in from the login.
func logIn(_ app: XCUIApplication, as name: String) throws {
  try app.textFields["Name"].tap()
  try app.typeText(name)
  try tap(app, "Log in")
}

/// The user leaves, the app is ended, in the background or by request, and the user starts it again.
func startAgain(_ app: XCUIApplication, isKilled: Bool = true) throws {
  if isKilled {
    try app.pressHome()
    try app.kill()
  } else {
    try app.terminate()
  }
  try app.relaunch()
}

/// Launches the app and goes through the welcome and the login.
func launchToTabs(_ app: XCUIApplication) throws {
  try app.erase()
  try app.launch()
  try tap(app, "Continue")
  try logIn(app, as: "Ada")
}

/// Whether the app tells its screens itself that they appear, from the welcome to the tabs and back to a login.
func callsByHand(_ app: XCUIApplication) throws -> Bool {
  try app.erase()
  return app.callsByHand {
    try tap(app, "Continue")
    try logIn(app, as: "Ada")
    try logOut(app)
  }
}

let exercise = Exercise(
  iOS: 9, subjects: [16],
  hints: [
    "Two facts always decide which screen comes: was Continue ever tapped on this device, and is a "
      + "user logged in? Both are stored, so your code can check them at the launch and at any later "
      + "time.",
    "Write one method that checks both facts, makes the screen, gives it a closure that calls the same "
      + "method again, and shows it. Call it in viewDidLoad().",
    "if Continue was never tapped: a welcome, whose whenDone stores that it was and calls the method; "
      + "else if Session.shared.name is nil: a login; else: tabs with whenLoggedOut. Showing a screen "
      + "removes the child before it, as in replaceScreen(with:) of the last exercise.",
  ]
) {
  Check("a new user sees the welcome, the login and the tabs", points: 2) { app in
    let name = app.random.word()
    try app.launch(iOS: 12)
    let root = app.root.name
    assertOnly(app, .welcome, "At first")
    assertNeverLoaded(app, .login, "Before Continue")
    try tap(app, "Continue")
    assertOnly(app, .login, "After Continue")
    assertNeverLoaded(app, .tabs, "Before Log in")
    try logIn(app, as: name)
    assertOnly(app, .tabs, as: name, "After Log in")
    XCTAssertEqual(app.root.name, root, "The root should be the same from first to last.")
  }
  .feedback(
    "The delegate decides, and gives the window another root each time. It should only start the app: "
      + "write a MainViewController that stays the root and shows the screens.",
    provenBy: "RootReplaced"
  ) { app in
    try app.launch()
    let first = app.root.className
    try tap(app, "Continue")
    return first == Screen.welcome.rawValue && app.root.className == Screen.login.rawValue
  }
  .feedback(
    "The next screen comes, but only a while after the tap: a timer decides when, or asks again and again. The screen "
      + "knows when it is done: show the next one in its closure.",
    provenBy: "ALittleLater"
  ) { app in
    try app.erase()
    try app.launch()
    try tap(app, "Continue")
    if app.buttons["Log in"].exists { try logIn(app, as: "Ada") }
    let isThere = app.controllers[Screen.tabs.rawValue].exists
    try app.advance(by: 5)
    if !isThere, app.buttons["Log in"].exists { return true }
    return !isThere && app.controllers[Screen.tabs.rawValue].exists
  }
  .feedback(
    "All screens are made and loaded at the start, and those that are not needed are hidden or lie below. "
      + "Make a screen when it is due.",
    provenBy: "AllAtTheStart"
  ) { app in
    try app.erase()
    try app.launch()
    return wasLoaded(app, .tabs)
  }
  .feedback(
    "The next screen lies on top of the one before, which is still there. Remove the finished screen: "
      + "its view and its controller.",
    provenBy: "LeftBelow"
  ) { app in
    try app.erase()
    try app.launch()
    let isLazy = !wasLoaded(app, .login)
    try tap(app, "Continue")
    return isLazy && app.controllers[Screen.welcome.rawValue].exists
  }

  Check("the welcome comes until Continue is tapped, and then never again") { app in
    try app.launch()
    for isKilled in [true, false] {
      try startAgain(app, isKilled: isKilled)
      assertOnly(app, .welcome, "As long as nobody has tapped Continue")
    }
    try tap(app, "Continue")
    for isKilled in [true, false] {
      try startAgain(app, isKilled: isKilled)
      assertOnly(app, .login, "Launched after Continue")
      assertNeverLoaded(app, .welcome, "Launched after Continue")
      // What the last launch has stored is not to help the next one.
      try app.erase()
      try app.launch()
      try tap(app, "Continue")
    }
  }
  .feedback(
    "In the next launch the welcome is there again: the app remembers only as long as it runs that the "
      + "welcome was read. Store that on the device.",
    provenBy: "WelcomeInMemory"
  ) { app in
    try app.erase()
    try app.launch()
    try tap(app, "Continue")
    let isGone = app.buttons["Log in"].isVisible
    try app.terminate()
    try app.relaunch()
    return isGone && app.buttons["Continue"].exists
  }
  .feedback(
    "The welcome is there again if the system has ended the app in the background: then "
      + "applicationWillTerminate(_:) is not called, and nothing is stored. Store that the welcome was read "
      + "when Continue is tapped.",
    provenBy: "StoredAtTheEnd"
  ) { app in
    let isThere = try [true, false].map { isKilled in
      try app.erase()
      try app.launch()
      try tap(app, "Continue")
      try startAgain(app, isKilled: isKilled)
      return app.buttons["Continue"].exists
    }
    return isThere == [true, false]
  }
  .feedback(
    "Your code stores that the welcome was read as soon as it is shown. A user who leaves the app "
      + "before tapping Continue never sees it again. Store it when the welcome is done.",
    provenBy: "WelcomedTooEarly"
  ) { app in
    try app.erase()
    try app.launch()
    let isThere = app.buttons["Continue"].exists
    try app.terminate()
    try app.relaunch()
    return isThere && app.buttons["Log in"].exists
  }

  Check("a user who is logged in sees the tabs at once") { app in
    let name = app.random.word()
    try app.launch()
    try tap(app, "Continue")
    try logIn(app, as: name)
    for isKilled in [true, false] {
      try startAgain(app, isKilled: isKilled)
      assertOnly(app, .tabs, as: name, "Launched after the login")
      assertNeverLoaded(app, .welcome, "Launched after the login")
      assertNeverLoaded(app, .login, "Launched after the login")
    }
    try app.pressHome()
    try app.activate()
    assertOnly(app, .tabs, as: name, "Back from the home screen")
  }
  .feedback(
    "The user has logged in, but the next launch asks for a login again. The session remembers the "
      + "user: check Session.shared.name before you show a login.",
    provenBy: "LoginEachTime"
  ) { app in
    try launchToTabs(app)
    let isDone = app.labels["Hello, Ada"].isVisible
    try app.terminate()
    try app.relaunch()
    return isDone && app.buttons["Log in"].isVisible
  }

  Check("after the logout comes the login") { app in
    try app.launch()
    try app.perform("switchAnimationsOff")
    try tap(app, "Continue")
    for name in app.random.words(Int.random(in: 2...3, using: &app.random)) {
      try logIn(app, as: name)
      assertOnly(app, .tabs, as: name, "Logged in as \(name)")
      try logOut(app)
      assertOnly(app, .login, "After the logout of \(name)")
    }
    try startAgain(app)
    assertOnly(app, .login, "Launched after the logout")
  }
  .feedback(
    "Log out is tapped and the session has ended, but the tabs are still there: whenLoggedOut was not set.",
    provenBy: "LogoutIgnored"
  ) { app in
    try launchToTabs(app)
    let isDone = app.labels["Hello, Ada"].isVisible
    try logOut(app)
    return isDone && app.buttons["Log out"].isVisible
  }
  .feedback(
    "The welcome appears again after the logout. It is for a device on which nobody has tapped Continue.",
    provenBy: "LogoutToWelcome"
  ) { app in
    try launchToTabs(app)
    try logOut(app)
    return app.buttons["Continue"].isVisible
  }
  .feedback(
    "After a logout another user logs in and sees the tabs of the previous user: they were kept. Make "
      + "new tabs after each login.",
    provenBy: "SameTabs"
  ) { app in
    try launchToTabs(app)
    let isDone = app.labels["Hello, Ada"].isVisible
    try logOut(app)
    try logIn(app, as: "Grace")
    try app.tapTab("News")
    return isDone && app.labels["Hello, Ada"].isVisible
  }

  Check("screens that come and go fill the screen and hear of it") { app in
    try app.launch(iOS: 7, device: "iPad 2")
    try app.rotate(to: .landscapeLeft)
    try tap(app, "Continue")
    let login = app.controllers[Screen.login.rawValue]
    XCTAssertEqual(
      login.view.bounds.width, app.keyWindow.frame.height,
      "On an iPad that is held sideways the login should fill the screen.")
    try logIn(app, as: app.random.word())
    try app.rotate(to: .portrait)
    XCTAssertEqual(
      app.controllers[Screen.tabs.rawValue].view.bounds.width, app.keyWindow.frame.width,
      "When the iPad is turned upright the tabs should still fill the screen.")
    // Up to iOS 7 UIKit itself tells nothing to a controller whose stack is replaced.
    try app.erase()
    try app.launch(iOS: 9)
    try tap(app, "Continue")
    let name = app.controllers[Screen.login.rawValue].name
    try logIn(app, as: app.random.word())
    let heard = moves(app, name)
    XCTAssertTrue(
      heard.isEmpty || heard == comesAndGoes,
      "A child should hear willMove, then didMove, when it is added and when it is removed. The login heard "
        + "\(heard.joined(separator: ", ")).")
    XCTAssertFalse(
      try callsByHand(app), "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "A screen has the size of the display at first, and keeps that size when the device is turned. A "
      + "view follows its superview because of its autoresizingMask: keep the mask with which it was "
      + "loaded.",
    provenBy: "SizedOnce"
  ) { app in
    try app.launch(device: "iPad 2")
    try tap(app, "Continue")
    let login = app.controllers[Screen.login.rawValue].view
    let before = login.bounds
    try app.rotate(to: .landscapeLeft)
    return login.bounds == before
  }
  .feedback(
    "A screen hears from UIKit that it appears and disappears, and your code calls the same methods once more: "
      + "whatever they do is done twice. UIKit calls viewWillAppear(_:) and the like when a view comes into "
      + "the window and when it leaves: leave your own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    try callsByHand(app)
  }

  Check("nothing holds a screen that is done") { app in
    try app.launch()
    for button in ["Continue", "Log in", "Log out"] {
      XCTAssertEqual(
        try app.perform("watchScreens"), true, "A screen should be there before \(button).")
      switch button {
      case "Log in": try logIn(app, as: app.random.word())
      case "Log out": try logOut(app)
      default: try tap(app, button)
      }
      XCTAssertEqual(
        try app.perform("areScreensAlive"), false,
        "After \(button) nothing should hold the screen that is done.")
    }
  }
  .feedback(
    "The controllers of the finished screens are gone, but something still holds one of their views, with everything "
      + "that lies in it.",
    provenBy: "ViewsHeld"
  ) { app in
    try app.erase()
    try app.launch()
    try app.perform("watchScreens")
    try tap(app, "Continue")
    return try app.perform("areControllersAlive") == false
      && app.perform("areScreensAlive") == true
  }
  .feedback(
    "The finished screens are gone from the display, but something still holds them, such as a "
      + "property of the main controller.",
    provenBy: "Held"
  ) { app in
    try app.erase()
    try app.launch()
    try app.perform("watchScreens")
    try tap(app, "Continue")
    return try !app.controllers[Screen.welcome.rawValue].exists
      && app.perform("areScreensAlive") == true
  }
}
