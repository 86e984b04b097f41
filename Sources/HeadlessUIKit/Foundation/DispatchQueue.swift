public import Dispatch
public import Foundation

/// The main queue, on virtual time: what an app posts runs in a later turn of the run loop.
///
/// Other queues are not modelled: an app whose work runs beside the main thread has no trace that
/// comes out the same twice.
public final class DispatchQueue: NSObject {
  public static let main = DispatchQueue()

  private override init() {}

  public func async(execute work: @escaping () -> Void) {
    Simulator.current.queue.post(label: "DispatchQueue.main.async", work)
  }

  /// Runs `work` after that much virtual time; `.now() + .seconds(1)` and `.now() + 1` both work.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    Simulator.current.queue.post(
      after: deadline.seconds, label: "DispatchQueue.main.asyncAfter", work)
  }
}

/// A moment of virtual time, as a distance from now.
public struct DispatchTime: Sendable {
  var seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: 0) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    let seconds: Double =
      switch interval {
      case .seconds(let count): Double(count)
      case .milliseconds(let count): Double(count) / 1e3
      case .microseconds(let count): Double(count) / 1e6
      case .nanoseconds(let count): Double(count) / 1e9
      case .never: .infinity
      @unknown default: .infinity
      }
    return time + seconds
  }
}
