public import Dispatch
public import Foundation

/// Makes timers for queues. Other sources than timers are none of this device's.
public final class DispatchSource: NSObject {
  private override init() { super.init() }

  /// A timer for the queue; nil stands for the global one. It begins suspended.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    requires("makeTimerSource", since: 4.0)
    return TimerSource(queue ?? .global())
  }

  /// How exactly a timer keeps its time; here all are exact.
  public struct TimerFlags: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As exact as the system can.
    public static let strict = TimerFlags(rawValue: 1)
  }
}

/// What calls an app when something happens. iOS 4.0 and later.
@MainActor
public protocol DispatchSourceProtocol: NSObjectProtocol {
  /// Sets what it calls.
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Sets what it calls when it is cancelled.
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Lets it go on.
  func resume()
  /// Lets it begin; the same as the first ``resume()``.
  func activate()
  /// Has it wait; as often as that it must be resumed.
  func suspend()
  /// Ends it for good.
  func cancel()
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
}

/// A source whose event is a moment of virtual time, once or again and again. iOS 4.0 and later.
@MainActor
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets when it fires first, and how long after that again and again.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  /// The same, in seconds.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceProtocol {
  /// Sets what it calls.
  public func setEventHandler(handler: (() -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  /// Sets what it calls when it is cancelled.
  public func setCancelHandler(handler: (() -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

extension DispatchSourceTimer {
  /// Sets when it fires first, and how long after that again and again.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never
  ) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  /// The same, in seconds.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
}

/// A timer on virtual time, whose handler is work of its queue.
private final class TimerSource: NSObject, DispatchSourceTimer {
  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var interval = Double.infinity
  private var due: Double?
  private var suspensions = 1
  private var ticket: EventQueue.Ticket?
  private(set) var isCancelled = false

  init(_ queue: DispatchQueue) { self.queue = queue }

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    self.handler = handler
  }

  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    cancelHandler = handler
  }

  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    schedule(
      deadline: deadline, repeating: DispatchTime.seconds(of: interval), leeway: leeway)
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    self.interval = max(interval, 0.0001)
    due = deadline.seconds.isFinite ? deadline.seconds : nil
    wait()
  }

  func resume() {
    precondition(suspensions > 0, "BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object")
    suspensions -= 1
    wait()
  }

  func activate() { if suspensions == 1, ticket == nil { resume() } }

  func suspend() {
    suspensions += 1
    stop()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    stop()
    handler = nil
    if let cancelHandler { queue.async(execute: cancelHandler) }
    cancelHandler = nil
  }

  private func stop() {
    if let ticket { Simulator.current.queue.cancel(ticket) }
    ticket = nil
  }

  private func wait() {
    stop()
    guard suspensions == 0, !isCancelled, let due else { return }
    ticket = Simulator.current.queue.post(
      after: max(due - virtualClock, 0), label: "DispatchSourceTimer",
      isBesideMain: queue !== DispatchQueue.main
    ) { [weak self] in self?.fire() }
  }

  private func fire() {
    ticket = nil
    due = interval.isFinite ? virtualClock + interval : nil
    // The handler may cancel it.
    if let handler { queue.run(handler) }
    wait()
  }
}
