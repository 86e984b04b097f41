/// What is remembered of controllers; nothing is kept alive by that.
final class ControllerList {
  /// Those that are alive, in the order in which they were made.
  fileprivate var references: [WeakReference<UIViewController>] = []
  /// Those that left since the app came to rest the last time.
  var departures: [Departure] = []

  /// A controller that left, to be looked for when the app has come to rest.
  struct Departure {
    let controller: WeakReference<UIViewController>
    /// How it left: `was popped from UINavigationController`.
    let manner: String
  }
}

extension Simulator {
  private static let controllerListKey = StateKey { _ in ControllerList() }
  var controllerList: ControllerList { state(Self.controllerListKey) }

  /// All controllers that are alive, in the order in which they were made.
  var controllers: [UIViewController] {
    let list = controllerList
    list.references.removeAll { $0.object == nil }
    return list.references.compactMap(\.object)
  }

  func add(_ controller: UIViewController) {
    controllerList.references.append(WeakReference(object: controller))
  }

  /// Remembers a controller that leaves; nothing is kept alive by that.
  func noteDeparture(of controller: UIViewController, _ manner: String) {
    controllerList.departures.append(
      ControllerList.Departure(controller: WeakReference(object: controller), manner: manner))
  }
}
