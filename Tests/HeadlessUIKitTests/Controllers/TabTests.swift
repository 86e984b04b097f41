import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Is asked and told about taps.
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var allows = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { allows }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

@MainActor
struct TabTests {
  private let delegate = TabDelegate()

  /// Tabs A and B on screen; A is selected.
  private func shown(iOS: IOSVersion) throws -> (TestApp, UITabBarController) {
    let stage = TestApp(iOS: iOS)
    let tabs = UITabBarController()
    tabs.viewControllers = [A(), B()]
    tabs.delegate = delegate
    try stage.show(tabs)
    return (stage, tabs)
  }

  /// What the tabs and the delegate heard, in short.
  private func heard(_ stage: TestApp, since mark: Int = 0) -> [String] {
    let names = TestApp.appearance + ["viewDidLoad", "tabBarController"]
    return stage.device.simulator.recorder.events[mark...].compactMap { event in
      let member = String(event.name.prefix { $0 != "(" })
      guard event.kind == .callback, names.contains(member), let subject = event.subject?.name,
        subject != "UITabBarController"
      else { return nil }
      guard member == "tabBarController" else { return "\(subject).\(member)" }
      return
        "\(event.name.contains("should") ? "shouldSelect" : "didSelect")(\(event.arguments[1]))"
    }
  }

