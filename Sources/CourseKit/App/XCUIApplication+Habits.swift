import EventTrace

extension XCUIApplication {
  /// Whether an override of one of UIKit's callbacks has left super out in this launch.
  public var leavesSuperOut: Bool { trace.contains(.superLeftOut) }

  /// Whether the app has moved something since the stage's `hasMovedLater` was last about a layout.
  ///
  /// The stage answers that action with `OnScreen.hasMovedLater`.
  func hasMovedLater() throws -> Bool { try perform("hasMovedLater") == true }
}

extension EventPattern {
  /// An override that did not reach UIKit's own class.
  static let superLeftOut = EventPattern(kind: .diagnosis, name: "missingSuper")
}
