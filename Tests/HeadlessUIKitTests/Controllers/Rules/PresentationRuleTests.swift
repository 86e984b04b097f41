import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Controllers over controllers, on every version (rules 139 to 158).
@MainActor
struct PresentationRuleTests {
  private let covering = [
    "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
  ]
  private let uncovering = [
    "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
  ]

  @Test("Full screen: the new one came before the old one went, and back", .rule(139, 140, 141))
  func fullScreen() throws {
    for iOS in IOSVersion.tried {
      for animated in [true, false] {
        let (stage, a, b) = try TestApp.pair(iOS: iOS, as: iOS >= 3.2 ? .fullScreen : nil)
        var (mark, atCompletion) = (stage.mark, [[String]]())
        if iOS >= 5.0 {
          a.present(b, animated: animated) { atCompletion.append(stage.heard(since: mark)) }
        } else {
          a.presentModalViewController(b, animated: animated)
        }
        try stage.settle()
        expectEqual(stage.heard(since: mark), covering, "iOS \(iOS)")
        expect(a.view.window == nil && b.view.window === stage.window, "iOS \(iOS)")
        mark = stage.mark
        if iOS >= 5.0 {
          b.dismiss(animated: animated) { atCompletion.append(stage.heard(since: mark)) }
        } else {
          b.dismissModalViewController(animated: animated)
        }
        try stage.settle()
        expectEqual(stage.heard(since: mark), uncovering, "iOS \(iOS)")
        expectEqual(atCompletion, only(iOS >= 5.0, covering, uncovering), "iOS \(iOS)")
        expect(a.view.window === stage.window && b.view.window == nil, "iOS \(iOS)")
      }
    }
  }

