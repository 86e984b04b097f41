import EventTrace
import Foundation
import HeadlessUIKit
import Testing

/// Hears of what a navigation controller shows.
private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController, animated: Bool
  ) {}
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Implements nothing of its protocol.
private final class SilentDelegate: NSObject, UINavigationControllerDelegate {}

@MainActor
struct NavigationTests {
  private let delegate = NavigationDelegate()

  /// A navigation controller on screen, with `root` at the bottom of its stack.
  ///
  /// The stage comes first, so that the root is made on its device.
  private func shown(
    iOS: IOSVersion, _ root: @autoclosure () -> UIViewController, withDelegate: Bool = false
  ) throws -> (Stage, UINavigationController) {
    let stage = Stage(iOS: iOS)
    let navigation = UINavigationController(rootViewController: root())
    if withDelegate { navigation.delegate = delegate }
    try stage.show(navigation)
    return (stage, navigation)
  }

  /// What was heard by others than the navigation controller, with the delegate's callbacks as
  /// `willShow(A)` and `didShow(A)`.
  private func heard(
    _ stage: Stage, since mark: Int = 0, _ names: [String] = Stage.appearance
  )
    -> [String]
  {
    stage.device.simulator.recorder.events[mark...].compactMap { event in
      guard event.kind == .callback, let subject = event.subject?.name,
        subject != "UINavigationController"
      else { return nil }
      if event.name.contains("how:animated:") {
        return "\(event.name.contains("willShow") ? "willShow" : "didShow")(\(event.arguments[1]))"
      }
      let member = String(event.name.prefix { $0 != "(" })
      guard names.contains(member) else { return nil }
      return member.hasSuffix("Move")
        ? "\(subject).\(member)(\(event.arguments[0]))" : "\(subject).\(member)"
    }
  }

  // MARK: Launch

