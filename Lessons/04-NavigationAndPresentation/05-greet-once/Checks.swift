import CourseKit

/// Whether the user sees the welcome.
func isWelcome(_ app: XCUIApplication) -> Bool {
  app.buttons.contains { $0.text == "Begin" && $0.isVisible }
}

/// How often a welcome has come.
func welcomes(_ app: XCUIApplication) -> Int {
  app.trace.of(subject: "WelcomeViewController").count(of: .viewDidAppear)
}

/// Whether a welcome came with an animation, during which the user sees Home.
///
/// iOS 12 tells a controller of an animation that there is not (rule 75), so the app is asked too.
func slidesIn(_ app: XCUIApplication) -> Bool {
  let isToldSo = app.trace.of(subject: "WelcomeViewController").contains {
    EventPattern.viewDidAppear.matches($0) && $0.arguments == ["true"]
  }
  let presentations = app.trace.of(.call("present"))
  return isToldSo && presentations.contains { $0.arguments.dropFirst().first == "true" }
}

/// Whether a way leads past the welcome, back to Home by the bar.
func hasWayBack(_ app: XCUIApplication) -> Bool {
  app.buttons.contains { $0.text == "Home" && $0.isVisible }
}

/// Whether UIKit has refused to present something.
func isRefused(_ app: XCUIApplication) -> Bool {
  app.console.contains { $0.contains("Attempt to present") }
}

/// What a user can do in this app, and come back.
let detours: [(XCUIApplication) throws -> Void] = [
  { app in
    try app.buttons["Settings"].tap()
    try app.navigationBars[0].buttons["Home"].tap()
  },
  { app in
    try app.buttons["Settings"].tap()
    try app.swipeBack(completes: false)
    try app.swipeBack()
  },
  { app in
    try app.buttons["Help"].tap()
    try app.buttons["Close"].tap()
  },
  { app in
    try app.pressHome()
    try app.activate()
  },
]

/// The user begins, and takes a way to each screen and back.
func lookAround(_ app: XCUIApplication) throws {
  try app.buttons["Begin"].tap()
  for detour in [detours[0], detours[2]] { try detour(app) }
}

