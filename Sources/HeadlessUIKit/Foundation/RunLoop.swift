public import Foundation

/// What takes one event after another; timers that an app makes itself are given to it.
public final class RunLoop: NSObject {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  private override init() {}

  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  /// Runs the block in a later turn; iOS 10.0 and later.
  public func perform(_ block: @escaping () -> Void) {
    requires("performBlock:", since: 10.0)
    Simulator.current.queue.post(label: "RunLoop.perform", block)
  }

  /// When the loop looks at its timers; scrolling has no mode of its own here.
  public nonisolated struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
    public static let tracking = Mode("UITrackingRunLoopMode")
  }
}
