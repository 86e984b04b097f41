import Words

/// Fails when an override of one of UIKit's callbacks has left super out in this launch.
public func XCTAssertCallsSuper(
  _ app: XCUIApplication, file: StaticString = #fileID, line: UInt = #line
) {
  XCTAssertTraceLacks(
    app.trace, .superLeftOut, message: HabitWords.callsSuper, file: file, line: line)
}

/// Fails when the app has moved something after the layout that the stage has made.
///
/// The stage calls `OnScreen.layOut()` when it has changed a size, and has the action `hasMovedLater`, which
/// answers `OnScreen.hasMovedLater`.
///
/// - Parameter when: How the message begins, such as “In a smaller view”.
public func XCTAssertPlacesAtOnce(
  _ app: XCUIApplication, _ when: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  XCTAssertFalse(
    try app.hasMovedLater(), HabitWords.placesAtOnce(when()), file: file, line: line)
}
