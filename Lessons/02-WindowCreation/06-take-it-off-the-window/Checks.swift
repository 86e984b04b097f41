import CourseKit

let letter = "LetterViewController"
let complaint = "are expected to have a root view controller"

/// Expects the banner at the lower edge of the letter's view as it is now.
func assertBannerIsBelow(_ app: XCUIApplication, _ when: String) {
  let whole = app.root.view.bounds
  let banners = app.root.view.subviews.filter { $0.text == "Draft" }
  XCTAssertEqual(banners.count, 1, "\(when) one banner should lie in the letter's view.")
  XCTAssertEqual(
    app.labels.count { $0.text == "Draft" }, 1, "\(when) there should be one banner in all.")
  XCTAssertEqual(
    banners.first?.frame, Rectangle(y: whole.height - 40, width: whole.width, height: 40),
    "\(when) the banner should take the lowest 40 points of the letter's view.")
  XCTAssertTrue(banners.first?.isVisible ?? false, "\(when) the user should see the banner.")
}

/// Expects the text of the letter where it was.
func assertTextIsAsItWas(_ app: XCUIApplication, _ when: String) {
  let text = app.root.view.subviews.first { $0.text == "Dear giraffe," }
  XCTAssertEqual(
    text?.frame, Rectangle(x: 20, y: 60, width: 280, height: 40),
    "\(when) the text of the letter should be where it was.")
}

/// The frame of the only banner before and after the device was turned.
func framesAroundTurn(_ app: XCUIApplication, _ iOS: IOSVersion) throws -> [Rectangle] {
  try app.launch(iOS: iOS)
  let first = app.labels["Draft"].frame
  try app.rotate(to: .landscapeLeft)
  return [first, app.labels["Draft"].frame]
}

/// The interface turns, whoever hears of it.
let turn = EventPattern(
  kind: .notification, name: "UIApplicationDidChangeStatusBarOrientationNotification")

/// Turns of the device that all differ from the one before, in no order that an app could know.
func turns(_ count: Int, _ app: XCUIApplication) -> [DeviceOrientation] {
  (0..<count).reduce(into: [.portrait]) { turns, _ in
    let others = [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight].filter {
      $0 != turns.last
    }
    turns.append(others.randomElement(using: &app.random)!)
  }
}

