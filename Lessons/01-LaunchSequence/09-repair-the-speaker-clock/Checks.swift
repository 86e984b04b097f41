import CourseKit

let complaint = "are expected to have a root view controller"

/// Expects the digits in the middle of the screen, which the view fills.
func assertCentred(_ app: XCUIApplication, _ when: String) {
  let digits = app.labels["05:00"].frameOnScreen
  let screen = app.screen.bounds
  let centre = (x: digits.x + digits.width / 2, y: digits.y + digits.height / 2)
  XCTAssertTrue(
    abs(centre.x - screen.width / 2) < 1 && abs(centre.y - screen.height / 2) < 1,
    "\(when) the digits should be in the middle. They are at (\(Int(centre.x)), \(Int(centre.y))), "
      + "and the screen is \(Int(screen.width)) × \(Int(screen.height)).")
  XCTAssertTrue(app.labels["05:00"].isVisible, "\(when) the user should see the digits.")
}

/// The frame of the digits before and after the device was turned, in the view that holds them.
func framesAroundTurn(_ app: XCUIApplication, _ iOS: IOSVersion) throws -> [Rectangle] {
  try app.launch(iOS: iOS)
  let first = app.labels["05:00"].frame
  try app.rotate(to: .landscapeLeft)
  return [first, app.labels["05:00"].frame]
}

let windowOfOldSize = EventPattern.call(
  "init(frame:)", on: "UIWindow", ["CGRect(x: 0, y: 0, width: 320, height: 480)"])

/// Whether anything of the delegate is no longer as the starter has it.
func hasBegun(_ app: XCUIApplication) -> Bool {
  !app.trace.contains(.callback("applicationDidFinishLaunching(_:)"))
    || !app.trace.contains(windowOfOldSize)
    || !app.trace.contains(.call("addSubview(_:)", on: "UIWindow"))
}

