import CourseKit

func isWide(_ app: XCUIApplication) -> Bool {
  app.root.view.bounds.width > app.root.view.bounds.height
}

/// Turns the device to both sides, in any order, and expects the interface to follow or not.
func turnAround(_ app: XCUIApplication, follows: Bool, _ message: String) throws {
  let sides = [DeviceOrientation.landscapeLeft, .landscapeRight].shuffled(using: &app.random)
  for turn in [sides[0], .portrait, sides[1], .portrait] {
    try app.rotate(to: turn)
    XCTAssertEqual(
      isWide(app), follows && turn != .portrait,
      "\(message) Is it wide, when the device is turned to \(turn)?")
  }
}

/// What the root says that it supports, when it is asked.
func rootSupports(_ app: XCUIApplication, _ answer: String? = nil) -> Bool {
  app.trace.contains(
    .query("supportedInterfaceOrientations", on: app.root.name, answer: answer))
}

let exercise = Exercise(
  iOS: 6,
  hints: [
    "Only the frontmost controller is asked. Which one is that here, and what does it answer?",
    "Write a subclass of UINavigationController that overrides supportedInterfaceOrientations, and use "
      + "it in the delegate. What should it answer while a photo is on top?",
    "topViewController?.supportedInterfaceOrientations ?? .portrait",
  ]
) {
  Check("the list stays in portrait", points: 2) { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try app.launch(iOS: iOS)
      try turnAround(app, follows: false, "The list should stay in portrait on iOS \(iOS).")
    }
  }

  Check("a photo follows the device", points: 2) { app in
    for iOS in [6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try app.launch(iOS: iOS)
      try app.buttons["Giraffe"].tap()
      try turnAround(app, follows: true, "The photo should follow the device on iOS \(iOS).")
    }
  }
  .feedback(
    "Your navigation controller says portrait, whoever is on top of its stack. It should not have an "
      + "opinion of its own: let topViewController answer.",
    provenBy: "AlwaysPortrait"
  ) { app in
    rootSupports(app, "portrait")
  }
  .feedback(
    "The app itself allows portrait alone, in Info.plist or in its delegate, and nobody below it can "
      + "allow more. Let the app allow all that one of its screens needs.",
    provenBy: "PortraitApp"
  ) { app in
    !isWide(app) && rootSupports(app) && !rootSupports(app, "portrait")
  }
  .feedback(
    "Your navigation controller says that it does not want to turn, so nobody is asked whereto, and "
      + "the photo is frozen like the list. Say Yes there, and let the set decide.",
    provenBy: "NeverTurns"
  ) { app in
    app.trace.contains(.query("shouldAutorotate", on: app.root.name, answer: "false"))
  }

  Check("the list stays in portrait when the user has come back to it") { app in
    try app.launch()
    try app.buttons["Giraffe"].tap()
    try app.rotate(to: .landscapeLeft)
    try app.rotate(to: .portrait)
    try app.buttons["Back to the list"].tap()
    try turnAround(app, follows: false, "The list should stay in portrait.")
  }

  Check("a third screen will be heard as well") { app in
    try app.launch()
    XCTAssertEqual(
      app.root.children.map(\.className), ["ListViewController"],
      "The list should still lie in a navigation controller, and that be the root.")
    XCTAssertEqual(try app.perform("showMap"), true)
    for (turn, wide) in [(DeviceOrientation.landscapeLeft, false), (.landscapeRight, true)] {
      try app.rotate(to: turn)
      XCTAssertEqual(
        isWide(app), wide,
        "A map that supports portrait and landscapeLeft lies on top. "
          + "The device was turned to \(turn).")
    }
  }
  .feedback(
    "The map lies on top and is not heard: your code decides for the screens that it knows. Ask "
      + "topViewController what it supports, whatever class it has.",
    provenBy: "ByClass"
  ) { app in
    app.root.children.last?.className == "MapViewController" && !isWide(app)
  }
}
