public import Foundation

/// Hears of tests as they run; of failures nobody hears here.
public protocol XCTestObservation: AnyObject {
  func testBundleWillStart(_ testBundle: Bundle)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  func testCaseDidFinish(_ testCase: XCTestCase)
  func testBundleDidFinish(_ testBundle: Bundle)
}

extension XCTestObservation {
  public func testBundleWillStart(_ testBundle: Bundle) {}
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
  public func testBundleDidFinish(_ testBundle: Bundle) {}
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
