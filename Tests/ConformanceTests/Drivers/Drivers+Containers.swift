import HeadlessUIKit
import Testing

/// Navigation and tab bar controllers.
extension Drivers {
  static let navigation: [String: Driver] = [
    "navigationLaunch": { stage in
      try launchNavigation(stage)
    },
    "pushAnimated": {
      try navigating($0) { navigation in
        let pushed = B()
        pushed.overridden = ["prefersStatusBarHidden", "preferredStatusBarUpdateAnimation"]
        navigation.pushViewController(pushed, animated: true)
      }
    },
    "pushAndPop": { stage in
      try navigating(stage) { $0.pushViewController(B(), animated: true) }
      try then(stage) { $0.popViewController(animated: true) }
    },
    "popAnimated": { stage in
      try navigating(stage) { $0.pushViewController(B(), animated: true) }
      stage.begin()
      try then(stage) { $0.popViewController(animated: true) }
    },
    "coverAndUncover": { stage in
      try navigating(stage) { $0.pushViewController(B(), animated: true) }
      stage.begin()
      try then(stage) { $0.pushViewController(C(), animated: true) }
      try then(stage) { $0.popViewController(animated: true) }
    },
    "swipeBack": { stage in
      try navigating(stage) { navigation in
        let pushed = B()
        pushed.whenGone = { stage.see("deinit", of: "B") }
        navigation.pushViewController(pushed, animated: true)
      }
      stage.begin()
      try then(stage) { _ = $0.beginInteractivePop() }
      try then(stage) { $0.finishInteractivePop() }
    },
    "swipeBackTakenBack": { stage in
      try navigating(stage) { $0.pushViewController(B(), animated: true) }
      stage.begin()
      try then(stage) { _ = $0.beginInteractivePop() }
      try then(stage) { $0.cancelInteractivePop() }
    },
    "childOfPushedChanges": { stage in
      try navigating(stage) { navigation in
        let (container, red, blue) = (P(), Red(), Blue())
        container.whenLoaded = { embed(red, in: $0) }
        navigation.pushViewController(container, animated: true)
        container.letGo(red)
        embed(blue, in: container)
      }
    },
    "hideNavigationBar": { stage in
      try navigating(stage) { $0.setNavigationBarHidden(true, animated: false) }
    },
    "tabs": { stage in
      let tabs = try stage.show { () -> UITabBarController in
        let tabs = UITabBarController()
        tabs.viewControllers = [M(), C()]
        return tabs
      }
      tabs.tapTab(at: 1)
      try stage.simulator.settle()
    },
  ]

  private static func launchNavigation(_ stage: TraceApp) throws {
    try stage.show {
      let announcer = D()
      stage.kept = [announcer]
      let navigation = UINavigationController(rootViewController: A())
      navigation.delegate = announcer
      return navigation
    }
  }

  /// Launches with A in a navigation controller, and then lets `change` be seen.
  private static func navigating(
    _ stage: TraceApp, _ change: (UINavigationController) -> Void
  ) throws {
    try launchNavigation(stage)
    stage.begin()
    try then(stage, change)
  }

  /// The next change, until its animation has ended.
  private static func then(
    _ stage: TraceApp, _ change: (UINavigationController) -> Void
  ) throws {
    let root = stage.simulator.windows.first?.rootViewController
    change(try #require(root as? UINavigationController))
    try stage.simulator.settle()
  }

  private static func embed(_ child: UIViewController, in container: UIViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }
}

/// The delegate of a navigation controller.
private final class D: UIResponder, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
