import CourseModel
public import Foundation

/// Something that a test waits for.
open class XCTestExpectation: NSObject {
  open var expectationDescription: String
  /// How often it must come about.
  open var expectedFulfillmentCount = 1
  /// Whether it must not come about.
  open var isInverted = false
  /// Whether it is wrong that it comes about too often.
  open var assertForOverFulfill = false
  private var fulfillments = 0

  public init(description: String = "expectation") {
    expectationDescription = description
  }

  /// Says that it has come about; tasks and threads beside the main one may say so, too.
  nonisolated open func fulfill(file: StaticString = #fileID, line: UInt = #line) {
    guard Thread.isMainThread else {
      Task { @MainActor in self.comeAbout(file, line) }
      return
    }
    MainActor.assumeIsolated { comeAbout(file, line) }
  }

  private func comeAbout(_ file: StaticString, _ line: UInt) {
    fulfillments += 1
    if assertForOverFulfill, fulfillments > expectedFulfillmentCount {
      TestRun.current?.fail(
        "API violation - multiple calls made to -[XCTestExpectation fulfill] for "
          + "\(expectationDescription).", .assertion, file, line)
    }
  }

  /// Whether it has come about by now.
  func isFulfilled() -> Bool { fulfillments >= expectedFulfillmentCount }
}

/// What is done at the end of ``XCTestCase/waitForExpectations(timeout:file:line:handler:)``.
public typealias XCWaitCompletionHandler = ((any Error)?) -> Void

/// Something that comes about when a predicate becomes true.
open class XCTNSPredicateExpectation: XCTestExpectation {
  /// Says whether it has come about.
  public typealias Handler = () -> Bool

  public let predicate: UITestPredicate
  public let object: Any?
  /// Has the last word, where there is one.
  open var handler: (() -> Bool)?

  public init(predicate: UITestPredicate, object: Any?) {
    self.predicate = predicate
    self.object = object
    super.init(description: "Expect predicate `\(predicate.predicateFormat)`")
  }

  override func isFulfilled() -> Bool {
    predicate.evaluate(with: object) && (handler?() ?? true)
  }
}

@available(*, unavailable, message: "This course's UI tests hear no notifications of the system's.")
open class XCTDarwinNotificationExpectation: XCTestExpectation {
  public init(notificationName: String) { super.init() }
}

/// Hears how a waiter fares; of this course's it hears nothing.
public protocol XCTWaiterDelegate: AnyObject {}

/// Lets the app's time pass until expectations are fulfilled.
open class XCTWaiter: NSObject {
  /// How a wait ended.
  public enum Result: Int, Sendable {
    case completed = 1
    case timedOut, incorrectOrder, invertedFulfillment, interrupted
  }

  public override init() {}
  /// A waiter that fails no test either: who hears of it is not told.
  public init(delegate: (any XCTWaiterDelegate)?) {}

  /// Waits without failing the test.
  open func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result { Self.wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder) }

  /// Waits without failing the test.
  open class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result {
    guard let run = TestRun.current, !run.isInert else { return .interrupted }
    let words = expectations.map(\.expectationDescription).joined(separator: ", ")
    let wanted = expectations.filter { !$0.isInverted }
    var order: [ObjectIdentifier] = []
    var isDone = run.wait("wait for \(words)", timeout: timeout) {
      TaskRun.letOthersRun()
      return isOver(expectations, wanted, &order)
    }
    for _ in 0..<mostTurns where !isDone && !wanted.isEmpty {
      TaskRun.letOthersRun(for: secondsOfTurn)
      isDone = isOver(expectations, wanted, &order)
    }
    return result(of: expectations, wanted, order, isDone: isDone, inOrder: enforceOrder)
  }

  // When the app's time has passed, tasks that came back in it may still be on their way between threads:
  // a busy machine gets a second of its own time for them.
  private static let mostTurns = 100
  private static let secondsOfTurn = 0.01

  /// Whether nothing is waited for any more.
  private static func isOver(
    _ expectations: [XCTestExpectation], _ wanted: [XCTestExpectation],
    _ order: inout [ObjectIdentifier]
  ) -> Bool {
    for expectation in wanted where !order.contains(ObjectIdentifier(expectation)) {
      if expectation.isFulfilled() { order.append(ObjectIdentifier(expectation)) }
    }
    if expectations.contains(where: { $0.isInverted && $0.isFulfilled() }) { return true }
    return !wanted.isEmpty && order.count == wanted.count
  }

  private static func result(
    of expectations: [XCTestExpectation], _ wanted: [XCTestExpectation],
    _ order: [ObjectIdentifier], isDone: Bool, inOrder enforceOrder: Bool
  ) -> Result {
    if expectations.contains(where: { $0.isInverted && $0.isFulfilled() }) {
      return .invertedFulfillment
    }
    if enforceOrder, order != wanted.map(ObjectIdentifier.init).filter(order.contains) {
      return .incorrectOrder
    }
    return isDone || wanted.isEmpty ? .completed : .timedOut
  }

  /// Waits without failing the test.
  open func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) async -> Result {
    await Self.fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }

  /// Waits without failing the test.
  open class func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) async -> Result {
    guard let run = TestRun.current, !run.isInert else { return .interrupted }
    let wanted = expectations.filter { !$0.isInverted }
    var order: [ObjectIdentifier] = []
    let end = run.now + timeout
    // Other tasks have their turns, and let time pass as well.
    await Task.yield()
    while !isOver(expectations, wanted, &order), run.now < end, !run.isInert {
      run.sleep(min(0.1, end - run.now))
      await Task.yield()
    }
    var isDone = isOver(expectations, wanted, &order)
    for _ in 0..<mostTurns where !isDone && !wanted.isEmpty && !run.isInert {
      rest()
      await Task.yield()
      isDone = isOver(expectations, wanted, &order)
    }
    return result(of: expectations, wanted, order, isDone: isDone, inOrder: enforceOrder)
  }

  private static func rest() { Thread.sleep(forTimeInterval: secondsOfTurn) }

  /// Waits, and fails the test when it was in vain.
  @discardableResult
  static func settle(
    _ expectations: [XCTestExpectation], _ timeout: TimeInterval, inOrder: Bool,
    _ file: StaticString, _ line: UInt
  ) -> Result {
    let result = wait(for: expectations, timeout: timeout, enforceOrder: inOrder)
    fail(result, expectations, timeout, file, line)
    return result
  }

  /// Fails the test when it waited in vain.
  static func fail(
    _ result: Result, _ expectations: [XCTestExpectation], _ timeout: TimeInterval,
    _ file: StaticString, _ line: UInt
  ) {
    let failed: String? =
      switch result {
      case .completed, .interrupted: nil
      case .timedOut:
        "Asynchronous wait failed: Exceeded timeout of \(timeout) seconds, with unfulfilled "
          + "expectations: "
          + expectations.filter { !$0.isFulfilled() && !$0.isInverted }
          .map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ") + "."
      case .incorrectOrder: "Asynchronous wait failed: Fulfilled expectations in another order."
      case .invertedFulfillment:
        "Asynchronous wait failed: Fulfilled inverted expectation "
          + expectations.filter { $0.isInverted && $0.isFulfilled() }
          .map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ") + "."
      }
    if let failed { TestRun.current?.fail(failed, .assertion, file, line) }
  }
}
