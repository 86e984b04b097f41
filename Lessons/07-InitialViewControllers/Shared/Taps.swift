import CourseKit

/// Taps a button and waits until whatever comes of it is over.
func tap(_ app: XCUIApplication, _ button: String) throws {
  try app.buttons[button].tap()
  try app.advance(by: 2)
}

/// Goes to the tab Account and logs out.
func logOut(_ app: XCUIApplication) throws {
  try app.tapTab("Account")
  try tap(app, "Log out")
}
