import CourseKit

/// Versions of all the ways to turn; iOS 8 leaves the interface as it is after a dismissal.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  [5, 6, 7, IOSVersion(Int.random(in: 9...12, using: &app.random))]
}

/// What the visitors look at: what covers the screen, or the root.
func shown(_ app: XCUIApplication) -> ControllerElement {
  var shown = app.root
  while shown.presented.exists { shown = shown.presented }
  return shown
}

/// Expects the map one way or the other, with that place and its buttons.
func assertMap(_ app: XCUIApplication, wide: Bool, place: Int, _ when: String) throws {
  XCTAssertEqual(try isInterfaceWide(app), wide, "\(when), does the interface lie on its side?")
  let bounds = shown(app).view.bounds
  XCTAssertEqual(bounds.width > bounds.height, wide, "\(when), is the map's view wide?")
  XCTAssertTrue(
    app.labels.contains { $0.text == "Place \(place)" && $0.isVisible },
    "\(when), the visitors should see place \(place).")
  for button in ["Next place", wide ? "Upright" : "Wide"] {
    XCTAssertTrue(
      app.buttons.contains { $0.text == button && $0.isVisible },
      "\(when), the visitors should see \(button).")
  }
}

/// Whether, on iOS 9, a tap on Wide makes the interface wide.
func turns(_ app: XCUIApplication, iOS: IOSVersion = 9) throws -> Bool {
  try app.launch(iOS: iOS)
  try tap(app, "Wide")
  return try isInterfaceWide(app)
}

/// From place to place, upright and wide. On later versions the wide map is a sheet over the upright one.
func visit(_ app: XCUIApplication) throws {
  for button in ["Next place", "Wide", "Next place", "Upright"] {
    try app.buttons.filter { $0.text == button && $0.isVisible }.last?.tap()
  }
}

