import CourseKit

let (station, player, volume) = (
  "StationViewController", "PlayerViewController", "VolumeViewController"
)

/// The parts from top to bottom, and how many quarters each takes.
let parts = [(station, 0.0, 1.0), (player, 1, 2), (volume, 3, 1)]

/// A call that tells a child of a parent.
func move(_ name: String, to parent: String) -> EventPattern {
  EventPattern(kind: .callback, name: "\(name)(toParent:)", arguments: [parent])
}

/// Whether the part lies where it should, within a point.
func isInPlace(_ app: XCUIApplication, _ part: (name: String, start: Double, size: Double)) -> Bool
{
  let (whole, view) = (app.root.view.frameOnScreen, app.controllers[part.name].view.frameOnScreen)
  let quarter = whole.height / 4
  return view.x == whole.x && view.width == whole.width
    && abs(view.y - whole.y - part.start * quarter) < 1
    && abs(view.height - part.size * quarter) < 1
}

/// Expects all parts in their places.
func assertInPlace(_ app: XCUIApplication, _ when: String) {
  for part in parts {
    XCTAssertTrue(
      isInPlace(app, part), "\(when) the \(part.0) should have its part of the radio's view.")
  }
}

/// Expects the two labels of the volume where they should be.
func assertFits(_ app: XCUIApplication, _ number: String, _ when: String) {
  let whole = app.controllers[volume].view.frameOnScreen
  let (name, amount) = (app.labels["Volume"].frameOnScreen, app.labels[number].frameOnScreen)
  XCTAssertEqual(
    name.x - whole.x, 20, accuracy: 1, "\(when) “Volume” should be 20 points from the left edge.")
  XCTAssertEqual(
    whole.x + whole.width - amount.x - amount.width, 20, accuracy: 1,
    "\(when) the number should be 20 points from the right edge.")
  for label in [name, amount] {
    XCTAssertEqual(
      label.y + label.height / 2, whole.y + whole.height / 2, accuracy: 1,
      "\(when) both labels should be halfway between the upper and the lower edge.")
    XCTAssertGreaterThan(
      label.height, 15, "\(when) both labels should be high enough for their text.")
  }
}

/// Some device, turned to some side.
func launchSomewhere(_ app: XCUIApplication) throws -> String {
  let device = ["iPhone 4S", "iPhone 6", "iPad Air"].randomElement(using: &app.random)!
  try app.launch(device: device)
  let side = [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight]
    .randomElement(using: &app.random)!
  if side != .portrait { try app.rotate(to: side) }
  return "On the \(device), turned to \(side),"
}

/// Whether the volume stays where another parent than the radio puts it.
func isLentVolumeInPlace(_ app: XCUIApplication) throws -> PlainValue {
  try app.perform("lendVolume")
  try app.perform("placeVolume")
  return try app.perform("isVolumeInPlace")
}

/// Whether the app ended because the nib does not say which view is the controller's.
func hasNoView(_ app: XCUIApplication) -> Bool {
  app.exception?.text?.contains("view outlet was not set") ?? false
}

