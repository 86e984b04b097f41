public import Foundation

/// An object that can receive events: views, controllers, the application, most delegates.
open class UIResponder: NSObject, UIUserActivityRestoring {
  /// The number among the objects of its class, in the order of their making.
  let ordinal: Int

  public override init() {
    ordinal = Simulator.current.nextOrdinal(of: Self.self)
    super.init()
  }

  deinit {}

  /// The object by its name in the trace; never an address.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<\(Simulator.current.name(of: self))>" }
  }

  /// The next object that gets an event that this one does not handle.
  open var next: UIResponder? { nil }

  /// Goes on with what the user did elsewhere; iOS 8.0 and later.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// What can go on with an activity that an app was opened with; iOS 12.0 and later, and before that
/// every responder could.
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}