  @Test("At launch iOS 5 tells the delegate didShow before and after viewDidAppear (rule 108, T28)")
  func launch() throws {
    let (old, _) = try shown(iOS: 5.0, A(), withDelegate: true)
    #expect(
      heard(old, Stage.appearance + ["viewDidLoad"]) == [
        "A.viewDidLoad", "A.viewWillAppear", "willShow(A)", "didShow(A)", "A.viewDidAppear",
        "didShow(A)",
      ])
    let (new, _) = try shown(iOS: 6.0, A(), withDelegate: true)
    #expect(
      heard(new, Stage.appearance + ["viewDidLoad"]) == [
        "A.viewDidLoad", "A.viewWillAppear", "willShow(A)", "A.viewDidAppear", "didShow(A)",
      ])
  }

  @Test("The root loads, appears and is laid out with its navigation controller (T24)")
  func launchWithLayout() throws {
    let (stage, _) = try shown(iOS: 9.0, A())
    #expect(
      stage.heard(Stage.layout + ["loadView"]).filter { $0.hasPrefix("A") } == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ])
  }

  @Test("The root hears of its move before it is loaded and after it appeared (rule 106)")
  func rootMoves() throws {
    let (stage, _) = try shown(iOS: 6.0, A())
    #expect(
      heard(stage, Stage.moves + ["viewDidLoad"]) == [
        "A.willMove(UINavigationController)", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewDidAppear", "A.didMove(UINavigationController)",
      ])
  }

  // MARK: Push and pop

  @Test(
    "A push: the old one goes, the new one comes, the old one went, the new one came (rule 104, T25)",
    arguments: [2.0, 4.3, 5.0, 6, 9, 14], [true, false])
  func push(iOS: IOSVersion, animated: Bool) throws {
    let (stage, navigation) = try shown(iOS: iOS, A(), withDelegate: true)
    let mark = stage.mark
    navigation.pushViewController(B(), animated: animated)
    #expect(stage.heard(since: mark).last == "B.viewWillAppear")
    try stage.settle()
    #expect(
      heard(stage, since: mark, Stage.layout) == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow(B)",
      ] + (iOS < 5.0 ? [] : ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]) + [
        "A.viewDidDisappear", "B.viewDidAppear", "didShow(B)",
      ])
    #expect(stage.device.simulator.queue.now.seconds == (animated ? 0.35 : 0))
  }

  @Test(
    "A pop: the same order the other way round (rule 105, T27, T30)", arguments: [5.0, 9],
    [true, false])
  func pop(iOS: IOSVersion, animated: Bool) throws {
    let (stage, navigation) = try shown(iOS: iOS, A(), withDelegate: true)
    navigation.pushViewController(B(), animated: false)
    try stage.settle()
    let mark = stage.mark
    var popped = navigation.popViewController(animated: animated)
    weak let released = popped
    #expect(popped is B)
    popped = nil
    try stage.settle()
    #expect(
      heard(stage, since: mark) == [
        "B.viewWillDisappear", "A.viewWillAppear", "willShow(A)", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow(A)",
      ])
    #expect(released == nil)
  }

  @Test("Before iOS 5 nobody hears of moves")
  func movesBefore5() throws {
    let (stage, navigation) = try shown(iOS: 4.3, A())
    navigation.pushViewController(B(), animated: false)
    try stage.settle()
    navigation.popViewController(animated: false)
    try stage.settle()
    #expect(stage.heard(["willMove", "didMove"]) == [])
  }

  @Test("A pushed controller's moves enclose all that it hears (rules 106 and 107, T31, T32)")
  func moves() throws {
    let (stage, navigation) = try shown(iOS: 7.0, A())
    var mark = stage.mark
    navigation.pushViewController(B(), animated: true)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.all).filter { $0.hasPrefix("B") } == [
        "B.willMove(UINavigationController)", "B.viewDidLoad", "B.viewWillAppear",
        "B.updateViewConstraints", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        "B.viewDidAppear", "B.didMove(UINavigationController)", "B.updateViewConstraints",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
    mark = stage.mark
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.all).filter { $0.hasPrefix("B") } == [
        "B.willMove(nil)", "B.viewWillDisappear", "B.updateViewConstraints", "B.viewDidDisappear",
        "B.didMove(nil)",
      ])
  }

  @Test("One that is covered and uncovered again hears of no move (T33)")
  func covered() throws {
    let (stage, navigation) = try shown(iOS: 7.0, A())
    navigation.pushViewController(B(), animated: true)
    try stage.settle()
    var mark = stage.mark
    navigation.pushViewController(C(), animated: true)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.all).filter { $0.hasPrefix("B") } == [
        "B.viewWillDisappear", "B.updateViewConstraints", "B.viewDidDisappear",
      ])
    mark = stage.mark
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.all).filter { $0.hasPrefix("B") } == [
        "B.viewWillAppear", "B.updateViewConstraints", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "B.viewDidAppear", "B.updateViewConstraints",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
  }

  @Test("The controllers between hear nothing when the stack is popped to its root")
  func popToRoot() throws {
    let (stage, navigation) = try shown(iOS: 6.0, A())
    navigation.setViewControllers([navigation.viewControllers[0], P(), Q(), B()], animated: false)
    try stage.settle()
    let mark = stage.mark
    let popped = navigation.popToRootViewController(animated: false)
    try stage.settle()
    #expect(popped?.map { stage.device.simulator.name(of: $0) } == ["P", "Q", "B"])
    #expect(
      heard(stage, since: mark, Stage.moves) == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
        "A.viewDidAppear", "B.didMove(nil)",
      ])
    #expect(popped?.allSatisfy { $0.parent == nil } ?? false)
  }

  @Test("A popped controller knows its navigation controller until it disappeared")
  func navigationControllerWhilePopped() throws {
    let (stage, navigation) = try shown(iOS: 6.0, A())
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
    #expect(log == ["viewWillDisappear: true true false", "viewDidDisappear: false true false"])
  }

  @Test("The last controller stays on its stack")
  func popLast() throws {
    let (stage, navigation) = try shown(iOS: 6.0, A())
    let mark = stage.mark
    #expect(navigation.popViewController(animated: true) == nil)
    try stage.settle()
    #expect(stage.heard(since: mark) == [])
  }

  @Test("A new stack shows its top, whatever lies below")
  func newStack() throws {
    let (stage, navigation) = try shown(iOS: 6.0, A())
    let mark = stage.mark
    navigation.setViewControllers([B(), C()], animated: true)
    try stage.settle()
    #expect(
      heard(stage, since: mark, Stage.moves) == [
        "A.willMove(nil)", "B.willMove(UINavigationController)",
        "C.willMove(UINavigationController)", "A.viewWillDisappear", "C.viewWillAppear",
        "A.viewDidDisappear", "C.viewDidAppear", "A.didMove(nil)",
        "C.didMove(UINavigationController)",
      ])
  }

  @Test("Ten thousand pushes in one turn are told and ended, each once")
  func manyPushes() throws {
    let (stage, navigation) = try shown(iOS: 9.0, A())
    let mark = stage.mark
    for _ in 0..<10_000 { navigation.pushViewController(B(), animated: false) }
    try stage.settle()
    let heard = stage.heard(since: mark).map { $0.split(separator: ".")[1] }
    // The first goes, the last comes, and all between come and go without having appeared.
    #expect(heard.count == 2 + 9_999 * 3 + 2)
    #expect(heard.count { $0 == "viewDidAppear" } == 1)
    #expect(heard.count { $0 == "viewDidDisappear" } == 10_000)
    navigation.popToRootViewController(animated: false)
    try stage.settle()
    #expect(navigation.children.count == 1)
  }

  @Test("Off screen the stack changes without a word about appearance")
  func offScreen() throws {
    let stage = Stage(iOS: 6.0)
    let navigation = UINavigationController(rootViewController: A())
    navigation.pushViewController(B(), animated: true)
    navigation.pushViewController(C(), animated: true)
    navigation.popViewController(animated: true)
    try stage.show(navigation)
    #expect(
      heard(stage, Stage.life) == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear",
      ])
  }

  @Test("A delegate without the methods is told nothing")
  func silentDelegate() throws {
    let stage = Stage(iOS: 6.0)
    let delegate = SilentDelegate()
    let navigation = UINavigationController(rootViewController: A())
    navigation.delegate = delegate
    try stage.show(navigation)
    #expect(heard(stage) == ["A.viewWillAppear", "A.viewDidAppear"])
  }

  @Test("A child that joins a pushed container at once misses viewWillAppear on iOS 5 and 6 (T35)")
  func childOfPushedContainer() throws {
    for (iOS, missed) in [(5.0, true), (6.0, true), (7.0, false)] as [(IOSVersion, Bool)] {
      let stage = Stage(iOS: iOS)
      let (root, container, red, blue) = (A(), P(), B(), C())
      container.during["viewDidLoad"] = { $0.embed(red) }
      let navigation = UINavigationController(rootViewController: root)
      try stage.show(navigation)
      let mark = stage.mark
      navigation.pushViewController(container, animated: true)
      container.unembed(red)
      container.embed(blue)
      try stage.settle()
      let heard = stage.heard(since: mark, Stage.life).filter { $0.hasPrefix("C") }
      #expect(
        heard
          == (missed
            ? ["C.loadView", "C.viewDidLoad", "C.viewDidAppear"]
            : ["C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear"]))
    }
  }

  // MARK: Mistakes

  @Test("What cannot be pushed raises (rule 109; M5b, M11c, M26)")
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
      let (stage, navigation) = try shown(iOS: 6.0, A())
      mistake(navigation)
      #expect(stage.device.lines(.exception) == ["NSInvalidArgumentException: \(reason)"])
    }
  }

  @Test("A push during an animated push is noted up to iOS 7 (rule 110; M3, M12)")
  func nestedPush() throws {
    let (stage, navigation) = try shown(iOS: 7.1, A())
    let mark = stage.mark
    navigation.pushViewController(B(), animated: true)
    navigation.pushViewController(C(), animated: true)
    try stage.settle()
    #expect(
      stage.device.lines(.console) == [
        "UIKit: nested push animation can result in corrupted navigation bar",
        "UIKit: Unbalanced calls to begin/end appearance transitions for <B>.",
        "UIKit: Finishing up a navigation transition in an unexpected state. Navigation Bar "
          + "subview tree might get corrupted.",
      ])
    #expect(
      heard(stage, since: mark) == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "C.viewWillAppear",
        "A.viewDidDisappear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
  }

  @Test("From iOS 8 on a push during an animated push waits for its end (rule 110)")
  func waitingPush() throws {
    let (stage, navigation) = try shown(iOS: 8.0, A())
    let mark = stage.mark
    navigation.pushViewController(B(), animated: true)
    navigation.pushViewController(C(), animated: true)
    try stage.settle()
    #expect(stage.device.lines(.console) == [])
    #expect(
      heard(stage, since: mark) == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    #expect(stage.device.simulator.queue.now.seconds == 0.7)
  }

  @Test("A push from within viewDidAppear begins when the transition before has ended")
  func pushFromViewDidAppear() throws {
    let (stage, navigation) = try shown(iOS: 6.0, A())
    let (second, third) = (B(), C())
    second.during["viewDidAppear"] = {
      if navigation.topViewController === $0 {
        navigation.pushViewController(third, animated: false)
      }
    }
    let mark = stage.mark
    navigation.pushViewController(second, animated: false)
    try stage.settle()
    #expect(
      heard(stage, since: mark) == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    #expect(stage.device.lines(.console) == [])
  }

  // MARK: The swipe

  @Test("A completed swipe is a pop, and the popped controller is released (T34)")
  func completedSwipe() throws {
    let (stage, navigation) = try shown(iOS: 7.0, A())
    var pushed: B? = B()
    weak let released = pushed
    navigation.pushViewController(pushed!, animated: false)
    pushed = nil
    try stage.settle()
    let mark = stage.mark
    #expect(navigation.beginInteractivePop())
    try stage.settle()
    navigation.finishInteractivePop()
    try stage.settle()
    #expect(
      heard(stage, since: mark, Stage.moves) == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
        "A.viewDidAppear", "B.didMove(nil)",
      ])
    #expect(released == nil)
  }

  @Test("A swipe that is taken back lets the controller appear again (rules 76 and 111, T34)")
  func cancelledSwipe() throws {
    let (stage, navigation) = try shown(iOS: 7.0, A())
    let pushed = B()
    navigation.pushViewController(pushed, animated: false)
    try stage.settle()
    let mark = stage.mark
    #expect(navigation.beginInteractivePop())
    try stage.settle()
    navigation.cancelInteractivePop()
    try stage.settle()
    #expect(
      heard(stage, since: mark) == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "B.viewWillAppear",
        "A.viewDidDisappear", "B.viewDidAppear",
      ])
    #expect(navigation.topViewController === pushed)
    #expect(pushed.parent === navigation)
    #expect(pushed.view.window === stage.window)
    #expect(navigation.viewControllers[0].view.superview == nil)
    #expect(stage.device.lines(.console) == [])
  }

  @Test("There is no swipe before iOS 7, on a single controller, or when it is not wanted")
  func noSwipe() throws {
    let (_, old) = try shown(iOS: 6.0, A())
    old.pushViewController(B(), animated: false)
    #expect(!old.beginInteractivePop())
    let (stage, new) = try shown(iOS: 7.0, A())
    #expect(!new.beginInteractivePop())
    new.pushViewController(B(), animated: false)
    try stage.settle()
    new.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!new.beginInteractivePop())
  }

  // MARK: The bar

  @Test("Hiding the bar lays the content out again and does nothing else (rule 132, T68)")
  func hiddenBar() throws {
    for iOS in [6.0, 9.0] as [IOSVersion] {
      let (stage, navigation) = try shown(iOS: iOS, A())
      let mark = stage.mark
      navigation.setNavigationBarHidden(true, animated: false)
      try stage.settle()
      #expect(
        stage.heard(since: mark, Stage.all).filter { $0.hasPrefix("A") } == [
          "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
        ])
    }
  }

  @Test("Up to iOS 6 the content ends at the bar, from 7 on it lies under it")
  func contentFrame() throws {
    let (_, old) = try shown(iOS: 6.0, A())
    #expect(old.topViewController?.view.frame == CGRect(x: 0, y: 44, width: 320, height: 416))
    let (_, new) = try shown(iOS: 7.0, A())
    #expect(new.topViewController?.view.frame == new.view.bounds)
    #expect(new.navigationBar.frame.minY == 20)
  }

  @Test("The bar shows the title and a button that goes back")
  func barContent() throws {
    let stage = Stage(iOS: 6.0)
    let (root, pushed) = (A(), B())
    let navigation = UINavigationController(rootViewController: root)
    root.title = "Notes"
    pushed.navigationItem.title = "Note"
    try stage.show(navigation)
    navigation.pushViewController(pushed, animated: false)
    try stage.settle()
    let texts = navigation.navigationBar.subviews.compactMap(\.renderedText)
    #expect(texts == ["Note", "Notes"])
    (navigation.navigationBar.subviews[1] as? UIButton)?.touch()
    try stage.settle()
    #expect(navigation.topViewController === root)
  }
}