let exercise = Exercise(
  iOS: 9, subjects: [22, 25],
  hints: [
    "Begin with the Swift file. The message that UIKit prints then leads you to the nib.",
    "Keep the three in properties. The three lines that add a child are the same for all of them, so a loop in "
      + "viewDidLoad() will do. In viewWillLayoutSubviews() view.bounds is the current size. In the nib the "
      + "button has the mask that keeps a view in the middle.",
    "File's Owner needs an outlet view to the id 1 and an outlet amount to the id 4. The mask of “Volume” is "
      + "flexibleMaxX, flexibleMinY and flexibleMaxY; that of the number has flexibleMinX in place of "
      + "flexibleMaxX.",
  ]
) {
  Check("the radio has three children", points: 2) { app in
    XCTAssertFalse(
      app.callsByHand { try app.buttons["Louder"].tap() },
      "Only UIKit should call the children's viewWillAppear(_:) and the like.")
    XCTAssertCallsSuper(app)
    try app.launch()
    let radio = app.root.name
    XCTAssertEqual(
      app.root.children.map(\.className).sorted(), [player, station, volume],
      "Station, player and volume should be the radio's children.")
    for (name, _, _) in parts {
      XCTAssertTrace(
        app.trace.of(subject: name), [move("willMove", to: radio), move("didMove", to: radio)],
        "The \(name) should be told once before it becomes a child, and once after.")
      XCTAssertTrace(
        app.trace.of(subject: name), [.viewWillAppear, .viewDidAppear],
        "The \(name) should appear once.")
      let first = app.trace.events.first {
        EventPattern.viewWillAppear.on(radio).matches($0)
          || move("didMove", to: radio).on(name).matches($0)
      }
      XCTAssertEqual(
        first?.subject?.className, name,
        "The \(name) should be a child from the start, before the radio appears.")
    }
    for label in ["Radio Bern", "A song"] {
      XCTAssertTrue(app.labels[label].isVisible, "The user should see “\(label)”.")
    }
    XCTAssertTrue(app.buttons["Louder"].isVisible, "The user should see “Louder”.")
    XCTAssertEqual(try app.perform("cover"), true)
    for (name, _, _) in parts {
      XCTAssertTrace(
        app.trace.of(subject: name), [move("willMove", to: radio), move("didMove", to: radio)],
        "When the radio was covered and comes back the \(name) should not be added again.")
    }
  }
  .feedback(
    "The radio adds its children whenever it appears, and it appears again whenever something has covered it. "
      + "viewDidLoad() is called once for the view: add them there.",
    provenBy: "AddedWhenItAppears"
  ) { app in
    try app.launch()
    let before = app.trace.of(subject: station).count(of: .didMove)
    try app.perform("cover")
    return before == 1 && app.trace.of(subject: station).count(of: .didMove) > 1
  }
  .feedback(
    "UIKit loaded Volume.xib but does not know which of its views is the controller's. File's Owner needs an "
      + "outlet view.",
    provenBy: "NoViewOutlet"
  ) { app in
    hasNoView(app)
  }
  .feedback(
    "The views are there, but the radio has no children: how would they hear that the device is turned? Call "
      + "addChild(_:) before, and didMove(toParent:) after.",
    provenBy: "ViewsAlone"
  ) { app in
    app.labels["Radio Bern"].exists && app.root.children.isEmpty
  }
  .feedback(
    "The volume's view is empty: the controller was made without its nib. The starter made it with "
      + "VolumeViewController(nibName: \"Volume\", bundle: nil).",
    provenBy: "WithoutItsNib"
  ) { app in
    app.root.children.count == 3 && !app.buttons["Louder"].exists && !hasNoView(app)
  }
  .feedback(
    "The children hear from UIKit that they appear, and your code tells them once more: it calls "
      + "viewWillAppear(_:) or the like itself. UIKit passes the radio's appearance on to its children: leave your "
      + "own calls out.",
    provenBy: "CalledByHand"
  ) { app in
    app.callsByHand { try app.buttons["Louder"].tap() }
  }

  Check("each child gets its part, in every size") { app in
    for device in ["iPhone 4S", "iPhone 6", "iPad Air"].shuffled(using: &app.random) {
      try app.launch(device: device)
      assertInPlace(app, "On the \(device)")
      let side = Bool.random(using: &app.random) ? DeviceOrientation.landscapeLeft : .landscapeRight
      for turn in [side, .portrait] {
        try app.rotate(to: turn)
        assertInPlace(app, "On the \(device), turned to \(turn),")
      }
    }
    XCTAssertEqual(try app.perform("takePartOfScreen"), true)
    assertInPlace(app, "When the radio has only a part of the screen")
    XCTAssertPlacesAtOnce(app, "When the radio has only a part of the screen,")
    XCTAssertEqual(
      try isLentVolumeInPlace(app), true,
      "In another parent the volume should lie where that parent puts it.")
  }
  .feedback(
    "The volume sets its own frame, so no other parent can put it anywhere. Leave VolumeViewController as it "
      + "was, and set the frame of its view in the radio.",
    provenBy: "VolumePlacesItself"
  ) { app in
    try app.launch()
    return try isLentVolumeInPlace(app) == false
  }
  .feedbackOnPlacingLate { app in
    try app.launch()
    try app.perform("takePartOfScreen")
  }
  .feedback(
    "The parts are right until the device is turned: their frames were computed once. Compute them in "
      + "viewWillLayoutSubviews(), from the current bounds.",
    provenBy: "PlacedOnce"
  ) { app in
    try app.launch()
    let wasWell = parts.allSatisfy { isInPlace(app, $0) }
    try app.rotate(to: .landscapeLeft)
    return wasWell && !parts.allSatisfy { isInPlace(app, $0) }
  }
  .feedback(
    "Your code uses the size of the screen. The radio may have only a part of the screen: ask view.bounds.",
    provenBy: "QuartersOfTheScreen"
  ) { app in
    try app.launch()
    try app.rotate(to: .landscapeLeft)
    let wasWell = parts.allSatisfy { isInPlace(app, $0) }
    try app.perform("takePartOfScreen")
    return wasWell && !parts.allSatisfy { isInPlace(app, $0) }
  }

  Check("Louder counts") { app in
    try app.launch()
    XCTAssertTrue(app.labels["0"].isVisible, "At first the volume should be 0.")
    let taps = Int.random(in: 2...9, using: &app.random)
    for _ in 1...taps { try app.buttons["Louder"].tap() }
    XCTAssertTrue(app.labels["\(taps)"].isVisible, "The number should say \(taps).")
    XCTAssertTrue(app.labels["Volume"].isVisible, "The other label should still say “Volume”.")
  }
  .feedback(
    "The volume's property amount is nil, so nothing is written into the label: File's Owner needs a "
      + "second outlet.",
    provenBy: "NoAmount"
  ) { app in
    app.labels["--"].exists
  }
  .feedback(
    "The outlet amount leads to the wrong label: look which id the label at the right has.",
    provenBy: "WrongLabel"
  ) { app in
    try app.launch()
    return app.labels["0"].exists && !app.labels["Volume"].exists
  }

  Check("the volume fits into every size", points: 2) { app in
    for _ in 1...3 {
      let when = try launchSomewhere(app)
      assertFits(app, "0", when)
    }
    try app.launch(device: "iPhone 6")
    try app.rotate(to: .landscapeRight)
    assertFits(app, "0", "On the iPhone 6, turned to landscapeRight,")
    try app.launch()
    XCTAssertEqual(try app.perform("takePartOfScreen"), true)
    let taps = Int.random(in: 1...3, using: &app.random)
    for _ in 1...taps { try app.buttons["Louder"].tap() }
    assertFits(app, "\(taps)", "When the radio has only a part of the screen")
  }
  .feedback(
    "The labels stay where they are in the nib, for a view of 320 by 120 points: their masks let only "
      + "the distances to the right and to the bottom change.",
    provenBy: "MasksForgotten"
  ) { app in
    try app.launch(device: "iPad Air")
    let whole = app.controllers[volume].view.frameOnScreen
    let (name, amount) = (app.labels["Volume"].frameOnScreen, app.labels["0"].frameOnScreen)
    return name.y - whole.y == 45 && amount.x - whole.x == 250
  }
  .feedback(
    "The labels grow and shrink with the view: the mask lets their height change. In a low view they "
      + "shrink to nothing. The height should stay, and the distances above and below may change.",
    provenBy: "HeightOfTheView"
  ) { app in
    try app.launch(device: "iPhone 6")
    try app.rotate(to: .landscapeRight)
    return app.labels["Volume"].exists && app.labels["0"].exists
      && app.labels["Volume"].frameOnScreen.height < 15
  }
  .feedback(
    "The labels have the button's mask. Both distances, left and right, may change with it, so both grow. The "
      + "distance that should stay must not be named.",
    provenBy: "MaskOfTheButton"
  ) { app in
    try app.launch(device: "iPad Air")
    let whole = app.controllers[volume].view.frameOnScreen
    let name = app.labels["Volume"].frameOnScreen
    return name.x - whole.x > 21
      && abs(name.y + name.height / 2 - whole.y - whole.height / 2) < 1
  }
}
