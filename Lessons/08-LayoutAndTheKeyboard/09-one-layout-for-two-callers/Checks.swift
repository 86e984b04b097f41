import CourseKit

/// How high the panel should be in the view as it is now.
func wanted(_ app: XCUIApplication) -> Double {
  let whole = app.root.view.bounds
  return whole.width > whole.height ? 60 : whole.height / 3
}

/// The frame of the panel.
func panel(_ app: XCUIApplication) -> Rectangle { app.labels["Play"].frame }

/// Whether the panel is as high as it should be.
func isRight(_ app: XCUIApplication) -> Bool { abs(panel(app).height - wanted(app)) <= 0.5 }

/// Expects cover and panel to share the view.
func assertShared(_ app: XCUIApplication, wide: Bool? = nil, _ when: String) {
  let (whole, cover) = (app.root.view.bounds, app.labels["Blue Train"].frame)
  let panel = panel(app)
  if let wide {
    XCTAssertEqual(
      whole.width > whole.height, wide, "\(when) is the view wider than high?")
  }
  XCTAssertEqual(panel.height, wanted(app), accuracy: 0.5, "\(when) how high is the panel?")
  XCTAssertEqual(
    panel.y + panel.height, whole.height, accuracy: 0.5, "\(when) where does the panel end?")
  XCTAssertEqual(cover.y, 0, accuracy: 0.5, "\(when) where does the cover begin?")
  XCTAssertEqual(
    cover.y + cover.height, panel.y, accuracy: 0.5, "\(when) the cover should end at the panel.")
  for (part, what) in [(cover, "cover"), (panel, "panel")] {
    XCTAssertEqual(part.x, 0, accuracy: 0.5, "\(when) how far left is the \(what)?")
    XCTAssertEqual(part.width, whole.width, accuracy: 0.5, "\(when) how wide is the \(what)?")
  }
  for text in ["Blue Train", "Play"] {
    XCTAssertTrue(app.labels[text].isVisible, "\(when) the user should see \(text).")
  }
}

/// iOS 5, iOS 6 and later ones.
let versions: [IOSVersion] = [5, 6, 8, 13]

/// Gives the player's view a size, as a container may.
func resize(_ app: XCUIApplication, _ width: Int, _ height: Int) throws {
  XCTAssertEqual(try app.perform("resize", [.int(width), .int(height)]), true)
}

/// Whether the layout is right in a view of that size.
func fits(_ app: XCUIApplication, _ width: Int, _ height: Int) throws -> Bool {
  try resize(app, width, height)
  return isRight(app)
}

