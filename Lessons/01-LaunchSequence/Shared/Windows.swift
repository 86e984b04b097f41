import CourseKit

/// Whether a window was there, and is gone because nothing held it.
func isWindowReleased(_ app: XCUIApplication) -> Bool {
  app.windows.isEmpty
    && app.trace.contains(EventPattern(kind: .diagnosis, name: "windowReleased"))
}

/// Whether the one window is shown, and nobody can see it.
func isWindowTransparent(_ app: XCUIApplication) -> Bool {
  app.windows.count == 1 && !app.windows[0].isHidden && app.windows[0].view.alpha == 0
}

/// Turns the device to both sides, in any order, and upright again, and expects the root to follow.
func turnAround(
  _ app: XCUIApplication, _ when: String, then assert: (DeviceOrientation) -> Void
) throws {
  let turns = [DeviceOrientation.landscapeLeft, .landscapeRight].shuffled(using: &app.random)
  for turn in turns + [.portrait] {
    try app.rotate(to: turn)
    let bounds = app.root.view.bounds
    XCTAssertEqual(
      bounds.width > bounds.height, turn != .portrait,
      "\(when) the app should be \(turn == .portrait ? "upright" : "wide") when the device is turned to "
        + "\(turn).")
    assert(turn)
  }
}
