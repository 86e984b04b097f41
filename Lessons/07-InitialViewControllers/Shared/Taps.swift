import CourseKit

/// Taps a button. What the tap begins at once, such as an animation, is over then.
func tap(_ app: XCUIApplication, _ button: String) throws { try app.buttons[button].tap() }

/// Goes to the tab Account and logs out.
func logOut(_ app: XCUIApplication) throws {
  try app.tapTab("Account")
  try tap(app, "Log out")
}
