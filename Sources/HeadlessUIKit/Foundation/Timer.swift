public import Foundation

/// Calls a block after some virtual time, once or again and again.
public final class Timer: NSObject {
  /// Whether it will fire again.
  public private(set) var isValid = true
  /// Seconds from one firing to the next; 0 when it fires once.
  public let timeInterval: TimeInterval
  /// What the app gave it; nil for nothing.
  public let userInfo: Any?
  private let repeats: Bool
  private let block: (Timer) -> Void

  private var isScheduled = false

  /// The shortest interval of a repeating timer, in seconds.
  private static let shortest: TimeInterval = 0.0001

  private init(
    interval: TimeInterval, repeats: Bool, userInfo: Any? = nil, block: @escaping (Timer) -> Void
  ) {
    self.userInfo = userInfo
    timeInterval = repeats ? max(interval, Self.shortest) : max(interval, 0)
    self.repeats = repeats
    self.block = block
  }

  /// A timer that runs once it is given to a run loop. iOS 10.0 and later.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    Self.requires(init: "initWithTimeInterval:repeats:block:", since: 10.0)
    self.init(interval: interval, repeats: repeats, block: block)
  }

  /// A timer that runs once it is given to a run loop. iOS 2.0 and later.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(interval: interval, repeats: repeats, userInfo: userInfo) { timer in
      Simulator.current.send(selector, to: target, timer)
    }
  }

  /// Makes a timer that fires after so many seconds of virtual time.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Calls the target's method with the timer, which keeps the target alive. iOS 2.0 and later.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule()
    return timer
  }

  /// Has it never fire again.
  public func invalidate() {
    isValid = false
  }

  /// Calls the block at once; one that does not repeat is done with it.
  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  /// When it fires next; setting it is not modelled. iOS 2.0 and later.
  public var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + timeInterval) }
    set {
      Simulator.current.unimplemented("Timer.fireDate", "the timer keeps to its interval.")
    }
  }

  /// How much later it may come; here it is never late.
  public var tolerance: TimeInterval = 0

  /// The run loop holds a timer until it is invalid, as the queue does here.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Simulator.current.queue.post(after: timeInterval, label: "Timer") { [self] in
      isScheduled = false
      fire()
      if isValid { schedule() }
    }
  }
}