  @Test("The links and the reasons, as they are in each callback", .rule(142, 143))
  func links() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
      var log: [String] = []
      let note = { (name: String) in
        log.append(
          "\(name) \(b.isBeingPresented) \(b.isBeingDismissed) \(b.presentingViewController != nil)"
            + " \(a.isBeingDismissed)")
      }
      for name in TestApp.appearance {
        b.during[name] = { _ in note("B.\(name)") }
        a.during[name] = { _ in note("A.\(name)") }
      }
      a.present(b, animated: true) { note("presented") }
      try stage.settle()
      a.dismiss(animated: true) { note("dismissed") }
      try stage.settle()
      expectEqual(
        log,
        [
          "A.viewWillDisappear false false true false", "B.viewWillAppear true false true false",
          "B.viewDidAppear true false true false", "A.viewDidDisappear false false true false",
          "presented false false true false", "B.viewWillDisappear false true true false",
          "A.viewWillAppear false true true false", "A.viewDidAppear false true false false",
          "B.viewDidDisappear false true false false", "dismissed false false false false",
        ], "iOS \(iOS)")
    }
  }

  /// Whether the style takes the presenter off the screen on that version and device.
  private func covers(
    _ style: UIModalPresentationStyle?, _ iOS: IOSVersion, isPad: Bool
  ) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case nil: iOS < 13
    case .pageSheet, .formSheet: !isPad && iOS < 13
    case .popover: isPad ? iOS < 8.0 : iOS < 13
    case .custom: iOS < 7.0
    default: iOS < 8.0
    }
  }

  @Test(
    "Each style covers its presenter or not, by version and device", .rule(144, 145, 146, 158, 196))
  func styles() throws {
    let styles: [UIModalPresentationStyle?] = [
      nil, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ]
    for iOS in IOSVersion.tried(from: 3.2) {
      for isPad in [false, true] {
        let model = DeviceModel.all.first { ($0.idiom == .pad) == isPad && $0.runs(iOS) }
        for style in styles {
          let (stage, a, b) = try TestApp.pair(iOS: iOS, model: model?.name, as: style)
          if iOS >= 8.0 { b.popoverPresentationController?.sourceView = a.view }
          let mark = stage.mark
          a.presentModalViewController(b, animated: true)
          try stage.settle()
          b.dismissModalViewController(animated: true)
          try stage.settle()
          let alone = (covering + uncovering).filter { $0.hasPrefix("B") }
          expectEqual(
            stage.heard(since: mark),
            (covers(style, iOS, isPad: isPad) ? covering + uncovering : alone),
            "iOS \(iOS), \(isPad ? "iPad" : "iPhone"), \(style.map { "\($0)" } ?? "default")")
        }
      }
    }
  }

  @Test("On a phone on its side a sheet fills the screen", .rule(146))
  func compactHeight() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let stage = TestApp(device: Device(iOS: iOS, orientation: .landscapeLeft))
      let (a, b) = (A(), B())
      try stage.show(a)
      expect(stage.window.bounds.width > stage.window.bounds.height)
      let mark = stage.mark
      a.present(b, animated: true)
      try stage.settle()
      expectEqual(stage.heard(since: mark), covering, "iOS \(iOS)")
    }
  }

  @Test("The outermost presents, and whoever is around answers for it", .rule(147))
  func outermost() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let stage = TestApp(iOS: iOS)
      let (content, tabs, b) = (A(), UITabBarController(), B())
      tabs.viewControllers = [content]
      try stage.show(tabs)
      content.present(b, animated: false)
      try stage.settle()
      expect(b.presentingViewController === tabs, "iOS \(iOS)")
      expect(content.presentedViewController === b && tabs.presentedViewController === b)
    }
  }

  @Test(
    "Contexts: on iPads from iOS 5, on phones from 8, with their own transitions", .rule(148, 149))
  func contexts() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      for isPad in [false, true] {
        let model = DeviceModel.all.first { ($0.idiom == .pad) == isPad && $0.runs(iOS) }
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
          let stage = TestApp(iOS: iOS, model: model?.name)
          let (content, tabs, b) = (A(), UITabBarController(), B())
          tabs.viewControllers = [content]
          content.definesPresentationContext = true
          content.providesPresentationContextTransitionStyle = true
          content.modalTransitionStyle = .flipHorizontal
          b.modalPresentationStyle = style
          try stage.show(tabs)
          content.present(b, animated: false)
          try stage.settle()
          let finds = iOS >= 8.0 || isPad && style == .currentContext
          let presenter: UIViewController = finds ? content : tabs
          expect(b.presentingViewController === presenter, "iOS \(iOS) \(isPad) \(style)")
          expectEqual(
            presenter.presentation?.transitionStyle, (finds ? .flipHorizontal : .coverVertical))
        }
      }
    }
  }

  @Test(
    "A dismissal is handed up, takes all above and animates the highest alone, on iOS 8 the lowest",
    .rule(150), .rule(755))
  func dismissal() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
      let c = C()
      c.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      try stage.settle()
      b.present(c, animated: false)
      try stage.settle()
      let mark = stage.mark
      a.dismiss(animated: true)
      try stage.settle()
      let goOneByOne = iOS >= 8 && iOS < 9
      expectEqual(
        stage.heard(since: mark),
        ["C.viewWillDisappear"]
          + only(
            goOneByOne, "B.viewWillAppear", "B.viewDidAppear", "C.viewDidDisappear",
            "B.viewWillDisappear") + ["A.viewWillAppear", "A.viewDidAppear"]
          + [goOneByOne ? "B.viewDidDisappear" : "C.viewDidDisappear"], "iOS \(iOS)")
      let flags = stage.device.simulator.recorder.events[mark...].filter {
        $0.name == "viewWillDisappear(_:)"
      }.map(\.description)
      expectEqual(
        flags,
        (goOneByOne
          ? ["C viewWillDisappear(false)", "B viewWillDisappear(true)"]
          : ["C viewWillDisappear(true)"]),
        "iOS \(iOS)")
      expect(a.presentedViewController == nil && b.presentedViewController == nil)
    }
  }

  @Test("What is refused, in the words of the version", .rule(151, 152, "M1", "M2", "M13", "M16"))
  func refused() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let isNew = iOS >= 13
      let head = isNew ? "[Presentation] Attempt" : "Warning: Attempt"
      let unseen = TestApp(iOS: iOS)
      A().present(B(), animated: true)
      expectEqual(
        unseen.consoleTexts,
        only(
          iOS >= 6.0,
          isNew
            ? "\(head) to present <B> on <A> (from <A>) whose view is not in the window hierarchy."
            : "\(head) to present <B> on <A> whose view is not in the window hierarchy!"),
        "iOS \(iOS)")

      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
      a.present(b, animated: true)
      a.present(C(), animated: true)
      a.dismiss(animated: true)
      try stage.settle()
      expectEqual(
        stage.consoleTexts,
        [
          isNew
            ? "\(head) to present <C> on <A> (from <A>) which is already presenting <B>."
            : "\(head) to present <C> on <A> while a presentation is in progress!",
          "Warning: Attempt to dismiss from view controller <A> while a presentation or dismiss is "
            + "in progress!",
        ], "iOS \(iOS)")
      stage.window.addSubview(a.view)
      a.present(C(), animated: true)
      expectEqual(
        stage.consoleTexts.filter { $0.contains("present <C#2>") },
        only(
          iOS >= 8.0,
          isNew
            ? "\(head) to present <C#2> on <A> (from <A>) which is already presenting <B>."
            : "\(head) to present <C#2>  on <A> which is already presenting <B>"), "iOS \(iOS)")
      expect(a.presentedViewController === b)
    }
  }

  @Test("Nil, and what is somewhere already, end the app", .rule(153, "M11", "M11b"))
  func exceptions() throws {
    for iOS in IOSVersion.tried {
      let (none, a, _) = try TestApp.pair(iOS: iOS)
      a.presentModalViewController(nil, animated: false)
      expectEqual(
        none.device.lines(.exception),
        only(
          iOS >= 4.0,
          "NSInvalidArgumentException: Application tried to present a nil modal view controller "
            + "on target <A>."), "iOS \(iOS)")
      let (twice, presenter, presented) = try TestApp.pair(iOS: iOS)
      presenter.presentModalViewController(presented, animated: false)
      try twice.settle()
      presented.presentModalViewController(presented, animated: false)
      expectEqual(
        twice.device.lines(.exception),
        only(
          iOS >= 5.0 && iOS < 14.0,
          "NSInvalidArgumentException: Application tried to present modally an active controller "
            + "<B>.")
          + only(
            iOS >= 14.0,
            "NSInvalidArgumentException: Application tried to present modally a view controller <B> "
              + "that is already being presented by <A>."), "iOS \(iOS)")
    }
  }

  @Test(
    "One that the root does not know of presents all the same, noted from iOS 6 on",
    .rule(154, "M29"))
  func detached() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let (stage, a, b) = try TestApp.pair(iOS: iOS)
      let c = C()
      a.view.addSubview(c.view)
      try stage.settle()
      c.present(b, animated: true)
      try stage.settle()
      expectEqual(
        stage.consoleTexts,
        only(
          iOS >= 6.0,
          "Presenting view controllers on detached view controllers is discouraged <C>."),
        "iOS \(iOS)")
      expect(b.appearance == .appeared && c.presentedViewController === b, "iOS \(iOS)")
    }
  }

  @Test("A dismissal right after its presentation is lost up to iOS 5", .rule(155))
  func dismissedAtOnce() throws {
    for iOS in IOSVersion.tried {
      let (stage, a, b) = try TestApp.pair(iOS: iOS)
      a.presentModalViewController(b, animated: false)
      a.dismissModalViewController(animated: false)
      try stage.settle()
      expectEqual((a.modalViewController === b), (iOS < 6.0), "iOS \(iOS)")
    }
  }

  private final class Adaptive: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      heard.append("should")
      return true
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      heard.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      heard.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      heard.append("attempted")
    }
  }

  @Test("A sheet is pulled away from iOS 13 on, and its delegate hears of that alone", .rule(156))
  func pulledAway() throws {
    for iOS in IOSVersion.tried(from: 8.0) {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .pageSheet)
      let delegate = Adaptive()
      b.presentationController?.delegate = delegate
      let present = {
        a.present(b, animated: true)
        try stage.settle()
      }
      try present()
      expectEqual(b.beginInteractiveDismissal(), (iOS >= 13), "iOS \(iOS)")
      b.finishInteractiveDismissal()
      try stage.settle()
      expectEqual(delegate.heard, (iOS >= 13 ? ["should", "will", "did"] : []), "iOS \(iOS)")
      guard iOS >= 13 else { continue }
      b.presentationController?.delegate = delegate
      delegate.heard = []
      try present()
      b.isModalInPresentation = true
      expect(!b.beginInteractiveDismissal())
      expectEqual(delegate.heard, ["attempted"], "iOS \(iOS)")
      a.dismiss(animated: true)
      try stage.settle()
      expectEqual(delegate.heard, ["attempted"], "iOS \(iOS)")
    }
  }

  @Test("The covered view has left its window before the new controller did appear", .rule(157))
  func coveredView() throws {
    for iOS in IOSVersion.tried {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: iOS >= 3.2 ? .fullScreen : nil)
      var windows: [Bool] = []
      b.during["viewWillAppear"] = { _ in windows.append(a.view.window != nil) }
      b.during["viewDidAppear"] = { _ in windows.append(a.view.window != nil) }
      a.during["viewDidAppear"] = { windows.append($0.view.window != nil) }
      a.presentModalViewController(b, animated: true)
      try stage.settle()
      a.dismissModalViewController(animated: true)
      try stage.settle()
      expectEqual(windows, [true, false, true], "iOS \(iOS)")
    }
  }
}
