package import CourseModel

/// Where submissions come from, one after the other, in an order that does not depend on the machine.
package protocol SubmissionSource {
  /// How they lie there, in words such as `a folder for each student`.
  var layout: String { get }
  /// Everybody who is known before any work is read; a roster says who was expected.
  var roster: [Student] { get }
  /// Reads every submission once; nothing of one has to stay in memory for the next.
  func forEachSubmission(_ body: (Submission) throws -> Void) throws
}
