import Foundation

/// Writes the state of one controller or view; other controllers in it are kept by their paths.
nonisolated final class StateArchiver: NSKeyedArchiver {
  fileprivate static let marker = "$restorationPath"
  /// The controllers that the state speaks of: they are saved, too.
  private(set) var mentioned: [UIViewController] = []

  override func write(_ object: Any?, _ key: String) {
    switch object {
    case let controller as UIViewController: super.write(reference(to: controller), key)
    case let list as [UIViewController]: super.write(list.compactMap(reference), key)
    default: super.write(object, key)
    }
  }

  private func reference(to controller: UIViewController) -> [String: Any]? {
    let path = onMain(Boxed(controller)) { $0.value.restorationPath }
    guard let path else { return nil }
    mentioned.append(controller)
    return [Self.marker: path]
  }
}

/// Reads the state of one controller or view.
nonisolated final class StateUnarchiver: NSKeyedUnarchiver {
  /// Who knows the controllers that were found.
  var restorer: StateRestorer?
  /// The name of the storyboard that the controller came from.
  var storyboard: String?

  override func read(_ key: String) -> Any? {
    if key == UIApplication.stateRestorationViewControllerStoryboardKey {
      return onMain(storyboard) { name in
        Boxed(name.map { UIStoryboard(name: $0, bundle: nil) })
      }.value
    }
    let value = super.read(key)
    guard let list = value as? [Any] else { return referred(value) ?? value }
    return list.map { referred($0) ?? $0 }
  }

  /// The controller that a path in a state leads to.
  private func referred(_ value: Any?) -> UIViewController? {
    guard let path = (value as? [AnyHashable: Any])?[StateArchiver.marker] as? [Any] else {
      return nil
    }
    let names = path.compactMap { $0 as? String }
    return onMain(Boxed(restorer)) { Boxed($0.value?.controller(at: names)) }.value
  }
}
