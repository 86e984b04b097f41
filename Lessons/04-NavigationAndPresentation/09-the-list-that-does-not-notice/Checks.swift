import CourseKit

/// Opens the screen that adds, and adds these things.
func add(_ app: XCUIApplication, _ things: [String]) throws {
  try app.buttons["Add things"].tap()
  for thing in things {
    try app.textFields[0].tap()
    try app.typeText(thing)
    try app.buttons["Add"].tap()
  }
}

/// What the list shows.
func shown(_ app: XCUIApplication) -> String {
  app.labels.first { $0.isVisible && $0.text?.hasPrefix("To buy") ?? false }?.text ?? ""
}

/// What the list should show.
func text(_ things: [String]) -> String { "To buy: " + things.joined(separator: ", ") }

/// Whether the list's view is in its place while something is presented.
func isSheet(_ app: XCUIApplication) -> Bool {
  app.root.presented.exists && app.buttons.contains { $0.text == "Add things" }
}

/// Whether the list shows its things again although nothing tells it to.
func looksByItself(_ app: XCUIApplication) throws -> Bool {
  guard try app.perform("writeOver") == true else { return false }
  try app.advance(by: 10)
  return !shown(app).isEmpty
}

/// Whether it does so behind the sheet, which is over it afterwards.
func looksBehindTheSheet(_ app: XCUIApplication) throws -> Bool {
  try app.buttons["Add things"].tap()
  return try looksByItself(app)
}

/// What the list shows after Done where the screen goes at once.
func shownAtOnce(_ app: XCUIApplication, _ thing: String) throws -> String {
  try app.launch()
  try add(app, [thing])
  try app.perform("hurry")
  try app.buttons["Done"].tap()
  return shown(app)
}

/// A piece of what iOS 16 says when an app calls `viewWillAppear(_:)` by itself.
let calledByHand = "directly on a view controller is not supported"