let exercise = Exercise(
  iOS: 9, subjects: [24],
  hints: [
    "When is the view of a controller put into the window, and which of the controller's methods "
      + "is called after that?",
    "Present the welcome in viewDidAppear(_:). It is called more than once, so let a property "
      + "remember that the user has been greeted.",
    "private var hasGreeted = false. In viewDidAppear(_:), after super: guard !hasGreeted else { "
      + "return }, hasGreeted = true, and then the line that was in viewDidLoad().",
  ]
) {
  Check("after the launch the user sees the welcome", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try lookAround(app) },
      "Only UIKit should call the home's viewDidAppear(_:) and the like.")
    for iOS in [
      Int.random(in: 7...12, using: &app.random), Int.random(in: 13...16, using: &app.random),
    ] {
      try app.launch(iOS: IOSVersion(iOS))
      XCTAssertTrue(isWelcome(app), "On iOS \(iOS) the user should see the welcome.")
      XCTAssertFalse(slidesIn(app), "On iOS \(iOS) the welcome should not slide over Home.")
      XCTAssertThrowsError(try app.buttons["Help"].tap(), "The welcome should lie over Home.")
      XCTAssertFalse(hasWayBack(app), "The welcome should lie over the bar as well.")
      XCTAssertFalse(isRefused(app), "UIKit should not have refused anything.")
    }
  }
  .feedback(
    "viewWillAppear(_:) is too early as well: it says that the view will be on screen, but the view is "
      + "not in the window yet.",
    provenBy: "WhenItWillAppear"
  ) { app in
    try app.launch()
    let events = app.trace.events
    let appears = events.firstIndex(
      where: EventPattern.viewWillAppear.on("HomeViewController").matches)
    let presents = events.firstIndex(where: EventPattern.call("present").matches)
    guard let appears, let presents else { return false }
    return isRefused(app) && appears < presents
  }
  .feedback(
    "The user sees Home for half a second, while the welcome slides over it. Present without an animation: "
      + "animated: false.",
    provenBy: "SlidesIn"
  ) { app in
    try app.launch()
    return isWelcome(app) && slidesIn(app)
  }
  .feedback(
    "Your code waits a second and hopes that this is enough. Until then the user sees Home, and after "
      + "an early tap the welcome comes over another screen or not at all. viewDidAppear(_:) is called "
      + "at the right moment.",
    provenBy: "AfterASecond"
  ) { app in
    try app.launch()
    let before = isWelcome(app)
    try app.advance(by: 5)
    return !before && isWelcome(app)
  }
  .feedback(
    "The delegate presents before the window is shown. The root's view comes into the window only "
      + "with makeKeyAndVisible().",
    provenBy: "BeforeTheWindow"
  ) { app in
    try app.launch()
    let events = app.trace.events
    let shows = events.firstIndex(where: EventPattern.call("makeKeyAndVisible").matches)
    let presents = events.firstIndex(where: EventPattern.call("present").matches)
    guard let shows, let presents else { return false }
    return isRefused(app) && presents < shows
  }
  .feedback(
    "The welcome is on the stack, below a bar with a button that leads back to Home. Present it: then "
      + "it covers everything.",
    provenBy: "Pushed"
  ) { app in
    isWelcome(app) && hasWayBack(app)
  }
  .feedback(
    "Your code calls viewDidAppear(_:) or the like itself. UIKit calls it, when the view is in the window, and "
      + "iOS 16 says on the console that the app should not. Leave your own call out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try lookAround(app) }
  }

  Check("Begin dismisses the welcome, and Home works", points: 2) { app in
    for iOS in [
      Int.random(in: 7...12, using: &app.random), Int.random(in: 13...16, using: &app.random),
    ] {
      try app.launch(iOS: IOSVersion(iOS))
      try app.buttons["Begin"].tap()
      XCTAssertFalse(isWelcome(app), "On iOS \(iOS) the welcome should be gone.")
      for detour in detours.shuffled(using: &app.random) { try detour(app) }
      XCTAssertTrue(app.buttons["Help"].isVisible, "On iOS \(iOS) the user should see Home.")
    }
  }
  .feedback(
    "The welcome's view is there, but the welcome was not presented, so its dismiss does nothing, and "
      + "the user never gets past it. Present it.",
    provenBy: "ViewAdded"
  ) { app in
    try app.launch()
    try app.buttons["Begin"].tap()
    return isWelcome(app) && !app.trace.contains(.call("present"))
  }
  .feedback(
    "The welcome appears again when the user comes back from another app. An app becomes active each "
      + "time it comes to the front, and after each phone call.",
    provenBy: "WhenActive"
  ) { app in
    try app.launch(iOS: 12)
    try app.buttons["Begin"].tap()
    let isGone = !isWelcome(app)
    try app.pressHome()
    try app.activate()
    return isGone && isWelcome(app)
  }

  Check("the user is welcomed once in each launch", points: 2) { app in
    for iOS in [
      Int.random(in: 7...12, using: &app.random), Int.random(in: 13...16, using: &app.random),
    ] {
      try app.launch(iOS: IOSVersion(iOS))
      try app.buttons["Begin"].tap()
      for detour in (detours + detours).shuffled(using: &app.random) { try detour(app) }
      try app.advance(by: 5)
      XCTAssertEqual(welcomes(app), 1, "On iOS \(iOS) there should have been one welcome.")
      XCTAssertFalse(isRefused(app), "UIKit should not have refused anything.")
    }
    try app.relaunch()
    XCTAssertTrue(isWelcome(app), "Launched again, the app should welcome the user again.")
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "Begin dismisses the welcome, Home appears again, and viewDidAppear(_:) presents another welcome. "
      + "Let a property remember that the user has been greeted.",
    provenBy: "EachTime"
  ) { app in
    try app.launch(iOS: 12)
    try app.buttons["Begin"].tap()
    return welcomes(app) > 1
  }
  .feedback(
    "The welcome appears again when the user comes back from the settings. Coming back is not a launch.",
    provenBy: "AgainAfterSettings"
  ) { app in
    try app.launch(iOS: 12)
    try app.buttons["Begin"].tap()
    let first = welcomes(app)
    try detours[0](app)
    return first == 1 && welcomes(app) > 1
  }
  .feedback(
    "The user is welcomed only once for as long as the app is installed. A stored value survives the "
      + "end of the app, but a property does not.",
    provenBy: "OnceForEver"
  ) { app in
    try app.erase()
    try app.launch(iOS: 12)
    let first = isWelcome(app)
    try app.pressHome()
    try app.relaunch()
    return first && !isWelcome(app)
  }
}
