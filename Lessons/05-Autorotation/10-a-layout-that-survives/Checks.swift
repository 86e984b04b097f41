import CourseKit

/// Whether two rectangles are the same but for half a point, by which an app may round.
func isAbout(_ one: Rectangle, _ other: Rectangle) -> Bool {
  zip([one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height])
    .allSatisfy { abs($0 - $1) <= 0.5 }
}

/// Where picture and steps belong in a view of that size.
func halves(of whole: Rectangle) -> (picture: Rectangle, steps: Rectangle) {
  let (halfWidth, halfHeight) = (whole.width / 2, whole.height / 2)
  return whole.width > whole.height
    ? (
      Rectangle(width: halfWidth, height: whole.height),
      Rectangle(x: halfWidth, width: halfWidth, height: whole.height)
    )
    : (
      Rectangle(width: whole.width, height: halfHeight),
      Rectangle(y: halfHeight, width: whole.width, height: halfHeight)
    )
}

/// Where the two are in the recipe's view, whatever views are between.
func shares(_ app: XCUIApplication) -> (picture: Rectangle, steps: Rectangle) {
  let (picture, steps) = (app.views["picture"], app.labels["Cut the tomatoes."])
  let whole = app.root.view
  return (
    place(of: picture.name, in: whole) ?? picture.frame,
    place(of: steps.name, in: whole) ?? steps.frame
  )
}

/// Whether picture and steps share the recipe's view as it is now.
func isShared(_ app: XCUIApplication) -> Bool {
  let (places, wanted) = (shares(app), halves(of: app.root.view.bounds))
  return isAbout(places.picture, wanted.picture) && isAbout(places.steps, wanted.steps)
}

/// Expects picture and steps to share the recipe's view as it is now.
func assertShared(_ app: XCUIApplication, wide: Bool, _ when: String) {
  let whole = app.root.view.bounds
  XCTAssertEqual(
    whole.width > whole.height, wide,
    "\(when) the view should be \(wide ? "wide" : "upright").")
  let (places, wanted) = (shares(app), halves(of: whole))
  if !isAbout(places.picture, wanted.picture) {
    XCTAssertEqual(
      places.picture, wanted.picture,
      "\(when) the picture should take the \(wide ? "left" : "upper") half of the view.")
  }
  if !isAbout(places.steps, wanted.steps) {
    XCTAssertEqual(
      places.steps, wanted.steps,
      "\(when) the steps should take the \(wide ? "right" : "lower") half of the view.")
  }
  XCTAssertTrue(app.views["picture"].isVisible, "\(when) the user should see the picture.")
  XCTAssertTrue(app.labels["Cut the tomatoes."].isVisible, "\(when) the user should see the steps.")
}

/// Gives the recipe's view a size, as a container may.
func resize(_ app: XCUIApplication, _ width: Int, _ height: Int) throws {
  XCTAssertEqual(try app.perform("resize", [.int(width), .int(height)]), true)
}

/// Whether the picture had half of a view of that size as soon as UIKit had laid out the view.
func fitsAtOnce(_ app: XCUIApplication, _ width: Int, _ height: Int) throws -> Bool {
  try resize(app, width, height)
  guard case .int(let area) = try app.perform("areaAtOnce") else { return false }
  // An app may round each side to a whole point.
  return abs(area - width * height / 2) <= max(width, height)
}

/// Whether picture and steps share a view of that size.
func fits(_ app: XCUIApplication, _ width: Int, _ height: Int) throws -> Bool {
  try resize(app, width, height)
  return isShared(app)
}

/// Whether the picture takes half of the screen's bounds, which do not turn before iOS 8.
func sharesScreen(_ app: XCUIApplication) -> Bool {
  let (picture, screen) = (app.views["picture"].frame, app.screen.bounds)
  return picture == Rectangle(width: screen.width, height: screen.height / 2)
}