let exercise = Exercise(
  iOS: 6, device: "iPhone 5", subjects: [8, 12],
  hints: [
    "Start with the window: compare the delegate with the one of the last exercise.",
    "rootViewController replaces addSubview, UIScreen.main.bounds replaces the numbers, and the "
      + "controller should no longer set the frame of its own view.",
    "In the controller, leave viewDidLoad() to the text and addSubview, and write override func "
      + "viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); digits.center = CGPoint(x: view.bounds.midX, "
      + "y: view.bounds.midY) }. In the delegate, func application(_ application: UIApplication, "
      + "didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool has the "
      + "window's three lines and return true.",
  ]
) {
  Check("iOS 5 and 6 have nothing to complain about", points: 2) { app in
    for (iOS, device) in [(5, "iPhone 4S"), (6, "iPhone 5")] as [(IOSVersion, String)] {
      try app.launch(iOS: iOS, device: device)
      XCTAssertTraceLacks(
        app.trace, .console(complaint), message: "The console of iOS \(iOS) should be quiet.")
      XCTAssertEqual(
        app.root.className, "ClockViewController", "The clock should be the window's root.")
    }
  }
  .feedback(
    "The window is not shown: a new window is hidden. It needs makeKeyAndVisible() when it has its root "
      + "view controller.",
    provenBy: "NeverShown"
  ) { app in
    !app.windows.isEmpty && app.windows.allSatisfy { $0.isHidden }
  }
  .feedback(
    "The window was there, but it is gone: nothing held it when did-finish returned. Put it into a "
      + "property of the delegate that is not weak, not into a constant of the method.",
    provenBy: "LocalWindow"
  ) { app in
    isWindowReleased(app)
  }
  .feedback(
    "The clock's view is in the window, but the window still has no root view controller: addSubview "
      + "takes a view and knows nothing of its controller. Set rootViewController to the clock "
      + "instead.",
    provenBy: "StillAddSubview"
  ) { app in
    hasBegun(app) && app.trace.contains(.call("addSubview(_:)", on: "UIWindow"))
      && !app.trace.contains(.call("rootViewController", on: "UIWindow"))
  }
  .feedback(
    "The window has a root view controller in the end, but not when did-finish returned, and that is "
      + "when UIKit checks. Set it in did-finish, before makeKeyAndVisible().",
    provenBy: "RootTooLate"
  ) { app in
    app.trace.contains(.console(complaint))
      && app.trace.contains(.call("rootViewController", on: "UIWindow"))
  }

  Check("iOS 9 lets the app live") { app in
    try app.launch(iOS: 9, device: "iPhone 6")
    XCTAssertTrue(app.labels["05:00"].isVisible, "The user should see the digits.")
  }

  Check("the window fills the screen of an iPhone 5") { app in
    try app.launch()
    XCTAssertEqual(app.keyWindow.frame, app.screen.bounds, "The window should fill the screen.")
    XCTAssertEqual(app.windows.count, 1, "There should be one window.")
    XCTAssertFalse(app.screen.isLetterboxed, "There should be no black bars, as before.")
  }
  .feedback(
    "The numbers 320 and 480 are still there. UIScreen.main.bounds knows the screen of the device "
      + "that the app runs on.",
    provenBy: "StillFixedSize"
  ) { app in
    hasBegun(app) && app.trace.contains(windowOfOldSize)
  }

  Check("the digits are centred on every screen") { app in
    let screens = [("iPhone 5", 6...7), ("iPhone 4S", 5...7), ("iPhone 6", 9...12)]
    for (device, versions) in screens {
      let iOS = IOSVersion(Int.random(in: versions, using: &app.random))
      try app.launch(iOS: iOS, device: device)
      assertCentred(app, "On the \(device)")
    }
  }
  .feedback(
    "The digits are placed for a screen of 320 × 480 points. The view gets its final size after "
      + "viewDidLoad(). Place them in viewWillLayoutSubviews(), which is called after every change.",
    provenBy: "StillInViewDidLoad"
  ) { app in
    app.labels["05:00"].exists && app.labels["05:00"].frame.y == 210
  }

  Check("the digits stay in the middle when the device is turned", points: 2) { app in
    let screens: [(String, [IOSVersion])] = [("iPhone 4S", [5, 6, 8]), ("iPhone 5", [6, 7, 9])]
    for (device, versions) in screens {
      for iOS in versions {
        try app.launch(iOS: iOS, device: device)
        try turnAround(app, "On iOS \(iOS)") { turn in
          assertCentred(app, "On the \(device) with iOS \(iOS), turned to \(turn),")
        }
      }
    }
    for iOS in [5, IOSVersion(Int.random(in: 6...9, using: &app.random))] {
      try app.launch(iOS: iOS, device: "iPhone 4S", orientation: .landscapeRight)
      assertCentred(app, "Launched on iOS \(iOS) while the device is held sideways,")

      try app.launch(iOS: iOS)
      let points = 2 * Int.random(in: 8...20, using: &app.random)
      XCTAssertEqual(
        try app.perform("takePartOfScreen", .int(points)), true, "The view should become smaller.")
      let (digits, view) = (app.labels["05:00"].frameOnScreen, app.root.view.frameOnScreen)
      XCTAssertEqual(
        digits.y + digits.height / 2, view.y + view.height / 2, accuracy: 1,
        "On iOS \(iOS) the digits should be in the middle of a view smaller than the screen.")
      XCTAssertPlacesAtOnce(app, "On iOS \(iOS), in a smaller view,")
    }
  }
  .feedbackOnPlacingLate { app in
    try app.launch()
    try app.perform("takePartOfScreen", 40)
  }
  .feedback(
    "The clock no longer turns on iOS 5. There a controller turns only if its shouldAutorotate(to:) says "
      + "so, and the clock had one. Put it back.",
    provenBy: "NoLongerTurns"
  ) { app in
    try app.launch(iOS: 5, device: "iPhone 4S")
    try app.rotate(to: .landscapeLeft)
    return app.root.view.bounds.width < app.root.view.bounds.height
  }
  .feedback(
    "The digits keep the place that they got when the view was upright. viewDidLoad() and "
      + "viewWillAppear(_:) are called once here; viewWillLayoutSubviews() is called after every turn.",
    provenBy: "CentredOnce"
  ) { app in
    let frames = try framesAroundTurn(app, 9)
    let bounds = app.root.view.bounds
    return frames[0] == frames[1] && bounds.width > bounds.height
  }
  .feedback(
    "From iOS 8 on this works, but up to iOS 7 the digits stay where they were. On those versions the "
      + "bounds of the screen stay upright however the device is held, and so do the frame and the "
      + "centre of the root controller's view; viewWillTransition(to:with:) is not called. Ask "
      + "view.bounds, in viewWillLayoutSubviews().",
    provenBy: "MiddleOfTheScreen"
  ) { app in
    let (new, old) = (try framesAroundTurn(app, 9), try framesAroundTurn(app, 6))
    return new[0] != new[1] && old[0] == old[1]
  }

  .feedback(
    "The digits are in the middle while the view is as large as the screen, but they stay where they "
      + "are when it becomes smaller without a turn. view.bounds is the current size, and "
      + "viewWillLayoutSubviews() is called whenever it has changed.",
    provenBy: "PlacedByTheTurn"
  ) { app in
    try app.launch()
    let first = app.labels["05:00"].frame
    try app.perform("takePartOfScreen", 40)
    return hasBegun(app) && app.labels["05:00"].frame == first
  }

  Check("a URL that opens the app reaches did-finish") { app in
    for (iOS, device) in [(5, "iPhone 4S"), (6, "iPhone 5"), (9, "iPhone 6")]
      as [(IOSVersion, String)]
    {
      try app.launch(iOS: iOS, device: device, reason: .url("speakerclock://start"))
      XCTAssertTraceContains(
        app.trace,
        EventPattern(
          kind: .callback,
          name: "application(_:didFinishLaunchingWithOptions:)",
          arguments: ["UIApplication", "[URL]"]),
        message: "On iOS \(iOS) did-finish should be called with the launch options.")
      assertCentred(app, "Opened by a URL on iOS \(iOS),")
    }
  }
  .feedback(
    "The delegate still has applicationDidFinishLaunching(_:), which gets no launch options. Write "
      + "application(_:didFinishLaunchingWithOptions:) in its place: it returns true.",
    provenBy: "OldDidFinish"
  ) { app in
    hasBegun(app) && app.trace.contains(.callback("applicationDidFinishLaunching(_:)"))
  }
}
