import CourseKit

let (welcome, secrets, lock) = (
  "WelcomeViewController", "SecretsViewController", "LockViewController"
)

/// Models with the versions of iOS, among those of the task, that run on them.
let models: [(device: String, versions: ClosedRange<Int>)] = [
  ("iPhone 4S", 6...9), ("iPhone 6", 8...12), ("iPhone X", 11...12), ("iPad Air", 7...12),
]

/// What a window shows: its root, or one of the three screens in a root that contains them.
func screen(_ root: ControllerElement) -> ControllerElement {
  var screen = root
  while ![welcome, secrets, lock].contains(screen.className), let child = screen.children.last {
    screen = child
  }
  return screen
}

/// The classes of what all windows that are shown show, from back to front.
func shown(_ app: XCUIApplication) -> [String] {
  app.windows.filter { !$0.isHidden }.map { screen($0.rootController).className }
}

/// Launches the app, and begins.
func begin(_ app: XCUIApplication, iOS: IOSVersion? = nil, device: String? = nil) throws {
  try app.launch(iOS: iOS, device: device)
  try app.buttons["Begin"].tap()
}

/// The user is away for as long as the check likes to be.
func leaveAndReturn(_ app: XCUIApplication) throws {
  try app.pressHome()
  try app.advance(by: Double(Int.random(in: 1...600, using: &app.random)))
  try app.activate()
}

/// Expects the lock over the secrets, and nothing else over them.
func assertLocked(_ app: XCUIApplication, _ when: String) {
  XCTAssertEqual(shown(app), [secrets, lock], "\(when) one lock should lie over the secrets.")
  XCTAssertEqual(app.windows.count, 2, "\(when) there should be no other window.")
  XCTAssertGreaterThanOrEqual(
    app.windows.last?.level ?? 0, 2000, "\(when) the lock's window should have the level of alerts."
  )
  XCTAssertEqual(
    app.windows.last?.frame, app.screen.bounds, "\(when) the lock should fill the screen.")
}

/// From the welcome to the secrets, away, back, and through the lock.
func lockAndUnlock(_ app: XCUIApplication) throws {
  try app.buttons["Begin"].tap()
  try app.pressHome()
  try app.activate()
  try app.buttons["Unlock"].tap()
}

