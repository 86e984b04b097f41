// Locks of POSIX, on virtual time: who finds one taken waits as for a semaphore (rule 971). Their names are those
// of the system's own, by which a thread would wait for real and keep the others from going on.

/// How a lock is. iOS 2.0 and later.
public nonisolated struct pthread_mutexattr_t: Sendable {
  fileprivate var kind: Int32 = 0
  /// A lock that its holder may not take twice.
  public init() {}
}

/// A lock. iOS 2.0 and later.
public nonisolated struct pthread_mutex_t: Sendable {
  fileprivate var holder = LockHolder()
  fileprivate var kind: Int32 = 0
  /// Makes one that is free.
  public init() {}

  fileprivate var isFree: Bool { holder.isFree || kind == PTHREAD_MUTEX_RECURSIVE && holder.isMine }
}

/// A lock that its holder may not take twice. iOS 2.0 and later.
public nonisolated let PTHREAD_MUTEX_NORMAL: Int32 = 0
/// A lock that its holder cannot take twice. iOS 2.0 and later.
public nonisolated let PTHREAD_MUTEX_ERRORCHECK: Int32 = 1
/// A lock that its holder may take twice. iOS 2.0 and later.
public nonisolated let PTHREAD_MUTEX_RECURSIVE: Int32 = 2
/// A lock as usual. iOS 2.0 and later.
public nonisolated let PTHREAD_MUTEX_DEFAULT: Int32 = 0

/// What a lock says that is taken.
private nonisolated let busy: Int32 = 16
/// What a lock says that its holder wants once more, or that somebody else holds.
private nonisolated let (deadlock, notPermitted): (Int32, Int32) = (11, 1)

/// Makes a description of a lock. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_mutexattr_init(
  _ attr: UnsafeMutablePointer<pthread_mutexattr_t>
) -> Int32 {
  unsafe attr.ofVariable.pointee = pthread_mutexattr_t()
  return 0
}

/// Says how a lock is. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_mutexattr_settype(
  _ attr: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int32
) -> Int32 {
  unsafe attr.ofVariable.pointee.kind = kind
  return 0
}

/// Needs a description no longer. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_mutexattr_destroy(
  _ attr: UnsafeMutablePointer<pthread_mutexattr_t>
) -> Int32 { 0 }

/// Makes a lock that is free. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
  _ attr: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 {
  var made = pthread_mutex_t()
  if let attr = unsafe attr { made.kind = unsafe attr.pointee.kind }
  unsafe mutex.ofVariable.initialize(to: made)
  return 0
}

/// Takes a lock, as soon as it is free. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_mutex_lock(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 {
  if unsafe mutex.pointee.kind == PTHREAD_MUTEX_ERRORCHECK, unsafe mutex.pointee.holder.isMine {
    return deadlock
  }
  let place = unsafe Boxed(mutex.ofVariable)
  onMain(place) { place in
    unsafe Simulator.current.wait(forLockAt: place.value, "pthread_mutex_lock(_:)") {
      unsafe place.value.pointee.isFree
    }
  }
  unsafe mutex.pointee.holder.take()
  return 0
}

/// Takes a lock if it is free; says whether. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_mutex_trylock(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 {
  guard unsafe mutex.ofVariable.pointee.isFree else { return busy }
  unsafe mutex.pointee.holder.take()
  return 0
}

/// Gives a lock back. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_mutex_unlock(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 {
  guard unsafe mutex.ofVariable.pointee.holder.isMine else { return notPermitted }
  unsafe mutex.pointee.holder.giveBack()
  return 0
}

/// Needs a lock no longer. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_mutex_destroy(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>
) -> Int32 { unsafe mutex.pointee.holder.isFree ? 0 : busy }

// MARK: Many readers, or one who writes

/// A lock that many readers may hold, or one who writes. iOS 2.0 and later.
public nonisolated struct pthread_rwlock_t: Sendable {
  fileprivate var holder = LockHolder()
  fileprivate var readers = 0
  /// Makes one that is free.
  public init() {}
}

/// How such a lock is. iOS 2.0 and later.
public nonisolated struct pthread_rwlockattr_t: Sendable {
  /// As usual.
  public init() {}
}

/// Makes a lock that is free. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_rwlock_init(
  _ lock: UnsafeMutablePointer<pthread_rwlock_t>, _ attr: UnsafePointer<pthread_rwlockattr_t>?
) -> Int32 {
  unsafe lock.ofVariable.initialize(to: pthread_rwlock_t())
  return 0
}

/// Takes a lock to read, as soon as nobody writes. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_rwlock_rdlock(
  _ lock: UnsafeMutablePointer<pthread_rwlock_t>
) -> Int32 {
  let place = unsafe Boxed(lock.ofVariable)
  onMain(place) { place in
    unsafe Simulator.current.wait(forLockAt: place.value, "pthread_rwlock_rdlock(_:)") {
      unsafe place.value.pointee.holder.isFree
    }
  }
  unsafe lock.pointee.readers += 1
  return 0
}

/// Takes a lock to write, as soon as nobody has it. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_rwlock_wrlock(
  _ lock: UnsafeMutablePointer<pthread_rwlock_t>
) -> Int32 {
  let place = unsafe Boxed(lock.ofVariable)
  onMain(place) { place in
    unsafe Simulator.current.wait(forLockAt: place.value, "pthread_rwlock_wrlock(_:)") {
      unsafe place.value.pointee.holder.isFree && place.value.pointee.readers == 0
    }
  }
  unsafe lock.pointee.holder.take()
  return 0
}

/// Gives a lock back. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_rwlock_unlock(
  _ lock: UnsafeMutablePointer<pthread_rwlock_t>
) -> Int32 {
  if unsafe lock.ofVariable.pointee.holder.isFree {
    unsafe lock.pointee.readers = unsafe max(lock.pointee.readers - 1, 0)
  } else {
    unsafe lock.pointee.holder.giveBack()
  }
  return 0
}

/// Needs a lock no longer. iOS 2.0 and later.
@safe @discardableResult
public nonisolated func pthread_rwlock_destroy(
  _ lock: UnsafeMutablePointer<pthread_rwlock_t>
) -> Int32 { 0 }
