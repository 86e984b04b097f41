public import Foundation

/// Calls a block after some virtual time, once or again and again.
public final class Timer: NSObject {
  /// Whether it will fire again.
  public private(set) var isValid = true
  /// Seconds from one firing to the next; 0 when it fires once (rule 1374).
  public var timeInterval: TimeInterval { repeats ? interval : 0 }
  /// After how many seconds it fires, for the first time or again and again.
  private let interval: TimeInterval
  /// What the app gave it; nil for nothing.
  public let userInfo: Any?
  private let repeats: Bool
  /// With the target, if it has one; let go of when the timer is invalid (rule 837).
  private var block: ((Timer) -> Void)?

  private var isScheduled = false
  /// Whether it does not wait until content has come to rest (rule 726).
  private var firesWhileScrolling = false

  /// The shortest interval of a repeating timer, in seconds.
  static let shortest: TimeInterval = 0.0001
  /// A hundred years in seconds: nobody waits so long.
  static let longest: TimeInterval = 100 * 365 * 86400

  private init(
    interval: TimeInterval, repeats: Bool, userInfo: Any? = nil, block: @escaping (Timer) -> Void
  ) {
    self.userInfo = userInfo
    self.interval = repeats ? max(interval, Self.shortest) : max(interval, 0)
    self.repeats = repeats
    self.block = block
  }

  /// A timer that never fires, as `var timer = Timer()` has it until there is another: it is not valid.
  /// iOS 2.0 and later.
  public convenience override init() {
    self.init(interval: 0, repeats: false) { _ in }
    isValid = false
  }

  /// A timer that runs once it is given to a run loop. iOS 10.0 and later.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    Self.requires(init: "initWithTimeInterval:repeats:block:", since: 10.0)
    self.init(interval: interval, repeats: repeats, block: block)
  }

  /// What fires once, for UIKit's own use.
  convenience init(courseDelay delay: TimeInterval, block: @escaping (Timer) -> Void) {
    self.init(interval: delay, repeats: false, block: block)
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

  /// A timer that fires first at that moment, once it is given to a run loop. iOS 10.0 and later.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    Self.requires(init: "initWithFireDate:interval:repeats:block:", since: 10.0)
    self.init(interval: interval, repeats: repeats, block: block)
    fireDate = date
  }

  /// A timer that fires first at that moment, once it is given to a run loop. iOS 2.0 and later.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    fireDate = date
  }

  /// Makes a timer that fires after so many seconds of virtual time.
  @discardableResult
  public nonisolated static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    onMain(block) { block in
      let timer = Timer(interval: interval, repeats: repeats, block: block)
      timer.schedule()
      return timer
    }
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

  /// Has it never fire again, and lets go of its target and its block (rule 837).
  public func invalidate() {
    isValid = false
    block = nil
    loopBeside = nil
    guard let ticket else { return }
    self.ticket = nil
    Simulator.current?.queue.cancel(ticket)
  }

  /// Calls the block at once; one that does not repeat is done with it.
  public func fire() {
    guard isValid, let block else { return }
    // One that fires once is valid as long as its block runs, and calls it no second time.
    if !repeats { self.block = nil }
    block(self)
    if !repeats { isValid = false }
  }

  /// When it fires next: a timer that is given another date waits for it, and from then on keeps to its
  /// interval (rule 620). iOS 2.0 and later.
  public var fireDate: Date {
    get {
      Date(timeIntervalSinceReferenceDate: dueTime ?? CFAbsoluteTimeGetCurrent() + interval)
    }
    set {
      guard isValid else { return }
      dueTime = newValue.timeIntervalSinceReferenceDate
      let delay = newValue.timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent()
      if isScheduled { wait(delay) } else { firstDelay = delay }
    }
  }
  /// In seconds since the reference date; nil as long as nothing waits and nobody has set it.
  private var dueTime: TimeInterval?
  /// The seconds until it fires first, if they are not its interval.
  private var firstDelay: TimeInterval?
  private var ticket: EventQueue.Ticket?

  /// How much later it may come; here it is never late.
  public var tolerance: TimeInterval = 0

  /// The run loop of another thread than the main one that has it (rule 972).
  private weak var loopBeside: RunLoop?

  /// The run loop holds a timer until it is invalid, as the queue does here for the main one.
  func schedule(in mode: RunLoop.Mode = .default, on loop: RunLoop = .current) {
    if mode != .default { firesWhileScrolling = true }
    guard isValid, !isScheduled else { return }
    loopBeside = loop.isMain ? nil : loop
    goOn()
  }

  private func goOn() {
    guard isValid, !isScheduled else { return }
    isScheduled = true
    let delay = firstDelay ?? interval
    // No time at all is a tenth of a millisecond: blocks that wait for the main queue come first (rule 948).
    wait(delay > 0 ? delay : Self.shortest)
    firstDelay = nil
  }

  private func wait(_ seconds: TimeInterval) {
    guard let loopBeside else { return post(after: seconds) }
    dueTime = CFAbsoluteTimeGetCurrent() + max(seconds, 0)
    loopBeside.hold(self)
  }

  /// When it is due, on the device's clock.
  var dueInstant: Double {
    dueTime.map { $0 - CFAbsoluteTimeGetCurrent() + virtualClock } ?? .infinity
  }

  /// Fires on the thread whose run loop runs.
  func fireBeside() { fireAndGoOn() }

  private func post(after seconds: TimeInterval) {
    let queue = Simulator.current.queue
    if let ticket { queue.cancel(ticket) }
    let delay = max(seconds, 0)
    dueTime = CFAbsoluteTimeGetCurrent() + delay
    // Nobody waits for the distant future.
    guard delay < Self.longest else { return ticket = nil }
    // One that was to come in this very turn comes before the app is at rest.
    ticket = queue.post(after: delay, label: "Timer", keepsBusy: !repeats && delay <= Self.shortest)
    { [self] in due() }
  }

  /// Its time has come. One that has waited for content to rest fires once, and then keeps to its old times.
  private func due() {
    let simulator = Simulator.current!
    guard firesWhileScrolling || !isValid || !simulator.isScrolling else {
      ticket = simulator.queue.post(after: Simulator.pictureTime, label: "Timer") { [self] in due()
      }
      return
    }
    fireAndGoOn()
  }

  private func fireAndGoOn() {
    let planned = dueTime
    (isScheduled, ticket, dueTime) = (false, nil, nil)
    fire()
    guard isValid else { return }
    // One that was late, or whose block takes long, goes back to its times (rule 969); a date that the block
    // has set stays.
    let late = planned.map { CFAbsoluteTimeGetCurrent() - $0 } ?? 0
    if late > 1e-6, firstDelay == nil, interval > 0 {
      let rest = interval - late.truncatingRemainder(dividingBy: interval)
      firstDelay = rest < 1e-6 ? interval : rest
    }
    goOn()
  }
}
