import HeadlessUIKit

/// Parents and children.
extension Drivers {
  static let containment: [String: Driver] = [
    "childWhileLoading": { stage in
      try showParent(stage) { parent, child in
        parent.addChild(child)
        child.didMove(toParent: parent)
        parent.view.addSubview(child.view)
      }
    },
    "childWhileLoadingWithoutDidMove": { stage in
      try showParent(stage) { parent, child in
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
    },
    // The source's child comes by an embed segue, which makes these calls in this order.
    "embeddedAtLaunch": { stage in
      try showParent(stage) { parent, child in
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    },
    "transitionBetweenChildren": { stage in
      let parent = try showParent(stage, of: One()) { parent, one in
        parent.addChild(one)
        parent.view.addSubview(one.view)
        one.didMove(toParent: parent)
      }
      let (one, two) = (parent.children[0], Two())
      stage.begin()
      parent.addChild(two)
      one.willMove(toParent: nil)
      parent.transition(from: one, to: two, duration: 0.4, options: [], animations: nil) { _ in
        two.didMove(toParent: parent)
        one.removeFromParent()
      }
      try stage.simulator.settle()
    },
    "childInHiddenContainer": { stage in
      let parent = try showParent(stage) { parent, _ in
        let container = UIView()
        container.isHidden = true
        parent.view.addSubview(container)
      }
      let (container, child) = (parent.view.subviews[0], C())
      stage.begin()
      parent.addChild(child)
      container.addSubview(child.view)
      child.didMove(toParent: parent)
      try stage.simulator.settle()
      container.isHidden = false
      try stage.simulator.advance(by: 1)
    },
  ]

  /// Launches with P as the root, which takes in a child as `embed` does while it loads.
  @discardableResult
  private static func showParent(
    _ stage: TraceApp, of child: @autoclosure @escaping () -> UIViewController = C(),
    _ embed: @escaping (UIViewController, UIViewController) -> Void
  ) throws -> P {
    try stage.show {
      let parent = P()
      parent.whenLoaded = { embed($0, child()) }
      return parent
    }
  }
}