let exercise = Exercise(
  iOS: 6, subjects: [8],
  hints: [
    "The window has two subviews that your code should not add to it. The controller of one of them "
      + "becomes its root view controller. Where does the other one belong?",
    "window?.rootViewController replaces the first addSubview. The second addSubview, and the banner "
      + "with it, moves to LetterViewController: make it in viewDidLoad(), place it in "
      + "viewWillLayoutSubviews().",
    "In viewWillLayoutSubviews(): banner.frame = CGRect(x: 0, y: view.bounds.maxY - 40, width: "
      + "view.bounds.width, height: 40).",
  ]
) {
  Check("the letter is the window's root, and the console is quiet") { app in
    for iOS in [5, IOSVersion(Int.random(in: 6...8, using: &app.random))] {
      try app.launch(iOS: iOS)
      XCTAssertTraceLacks(
        app.trace, .console(complaint), message: "The console of iOS \(iOS) should be quiet.")
      XCTAssertEqual(app.root.className, letter, "The letter should be the window's root.")
      XCTAssertTrace(
        app.root.trace, [.viewDidLoad, .viewWillAppear, .viewDidAppear],
        "On iOS \(iOS) the letter should appear.")
      assertTextIsAsItWas(app, "On iOS \(iOS)")
    }
  }

  Check("from iOS 9 on the app starts") { app in
    try app.launch(iOS: IOSVersion(Int.random(in: 9...12, using: &app.random)))
    XCTAssertTrace(
      app.root.trace, [.viewDidLoad, .viewWillAppear, .viewDidAppear],
      "The letter should appear.")
  }

  Check("the letter turns with the device", points: 2) { app in
    for iOS in [5, 6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try app.launch(iOS: iOS)
      for side in turns(3, app) {
        try app.rotate(to: side)
        let bounds = app.root.view.bounds
        XCTAssertEqual(
          bounds.width > bounds.height, side != .portrait,
          "On iOS \(iOS) the letter should be \(side == .portrait ? "upright" : "wide") when the "
            + "device is turned to \(side).")
      }
      let before = app.trace.count(of: turn)
      try app.rotate(to: .portraitUpsideDown)
      XCTAssertEqual(
        app.trace.count(of: turn), before, "On iOS \(iOS) the letter should not turn upside down.")
    }
  }
  .feedback(
    "The letter turns upside down, which it did not before. Leave its shouldAutorotate(to:) as it was.",
    provenBy: "TurnsUpsideDown"
  ) { app in
    try app.launch(iOS: 5)
    let before = app.trace.count(of: turn)
    try app.rotate(to: .portraitUpsideDown)
    return app.trace.count(of: turn) > before
  }
  .feedback(
    "The letter no longer turns on iOS 5. There a controller turns only if its shouldAutorotate(to:) says "
      + "so, and the letter had one. Put it back.",
    provenBy: "NoLongerTurns"
  ) { app in
    try app.launch(iOS: 5)
    try app.rotate(to: .landscapeLeft)
    return app.root.view.bounds.width < app.root.view.bounds.height
  }

  Check("the banner turns with the letter", points: 2) { app in
    for iOS in [5, 6, IOSVersion(Int.random(in: 8...12, using: &app.random))] {
      try app.launch(iOS: iOS)
      assertBannerIsBelow(app, "On iOS \(iOS), after the launch,")
      for turn in turns(3, app) {
        try app.rotate(to: turn)
        assertBannerIsBelow(app, "On iOS \(iOS), turned to \(turn),")
      }
      try app.launch(iOS: iOS)
      XCTAssertEqual(
        try app.perform("takeCall", .int(2 * Int.random(in: 8...20, using: &app.random))), true)
      assertBannerIsBelow(app, "During a phone call on iOS \(iOS)")
      XCTAssertPlacesAtOnce(app, "During a phone call on iOS \(iOS)")
    }
  }
  .feedbackOnPlacingLate { app in
    try app.launch(iOS: 6)
    try app.perform("takeCall", 40)
  }
  .feedback(
    "The letter is the root and turns, but the banner is still a subview of the window. A window turns "
      + "its root controller's view and nothing else. Add the banner to the letter's view.",
    provenBy: "StillOnTheWindow"
  ) { app in
    app.root.className == letter && app.keyWindow.subviews.contains { $0.text == "Draft" }
  }
  .feedback(
    "The banner is in the letter's view, but it keeps the frame that it got when that view was still "
      + "upright. Place it in viewWillLayoutSubviews(), which is called after every turn.",
    provenBy: "PlacedOnce"
  ) { app in
    let frames = try framesAroundTurn(app, 9)
    return app.root.view.subviews.contains { $0.text == "Draft" } && frames[0] == frames[1]
  }
  .feedback(
    "From iOS 8 on this works, but up to iOS 7 the banner stays where it was. On those versions the "
      + "bounds of the screen stay upright however the device is held, and so does the frame of the "
      + "root controller's view. Ask view.bounds.",
    provenBy: "AsksTheScreen"
  ) { app in
    let (new, old) = (try framesAroundTurn(app, 9), try framesAroundTurn(app, 6))
    return new[1].width > new[0].width && old[1].width <= old[0].width
  }
  .feedback(
    "The banner becomes as wide as the letter's view, but does not follow its lower edge. The distance to the "
      + "upper edge must be free to change as well: .flexibleTopMargin. Or place the banner in "
      + "viewWillLayoutSubviews().",
    provenBy: "WidthAlone"
  ) { app in
    let frames = try framesAroundTurn(app, 9)
    return frames[1].width > frames[0].width && frames[1].y == frames[0].y
  }
  .feedback(
    "The banner moves only when the device is turned. The view can also get another size without a "
      + "turn. viewWillLayoutSubviews() is called for every new size.",
    provenBy: "PlacedByTheTurn"
  ) { app in
    try app.launch(iOS: 6)
    let first = app.labels["Draft"].frame
    try app.perform("takeCall", 40)
    return app.root.view.subviews.contains { $0.text == "Draft" }
      && app.labels["Draft"].frame == first
  }
  .feedback(
    "The banner lies where it should, but it is hidden or transparent: nobody sees it.",
    provenBy: "BannerHidden"
  ) { app in
    let banner = app.root.view.subviews.first { $0.text == "Draft" }
    return banner.map { $0.isHidden || $0.alpha == 0 } ?? false
  }
  .feedback(
    "The banner has a window of its own. That window has its own size and its own root, and does not "
      + "know where the letter's lower edge is. Put the banner into the letter's view.",
    provenBy: "InAWindowOfItsOwn"
  ) { app in
    app.windows.count == 2
  }

  Check("the banner fits every screen") { app in
    let devices: [(String, IOSVersion)] = [
      ("iPad 2", 5), ("iPhone 4S", 6), ("iPhone 6", 9), ("iPhone X", 11),
    ]
    for (device, iOS) in devices.shuffled(using: &app.random) {
      try app.launch(iOS: iOS, device: device)
      assertBannerIsBelow(app, "On the \(device)")
      XCTAssertEqual(app.windows.count, 1, "It should be one window.")
      XCTAssertEqual(try app.perform("coverForAWhile"), true)
      assertBannerIsBelow(app, "On the \(device), after something else has covered the letter,")
    }
  }
  .feedback(
    "Each time the letter appears it gets another banner, also when it appears again after something "
      + "covered it. viewDidLoad() is called once for each view: make the banner there.",
    provenBy: "NewAtEachAppearance"
  ) { app in
    app.root.view.subviews.count { $0.text == "Draft" } > 1
  }
}
