import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// The swipe from the edge, and the bar (rules 76, 111 and 132).
@MainActor
struct NavigationBarTests {
  // MARK: The swipe

  @Test("A completed swipe is a pop, and the popped controller is released", .rule("T34"))
  func completedSwipe() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 7.0, A())
    var pushed: B? = B()
    weak let released = pushed
    navigation.pushViewController(pushed!, animated: false)
    pushed = nil
    try stage.settle()
    let mark = stage.mark
    expect(navigation.beginInteractivePop())
    try stage.settle()
    navigation.finishInteractivePop()
    try stage.settle()
    expectEqual(
      stage.heardInStack(since: mark, TestApp.moves),
      [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
        "A.viewDidAppear", "B.didMove(nil)",
      ])
    expectNil(released)
  }

  @Test("A swipe that is taken back lets the controller appear again", .rule(76, 111, "T34"))
  func cancelledSwipe() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 7.0, A())
    let pushed = B()
    navigation.pushViewController(pushed, animated: false)
    try stage.settle()
    let mark = stage.mark
    expect(navigation.beginInteractivePop())
    try stage.settle()
    navigation.cancelInteractivePop()
    try stage.settle()
    expectEqual(
      stage.heardInStack(since: mark),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewWillAppear", "B.viewDidAppear",
      ])
    expect(navigation.topViewController === pushed)
    expect(pushed.parent === navigation)
    expect(pushed.view.window === stage.window)
    expectNil(navigation.viewControllers[0].view.superview)
    expectEqual(stage.device.lines(.console), [])
  }

  @Test("There is no swipe before iOS 7, on a single controller, or when it is not wanted")
  func noSwipe() throws {
    let (_, old) = try TestApp.navigation(iOS: 6.0, A())
    old.pushViewController(B(), animated: false)
    expect(!old.beginInteractivePop())
    let (stage, new) = try TestApp.navigation(iOS: 7.0, A())
    expect(!new.beginInteractivePop())
    new.pushViewController(B(), animated: false)
    try stage.settle()
    new.interactivePopGestureRecognizer?.isEnabled = false
    expect(!new.beginInteractivePop())
  }

  // MARK: The bar

  @Test("Hiding the bar lays the content out again and does nothing else", .rule(132, "T68"))
  func hiddenBar() throws {
    for iOS in [6.0, 9.0] as [IOSVersion] {
      let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
      let mark = stage.mark
      navigation.setNavigationBarHidden(true, animated: false)
      try stage.settle()
      expectEqual(
        stage.heard(since: mark, TestApp.all).filter { $0.hasPrefix("A") },
        [
          "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
        ])
    }
  }

  @Test("Up to iOS 6 the content ends at the bar, from 7 on it lies under it", .rule(195, 1115))
  func contentFrame() throws {
    let (_, old) = try TestApp.navigation(iOS: 6.0, A())
    expectEqual(old.topViewController?.view.frame, CGRect(x: 0, y: 0, width: 320, height: 416))
    let around = old.topViewController?.view.superview
    expectEqual(around?.frame, CGRect(x: 0, y: 44, width: 320, height: 416))
    expect(around?.superview === old.view)
    let (_, new) = try TestApp.navigation(iOS: 7.0, A())
    expectEqual(new.topViewController?.view.frame, new.view.bounds)
    expectEqual(new.navigationBar.frame.minY, 20)
  }

  @Test("The bar shows the title and a button that goes back")
  func barContent() throws {
    let stage = TestApp(iOS: 6.0)
    let (root, pushed) = (A(), B())
    let navigation = UINavigationController(rootViewController: root)
    root.title = "Notes"
    pushed.navigationItem.title = "Note"
    try stage.show(navigation)
    navigation.pushViewController(pushed, animated: false)
    try stage.settle()
    let texts = navigation.navigationBar.subviews.compactMap(\.renderedText)
    expectEqual(texts, ["Note", "Notes"])
    (navigation.navigationBar.subviews[1] as? UIButton)?.touch()
    try stage.settle()
    expect(navigation.topViewController === root)
  }

  @Test("An action of the top item takes the place of going back", .rule(725))
  func backAction() throws {
    for iOS in IOSVersion.tried(from: 16) {
      let stage = TestApp(iOS: iOS)
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "List"
      let navigation = UINavigationController(rootViewController: first)
      try stage.show(navigation)
      var heard: [String] = []
      second.navigationItem.backAction = UIAction(title: "Leave") { _ in heard.append("second") }
      navigation.pushViewController(second, animated: false)
      try stage.settle()
      // The button looks as always.
      expectNil(stage.button("Leave"))
      try stage.tap("List")
      expect(heard == ["second"] && navigation.viewControllers.count == 2, "iOS \(iOS)")
      second.navigationItem.backAction = nil
      try stage.tap("List")
      expectEqual(navigation.viewControllers.count, 1, "iOS \(iOS)")
      // Where nobody can go back, the action makes a button.
      first.navigationItem.backAction = UIAction(title: "Close") { _ in heard.append("first") }
      try stage.settle()
      try stage.tap("Close")
      expectEqual(heard, ["second", "first"], "iOS \(iOS)")
    }
  }

  @Test("A bar is hidden and shown at once, and one that slides away when it is gone", .rule(891))
  func hidden() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let stage = TestApp(iOS: iOS)
      let navigation = UINavigationController(rootViewController: UIViewController())
      try stage.show(navigation)
      let bar = navigation.navigationBar
      expect(!bar.isHidden)
      navigation.isNavigationBarHidden = true
      expect(bar.isHidden, "iOS \(iOS)")
      navigation.setNavigationBarHidden(false, animated: true)
      expect(!bar.isHidden, "iOS \(iOS)")
      navigation.setNavigationBarHidden(true, animated: true)
      expect(!bar.isHidden && navigation.isNavigationBarHidden, "iOS \(iOS)")
      try stage.settle()
      expect(bar.isHidden, "iOS \(iOS)")
    }
  }
}
