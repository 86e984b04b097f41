package import EventTrace
package import Foundation
package import HeadlessUIKit

/// Hears of what a navigation controller shows.
package final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController, animated: Bool
  ) {}
  package func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController, animated: Bool
  ) {}
}

extension TestApp {
  /// A navigation controller on screen, with `root` at the bottom of its stack.
  ///
  /// The stage comes first, so that the root is made on its device.
  package static func navigation(
    iOS: IOSVersion, _ root: @autoclosure () -> UIViewController,
    delegate: NavigationDelegate? = nil
  ) throws -> (TestApp, UINavigationController) {
    let stage = TestApp(iOS: iOS)
    let navigation = UINavigationController(rootViewController: root())
    navigation.delegate = delegate
    try stage.show(navigation)
    return (stage, navigation)
  }

  /// What was heard by others than the navigation controller, with the delegate's callbacks as
  /// `willShow(A)` and `didShow(A)`.
  package func heardInStack(since mark: Int = 0, _ names: [String] = TestApp.appearance) -> [String]
  {
    device.simulator.recorder.events[mark...].compactMap { event in
      guard event.kind == .callback, let subject = event.subject?.name,
        subject != "UINavigationController"
      else { return nil }
      if event.name.contains("how:animated:") {
        return "\(event.name.contains("willShow") ? "willShow" : "didShow")(\(event.arguments[1]))"
      }
      let member = String(event.name.prefix { $0 != "(" })
      guard names.contains(member) else { return nil }
      return member.hasSuffix("Move")
        ? "\(subject).\(member)(\(event.arguments[0]))" : "\(subject).\(member)"
    }
  }
}