let exercise = Exercise(
  iOS: 6, subjects: [32],
  hints: [
    "In the scenario the film was in landscape although nobody had turned the device. How did the "
      + "programme show it, and which orientations did the film support?",
    "Wide presents a second controller that supports only landscape and says so on iOS 5, too; Upright "
      + "dismisses it. Both show the same place, so let both hold one object that stores it.",
    "class Visit { var place = 1 }. Give ParkViewController a property visit, and let viewWillAppear(_:) "
      + "write the label. A subclass of it overrides supportedInterfaceOrientations with .landscape and "
      + "shouldAutorotate(to:). Wide: present the subclass with the same visit, unless it is there already; "
      + "Upright: dismiss(animated: false).",
  ]
) {
  Check("Wide turns the map on its side", points: 2) { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      try assertMap(app, wide: false, place: 1, "At first on iOS \(iOS)")
      let places = Int.random(in: 1...4, using: &app.random)
      for _ in 0..<places { try tap(app, "Next place") }
      try assertMap(app, wide: false, place: 1 + places, "On iOS \(iOS)")
      try tap(app, "Wide")
      try assertMap(app, wide: true, place: 1 + places, "After Wide on iOS \(iOS)")
    }
    XCTAssertCallsSuper(app)
  }
  .feedbackOnLeavingSuperOut()
  .feedback(
    "The interface turns, but only a while after the tap: a timer or a delay decides when. Present the wide map in the "
      + "method that the button calls.",
    provenBy: "AWhileLater"
  ) { app in
    guard try !turns(app) else { return false }
    try app.advance(by: 5)
    return try isInterfaceWide(app)
  }
  .feedback(
    "You turned the view, but the interface did not turn: the status bar, alerts and the keyboard stay "
      + "upright. Let UIKit turn all of it.",
    provenBy: "ViewTurned"
  ) { app in
    let isWide = try turns(app)
    let bounds = shown(app).view.bounds
    return !isWide && bounds.width > bounds.height
  }
  .feedback(
    "attemptRotationToDeviceOrientation() turns the interface to the orientation of the device, and "
      + "the device in the box is upright. Present a controller that supports only landscape.",
    provenBy: "AskedAgain"
  ) { app in
    try !turns(app)
      && app.trace.contains(EventPattern(kind: .call, name: "attemptRotationToDeviceOrientation"))
  }
  .feedback(
    "The map supports landscape now, but UIKit does not ask it: it asks when the device is turned or "
      + "when a controller is presented or dismissed. Present a controller that supports only "
      + "landscape.",
    provenBy: "SaidToNobody"
  ) { app in
    guard try !turns(app) else { return false }
    let asked = app.trace.count(of: .query("supportedInterfaceOrientations", on: app.root.name))
    try app.rotate(to: .landscapeLeft)
    let isWide = try isInterfaceWide(app)
    return isWide
      && app.trace.count(of: .query("supportedInterfaceOrientations", on: app.root.name)) > asked
  }
  .feedback(
    "On iOS 6 the map lies on its side, but on iOS 5 it no longer does: there UIKit asks the presented "
      + "controller shouldAutorotate(to:), and without an override it says Yes only to portrait.",
    provenBy: "SilentOnFive"
  ) { app in
    try turns(app) && !turns(app, iOS: 5)
  }
  .feedback(
    "The presented controller supports every orientation, so UIKit shows it in the current one. Let it "
      + "support only landscape.",
    provenBy: "EveryWay"
  ) { app in
    try !turns(app) && app.root.presented.exists
  }
  .feedback(
    "The wide map shows the first place again: it is another controller with a place of its own. Let "
      + "the two share the place.",
    provenBy: "PlaceLost"
  ) { app in
    try app.launch(iOS: 9)
    for button in ["Next place", "Wide"] { try tap(app, button) }
    return try isInterfaceWide(app)
      && app.labels.contains { $0.text == "Place 1" && $0.isVisible }
  }

  Check("Upright turns it back, again and again", points: 2) { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      let root = app.root.name
      var (alive, kept): (Int?, PlainValue?)
      for round in 1...Int.random(in: 2...4, using: &app.random) {
        for wide in [true, false] {
          try tap(app, wide ? "Wide" : "Upright")
          try assertMap(app, wide: wide, place: 1, "In round \(round) on iOS \(iOS)")
          if wide { try app.perform("watchPresented") }
          // Who is impatient taps twice.
          try tap(app, wide ? "Wide" : "Upright")
          try assertMap(
            app, wide: wide, place: 1, "After a second tap in round \(round) on iOS \(iOS)")
        }
        XCTAssertEqual(
          app.root.name, root, "The controller of the launch should still be the root.")
        XCTAssertEqual(
          app.controllers.count, alive ?? app.controllers.count,
          "After round \(round) no more controllers should be alive than after the first.")
        alive = app.controllers.count
        let left = try app.perform("countAlive")
        XCTAssertEqual(
          left, kept ?? left,
          "After round \(round) no more presented controllers should be in memory than after the first."
        )
        kept = left
      }
    }
  }
  .feedback(
    "Upright presents another map over the wide one, and the wide one stays below: with every turn "
      + "there is one more screen. Dismiss the presented controller instead.",
    provenBy: "OneOverTheOther"
  ) { app in
    try app.launch(iOS: 9)
    for button in ["Wide", "Upright"] { try tap(app, button) }
    return try !isInterfaceWide(app) && app.root.presented.exists
  }
  .feedback(
    "A second tap on Wide presents another wide map, over the first one, and Upright removes only the "
      + "uppermost. Present one only if none is there.",
    provenBy: "OneMoreWithEachTap"
  ) { app in
    try app.launch(iOS: 9)
    for button in ["Wide", "Wide", "Upright"] { try tap(app, button) }
    return try isInterfaceWide(app)
  }
  .feedback(
    "The window has another root now. Everything in the first one is gone.",
    provenBy: "AnotherRoot"
  ) { app in
    try app.launch(iOS: 9)
    let root = app.root.name
    for button in ["Wide", "Upright"] { try tap(app, button) }
    return app.root.name != root
  }
  .feedback(
    "Every wide map is still in memory after it has gone: your code holds it, for example in an array, "
      + "a static variable or a closure. Keep one map and present it again, or make one each time and "
      + "hold none.",
    provenBy: "NeverLetGo"
  ) { app in
    try app.launch(iOS: 9)
    for _ in 1...2 {
      try tap(app, "Wide")
      try app.perform("watchPresented")
      try tap(app, "Upright")
    }
    return try !isInterfaceWide(app) && app.perform("countAlive") == 2
  }

  Check("a turn changes nothing about the place") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      var place = 1
      for wide in [true, false, true] {
        let steps = Int.random(in: 1...3, using: &app.random)
        for _ in 1...steps { try tap(app, "Next place") }
        place += steps
        try tap(app, wide ? "Wide" : "Upright")
        try assertMap(
          app, wide: wide, place: place, "Turned \(wide ? "wide" : "upright") on iOS \(iOS)")
      }
    }
    XCTAssertFalse(
      app.callsByHand { try visit(app) },
      "Only UIKit should call the maps' viewWillAppear(_:) and the like.")
  }
  .feedback(
    "Your code calls viewWillAppear(_:) or the like itself, to show the place again. Only UIKit should call these "
      + "methods, when a view really appears; iOS 17 says so on the console. Give the map a method of its own that "
      + "shows the place, and call that one.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try visit(app) }
  }
  .feedback(
    "The upright map shows the old place: the label was set once, and the place has changed since. Set "
      + "the label whenever the map appears.",
    provenBy: "WrittenOnce"
  ) { app in
    try app.launch(iOS: 9)
    for button in ["Wide", "Next place", "Upright"] { try tap(app, button) }
    return try !isInterfaceWide(app)
      && app.labels.contains { $0.text == "Place 1" && $0.isVisible }
  }
}
