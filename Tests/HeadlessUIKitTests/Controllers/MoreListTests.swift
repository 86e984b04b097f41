import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class D: Named {}
private final class E: Named {}
private final class F: Named {}

/// Is told of taps.
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

@MainActor
struct MoreListTests {
  private let delegate = TabDelegate()

  /// Tabs A to F; the last one is in a navigation controller of its own.
  private func shown(
    iOS: IOSVersion, model: String? = nil
  ) throws -> (TestApp, UITabBarController) {
    let stage = TestApp(iOS: iOS, model: model)
    let tabs = UITabBarController()
    let all = [A(), B(), C(), D(), E(), UINavigationController(rootViewController: F())]
    for (tab, title) in zip(all, ["a", "b", "c", "d", "e", "f"]) { tab.title = title }
    (all[5] as? UINavigationController)?.topViewController?.title = "f"
    tabs.viewControllers = all
    tabs.delegate = delegate
    try stage.show(tabs)
    return (stage, tabs)
  }

  private func row(_ tabs: UITabBarController, _ row: Int) throws {
    let list = try #require(tabs.moreNavigationController.viewControllers.first)
    let table = try #require(list.view as? UITableView)
    table.tapRow(at: IndexPath(row: row, section: 0))
  }

  private func letters(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("UI") } }

  @Test("On a phone the fifth place is that of the list of all other tabs", .rule(410))
  func bar() throws {
    for iOS in IOSVersion.tried {
      let (_, tabs) = try shown(iOS: iOS)
      expectEqual(tabs.viewControllers?.count, 6, "iOS \(iOS)")
      if iOS >= 3.0 {
        expectEqual(tabs.tabBar.items?.map(\.title), ["a", "b", "c", "d", "More"], "iOS \(iOS)")
      }
    }
    let (_, pad) = try shown(iOS: 9.0, model: "iPad Air")
    expectEqual(pad.tabBar.items?.map(\.title), ["a", "b", "c", "d", "e", "f"])
  }

  @Test("A tap on More shows the list, and a tap in it pushes the tab", .rule(410))
  func choosing() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let (stage, tabs) = try shown(iOS: iOS)
      var mark = stage.mark
      tabs.tapTab(at: 4)
      try stage.settle()
      expectEqual(letters(stage.heard(since: mark)), ["A.viewWillDisappear", "A.viewDidDisappear"])
      expect(tabs.selectedViewController === tabs.moreNavigationController, "iOS \(iOS)")
      expectEqual(tabs.selectedIndex, NSNotFound, "iOS \(iOS)")
      let told = stage.device.lines(.callback).filter { $0.contains("didSelect:") }
      expectEqual(told.count, 1, "iOS \(iOS)")
      let e = try #require(tabs.viewControllers?[4])
      expect(iOS < 5.0 || e.parent === tabs)
      mark = stage.mark
      try row(tabs, 0)
      try stage.settle()
      expectEqual(
        letters(stage.heard(since: mark, TestApp.life)),
        [
          "E.loadView", "E.viewDidLoad", "E.viewWillAppear", "E.viewDidAppear",
        ], "iOS \(iOS)")
      expect(e.navigationController === tabs.moreNavigationController, "iOS \(iOS)")
      expect(e.tabBarController === tabs && tabs.selectedIndex == NSNotFound, "iOS \(iOS)")
      expectEqual(stage.device.lines(.callback).filter { $0.contains("didSelect:") }, told)
      // Another tab and back: what was chosen is still there, and a second tap shows the list.
      tabs.tapTab(at: 0)
      try stage.settle()
      mark = stage.mark
      tabs.tapTab(at: 4)
      try stage.settle()
      expect(letters(stage.heard(since: mark)).contains("E.viewDidAppear"), "iOS \(iOS)")
      tabs.tapTab(at: 4)
      try stage.settle()
      expectEqual(tabs.moreNavigationController.viewControllers.count, 1, "iOS \(iOS)")
      expect(iOS < 5.0 || e.parent === tabs, "iOS \(iOS)")
    }
  }

  @Test("Code selects a tab in the list by its place, without a way through the list", .rule(410))
  func byCode() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let (stage, tabs) = try shown(iOS: iOS)
      let mark = stage.mark
      tabs.selectedIndex = 4
      try stage.settle()
      // From iOS 7 on the stack of the list is laid out first.
      expectEqual(
        letters(stage.heard(since: mark)),
        only(iOS < 7.0, "E.viewWillAppear")
          + ["A.viewWillDisappear"] + only(iOS < 18.0, "A.viewDidDisappear")
          + only(iOS >= 7.0, "E.viewWillAppear")
          // Rule 1079.
          + only(iOS >= 18.0, "A.viewDidDisappear") + ["E.viewDidAppear"], "iOS \(iOS)")
      expectEqual(tabs.selectedIndex, 4, "iOS \(iOS)")
      expect(tabs.selectedViewController === tabs.viewControllers?[4], "iOS \(iOS)")
      if iOS >= 3.0 { expectEqual(tabs.tabBar.selectedItem?.title, "More", "iOS \(iOS)") }
      tabs.moreNavigationController.popViewController(animated: true)
      try stage.settle()
      expectEqual(tabs.selectedIndex, NSNotFound, "iOS \(iOS)")
      tabs.selectedIndex = 1
      try stage.settle()
      expectEqual(tabs.selectedIndex, 1, "iOS \(iOS)")
      expectEqual(stage.device.lines(.exception), [], "iOS \(iOS)")
    }
  }

  @Test("A navigation controller in the list has its items on the one bar", .rule(409), .rule(410))
  func nested() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let (stage, tabs) = try shown(iOS: iOS)
      tabs.tapTab(at: 4)
      try stage.settle()
      try row(tabs, 1)
      try stage.settle()
      let inner = try #require(tabs.viewControllers?[5] as? UINavigationController)
      let more = tabs.moreNavigationController
      expect(inner.navigationBar.isHidden && !more.navigationBar.isHidden, "iOS \(iOS)")
      expectEqual(more.navigationBar.topItem?.title, "f", "iOS \(iOS)")
      expectEqual(more.navigationBar.backItem?.title, "More", "iOS \(iOS)")
      let pushed = P()
      pushed.title = "p"
      inner.pushViewController(pushed, animated: true)
      try stage.settle()
      expectEqual(more.navigationBar.topItem?.title, "p", "iOS \(iOS)")
      let back = more.navigationBar.subviews.first { $0.isBackButton }
      (back as? UIButton)?.touch()
      try stage.settle()
      expect(inner.viewControllers.count == 1 && more.viewControllers.count == 2, "iOS \(iOS)")
      (back as? UIButton)?.touch()
      try stage.settle()
      expectEqual(more.viewControllers.count, 1, "iOS \(iOS)")
      expectEqual(more.navigationBar.topItem?.title, "More", "iOS \(iOS)")
      expect(!inner.navigationBar.isHidden || iOS < 4, "iOS \(iOS)")
    }
  }

  @Test("Fewer tabs let the list go", .rule(410))
  func fewer() throws {
    let (stage, tabs) = try shown(iOS: 12.0)
    tabs.selectedIndex = 5
    try stage.settle()
    let kept = Array(tabs.viewControllers!.prefix(3))
    tabs.viewControllers = kept
    try stage.settle()
    expectEqual(tabs.tabBar.items?.map(\.title), ["a", "b", "c"])
    expect(tabs.selectedIndex == 0 && tabs.children == kept)
  }
}
