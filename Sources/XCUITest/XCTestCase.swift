import CourseModel
public import Foundation

/// What everything that can be tested is a kind of.
open class XCTest: NSObject {
  /// What has come of the test so far; nil outside of one.
  open var testRun: XCTestRun? { TestRun.current?.testRun }
}

/// A class of tests, as Xcode's template writes it.
///
/// Each test runs on an object of its own and on a device of its own, on which nothing is stored: so
/// what the class prepares in `class func setUp()` is prepared for each test.
open class XCTestCase: XCTest, XCTWaiterDelegate {
  /// Whether a class of the exercise overrides ``setUp()-swift.method`` or its counterpart that waits.
  static var preparesAsynchronously = false
  var ownName = ""
  private var teardownBlocks: [() throws -> Void] = []
  private var expectations: [XCTestExpectation] = []
  private var run: () -> Void = {}

  /// Whether a test goes on after a failure; a failure of one that does not ends it where it stands.
  open var continueAfterFailure = true
  /// What Xcode calls the test, such as `-[GreetingUITests testGreeting]`.
  open var name: String { ownName }
  /// How many tests it is.
  open var testCaseCount: Int { 1 }
  /// How long a test may take, in seconds; here scripts have limits of their own.
  open var executionTimeAllowance: TimeInterval = 600
  /// Whether Xcode runs the class for each appearance and orientation; here it runs once.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }
  /// The metrics that `measure` takes by default.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  public required override init() { super.init() }

  /// Prepares for a test.
  open func setUp() {}
  /// Prepares for a test, before ``setUp()-swift.method``.
  open func setUpWithError() throws {}
  /// Prepares for a test, before everything else.
  open func setUp() async throws {}
  /// Cleans up after a test.
  open func tearDown() {}
  /// Cleans up after a test, after ``tearDown()-swift.method``.
  open func tearDownWithError() throws {}
  /// Cleans up after a test, after everything else.
  open func tearDown() async throws {}
  /// Prepares for a class of tests.
  open class func setUp() {}
  /// Cleans up after a class of tests.
  open class func tearDown() {}

  /// Has something done after the test, before it is torn down; what was added last comes first.
  open func addTeardownBlock(_ block: @escaping () throws -> Void) {
    teardownBlocks.append(block)
  }

  /// Has something done after the test, before it is torn down.
  open func addTeardownBlock(_ block: @escaping () async throws -> Void) {
    teardownBlocks.append { try TaskRun.perform(block) }
  }

  /// Runs a test with all that goes before and after it, in XCTest's order.
  func runTest(_ test: @escaping () throws -> Void) throws {
    var thrown: (any Error)?
    func part(_ body: @escaping () throws -> Void, in run: TestRun) -> Bool {
      do {
        return try run.perform(body)
      } catch {
        thrown = thrown ?? error
        return false
      }
    }
    TestRun.make(of: self) { run in
      let isPrepared = part({ type(of: self).setUp() }, in: run)
      self.run = {
        _ = isPrepared && part({ try self.prepare() }, in: run) && part(test, in: run)
        run.endExpectations()
        while let block = self.teardownBlocks.popLast() { _ = part(block, in: run) }
        _ = part({ self.tearDown() }, in: run)
        _ = part({ try self.tearDownWithError() }, in: run)
        if Self.preparesAsynchronously {
          _ = part({ try TaskRun.perform { try await self.tearDown() } }, in: run)
        }
      }
      let center = XCTestObservationCenter.shared
      for observer in center.observers { observer.testCaseWillStart(self) }
      invokeTest()
      for observer in center.observers { observer.testCaseDidFinish(self) }
      self.run = {}
      _ = part({ type(of: self).tearDown() }, in: run)
    }
    if let thrown { throw thrown }
  }

  /// Runs the test with what goes before and after it; who overrides it does so around a call of `super`.
  open func invokeTest() { run() }

  private func prepare() throws {
    if Self.preparesAsynchronously { try TaskRun.perform { try await self.setUp() } }
    try setUpWithError()
    setUp()
  }

  // MARK: Expectations

