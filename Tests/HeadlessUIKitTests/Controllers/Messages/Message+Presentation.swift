import EventTrace
import HeadlessUIKit
import RuntimeFixtures

/// Presenting what cannot be presented, where it cannot be, or while it cannot (rules 151 to 154).
nonisolated extension Message {
  static let presentation: [Message] = [
    .exception(
      "M125", .internalInconsistency, since: 8.0,
      "UIAlertController must have a title, a message or an action to display"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let a = A()
      try stage.show(a)
      guard iOS >= 8.0 else { return stage.device }
      a.present(
        UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
      try stage.settle()
      return stage.device
    },
    .exception(
      "M200", .internalInconsistency, since: 8.0,
      "The specified modal presentation style doesn't have a corresponding presentation controller."
    ) { iOS in
      let ((stage, a), b) = (try shownA(iOS), B())
      guard iOS >= 7.0 else { return stage.device }
      b.modalPresentationStyle = .none
      a.present(b, animated: false)
      return stage.device
    },
    .console(
      "M1", since: 6.0, before: 13.0,
      "Warning: Attempt to present <B> on <A> whose view is not in the window hierarchy!"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let a = A()
      a.during["viewDidLoad"] = { $0.presentAsEver(B()) }
      try stage.show(a)
      return stage.device
    },
    .console(
      "M1b", since: 13.0,
      "[Presentation] Attempt to present <B> on <UINavigationController> (from <A>) whose view is "
        + "not in the window hierarchy."
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let navigation = UINavigationController(rootViewController: A())
      navigation.topViewController?.presentAsEver(B())
      return stage.device
    },
    .console(
      "M2", since: 8.0, before: 13.0,
      "Warning: Attempt to present <C>  on <A> which is already presenting <B>", presentTwice),
    .console(
      "M2b", since: 13.0,
      "[Presentation] Attempt to present <C> on <A> (from <A>) which is already presenting <B>.",
      presentTwice),
    .exception(
      "M4", .invalidOrientation, since: 6.0,
      "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
    ) { iOS in
      let stage = TestApp(iOS: iOS)
      let (root, presented) = (Presenting(.portrait), Orienting(.landscape))
      presented.preferred = .portrait
      if iOS >= 3.2 { presented.modalPresentationStyle = .fullScreen }
      try stage.show(root)
      root.presentAsEver(presented)
      try stage.settle()
      return stage.device
    },
    .exception(
      "M11", since: 5.0, "Application tried to present modally an active controller <A>."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      a.presentAsEver(a)
      return stage.device
    },
    .exception(
      "M11b", since: 4.0,
      "Application tried to present a nil modal view controller on target <A>."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      a.presentAsEver(nil)
      return stage.device
    },
    .exception(
      "M143", since: 13.0,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
        + "controller <A>."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      let b = B()
      b.modalTransitionStyle = .partialCurl
      a.presentAsEver(b)
      return stage.device
    },
    .console(
      "M13", since: 5.0, before: 13.0,
      "Warning: Attempt to present <C> on <A> while a presentation is in progress!"
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      a.presentAsEver(B(), animated: true)
      a.presentAsEver(C(), animated: true)
      try stage.settle()
      return stage.device
    },
    .console(
      "M16", since: 5.0,
      "Warning: Attempt to dismiss from view controller <A> while a presentation or dismiss is in "
        + "progress!"
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      a.presentAsEver(B(), animated: true)
      a.dismissAsEver(animated: true)
      try stage.settle()
      return stage.device
    },
    .console(
      "M75", since: 13.0,
      "[Presentation] Attempt to present <C> on <A> (from <A>) while a presentation is in progress."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      a.presentAsEver(B())
      try stage.settle()
      a.dismissAsEver(animated: true)
      a.presentAsEver(C())
      try stage.settle()
      return stage.device
    },
    .exception(
      "M76", since: 14.0,
      "Application tried to present modally a view controller <B> that is already being presented "
        + "by <A>."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      let b = B()
      a.presentAsEver(b)
      try stage.settle()
      a.presentAsEver(b)
      return stage.device
    },
    .console(
      "M29", since: 6.0,
      "Presenting view controllers on detached view controllers is discouraged <C>."
    ) { iOS in
      let (stage, a) = try shownA(iOS)
      let nested = C()
      a.view.addSubview(nested.view)
      try stage.settle()
      nested.presentAsEver(B())
      try stage.settle()
      return stage.device
    },
  ]

  /// A device with A on screen.
  @MainActor
  static func shownA(_ iOS: IOSVersion) throws -> (TestApp, A) {
    let stage = TestApp(iOS: iOS)
    let a = A()
    try stage.show(a)
    return (stage, a)
  }

  /// Presents C where B is presented already, without having covered its presenter.
  @MainActor
  private static func presentTwice(iOS: IOSVersion) throws -> Device {
    let (stage, a) = try shownA(iOS)
    let b = B()
    if iOS >= 8.0 { b.modalPresentationStyle = .overFullScreen }
    a.presentAsEver(b)
    try stage.settle()
    // In its window also where it had to make room, so that nothing else is wrong.
    stage.window.addSubview(a.view)
    a.presentAsEver(C())
    return stage.device
  }
}
