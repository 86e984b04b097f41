import CourseKit

let picture = "PictureViewController"

/// The versions on which the app should run, in some order.
func versions(_ app: XCUIApplication) -> [IOSVersion] {
  ([5, 6, 7] as [IOSVersion]).shuffled(using: &app.random)
}

/// What happened to the picture, or to several: an app may make another one for each tap on Open.
func heard(_ app: XCUIApplication) -> Trace {
  app.trace.filter { $0.subject?.className == picture || $0.subject?.name == picture }
}

/// A call that announces an animation.
func animated(_ name: String) -> EventPattern {
  EventPattern(kind: .callback, name: "\(name)(_:)", arguments: ["true"])
}

/// Whether one of the picture's labels says so.
func shows(_ app: XCUIApplication, _ text: String) -> Bool { app.labels[text].exists }

/// What the open picture should say of the last rotation: the orientations by number, and how long it took.
func told(_ app: XCUIApplication, from before: Int, to after: Int) -> String {
  let rotation = app.root.trace.of(.callback("willRotate")).last
  let seconds = rotation?.arguments.last ?? ""
  return "to \(after) in \(seconds) s, to \(after) in \(seconds) s, from \(before)"
}

/// Opens the shutter on that version and turns the device once.
func turnOpen(_ app: XCUIApplication, _ iOS: IOSVersion) throws {
  try app.launch(iOS: iOS)
  try app.buttons["Open"].tap()
  try app.rotate(to: .landscapeLeft)
}

/// Whether UIKit found a begin without its end, or an end without its begin.
func isUnbalanced(_ app: XCUIApplication) -> Bool {
  app.trace.contains(.console("Unbalanced calls"))
}

