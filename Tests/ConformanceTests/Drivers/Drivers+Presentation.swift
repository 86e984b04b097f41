import HeadlessUIKit

/// Controllers that are shown over others.
extension Drivers {
  static let presentation: [String: Driver] = [
    "presentFullScreen": { stage in
      try presenting(stage, as: .fullScreen, animated: false)
    },
    "presentAndDismissFullScreen": { stage in
      try presenting(stage, as: .fullScreen, animated: false)
      try dismissing(stage, animated: false)
    },
    "presentFormSheet": { stage in
      try presenting(stage, as: .formSheet)
      try dismissing(stage)
    },
    "presentInDefaultStyle": { stage in
      try presenting(stage)
      try dismissing(stage)
    },
    "presentOverFullScreen": { stage in
      try presenting(stage, as: .overFullScreen)
      try dismissing(stage)
    },
    "sheetDraggedAndLetGo": { stage in
      let presenter = try presenting(stage)
      stage.begin()
      _ = presenter.presentedViewController?.beginInteractiveDismissal()
      try stage.simulator.settle()
      presenter.presentedViewController?.cancelInteractiveDismissal()
      try stage.simulator.settle()
    },
    "presentLandscape": { stage in
      let all = ["Portrait", "LandscapeLeft", "LandscapeRight"].map {
        "UIInterfaceOrientation\($0)"
      }
      try stage.launch(info: ["UISupportedInterfaceOrientations": all]) {
        AD(stage: stage) { A() }
      }
      let presenter = stage.simulator.windows.first?.rootViewController
      let locked = B()
      locked.overridden = [
        "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
      ]
      (locked.allowed, locked.preferred) = (.landscape, .landscapeRight)
      stage.begin()
      presenter?.present(locked, animated: true)
      try stage.simulator.settle()
      try dismissing(stage)
    },
    "presentFromTab": { stage in
      let (first, presented) = (F(), X())
      let tabs = try stage.show { () -> UITabBarController in
        let tabs = UITabBarController()
        tabs.viewControllers = [first, M()]
        return tabs
      }
      presented.noting = { [unowned first] presented in
        let names = [
          ("F.presented", first.presentedViewController),
          ("X.presenting", presented.presentingViewController),
          ("UITabBarController.presented", tabs.presentedViewController),
        ].map { "\($0)=\($1.map { stage.simulator.name(of: $0) } ?? "nil")" }
        stage.note(names.joined(separator: ", "))
      }
      stage.begin()
      first.present(presented, animated: true)
      try stage.simulator.settle()
    },
  ]

  /// Launches with A as the root, which presents B in that style.
  ///
  /// - Returns: A.
  @discardableResult
  private static func presenting(
    _ stage: TraceApp, as style: UIModalPresentationStyle? = nil, animated: Bool = true
  ) throws -> A {
    let presenter = try stage.show { A() }
    let flags = { (controller: UIViewController) in
      "isBeingPresented=\(controller.isBeingPresented), "
        + "isBeingDismissed=\(controller.isBeingDismissed)"
    }
    presenter.noting = { stage.note(flags($0)) }
    stage.begin()
    let presented = B()
    if let style { presented.modalPresentationStyle = style }
    presented.noting = { stage.note(flags($0)) }
    presented.whenGone = { stage.see("deinit", of: "B") }
    presenter.present(presented, animated: animated) { [unowned presented] in
      stage.see("completion", of: "B", printing: flags(presented))
    }
    try stage.simulator.settle()
    return presenter
  }

  /// The root takes away what it presents.
  private static func dismissing(_ stage: TraceApp, animated: Bool = true) throws {
    stage.simulator.windows.first?.rootViewController?.dismiss(animated: animated) {
      stage.see("completion", of: "B")
    }
    try stage.simulator.settle()
  }
}
