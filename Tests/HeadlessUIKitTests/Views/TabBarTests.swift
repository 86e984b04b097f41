import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Tab bars by themselves, and what a tab bar controller does not let itself be told.
@MainActor
struct TabBarTests {
  private final class Delegate: NSObject, UITabBarDelegate {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  }

  @Test("A tab bar of the app's own tells its delegate of taps")
  func ownBar() {
    let device = Device(iOS: 6.0)
    let (bar, delegate) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49)), Delegate())
    let items = ["Top", "New"].enumerated().map {
      UITabBarItem(title: $0.element, image: nil, tag: $0.offset)
    }
    bar.delegate = delegate
    bar.setItems(items, animated: false)
    expectNil(bar.selectedItem)
    bar.layoutIfNeeded()
    (bar.subviews[1] as? UIButton)?.touch()
    expect(bar.selectedItem === items[1])
    expectEqual(device.lines(.callback), ["Delegate tabBar(UITabBar, didSelect: New)"])
    bar.items = [items[0]]
    expect(bar.selectedItem == nil && bar.subviews.count == 1)
  }

  @Test("A bar that a tab bar controller manages is not to be changed")
  func managedBar() throws {
    let changes: [(String, (UITabBar) -> Void)] = [
      ("Directly modifying a tab bar", { $0.items = [] }),
      ("Directly modifying a tab bar", { $0.setItems(nil, animated: true) }),
      ("Directly modifying a tab bar", { $0.selectedItem = nil }),
      ("Changing the delegate of a tab bar", { $0.delegate = nil }),
    ]
    for (words, change) in changes {
      let stage = TestApp(iOS: 9.0)
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), B()]
      try stage.show(tabs)
      change(tabs.tabBar)
      expectEqual(
        stage.device.lines(.exception),
        [
          "NSInternalInconsistencyException: \(words) managed by a tab bar controller is not allowed."
        ])
      expect(tabs.tabBar.items?.count == 2 && tabs.tabBar.selectedItem != nil)
    }
  }

  @Test("Selecting nobody, or one that is no tab, ends the app", arguments: [3.0, 6, 9, 26])
  func wrongSelection(iOS: IOSVersion) throws {
    for wrong in [nil, C.self] as [C.Type?] {
      let stage = TestApp(iOS: iOS)
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), B()]
      try stage.show(tabs)
      tabs.selectedViewController = wrong.map { $0.init() }
      expectEqual(
        stage.device.lines(.exception),
        [
          "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view "
            + "controller in the tab bar controller's list of view controllers can be selected."
        ])
      expectEqual(tabs.selectedIndex, 0)
    }
  }

  @Test("A place without a tab selects nothing, and is named")
  func outOfRange() throws {
    let stage = TestApp(iOS: 9.0)
    let tabs = UITabBarController()
    tabs.viewControllers = [A(), B()]
    try stage.show(tabs)
    let mark = stage.mark
    for index in [2, -1, NSNotFound] { tabs.selectedIndex = index }
    try stage.settle()
    expect(tabs.selectedIndex == 0 && stage.heard(since: mark) == [])
    expectEqual(
      stage.device.lines(.diagnosis),
      [
        "noSuchTab: There is no tab 2: the places go from 0 to 1; nothing was selected.",
        "noSuchTab: There is no tab -1: the places go from 0 to 1; nothing was selected.",
      ])
  }

  @Test("Who may edit the More list, and what code selects in it", .rule(410))
  func more() throws {
    let stage = TestApp(iOS: 9.0)
    let tabs = UITabBarController()
    expectNil(tabs.customizableViewControllers)
    let all = [A(), B(), C(), P(), Q(), A(), B()] as [UIViewController]
    tabs.viewControllers = all
    try stage.show(tabs)
    expectEqual(tabs.customizableViewControllers, all)
    tabs.customizableViewControllers = []
    expectEqual(tabs.customizableViewControllers, [])
    expect(tabs.moreNavigationController === tabs.moreNavigationController)
    expectEqual(tabs.moreNavigationController.viewControllers.count, 1)
    tabs.selectedIndex = 6
    try stage.settle()
    expect(tabs.selectedViewController === all[6] && all[6].view.window === stage.window)
    expectEqual(stage.device.lines(.diagnosis), [])
    let pad = TestApp(iOS: 9.0, model: "iPad Air")
    let wide = UITabBarController()
    wide.viewControllers = [A(), B(), C(), P(), Q(), A()]
    expectEqual(pad.device.lines(.diagnosis), [])
  }
}
