import CourseModel
public import Foundation

/// Something that comes about when a property has a value; the property is looked at again and again.
///
/// Without Objective-C nobody can observe just any property by its name: an element's are known here.
open class XCTKVOExpectation: XCTestExpectation {
  /// Says of an object and of what has changed whether it has come about.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  public let keyPath: String
  public let observedObject: Any
  /// What the property must be; nil for any other value than at first, or for what the handler says.
  public let expectedValue: Any?
  /// Has the last word, where there is one.
  open var handler: ((Any, [AnyHashable: Any]) -> Bool)?
  private var first: PredicateValue?

  public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    super.init(description: "Expect value of '\(keyPath)' of \(object)")
    first = value
    if first == nil {
      TestRun.current?.fail(
        "This course observes properties of elements alone, and they have no '\(keyPath)'.",
        .assertion, "", 0)
    }
  }

  private var value: PredicateValue? { PredicateSubject(observedObject).value(of: keyPath) }

  override func isFulfilled() -> Bool {
    guard let value else { return false }
    if let handler { return handler(observedObject, [:]) }
    if let expectedValue { return value == PredicateValue(expectedValue) }
    return value != first
  }
}

/// Something that comes about when the test itself posts such a notification.
///
/// - Important: The app runs in a process of its own, as on a device: what it posts does not come here.
open class XCTNSNotificationExpectation: XCTestExpectation {
  /// Says of a notification whether it is the one that was meant.
  public typealias Handler = (Notification) -> Bool

  public let notificationName: NSNotification.Name
  public let observedObject: Any?
  public let notificationCenter: NotificationCenter
  /// Has the last word, where there is one.
  open var handler: ((Notification) -> Bool)?
  private var observer: (any NSObjectProtocol)?

  public init(
    name: NSNotification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default
  ) {
    notificationName = name
    observedObject = object
    self.notificationCenter = notificationCenter
    super.init(description: "Expect notification '\(name.rawValue)'")
    observer = notificationCenter.addObserver(forName: name, object: object, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { self?.heard(notification) }
    }
  }

  private func heard(_ notification: Notification) {
    guard handler?(notification) ?? true else { return }
    fulfill()
    if let observer { notificationCenter.removeObserver(observer) }
    observer = nil
  }
}