  @Test("Only the selected tab is loaded and appears", .rule(160, "T36"))
  func launch() throws {
    let (stage, tabs) = try shown(iOS: 9.0)
    expectEqual(heard(stage), ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test("A subclass hears of a tap while the old tab is still selected", .rule(451))
  func subclass() throws {
    final class Tabs: UITabBarController {
      var taps: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        taps.append("\(selectedIndex) \(item === viewControllers?[1].tabBarItem)")
      }
    }
    let stage = TestApp(iOS: 13.0)
    let tabs = Tabs()
    tabs.viewControllers = [A(), B()]
    try stage.show(tabs)
    tabs.tapTab(at: 1)
    try stage.settle()
    expectEqual(tabs.taps, ["0 true"])
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test(
    "Another tab: it comes, the old one goes and went, it came", .rule(159, "T36"),
    arguments: [3.0, 5.0, 6, 9, 15])
  func tap(iOS: IOSVersion) throws {
    let (stage, tabs) = try shown(iOS: iOS)
    var mark = stage.mark
    tabs.tapTab(at: 1)
    try stage.settle()
    expectEqual(
      heard(stage, since: mark),
      [
        "shouldSelect(B)", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "didSelect(B)", "B.viewDidAppear",
      ])
    mark = stage.mark
    tabs.tapTab(at: 0)
    try stage.settle()
    expectEqual(
      heard(stage, since: mark),
      [
        "shouldSelect(A)", "A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
        "didSelect(A)", "A.viewDidAppear",
      ])
  }

  @Test("From iOS 18 on the old tab has gone right before the new one is there", .rule(1079))
  func late() throws {
    for iOS in [17.0, 18.0, 26.0] as [IOSVersion] {
      let (stage, tabs) = try shown(iOS: iOS)
      let mark = stage.mark
      tabs.selectedIndex = 1
      let atOnce = stage.heard(since: mark).contains("A.viewDidDisappear")
      try stage.settle()
      expect(atOnce == (iOS < 18), "iOS \(iOS)")
      let all = stage.heard(since: mark, TestApp.appearance + ["viewIsAppearing"])
      expectEqual(
        Array(all.suffix(3)),
        iOS < 18
          ? ["A.viewDidDisappear", "B.viewIsAppearing", "B.viewDidAppear"]
          : ["B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear"], "iOS \(iOS)")
    }
  }

  @Test("Code selects without asking or telling the delegate", .rule(161))
  func selectionByCode() throws {
    let (stage, tabs) = try shown(iOS: 6.0)
    let mark = stage.mark
    tabs.selectedIndex = 1
    tabs.selectedIndex = 1
    try stage.settle()
    expectEqual(
      heard(stage, since: mark),
      [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
    expect(tabs.selectedViewController is B)
  }

  @Test("A tap on the selected tab is told too, from iOS 3 on", .rule(161))
  func tapOnSelected() throws {
    let (stage, tabs) = try shown(iOS: 6.0)
    let mark = stage.mark
    tabs.tapTab(at: 0)
    expectEqual(heard(stage, since: mark), ["shouldSelect(A)", "didSelect(A)"])
    let (old, oldTabs) = try shown(iOS: 2.0)
    let oldMark = old.mark
    oldTabs.tapTab(at: 0)
    oldTabs.selectedIndex = 1
    expectEqual(heard(old, since: oldMark).filter { $0.contains("elect") }, ["didSelect(B)"])
  }

  @Test("A delegate that says no keeps the tab")
  func refusal() throws {
    let (stage, tabs) = try shown(iOS: 6.0)
    delegate.allows = false
    let mark = stage.mark
    tabs.tapTab(at: 1)
    expectEqual(heard(stage, since: mark), ["shouldSelect(B)"])
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test("A button of the bar selects its tab")
  func bar() throws {
    let (stage, tabs) = try shown(iOS: 6.0)
    tabs.viewControllers?[1].title = "Search"
    try stage.settle()
    let button = tabs.tabBar.subviews.first { $0.renderedText == "Search" }
    (button as? UIButton)?.touch()
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test("Tabs are children; those that leave hear of it before and after")
  func tabsAsChildren() throws {
    let (stage, tabs) = try shown(iOS: 6.0)
    let kept = tabs.viewControllers![1]
    let mark = stage.mark
    tabs.viewControllers = [kept, C()]
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.moves),
      [
        "A.willMove(nil)", "A.viewWillDisappear", "A.viewDidDisappear", "A.didMove(nil)",
        "C.willMove(UITabBarController)", "C.didMove(UITabBarController)", "B.viewWillAppear",
        "B.viewDidAppear",
      ])
    expectEqual(tabs.children, tabs.viewControllers)
  }

  @Test("A navigation controller in a tab lets its top appear; a pushed one can hide the bar")
  func navigationInTab() throws {
    let stage = TestApp(iOS: 6.0)
    let (root, pushed, tabs) = (A(), B(), UITabBarController())
    root.title = "Notes"
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [C(), navigation]
    try stage.show(tabs)
    expectEqual(navigation.tabBarItem.title, "Notes")
    var mark = stage.mark
    tabs.selectedIndex = 1
    try stage.settle()
    expectEqual(
      heard(stage, since: mark).filter { !$0.hasPrefix("UI") },
      [
        "A.viewDidLoad", "A.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear",
        "A.viewDidAppear",
      ])
    expect(!tabs.tabBar.isHidden)
    mark = stage.mark
    navigation.pushViewController(pushed, animated: true)
    try stage.settle()
    expect(tabs.tabBar.isHidden)
    expect(pushed.tabBarController === tabs)
    navigation.popViewController(animated: true)
    try stage.settle()
    expect(!tabs.tabBar.isHidden)
  }

  @Test("A swipe back brings the tab bar back, and one that is taken back leaves it away")
  func swipedBack() throws {
    let stage = TestApp(iOS: 12.0)
    let (root, pushed, tabs) = (A(), B(), UITabBarController())
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, C()]
    try stage.show(tabs)
    navigation.pushViewController(pushed, animated: true)
    try stage.settle()
    expect(tabs.tabBar.isHidden)
    expect(try stage.device.simulator.swipeBack(completing: false))
    try stage.settle()
    expect(tabs.tabBar.isHidden)
    expect(try stage.device.simulator.swipeBack())
    try stage.settle()
    expect(!tabs.tabBar.isHidden)
  }

  @Test("A tab bar controller that is made in code has loaded its view", .rule(519))
  func loadsAtOnce() {
    final class Tabs: UITabBarController {
      var loaded = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loaded += 1
      }
    }
    for iOS in IOSVersion.tried(from: 4) {
      _ = Device(iOS: iOS)
      let tabs = Tabs(nibName: nil, bundle: nil)
      expect(tabs.loaded == 1 && tabs.isViewLoaded && tabs.viewControllers == nil, "iOS \(iOS)")
      tabs.viewControllers = [A()]
      expectEqual(tabs.selectedViewController?.isViewLoaded, false, "iOS \(iOS)")
    }
  }

  @Test("A navigation controller without a title has the tab of its first controller", .rule(721))
  func tabOfStack() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let stage = TestApp(iOS: iOS)
      let (content, other) = (UIViewController(), UIViewController())
      content.title = "News"
      let stacks = [content, other].map { UINavigationController(rootViewController: $0) }
      stacks[1].title = "More"
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      try stage.show(tabs)
      let titles = { tabs.tabBar.items?.map { $0.title ?? "nil" } }
      expectEqual(titles(), ["News", "More"], "iOS \(iOS)")
      content.title = "Today"
      content.tabBarItem.badgeValue = "3"
      other.title = "Other"
      expectEqual(titles(), ["Today", "More"], "iOS \(iOS)")
      expectEqual(tabs.tabBar.items?.first?.badgeValue, "3", "iOS \(iOS)")
      // What tests find as the value of the button (rule 801).
      func spoken() -> String? {
        tabs.tabBar.layoutIfNeeded()
        return tabs.tabBar.subviews.lazy.compactMap(\.accessibility.value).first
      }
      expectEqual(spoken(), "3 items", "iOS \(iOS)")
      content.tabBarItem.badgeValue = "1"
      expectEqual(spoken(), "1 item", "iOS \(iOS)")
      content.tabBarItem.badgeValue = "New"
      expectEqual(spoken(), "New", "iOS \(iOS)")
      stacks[0].title = "Stack"
      expect(titles() == ["Stack", "More"] && content.title == "Today", "iOS \(iOS)")
    }
  }

