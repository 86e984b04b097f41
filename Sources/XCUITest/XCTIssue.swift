import CourseKit

/// A failure that a test records by itself.
public struct XCTIssue {
  /// What sort of failure it is; each fails the test.
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system
    case unmatchedExpectedFailure
  }

  public var type: IssueType
  /// The failure in a line.
  public var compactDescription: String
  /// The failure at length; nil for nothing.
  public var detailedDescription: String?
  /// What is left for who reads of it; nobody keeps it here.
  public var attachments: [XCTAttachment] = []
  let file: StaticString
  let line: UInt

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.file = file
    self.line = line
  }

  /// Adds something for who reads of it.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// Runs the block, whose failures are known and do not fail the test; that there are none does.
///
/// - Parameter strict: Whether the block must fail.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #fileID, line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  guard enabled ?? true, let run = TestRun.current else { return try failingBlock() }
  let (result, count) = try run.expectingFailures(failingBlock)
  if count == 0, strict ?? true {
    run.fail(
      "Expected failure\(failureReason.map { " '\($0)'" } ?? "") but none recorded", .assertion,
      file, line)
  }
  return result
}

@available(
  *, unavailable, message: "This course expects failures of a block: XCTExpectFailure { … }."
)
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil
) {}
