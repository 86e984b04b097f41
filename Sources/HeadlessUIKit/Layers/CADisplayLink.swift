public import Foundation

/// Calls an app before each picture of the screen: sixty times a second of virtual time. iOS 3.1 and later.
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private var isValid = true
  private var isRunning = false

  public init(target: Any, selector sel: Selector) {
    Self.requiresClass(since: 3.1)
    (self.target, selector) = (target as AnyObject, sel)
    super.init()
  }

  /// When the picture before this one was shown.
  public private(set) var timestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// When the next picture is shown; iOS 10.0 and later.
  open var targetTimestamp: CFTimeInterval {
    requires("targetTimestamp", since: 10.0, timestamp + interval)
  }
  open var isPaused = false {
    didSet { if oldValue, !isPaused { runOn() } }
  }
  open var frameInterval = 1
  /// iOS 10.0 and later.
  open var preferredFramesPerSecond: Int {
    get { requires("preferredFramesPerSecond", since: 10.0, ownFramesPerSecond) }
    set { ownFramesPerSecond = requires("setPreferredFramesPerSecond:", since: 10.0, newValue) }
  }
  private var ownFramesPerSecond = 0
  /// iOS 15.0 and later.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { requires("preferredFrameRateRange", since: 15.0, ownRange) }
    set {
      ownRange = requires("setPreferredFrameRateRange:", since: 15.0, newValue)
      ownFramesPerSecond = Int(newValue.preferred ?? newValue.maximum)
    }
  }
  private var ownRange = CAFrameRateRange.default

  private var interval: Double {
    ownFramesPerSecond > 0
      ? 1 / Double(min(ownFramesPerSecond, 60)) : Double(max(frameInterval, 1)) / 60
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timestamp = virtualClock
    runOn()
  }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isValid = false }
  open func invalidate() { isValid = false }

  /// The run loop holds the link and its target until it is invalid, as on iOS.
  private func runOn() {
    guard isValid, !isPaused, !isRunning, !Simulator.current.isDead else { return }
    isRunning = true
    Simulator.current.queue.post(after: interval, label: "CADisplayLink") { [self] in
      isRunning = false
      guard isValid, !isPaused else { return }
      timestamp = virtualClock
      Simulator.current.send(selector, to: target, self)
      runOn()
    }
  }
}

/// How many pictures a second are wanted; iOS 15.0 and later.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
