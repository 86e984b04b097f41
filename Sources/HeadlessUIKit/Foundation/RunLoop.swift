import EventTrace
public import Foundation

/// What takes one event after another; timers that an app makes itself are given to it.
///
/// Each thread has its own. That of the main thread runs by itself; that of another runs only as long as the app
/// has it run: its timers do not fire before (rule 972).
public final class RunLoop: NSObject {
  /// The run loop of the main thread.
  public nonisolated static let main = RunLoop()
  /// The run loop of the thread that runs.
  public nonisolated static var current: RunLoop {
    onMain(()) { Simulator.current?.sideWork.runLoop } ?? main
  }

  private nonisolated override init() { super.init() }

  /// The run loop of another thread than the main one.
  init(beside: Void) { super.init() }

  /// Lets a timer fire: one of the default mode not while content is scrolled (rule 726).
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule(in: mode, on: self) }

  /// Runs until then, on virtual time: what is due happens meanwhile (rule 973). iOS 2.0 and later.
  public func run(until limitDate: Date) {
    run(limitDate.timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent(), once: false)
  }

  /// Runs until something else than a timer has happened, or until then (rule 973). iOS 2.0 and later.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    run(limitDate.timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent(), once: true)
  }

  @discardableResult
  private func run(_ seconds: Double, once: Bool) -> Bool {
    let simulator = Simulator.current!
    guard self === Self.main else { return runBeside(seconds) }
    guard simulator.queuedWork.isOnMainThread else {
      _courseSleep(seconds)
      return true
    }
    let isEndless = seconds > Timer.longest
    return simulator.runNested(
      until: isEndless ? nil : simulator.queue.now.advanced(by: max(seconds, 0)), once: once)
  }

  /// Whether the app has stopped what `CFRunLoopRun()` began.
  private final var isStopped = false

  /// Runs until it is stopped (rule 973).
  final func runUntilStopped() {
    isStopped = false
    guard isMain, let simulator = Simulator.current, simulator.queuedWork.isOnMainThread else {
      _ = runBeside(.infinity)
      return
    }
    _ = simulator.runNested(until: nil, once: false) { self.isStopped }
  }

  /// Has what runs it go on (rule 973).
  final func stop() { isStopped = true }

  // MARK: Beside the main thread

  /// The timers of another thread's run loop; the main one's are events.
  private final var timers: [Timer] = []
  private final var hasChanged = false

  /// Whether it is that of the main thread.
  final var isMain: Bool { self === Self.main }

  /// Takes a timer that fires as long as the loop runs.
  final func hold(_ timer: Timer) {
    if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
    hasChanged = true
  }

  /// Fires the loop's timers on their thread until then; with none it comes back at once.
  private func runBeside(_ seconds: Double) -> Bool {
    let simulator = Simulator.current!
    let end = virtualClock + max(seconds, 0)
    var hasRun = false
    while !simulator.isDead, !isStopped {
      timers.removeAll { !$0.isValid }
      guard let next = timers.min(by: { $0.dueInstant < $1.dueInstant }) else { return hasRun }
      hasRun = true
      let due = min(next.dueInstant, end)
      // A clock of whole nanoseconds comes as near as that.
      if due > virtualClock + 1e-6 {
        hasChanged = false
        _ = simulator.sideWork.wait(due - virtualClock, "RunLoop.run") { self.hasChanged }
      } else if next.dueInstant <= virtualClock + 1e-6 {
        next.fireBeside()
      } else {
        return true
      }
    }
    return hasRun
  }
  /// The mode that it runs in: that of tracking while content is scrolled (rule 726).
  public var currentMode: Mode? { isMain && Simulator.current.isScrolling ? .tracking : .default }

  /// Runs the block in a later turn; iOS 10.0 and later.
  public nonisolated func perform(_ block: @escaping @MainActor () -> Void) {
    onMain((self, block)) { loop, block in
      loop.requires("performBlock:", since: 10.0)
      Simulator.current.queue.post(label: "RunLoop.perform", block)
    }
  }

  /// Runs the block in a later turn of one of these modes; iOS 10.0 and later.
  public nonisolated func perform(
    inModes modes: [Mode], block: @escaping @MainActor () -> Void
  ) {
    onMain(self) { $0.requires("performInModes:block:", since: 10.0) }
    perform(block)
  }
  /// Runs for ever; beside the main thread as long as it has a timer (rule 972). On the main thread it goes on at
  /// once.
  public func run() {
    guard isMain else {
      _ = runBeside(.infinity)
      return
    }
    Simulator.current.unimplemented(
      "RunLoop.run()", "on the main thread it would never end: it goes on at once.")
  }

  /// When the loop looks at its timers (rule 726).
  public nonisolated struct Mode: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a mode of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// While nothing else is going on.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// In all usual modes.
    public static let common = Mode("kCFRunLoopCommonModes")
    /// While a finger scrolls; here timers of this mode fire at other times too.
    public static let tracking = Mode("UITrackingRunLoopMode")
  }
}
