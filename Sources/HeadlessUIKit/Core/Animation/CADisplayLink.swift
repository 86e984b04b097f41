public import Foundation

/// Calls a method for each picture of the screen, sixty times a second of virtual time (rule 273);
/// iOS 3.1 and later.
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var ticket: EventQueue.Ticket?
  private var isAdded = false
  /// Whether it is called while content is scrolled too (rule 726).
  private var runsWhileScrolling = false

  /// When the last picture was shown, in seconds since the start of the device.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds from one picture to the next.
  public private(set) var duration: CFTimeInterval = 0
  /// When the next picture is shown; iOS 10.0 and later.
  public var targetTimestamp: CFTimeInterval {
    requires("targetTimestamp", since: 10.0, timestamp + interval)
  }
  /// How many pictures it leaves out, and one more; up to iOS 9.
  public var frameInterval = 1
  /// How often a second it is called; 0 for as often as possible. iOS 10.0 and later.
  public var preferredFramesPerSecond: Int {
    get { requires("preferredFramesPerSecond", since: 10.0, ownRate) }
    set { ownRate = requires("setPreferredFramesPerSecond:", since: 10.0, newValue) }
  }
  private var ownRate = 0
  /// How often a second it may and should be called; iOS 15.0 and later.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { requires("preferredFrameRateRange", since: 15.0, ownRange) }
    set {
      ownRange = requires("setPreferredFrameRateRange:", since: 15.0, newValue)
      let wanted = newValue.preferred ?? newValue.maximum
      ownRate = wanted > 0 ? Int(min(wanted, Float(Self.rate))) : 0
    }
  }
  private var ownRange = CAFrameRateRange.default
  /// Whether it calls nobody for now.
  public var isPaused = false {
    didSet { if isPaused != oldValue { follow() } }
  }

  /// Makes a link that keeps its target alive until it is made invalid.
  public init(target: Any, selector sel: Selector) {
    Self.requiresClass(since: 3.1)
    (self.target, selector) = (target as AnyObject, sel)
    super.init()
  }

  /// Made by UIKit itself, which is called itself.
  init(tell: @escaping (CADisplayLink) -> Void) {
    (target, selector) = (NSNull(), Selector(""))
    self.tell = tell
    super.init()
  }
  private var tell: ((CADisplayLink) -> Void)?

  /// Lets it run.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = target != nil
    if mode != .default { runsWhileScrolling = true }
    follow()
  }

  /// Stops it.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    follow()
  }

  /// Stops it for good and lets go of its target.
  public func invalidate() {
    (target, isAdded) = (nil, false)
    follow()
  }

  /// Seconds between two calls.
  private var interval: Double {
    let pictures = ownRate > 0 ? max(1, Self.rate / Double(ownRate)) : Double(max(1, frameInterval))
    return pictures.rounded() / Self.rate
  }
  private static let rate = 60.0

  private func follow() {
    let queue = Simulator.current.queue
    if let ticket { queue.cancel(ticket) }
    ticket = nil
    guard isAdded, !isPaused, target != nil else { return }
    // It never keeps the app busy: it runs as long as time passes.
    ticket = queue.post(after: interval, label: "CADisplayLink") { [self] in
      ticket = nil
      guard runsWhileScrolling || !Simulator.current.isScrolling else { return follow() }
      (timestamp, duration) = (CACurrentMediaTime(), 1 / Self.rate)
      if let tell {
        tell(self)
      } else if let target {
        Simulator.current.send(selector, to: target, self)
      }
      if ticket == nil { follow() }
    }
  }
}

/// How many pictures a second are wanted; iOS 15.0 and later.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// No fewer than these.
  public var minimum: Float
  /// No more than these.
  public var maximum: Float
  /// As many as these where it can be; nil for as many as possible.
  public var preferred: Float?

  /// Makes a range of its ends.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// As many as the device shows.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

extension UIScreen {
  /// What calls a method for each picture of the screen (rule 273); iOS 4.0 and later.
  public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    requires("displayLinkWithTarget:selector:", since: 4.0)
    return CADisplayLink(target: target, selector: selector)
  }
}
