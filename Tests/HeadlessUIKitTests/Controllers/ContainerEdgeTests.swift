import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What apps seldom do with UIKit's own containers.
@MainActor
struct ContainerEdgeTests {
  @Test("Middle controllers of a pop hear nothing; only the visible one leaves", .rule(107, "Q12"))
  func middle() throws {
    let stage = TestApp(iOS: 9.0)
    let (root, middle, top, navigation) = (A(), B(), C(), UINavigationController())
    navigation.viewControllers = [root, middle, top]
    try stage.show(navigation)
    let mark = stage.mark
    let popped = navigation.popToViewController(root, animated: true)
    expectEqual(popped, [middle, top])
    expectNil(middle.parent)
    stage.window.layoutIfNeeded()
    expectNil(top.parent)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.moves),
      [
        "C.willMove(nil)", "C.viewWillDisappear", "A.viewWillAppear", "C.viewDidDisappear",
        "A.viewDidAppear", "C.didMove(nil)",
        // Nobody had seen it before.
        "A.didMove(UINavigationController)",
      ])
  }

  @Test("A stack with the same top changes below it without any appearance")
  func sameTop() throws {
    let stage = TestApp(iOS: 9.0)
    let (old, top, navigation) = (A(), B(), UINavigationController())
    navigation.viewControllers = [old, top]
    try stage.show(navigation)
    let mark = stage.mark
    navigation.setViewControllers([C(), top], animated: true)
    try stage.settle()
    expectEqual(stage.heard(since: mark), [])
    expectNil(old.parent)
    expectEqual(navigation.children, navigation.viewControllers)
  }

  @Test("A push without animation has the order of an animated one", .rule(73, 104))
  func withoutAnimation() throws {
    let stage = TestApp(iOS: 9.0)
    let navigation = UINavigationController(rootViewController: A())
    try stage.show(navigation)
    let mark = stage.mark
    navigation.pushViewController(B(), animated: false)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    let flags = stage.device.simulator.recorder.events[mark...]
      .filter { TestApp.appearance.contains(String($0.name.prefix { $0 != "(" })) }
      .flatMap(\.arguments)
    expectEqual(flags, ["false", "false", "false", "false"])
  }

  @Test("Popping to a controller that is not on the stack ends the app")
  func stranger() throws {
    let stage = TestApp(iOS: 9.0)
    let navigation = UINavigationController(rootViewController: A())
    try stage.show(navigation)
    navigation.popToViewController(B(), animated: false)
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
      ])
  }

  @Test("Selecting a controller that is no tab ends the app")
  func strangerAsTab() throws {
    let stage = TestApp(iOS: 9.0)
    let tabs = UITabBarController()
    tabs.viewControllers = [A(), B()]
    try stage.show(tabs)
    tabs.selectedViewController = C()
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view "
          + "controller in the tab bar controller's list of view controllers can be selected."
      ])
  }

  @Test("Tabs that change while the selected one stays leave it alone")
  func tabsAroundSelected() throws {
    let stage = TestApp(iOS: 9.0)
    let (kept, tabs) = (A(), UITabBarController())
    tabs.viewControllers = [kept, B()]
    try stage.show(tabs)
    let mark = stage.mark
    tabs.setViewControllers([C(), kept], animated: false)
    try stage.settle()
    expectEqual(stage.heard(since: mark), [])
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test("A chain of ten thousand children appears, and cannot be closed to a ring")
  func deepChildren() throws {
    let stage = TestApp(iOS: 9.0)
    let root = UIViewController()
    var all = [root]
    for _ in 0..<10_000 {
      let child = UIViewController()
      all.last!.addChild(child)
      all.append(child)
    }
    try stage.show(root)
    all.last!.addChild(root)
    expectNil(root.parent)
    expectEqual(
      stage.device.lines(.diagnosis),
      [
        "childInsideItself: A view controller cannot become a child of itself or of one that it "
          + "contains; nothing was added."
      ])
    for child in all.dropFirst().reversed() { child.removeFromParent() }
  }
}
