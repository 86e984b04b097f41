public import Foundation

/// What takes one event after another; timers that an app makes itself are given to it.
public final class RunLoop: NSObject {
  /// The run loop of the main thread.
  public nonisolated static let main = RunLoop()
  /// The run loop of this thread: the main one.
  public nonisolated static var current: RunLoop { main }

  private nonisolated override init() { super.init() }

  /// Lets a timer fire: one of the default mode not while content is scrolled (rule 726).
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule(in: mode) }

  /// Waits until then, on virtual time. iOS 2.0 and later.
  public func run(until limitDate: Date) {
    _courseSleep(limitDate.timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent())
  }

  /// Waits until then in a mode, on virtual time. iOS 2.0 and later.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    if limitDate.timeIntervalSinceReferenceDate < CFAbsoluteTimeGetCurrent() + 86_400 {
      run(until: limitDate)
    }
    return true
  }
  /// The mode that it runs in: that of tracking while content is scrolled (rule 726).
  public var currentMode: Mode? { Simulator.current.isScrolling ? .tracking : .default }

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
  /// Waits; as nothing else would happen, it goes on at once.
  public func run() {
    Simulator.current.unimplemented(
      "RunLoop.run()", "it would never end, and there is one thread: it goes on at once.")
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
