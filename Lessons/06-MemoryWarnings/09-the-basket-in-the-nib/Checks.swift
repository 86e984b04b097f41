import CourseKit

/// iOS 5, where views are unloaded, and later ones, where they are not.
let versions: [IOSVersion] = [5, 6, 12]

/// Taps the button; a transition has ended then.
func tap(_ app: XCUIApplication, _ button: String, times: Int = 1) throws {
  for _ in 0..<times { try app.buttons[button].tap() }
}

func sees(_ app: XCUIApplication, _ text: String) -> Bool {
  app.labels.contains { $0.text == text && $0.isVisible }
}

/// Something is bought, and memory runs short while the till covers the shop.
func warnAtTheTill(_ app: XCUIApplication, iOS: IOSVersion = 5, taps: Int = 3) throws {
  try app.launch(iOS: iOS)
  try tap(app, "Into the basket", times: taps)
  try tap(app, "To the till")
  try app.simulateMemoryWarning()
  try tap(app, "Back to the shop")
}

/// What the shop and the till say after some taps: the number on the label, and whether the till agrees.
func afterTaps(_ app: XCUIApplication, _ taps: Int) throws -> (shop: Bool, till: Bool) {
  try app.launch()
  try tap(app, "Into the basket", times: taps)
  let shop = sees(app, "\(taps)")
  try tap(app, "To the till")
  return (shop, sees(app, "\(taps) to pay"))
}

/// The nib's connection of the button with the controller.
let leadsToTheShop = EventPattern(
  name: "addTarget", arguments: ["ShopViewController", "add:", "touchUpInside"])

/// A connection that the nib cannot make: to an object of another class, or to one that is not there.
let ofAnotherClass = EventPattern(kind: .diagnosis, name: "outletOfOtherClass")
let leadsNowhere = EventPattern(kind: .diagnosis, name: "danglingConnection")

/// Expects that each connection of the nib fits.
func assertConnected(_ app: XCUIApplication) {
  XCTAssertTraceLacks(
    app.trace, ofAnotherClass, message: "Each outlet should lead to an object of its own type.")
  XCTAssertTraceLacks(
    app.trace, leadsNowhere, message: "Each connection should lead to an object of the nib.")
}

/// Whether another label than that of the number was written.
func hasLostItsWords(_ app: XCUIApplication) throws -> Bool {
  try app.launch()
  return app.buttons["Into the basket"].exists && !sees(app, "In the basket:")
}

