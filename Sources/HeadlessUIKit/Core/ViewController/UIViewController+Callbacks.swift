import EventTrace

/// One call of UIKit's to a controller.
struct CurrentCallback {
  /// nil while there is none.
  var name: String?
  var reachedBase = false
}

/// How UIKit calls a controller, and how it finds out what the controller's class leaves undone.
extension UIViewController {
  /// The callbacks whose overrides must call super, as UIKit documents it, or are strongly advised to.
  private static let needSuper: Set<String> = [
    "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
    "viewDidDisappear(_:)", "updateViewConstraints()", "didReceiveMemoryWarning()",
    "willMove(toParent:)", "didMove(toParent:)", "encodeRestorableState(with:)",
    "decodeRestorableState(with:)",
  ]

  /// Makes one callback: as an event, with an eye on whether it reaches the base class.
  ///
  /// - Returns: whether it did.
  @discardableResult
  func tell(
    _ name: String, _ arguments: @autoclosure () -> [String] = [], _ call: () -> Void
  ) -> Bool {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return false }
    let outer = callback
    callback = CurrentCallback(name: name)
    simulator.callback(name, on: self, arguments(), call)
    if !callback.reachedBase, Self.needSuper.contains(name) {
      let call = name.replacing("(_:)", with: "(animated)")
        .replacing("(toParent:)", with: "(toParent: parent)")
        .replacing("(with:)", with: "(with: coder)")
      simulator.diagnose(
        "missingSuper", noRule: "only Apple's reference says it", on: self,
        "\(simulator.className(of: type(of: self))).\(name) does not call super.\(call).")
    }
    let reached = callback.reachedBase
    callback = outer
    return reached
  }

  /// Marks that the base class was reached. A call that the app makes in UIKit's place is an event of the app's
  /// (rule 78), and from some version on UIKit notes it too (M28).
  func baseReached(_ name: String) {
    if callback.name == name {
      callback.reachedBase = true
      return
    }
    if Self.appearanceCallbacks.contains(name) || Event.leftToUIKit.contains(name) {
      Simulator.current.call(name, on: self) {}
    }
    if Self.appearanceCallbacks.contains(name),
      Simulator.current.has(.directAppearanceCallsAreNoted)
    {
      let selector = name.replacing("(_:)", with: ":")
      Simulator.current.console(
        "[ViewController] Calling -\(selector) directly on a view controller is not supported, and "
          + "may result in out-of-order callbacks and other inconsistent behavior. Use the "
          + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
          + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
          + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
          + "debugger.")
    }
  }

  /// Whether one of the four appearance callbacks is going on.
  var isHearingOfAppearance: Bool {
    callback.name.map(Self.appearanceCallbacks.contains) ?? false
  }

  private static let appearanceCallbacks: Set<String> = [
    "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
  ]
}
