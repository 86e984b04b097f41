// Locks of the system. There is one thread: a lock is free, or its holder waits for itself.

/// A lock that is fast and that its holder may not take twice. iOS 10.0 and later.
public nonisolated struct os_unfair_lock: Sendable {
  fileprivate var isHeld = false
  /// Makes one that is free.
  public init() {}
}
/// A lock that is fast. iOS 10.0 and later.
public typealias os_unfair_lock_s = os_unfair_lock
/// The address of a lock. iOS 10.0 and later.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock; one that is taken stops the app, as it would hang or end on a device. iOS 10.0 and later.
@safe
public nonisolated func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(
    unsafe !lock.pointee.isHeld,
    "BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
  unsafe lock.pointee.isHeld = true
}
/// Takes a lock if it is free; says whether. iOS 10.0 and later.
@safe
public nonisolated func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard unsafe !lock.pointee.isHeld else { return false }
  unsafe lock.pointee.isHeld = true
  return true
}
/// Gives a lock back; one that is free stops the app. iOS 10.0 and later.
@safe
public nonisolated func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  precondition(
    unsafe lock.pointee.isHeld,
    "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread")
  unsafe lock.pointee.isHeld = false
}

/// A lock with what it guards. iOS 16.0 and later.
public nonisolated struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Place {
    var state: State
    var isHeld = false
    init(_ state: State) { self.state = state }
  }
  private let place: Place

  /// Makes one with what it guards.
  public init(initialState: State) { place = Place(initialState) }
  /// Makes one with what it guards, which may be what cannot be sent.
  public init(uncheckedState initialState: State) { place = Place(initialState) }

  private func take() {
    precondition(
      !place.isHeld, "BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    place.isHeld = true
  }

  /// Does something with what it guards while it is held.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    take()
    defer { place.isHeld = false }
    return try body(&place.state)
  }
  /// The same for what cannot be sent.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
  /// The same if it is free; nil otherwise.
  public func withLockIfAvailable<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? { place.isHeld ? nil : try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes one that guards nothing of its own.
  public init() { self.init(initialState: ()) }
  /// Takes it.
  public func lock() { take() }
  /// Gives it back.
  public func unlock() { place.isHeld = false }
  /// Takes it if it is free; says whether.
  public func lockIfAvailable() -> Bool {
    guard !place.isHeld else { return false }
    place.isHeld = true
    return true
  }
  /// Does something while it is held.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { (_: inout Void) in try body() }
  }
}