  @Test("New tabs keep the selected one, else its place, else the first is selected", .rule(739))
  func newTabs() throws {
    for iOS in IOSVersion.tried {
      let (stage, tabs) = try shown(iOS: iOS)
      let b = try #require(tabs.viewControllers?[1])
      tabs.selectedIndex = 1
      tabs.viewControllers = [A(), C(), b]
      expect(tabs.selectedViewController === b && tabs.selectedIndex == 2, "iOS \(iOS)")
      let new = [A(), B(), C()]
      tabs.viewControllers = new
      try stage.settle()
      expect(tabs.selectedIndex == 2 && new[2].appearance == .appeared, "iOS \(iOS)")
      tabs.viewControllers = [P()]
      expectEqual(tabs.selectedIndex, 0, "iOS \(iOS)")
    }
  }

  @Test("A child of a tab bar controller is its last tab, and the first is selected", .rule(1260))
  func childrenAreTabs() throws {
    for iOS in IOSVersion.tried where iOS >= 5.0 {
      let stage = TestApp(iOS: iOS)
      let (tabs, a, b) = (UITabBarController(), A(), B())
      tabs.addChild(a)
      tabs.addChild(b)
      tabs.addChild(a)
      try stage.show(tabs)
      expect(tabs.viewControllers == [a, b] && tabs.selectedViewController === a, "iOS \(iOS)")
      expectEqual(tabs.tabBar.items?.count, 2, "iOS \(iOS)")
      expect(a.appearance == .appeared && b.parent === tabs, "iOS \(iOS)")
    }
  }

  @Test("The first child of an empty navigation controller is its root", .rule(1261))
  func firstChildIsRoot() throws {
    for iOS in IOSVersion.tried where iOS >= 5.0 {
      let stage = TestApp(iOS: iOS)
      let (navigation, a, b) = (UINavigationController(), A(), B())
      navigation.addChild(a)
      try stage.show(navigation)
      expect(navigation.viewControllers == [a] && a.appearance == .appeared, "iOS \(iOS)")
      navigation.addChild(b)
      expect(navigation.topViewController === a && b.parent === navigation, "iOS \(iOS)")
    }
  }
}
