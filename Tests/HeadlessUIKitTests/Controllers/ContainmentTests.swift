import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Who is whose child, and where its view may be (rules 81 to 85, 97 and 98).
@MainActor
struct ContainmentTests {
  // MARK: Parents and children

  @Test("addChild tells the child before it is one, and nothing afterwards", .rule(81))
  func addition() {
    let stage = TestApp(iOS: 6.0)
    let (parent, child) = (P(), C())
    parent.addChild(child)
    expectEqual(stage.heard(TestApp.moves), ["C.willMove(P)"])
    expectEqual(parent.children, [child])
    expect(child.parent === parent)
  }

  @Test("A child of another parent leaves it first", .rule(82))
  func additionFromElsewhere() {
    let stage = TestApp(iOS: 6.0)
    let (parent, other, child) = (P(), Q(), C())
    other.addChild(child)
    parent.addChild(child)
    expectEqual(
      stage.heard(TestApp.moves), ["C.willMove(Q)", "C.didMove(nil)", "C.willMove(P)"])
    expectEqual(other.children, [])
    expectEqual(parent.children, [child])
  }

  @Test("removeFromParent tells the child afterwards and not before", .rule(83))
  func removal() {
    let stage = TestApp(iOS: 6.0)
    let (parent, child) = (P(), C())
    parent.addChild(child)
    child.removeFromParent()
    child.removeFromParent()
    expectEqual(stage.heard(TestApp.moves), ["C.willMove(P)", "C.didMove(nil)"])
    expectEqual(parent.children, [])
    expectNil(child.parent)
  }

  @Test("A controller does not become a child of itself or of what it contains")
  func cycles() {
    let stage = TestApp(iOS: 6.0)
    let (parent, child, grandchild) = (P(), C(), A())
    parent.addChild(child)
    child.addChild(grandchild)
    grandchild.addChild(parent)
    parent.addChild(parent)
    parent.addChild(child)
    let cycle =
      "childInsideItself: A view controller cannot become a child of itself or of one that it "
      + "contains; nothing was added."
    expectEqual(
      stage.device.lines(.diagnosis),
      [
        cycle, cycle, "childAlready: C is already a child of P; nothing was added.",
      ])
    expectEqual(parent.children, [child])
    expectEqual(grandchild.children, [])
  }

