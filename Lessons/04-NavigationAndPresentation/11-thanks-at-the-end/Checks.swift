import CourseKit

/// The user orders that and pays for it.
func pay(_ app: XCUIApplication, for thing: String) throws {
  try app.buttons["Order"].tap()
  try app.textFields[0].tap()
  try app.typeText(thing)
  try app.buttons["Go to payment"].tap()
  try app.buttons["Pay"].tap()
}

/// The user pays for something, and goes back to Home.
func payAndReturn(_ app: XCUIApplication) throws {
  try pay(app, for: "x")
  try app.buttons["Back to Home"].tap()
}

/// The user pays; the dismissal of the two screens takes no time here.
func payAndHurry(_ app: XCUIApplication, iOS: IOSVersion, for thing: String) throws {
  try app.launch(iOS: iOS)
  try app.buttons["Order"].tap()
  try app.textFields[0].tap()
  try app.typeText(thing)
  try app.buttons["Go to payment"].tap()
  try app.perform("hurry")
  try app.buttons["Pay"].tap()
}

/// The classes of all controllers that are there, each before the one that it presents.
func screens(_ app: XCUIApplication) -> [String] { app.controllers.map(\.className) }

/// Whether UIKit has refused something.
func isRefused(_ app: XCUIApplication) -> Bool {
  app.console.contains { $0.contains("Attempt to") }
}

let (home, thanks) = ("HomeViewController", "ThanksViewController")

