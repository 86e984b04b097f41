import Foundation
import HeadlessUIKit

/// Devices that are turned while an app is on screen.
extension Drivers {
  static let rotation: [String: Driver] = [
    "rotateRoot": { stage in
      let root = try stage.show { turning(R()) }
      root.noting = { stage.note(size(of: $0)) }
      try rotate(stage)
    },
    "rotateWithBothQuestions": { stage in
      try stage.show { turning(R()) }
      try rotate(stage)
    },
    "rotateWithSizeTransition": { stage in
      try stage.show {
        let root = turning(A())
        root.overridden.insert("viewWillTransition(to:with:)")
        return root
      }
      try rotate(stage)
    },
    "rotateWithoutSizeTransition": { stage in
      try stage.show { turning(A()) }
      try rotate(stage)
    },
    "rotationWithChild": { stage in
      try stage.show {
        let parent = P()
        parent.whenLoaded = { parent in
          let child = C()
          parent.addChild(child)
          // A size of its own, which the rotation leaves as it is.
          child.view.autoresizingMask = []
          child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
        return parent
      }
      try rotate(stage)
    },
    "rotateInNavigation": { stage in
      try stage.show { Nav(rootViewController: turning(A())) }
      try rotate(stage)
    },
    "rotateWithAnotherTab": { stage in
      let tabs = try stage.show { () -> UITabBarController in
        let tabs = UITabBarController()
        tabs.viewControllers = [turning(A()), turning(B())]
        return tabs
      }
      tabs.selectedIndex = 1
      try stage.simulator.settle()
      try rotate(stage)
      tabs.selectedIndex = 0
      try stage.simulator.settle()
    },
    "dismissRotated": { stage in
      let presenter = try stage.show { () -> A in
        let presenter = A()
        presenter.overridden = ["supportedInterfaceOrientations"]
        presenter.allowed = .portrait
        return presenter
      }
      presenter.noting = { stage.note(size(of: $0)) }
      presenter.present(turning(B()), animated: true)
      try stage.simulator.settle()
      try rotate(stage)
      presenter.dismiss(animated: true)
      try stage.simulator.settle()
    },
  ]

  /// Turns the device to the left and lets that be seen.
  private static func rotate(_ stage: TraceApp) throws {
    stage.begin()
    stage.simulator.rotate(to: .landscapeLeft)
    try stage.simulator.settle()
  }

  /// Makes a controller's class one that goes along with every rotation, on every version.
  private static func turning<Controller: Lettered>(_ controller: Controller) -> Controller {
    controller.overridden = [
      "shouldAutorotate(to:)", "shouldAutorotate", "supportedInterfaceOrientations",
      "willAnimateRotation(to:duration:)",
    ]
    controller.allowed = .all
    return controller
  }
}