  @Test("Controllers have no children before iOS 5")
  func before5() {
    let stage = TestApp(iOS: 4.3)
    P().addChild(C())
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInvalidArgumentException: -[P addChildViewController:]: unrecognized selector sent to "
          + "instance <P>"
      ])
  }

  @Test("Before iOS 5 the presenter is the parent", .rule(103))
  func presenterAsParent() {
    let stage = TestApp(iOS: 4.3)
    let (presenter, presented) = (P(), C())
    presented.presenter = presenter
    expect(presented.parent === presenter)
    let newer = TestApp(iOS: 5.0)
    let (newPresenter, newPresented) = (P(), C())
    newPresented.presenter = newPresenter
    expectNil(newPresented.parent)
    expectEqual(stage.heard() + newer.heard(), [])
  }

  @Test("A missing super call in a move is noticed")
  func missingSuper() {
    final class Forgetful: UIViewController {
      override func willMove(toParent parent: UIViewController?) {}
    }
    let stage = TestApp(iOS: 6.0)
    P().addChild(Forgetful())
    expectEqual(
      stage.device.lines(.diagnosis),
      [
        "missingSuper: Forgetful.willMove(toParent:) does not call "
          + "super.willMove(toParent: parent)."
      ])
  }

  // MARK: The two trees

  @Test("A child's view under another controller's view raises", .rule(97, "M5a"))
  func childElsewhere() throws {
    let stage = TestApp(iOS: 6.0)
    let (parent, other, child) = (P(), Q(), C())
    try stage.show(other)
    parent.addChild(child)
    other.view.addSubview(child.view)
    expectEqual(
      stage.device.lines(.exception),
      [
        "UIViewControllerHierarchyInconsistency: child view controller:<C> should have parent view "
          + "controller:<Q> but actual parent is:<P>"
      ])
  }

  @Test("A child's view under no controller's view raises in a window", .rule(98, "M5a"))
  func childUnderNobody() throws {
    let stage = TestApp(iOS: 6.0)
    let (parent, child, plain) = (P(), C(), UIView())
    parent.addChild(child)
    plain.addSubview(child.view)
    expectEqual(stage.device.lines(.exception), [])
    stage.window.addSubview(plain)
    expectEqual(
      stage.device.lines(.exception),
      [
        "UIViewControllerHierarchyInconsistency: child view controller:<C> should have parent view "
          + "controller:(null) but actual parent is:<P>"
      ])
  }

  @Test("addChild of one whose view lies under another controller's raises", .rule(97, "M5"))
  func additionOfNested() {
    let stage = TestApp(iOS: 6.0)
    let (parent, other, child) = (P(), Q(), C())
    other.view.addSubview(child.view)
    parent.addChild(child)
    expectEqual(
      stage.device.lines(.exception),
      [
        "UIViewControllerHierarchyInconsistency: child view controller:<C> should have parent view "
          + "controller:<Q> but requested parent is:<P>"
      ])
  }

  @Test(
    "One without a parent may be nested anywhere, and a container view may come later", .rule(97))
  func freeNesting() throws {
    let stage = TestApp(iOS: 6.0)
    let (parent, child, free, container) = (P(), C(), A(), UIView())
    try stage.show(parent)
    parent.view.addSubview(free.view)
    parent.addChild(child)
    container.addSubview(child.view)
    parent.view.addSubview(container)
    try stage.settle()
    expectEqual(stage.device.lines(.exception), [])
    expectEqual(
      stage.heard().suffix(4),
      [
        "A.viewWillAppear", "C.viewWillAppear", "A.viewDidAppear", "C.viewDidAppear",
      ])
  }

  // MARK: Deep trees

  @Test("Ten thousand children inside of one another appear and disappear in order")
  func deepTree() throws {
    let stage = TestApp(iOS: 9.0)
    stage.device.simulator.recorder.isOn = false
    let root = P()
    var (parent, all): (UIViewController, [C]) = (root, [])
    for _ in 0..<10_000 {
      let child = C()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      all.append(child)
      parent = child
    }
    var order: [Int] = []
    for index in [0, 5_000, 9_999] {
      all[index].during["viewDidAppear"] = { _ in order.append(index) }
      all[index].during["viewDidDisappear"] = { _ in order.append(index) }
    }
    try stage.show(root)
    expectEqual(order, [0, 5_000, 9_999])
    stage.window.isHidden = true
    try stage.settle()
    expectEqual(order, [0, 5_000, 9_999, 0, 5_000, 9_999])
  }
}

/// Tells what it hears of its appearance.
private final class Telling: UIViewController {
  var tell: (String) -> Void = { _ in }
  override func viewWillAppear(_ animated: Bool) { tell("will") }
  override func viewDidAppear(_ animated: Bool) { tell("did") }
}

@MainActor
struct ViewAloneTests {
  @Test("A controller whose view alone was added has appeared before it goes", .rule(1078))
  func viewAlone() throws {
    for iOS in [5.0, 12.0, 26.0] as [IOSVersion] {
      let (stage, root) = (TestApp(iOS: iOS), UIViewController())
      try stage.show(root)
      var calls: [String] = []
      weak var alone: UIViewController?
      do {
        let controller = Telling()
        controller.tell = { calls.append($0) }
        alone = controller
        root.view.addSubview(controller.view)
      }
      try stage.settle()
      expectEqual(calls, ["will", "did"], "iOS \(iOS)")
      expect(alone == nil && root.view.subviews.count == 1, "iOS \(iOS)")
      expect(root.view.subviews.first?.next === root.view, "iOS \(iOS)")
    }
  }
}
