import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Locks that wait for what others do, the class above, and touches that go nowhere.
@MainActor
@Suite struct ConditionTests {
  @Test("Who waits for a condition goes on when another queue signals", .rule(878))
  func condition() throws {
    let stage = TestApp(iOS: 12.0)
    let condition = HeadlessUIKit.NSCondition()
    var (isReady, seen) = (false, [String]())
    HeadlessUIKit.DispatchQueue.global().async {
      condition.lock()
      isReady = true
      seen.append("made")
      condition.signal()
      condition.unlock()
    }
    condition.lock()
    while !isReady { condition.wait() }
    seen.append("taken")
    expect(!condition.wait(until: Date(timeIntervalSinceReferenceDate: 0)))
    condition.unlock()
    try stage.settle()
    expectEqual(seen, ["made", "taken"])
  }

  @Test("A lock with a number is taken when it has the number", .rule(878))
  func conditionLock() throws {
    let stage = TestApp(iOS: 12.0)
    let lock = HeadlessUIKit.NSConditionLock(condition: 0)
    var seen: [Int] = []
    HeadlessUIKit.DispatchQueue.global().async {
      lock.lock(whenCondition: 0)
      seen.append(0)
      lock.unlock(withCondition: 1)
    }
    expect(!lock.tryLock(whenCondition: 1))
    lock.lock(whenCondition: 1)
    seen.append(1)
    expect(!lock.try())
    lock.unlock()
    expect(lock.try())
    lock.unlock()
    try stage.settle()
    expectEqual(seen, [0, 1])
    expectEqual(lock.condition, 1)
  }

  @Test("An object knows the class above its own")
  func superclasses() {
    final class Page: UITableViewController {}
    _ = TestApp(iOS: 12.0)
    expect(Page().superclass == UITableViewController.self)
    expect(Page.superclass() == UITableViewController.self)
    expect(UIResponder.superclass() == NSObject.self)
    expectNil(NSObject.superclass())
  }

  @Test("Accessibility traits can be numbers, as of old", .rule(880))
  func traits() {
    _ = TestApp(iOS: 12.0)
    let none: UIAccessibilityTraits = 0
    expectEqual(none, [])
    expectEqual(UIAccessibilityTraits(integerLiteral: 3), [.button, .link])
  }

  @Test("An app that ignores touches gets none until it ends that as often", .rule(881))
  func ignored() throws {
    let stage = TestApp(iOS: 12.0)
    let application = UIApplication()
    let root = UIViewController()
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 50))
    var taps = 0
    let counter = Counter { taps += 1 }
    button.addTarget(counter, action: Counter.tapped, for: .touchUpInside)
    root.view.addSubview(button)
    try stage.show(root)
    let place = CGPoint(x: 80, y: 120)
    for (begins, expected) in [(true, 0), (true, 0), (false, 0), (false, 1), (false, 2)] {
      if begins {
        application.beginIgnoringInteractionEvents()
      } else {
        application.endIgnoringInteractionEvents()
      }
      try stage.device.simulator.tap(at: place)
      try stage.settle()
      expectEqual(taps, expected)
    }
    expectEqual(stage.device.lines(.diagnosis).count, 3)
  }

  @Test("A bar that the app hides stays hidden, until the app shows it", .rule(882))
  func hiddenBars() throws {
    let stage = TestApp(iOS: 12.0)
    let (root, tabs) = (UIViewController(), UITabBarController())
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    try stage.show(tabs)
    navigation.navigationBar.isHidden = true
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    navigation.view.setNeedsLayout()
    try stage.settle()
    expect(navigation.navigationBar.isHidden && tabs.tabBar.isHidden)
    navigation.pushViewController(UIViewController(), animated: true)
    try stage.settle()
    expect(navigation.navigationBar.isHidden && tabs.tabBar.isHidden)
    expect(!navigation.isNavigationBarHidden)
    navigation.navigationBar.isHidden = false
    tabs.tabBar.isHidden = false
    navigation.popViewController(animated: true)
    try stage.settle()
    expect(!navigation.navigationBar.isHidden && !tabs.tabBar.isHidden)
  }
}

/// What a button tells.
@MainActor
private final class Counter: NSObject {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func tapped() { body() }
}
