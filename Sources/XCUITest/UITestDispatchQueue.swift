public import Foundation

/// What tests mean by `DispatchQueue`: what they put off is done when so much of the app's time has passed.
///
/// All queues are the same one, and nothing runs beside the test: work is done while the test waits.
public final class UITestDispatchQueue {
  /// The queue of the test itself.
  public static let main = UITestDispatchQueue()
  /// The same queue, whatever is asked for.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> UITestDispatchQueue { main }

  private init() {}
  /// The same queue under another name.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: UITestDispatchQueue? = nil
  ) {}

  /// What a queue is; here all are the same one.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  /// Does the work as soon as the test waits.
  public func async(execute work: @escaping () -> Void) {
    asyncAfter(deadline: .now(), execute: work)
  }

  /// Does the work when the test has waited that long.
  public func asyncAfter(deadline: UITestDispatchTime, execute work: @escaping () -> Void) {
    guard let run = TestRun.current else { return }
    run.later.add(at: deadline.seconds, work)
  }

  /// Does the work as soon as the test waits.
  public func async(execute work: UITestDispatchWorkItem) { async { work.perform() } }
  /// Does the work when the test has waited that long.
  public func asyncAfter(deadline: UITestDispatchTime, execute work: UITestDispatchWorkItem) {
    asyncAfter(deadline: deadline) { work.perform() }
  }

  /// Does the work at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

/// What tests mean by `DispatchWorkItem`: work that can be called off.
public final class UITestDispatchWorkItem {
  private let block: () -> Void
  /// Whether it was called off.
  public private(set) var isCancelled = false

  public init(block: @escaping () -> Void) { self.block = block }
  /// Does it now, unless it was called off.
  public func perform() { if !isCancelled { block() } }
  /// Calls it off.
  public func cancel() { isCancelled = true }
}

/// What tests mean by `Timer`: it goes off while the test waits, by the app's time.
public final class UITestTimer {
  public let timeInterval: TimeInterval
  /// Whether it still goes off.
  public private(set) var isValid = true
  private let repeats: Bool
  private let block: (UITestTimer) -> Void

  private init(
    _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping (UITestTimer) -> Void
  ) { (timeInterval, self.repeats, self.block) = (max(interval, 0.0001), repeats, block) }

  /// Does the block after so many seconds, or each time that so many have passed.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (UITestTimer) -> Void
  ) -> UITestTimer {
    let timer = UITestTimer(interval, repeats, block)
    timer.wait()
    return timer
  }

  /// Stops it for good.
  public func invalidate() { isValid = false }
  /// Lets it go off now.
  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  private func wait() {
    UITestDispatchQueue.main.asyncAfter(deadline: .now() + timeInterval) { [self] in
      fire()
      if isValid { wait() }
    }
  }
}

/// What tests mean by `DispatchTime`: a moment of the app's time, in seconds since the test began.
public struct UITestDispatchTime: Comparable {
  let seconds: Double

  /// The present moment, or the test's beginning outside of one.
  public static func now() -> UITestDispatchTime {
    UITestDispatchTime(seconds: TestRun.current?.now ?? 0)
  }

  public static func + (time: UITestDispatchTime, seconds: Double) -> UITestDispatchTime {
    UITestDispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (
    time: UITestDispatchTime, interval: DispatchTimeInterval
  ) -> UITestDispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    case .never: time + .infinity
    @unknown default: time + .infinity
    }
  }

  public static func < (left: UITestDispatchTime, right: UITestDispatchTime) -> Bool {
    left.seconds < right.seconds
  }
}

/// What a test has put off, until when.
struct PutOff {
  private var waiting: [(time: Double, work: () -> Void)] = []

  var isEmpty: Bool { waiting.isEmpty }
  /// When what is due first is due; nil when nothing is.
  var nextTime: Double? { waiting.first?.time }

  mutating func add(at time: Double, _ work: @escaping () -> Void) {
    let place = waiting.firstIndex { $0.time > time } ?? waiting.endIndex
    waiting.insert((time, work), at: place)
  }

  /// Takes out what is due first by that time; nil when nothing is.
  mutating func next(until end: Double) -> (time: Double, work: () -> Void)? {
    guard let first = waiting.first, first.time <= end else { return nil }
    return waiting.removeFirst()
  }
}
