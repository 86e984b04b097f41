import EventTrace
import HeadlessUIKit
import RuntimeFixtures

/// Two trees that do not agree, stacks that are none, and transitions that do not end (rules 78, 93
/// to 98, 109 and 110).
nonisolated extension Message {
  static let containment: [Message] = [
    .console(
      "M3 at the end", since: 5.0,
      "Unbalanced calls to begin/end appearance transitions for <A>."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      a.endAppearanceTransition()
      return stage.device
    },
    .console(
      "M3 at the beginning", since: 5.0,
      "Unbalanced calls to begin/end appearance transitions for <A>."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      a.beginAppearanceTransition(true, animated: false)
      return stage.device
    },
    .console(
      "M3 of two pushes", since: 5.0, before: 7.0,
      "Unbalanced calls to begin/end appearance transitions for <B>."
    ) { iOS in
      let (stage, navigation) = try shownStack(iOS)
      navigation.pushViewController(B(), animated: false)
      navigation.pushViewController(C(), animated: false)
      try stage.settle()
      return stage.device
    },
    .exception(
      "M5", .hierarchyInconsistency, since: 5.0,
      "child view controller:<C> should have parent view controller:<Q> but requested parent is:<P>"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let (parent, other, child) = (P(), Q(), C())
      other.view.addSubview(child.view)
      parent.addChild(child)
      return stage.device
    },
    .exception(
      "M5a under another", .hierarchyInconsistency, since: 5.0,
      "child view controller:<C> should have parent view controller:<Q> but actual parent is:<P>"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let (parent, other, child) = (P(), Q(), C())
      try stage.show(other)
      parent.addChild(child)
      other.view.addSubview(child.view)
      return stage.device
    },
    .exception(
      "M5a under nobody", .hierarchyInconsistency, since: 5.0,
      "child view controller:<C> should have parent view controller:(null) but actual parent is:<P>"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let (parent, child) = (P(), C())
      parent.addChild(child)
      stage.window.addSubview(child.view)
      return stage.device
    },
    .exception(
      "M161", .internalInconsistency, since: 3.0,
      "All view controllers in a navigation controller must be distinct ((\n    \"<A>\",\n    \"<A>\"\n))"
    ) { iOS in
      let device = Device(iOS: iOS)
      guard iOS >= 3.0 else { return device }
      let a = A()
      let navigation = UINavigationController()
      navigation.setViewControllers([a, a], animated: false)
      return device
    },
    .exception(
      "M5b", .invalidArgument, since: .first, before: 13.0,
      "Pushing the same view controller instance more than once is not supported (<A>)",
      pushAgain),
    .exception(
      "M190", .invalidArgument, since: 13.0,
      "<UINavigationController> is pushing the same view controller instance (<A>) more than once "
        + "which is not supported and is most likely an error in the application : (null)",
      pushAgain),
    .exception(
      "M10", since: 5.0,
      "Children view controllers <A> and <B> must have a common parent view controller when calling "
        + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:]"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      P().transition(from: A(), to: B(), duration: 1, animations: nil)
      return stage.device
    },
    .exception(
      "M11c", since: 4.0,
      "Application tried to push a nil view controller on target <UINavigationController>."
    ) { iOS in
      let (stage, navigation) = try shownStack(iOS)
      navigation.pushViewController(nil, animated: false)
      return stage.device
    },
    .console(
      "M12 at the beginning", since: 4.0, before: 8.0,
      "nested push animation can result in corrupted navigation bar", pushTwice),
    .console(
      "M12 at the end", since: 4.0, before: 8.0,
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
        + "might get corrupted.", pushTwice),
    .exception(
      "M26", .invalidArgument, since: .first, "Pushing a navigation controller is not supported"
    ) { iOS in
      let (stage, navigation) = try shownStack(iOS)
      navigation.pushViewController(UINavigationController(), animated: false)
      return stage.device
    },
    .exception(
      "M192", .invalidArgument, since: 3.2,
      "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>"
    ) { iOS in
      guard iOS >= 3.2 else { return Device(iOS: iOS) }
      // Up to iOS 7 there are split views on iPads alone.
      let model = iOS < 6.0 ? "iPad" : iOS < 8.0 ? "iPad 2" : nil
      let (stage, navigation) = try shownStack(iOS, model: model)
      navigation.pushViewController(UISplitViewController(), animated: false)
      return stage.device
    },
    .console(
      "M203", since: 14.0,
      "[Assert] displayModeButtonItem is internally managed and not exposed for DoubleColumn style. "
        + "Returning an empty, disconnected UIBarButtonItem to fulfill the non-null contract."
    ) { iOS in
      let device = Device(iOS: iOS)
      if iOS >= 14.0 { _ = UISplitViewController(style: .doubleColumn).displayModeButtonItem }
      return device
    },
    .exception(
      "M26 at the beginning", .invalidArgument, since: .first,
      "Pushing a navigation controller is not supported"
    ) { iOS in
      let device = Device(iOS: iOS)
      _ = UINavigationController(rootViewController: UINavigationController())
      return device
    },
    directCall("viewWillAppear:") { $0.viewWillAppear(false) },
    directCall("viewDidAppear:") { $0.viewDidAppear(false) },
    directCall("viewWillDisappear:") { $0.viewWillDisappear(false) },
    directCall("viewDidDisappear:") { $0.viewDidDisappear(false) },
  ]

  /// A device with a navigation controller on screen and A at the bottom of its stack.
  @MainActor
  private static func shownStack(
    _ iOS: IOSVersion, model: String? = nil
  ) throws -> (TestApp, UINavigationController) {
    let stage = TestApp(iOS: iOS, model: model)
    let navigation = UINavigationController(rootViewController: A())
    try stage.show(navigation)
    return (stage, navigation)
  }

  /// Pushes what is on the stack already.
  @MainActor
  private static func pushAgain(iOS: IOSVersion) throws -> Device {
    let (stage, navigation) = try shownStack(iOS)
    navigation.pushViewController(navigation.viewControllers[0], animated: false)
    return stage.device
  }

  /// Pushes during an animated push.
  @MainActor
  private static func pushTwice(iOS: IOSVersion) throws -> Device {
    let (stage, navigation) = try shownStack(iOS)
    navigation.pushViewController(B(), animated: true)
    navigation.pushViewController(C(), animated: true)
    try stage.settle()
    return stage.device
  }

  /// An app that calls a callback itself.
  private static func directCall(
    _ selector: String, _ call: @escaping @MainActor @Sendable (UIViewController) -> Void
  ) -> Message {
    .console(
      "M28 \(selector)", since: 16.0,
      "[ViewController] Calling -\(selector) directly on a view controller is not supported, and "
        + "may result in out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
        + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
        + "debugger."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      call(a)
      return stage.device
    }
  }
}
