import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct DepartureTests {
  /// What is said of controllers that are alive, without who holds them.
  private func survivors(_ stage: TestApp) -> [String] {
    stage.device.simulator.recorder.events.filter { $0.name == "aliveAfterDeparture" }
      .compactMap { $0.text?.split(separator: ":").first.map(String.init) }
  }

  /// Shows a navigation controller with one controller on it.
  private func navigation() throws -> (TestApp, UINavigationController) {
    let stage = TestApp(iOS: 9.0)
    let navigation = UINavigationController(rootViewController: P())
    try stage.show(navigation)
    return (stage, navigation)
  }

  @Test("A popped controller that goes away is no news")
  func gone() throws {
    let (stage, navigation) = try navigation()
    navigation.pushViewController(A(), animated: true)
    try stage.settle()
    navigation.popViewController(animated: true)
    try stage.settle()
    expectEqual(survivors(stage), [])
  }

  @Test("One that stays alive is named, once, when the app has come to rest")
  func popped() throws {
    let (stage, navigation) = try navigation()
    let kept = A()
    navigation.pushViewController(kept, animated: true)
    try stage.settle()
    navigation.popViewController(animated: true)
    expectEqual(survivors(stage), [])
    try stage.settle()
    try stage.settle()
    expectEqual(survivors(stage), ["A was popped from UINavigationController and is still alive"])
    expectEqual(
      stage.device.lines(.diagnosis),
      [
        "aliveAfterDeparture: A was popped from UINavigationController and is still alive: who holds "
          + "it was not found. If it is not to be shown again, look for a closure, a timer or an "
          + "observer that captured it without [weak self]."
      ])
    withExtendedLifetime(kept) {}
  }

  @Test("Dismissals, removals and other tabs are departures too")
  func manners() throws {
    let stage = TestApp(iOS: 9.0)
    let (tabs, root) = (UITabBarController(), P())
    let kept = (presented: A(), child: B(), tab: C())
    tabs.viewControllers = [root, kept.tab]
    try stage.show(tabs)
    root.embed(kept.child)
    root.present(kept.presented, animated: false)
    try stage.settle()
    root.dismiss(animated: false)
    root.unembed(kept.child)
    tabs.viewControllers = [root]
    try stage.settle()
    expectEqual(
      survivors(stage),
      [
        "B was removed from P and is still alive",
        "C was removed from UITabBarController and is still alive",
        "A was dismissed and is still alive",
      ])
    withExtendedLifetime(kept) {}
  }

  @Test("A controller that is shown again by then is no news")
  func shownAgain() throws {
    let (stage, navigation) = try navigation()
    let kept = A()
    navigation.pushViewController(kept, animated: false)
    navigation.popViewController(animated: false)
    navigation.pushViewController(kept, animated: false)
    try stage.settle()
    expectEqual(survivors(stage), [])
  }

  @Test("Of many that stay alive the first ten are named and the others counted")
  func many() throws {
    let (stage, navigation) = try navigation()
    let kept = (0..<25).map { _ in A() }
    for controller in kept { navigation.pushViewController(controller, animated: false) }
    try stage.settle()
    navigation.popToRootViewController(animated: false)
    try stage.settle()
    expectEqual(survivors(stage).count, 11)
    expectEqual(
      stage.device.lines(.diagnosis).last,
      "aliveAfterDeparture: 15 more view controllers have left the screen and are still alive."
    )
    withExtendedLifetime(kept) {}
  }
}
