import CourseKit

/// A call that an override left out.
private let leftOut = EventPattern(kind: .diagnosis, name: "missingSuper")

/// Expects every override to call super.
func assertSuper(_ app: XCUIApplication) {
  XCTAssertTraceLacks(
    app.trace, leftOut, message: "An override of one of UIKit's callbacks should call super.")
}

extension Check {
  /// What a student reads whose override does not.
  func feedbackOnSuper(file: StaticString = #fileID, line: UInt = #line) -> Check {
    feedback(
      "An override leaves super out; the trace says which. UIKit's own class may do something there, on this version "
        + "or a later one, and Apple's reference asks for the call.",
      provenBy: "WithoutSuper", file: file, line: line
    ) { app in
      app.trace.contains(leftOut)
    }
  }
}
