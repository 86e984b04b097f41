public import Foundation

/// An object that can receive events: views, controllers, the application, most delegates.
open class UIResponder: NSObject {
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
}