let exercise = Exercise(
  iOS: 13, subjects: [24],
  hints: [
    "On iOS 13 the list is not told that there is something new. Which object knows it, and when?",
    "Give the screen that adds things a delegate, or a closure, and let it tell the list whenever "
      + "something has been added. Then it does not matter how the screen is dismissed.",
    "protocol AddViewControllerDelegate: AnyObject { func addViewControllerDidAdd(_ controller: "
      + "AddViewController) }. In AddViewController: weak var delegate: "
      + "AddViewControllerDelegate?, and at the end of add(): "
      + "delegate?.addViewControllerDidAdd(self). The list sets add.delegate = self before it "
      + "presents, and calls showThings() in that method.",
  ]
) {
  Check("from iOS 13 on the list shows what was added, after Done", points: 2) { app in
    for iOS in [13, Int.random(in: 14...15, using: &app.random), 16] {
      try app.launch(iOS: IOSVersion(iOS))
      var things: [String] = []
      for _ in 1...2 {
        let more = app.random.words(Int.random(in: 2...3, using: &app.random))
        things += more
        try add(app, more)
        try app.buttons["Done"].tap()
        XCTAssertFalse(app.root.presented.exists, "On iOS \(iOS) Done should dismiss the screen.")
        XCTAssertEqual(shown(app), text(things), "On iOS \(iOS) the list should show everything.")
      }
      XCTAssertTraceLacks(
        app.trace, .console(calledByHand), .console("Attempt to present"),
        message: "UIKit should not complain.")
    }
    XCTAssertFalse(
      try looksByItself(app), "The list should look when something was added, not again and again.")
    XCTAssertFalse(
      try looksBehindTheSheet(app),
      "Behind the sheet, too, the list should look only when something was added.")
    let last = app.random.word()
    XCTAssertEqual(
      try shownAtOnce(app, last), text([last]),
      "The list should show everything however quickly the screen goes.")
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "The list hears only of the user's pull. presentationControllerDidDismiss(_:) is not called when "
      + "your code dismisses the screen, and Done is code.",
    provenBy: "OnlyAfterAPull"
  ) { app in
    try app.launch()
    try add(app, ["x"])
    try app.buttons["Done"].tap()
    let after = shown(app)
    try add(app, ["y"])
    try app.pullToDismiss()
    return after == text([]) && shown(app) == text(["x", "y"])
  }
  .feedback(
    "You call viewWillAppear(_:) yourself. The list did not disappear, so it does not appear again, "
      + "and the console of iOS 17 says so. Call a method of your own.",
    provenBy: "CalledByHand"
  ) { app in
    try app.launch(iOS: 16)
    try add(app, ["x"])
    try app.buttons["Done"].tap()
    return shown(app) == text(["x"]) && app.trace.contains(.console(calledByHand))
  }
  .feedback(
    "A timer makes the list look again and again, whether or not there is anything new. Until it looks, the user sees "
      + "an old list, and it keeps the phone busy. Let the object that adds something tell the list.",
    provenBy: "LooksAgainAndAgain"
  ) { app in
    try app.launch()
    return try looksByItself(app)
  }
  .feedback(
    "As long as the sheet is there the list looks again and again, whether or not there is anything new. That keeps "
      + "the phone busy. Let the object that adds something tell the list.",
    provenBy: "LooksBehindTheSheet"
  ) { app in
    try app.launch()
    return try looksBehindTheSheet(app)
  }
  .feedback(
    "The list shows the things by a delay, as if your code knew how long the screen takes to go. Here it went at once, "
      + "and the user saw an old list. Show them when something is added, or in the completion of the dismissal.",
    provenBy: "AMomentAfterDone"
  ) { app in
    let isLate = try shownAtOnce(app, "x") == text([])
    try app.launch()
    try add(app, ["x"])
    try app.buttons["Done"].tap()
    return isLate && shown(app) == text(["x"])
  }
  .feedback(
    "The completion of present(_:animated:completion:) runs when the new screen has appeared, "
      + "before anything is added. It does not wait for the screen to be dismissed.",
    provenBy: "ByTheCompletion"
  ) { app in
    try app.launch()
    try add(app, ["x"])
    try app.buttons["Done"].tap()
    let first = shown(app)
    try app.buttons["Add things"].tap()
    return first == text([]) && shown(app) == text(["x"])
  }
  .feedback(
    "The list shows the last thing and forgets the ones before it. Let it show all things again.",
    provenBy: "ShowsTheLastOne"
  ) { app in
    try app.launch()
    try add(app, ["x", "y"])
    try app.buttons["Done"].tap()
    return shown(app) == text(["y"])
  }

  Check("from iOS 13 on it does so after a pull, too", points: 2) { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 13...16, using: &app.random)))
    var things: [String] = []
    for _ in 1...2 {
      let more = app.random.words(Int.random(in: 1...3, using: &app.random))
      things += more
      try add(app, more)
      if Bool.random(using: &app.random) { try app.pullToDismiss(completes: false) }
      try app.pullToDismiss()
      XCTAssertFalse(app.root.presented.exists, "The user should be able to pull the sheet away.")
      XCTAssertEqual(shown(app), text(things), "The list should show everything.")
    }
  }
  .feedback(
    "Done tells the list, but the user need not tap Done: a sheet that is pulled down goes without "
      + "your code. Tell the list when something is added, or when the screen has gone.",
    provenBy: "OnlyAfterDone"
  ) { app in
    try app.launch()
    try add(app, ["x"])
    try app.pullToDismiss()
    let pulled = shown(app)
    try add(app, ["y"])
    try app.buttons["Done"].tap()
    return pulled == text([]) && shown(app) == text(["x", "y"])
  }

  Check("it stays a sheet that can be pulled down") { app in
    try app.launch()
    try add(app, [app.random.word()])
    XCTAssertTrue(isSheet(app), "The list should stay in its place behind the sheet.")
    try app.pullToDismiss()
    XCTAssertFalse(app.root.presented.exists, "The user should be able to pull it away.")
  }
  .counts(with: "from iOS 13 on the list shows what was added, after Done")
  .feedback(
    "Full screen brings viewWillAppear(_:) back, but takes away the sheet that users like. Keep the "
      + "style, and tell the list.",
    provenBy: "FullScreen"
  ) { app in
    try app.launch()
    try app.buttons["Add things"].tap()
    return app.root.presented.exists && !isSheet(app)
  }
  .feedback(
    "The user pulls the screen down, but it stays. It should go: do not set isModalInPresentation, and "
      + "keep the style of a sheet.",
    provenBy: "CannotBePulled"
  ) { app in
    try app.launch()
    try app.buttons["Add things"].tap()
    let wasSheet = isSheet(app)
    try app.pullToDismiss()
    return wasSheet && app.root.presented.exists
  }

  Check("on iOS 12 all works as it did") { app in
    for iOS in [9, 12] as [IOSVersion] {
      try app.launch(iOS: iOS)
      XCTAssertEqual(shown(app), text([]), "On iOS \(iOS) the list should begin without things.")
      let things = app.random.words(3)
      try add(app, things)
      try app.buttons["Done"].tap()
      XCTAssertEqual(shown(app), text(things), "On iOS \(iOS) the list should show everything.")
    }
  }
  .counts(with: "from iOS 13 on the list shows what was added, after Done")
}
