import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Pushes, pops and tabs that the app animates, and what joins UIKit's own.
@MainActor
struct CustomNavigationTests {
  private func stack(
    iOS: IOSVersion
  ) throws -> (stage: TestApp, navigation: UINavigationController, a: A, b: B, director: Director) {
    let stage = TestApp(iOS: iOS)
    let (a, b, director) = (A(), B(), Director())
    let navigation = UINavigationController(rootViewController: a)
    try stage.show(navigation)
    navigation.delegate = director
    return (stage, navigation, a, b, director)
  }

  @Test(
    "A push with an animator of the app's, then a pop", .rule(104, 105), arguments: [7.0, 17])
  func pushAndPop(iOS: IOSVersion) throws {
    let (stage, navigation, a, b, director) = try stack(iOS: iOS)
    (director.coming, director.going) = (Fade(), Fade())
    var mark = stage.mark
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    let moves: Set = ["willMove", "didMove"]
    expectEqual(
      stage.story(since: mark, without: moves),
      [
        "Director.navigationController", "Director.navigationController", "B.viewDidLoad",
        "A.viewWillDisappear", "B.viewWillAppear", "Fade.transitionDuration",
        "Fade.animateTransition", "A.viewDidDisappear", "B.viewDidAppear", "Fade.animationEnded",
      ])
    expect(b.view.superview === navigation.view && a.view.window == nil)
    expect(navigation.view.subviews.last === navigation.navigationBar)
    mark = stage.mark
    navigation.popViewController(animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.moves),
      [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
        "A.viewDidAppear", "B.didMove(nil)",
      ])
    // The test itself holds what was popped.
    expectEqual(stage.diagnoses(since: 0), ["aliveAfterDeparture"])
  }

  @Test("Without animation, and before iOS 7, nobody is asked", arguments: [6.0, 12])
  func unanimated(iOS: IOSVersion) throws {
    let (stage, navigation, _, b, director) = try stack(iOS: iOS)
    director.coming = Fade()
    let mark = stage.mark
    navigation.pushViewController(b, animated: iOS < 7)
    try stage.settle()
    expect(!stage.story(since: mark).contains { $0.hasPrefix("Director") || $0.hasPrefix("Fade") })
  }

  @Test("A pop that a finger drives is finished or taken back", .rule(76, 111, "T34"))
  func interactivePop() throws {
    let (stage, navigation, a, b, director) = try stack(iOS: 12.0)
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    let finger = UIPercentDrivenInteractiveTransition()
    (director.going, director.finger) = (Fade(), finger)
    var mark = stage.mark
    navigation.popViewController(animated: true)
    expectEqual(b.transitionCoordinator?.initiallyInteractive, true)
    try stage.settle()
    expectEqual(navigation.viewControllers, [a])
    finger.update(0.6)
    finger.cancel()
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewWillAppear", "B.viewDidAppear",
      ])
    expect(navigation.viewControllers == [a, b] && b.parent === navigation)
    expect(b.view.superview === navigation.view && b.view.alpha == 1 && a.view.window == nil)
    expect(navigation.navigationBar.topItem === b.navigationItem)
    mark = stage.mark
    navigation.popViewController(animated: true)
    try stage.settle()
    finger.finish()
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ])
    expect(navigation.viewControllers == [a] && b.parent == nil)
  }

  @Test("A push that is taken back leaves the stack as it was")
  func cancelledPush() throws {
    let (stage, navigation, a, b, director) = try stack(iOS: 12.0)
    let finger = UIPercentDrivenInteractiveTransition()
    (director.coming, director.finger) = (Fade(), finger)
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    finger.cancel()
    try stage.settle()
    expect(navigation.viewControllers == [a] && b.parent == nil && b.view.window == nil)
    expect(a.view.superview === navigation.view)
    // And it can be pushed again.
    director.finger = nil
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    expect(navigation.topViewController === b && b.view.superview === navigation.view)
  }

  @Test("What runs along with UIKit's own push comes before its completion", arguments: [7.0, 17])
  func alongside(iOS: IOSVersion) throws {
    let (stage, navigation, a, b, _) = try stack(iOS: iOS)
    var heard: [String] = []
    expectNil(navigation.transitionCoordinator)
    navigation.pushViewController(b, animated: true)
    let coordinator = b.transitionCoordinator
    expect(coordinator?.viewController(forKey: .from) === a)
    expect(coordinator?.viewController(forKey: .to) === b)
    coordinator?.animate { _ in
      heard.append("along \(b.view.alpha)")
    } completion: {
      heard.append("done \($0.isCancelled)")
    }
    expectEqual(heard, [])
    try stage.settle()
    expectEqual(heard, ["along 1.0", "done false"])
    expectNil(b.transitionCoordinator)
    // It is over: nothing can join any more.
    expectEqual(coordinator?.animate { _ in heard.append("late") }, false)
  }

  @Test("A swipe that is taken back takes back what ran along")
  func swipe() throws {
    let (stage, navigation, _, b, _) = try stack(iOS: 12.0)
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    var cancelled: [Bool] = []
    b.during["viewWillDisappear"] = { controller in
      controller.transitionCoordinator?.animate { _ in
        navigation.navigationBar.alpha = 0
      } completion: {
        cancelled.append($0.isCancelled)
      }
    }
    expect(navigation.beginInteractivePop())
    try stage.settle()
    expectEqual(navigation.navigationBar.alpha, 0)
    navigation.cancelInteractivePop()
    try stage.settle()
    expectEqual(cancelled, [true])
    expectEqual(navigation.navigationBar.alpha, 1)
  }

  @Test("A rotation has a coordinator from iOS 8 on, a child has its parent's")
  func rotation() throws {
    let (stage, navigation, a, _, _) = try stack(iOS: 12.0)
    stage.device.simulator.rotate(to: .landscapeLeft)
    expect(a.transitionCoordinator != nil)
    expect(a.transitionCoordinator === navigation.transitionCoordinator)
    try stage.settle()
    expectNil(a.transitionCoordinator)
  }

  // MARK: Tabs

  @Test("A change of tabs with an animator keeps its order and can be taken back", .rule(159))
  func tabs() throws {
    let stage = TestApp(iOS: 12.0)
    let (a, b, director, tabs) = (A(), B(), Director(), UITabBarController())
    tabs.viewControllers = [a, b]
    try stage.show(tabs)
    tabs.delegate = director
    let finger = UIPercentDrivenInteractiveTransition()
    (director.coming, director.finger) = (Fade(), finger)
    var mark = stage.mark
    tabs.selectedIndex = 1
    try stage.settle()
    finger.cancel()
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewWillAppear", "B.viewWillDisappear",
        "B.viewDidDisappear", "A.viewDidAppear",
      ])
    expect(tabs.selectedIndex == 0 && a.view.superview === tabs.view && b.view.window == nil)
    director.finger = nil
    mark = stage.mark
    tabs.selectedIndex = 1
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    expect(b.view.superview === tabs.view && a.view.window == nil)
    expectEqual(tabs.view.subviews.count, 2)
  }

  // MARK: Roots

  @Test("A root that is replaced while it presents leaves its view behind on iOS 8 to 12")
  func replacedRoot() throws {
    for (iOS, views) in [(IOSVersion(7), 1), (8, 2), (12, 2), (13, 1)] {
      let stage = TestApp(iOS: iOS)
      let (a, b, c) = (A(), B(), C())
      b.modalPresentationStyle = .fullScreen
      try stage.show(a)
      a.present(b, animated: false)
      try stage.settle()
      let mark = stage.mark
      stage.window.rootViewController = c
      try stage.settle()
      expectEqual(stage.diagnoses(since: mark), ["rootReplacedWhilePresenting"])
      expect(stage.window.subviews.count == views && stage.window.subviews.last === c.view)
      expectEqual(
        stage.heard(since: mark).filter { $0.hasPrefix("B") },
        (views == 1 ? ["B.viewWillDisappear", "B.viewDidDisappear"] : []))
    }
  }
}
