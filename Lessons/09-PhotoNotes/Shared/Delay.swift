import CourseKit

extension Check {
  /// What a student reads who places views after the layout; `resize` gives a view another size.
  func feedbackOnDelay(
    file: StaticString = #fileID, line: UInt = #line,
    _ resize: @escaping (XCUIApplication) throws -> Void
  ) -> Check {
    feedback(
      "Something is placed a moment too late, with DispatchQueue.main.async, a timer or the like, so that for a moment "
        + "the user sees the old layout in the new size. Place it in viewWillLayoutSubviews() itself.",
      provenBy: "AMomentLater", file: file, line: line
    ) { app in
      try resize(app)
      return try app.perform("hasMovedLater") == true
    }
  }
}

/// Expects that all is in place as soon as the layout is over that followed another size.
func assertPlacedAtOnce(_ app: XCUIApplication, _ when: String) throws {
  XCTAssertEqual(
    try app.perform("hasMovedLater"), false,
    "\(when) everything should be in place as soon as the layout is over.")
}
