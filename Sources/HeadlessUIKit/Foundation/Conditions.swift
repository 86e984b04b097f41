public import Foundation

/// A lock whose holder can wait until others say that something has changed; iOS 2.0 and later.
///
/// - Important: Who waits has the work of the other queues and threads done meanwhile, on virtual time (rules 878
///   and 971).
open nonisolated class NSCondition: NSObject, NSLocking, @unchecked Sendable {
  private var isHeld = false
  private var waiting = 0
  /// How many of those who wait may go on.
  private var woken = 0
  /// What it is called; nil for nothing. iOS 2.0 and later.
  open var name: String?

  /// Makes one that is free.
  public override init() { super.init() }

  /// Waits until it is free, and takes it.
  open func lock() {
    onMain(self) { own in
      _ = Simulator.current.wait(.infinity, "NSCondition.lock()") { !own.isHeld }
      own.isHeld = true
    }
  }
  /// Gives it back.
  open func unlock() { isHeld = false }
  /// Gives it back until somebody signals, and takes it again.
  open func wait() { _ = wait(.infinity, "NSCondition.wait()") }
  /// Does so until that date at most; says whether somebody signalled. iOS 2.0 and later.
  open func wait(until limit: Date) -> Bool { wait(limit.fromNow, "NSCondition.wait(until:)") }
  /// Lets one of those who wait go on.
  open func signal() { woken = min(woken + 1, waiting) }
  /// Lets all who wait go on.
  open func broadcast() { woken = waiting }

  private func wait(_ seconds: Double, _ name: String) -> Bool {
    onMain(self) { own in
      own.isHeld = false
      own.waiting += 1
      let isWoken = Simulator.current.wait(seconds, name) { own.woken > 0 && !own.isHeld }
      own.waiting -= 1
      if isWoken { own.woken -= 1 }
      own.isHeld = true
      return isWoken
    }
  }
}

/// A lock that is taken when a number has the value that one waits for; iOS 2.0 and later (rule 878).
open nonisolated class NSConditionLock: NSObject, NSLocking, @unchecked Sendable {
  private var isHeld = false
  /// The number.
  open private(set) var condition: Int
  /// What it is called; nil for nothing. iOS 2.0 and later.
  open var name: String?

  /// Makes one whose number is 0.
  public override convenience init() { self.init(condition: 0) }
  /// Makes one with that number.
  public init(condition: Int) {
    self.condition = condition
    super.init()
  }

  /// Waits until it is free, and takes it.
  open func lock() { _ = take(nil, .infinity, "NSConditionLock.lock()") }
  /// Waits until it is free and has that number, and takes it.
  open func lock(whenCondition condition: Int) {
    _ = take(condition, .infinity, "NSConditionLock.lock(whenCondition:)")
  }
  /// Does so until that date at most; says whether it was taken.
  open func lock(before limit: Date) -> Bool {
    take(nil, limit.fromNow, "NSConditionLock.lock(before:)")
  }
  /// The same for a number.
  open func lock(whenCondition condition: Int, before limit: Date) -> Bool {
    take(condition, limit.fromNow, "NSConditionLock.lock(whenCondition:before:)")
  }
  /// Takes it if it is free; says whether.
  open func `try`() -> Bool { takeNow(nil) }
  /// Takes it if it is free and has that number; says whether.
  open func tryLock(whenCondition condition: Int) -> Bool { takeNow(condition) }
  /// Gives it back.
  open func unlock() { isHeld = false }
  /// Gives it another number, and back.
  open func unlock(withCondition condition: Int) {
    self.condition = condition
    isHeld = false
  }

  private func isFree(_ wanted: Int?) -> Bool {
    !isHeld && (wanted == nil || wanted == condition)
  }

  private func takeNow(_ wanted: Int?) -> Bool {
    guard isFree(wanted) else { return false }
    isHeld = true
    return true
  }

  private func take(_ wanted: Int?, _ seconds: Double, _ name: String) -> Bool {
    onMain((self, wanted)) { own, wanted in
      guard Simulator.current.wait(seconds, name, until: { own.isFree(wanted) }) else {
        return false
      }
      own.isHeld = true
      return true
    }
  }
}

extension Date {
  /// How many seconds of virtual time it is until then.
  nonisolated var fromNow: Double {
    max(0, timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent())
  }
}
