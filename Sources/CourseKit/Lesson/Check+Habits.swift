import Words

extension Check {
  /// Adds the words for an answer that leaves super out; the check calls ``XCTAssertCallsSuper(_:file:line:)``.
  ///
  /// - Parameter mistake: The folder in `Mistakes/` whose app must be given this feedback.
  public func feedbackOnLeavingSuperOut(
    provenBy mistake: String = "WithoutSuper", file: StaticString = #fileID, line: UInt = #line
  ) -> Check {
    feedback(HabitWords.leavesSuperOut, provenBy: mistake, file: file, line: line) { app in
      app.leavesSuperOut
    }
  }

  /// Adds the words for an answer that places views after the layout; the check calls
  /// ``XCTAssertPlacesAtOnce(_:_:file:line:)``.
  ///
  /// - Parameters:
  ///   - mistake: The folder in `Mistakes/` whose app must be given this feedback.
  ///   - resize: What gives a view another size.
  public func feedbackOnPlacingLate(
    provenBy mistake: String = "AMomentLater", file: StaticString = #fileID, line: UInt = #line,
    _ resize: @escaping (XCUIApplication) throws -> Void
  ) -> Check {
    feedback(HabitWords.placesLate, provenBy: mistake, file: file, line: line) { app in
      try resize(app)
      return try app.hasMovedLater()
    }
  }
}
