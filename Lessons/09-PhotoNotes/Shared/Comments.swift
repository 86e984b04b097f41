import CourseKit

/// The controllers of that class that are on screen.
func shown(_ app: XCUIApplication, _ type: String) -> [ControllerElement] {
  app.controllers.filter { $0.className == type && $0.isOnScreen }
}

/// Where a view lies in another one, whatever views are between the two; its own frame where it is not in it.
func place(of view: ViewElement?, in whole: ViewElement?) -> Rectangle? {
  guard let view, let whole else { return nil }
  return place(of: view.name, in: whole) ?? view.frame
}

private func place(of name: String, in whole: ViewElement) -> Rectangle? {
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

/// The comments that the user can read, from top to bottom.
func comments(_ app: XCUIApplication) -> [String] {
  guard let list = shown(app, "ListViewController").first else { return [] }
  return list.view.subviews.filter(\.isVisible).compactMap(\.text)
}

/// The user types that, and does not send it.
func type(_ app: XCUIApplication, _ text: String) throws {
  try app.textFields.filter(\.isVisible).first?.tap()
  try app.typeText(text)
}

/// The user types that and sends it with the return key, because the keyboard may lie over Send.
func send(_ app: XCUIApplication, _ text: String) throws {
  try type(app, text)
  try app.pressReturn()
}

/// The texts that have been typed and not been sent.
func drafts(_ app: XCUIApplication) -> [String] {
  app.textFields.filter(\.isVisible).map { $0.text == "Comment" ? "" : $0.text ?? "" }
}

/// Whether there is such a button that the user can see.
func offers(_ app: XCUIApplication, _ title: String) -> Bool {
  app.buttons.contains { $0.text == title && $0.isVisible }
}

/// Opens the tab with the comments and leaves it again, on iOS 9.
func openAndLeave(_ app: XCUIApplication) throws {
  try app.launch(iOS: 9)
  try app.tapTab("Comments")
  try app.tapTab("Photo")
}

/// A call that tells the comments that they have no parent, or soon will have none.
func nothing(_ name: String) -> EventPattern {
  EventPattern(kind: .callback, name: "\(name)(toParent:)", arguments: ["nil"])
}
