package import CourseModel

/// Where submissions come from, in an order that does not depend on the machine.
package protocol SubmissionSource {
  /// Their layout, in words such as `a folder for each student`.
  var layout: String { get }
  /// Everybody who is known before any work is read; a roster says who was expected.
  var roster: [Student] { get }
  /// Reads every submission once; nothing but what is kept of one stays in memory for the next.
  ///
  /// - Parameters:
  ///   - keep: What is kept of a submission; called for several of them at the same time.
  ///   - body: Called with what was kept of one after the other, in order.
  func forEachSubmission<Kept: Sendable>(
    keeping keep: @escaping @Sendable (Submission) throws -> Kept, _ body: (Kept) throws -> Void
  ) throws
}
