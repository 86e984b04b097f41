public import Foundation

// Locks of the system, on virtual time: who finds one taken waits as for a semaphore (rule 971).

/// Who holds a lock, and how often.
nonisolated struct LockHolder {
  private var depth = 0
  /// Its thread; nil for the main one.
  private var thread: ObjectIdentifier?

  var isFree: Bool { depth == 0 }
  /// Whether the thread that runs holds it.
  var isMine: Bool { depth > 0 && thread == Self.running }

  mutating func take() {
    if depth == 0 { thread = Self.running }
    depth += 1
  }
  mutating func giveBack() { depth = max(depth - 1, 0) }

  private static var running: ObjectIdentifier? {
    onMain(()) { Simulator.current.sideWork.holder }
  }
}

/// A lock that is fast and that its holder may not take twice. iOS 10.0 and later.
public nonisolated struct os_unfair_lock: Sendable {
  fileprivate var holder = LockHolder()
  /// Makes one that is free.
  public init() {}
}
/// A lock that is fast. iOS 10.0 and later.
public typealias os_unfair_lock_s = os_unfair_lock
/// The address of a lock. iOS 10.0 and later.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock; a holder that takes it again stops the app, as it would on a device. iOS 10.0 and later.
@safe
public nonisolated func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(
    unsafe !lock.pointee.holder.isMine,
    "BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
  let place = unsafe Boxed(lock.ofVariable)
  onMain(place) { place in
    unsafe Simulator.current.wait(forLockAt: place.value, "os_unfair_lock_lock(_:)") {
      unsafe place.value.pointee.holder.isFree
    }
  }
  unsafe lock.pointee.holder.take()
}
/// Takes a lock if it is free; says whether. iOS 10.0 and later.
@safe
public nonisolated func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard unsafe lock.ofVariable.pointee.holder.isFree else { return false }
  unsafe lock.pointee.holder.take()
  return true
}
/// Gives a lock back; one that somebody else holds stops the app. iOS 10.0 and later.
@safe
public nonisolated func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  precondition(
    unsafe lock.ofVariable.pointee.holder.isMine,
    "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread")
  unsafe lock.pointee.holder.giveBack()
}

/// A lock that one thread at a time holds; iOS 2.0 and later.
open nonisolated class NSLock: NSObject, NSLocking, @unchecked Sendable {
  fileprivate final var holder = LockHolder()
  /// What it is called; nil for nothing. iOS 2.0 and later.
  open var name: String?

  /// Makes one that is free.
  public override init() { super.init() }

  /// Waits until it is free, and takes it; a holder that takes it again stops the app, as it would hang on a
  /// device.
  open func lock() { _ = take(.infinity, "NSLock.lock()") }
  /// Does so until that date at most; says whether it was taken. iOS 2.0 and later.
  open func lock(before limit: Date) -> Bool { take(limit.fromNow, "NSLock.lock(before:)") }
  /// Takes it if it is free; says whether.
  open func `try`() -> Bool {
    guard isFree else { return false }
    holder.take()
    return true
  }
  /// Gives it back.
  open func unlock() { holder.giveBack() }

  fileprivate var isFree: Bool { holder.isFree }

  private func take(_ seconds: Double, _ name: String) -> Bool {
    onMain(self) { own in
      guard Simulator.current.wait(seconds, name, until: { own.isFree }) else { return false }
      own.holder.take()
      return true
    }
  }
}

/// A lock that its holder may take again, and gives back as often; iOS 2.0 and later.
open nonisolated class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private final var holder = LockHolder()
  /// What it is called; nil for nothing. iOS 2.0 and later.
  open var name: String?

  /// Makes one that is free.
  public override init() { super.init() }

  /// Waits until it is free or its own, and takes it.
  open func lock() { _ = take(.infinity, "NSRecursiveLock.lock()") }
  /// Does so until that date at most; says whether it was taken. iOS 2.0 and later.
  open func lock(before limit: Date) -> Bool {
    take(limit.fromNow, "NSRecursiveLock.lock(before:)")
  }
  /// Takes it if it is free or its own; says whether.
  open func `try`() -> Bool {
    guard isFree else { return false }
    holder.take()
    return true
  }
  /// Gives it back once.
  open func unlock() { holder.giveBack() }

  private var isFree: Bool { holder.isFree || holder.isMine }

  private func take(_ seconds: Double, _ name: String) -> Bool {
    onMain(self) { own in
      guard Simulator.current.wait(seconds, name, until: { own.isFree }) else { return false }
      own.holder.take()
      return true
    }
  }
}

/// A lock with what it guards. iOS 16.0 and later.
public nonisolated struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Place {
    var state: State
    var holder = LockHolder()
    init(_ state: State) { self.state = state }
  }
  private let place: Place

  /// Makes one with what it guards.
  public init(initialState: State) { place = Place(initialState) }
  /// Makes one with what it guards, which may be what cannot be sent.
  public init(uncheckedState initialState: State) { place = Place(initialState) }

  private func take() {
    precondition(
      !place.holder.isMine,
      "BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    onMain(Boxed(place)) { place in
      _ = Simulator.current.wait(.infinity, "OSAllocatedUnfairLock.lock()") {
        place.value.holder.isFree
      }
    }
    place.holder.take()
  }

  /// Does something with what it guards while it is held.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    take()
    defer { place.holder.giveBack() }
    return try body(&place.state)
  }
  /// The same for what cannot be sent.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
  /// The same if it is free; nil otherwise.
  public func withLockIfAvailable<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? { place.holder.isFree ? try withLock(body) : nil }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes one that guards nothing of its own.
  public init() { self.init(initialState: ()) }
  /// Takes it.
  public func lock() { take() }
  /// Gives it back.
  public func unlock() { place.holder.giveBack() }
  /// Takes it if it is free; says whether.
  public func lockIfAvailable() -> Bool {
    guard place.holder.isFree else { return false }
    place.holder.take()
    return true
  }
  /// Does something while it is held.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { (_: inout Void) in try body() }
  }
}
