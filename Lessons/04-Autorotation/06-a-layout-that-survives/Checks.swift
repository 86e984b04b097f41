import CourseKit

let recipe = "RecipeViewController"

/// Expects picture and steps to share the recipe's view as it is now.
func assertShared(_ app: XCUIApplication, wide: Bool, _ when: String) {
  let whole = app.root.view.bounds
  XCTAssertEqual(
    whole.width > whole.height, wide,
    "\(when) the view should be \(wide ? "wide" : "upright").")
  let (halfWidth, halfHeight) = (whole.width / 2, whole.height / 2)
  let (picture, steps) = (app.views["picture"].frame, app.labels["Cut the tomatoes."].frame)
  if wide {
    XCTAssertEqual(
      picture, Rectangle(width: halfWidth, height: whole.height),
      "\(when) the picture should take the left half.")
    XCTAssertEqual(
      steps, Rectangle(x: halfWidth, width: halfWidth, height: whole.height),
      "\(when) the steps should take the right half.")
  } else {
    XCTAssertEqual(
      picture, Rectangle(width: whole.width, height: halfHeight),
      "\(when) the picture should take the upper half.")
    XCTAssertEqual(
      steps, Rectangle(y: halfHeight, width: whole.width, height: halfHeight),
      "\(when) the steps should take the lower half.")
  }
}

/// Whether the picture takes half of the screen's bounds, which do not turn before iOS 8.
func sharesScreen(_ app: XCUIApplication) -> Bool {
  let (picture, screen) = (app.views["picture"].frame, app.screen.bounds)
  return picture == Rectangle(width: screen.width, height: screen.height / 2)
}

let exercise = Exercise(
  iOS: 6,
  starterFailsAt: "the view is shared well from the start",
  hints: [
    "Which method does UIKit call whenever the view has got another size, for whatever reason?",
    "Share the view in viewWillLayoutSubviews() and nowhere else. Whether it is wide its own bounds "
      + "tell, without any orientation.",
    "override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); share(wide: "
      + "view.bounds.width > view.bounds.height) }, and take the other two calls away.",
  ]
) {
  Check("the view is shared well from the start", points: 2) { app in
    for iOS in [5, 6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try app.launch(iOS: iOS, orientation: .landscapeLeft)
      assertShared(app, wide: true, "On iOS \(iOS), started on its side,")
    }
    for iOS in [5, 9] as [IOSVersion] {
      try app.launch(iOS: iOS)
      assertShared(app, wide: false, "On iOS \(iOS), started upright,")
    }
  }
  .feedback(
    "The view is shared once, before it has the size that it will keep, and never again. Share it in "
      + "viewWillLayoutSubviews().",
    provenBy: "StillInViewDidLoad"
  ) { app in
    try app.launch(orientation: .landscapeLeft)
    let first = app.views["picture"].frame
    for turn in [DeviceOrientation.portrait, .landscapeRight] { try app.rotate(to: turn) }
    return app.views["picture"].frame == first && !sharesScreen(app)
  }
  .feedback(
    "Nobody turned anything: the interface stood like this when the app began, so no rotation was "
      + "announced, and the view is shared for a size that it does not have. UIKit did call "
      + "viewWillLayoutSubviews().",
    provenBy: "WhenItRotatesAndLoads"
  ) { app in
    try app.launch(orientation: .landscapeLeft)
    let first = app.views["picture"].frame
    for turn in [DeviceOrientation.portrait, .landscapeRight] { try app.rotate(to: turn) }
    return app.views["picture"].frame != first
  }
  .feedback(
    "You share the screen, and not the view. Up to iOS 7 the bounds of the screen do not turn, and "
      + "there may be bars on the screen that do not belong to the view. Ask view.bounds.",
    provenBy: "ScreenInsteadOfView"
  ) { app in
    try app.launch(orientation: .landscapeLeft)
    return sharesScreen(app)
  }

  Check("it is shared anew after a rotation", points: 2) { app in
    for iOS in [5, 6, IOSVersion(Int.random(in: 7...12, using: &app.random))] {
      try app.launch(iOS: iOS, orientation: .landscapeLeft)
      let side = Bool.random(using: &app.random) ? DeviceOrientation.landscapeLeft : .landscapeRight
      for turn in [.portrait, side, .portrait] {
        try app.rotate(to: turn)
        assertShared(app, wide: turn != .portrait, "On iOS \(iOS), turned to \(turn),")
      }
    }
  }

  Check("it is shared anew when a call comes in") { app in
    try app.launch(orientation: .landscapeLeft)
    try app.rotate(to: .portrait)
    XCTAssertEqual(try app.perform("takeCall"), true)
    assertShared(app, wide: false, "During a call")
  }
  .feedback(
    "The view became 20 points lower, and the layout is still the one from before: nothing was turned, "
      + "so the callbacks of rotations did not come. viewWillLayoutSubviews() did.",
    provenBy: "WhenItRotates"
  ) { app in
    app.views["picture"].frame.height * 2 == app.root.view.bounds.height + 20
  }
}
