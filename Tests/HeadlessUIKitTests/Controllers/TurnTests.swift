import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Loads a view in which the test looks for what the app set.
private final class Detail: UIViewController {
  var item: String?
  private(set) var seen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    seen = item
  }
}

/// What happens within a call that brings another controller, and what when the turn ends.
@MainActor
struct TurnTests {
  private static let life = ["viewDidLoad"] + TestApp.appearance

  // MARK: Navigation

  @Test(
    "Up to iOS 6 a push happens within the call, from iOS 7 on with the layout of the turn",
    .rule(480), arguments: [true, false])
  func push(animated: Bool) throws {
    for iOS in IOSVersion.tried { try push(iOS: iOS, animated: animated) }
  }

  private func push(iOS: IOSVersion, animated: Bool) throws {
    let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
    let mark = stage.mark
    navigation.pushViewController(B(), animated: animated)
    let begun = ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear"]
    expectEqual(stage.heard(since: mark, Self.life), (iOS < 7.0 ? begun : []))
    expect(navigation.topViewController is B)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, Self.life), begun + ["A.viewDidDisappear", "B.viewDidAppear"])
  }

  @Test("What is set after a push is there in viewDidLoad from iOS 7 on", .rule(480))
  func setAfterPush() throws {
    for (iOS, seen) in [(IOSVersion(6.1), String?.none), (7.0, "late"), (18, "late")] {
      let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
      let detail = Detail()
      navigation.pushViewController(detail, animated: true)
      detail.item = "late"
      try stage.settle()
      expectEqual(detail.seen, seen)
    }
  }

  @Test("A popped controller has its navigation controller until it will disappear", .rule(480))
  func popped() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 12.0, A())
    let b = B()
    var parents: [UIViewController?] = []
    b.during["viewWillDisappear"] = { parents.append($0.navigationController) }
    b.during["viewDidDisappear"] = { parents.append($0.navigationController) }
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    expect(navigation.popViewController(animated: true) === b)
    expect(b.navigationController === navigation)
    try stage.settle()
    expectEqual(parents, [navigation, nil])
    expectEqual(navigation.children.count, 1)
  }

  @Test("Two changes without animation in one turn are one transition", .rule(480))
  func twoChanges() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 12.0, A())
    navigation.pushViewController(B(), animated: false)
    try stage.settle()
    let mark = stage.mark
    navigation.popViewController(animated: false)
    navigation.pushViewController(C(), animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.moves),
      [
        "B.willMove(nil)", "C.willMove(UINavigationController)", "B.viewWillDisappear",
        "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear", "B.didMove(nil)",
        "C.didMove(UINavigationController)",
      ])
    expectEqual(navigation.viewControllers.count, 2)
    expectEqual(stage.consoleTexts, [])
  }

  @Test("One that is popped and pushed again in one turn stays", .rule(480))
  func poppedAndPushed() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 12.0, A())
    let b = B()
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    let mark = stage.mark
    navigation.popViewController(animated: false)
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.moves),
      [
        "B.willMove(nil)", "B.willMove(UINavigationController)",
        "B.didMove(UINavigationController)",
      ])
    expectEqual(navigation.children, navigation.viewControllers)
    expect(!b.isMovingToParent && b.parent === navigation)
  }

  @Test("A push in viewDidLoad of the root waits until the root has come", .rule(480))
  func pushWhileLoading() throws {
    let stage = TestApp(iOS: 12.0)
    let a = A()
    a.during["viewDidLoad"] = {
      $0.navigationController?.pushViewController(B(), animated: false)
    }
    try stage.show(UINavigationController(rootViewController: a))
    expectEqual(
      stage.heard(Self.life).filter { !$0.hasPrefix("UI") },
      [
        "A.viewDidLoad", "A.viewWillAppear", "B.viewDidLoad", "A.viewWillDisappear",
        "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("Whoever asks for the coordinator after a push gets one", .rule(480))
  func coordinator() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 12.0, A())
    var ended = 0
    navigation.pushViewController(B(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
    expect(navigation.transitionCoordinator != nil)
    try stage.settle()
    expectEqual(ended, 1)
  }

  @Test("A new stack is a push or a pop by where its top comes from", .rule(482))
  func operations() throws {
    let stage = TestApp(iOS: 12.0)
    let director = Director()
    let (a, b, c) = (A(), B(), C())
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = director
    try stage.show(navigation)
    func operation(to stack: [UIViewController]) throws -> String? {
      let mark = stage.mark
      navigation.setViewControllers(stack, animated: true)
      try stage.settle()
      return stage.device.simulator.recorder.events[mark...]
        .first { $0.name.contains("animationControllerFor:") }?.arguments[1]
    }
    expectEqual(try operation(to: [b]), "push")
    expectEqual(try operation(to: [b, c]), "push")
    expectEqual(try operation(to: [c, b]), "pop")
    expectNil(try operation(to: [b]))
    expectEqual(try operation(to: [P(), Q(), a]), "push")
  }

  // MARK: Presentation

  @Test(
    "Up to iOS 7 a presentation happens within the call, from iOS 8 on when the turn ends",
    .rule(481), arguments: [true, false])
  func present(animated: Bool) throws {
    for iOS in IOSVersion.tried { try present(iOS: iOS, animated: animated) }
  }

  private func present(iOS: IOSVersion, animated: Bool) throws {
    let (stage, a, b) = try TestApp.pair(iOS: iOS, as: iOS < 3.2 ? nil : .fullScreen)
    var mark = stage.mark
    a.presentAsEver(b, animated: animated)
    expectEqual(
      stage.heard(since: mark, Self.life),
      ["B.viewDidLoad"] + (iOS < 8.0 ? ["A.viewWillDisappear", "B.viewWillAppear"] : []))
    expect(a.modalViewController === b)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, Self.life),
      [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
        "A.viewDidDisappear",
      ])
    mark = stage.mark
    a.dismissAsEver(animated: animated)
    expectEqual(
      stage.heard(since: mark), (iOS < 8.0 ? ["B.viewWillDisappear", "A.viewWillAppear"] : []))
    if iOS >= 5.0 { expect(b.isBeingDismissed) }
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
  }

  @Test("A popover may get its place after it was presented", .rule(481))
  func latePopover() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 9.0, model: "iPad Air 2", as: .popover)
    a.present(b, animated: true)
    b.popoverPresentationController?.sourceView = a.view
    try stage.settle()
    expect(!stage.device.simulator.isDead)
    expect(b.view.window != nil)
  }

  @Test("What is presented in viewDidAppear of the root begins after it", .rule(481))
  func presentAtOnce() throws {
    let stage = TestApp(iOS: 12.0)
    let (a, b) = (A(), B())
    b.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = a
    stage.window.makeKeyAndVisible()
    a.present(b, animated: false)
    try stage.settle()
    expectEqual(
      stage.heard(),
      [
        "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewDidAppear", "A.viewDidDisappear",
      ])
    expectEqual(stage.consoleTexts, [])
  }

  @Test("A presenter that leaves the window in the same turn presents nothing", .rule(481))
  func goneBefore() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 12.0, as: .fullScreen)
    a.present(b, animated: true)
    a.view.removeFromSuperview()
    try stage.settle()
    expectNil(a.presentedViewController)
    expectNil(b.presentingViewController)
    expect(!stage.heard().contains("B.viewWillAppear"))
  }
}
