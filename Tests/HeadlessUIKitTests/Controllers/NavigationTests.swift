import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Implements nothing of its protocol.
private final class SilentDelegate: NSObject, UINavigationControllerDelegate {}

/// Pushes and pops as they were observed (rules 104 to 108).
@MainActor
struct NavigationTests {
  private let delegate = NavigationDelegate()

  // MARK: Launch

  @Test(
    "At launch didShow comes before and after viewDidAppear, up to iOS 12",
    .rule(108, "T28"))
  func launch() throws {
    let (old, _) = try TestApp.navigation(iOS: 5.0, A(), delegate: delegate)
    expectEqual(
      old.heardInStack(TestApp.appearance + ["viewDidLoad"]),
      [
        "A.viewDidLoad", "A.viewWillAppear", "willShow(A)", "didShow(A)", "A.viewDidAppear",
        "didShow(A)",
      ])
    let (new, _) = try TestApp.navigation(iOS: 13.0, A(), delegate: delegate)
    expectEqual(
      new.heardInStack(TestApp.appearance + ["viewDidLoad"]),
      [
        "A.viewDidLoad", "A.viewWillAppear", "willShow(A)", "A.viewDidAppear", "didShow(A)",
      ])
  }

  @Test("The root loads, appears and is laid out with its navigation controller", .rule("T24"))
  func launchWithLayout() throws {
    let (stage, _) = try TestApp.navigation(iOS: 9.0, A())
    expectEqual(
      stage.heard(TestApp.layout + ["loadView"]).filter { $0.hasPrefix("A") },
      [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ])
  }

  @Test("A transaction around an animated push or pop ends with the transition", .rule(940))
  func transaction() throws {
    for iOS in [IOSVersion(5), 8, 17] {
      for animated in [true, false] {
        let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
        var appeared: [Bool] = []
        let b = B()
        func within(_ change: () -> Void) throws {
          CATransaction.begin()
          CATransaction.setCompletionBlock { appeared.append(b.appearance == .appeared) }
          change()
          CATransaction.commit()
          expectEqual(appeared.isEmpty, animated, "iOS \(iOS)")
          try stage.settle()
        }
        try within { navigation.pushViewController(b, animated: animated) }
        expect(appeared.count == 1 && (appeared[0] || !animated), "iOS \(iOS)")
        appeared = []
        try within { _ = navigation.popViewController(animated: animated) }
        expect(appeared.count == 1 && !(appeared[0] && animated), "iOS \(iOS)")
      }
    }
  }

