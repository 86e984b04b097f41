import CourseKit

/// Both ways on the side, in any order, and upright after each.
func sidesAndBack(_ app: XCUIApplication) -> [DeviceOrientation] {
  let sides = [DeviceOrientation.landscapeLeft, .landscapeRight].shuffled(using: &app.random)
  return [sides[0], .portrait, sides[1], .portrait]
}

/// Every way to hold the device, twice, in any order.
func allWays(_ app: XCUIApplication) -> [DeviceOrientation] {
  let ways: [DeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]
  return (ways + ways).shuffled(using: &app.random)
}

/// How the interface stands when the device is held in a way: it turns against the device.
let interfaces: [DeviceOrientation: PlainValue] = [
  .portrait: "portrait", .portraitUpsideDown: "portraitUpsideDown",
  .landscapeLeft: "landscapeRight", .landscapeRight: "landscapeLeft",
]

/// How the interface stands.
func orientation(_ app: XCUIApplication) throws -> PlainValue { try app.perform("orientation") }

/// Whether the interface lies on its side, whatever bounds a view has given itself.
func isInterfaceWide(_ app: XCUIApplication) throws -> Bool {
  try app.perform("isInterfaceWide") == true
}

/// What the root answers when iOS 5 asks about an orientation.
func mayTurn(_ app: XCUIApplication, to orientation: String) throws -> Bool {
  try app.perform("mayTurn", .string(orientation)) == .bool(true)
}

/// Expects the root to say Yes to all but upside down, however the device is held.
func assertAnswers(_ app: XCUIApplication, _ who: String) throws {
  for turn in DeviceOrientation.allCases.shuffled(using: &app.random) {
    try app.rotate(to: turn)
    for asked in ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"] {
      XCTAssertEqual(
        try mayTurn(app, to: asked), asked != "portraitUpsideDown",
        "Whether \(who) may turn to \(asked), asked while the device is held \(turn).")
    }
  }
}

/// Whether the answer about one orientation depends on how the device is held, at one version.
func answersByTheDevice(_ app: XCUIApplication) throws -> Bool {
  var answers: [[Bool]] = []
  for turn in [DeviceOrientation.portrait, .landscapeLeft, .portraitUpsideDown] {
    try app.launch()
    try app.rotate(to: turn)
    answers.append(
      try ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"].map {
        try mayTurn(app, to: $0)
      })
  }
  return Set(answers).count > 1
}

/// Whether the root's view is wider than high.
func isWide(_ app: XCUIApplication) -> Bool {
  app.root.view.bounds.width > app.root.view.bounds.height
}

/// Turns the device to both sides, in any order, and expects the root to follow each time and to hear of it.
func assertTurns(_ app: XCUIApplication, _ when: String) throws {
  for turn in sidesAndBack(app) {
    let rotations = app.root.trace.count(of: .callback("didRotate"))
    try app.rotate(to: turn)
    XCTAssertEqual(
      isWide(app), turn != .portrait,
      "\(when) the app should be \(turn == .portrait ? "upright" : "wide") when the device is turned to "
        + "\(turn).")
    XCTAssertEqual(
      app.root.trace.count(of: .callback("didRotate")), rotations + 1,
      "UIKit should turn the interface, and tell the root so.")
  }
}

/// Taps the button that the user sees; a transition has ended then, and a timer has not.
func tap(_ app: XCUIApplication, _ button: String) throws {
  try app.buttons.filter { $0.text == button && $0.isVisible }.first?.tap()
}

/// Where a view lies in another one, whatever views are between the two; nil where it is not in it.
func place(of name: String, in whole: ViewElement) -> Rectangle? {
  for view in whole.subviews {
    if view.name == name { return view.frame }
    if let inner = place(of: name, in: view) {
      let origin = view.frame
      return Rectangle(
        x: origin.x + inner.x, y: origin.y + inner.y, width: inner.width, height: inner.height)
    }
  }
  return nil
}