let exercise = Exercise(
  iOS: 9, subjects: [24],
  hints: [
    "Which controller presents the order? And which screens go when that controller dismisses?",
    "Home dismisses, and both screens above it go at once. What comes next has to wait until they "
      + "are gone: that is what the completion is for.",
    "dismiss(animated: true) { [unowned self] in present(ThanksViewController(thing: thing), "
      + "animated: true) }",
  ]
) {
  Check("the order and the payment go, and the thanks come", points: 3) { app in
    XCTAssertFalse(
      app.callsByHand { try payAndReturn(app) },
      "Only UIKit should call the screens' viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    for iOS in [
      Int.random(in: 6...12, using: &app.random), Int.random(in: 13...16, using: &app.random),
    ] {
      try app.launch(iOS: IOSVersion(iOS))
      let thing = app.random.word()
      try pay(app, for: thing)
      XCTAssertEqual(
        screens(app), [home, thanks],
        "On iOS \(iOS) Home should present the thanks and nothing else.")
      XCTAssertTrue(
        app.labels["Thank you for the \(thing)."].isVisible,
        "The user should read what has been paid for.")
      for gone in ["OrderViewController", "PaymentViewController"] {
        XCTAssertTrue(
          app.trace.of(subject: gone).contains(.viewDidDisappear),
          "The \(gone) should hear that it left.")
      }
      XCTAssertFalse(isRefused(app), "UIKit should not have refused anything.")
    }
    for iOS: IOSVersion in [9, 13] {
      try payAndHurry(app, iOS: iOS, for: "x")
      XCTAssertEqual(
        screens(app), [home, thanks],
        "On iOS \(iOS) the thanks should come when the screens have gone, however long that takes.")
    }
  }
  .feedback(
    "You dismiss, and present in the next line. By then the dismissal has only begun, so UIKit "
      + "refuses. Present in the completion of the dismissal.",
    provenBy: "AtOnce"
  ) { app in
    try app.launch(iOS: 9)
    try pay(app, for: "x")
    return screens(app) == [home] && isRefused(app) && delay(app) == 0
  }
  .feedback(
    "The payment goes, but the order stays. A controller that presents nothing passes dismiss on to "
      + "the controller that presents it, so only the payment went. Let Home dismiss: then everything "
      + "above Home goes.",
    provenBy: "OnlyThePayment"
  ) { app in
    screens(app) == [home, "OrderViewController"]
  }
  .feedback(
    "The thanks lie over the payment, and Back to Home leads to the payment, where the user could "
      + "pay again. Dismiss first.",
    provenBy: "OnTopOfAll"
  ) { app in
    screens(app) == [home, "OrderViewController", "PaymentViewController", thanks]
  }
  .feedback(
    "The two screens go, but the thanks do not come.",
    provenBy: "NoThanks"
  ) { app in
    try app.launch(iOS: 9)
    try pay(app, for: "x")
    try app.advance(by: 10)
    return screens(app) == [home] && !app.trace.contains(.call("present").presenting(thanks))
  }
  .feedback(
    "Your delay is too short: the dismissal was still going on, and UIKit refused. Do not rely on how "
      + "long it takes. Its completion is called when it is over.",
    provenBy: "TooShort"
  ) { app in
    try app.launch(iOS: 9)
    try pay(app, for: "x")
    try app.advance(by: 10)
    return screens(app) == [home] && isRefused(app) && delay(app) ?? 0 > 0
  }
  .feedback(
    "The thanks come too late: the screens have left, and for a while the user sees Home and could "
      + "order again. Do not rely on how long a dismissal takes. "
      + "Its completion is called at the right moment.",
    provenBy: "ToBeSafe"
  ) { app in
    try app.launch(iOS: 9)
    try pay(app, for: "x")
    let early = screens(app)
    try app.advance(by: 10)
    return early == [home] && screens(app) == [home, thanks]
  }
  .feedback(
    "Your code looks again and again whether the screens have gone. Between two looks the user sees Home and could "
      + "order again. The completion of the dismissal is called at the right moment.",
    provenBy: "LooksAgainAndAgain"
  ) { app in
    try payAndHurry(app, iOS: 9, for: "x")
    let early = screens(app)
    try app.advance(by: 10)
    return early == [home] && screens(app) == [home, thanks]
  }
  .feedback(
    "Your code calls viewWillAppear(_:), viewDidAppear(_:) or the like of a screen itself. Home need not appear for "
      + "what you want: the completion of the dismissal runs when the two screens have left.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try payAndReturn(app) }
  }
  .feedback(
    "You wait until Home appears again, but from iOS 13 on it does not: the order was a sheet, so "
      + "Home never disappeared. The completion of the dismissal is called on every version.",
    provenBy: "WaitsToAppear"
  ) { app in
    try app.launch(iOS: 12)
    try pay(app, for: "x")
    let before = screens(app)
    try app.launch(iOS: 13)
    try pay(app, for: "x")
    return before == [home, thanks] && screens(app) == [home]
  }

  Check("the way leads back to Home, again and again", points: 2) { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 6...16, using: &app.random)))
    var paid = "Paid:"
    for thing in app.random.words(Int.random(in: 2...3, using: &app.random)) {
      try pay(app, for: thing)
      XCTAssertTrue(
        app.labels["Thank you for the \(thing)."].isVisible,
        "Each time the user should read what has been paid for.")
      try app.buttons["Back to Home"].tap()
      paid += " \(thing)"
      XCTAssertEqual(screens(app), [home], "Home should be alone.")
      XCTAssertTrue(
        app.labels[paid].isVisible, "Home should show everything that was paid: \(paid)")
    }
    XCTAssertFalse(isRefused(app), "UIKit should not have refused anything.")
  }
  .feedback(
    "You put a new Home into the window. It knows nothing of the earlier payments. The old Home is "
      + "still there below the two screens: dismiss them.",
    provenBy: "NewHome"
  ) { app in
    try app.launch()
    try pay(app, for: "x")
    try app.buttons["Back to Home"].tap()
    return screens(app) == [home] && app.root.name != home
  }
  .feedback(
    "The second time the thanks are for the first thing. You keep the controller, which got its thing "
      + "when it was made. Make a new one each time.",
    provenBy: "ThanksKept"
  ) { app in
    try app.launch()
    try pay(app, for: "x")
    try app.buttons["Back to Home"].tap()
    try pay(app, for: "y")
    return app.labels["Thank you for the x."].exists
  }
}

/// How long after the first dismissal the app tries to present the thanks, in seconds.
func delay(_ app: XCUIApplication) -> Double? {
  guard let dismissal = app.trace.of(.call("dismiss")).first,
    let attempt = app.trace.of(.call("present").presenting(thanks)).first
  else { return nil }
  return attempt.instant.seconds - dismissal.instant.seconds
}

extension EventPattern {
  /// The same call for that controller only.
  func presenting(_ controller: String) -> EventPattern {
    var pattern = self
    pattern.arguments = [controller, "true", "nil"]
    return pattern
  }
}
