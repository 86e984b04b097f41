public import Dispatch
import EventTrace
public import Foundation

/// A count that is waited for; iOS 4.0 and later.
///
/// - Important: Who waits has the work of the other queues done meanwhile, on virtual time, until somebody
///   signals (rule 971).
public final class DispatchSemaphore: NSObject {
  private let initialValue: Int
  private var value: Int
  private var waiting = 0

  /// Makes one that lets so many through.
  public nonisolated init(value: Int) {
    Self.requiresClass(since: 4.0)
    precondition(value >= 0, "BUG IN CLIENT OF LIBDISPATCH: a semaphore's value is not negative")
    (initialValue, self.value) = (value, value)
    super.init()
  }

  /// Who waited and never signalled is still through it (rule 1018).
  deinit {
    let isInUse = value < initialValue
    guard isInUse, onMain((), { Simulator.current.map { !$0.isDead } ?? false }) else { return }
    preconditionFailure(
      "BUG IN CLIENT OF LIBDISPATCH: Semaphore object deallocated while in use")
  }

  /// Lets one more through; the answer is 0 where nobody waited.
  @discardableResult
  public nonisolated func signal() -> Int {
    onMain(self) { semaphore in
      semaphore.value += 1
      return min(semaphore.waiting, 1)
    }
  }

  /// Waits until one may go through; where nothing could signal the app stops, as it would hang on a device.
  public nonisolated func wait() {
    onMain(self) { _ = $0.wait(.infinity, "DispatchSemaphore.wait()") }
  }

  /// Waits for that long at most.
  public nonisolated func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    onMain(self) { $0.wait(timeout.fromNow, "DispatchSemaphore.wait(timeout:)") }
  }

  private func wait(_ seconds: Double, _ name: String) -> DispatchTimeoutResult {
    waiting += 1
    defer { waiting -= 1 }
    guard Simulator.current.wait(seconds, name, until: { self.value > 0 }) else { return .timedOut }
    value -= 1
    return .success
  }
}

extension DispatchGroup {
  /// Waits until all work of the group is done. iOS 4.0 and later.
  public func wait() {
    _ = Simulator.current.wait(.infinity, "DispatchGroup.wait()") { self.isDone }
  }

  /// Waits for that long at most. iOS 4.0 and later.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    Simulator.current.wait(timeout.fromNow, "DispatchGroup.wait(timeout:)") { self.isDone }
      ? .success : .timedOut
  }
}

extension Simulator {
  /// How much other work may be done while one waits: more never ends.
  private static let mostItems = 100_000

  /// Waits until the condition is met. Beside the main thread everything else goes on meanwhile (rule 971); the
  /// main thread has the work of other threads done, and its own kept waiting.
  ///
  /// - Returns: Whether it was met in that time.
  func wait(_ seconds: Double, _ name: String, until isMet: @escaping () -> Bool) -> Bool {
    if isMet() { return true }
    if sideWork.canWait { return sideWork.wait(seconds, name, until: isMet) }
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
      sideWork.look()
    }
    if let end, !isDead { queue.move(to: end) }
    precondition(end != nil || isDead, "\(name) waits for ever: nothing ends it")
    return false
  }

  /// Waits until a lock is free. Whoever does so is in the middle of an access to the variable that has the lock,
  /// and yet others may give it back.
  func wait(
    forLockAt place: UnsafeRawPointer, _ name: String, until isFree: @escaping () -> Bool
  ) {
    let outer = unsafe hooks.stacks?.setLock(place)
    _ = wait(.infinity, name, until: isFree)
    if let outer { _ = unsafe hooks.stacks?.setLock(outer) }
  }
}
