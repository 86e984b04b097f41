import CourseKit

/// Whether the app itself calls methods of a controller that only UIKit should call, such as
/// `viewWillAppear(_:)`, while it is used like that. iOS 16 and later say so on the console.
func callsByHand(_ app: XCUIApplication, _ use: () throws -> Void) -> Bool {
  do {
    try app.launch(iOS: 17)
    try use()
  } catch {}  // An app need not run on a version that its task does not name.
  return app.trace.contains(.console("directly on a view controller is not supported"))
}
