import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Stacks of controllers, on every version (rules 104 to 111).
@MainActor
struct NavigationRuleTests {
  private let delegate = NavigationDelegate()

  private func shown(iOS: IOSVersion) throws -> (TestApp, UINavigationController) {
    try TestApp.navigation(iOS: iOS, A(), delegate: delegate)
  }

  @Test("The launch: will show, did, did show; iOS 5 to 12 say did show twice", .rule(108))
  func launch() throws {
    for iOS in IOSVersion.tried {
      let (stage, navigation) = try shown(iOS: iOS)
      expectEqual(
        stage.heardInStack(TestApp.appearance + ["viewDidLoad"]),
        ["A.viewDidLoad", "A.viewWillAppear", "willShow(A)"]
          + only(iOS >= 5.0 && iOS < 13.0, "didShow(A)") + ["A.viewDidAppear", "didShow(A)"],
        "iOS \(iOS)")
      expect(navigation.topViewController is A)
    }
  }

  @Test(
    "A tab seen again says did show once; the first time twice up to iOS 12", .rule(108))
  func tabs() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let stage = TestApp(iOS: iOS)
      let second = UINavigationController(rootViewController: B())
      second.delegate = delegate
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), second]
      try stage.show(tabs)
      for times in [iOS < 13.0 ? 2 : 1, 1] {
        let mark = stage.mark
        tabs.selectedIndex = 1
        try stage.settle()
        expectEqual(
          stage.heardInStack(since: mark, []).filter { $0 == "didShow(B)" }.count, times,
          "iOS \(iOS)")
        tabs.selectedIndex = 0
        try stage.settle()
      }
    }
  }

  @Test("From iOS 7 on the content is loaded when its container is laid out", .rule(515, 480))
  func contentAtLayout() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let stage = TestApp(iOS: iOS)
      let (navigation, name) = (
        UINavigationController(rootViewController: A()), "UINavigationController"
      )
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
      let isLate = iOS >= 7.0
      expectEqual(navigation.topViewController?.isViewLoaded, !isLate, "iOS \(iOS)")
      try stage.settle()
      let names = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews"]
      let heard = stage.heard(names)
      var expected = ["\(name).viewDidLoad", "\(name).viewWillAppear"]
      expected += only(isLate, "\(name).viewWillLayoutSubviews")
      expected += ["A.viewDidLoad", "A.viewWillAppear"]
      expectEqual(Array(heard.prefix(expected.count)), expected, "iOS \(iOS)")
      expectEqual(heard.suffix(2), ["\(name).viewDidAppear", "A.viewDidAppear"], "iOS \(iOS)")
      // What is in place already comes and goes with its container.
      let mark = stage.mark
      stage.window.isHidden = true
      stage.window.isHidden = false
      expectEqual(
        stage.heard(since: mark, ["viewWillAppear"]),
        [
          "\(name).viewWillAppear", "A.viewWillAppear",
        ],
        "iOS \(iOS)")
    }
  }

  @Test("What is presented while the content is loaded is refused", .rule(515, 151))
  func presentationWhileLoading() throws {
    for iOS in IOSVersion.tried(from: 6) {
      for place in ["viewDidLoad", "viewWillAppear"] {
        let stage = TestApp(iOS: iOS)
        let a = A()
        a.during[place] = { $0.present(B(), animated: false) }
        try stage.show(UINavigationController(rootViewController: a))
        expectNil(a.presentedViewController, "iOS \(iOS)")
        expect(
          stage.consoleTexts.count == 1
            && stage.consoleTexts[0].contains("whose view is not in the window hierarchy"),
          "iOS \(iOS): \(stage.consoleTexts)")
      }
    }
  }

  @Test("A push and a pop, with and without animation", .rule(73, 74, 104, 105))
  func pushAndPop() throws {
    for iOS in IOSVersion.tried {
      for animated in [true, false] {
        let (stage, navigation) = try shown(iOS: iOS)
        var pushed: B? = B()
        weak let released = pushed
        var mark = stage.mark
        navigation.pushViewController(pushed!, animated: animated)
        pushed = nil
        try stage.settle()
        expectEqual(
          stage.heardInStack(since: mark, TestApp.appearance + ["viewDidLoad"]),
          [
            "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow(B)",
            "A.viewDidDisappear", "B.viewDidAppear", "didShow(B)",
          ], "iOS \(iOS)")
        mark = stage.mark
        navigation.popViewController(animated: animated)
        try stage.settle()
        expectEqual(
          stage.heardInStack(since: mark),
          [
            "B.viewWillDisappear", "A.viewWillAppear", "willShow(A)", "B.viewDidDisappear",
            "A.viewDidAppear", "didShow(A)",
          ], "iOS \(iOS)")
        expectNil(released, "iOS \(iOS)")
        let flags = stage.device.simulator.recorder.events[mark...]
          .filter { $0.kind == .callback && $0.name.hasSuffix("ppear(_:)") }.flatMap(\.arguments)
        expectEqual(flags, Array(repeating: "\(animated)", count: 4), "iOS \(iOS)")
      }
    }
  }

  @Test("Moves enclose what a pushed controller hears; iOS 4 and before have none", .rule(106, 107))
  func moves() throws {
    for iOS in IOSVersion.tried {
      let (stage, navigation) = try shown(iOS: iOS)
      let mark = stage.mark
      navigation.pushViewController(B(), animated: true)
      try stage.settle()
      navigation.popViewController(animated: true)
      try stage.settle()
      let tells = iOS >= 5.0
      expectEqual(
        stage.heardInStack(since: mark, TestApp.moves + ["viewDidLoad"]).filter {
          $0.hasPrefix("B")
        },
        only(tells, "B.willMove(UINavigationController)")
          + ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"]
          + only(tells, "B.didMove(UINavigationController)", "B.willMove(nil)")
          + ["B.viewWillDisappear", "B.viewDidDisappear"] + only(tells, "B.didMove(nil)"),
        "iOS \(iOS)")
    }
  }

  @Test("Only who can be seen hears that it is popped; the parent is gone at once", .rule(107))
  func popped() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let (stage, navigation) = try shown(iOS: iOS)
      let (middle, top) = (P(), B())
      navigation.pushViewController(middle, animated: false)
      navigation.pushViewController(top, animated: false)
      try stage.settle()
      let mark = stage.mark
      navigation.popToRootViewController(animated: true)
      expect(middle.parent == nil && (top.parent == nil) == (iOS < 7.0), "iOS \(iOS)")
      stage.window.layoutIfNeeded()
      expectNil(top.parent, "iOS \(iOS)")
      try stage.settle()
      expectEqual(
        stage.heardInStack(since: mark, TestApp.moves).filter { $0.contains("Move") },
        [
          "B.willMove(nil)", "B.didMove(nil)",
        ], "iOS \(iOS)")
    }
  }

  @Test("A second push of a controller ends the app", .rule(109, 1060, "M5b", "M190"))
  func secondPush() throws {
    for iOS in IOSVersion.tried {
      let (stage, navigation) = try shown(iOS: iOS)
      navigation.pushViewController(navigation.viewControllers[0], animated: false)
      let reason =
        iOS < 13.0
        ? "Pushing the same view controller instance more than once is not supported (<A>)"
        : "<UINavigationController> is pushing the same view controller instance (<A>) more than "
          + "once which is not supported and is most likely an error in the application : (null)"
      expectEqual(
        stage.device.lines(.exception), ["NSInvalidArgumentException: \(reason)"], "iOS \(iOS)")
      expectEqual(navigation.viewControllers.count, 1)
    }
  }

  @Test("What cannot be pushed ends the app", .rule(109, "M11c", "M26"))
  func refusals() throws {
    let cases: [(IOSVersion, String, (UINavigationController) -> Void)] = [
      (
        2.0, "Pushing a navigation controller is not supported",
        { $0.pushViewController(UINavigationController(), animated: false) }
      ),
      (
        4.0, "Application tried to push a nil view controller on target <UINavigationController>.",
        { $0.pushViewController(nil, animated: false) }
      ),
    ]
    for iOS in IOSVersion.tried {
      for (since, reason, mistake) in cases {
        let (stage, navigation) = try shown(iOS: iOS)
        mistake(navigation)
        expectEqual(
          stage.device.lines(.exception),
          only(iOS >= since, "NSInvalidArgumentException: \(reason)"), "iOS \(iOS)")
        expectEqual(navigation.viewControllers.count, 1)
      }
    }
  }

  @Test(
    "A push during an animated push: noted on iOS 4 to 7, waited with later",
    .rule(110, "M3", "M12"))
  func nestedPush() throws {
    for iOS in IOSVersion.tried {
      let (stage, navigation) = try shown(iOS: iOS)
      let mark = stage.mark
      navigation.pushViewController(B(), animated: true)
      navigation.pushViewController(C(), animated: true)
      try stage.settle()
      let isNoted = iOS >= 4.0 && iOS < 8.0
      expectEqual(
        stage.consoleTexts,
        only(isNoted, "nested push animation can result in corrupted navigation bar")
          + only(
            iOS >= 5.0 && iOS < 8.0,
            "Unbalanced calls to begin/end appearance transitions for <B>.")
          + only(
            isNoted,
            "Finishing up a navigation transition in an unexpected state. Navigation Bar subview "
              + "tree might get corrupted."), "iOS \(iOS)")
      expect(navigation.topViewController is C && navigation.viewControllers.count == 3)
      let top = navigation.topViewController
      expect(top?.appearance == .appeared && top?.view.window === stage.window, "iOS \(iOS)")
      expectEqual(
        stage.heard(since: mark).contains("B.viewDidAppear"), (iOS >= 8.0), "iOS \(iOS)")
    }
  }

  @Test("A swipe that is taken back: both hear of both ends, from iOS 7 on", .rule(76, 111))
  func swipe() throws {
    for iOS in IOSVersion.tried {
      let (stage, navigation) = try shown(iOS: iOS)
      navigation.pushViewController(B(), animated: false)
      try stage.settle()
      let mark = stage.mark
      expectEqual(navigation.beginInteractivePop(), (iOS >= 7.0), "iOS \(iOS)")
      guard iOS >= 7.0 else { continue }
      try stage.settle()
      navigation.cancelInteractivePop()
      try stage.settle()
      expectEqual(
        stage.heard(since: mark),
        [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
          "B.viewWillAppear", "B.viewDidAppear",
        ], "iOS \(iOS)")
      expect(navigation.topViewController is B)
    }
  }

  @Test(
    "A covered controller that lost its view loads it again between the two wills", .rule(52, 105))
  func loadedAgain() throws {
    for iOS in IOSVersion.tried {
      let (stage, navigation) = try shown(iOS: iOS)
      navigation.pushViewController(B(), animated: false)
      try stage.settle()
      for controller in navigation.viewControllers { controller.didReceiveMemoryWarning() }
      let mark = stage.mark
      navigation.popViewController(animated: true)
      try stage.settle()
      expectEqual(
        stage.heard(since: mark, TestApp.life),
        ["B.viewWillDisappear"] + only(iOS < 6.0, "A.loadView", "A.viewDidLoad")
          + ["A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"], "iOS \(iOS)")
    }
  }
}