let exercise = Exercise(
  iOS: 6, subjects: [30],
  hints: [
    "Which callbacks say that the view has another size, and which say that the interface turned? The "
      + "layout depends only on the size.",
    "Write a method arrange() that computes the height of the panel from view.bounds. It sets the constant "
      + "if there is a constraint, and else the two frames. Two callbacks call it.",
    "let height = view.bounds.width > view.bounds.height ? 60 : view.bounds.height / 3. Then: if let "
      + "panelHeight = player.panelHeight { panelHeight.constant = height } else { set the frames }. Call "
      + "it in viewWillLayoutSubviews(), after super, and in updateViewConstraints(), before super. "
      + "Remove the callback about the rotation.",
  ]
) {
  Check("the view is shared after each launch", points: 2) { app in
    for iOS in versions {
      // On iOS 6 to 10 the order in Info.plist counts, and not only how the phone is held.
      let isWide: Bool? = iOS < 6 || iOS == 6 || iOS >= 11 ? true : nil
      for side in [DeviceOrientation.landscapeLeft, .landscapeRight] {
        try app.launch(iOS: iOS, orientation: side)
        assertShared(app, wide: isWide, "On iOS \(iOS), launched in landscape:")
      }
      try app.launch(iOS: iOS)
      assertShared(app, "On iOS \(iOS), launched in portrait:")
    }
    XCTAssertTraceLacks(
      app.trace, EventPattern(kind: .diagnosis, name: "missingSuper"),
      message: "An override of one of UIKit's callbacks should call super.")
  }
  .feedback(
    "An override does not call super; the trace says which one. UIKit's own class may do something "
      + "there, on this version or a later one, and Apple's reference asks for the call.",
    provenBy: "WithoutSuper"
  ) { app in
    app.trace.contains(EventPattern(kind: .diagnosis, name: "missingSuper"))
  }
  .feedback(
    "From iOS 6 on this is right, but not on iOS 5, which has no constraint whose constant could be set: "
      + "there the two frames are missing, or are not what the task says. Where panelHeight is nil, set them.",
    provenBy: "OnlyTheConstant"
  ) { app in
    try app.launch(iOS: 5)
    let onFive = isRight(app)
    try app.launch(iOS: 6)
    return !onFive && isRight(app)
  }
  .feedback(
    "On iOS 5 this is right, but from iOS 6 on the panel is as high as the constraint says. UIKit "
      + "overwrites frames that constraints decide: set the constant there.",
    provenBy: "FramesBesideConstraints"
  ) { app in
    try app.launch(iOS: 5)
    let onFive = isRight(app)
    try app.launch(iOS: 6)
    return onFive && panel(app).height == 100
  }

  Check("it is shared again after each rotation") { app in
    for iOS in versions {
      try app.launch(iOS: iOS, orientation: .landscapeLeft)
      for turn in [DeviceOrientation.portrait, .landscapeRight, .portrait, .landscapeLeft] {
        try app.rotate(to: turn)
        assertShared(app, wide: turn != .portrait, "On iOS \(iOS), turned to \(turn):")
      }
    }
  }

  Check("it is shared again after any other change of size", points: 2) { app in
    for iOS in versions {
      try app.launch(iOS: iOS)
      for _ in 0..<3 {
        let (short, long) = (
          Int.random(in: 100...190, using: &app.random),
          3 * Int.random(in: 70...140, using: &app.random)
        )
        try resize(app, short, long)
        assertShared(app, "On iOS \(iOS), in a view of \(short) by \(long) points:")
        try resize(app, long, short)
        assertShared(app, "On iOS \(iOS), in a view of \(long) by \(short) points:")
        try resize(app, long, long)
        assertShared(app, "On iOS \(iOS), in a view of \(long) by \(long) points:")
        XCTAssertEqual(
          try app.perform("hasMovedLater"), false,
          "On iOS \(iOS) cover and panel should be in place as soon as the layout is over.")
      }
    }
  }
  .feedback(
    "Cover and panel move only after the layout, so the user sees them jump. A block for the main queue and a timer "
      + "run later than the layout: call your method in the callback itself.",
    provenBy: "ALittleLater"
  ) { app in
    try app.launch(iOS: 6)
    return try fits(app, 300, 363) && app.perform("hasMovedLater") == true
  }
  .feedback(
    "updateViewConstraints() came at the launch and at each rotation, but not now: nothing has asked "
      + "for it. For each new size viewWillLayoutSubviews() is called. Call your method from there as "
      + "well.",
    provenBy: "OnlyTheConstraints"
  ) { app in
    try app.launch(iOS: 6)
    return try !fits(app, 300, 363) && app.perform("askForConstraints") == true && isRight(app)
  }
  .feedback(
    "You check the orientation of the interface. A view may be narrow on a phone in landscape, and "
      + "wide on a phone in portrait. Compare the width and the height of view.bounds.",
    provenBy: "AsksTheInterface"
  ) { app in
    try app.launch(iOS: 5)
    return try fits(app, 200, 300) && !fits(app, 300, 200)
  }
  .feedback(
    "The layout is right when the view appears and when it turns. Now something else has taken a part "
      + "of the screen, so neither has happened. Which callback comes for each new size, whatever the "
      + "reason?",
    provenBy: "WhenItAppearsAndTurns"
  ) { app in
    try app.launch(iOS: 6)
    let isRightAtFirst = isRight(app)
    let fitsAnother = try fits(app, 300, 363)
    try app.perform("askForConstraints")
    return isRightAtFirst && !fitsAnother && !isRight(app)
  }
}
