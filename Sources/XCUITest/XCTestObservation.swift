public import Foundation

/// Hears of tests as they run; of failures nobody hears here.
public protocol XCTestObservation: AnyObject {
  func testBundleWillStart(_ testBundle: Bundle)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  func testCaseDidFinish(_ testCase: XCTestCase)
  func testBundleDidFinish(_ testBundle: Bundle)
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
}

/// Tests that run one after the other; here each runs by itself, and nobody hears of suites.
public final class XCTestSuite: XCTest {
  public let name: String
  public private(set) var tests: [XCTest] = []
  public init(name: String) { self.name = name }
  public func addTest(_ test: XCTest) { tests.append(test) }
}

extension XCTestObservation {
  public func testBundleWillStart(_ testBundle: Bundle) {}
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
}

/// Knows who hears of tests.
public final class XCTestObservationCenter: NSObject {
  /// The one that there is.
  public static let shared = XCTestObservationCenter()
  private(set) var observers: [any XCTestObservation] = []

  private override init() {}

  /// From now on it hears of tests.
  public func addTestObserver(_ testObserver: any XCTestObservation) {
    if !observers.contains(where: { $0 === testObserver }) { observers.append(testObserver) }
  }
  /// It hears of them no longer.
  public func removeTestObserver(_ testObserver: any XCTestObservation) {
    observers.removeAll { $0 === testObserver }
  }
}