let exercise = Exercise(
  iOS: 5, subjects: [26, 31],
  hints: [
    "On iOS 5 the shutter must give its answer under another name. What else does this answer switch off?",
    "When the old switch is off, UIKit does not pass rotations on, on iOS 5. If you pass them on "
      + "yourself, iOS 6 does so too, unless you switch it off there as well.",
    "Override all three questions and answer false. Override the three calls about rotations: call super, "
      + "and if the picture is not hidden, make the same call to the picture.",
  ]
) {
  Check("the picture hears of Open and Close, and of no other appearance", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { for button in ["Open", "Close"] { try app.buttons[button].tap() } },
      "No code of yours should call the picture's viewWillAppear(_:) or the like.")
    XCTAssertCallsSuper(app)
    for iOS in [5.1] + versions(app) {
      try app.launch(iOS: iOS)
      XCTAssertTraceLacks(
        heard(app), .viewWillAppear, .viewDidAppear,
        message: "On iOS \(iOS) the picture should hear nothing while the shutter is closed.")
      let rounds = Int.random(in: 2...3, using: &app.random)
      for round in 1...rounds {
        for _ in 1...Int.random(in: 1...2, using: &app.random) { try app.buttons["Open"].tap() }
        XCTAssertTrue(app.labels["still"].isVisible, "The user should see the picture.")
        XCTAssertEqual(
          app.controllers[picture].view.frame,
          Rectangle(x: 0, y: 140, width: app.screen.bounds.width, height: 120),
          "The picture should lie where the starter has placed it.")
        XCTAssertEqual(
          heard(app).count(of: .viewDidAppear), round,
          "On iOS \(iOS) the picture should hear once that it has appeared each time it is opened.")
        for _ in 1...Int.random(in: 1...2, using: &app.random) { try app.buttons["Close"].tap() }
        XCTAssertFalse(
          app.labels["still"].exists && app.labels["still"].isVisible,
          "The user should not see the picture.")
      }
      for event in [EventPattern.viewWillAppear, .viewWillDisappear, .viewDidDisappear] {
        XCTAssertEqual(
          heard(app).count(of: event), rounds,
          "On iOS \(iOS) the picture should hear of its appearance once for each Open and Close.")
      }
      XCTAssertTraceContains(
        heard(app),
        EventPattern(kind: .callback, name: "didMove(toParent:)", arguments: [app.root.name]),
        message: "On iOS \(iOS) the picture should be told that it is the shutter's child.")
      XCTAssertTraceLacks(
        heard(app), animated("viewWillAppear"), animated("viewWillDisappear"),
        message: "Nothing is animated: the picture should be told so.")
      XCTAssertTraceLacks(
        app.trace, .console("Unbalanced calls"),
        message: "On iOS \(iOS) UIKit should have nothing to complain about.")
    }
  }
  .feedback(
    "iOS 5 is right now, but on iOS 6 the picture hears everything twice: iOS 6 does not ask the old "
      + "method. Keep the new answer beside the old one.",
    provenBy: "OldForNew"
  ) { app in
    try app.launch(iOS: 5)
    let isRight = !heard(app).contains(.viewWillAppear)
    try app.launch(iOS: 6)
    return isRight && heard(app).contains(.viewWillAppear)
  }
  .feedback(
    "On iOS 5.0 this is right, but no longer on iOS 5.1: your method compares the name of one version. It needs no "
      + "version at all, because only iOS 5 asks it.",
    provenBy: "OneVersion"
  ) { app in
    let isTold = try [5, 5.1].map { (iOS: IOSVersion) in
      try app.launch(iOS: iOS)
      return heard(app).contains(.viewWillAppear)
    }
    return isTold == [false, true]
  }
  .feedback(
    "On iOS 5 your code checks the version and leaves everything to UIKit. UIKit cannot know that the "
      + "shutter is closed: a hidden view in a view that appears counts as appearing.",
    provenBy: "LeftToUIKitOnFive"
  ) { app in
    try app.launch(iOS: 5)
    let isTold = heard(app).contains(.viewWillAppear)
    try app.buttons["Open"].tap()
    return isTold && !isUnbalanced(app)
  }
  .feedback(
    "The picture hears what it should, but your code also calls viewWillAppear(_:) or the like itself. "
      + "beginAppearanceTransition and endAppearanceTransition() make all these calls: leave yours out. Only the "
      + "calls about rotations may be made by hand.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { for button in ["Open", "Close"] { try app.buttons[button].tap() } }
  }

  Check("an open picture hears of each rotation once", points: 2) { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      try app.buttons["Open"].tap()
      // The interface turns against the device.
      let sides: [(device: DeviceOrientation, interface: Int)] = [
        (.landscapeLeft, 3), (.landscapeRight, 4), (.portrait, 1),
      ]
      var before = 1
      let turns = Int.random(in: 2...3, using: &app.random)
      for side in sides.prefix(turns) {
        try app.perform("noteSoon")
        try app.rotate(to: side.device)
        XCTAssertTrue(
          shows(app, told(app, from: before, to: side.interface)),
          "On iOS \(iOS) the picture should get the arguments that the shutter gets: "
            + told(app, from: before, to: side.interface))
        before = side.interface
        guard case .array(let texts) = try app.perform("whatWasNoted") else { continue }
        XCTAssertTrue(
          texts.contains("will, animates"),
          "On iOS \(iOS), while the interface turns, the picture should say “will, animates”.")
      }
      XCTAssertTrue(
        shows(app, "Turned \(turns) times"),
        "On iOS \(iOS) the picture should say “Turned \(turns) times”.")
      XCTAssertTrue(
        shows(app, "will, animates, did"),
        "On iOS \(iOS) the picture should hear all three calls, in their order.")
    }
  }
  .counts(with: "the picture hears of Open and Close, and of no other appearance")
  .feedback(
    "On iOS 5 the picture does not hear of rotations any more: the old switch is for both. The shutter "
      + "has to pass on what UIKit does not.",
    provenBy: "RotationsLost"
  ) { app in
    try turnOpen(app, 5)
    return shows(app, "Turned 0 times")
  }
  .feedback(
    "On iOS 6 the picture hears of each rotation twice: from you and from UIKit. iOS 6 has a switch of its own "
      + "for rotations.",
    provenBy: "ToldTwice"
  ) { app in
    try turnOpen(app, 6)
    return shows(app, "Turned 2 times")
  }
  .feedback(
    "A rotation has three calls, but one of them does not reach the picture: look at its lower label.",
    provenBy: "TwoOfThree"
  ) { app in
    try turnOpen(app, 5)
    return shows(app, "Turned 1 times") && !shows(app, "will, animates, did")
  }
  .feedback(
    "The picture hears all three calls, but with other arguments than the shutter: look at what it says of where it "
      + "turns to, for how long, and from where. Pass on the arguments that your own method gets.",
    provenBy: "OtherArguments"
  ) { app in
    try turnOpen(app, 5)
    return shows(app, "Turned 1 times") && shows(app, "will, animates, did")
      && !shows(app, told(app, from: 1, to: 3))
  }
  .feedback(
    "The picture hears that the rotation has ended while it goes on. Pass on each call in the "
      + "shutter's own method of that name.",
    provenBy: "DidTooEarly"
  ) { app in
    try app.launch(iOS: 5)
    try app.buttons["Open"].tap()
    try app.perform("noteSoon")
    try app.rotate(to: .landscapeLeft)
    guard case .array(let texts) = try app.perform("whatWasNoted") else { return false }
    return texts.contains("will, animates, did")
  }
  .feedback(
    "On iOS 6 the picture does not hear of rotations: UIKit was told not to, and the shutter passes them on "
      + "only on iOS 5.",
    provenBy: "NobodyOnSix"
  ) { app in
    try turnOpen(app, 6)
    return shows(app, "Turned 0 times")
  }

  Check("a closed picture hears nothing of rotations") { app in
    for iOS in versions(app) {
      try app.launch(iOS: iOS)
      if Bool.random(using: &app.random) {
        for button in ["Open", "Close"] { try app.buttons[button].tap() }
      }
      for side in [DeviceOrientation.landscapeLeft, .portrait] { try app.rotate(to: side) }
      try app.buttons["Open"].tap()
      XCTAssertTrue(
        shows(app, "Turned 0 times") && shows(app, "still"),
        "On iOS \(iOS) a picture that was closed should have heard of no rotation.")
    }
  }
  .counts(with: "an open picture hears of each rotation once")
  .feedback(
    "The shutter passes rotations on to a picture that nobody can see. Ask whether it is hidden.",
    provenBy: "ClosedHears"
  ) { app in
    try app.launch(iOS: 5)
    try app.rotate(to: .landscapeLeft)
    try app.buttons["Open"].tap()
    return shows(app, "Turned 1 times")
  }
}
