import EventTrace

/// Showing a controller without knowing what is around: whoever can show it is looked for.
extension UIViewController {
  func showBySurroundings(_ controller: UIViewController, sender: Any?) {
    let simulator = Simulator.current!
    simulator.call("show(_:sender:)", on: self, [simulator.name(of: controller), "sender"]) {
      let target = container?.target(for: "showViewController:sender:", sender: sender)
      guard let target else { return present(controller, animated: true) }
      target.show(controller, sender: sender)
    }
  }

  func showDetailBySurroundings(_ controller: UIViewController, sender: Any?) {
    let simulator = Simulator.current!
    simulator.call(
      "showDetailViewController(_:sender:)", on: self, [simulator.name(of: controller), "sender"]
    ) {
      let target = container?.target(for: "showDetailViewController:sender:", sender: sender)
      guard let target else { return present(controller, animated: true) }
      target.showDetailViewController(controller, sender: sender)
    }
  }

  /// The nearest from this one on that has a method of its own under that selector.
  ///
  /// Those that UIKit gives to every controller count where a class does something else with them.
  func target(for action: Selector, sender: Any?) -> UIViewController? {
    let simulator = Simulator.current!
    let isKnown: (UIViewController) -> Bool =
      switch action.description {
      case "showViewController:sender:", "show:sender:":
        { $0.showsOthers || simulator.hooks.overrides($0, "show(_:sender:)") }
      case "showDetailViewController:sender:":
        {
          $0.showsDetails
            || simulator.hooks.overrides($0, "showDetailViewController(_:sender:)")
        }
      default: { simulator.method(action, of: $0) != nil }
      }
    return sequence(first: self, next: \.container).first(where: isKnown)
  }
}