let exercise = Exercise(
  iOS: 6, subjects: [30],
  starterFailsAt: "the view is shared correctly from the start",
  hints: [
    "Which method does UIKit call whenever the view has got another size, for whatever reason?",
    "Share the view in viewWillLayoutSubviews() and nowhere else. Its own bounds tell whether it "
      + "is wide, without any orientation.",
    "override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); share(wide: "
      + "view.bounds.width > view.bounds.height) }, and take the other two calls away.",
  ]
) {
  Check("the view is shared correctly from the start", points: 2) { app in
    for iOS in [5, 6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try app.launch(iOS: iOS, orientation: .landscapeLeft)
      assertShared(app, wide: true, "On iOS \(iOS), started in landscape,")
    }
    for iOS in [5, 9] as [IOSVersion] {
      try app.launch(iOS: iOS)
      assertShared(app, wide: false, "On iOS \(iOS), started upright,")
    }
    try app.launch(iOS: 6, device: "iPad 2", orientation: .landscapeLeft)
    assertShared(app, wide: true, "On an iPad, started in landscape,")
  }
  .feedback(
    "The view is shared once, before it has the size that it will keep, and never again. Share it in "
      + "viewWillLayoutSubviews().",
    provenBy: "StillInViewDidLoad"
  ) { app in
    try app.launch(orientation: .landscapeLeft)
    let first = app.views["picture"].frame
    for turn in [DeviceOrientation.portrait, .landscapeRight] { try app.rotate(to: turn) }
    return app.views["picture"].frame == first && !isShared(app) && !sharesScreen(app)
  }
  .feedback(
    "Nobody turned the device: the interface had this orientation when the app began, so no rotation "
      + "was announced, and the view is shared for a size that it does not have. Which of the "
      + "callbacks above is called whenever the view has got a size?",
    provenBy: "WhenItRotatesAndLoads", alsoForStarter: true
  ) { app in
    try app.launch(orientation: .landscapeLeft)
    let first = app.views["picture"].frame
    for turn in [DeviceOrientation.portrait, .landscapeRight] { try app.rotate(to: turn) }
    return app.views["picture"].frame != first
  }
  .feedback(
    "The picture and the steps are in the right places, but at least one of them is hidden or "
      + "transparent: nobody sees it.",
    provenBy: "NobodySeesThem"
  ) { app in
    [app.views["picture"], app.labels["Cut the tomatoes."]].contains {
      $0.isHidden || $0.alpha == 0
    }
  }
  .feedback(
    "You ask the view for its frame, which says where it lies in the window. Up to iOS 7 the window does not turn, "
      + "so in a wide interface the frame is as high as the view is wide. The bounds are the space to share.",
    provenBy: "FrameInsteadOfBounds"
  ) { app in
    try app.launch(iOS: 9, orientation: .landscapeLeft)
    guard isShared(app) else { return false }
    try app.launch(iOS: 6, orientation: .landscapeLeft)
    return app.views["picture"].frame.height * 2 == app.root.view.bounds.width
  }
  .feedback(
    "You share the screen, not the view. Up to iOS 7 the bounds of the screen do not turn, and "
      + "there may be bars on the screen that do not belong to the view. Ask view.bounds.",
    provenBy: "ScreenInsteadOfView"
  ) { app in
    try app.launch(orientation: .landscapeLeft)
    return sharesScreen(app)
  }

  Check("it is shared again after a rotation") { app in
    XCTAssertFalse(
      app.callsByHand { try app.rotate(to: .landscapeLeft) },
      "Only UIKit should call viewWillLayoutSubviews() and the like.")
    for iOS in [5, 6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try app.launch(iOS: iOS, orientation: .landscapeLeft)
      assertShared(app, wide: true, "On iOS \(iOS), started in landscape,")
      let side = Bool.random(using: &app.random) ? DeviceOrientation.landscapeLeft : .landscapeRight
      for turn in [.portrait, side, .portrait] {
        try app.rotate(to: turn)
        assertShared(app, wide: turn != .portrait, "On iOS \(iOS), turned to \(turn),")
      }
    }
  }
  .feedback(
    "Your code calls viewWillLayoutSubviews() or the like itself. UIKit calls it whenever the view has got another size, "
      + "so there is nothing left to do. Code that wants another layout calls view.setNeedsLayout().",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try app.rotate(to: .landscapeLeft) }
  }

  Check("it is shared again when a call comes in") { app in
    try app.launch(orientation: .landscapeLeft)
    try app.rotate(to: .portrait)
    XCTAssertEqual(try app.perform("takeCall"), true)
    assertShared(app, wide: false, "During a call")
  }
  .feedback(
    "The view lost 20 points of its height, and the layout is still the one from before: nothing was turned, "
      + "so the callbacks of rotations did not come. viewWillLayoutSubviews() did.",
    provenBy: "WhenItRotates", alsoForStarter: true
  ) { app in
    app.views["picture"].frame.height * 2 == app.root.view.bounds.height + 20
  }

  Check("its own size decides, not the orientation of the device or the interface") { app in
    try app.launch(iOS: 9, device: "iPad Air")
    for turn in [DeviceOrientation.landscapeRight, .portrait] {
      try app.rotate(to: turn)
      assertShared(app, wide: turn != .portrait, "On an iPad, turned to \(turn),")
    }
    for (iOS, device) in [(6, "iPhone 5"), (6, "iPad 2"), (9, "iPad Air")] as [(IOSVersion, String)]
    {
      let side = Bool.random(using: &app.random) ? DeviceOrientation.landscapeLeft : .landscapeRight
      for turn in [side, .portrait] {
        try app.launch(iOS: iOS, device: device, orientation: turn)
        let (short, long) = (
          2 * Int.random(in: 70...130, using: &app.random),
          2 * Int.random(in: 210...290, using: &app.random)
        )
        let whole = "On the \(device), held \(turn), in a part of the screen"
        try resize(app, short, long)
        assertShared(app, wide: false, "\(whole) that is narrow")
        try resize(app, long, short)
        assertShared(app, wide: true, "\(whole) that is low")
        try resize(app, 2 * long, long)
        assertShared(app, wide: true, "\(whole) that is large and wide")
        try resize(app, long, long)
        assertShared(app, wide: false, "\(whole) that is as high as wide")
        try resize(app, long + 1, long)
        assertShared(app, wide: true, "\(whole) that is a little wider than high")
        try resize(app, long, long + 1)
        assertShared(app, wide: false, "\(whole) that is a little higher than wide")
        try resize(app, long, 2 * long)
        assertShared(app, wide: false, "\(whole) that is large and high")
        try resize(app, short, short / 2)
        assertShared(app, wide: true, "\(whole) that is small and low")
        XCTAssertTrue(
          try fitsAtOnce(app, long, short),
          "\(whole) whose size has changed the picture should have its half at once, when UIKit has laid out "
            + "the view.")
        try app.rotate(to: .faceUp)
        try resize(app, long, short)
        assertShared(app, wide: true, "\(whole) that is low, laid on the table,")
      }
    }
  }
  .feedback(
    "You check the orientation of the interface or the device. The recipe may have only a part of the "
      + "screen, for example a narrow column of a wide iPad. Compare the width and the height of "
      + "view.bounds.",
    provenBy: "AsksTheStatusBar"
  ) { app in
    try app.launch(device: "iPhone 5", orientation: .landscapeLeft)
    try app.rotate(to: .portrait)
    return try fits(app, 500, 900) && !fits(app, 300, 200)
  }
  .feedback(
    "You compare the width with a number. An upright iPad is wider than a phone on its side, and still "
      + "higher than wide. Compare the width with the height of view.bounds.",
    provenBy: "WiderThanANumber"
  ) { app in
    try app.launch(device: "iPhone 5")
    return try fits(app, 200, 300) && !fits(app, 500, 900)
  }
  .feedback(
    "The view is shared a moment too late, with DispatchQueue.main.async or the like, so that for a moment the user "
      + "sees the old layout in the new size. Share it in viewWillLayoutSubviews() itself.",
    provenBy: "AMomentLater"
  ) { app in
    try app.launch()
    return try fits(app, 300, 200) && fits(app, 500, 900) && !fitsAtOnce(app, 600, 200)
  }
  .feedback(
    "Where width and height are nearly or exactly the same, your code chooses the wrong layout. The "
      + "picture goes to the left only when the width is greater than the height.",
    provenBy: "SquareIsWide"
  ) { app in
    try app.launch()
    return try fits(app, 200, 300) && fits(app, 300, 200)
      && [(300, 300), (301, 300), (300, 301)].contains { try !fits(app, $0.0, $0.1) }
  }
}
