package import CourseModel
import Words

extension IntakeRule {
  /// Folders in which an exercise is looked for.
  static let searchDepthLimit = 12
  /// Names that one student's work may have in all, looked at or passed over.
  static let entryLimit = 20_000
}

extension Submission.Problem {
  init(_ rule: IntakeRule, _ shownPath: String, isFatal: Bool = true) {
    self.init(rule: rule.rawValue, shownPath: shownPath, isFatal: isFatal)
  }

  /// What the student is told.
  package var finding: Finding {
    Finding(
      IntakeRefusal(rule: rule, isFatal: isFatal), at: SourcePlace(file: shownPath))
  }
}
