import EventTrace

/// Showing a controller without knowing what is around: whoever can show it is looked for.
extension UIViewController {
  func showBySurroundings(_ controller: UIViewController, sender: Any?) {
    let simulator = Simulator.current!
    simulator.call("show(_:sender:)", on: self, [simulator.name(of: controller), "sender"]) {
      let target = surrounding {
        $0 is UINavigationController || $0 is UISplitViewController
          || simulator.hooks.overrides($0, "show(_:sender:)")
      }
      guard let target else { return present(controller, animated: true) }
      target.show(controller, sender: sender)
    }
  }

  func showDetailBySurroundings(_ controller: UIViewController, sender: Any?) {
    let simulator = Simulator.current!
    simulator.call(
      "showDetailViewController(_:sender:)", on: self, [simulator.name(of: controller), "sender"]
    ) {
      let target = surrounding {
        $0 is UISplitViewController
          || simulator.hooks.overrides($0, "showDetailViewController(_:sender:)")
      }
      guard let target else { return present(controller, animated: true) }
      target.showDetailViewController(controller, sender: sender)
    }
  }

  /// The nearest controller around this one that shows others in its own way.
  private func surrounding(_ shows: (UIViewController) -> Bool) -> UIViewController? {
    sequence(first: self, next: \.container).dropFirst().first(where: shows)
  }
}
