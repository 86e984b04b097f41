public import Foundation

/// What has come of a test so far.
open class XCTestRun: NSObject {
  /// How many failures there were.
  open internal(set) var failureCount = 0
  /// How many of them were exceptions; here none is told apart.
  open var unexpectedExceptionCount: Int { 0 }
  /// How many failures there were in all.
  open var totalFailureCount: Int { failureCount }
  /// Whether there was none.
  open var hasSucceeded: Bool { failureCount == 0 }
  /// Whether the test has said that it does not count.
  open internal(set) var hasBeenSkipped = false
  /// How many tests it is.
  open var testCaseCount: Int { 1 }
  /// How many seconds of the app's time have passed.
  open var testDuration: TimeInterval { TestRun.current?.now ?? 0 }
}
