import HeadlessUIKit

/// Segues and the way back.
extension Drivers {
  static let segues: [String: Driver] = [
    "unwindThroughPresentations": { stage in
      let controllers = [try stage.show { One() }, Two(), Three(), Four()]
      for (presenter, presented) in zip(controllers, controllers.dropFirst()) {
        presenter.present(presented, animated: false)
        try stage.simulator.settle()
      }
      try unwind(stage, from: controllers[3])
    },
    "unwindToNavigationRoot": { stage in
      let navigation = try stage.show { Nav(rootViewController: One()) }
      let (two, three) = (Two(), Three())
      navigation.pushViewController(two, animated: false)
      try stage.simulator.settle()
      two.present(three, animated: false)
      try stage.simulator.settle()
      try unwind(stage, from: three)
    },
  ]

  /// A button of `controller` leads back to One, which alone has the action with the source.
  private static func unwind(_ stage: TraceApp, from controller: UIViewController) throws {
    for type in [One.self, type(of: controller)] { _registerMethod(type, "unwind:") { _, _, _ in } }
    let segue = SegueTemplate(.unwind, identifier: "unwind")
    segue.unwindAction = "unwind:"
    controller.add(segue)
    stage.begin()
    segue.follow(from: UIButton())
    try stage.simulator.settle()
  }
}
