import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Pushes that cannot be, and those that come too early (rules 109 and 110).
@MainActor
struct NavigationMistakeTests {
  @Test("What cannot be pushed raises", .rule(109, "M5b", "M11c", "M26"))
  func refusals() throws {
    let cases: [(String, (UINavigationController) -> Void)] = [
      (
        "Pushing the same view controller instance more than once is not supported (<A>)",
        { $0.pushViewController($0.viewControllers[0], animated: false) }
      ),
      (
        "Pushing a navigation controller is not supported",
        { $0.pushViewController(UINavigationController(), animated: false) }
      ),
      (
        "Application tried to push a nil view controller on target <UINavigationController>.",
        { $0.pushViewController(nil, animated: false) }
      ),
    ]
    for (reason, mistake) in cases {
      let (stage, navigation) = try TestApp.navigation(iOS: 6.0, A())
      mistake(navigation)
      expectEqual(stage.device.lines(.exception), ["NSInvalidArgumentException: \(reason)"])
    }
  }

  @Test("A push during an animated push is noted up to iOS 7", .rule(110, "M3", "M12"))
  func nestedPush() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 7.1, A())
    let mark = stage.mark
    navigation.pushViewController(B(), animated: true)
    navigation.pushViewController(C(), animated: true)
    try stage.settle()
    expectEqual(
      stage.device.lines(.console),
      [
        "UIKit: nested push animation can result in corrupted navigation bar",
        "UIKit: Unbalanced calls to begin/end appearance transitions for <B>.",
        "UIKit: Finishing up a navigation transition in an unexpected state. Navigation Bar "
          + "subview tree might get corrupted.",
      ])
    expectEqual(
      stage.heardInStack(since: mark),
      [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "C.viewWillAppear",
        "A.viewDidDisappear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
  }

  @Test("From iOS 8 on a push during an animated push waits for its end", .rule(110))
  func waitingPush() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 8.0, A())
    let mark = stage.mark
    navigation.pushViewController(B(), animated: true)
    navigation.pushViewController(C(), animated: true)
    try stage.settle()
    expectEqual(stage.device.lines(.console), [])
    expectEqual(
      stage.heardInStack(since: mark),
      [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    expectEqual(stage.device.simulator.queue.now.seconds, 0.7)
  }

  @Test(
    "From iOS 8 on the stack changes when the transition has ended, in the order of the calls",
    .rule(110))
  func waitingStack() throws {
    for iOS in [4.3, 6.1, 7.1, 8.0, 11.4, 17, 26] as [IOSVersion] {
      let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
      let (a, b, c, p) = (navigation.viewControllers[0], B(), C(), P())
      let waits = iOS >= 8
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(c, animated: true)
      expectEqual(navigation.viewControllers, [a, b] + only(!waits, c), "iOS \(iOS)")
      expect(navigation.topViewController === (waits ? b : c))
      try stage.settle()
      expect(navigation.viewControllers == [a, b, c] && c.appearance == .appeared)
      guard waits else { continue }
      // A new stack and a pop wait behind it.
      navigation.popViewController(animated: true)
      try stage.device.simulator.pass(0.1)
      navigation.setViewControllers([a, p], animated: true)
      expectNil(navigation.popViewController(animated: false))
      expectEqual(navigation.viewControllers, [a, b])
      try stage.settle()
      expect(navigation.viewControllers == [a] && a.appearance == .appeared, "iOS \(iOS)")
      expectEqual(stage.device.lines(.console), [])
      // What cannot be pushed is refused at once.
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(b, animated: true)
      expectEqual(stage.device.lines(.exception).count, 1)
    }
  }

  @Test(
    "From iOS 8 on a stack stays while its navigation controller, or one around it, presents or ends searches",
    .rule(830, "M135"))
  func heldByPresentation() throws {
    for iOS in [7.1, 8.0, 11.4, 17, 26] as [IOSVersion] {
      let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
      let (a, b, c) = (navigation.viewControllers[0], B(), C())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      try stage.show(tabs)
      navigation.pushViewController(c, animated: false)
      try stage.settle()
      let holds = iOS >= 8
      func change(_ act: () -> Void) throws {
        act()
        expectEqual(navigation.viewControllers, (holds ? [a, c] : [a]), "iOS \(iOS)")
        try stage.settle()
        navigation.setViewControllers([a, c], animated: false)
        try stage.settle()
      }
      try change {
        c.present(b, animated: true)
        expect(navigation.popViewController(animated: false) === (holds ? nil : c))
      }
      // Another dismissal holds nothing.
      c.dismiss(animated: true)
      expectEqual(navigation.popToRootViewController(animated: false), [c], "iOS \(iOS)")
      expectEqual(navigation.viewControllers, [a], "iOS \(iOS)")
      try stage.settle()
      navigation.setViewControllers([a, c], animated: false)
      try stage.settle()
      try change {
        tabs.present(b, animated: true)
        navigation.setViewControllers([a], animated: false)
      }
      tabs.dismiss(animated: false)
      try stage.settle()
      guard holds else {
        expectEqual(stage.consoleTexts, [], "iOS \(iOS)")
        continue
      }
      let search = UISearchController(searchResultsController: nil)
      c.present(search, animated: true)
      try stage.settle()
      try change {
        search.dismiss(animated: true)
        expectNil(navigation.popToRootViewController(animated: false))
      }
      expectEqual(
        stage.consoleTexts,
        [
          "popViewControllerAnimated:", "setViewControllers:animated:",
          "popToViewController:transition:",
        ].map {
          "\($0) called on <UINavigationController> while an existing transition or presentation is "
            + "occurring; the navigation stack will not be updated."
        },
        "iOS \(iOS)")
    }
  }

  @Test("A stack changes below what is shown, and when a presentation takes no time", .rule(830))
  func notHeld() throws {
    for iOS in [8.0, 12, 17] as [IOSVersion] {
      let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
      let a = try #require(navigation.viewControllers[0] as? A)
      let b = B()
      b.modalPresentationStyle = .fullScreen
      navigation.present(b, animated: false)
      navigation.pushViewController(C(), animated: false)
      try stage.settle()
      navigation.pushViewController(P(), animated: true)
      expectEqual(navigation.viewControllers.count, 3, "iOS \(iOS)")
      a.during["viewDidAppear"] = { _ in navigation.pushViewController(Q(), animated: false) }
      navigation.popToRootViewController(animated: false)
      try stage.settle()
      navigation.dismiss(animated: true) {
        navigation.pushViewController(UIViewController(), animated: true)
      }
      try stage.settle()
      expectEqual(navigation.viewControllers.count, 3, "iOS \(iOS)")
      // Who comes or goes may change its own stack.
      let inner = UINavigationController(rootViewController: P())
      navigation.present(inner, animated: true)
      inner.pushViewController(C(), animated: false)
      expect(inner.viewControllers.count == 2 && stage.device.lines(.console) == [], "iOS \(iOS)")
    }
  }

  @Test("Whatever changes the stack while others wait comes after them", .rule(110))
  func waitingOrder() throws {
    for iOS in [8.0, 12, 26] as [IOSVersion] {
      let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
      let (a, b, c, p) = (navigation.viewControllers[0], B(), C(), P())
      b.during["viewDidAppear"] = { _ in navigation.pushViewController(p, animated: true) }
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(c, animated: true)
      try stage.settle()
      expectEqual(navigation.viewControllers, [a, b, c, p], "iOS \(iOS)")
      b.during = [:]
      navigation.popViewController(animated: true)
      navigation.pushViewController(UIViewController(), animated: true)
      expectNil(navigation.popToViewController(b, animated: true))
      expectEqual(navigation.viewControllers, [a, b, c], "iOS \(iOS)")
      try stage.settle()
      expect(navigation.viewControllers == [a, b] && b.appearance == .appeared, "iOS \(iOS)")
      expectEqual(stage.device.lines(.exception), [])
    }
  }

  @Test("What waits is pushed when the navigation controller itself goes", .rule(110))
  func waitingWhileLeaving() throws {
    for iOS in [8.0, 12, 17] as [IOSVersion] {
      let (stage, a, _) = try TestApp.pair(iOS: iOS)
      var navigation: UINavigationController? = UINavigationController(rootViewController: B())
      weak let leaving = navigation
      navigation?.modalPresentationStyle = .fullScreen
      a.present(try #require(navigation), animated: false)
      try stage.settle()
      for controller in [C(), P(), UIViewController()] {
        navigation?.pushViewController(controller, animated: true)
      }
      a.dismiss(animated: true)
      try stage.settle()
      expectEqual(navigation?.viewControllers.count, 4, "iOS \(iOS)")
      expectEqual(navigation?.viewControllers.allSatisfy { $0.appearance == .disappeared }, true)
      expectEqual(stage.device.lines(.console), [], "iOS \(iOS)")
      navigation = nil
      try stage.settle()
      expectNil(leaving, "iOS \(iOS)")
    }
  }

  @Test("What is pushed while a finger takes the top away is kept when the finger goes back")
  func waitingForFinger() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 12, A())
    let (a, b, c) = (navigation.viewControllers[0], B(), C())
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    expect(navigation.beginInteractivePop())
    navigation.pushViewController(c, animated: false)
    expectEqual(navigation.viewControllers, [a])
    navigation.cancelInteractivePop()
    try stage.settle()
    expect(navigation.viewControllers == [a, b, c] && c.appearance == .appeared)
  }

  @Test("A push from within viewDidAppear begins when the transition before has ended")
  func pushFromViewDidAppear() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 6.0, A())
    let (second, third) = (B(), C())
    second.during["viewDidAppear"] = {
      if navigation.topViewController === $0 {
        navigation.pushViewController(third, animated: false)
      }
    }
    let mark = stage.mark
    navigation.pushViewController(second, animated: false)
    try stage.settle()
    expectEqual(
      stage.heardInStack(since: mark),
      [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    expectEqual(stage.device.lines(.console), [])
  }
}
