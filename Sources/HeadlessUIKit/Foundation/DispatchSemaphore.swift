public import Dispatch
import EventTrace
public import Foundation

/// A count that is waited for; iOS 4.0 and later.
///
/// - Important: There is one thread. Who waits has the work of the other queues done meanwhile, on virtual
///   time, until somebody signals.
public final class DispatchSemaphore: NSObject {
  private var value: Int

  /// Makes one that lets so many through.
  public init(value: Int) {
    Self.requiresClass(since: 4.0)
    precondition(value >= 0, "BUG IN CLIENT OF LIBDISPATCH: a semaphore's value is not negative")
    self.value = value
    super.init()
  }

  /// Lets one more through; the answer is whether somebody waited, and 0 here.
  @discardableResult
  public func signal() -> Int {
    value += 1
    return 0
  }

  /// Waits until one may go through; where nothing could signal the app stops, as it would hang on a device.
  public func wait() { _ = wait(.infinity, "DispatchSemaphore.wait()") }

  /// Waits for that long at most.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(timeout.fromNow, "DispatchSemaphore.wait(timeout:)")
  }

  private func wait(_ seconds: Double, _ name: String) -> DispatchTimeoutResult {
    guard Simulator.current.wait(seconds, name, until: { self.value > 0 }) else { return .timedOut }
    value -= 1
    return .success
  }
}

extension DispatchGroup {
  /// Waits until all work of the group is done. iOS 4.0 and later.
  public func wait() { _ = Simulator.current.wait(.infinity, "DispatchGroup.wait()") { isDone } }

  /// Waits for that long at most. iOS 4.0 and later.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    Simulator.current.wait(timeout.fromNow, "DispatchGroup.wait(timeout:)") { isDone }
      ? .success : .timedOut
  }
}

extension Simulator {
  /// How much other work may be done while one waits: more never ends.
  private static let mostItems = 100_000

  /// Does the work of other queues until the condition is met, and of the main one too if it is not that one
  /// which waits.
  ///
  /// - Returns: Whether it was met in that time.
  func wait(_ seconds: Double, _ name: String, until isMet: () -> Bool) -> Bool {
    let isMain = queuedWork.isOnMainThread
    let end = seconds.isFinite ? queue.now.advanced(by: seconds) : nil
    let limit = end ?? VirtualInstant(nanoseconds: .max)
    for _ in 0..<Self.mostItems where !isDead {
      if isMet() { return true }
      guard let item = isMain ? queue.nextBesideMain(until: limit) : queue.next(until: limit) else {
        break
      }
      // What no queue does is the main one's.
      let outer = queuedWork.begin(on: DispatchQueue.main)
      item.work()
      queuedWork.end(outer)
    }
    if let end, !isDead { queue.move(to: end) }
    precondition(end != nil || isDead, "\(name) waits for ever: nothing ends it")
    return false
  }
}