  /// Something that the test waits for and that it fulfills itself.
  @discardableResult
  open func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectations.append(expectation)
    return expectation
  }

  /// Something that comes about when a predicate becomes true.
  @discardableResult
  open func expectation(
    for predicate: UITestPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    expectations.append(expectation)
    return expectation
  }

  /// Something that comes about when a property of an element has that value.
  @discardableResult
  open func keyValueObservingExpectation(
    for object: Any, keyPath: String, expectedValue: Any?
  ) -> XCTestExpectation {
    expected(XCTKVOExpectation(keyPath: keyPath, object: object, expectedValue: expectedValue))
  }

  /// Something that comes about when the block says so of a property of an element.
  @discardableResult
  open func keyValueObservingExpectation(
    for object: Any, keyPath: String, handler: ((Any, [AnyHashable: Any]) -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: object)
    expectation.handler = handler
    return expected(expectation)
  }

  /// Something that comes about when the test itself posts such a notification.
  @discardableResult
  open func expectation(
    forNotification name: NSNotification.Name, object: Any?,
    notificationCenter: NotificationCenter = .default,
    handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(
      name: name, object: object, notificationCenter: notificationCenter)
    expectation.handler = handler
    return expected(expectation)
  }

  private func expected(_ expectation: XCTestExpectation) -> XCTestExpectation {
    expectations.append(expectation)
    return expectation
  }

  /// Lets the app's time pass until all of them are fulfilled; a failure after so many seconds.
  open func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = 60,
    enforceOrder: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) {
    XCTWaiter.settle(expectations, timeout, inOrder: enforceOrder, file, line)
  }

  /// Lets the app's time pass until all of them are fulfilled.
  open func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = 60,
    enforceOrder: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) async {
    let result = await XCTWaiter.fulfillment(
      of: expectations, timeout: timeout, enforceOrder: enforceOrder)
    XCTWaiter.fail(result, expectations, timeout, file, line)
  }

  /// Lets the app's time pass until everything that was expected so far is fulfilled.
  open func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #fileID, line: UInt = #line,
    handler: (((any Error)?) -> Void)? = nil
  ) {
    let all = expectations
    expectations = []
    let isFulfilled = XCTWaiter.settle(all, timeout, inOrder: false, file, line) == .completed
    handler?(isFulfilled ? nil : XCTestError(.timeoutWhileWaiting))
  }

  // MARK: What is accepted and has nothing behind it

  /// Takes an attachment; nobody keeps it.
  open func add(_ attachment: XCTAttachment) {
    TestRun.current?.note("attach", "attach \"\(attachment.name ?? "nothing")\"")
  }

  /// Has a block handle alerts and sheets that cover what the test wants to touch.
  ///
  /// They are the app's own: the system asks nothing here, such as for permissions.
  @discardableResult
  open func addUIInterruptionMonitor(
    withDescription description: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    TestRun.current?.noteMissing(
      "addUIInterruptionMonitor",
      "has no alerts of the system, so “\(description)” is called for those of the app alone")
    let token = NSObject()
    TestRun.current?.monitors.append(InterruptionMonitor(token: token, handler: handler))
    return token
  }

  /// Takes back what ``addUIInterruptionMonitor(withDescription:handler:)`` gave.
  open func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    TestRun.current?.monitors.removeAll { $0.token === monitor }
  }

  /// Records a failure of the test's own making. Failures of assertions do not come through it here, so
  /// that who overrides it does not hear of them.
  open func record(_ issue: XCTIssue) {
    TestRun.current?.fail(issue.compactDescription, .assertion, issue.file, issue.line)
  }

  /// Records a failure of the test's own making; the older way.
  open func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) { TestRun.current?.fail(description, .assertion, "", 0) }

  @available(*, unavailable, message: "No test is an object of its own here; see name.")
  open var invocation: Any? { nil }
  @available(*, unavailable, message: "This course runs each test by itself, and in no suite.")
  open class var defaultTestSuite: XCTestSuite { fatalError() }

  /// Runs the block once: how long it takes here says nothing.
  open func measure(_ block: () -> Void) {
    TestRun.current?.noteMissing("measure", "runs the block once and measures nothing")
    block()
  }

  /// Runs the block once.
  open func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = XCTMeasureOptions(),
    block: () -> Void
  ) { measure(block) }

  /// Runs the block once.
  open func measure(options: XCTMeasureOptions, block: () -> Void) { measure(block) }

  /// Runs the block once.
  open func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) { measure(block) }

  /// The metrics of ``measureMetrics(_:automaticallyStartMeasuring:for:)`` by default.
  open class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }

  /// Does nothing: nothing is measured.
  open func startMeasuring() {}
  /// Does nothing: nothing is measured.
  open func stopMeasuring() {}
}

/// Why a wait came to no good end.
public struct XCTestError: Error, Hashable {
  /// What happened.
  public enum Code: Int, Hashable, Sendable { case timeoutWhileWaiting, failureWhileWaiting }
  public let code: Code
  init(_ code: Code) { self.code = code }
}
