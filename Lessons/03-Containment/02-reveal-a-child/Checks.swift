import CourseKit

let player = "PlayerViewController"
let kinship = ["willMove", "didMove"]

let exercise = Exercise(
  iOS: 9,
  hints: [
    "Two trees have to grow: addChild for the controllers, addSubview for the views.",
    "In: addChild, the frame, addSubview, didMove. Out: willMove with nil, removeFromSuperview, "
      + "removeFromParent.",
    "The frame is CGRect(x: 0, y: view.bounds.maxY - 100, width: view.bounds.width, height: 100), and "
      + "the last line of showPlayer() is player.didMove(toParent: self).",
  ]
) {
  Check("the player becomes a child of the library") { app in
    try app.launch()
    try app.buttons["Play"].tap()
    XCTAssertEqual(
      app.root.children.map(\.className), [player], "The player should be the library's child.")
    XCTAssertTrue(app.labels["Now playing"].exists, "The player should be on the screen.")
  }
  .feedback(
    "The player's view is there, but the library does not know the player: the view tree has grown "
      + "and the controller tree has not. Call addChild(player) first.",
    provenBy: "ViewWithoutController"
  ) { app in
    app.labels["Now playing"].exists && app.root.children.isEmpty
  }

  Check("the player hears that it moved in, before and after", points: 2) { app in
    try app.launch()
    try app.buttons["Play"].tap()
    XCTAssertTrace(
      app.trace.of(subject: player),
      [.callback("willMove"), .viewDidLoad, .viewWillAppear, .callback("didMove"), .viewDidAppear],
      "The player should be told before its view comes, and when all is in place.")
  }
  .feedback(
    "The player was never told that it has arrived. addChild says willMove by itself, but only you "
      + "know when everything is in place: end with player.didMove(toParent: self).",
    provenBy: "ForgottenDidMove"
  ) { app in
    app.trace.of(subject: player).contains(.callback("willMove"))
      && !app.trace.of(subject: player).contains(.callback("didMove"))
  }

  Check("the library decides where the player lies") { app in
    for device in ["iPhone 4S", "iPhone 6", "iPad Air"].shuffled(using: &app.random) {
      try app.launch(device: device)
      try app.buttons["Play"].tap()
      let (frame, bounds) = (app.controllers[player].view.frame, app.root.view.bounds)
      XCTAssertEqual(
        "\(frame)", "\(Rectangle(y: bounds.height - 100, width: bounds.width, height: 100))",
        "On the \(device) the player should fill the lowest 100 points.")
    }
  }

  Check("the player leaves without a trace", points: 2) { app in
    try app.launch()
    try app.buttons["Play"].tap()
    try app.buttons["Stop"].tap()
    XCTAssertEqual(app.root.children.count, 0, "The library should have no child any more.")
    XCTAssertFalse(app.labels["Now playing"].exists, "The player's view should be gone.")
    let leaving = EventPattern(kind: .callback, name: "willMove", arguments: ["nil"])
    XCTAssertTraceContains(
      app.trace.of(subject: player), leaving, .viewWillDisappear, .viewDidDisappear,
      .callback("didMove"), message: "The player should be told before it goes.")
  }
  .feedback(
    "The player is no child any more, but its view is still there, and nobody looks after it: "
      + "player.view.removeFromSuperview().",
    provenBy: "ViewLeftBehind"
  ) { app in
    app.root.children.isEmpty && app.labels["Now playing"].exists
  }
  .feedback(
    "The player was thrown out without a warning. removeFromParent() says didMove(toParent: nil) when "
      + "all is over; willMove(toParent: nil) has to come from you, before anything else.",
    provenBy: "ForgottenWillMove"
  ) { app in
    let events = app.trace.of(subject: player)
    return events.contains(.callback("didMove")) && !app.labels["Now playing"].exists
      && !events.contains(EventPattern(kind: .callback, name: "willMove", arguments: ["nil"]))
  }

  Check("it can come back") { app in
    try app.launch()
    let rounds = Int.random(in: 1...4, using: &app.random)
    for _ in 1...rounds {
      for button in ["Play", "Stop"] { try app.buttons[button].tap() }
    }
    try app.buttons["Play"].tap()
    XCTAssertEqual(app.root.children.count, 1, "The player should be a child again, once.")
    XCTAssertEqual(
      app.trace.of(subject: player).count(of: .viewDidAppear), rounds + 1,
      "The player should have appeared once for each tap on Play.")
    XCTAssertTrue(app.labels["Now playing"].exists, "The player should be on the screen again.")
  }
}