let exercise = Exercise(
  iOS: 6,
  hints: [
    "Which of the two windows lives as long as the app, and which one comes and goes? Begin with the "
      + "first, and write the other one later.",
    "Two properties of the delegate hold the two windows. Begin gives the first one another root view controller. "
      + "applicationDidEnterBackground(_:) makes the second one, unless it is there already or the welcome is still "
      + "there.",
    "In applicationDidEnterBackground(_:): guard lock == nil, window?.rootViewController is SecretsViewController "
      + "else { return }, then lock = UIWindow(frame: UIScreen.main.bounds), its windowLevel = .alert, its root, and "
      + "lock?.makeKeyAndVisible().",
    "Unlock: lock?.isHidden = true, lock = nil, window?.makeKey(). The closures that the two controllers get begin "
      + "with [unowned self].",
  ]
) {
  Check("the app begins with the welcome, in one window") { app in
    for model in models.shuffled(using: &app.random).prefix(2) {
      let iOS = IOSVersion(Int.random(in: model.versions, using: &app.random))
      try app.launch(iOS: iOS, device: model.device)
      XCTAssertEqual(shown(app), [welcome], "One window should show the welcome.")
      XCTAssertTrue(app.keyWindow.exists, "It should be the key window.")
      XCTAssertEqual(
        app.windows.first?.frame, app.screen.bounds,
        "On the \(model.device) the window should fill the screen.")
    }
  }

  Check("Begin shows the secrets in the same window") { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)))
    XCTAssertEqual(try app.perform("watchFrontmost"), true, "The welcome should be there.")
    let window = app.keyWindow.name
    try app.buttons["Begin"].tap()
    XCTAssertEqual(shown(app), [secrets], "One window should show the secrets.")
    XCTAssertEqual(app.windows.map(\.name), [window], "It should be the same window as before.")
    XCTAssertEqual(
      try app.perform("isWatchedAlive"), false, "Nothing should hold the welcome any more.")
  }
  .feedback(
    "The secrets are in a window of their own, and the welcome is still there behind it. Give the "
      + "first window another root view controller instead.",
    provenBy: "AnotherWindow"
  ) { app in
    app.windows.count == 2
  }

  Check("a user who leaves the secrets finds the lock", points: 2) { app in
    let model = models.dropFirst().randomElement(using: &app.random)!
    let iOS = IOSVersion(Int.random(in: model.versions, using: &app.random))
    for (iOS, device) in [(6, "iPhone 4S"), (iOS, model.device)] {
      try begin(app, iOS: iOS, device: device)
      try app.perform("waitForThePicture")
      try app.pressHome()
      assertLocked(app, "In the background of iOS \(iOS)")
      XCTAssertEqual(
        try app.perform("whatThePictureShows"), .string(lock),
        "On iOS \(iOS) the lock should be in the picture that iOS takes in the background.")
      XCTAssertEqual(
        screen(app.keyWindow.rootController).className, lock,
        "The lock's window should be the key window.")
      try app.activate()
      assertLocked(app, "Back on iOS \(iOS)")
      XCTAssertThrowsError(
        try app.textFields["Secret"].tap(), "The user should not reach the secrets.")
    }
  }
  .feedback(
    "The lock comes when the user is back. By then iOS has taken its picture, which shows the secrets. "
      + "Lock when the user leaves.",
    provenBy: "LockedOnTheWayBack"
  ) { app in
    try begin(app)
    try app.pressHome()
    let away = shown(app)
    try app.activate()
    return away == [secrets] && shown(app) == [secrets, lock]
  }
  .feedback(
    "The lock comes too late: DispatchQueue.main.async, a timer and the like run their code after "
      + "applicationDidEnterBackground(_:) has returned. Then iOS takes its picture, and the app may run no "
      + "further until the user comes back. Lock in the method itself.",
    provenBy: "AMomentLater"
  ) { app in
    try begin(app)
    try app.perform("waitForThePicture")
    try app.pressHome()
    return try shown(app) == [secrets, lock]
      && app.perform("whatThePictureShows") == .string(secrets)
  }
  .feedback(
    "The lock's window was made but is gone again: nothing held it when the method returned. Put it "
      + "into a property.",
    provenBy: "NobodyHoldsTheLock"
  ) { app in
    try begin(app)
    try app.pressHome()
    return app.windows.count == 1
      && app.trace.contains(EventPattern(kind: .diagnosis, name: "windowReleased"))
  }
  .feedback(
    "The lock lies over the secrets, but what the user types still goes to the secrets: their window "
      + "is the key window. isHidden = false shows a window and does no more.",
    provenBy: "LockIsNotKey"
  ) { app in
    try begin(app)
    try app.pressHome()
    return shown(app) == [secrets, lock]
      && screen(app.keyWindow.rootController).className == secrets
  }
  .feedback(
    "The lock is the root of the only window now, and the secrets are gone, with everything that was "
      + "typed. The lock belongs in a window of its own.",
    provenBy: "LockInTheSameWindow"
  ) { app in
    try begin(app)
    try app.pressHome()
    return shown(app) == [lock]
  }

  Check("Unlock takes the lock away, and the secrets are as before", points: 2) { app in
    try begin(app, iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)))
    let (window, word) = (app.keyWindow.name, app.random.word())
    let name = screen(app.root).name
    try app.textFields["Secret"].tap()
    try app.typeText(word)
    try app.buttons["Finish"].tap()
    for _ in 1...Int.random(in: 2...4, using: &app.random) {
      try leaveAndReturn(app)
      XCTAssertEqual(try app.perform("watchFrontmost"), true, "The lock should be there.")
      try app.perform("switchAnimationsOff")
      let lock = app.controllers[lock].name
      try app.buttons["Unlock"].tap()
      XCTAssertEqual(app.windows.map(\.name), [window], "Only the first window should be alive.")
      XCTAssertTrue(app.keyWindow.exists, "It should be the key window again.")
      XCTAssertTrace(
        app.trace.of(object: lock),
        [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
        "The lock should hear that it appears and that it disappears.")
      XCTAssertEqual(
        try app.perform("isWatchedAlive"), false, "Nothing should hold the lock any more.")
    }
    XCTAssertTrue(
      app.textFields.contains { $0.text == word && $0.isVisible },
      "The secret should still be there.")
    XCTAssertEqual(
      screen(app.root).name, name, "It should still be the same controller that shows it.")
    XCTAssertFalse(
      app.callsByHand { try lockAndUnlock(app) },
      "Only UIKit should call the screens' viewWillDisappear(_:) and the like.")
    XCTAssertCallsSuper(app)
  }
  .feedback(
    "A screen hears from UIKit what happens to its view, and your code tells it once more: it calls "
      + "viewWillDisappear(_:) or the like itself. A window that is shown or hidden makes these calls: leave yours out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try lockAndUnlock(app) }
  }
  .feedback(
    "Unlock puts other secrets into the window. The text may be the same, but all else is gone: where the cursor "
      + "was, what can be undone. The first ones were there all the time, below the lock: leave them.",
    provenBy: "SecretsAnew"
  ) { app in
    try begin(app)
    let first = screen(app.root).name
    try leaveAndReturn(app)
    try app.buttons["Unlock"].tap()
    let last = screen(app.root)
    return app.windows.count == 1 && last.className == secrets && last.name != first
  }
  .feedback(
    "You let go of the lock's window without hiding it, so its controller did not hear that it "
      + "disappeared. Hide the window first.",
    provenBy: "NeverHidden"
  ) { app in
    try begin(app)
    try leaveAndReturn(app)
    try app.buttons["Unlock"].tap()
    return app.windows.count == 1 && !app.trace.of(subject: lock).contains(.viewWillDisappear)
  }
  .feedback(
    "The lock's window is hidden, but something still holds it: the property, or a closure of its own controller that uses "
      + "the window. Set the property to nil as well, and leave the window out of the closure.",
    provenBy: "OnlyHidden"
  ) { app in
    try begin(app)
    try leaveAndReturn(app)
    try app.buttons["Unlock"].tap()
    return app.windows.count == 2 && app.windows.contains(where: \.isHidden)
  }

  Check("there is one lock, however often the user leaves") { app in
    try begin(app, iOS: IOSVersion(Int.random(in: 6...12, using: &app.random)))
    let rounds = Int.random(in: 2...4, using: &app.random)
    for _ in 1...rounds { try leaveAndReturn(app) }
    assertLocked(app, "After the user has left \(rounds) times")
    let heard = app.trace.of(subject: lock)
    XCTAssertEqual(
      heard.count(of: .viewDidAppear) - heard.count(of: .viewDidDisappear), 1,
      "A lock that is there no longer should have heard that it disappeared.")
    try app.buttons["Unlock"].tap()
    XCTAssertEqual(shown(app), [secrets], "Unlocked once, the secrets should be there.")
    try leaveAndReturn(app)
    assertLocked(app, "After the user has unlocked and left again")
  }
  .feedback(
    "Each time the user leaves, another lock replaces the one before. The old window is released "
      + "without being hidden, so its controller is not told that it disappears. Check first whether "
      + "there is a lock.",
    provenBy: "LockReplaced"
  ) { app in
    try begin(app)
    try leaveAndReturn(app)
    let first = app.controllers[lock].name
    try leaveAndReturn(app)
    return app.windows.count == 2 && app.controllers[lock].name != first
  }
  .feedback(
    "Each time the user leaves, another lock comes over the one before. Check first whether there is a lock.",
    provenBy: "LockOverLock"
  ) { app in
    try begin(app)
    try leaveAndReturn(app)
    let first = app.controllers[lock].name
    try leaveAndReturn(app)
    return app.windows.count > 2 && app.controllers[lock].name != first
  }

  Check("a phone call locks nothing, and neither does leaving the welcome") { app in
    let iOS = IOSVersion(Int.random(in: 6...12, using: &app.random))
    try begin(app, iOS: iOS)
    try app.interrupt()
    try app.advance(by: Double(Int.random(in: 1...60, using: &app.random)))
    XCTAssertEqual(
      shown(app), [secrets], "While a call covers the app the secrets should be there, unlocked.")
    try app.endInterruption()
    XCTAssertEqual(shown(app), [secrets], "After a call the secrets should be there, unlocked.")
    try app.launch(iOS: iOS)
    try leaveAndReturn(app)
    XCTAssertEqual(shown(app), [welcome], "The welcome should not be locked.")
  }
  .counts(with: "a user who leaves the secrets finds the lock")
  .feedback(
    "A phone call locks the app, and your code unlocks it when the call has ended: so the user sees the lock come and go. "
      + "applicationWillResignActive(_:) is also called when something only covers the app. "
      + "applicationDidEnterBackground(_:) is not: lock there, and nothing has to be undone.",
    provenBy: "UnlockedAfterTheCall"
  ) { app in
    try begin(app)
    try app.interrupt()
    let isLocked = shown(app).contains(lock)
    try app.endInterruption()
    return isLocked && shown(app) == [secrets]
  }
  .feedback(
    "A phone call locks the app: applicationWillResignActive(_:) is also called when something only covers it. "
      + "applicationDidEnterBackground(_:) is not.",
    provenBy: "LockedByACall"
  ) { app in
    try begin(app)
    try app.interrupt()
    return shown(app).contains(lock)
  }
  .feedback(
    "The lock lies over the welcome, which shows nothing secret. Check what the first window shows.",
    provenBy: "LocksTheWelcome"
  ) { app in
    try app.launch()
    try leaveAndReturn(app)
    return shown(app).contains(lock)
  }
}