let exercise = Exercise(
  iOS: 5, subjects: [22, 33],
  starterFailsAt: "the basket is as full as before when the user comes back",
  hints: [
    "course show the-basket-in-the-nib lists the objects that the nib makes. Which of them is not a "
      + "view, and how often is it made?",
    "The controller makes a basket once, but each time the nib is loaded an outlet replaces it with "
      + "another one. Without the nib's basket, which object counts a tap, and which one shows the "
      + "number?",
    "Remove the customObject and the outlet basket. The action of the button Into the basket leads to -1, "
      + "with the selector add:. File's Owner gets <outlet property=\"amount\" destination=\"4\" id=\"13\"/>.",
  ]
) {
  Check("the basket is as full as before when the user comes back", points: 2) { app in
    for iOS in versions {
      var taps = Int.random(in: 2...9, using: &app.random)
      try warnAtTheTill(app, iOS: iOS, taps: taps)
      for _ in 1...2 {
        XCTAssertTrue(
          sees(app, "\(taps)"),
          "On iOS \(iOS) the shop should show that \(taps) are in the basket.")
        XCTAssertTrue(sees(app, "In the basket:"), "The text before the number should stay.")
        let more = Int.random(in: 1...3, using: &app.random)
        try tap(app, "Into the basket", times: more)
        taps += more
        XCTAssertTrue(sees(app, "\(taps)"), "On iOS \(iOS) it should go on counting to \(taps).")
        try tap(app, "To the till")
        XCTAssertTrue(sees(app, "\(taps) to pay"), "On iOS \(iOS) the till should show \(taps).")
        try app.simulateMemoryWarning()
        try tap(app, "Back to the shop")
      }
      assertConnected(app)
    }
  }
  .feedback(
    "The nib still puts its own basket into the controller: the outlet basket of File's Owner is set each time the "
      + "nib is loaded, and the basket that was there before is lost.",
    provenBy: "TheOutletStays"
  ) { app in
    let isRightAtFirst = try !hasLostItsWords(app) && afterTaps(app, 3) == (true, true)
    try warnAtTheTill(app)
    return isRightAtFirst && sees(app, "0")
      && app.trace.contains(leadsToTheShop)
  }
  .feedback(
    "Each tap counts for two: the button sends two actions, to the nib's basket and to the controller. Which of them "
      + "should stay?",
    provenBy: "CountedTwice"
  ) { app in
    try app.launch()
    try tap(app, "Into the basket", times: 2)
    return sees(app, "4")
  }
  .feedback(
    "The basket is kept now, but the user does not see its number: no outlet leads from the controller "
      + "to the label with the number.",
    provenBy: "TheLabelIsForgotten"
  ) { app in
    try afterTaps(app, 3) == (false, true) && !hasLostItsWords(app)
  }
  .feedback(
    "The number replaces the text “In the basket:”. The outlet amount leads to the wrong label: look "
      + "which id the label with the number has.",
    provenBy: "TheWrongLabel"
  ) { app in
    try hasLostItsWords(app)
  }
  .feedback(
    "“Into the basket” counts in the basket of the nib, or nowhere, so the basket that goes to the "
      + "till stays empty. Which object has a method of the same name?",
    provenBy: "TheButtonIsForgotten"
  ) { app in
    try !afterTaps(app, 3).till && sees(app, "0 to pay")
  }
  .feedback(
    "The nib sets an outlet that the controller does not have. The names of its outlets are in "
      + "ShopViewController.swift, after @IBOutlet.",
    provenBy: "NoSuchOutlet"
  ) { app in
    app.exception?.text?.contains("key value coding-compliant") ?? false
  }
  .feedback(
    "The button sends an action that the controller does not have. The names of its actions are in "
      + "ShopViewController.swift, after @IBAction; in a nib a colon follows for the argument.",
    provenBy: "NoSuchAction"
  ) { app in
    app.exception?.text?.contains("unrecognized selector") ?? false
  }

  .feedback(
    "An outlet leads to an object of another class; the trace says which. On a device the property gets that object "
      + "all the same, and the app ends as soon as it uses it. Does the controller still need this outlet?",
    provenBy: "TheBasketIsALabel"
  ) { app in
    try app.launch()
    return app.trace.contains(ofAnotherClass)
  }
  .feedback(
    "A connection leads to an object that you have removed; the trace says in which line. Here it is left "
      + "out, and Interface Builder would not leave such a line behind. Remove it, too.",
    provenBy: "TheOutletLeadsNowhere"
  ) { app in
    try app.launch()
    return app.trace.contains(leadsNowhere)
  }

  Check("each tap counts once, as long as there is enough memory") { app in
    for iOS in versions {
      var taps = 0
      try app.launch(iOS: iOS)
      for _ in 1...Int.random(in: 2...3, using: &app.random) {
        let more = Int.random(in: 1...4, using: &app.random)
        try tap(app, "Into the basket", times: more)
        taps += more
        XCTAssertTrue(sees(app, "\(taps)"), "On iOS \(iOS) \(taps) should be in the basket.")
        try tap(app, "To the till")
        XCTAssertTrue(sees(app, "\(taps) to pay"), "On iOS \(iOS) the till should show \(taps).")
        try tap(app, "Back to the shop")
      }
    }
  }
  .counts(with: "the basket is as full as before when the user comes back")
}
