public import Foundation

// Core Foundation's names for the run loop, and who observes its turns (rule 987).

/// A run loop, as Core Foundation has it. iOS 2.0 and later.
public typealias CFRunLoop = RunLoop
/// A timer, as Core Foundation has it. iOS 2.0 and later.
public typealias CFRunLoopTimer = Timer
/// What makes Core Foundation's objects; there is one way here. iOS 2.0 and later.
public typealias CFAllocator = NSNull
/// The usual way to make objects. iOS 2.0 and later.
public nonisolated let kCFAllocatorDefault: CFAllocator? = nil
/// Flags of Core Foundation's. iOS 2.0 and later.
public typealias CFOptionFlags = UInt

/// When a run loop looks at something. iOS 2.0 and later.
public nonisolated struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Makes a mode of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a mode of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// While nothing else is going on.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// In all usual modes.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

  fileprivate var mode: RunLoop.Mode { RunLoop.Mode(rawValue) }
}

/// Where in its turn a run loop is. iOS 2.0 and later.
public nonisolated struct CFRunLoopActivity: OptionSet, Sendable {
  /// The raw value, as in Core Foundation.
  public let rawValue: CFOptionFlags
  /// Makes the value of a raw one.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// It begins to run; the main one has begun before the app can observe it.
  public static let entry = Self(rawValue: 1)
  /// It is about to look at its timers.
  public static let beforeTimers = Self(rawValue: 2)
  /// It is about to look at its sources.
  public static let beforeSources = Self(rawValue: 4)
  /// It is about to wait.
  public static let beforeWaiting = Self(rawValue: 32)
  /// It has waited, and something is to be done.
  public static let afterWaiting = Self(rawValue: 64)
  /// It ends; the main one never does.
  public static let exit = Self(rawValue: 128)
  /// All of them.
  public static let allActivities = Self(rawValue: 0x0FFF_FFFF)
}

/// Who is told where a run loop is. iOS 2.0 and later.
public final class CFRunLoopObserver: NSObject {
  fileprivate let activities: CFRunLoopActivity
  fileprivate let repeats: Bool
  fileprivate let order: Int
  fileprivate let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  fileprivate var isValid = true

  fileprivate init(
    _ activities: CFRunLoopActivity, repeats: Bool, order: Int,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    (self.activities, self.repeats, self.order, self.block) = (activities, repeats, order, block)
  }
}

/// Makes an observer that calls a block; of two the one with the smaller order is told first. iOS 5.0 and later.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
) -> CFRunLoopObserver! {
  CFRunLoopObserver(
    CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order, block ?? { _, _ in })
}

/// Has the main run loop tell the observer; that of another thread tells nobody here. iOS 2.0 and later.
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let rl, let observer, rl === RunLoop.main, observer.isValid else { return }
  Simulator.current.runLoopObservers.add(observer)
}

/// Has it tell the observer no more. iOS 2.0 and later.
public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) { if let observer { Simulator.current.runLoopObservers.remove(observer) } }

/// Whether it tells the observer. iOS 2.0 and later.
public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool {
  rl === RunLoop.main
    && Simulator.current.runLoopObservers.observers.contains { $0 === observer }
}

/// Has nobody tell it any more. iOS 2.0 and later.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  guard let observer else { return }
  observer.isValid = false
  Simulator.current.runLoopObservers.remove(observer)
}

/// Whether it can be told of anything. iOS 2.0 and later.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.isValid ?? false
}

/// The run loop of the main thread. iOS 2.0 and later.
public nonisolated func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// The run loop of the thread that runs. iOS 2.0 and later.
public nonisolated func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Runs the loop of this thread until it is stopped (rule 973). iOS 2.0 and later.
public func CFRunLoopRun() { RunLoop.current.runUntilStopped() }

/// Has what runs a loop go on (rule 973). iOS 2.0 and later.
public nonisolated func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let rl else { return }
  onMain(rl) { $0.stop() }
}

/// Does the block in a later turn. iOS 4.0 and later.
public nonisolated func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: Any!, _ block: (@MainActor () -> Void)!
) {
  guard let block else { return }
  onMain(block) { block in
    Simulator.current.queue.post(label: "CFRunLoopPerformBlock", block)
  }
}

/// Wakes a run loop; here none sleeps while it has something to do. iOS 2.0 and later.
public nonisolated func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// Lets a timer fire. iOS 2.0 and later.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer, let mode else { return }
  rl.add(timer, forMode: mode.mode)
}

/// How a run loop ended. iOS 2.0 and later.
public nonisolated enum CFRunLoopRunResult: Int32, Sendable {
  /// It had nothing to wait for.
  case finished = 1
  /// It was stopped.
  case stopped
  /// Its time was over.
  case timedOut
  /// It has done something.
  case handledSource
}

/// Runs for so many seconds, or until something else than a timer has happened. iOS 2.0 and later.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let end = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + max(seconds, 0))
  guard returnAfterSourceHandled, let mode else {
    RunLoop.current.run(until: end)
    return .timedOut
  }
  _ = RunLoop.current.run(mode: mode.mode, before: end)
  let isEarly = CFAbsoluteTimeGetCurrent() < end.timeIntervalSinceReferenceDate
  return isEarly ? .handledSource : .timedOut
}

/// Those who observe the turns of the main run loop.
final class RunLoopObservers {
  /// The order of UIKit's own observer, which lays out and draws before the loop waits.
  private static let orderOfLayout = 2_000_000

  fileprivate private(set) var observers: [CFRunLoopObserver] = []

  fileprivate func add(_ observer: CFRunLoopObserver) {
    if observers.contains(where: { $0 === observer }) { return }
    // Of two with one order the first one that came is told first.
    let place = observers.firstIndex { $0.order > observer.order } ?? observers.count
    observers.insert(observer, at: place)
  }

  fileprivate func remove(_ observer: CFRunLoopObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Does the work of a turn, and tells what comes before it and behind it (rule 987).
  func during(_ work: () -> Void) {
    guard !observers.isEmpty else {
      work()
      // The work may have added one.
      if !observers.isEmpty { tellEnd() }
      return
    }
    tell(.afterWaiting)
    work()
    tellEnd()
  }

  private func tellEnd() {
    tell(.beforeTimers)
    tell(.beforeSources)
    tell(.beforeWaiting) { $0.order < Self.orderOfLayout }
  }

  /// Tells those who want to know what UIKit has laid out.
  func tellAfterLayout() {
    if !observers.isEmpty { tell(.beforeWaiting) { $0.order >= Self.orderOfLayout } }
  }

  private func tell(
    _ activity: CFRunLoopActivity, where isMeant: (CFRunLoopObserver) -> Bool = { _ in true }
  ) {
    for observer in observers
    where observer.isValid && observer.activities.contains(activity) && isMeant(observer) {
      if !observer.repeats { CFRunLoopObserverInvalidate(observer) }
      observer.block(observer, activity)
    }
  }
}

extension Simulator {
  private static let runLoopObserversKey = StateKey { _ in RunLoopObservers() }
  var runLoopObservers: RunLoopObservers { state(Self.runLoopObserversKey) }
}
