import CourseKit

/// A failure that a test knows of.
public final class XCTExpectedFailure {
  /// How exactly it is known.
  public final class Options {
    /// Whether it is expected at all.
    public var isEnabled = true
    /// Whether it fails the test that nothing fails.
    public var isStrict = true
    /// Which failures are meant; here all are.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true } {
      didSet {
        TestRun.current?.noteMissing(
          "XCTExpectedFailure.Options.issueMatcher", "takes each failure for an expected one")
      }
    }

    public init() {}
    /// Those of a failure that may stay away.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
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
    run.fail(TestRun.missingFailure(failureReason), .assertion, file, line)
  }
  return result
}

/// Runs the block, whose failures are known and do not fail the test.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #fileID, line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  try XCTExpectFailure(
    failureReason, enabled: options.isEnabled, strict: options.isStrict, file: file, line: line,
    failingBlock: failingBlock)
}

/// From here on failures of the test are known and do not fail it; that there are none does.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard enabled ?? true, let run = TestRun.current else { return }
  run.expectFailures(failureReason, isStrict: strict ?? true, file, line)
}

/// From here on failures of the test are known and do not fail it.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #fileID, line: UInt = #line
) {
  XCTExpectFailure(
    failureReason, enabled: options.isEnabled, strict: options.isStrict, file: file, line: line)
}
