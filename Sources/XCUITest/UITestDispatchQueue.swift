import Foundation

/// What tests mean by `DispatchQueue`: what they put off is done when so much of the app's time has passed.
///
/// All queues are the same one, and nothing runs beside the test: work is done while the test waits.
public final class UITestDispatchQueue {
  /// The queue of the test itself.
  public static let main = UITestDispatchQueue()
  /// The same queue, whatever is asked for.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> UITestDispatchQueue { main }

  private init() {}

  /// Does the work as soon as the test waits.
  public func async(execute work: @escaping () -> Void) {
    asyncAfter(deadline: .now(), execute: work)
  }

  /// Does the work when the test has waited that long.
  public func asyncAfter(deadline: UITestDispatchTime, execute work: @escaping () -> Void) {
    guard let run = TestRun.current else { return }
    run.later.add(at: deadline.seconds, work)
  }

  /// Does the work at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
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