  @Test("The transaction around a push that waits for another one ends with its own", .rule(940))
  func waitingTransaction() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 17, A())
    let (b, c) = (B(), C())
    let start = CACurrentMediaTime()
    var ended: [Double] = []
    func push(_ controller: UIViewController) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append(CACurrentMediaTime() - start) }
      navigation.pushViewController(controller, animated: true)
      CATransaction.commit()
    }
    push(b)
    try stage.device.simulator.pass(0.1)
    push(c)
    expectEqual(ended, [])
    try stage.settle()
    expect(ended.count == 2 && (0.35..<0.45) ~= ended[0] && (0.7..<0.8) ~= ended[1], "\(ended)")
    expect(b.appearance == .disappeared && c.appearance == .appeared)
    expectEqual(navigation.viewControllers.count, 3)
  }

  @Test("The root hears of its move before it is loaded and after it appeared", .rule(106))
  func rootMoves() throws {
    let (stage, _) = try TestApp.navigation(iOS: 6.0, A())
    expectEqual(
      stage.heardInStack(TestApp.moves + ["viewDidLoad"]),
      [
        "A.willMove(UINavigationController)", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewDidAppear", "A.didMove(UINavigationController)",
      ])
  }

  // MARK: Push and pop

  @Test(
    "A push: the old one goes, the new one comes, the old one went, the new one came",
    .rule(104, "T25"),
    arguments: [2.0, 4.3, 5.0, 6, 9, 14], [true, false])
  func push(iOS: IOSVersion, animated: Bool) throws {
    let (stage, navigation) = try TestApp.navigation(iOS: iOS, A(), delegate: delegate)
    let mark = stage.mark
    navigation.pushViewController(B(), animated: animated)
    try stage.settle()
    expectEqual(
      stage.heardInStack(since: mark, TestApp.layout),
      [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow(B)",
      ] + (iOS < 5.0 ? [] : ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]) + [
        "A.viewDidDisappear", "B.viewDidAppear", "didShow(B)",
      ])
    expectEqual(stage.device.simulator.queue.now.seconds, (animated ? 0.35 : 0))
  }

  @Test(
    "A pop: the same order the other way round", .rule(105, "T27", "T30"), arguments: [5.0, 9],
    [true, false])
  func pop(iOS: IOSVersion, animated: Bool) throws {
    let (stage, navigation) = try TestApp.navigation(iOS: iOS, A(), delegate: delegate)
    navigation.pushViewController(B(), animated: false)
    try stage.settle()
    let mark = stage.mark
    var popped = navigation.popViewController(animated: animated)
    weak let released = popped
    expect(popped is B)
    popped = nil
    try stage.settle()
    expectEqual(
      stage.heardInStack(since: mark),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "willShow(A)", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow(A)",
      ])
    expectNil(released)
  }

  @Test("Before iOS 5 nobody hears of moves")
  func movesBefore5() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 4.3, A())
    navigation.pushViewController(B(), animated: false)
    try stage.settle()
    navigation.popViewController(animated: false)
    try stage.settle()
    expectEqual(stage.heard(["willMove", "didMove"]), [])
  }

  @Test("A pushed controller's moves enclose all that it hears", .rule(106, 107, "T31", "T32"))
  func moves() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 7.0, A())
    var mark = stage.mark
    navigation.pushViewController(B(), animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.all).filter { $0.hasPrefix("B") },
      [
        "B.willMove(UINavigationController)", "B.viewDidLoad", "B.viewWillAppear",
        "B.updateViewConstraints", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        "B.viewDidAppear", "B.didMove(UINavigationController)", "B.updateViewConstraints",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
    mark = stage.mark
    navigation.popViewController(animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.all).filter { $0.hasPrefix("B") },
      [
        "B.willMove(nil)", "B.viewWillDisappear", "B.updateViewConstraints", "B.viewDidDisappear",
        "B.didMove(nil)",
      ])
  }

  @Test("One that is covered and uncovered again hears of no move", .rule("T33"))
  func covered() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 7.0, A())
    navigation.pushViewController(B(), animated: true)
    try stage.settle()
    var mark = stage.mark
    navigation.pushViewController(C(), animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.all).filter { $0.hasPrefix("B") },
      [
        "B.viewWillDisappear", "B.updateViewConstraints", "B.viewDidDisappear",
      ])
    mark = stage.mark
    navigation.popViewController(animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.all).filter { $0.hasPrefix("B") },
      [
        "B.viewWillAppear", "B.updateViewConstraints", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "B.viewDidAppear", "B.updateViewConstraints",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
  }

  @Test("The controllers between hear nothing when the stack is popped to its root")
  func popToRoot() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 6.0, A())
    navigation.setViewControllers([navigation.viewControllers[0], P(), Q(), B()], animated: false)
    try stage.settle()
    let mark = stage.mark
    let popped = navigation.popToRootViewController(animated: false)
    try stage.settle()
    expectEqual(popped?.map { stage.device.simulator.name(of: $0) }, ["P", "Q", "B"])
    expectEqual(
      stage.heardInStack(since: mark, TestApp.moves),
      [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
        "A.viewDidAppear", "B.didMove(nil)",
      ])
    expect(popped?.allSatisfy { $0.parent == nil } ?? false)
  }

  @Test("A popped controller knows its navigation controller until it disappeared")
  func navigationControllerWhilePopped() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 6.0, A())
    let pushed = B()
    var log: [String] = []
    for name in ["viewWillDisappear", "viewDidDisappear"] {
      pushed.during[name] = {
        log.append(
          "\(name): \($0.navigationController != nil) \($0.isMovingFromParent) "
            + "\(navigation.viewControllers.contains($0))")
      }
    }
    navigation.pushViewController(pushed, animated: false)
    try stage.settle()
    navigation.popViewController(animated: false)
    try stage.settle()
    expectEqual(log, ["viewWillDisappear: true true false", "viewDidDisappear: false true false"])
  }

  @Test("The last controller stays on its stack")
  func popLast() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 6.0, A())
    let mark = stage.mark
    expectNil(navigation.popViewController(animated: true))
    try stage.settle()
    expectEqual(stage.heard(since: mark), [])
  }

  @Test(
    "A new stack shows its top, whatever lies below, and tells who goes from iOS 8 on", .rule(1113))
  func newStack() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
      let mark = stage.mark
      navigation.setViewControllers([B(), C()], animated: true)
      try stage.settle()
      let expected = [
        "A.willMove(nil)", "B.willMove(UINavigationController)",
        "C.willMove(UINavigationController)", "A.viewWillDisappear", "C.viewWillAppear",
        "A.viewDidDisappear", "C.viewDidAppear", "A.didMove(nil)",
        "C.didMove(UINavigationController)",
      ]
      expectEqual(
        stage.heardInStack(since: mark, TestApp.moves),
        expected.filter { iOS >= 8.0 || !$0.hasSuffix("Move(nil)") }, "iOS \(iOS)")
    }
  }

  @Test("A controller is pushed by the method that its stack's class overrides", .rule(1111))
  func pushedRoot() throws {
    final class Counting: UINavigationController {
      var pushes: [Int] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes.append(viewControllers.count)
        super.pushViewController(viewController, animated: animated)
      }
    }
    for iOS in IOSVersion.tried {
      let device = Device(iOS: iOS)
      let (root, next) = (UIViewController(), UIViewController())
      let navigation = Counting(rootViewController: root)
      expectEqual(navigation.pushes, [0], "iOS \(iOS)")
      expectEqual(navigation.viewControllers, [root])
      navigation.pushViewController(next, animated: false)
      expectEqual(navigation.pushes, [0, 1], "iOS \(iOS)")
      expectEqual(navigation.viewControllers, [root, next])
      expectEqual(device.simulator.isDead, false)
    }
  }

  @Test("A push over a root that was not on screen yet loads it up to iOS 17", .rule(1116))
  func coveredAtOnce() throws {
    for iOS in IOSVersion.tried(from: 7.0) {
      for isAnimated in [true, false] {
        let stage = TestApp(iOS: iOS)
        let navigation = UINavigationController(rootViewController: A())
        stage.window.rootViewController = navigation
        stage.window.makeKeyAndVisible()
        navigation.pushViewController(B(), animated: isAnimated)
        try stage.settle()
        expectEqual(
          stage.heardInStack(TestApp.appearance + ["viewDidLoad"])
            .filter { !$0.hasSuffix("IsAppearing") },
          (isAnimated && iOS < 18 ? ["A.viewDidLoad"] : [])
            + ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"], "iOS \(iOS)")
      }
    }
  }

  @Test("Ten thousand pushes in one turn are told and ended, each once")
  func manyPushes() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 6.0, A())
    let mark = stage.mark
    for _ in 0..<10_000 { navigation.pushViewController(B(), animated: false) }
    try stage.settle()
    let heard = stage.heard(since: mark).map { $0.split(separator: ".")[1] }
    // The first goes, the last comes, and all between come and go without having appeared.
    expectEqual(heard.count, 2 + 9_999 * 3 + 2)
    expectEqual(heard.count { $0 == "viewDidAppear" }, 1)
    expectEqual(heard.count { $0 == "viewDidDisappear" }, 10_000)
    navigation.popToRootViewController(animated: false)
    try stage.settle()
    expectEqual(navigation.children.count, 1)
  }

  @Test("Off screen the stack changes without a word about appearance")
  func offScreen() throws {
    let stage = TestApp(iOS: 6.0)
    let navigation = UINavigationController(rootViewController: A())
    navigation.pushViewController(B(), animated: true)
    navigation.pushViewController(C(), animated: true)
    navigation.popViewController(animated: true)
    try stage.show(navigation)
    expectEqual(
      stage.heardInStack(TestApp.life),
      [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear",
      ])
  }

  @Test("A delegate without the methods is told nothing")
  func silentDelegate() throws {
    let stage = TestApp(iOS: 6.0)
    let delegate = SilentDelegate()
    let navigation = UINavigationController(rootViewController: A())
    navigation.delegate = delegate
    try stage.show(navigation)
    expectEqual(stage.heardInStack(), ["A.viewWillAppear", "A.viewDidAppear"])
  }

  @Test(
    "A child that joins a pushed container at once misses viewWillAppear on iOS 5 and 6",
    .rule("T35"))
  func childOfPushedContainer() throws {
    for (iOS, missed) in [(5.0, true), (6.0, true), (7.0, false)] as [(IOSVersion, Bool)] {
      let stage = TestApp(iOS: iOS)
      let (root, container, red, blue) = (A(), P(), B(), C())
      container.during["viewDidLoad"] = { $0.embed(red) }
      let navigation = UINavigationController(rootViewController: root)
      try stage.show(navigation)
      let mark = stage.mark
      navigation.pushViewController(container, animated: true)
      container.unembed(red)
      container.embed(blue)
      try stage.settle()
      let heard = stage.heard(since: mark, TestApp.life).filter { $0.hasPrefix("C") }
      expectEqual(
        heard,
        (missed
          ? ["C.loadView", "C.viewDidLoad", "C.viewDidAppear"]
          : ["C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear"]))
    }
  }
}
