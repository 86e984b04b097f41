import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Parents and children, on every version (rules 81 to 103).
@MainActor
struct ContainmentRuleTests {
  private let containing = IOSVersion.tried(from: 5.0)

  @Test(
    "addChild, a change of parents and removeFromParent tell what they should", .rule(81, 82, 83))
  func moves() {
    for iOS in containing {
      let stage = TestApp(iOS: iOS)
      let (parent, other, child) = (P(), Q(), C())
      var parentAtWillMove: UIViewController? = child
      final class Hearing: UIViewController {
        var counts: [Int] = []
        override func willMove(toParent parent: UIViewController?) {
          super.willMove(toParent: parent)
          counts.append(parent?.children.count ?? -1)
        }
      }
      let hearing = Hearing()
      other.addChild(hearing)
      parent.addChild(hearing)
      expectEqual(hearing.counts, [0, 0], "iOS \(iOS)")
      other.addChild(child)
      parent.addChild(child)
      parentAtWillMove = child.parent
      child.removeFromParent()
      expectEqual(
        stage.heard(TestApp.moves).filter { $0.hasPrefix("C.") },
        ["C.willMove(Q)", "C.didMove(nil)", "C.willMove(P)", "C.didMove(nil)"], "iOS \(iOS)")
      expect(parentAtWillMove === parent && child.parent == nil)
      expectEqual(stage.device.lines(.exception, .console), [], "iOS \(iOS)")
    }
  }

  @Test(
    "Before iOS 5 no controller knows what children are",
    .rule(81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95))
  func unknown() {
    let uses: [(String, @MainActor (P, C) -> Void)] = [
      ("-[P addChildViewController:]", { $0.addChild($1) }),
      ("-[P childViewControllers]", { parent, _ in _ = parent.children }),
      ("-[C removeFromParentViewController]", { $1.removeFromParent() }),
      ("-[C willMoveToParentViewController:]", { $1.willMove(toParent: nil) }),
      ("-[C didMoveToParentViewController:]", { $1.didMove(toParent: $0) }),
      (
        "-[C beginAppearanceTransition:animated:]",
        { $1.beginAppearanceTransition(true, animated: false) }
      ),
      ("-[C endAppearanceTransition]", { $1.endAppearanceTransition() }),
      ("-[C isMovingToParentViewController]", { _ = $1.isMovingToParent }),
      ("-[C isMovingFromParentViewController]", { _ = $1.isMovingFromParent }),
      (
        "-[P transitionFromViewController:toViewController:duration:options:animations:completion:]",
        { $0.transition(from: $1, to: C(), duration: 0, animations: nil) }
      ),
    ]
    for iOS in IOSVersion.tried(from: 2.0, before: 6.0) {
      for (message, use) in uses {
        let device = Device(iOS: iOS)
        use(P(), C())
        let raised = device.lines(.exception).filter { $0.contains("unrecognized") }
        let name = message.dropFirst(2).prefix { $0 != " " }
        expectEqual(
          raised,
          only(
            iOS < 5.0,
            "NSInvalidArgumentException: \(message): unrecognized selector sent to instance "
              + "<\(name)>"), "iOS \(iOS)")
      }
    }
  }

  @Test("A missing didMove raises nothing, and nobody but the app sends it", .rule(84))
  func missingDidMove() throws {
    for iOS in containing {
      let stage = TestApp(iOS: iOS)
      let (parent, child) = (P(), C())
      try stage.show(parent)
      let mark = stage.mark
      parent.addChild(child)
      parent.view.addSubview(child.view)
      try stage.settle()
      child.view.removeFromSuperview()
      try stage.settle()
      expectEqual(
        stage.heard(since: mark, TestApp.moves),
        [
          "C.willMove(P)", "C.viewWillAppear", "C.viewDidAppear", "C.viewWillDisappear",
          "C.viewDidDisappear",
        ], "iOS \(iOS)")
      expectEqual(stage.device.lines(.exception, .console), [])
    }
  }

  @Test("The view decides when one appears, from iOS 5 on also without addChild", .rule(85, 86, 87))
  func nested() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let (parent, nested, direct) = (P(), C(), A())
      try stage.show(parent)
      let mark = stage.mark
      parent.view.addSubview(nested.view)
      try stage.settle()
      nested.view.removeFromSuperview()
      try stage.settle()
      stage.window.addSubview(direct.view)
      try stage.settle()
      expectEqual(
        stage.heard(since: mark),
        (iOS >= 5.0 ? TestApp.appearance.map { "C.\($0)" } : [])
          + ["A.viewWillAppear", "A.viewDidAppear"],
        "iOS \(iOS)")
    }
  }

  @Test("Registered children have appeared after their parent, others before it", .rule(88, 89))
  func order() throws {
    for iOS in containing {
      let stage = TestApp(iOS: iOS)
      let (parent, child, nested) = (P(), C(), A())
      parent.during["viewDidLoad"] = {
        $0.embed(child)
        $0.view.addSubview(nested.view)
      }
      try stage.show(parent)
      expectEqual(
        stage.heard().filter { !$0.hasPrefix("A") },
        [
          "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
        ], "iOS \(iOS)")
      expectEqual(
        stage.heard().filter { !$0.hasPrefix("C") },
        [
          "P.viewWillAppear", "A.viewWillAppear", "A.viewDidAppear", "P.viewDidAppear",
        ], "iOS \(iOS)")
    }
  }

  @Test("A container that forwards by hand drives its children and theirs", .rule(90, 91))
  func byHand() throws {
    for iOS in containing {
      let stage = TestApp(iOS: iOS)
      let (parent, child, grandchild) = (P(), C(), A())
      parent.forwards = false
      parent.during["viewDidLoad"] = { $0.embed(child) }
      child.during["viewDidLoad"] = { $0.embed(grandchild) }
      try stage.show(parent)
      expectEqual(stage.heard(), ["P.viewWillAppear", "P.viewDidAppear"], "iOS \(iOS)")
      expectEqual(
        Set(stage.device.lines(.query).filter { $0.hasPrefix("P ") && $0.contains("orward") }),
        [
          iOS < 6.0
            ? "P automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() → false"
            : "P shouldAutomaticallyForwardAppearanceMethods → false"
        ], "iOS \(iOS)")
      let mark = stage.mark
      for appears in [true, false] {
        child.beginAppearanceTransition(appears, animated: true)
        child.endAppearanceTransition()
      }
      expectEqual(
        stage.heard(since: mark),
        [
          "C.viewWillAppear", "A.viewWillAppear", "C.viewDidAppear", "A.viewDidAppear",
          "C.viewWillDisappear", "A.viewWillDisappear", "C.viewDidDisappear", "A.viewDidDisappear",
        ], "iOS \(iOS)")
      expectEqual(stage.consoleTexts, [])
    }
  }

  @Test(
    "Between begin and end UIKit is silent, and what does not match is noted", .rule(92, 93, "M3"))
  func balance() throws {
    for iOS in containing {
      let stage = TestApp(iOS: iOS)
      let (parent, child) = (P(), C())
      try stage.show(parent)
      parent.embed(child)
      try stage.settle()
      let mark = stage.mark
      child.beginAppearanceTransition(false, animated: false)
      child.view.removeFromSuperview()
      try stage.settle()
      expectEqual(stage.heard(since: mark), ["C.viewWillDisappear"], "iOS \(iOS)")
      child.endAppearanceTransition()
      expectEqual(stage.consoleTexts, [])
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: false)
      expectEqual(
        stage.heard(since: mark), ["C.viewWillDisappear", "C.viewDidDisappear"], "iOS \(iOS)")
      let note = "Unbalanced calls to begin/end appearance transitions for <C>."
      expectEqual(stage.consoleTexts, [note, note], "iOS \(iOS)")
      expectEqual(stage.device.lines(.exception), [])
    }
  }

  @Test("One child gives way to another: both told at both ends, the old view gone", .rule(95, 96))
  func transition() throws {
    for iOS in containing {
      for duration in [0, 0.4] {
        let stage = TestApp(iOS: iOS)
        let (parent, first, second, box) = (P(), A(), B(), UIView())
        try stage.show(parent)
        parent.view.addSubview(box)
        parent.embed(first, in: box)
        try stage.settle()
        parent.addChild(second)
        first.willMove(toParent: nil)
        var log: [String] = []
        let mark = stage.mark
        parent.transition(
          from: first, to: second, duration: duration,
          animations: {
            log.append("animated \(second.view.superview === box) \(first.view.superview === box)")
          },
          completion: {
            log.append("completed \($0) \(first.view.superview == nil)")
            log += stage.heard(since: mark)
          })
        try stage.settle()
        expectEqual(
          log,
          [
            "animated true true", "completed true true", "A.viewWillDisappear", "B.viewWillAppear",
            "B.viewDidAppear", "A.viewDidDisappear",
          ], "iOS \(iOS)")
      }
    }
  }

  @Test("Who cannot make the transition ends the app", .rule(95, "M10"))
  func refusedTransition() throws {
    for iOS in containing {
      let stage = TestApp(iOS: iOS)
      let (parent, first, second) = (P(), A(), B())
      try stage.show(parent)
      parent.embed(first)
      parent.transition(from: first, to: second, duration: 0, animations: nil)
      expectEqual(
        stage.device.lines(.exception),
        [
          "NSInvalidArgumentException: Children view controllers <A> and <B> must have a common "
            + "parent view controller when calling -[UIViewController "
            + "transitionFromViewController:toViewController:duration:options:animations:"
            + "completion:]"
        ], "iOS \(iOS)")
    }
  }

  @Test(
    "Both trees must agree, and before iOS 5 there is one tree alone", .rule(97, 98, "M5", "M5a"))
  func trees() throws {
    for iOS in containing {
      let requested = Device(iOS: iOS)
      let (parent, other, child) = (P(), Q(), C())
      let box = UIView()
      other.view.addSubview(box)
      box.addSubview(child.view)
      parent.addChild(child)
      expectEqual(
        requested.lines(.exception),
        [
          "UIViewControllerHierarchyInconsistency: child view controller:<C> should have parent view "
            + "controller:<Q> but requested parent is:<P>"
        ], "iOS \(iOS)")
      let actual = TestApp(iOS: iOS)
      let (showing, owner, owned, free) = (Q(), P(), C(), A())
      try actual.show(showing)
      showing.view.addSubview(free.view)
      owner.addChild(owned)
      expectEqual(actual.device.lines(.exception), [], "iOS \(iOS)")
      free.view.addSubview(owned.view)
      expectEqual(
        actual.device.lines(.exception),
        [
          "UIViewControllerHierarchyInconsistency: child view controller:<C> should have parent view "
            + "controller:<A> but actual parent is:<P>"
        ], "iOS \(iOS)")
    }
    for iOS in IOSVersion.tried(from: 2.0, before: 5.0) {
      let stage = TestApp(iOS: iOS)
      let (showing, nested) = (Q(), C())
      try stage.show(showing)
      showing.view.addSubview(nested.view)
      try stage.settle()
      expectEqual(stage.device.lines(.exception, .console), [], "iOS \(iOS)")
    }
  }

  @Test(
    "A child that joins a pushed container misses viewWillAppear on iOS 5 and 6 alone", .rule(99))
  func joining() throws {
    for iOS in containing {
      let stage = TestApp(iOS: iOS)
      let (container, red, blue) = (P(), B(), C())
      container.during["viewDidLoad"] = { $0.embed(red) }
      let navigation = UINavigationController(rootViewController: A())
      try stage.show(navigation)
      navigation.pushViewController(container, animated: true)
      container.unembed(red)
      container.embed(blue)
      try stage.settle()
      expectEqual(
        stage.heard(TestApp.life).filter { $0.hasPrefix("C") },
        ["C.loadView", "C.viewDidLoad"] + only(iOS >= 7.0, "C.viewWillAppear")
          + ["C.viewDidAppear"], "iOS \(iOS)")
    }
  }

  @Test(
    "The parent of what is presented is its presenter up to iOS 4, and nobody later", .rule(103))
  func presenterAsParent() throws {
    for iOS in IOSVersion.tried {
      let (stage, a, b) = try TestApp.pair(iOS: iOS)
      a.presentModalViewController(b, animated: false)
      expect(b.parent === (iOS < 5.0 ? a : nil), "iOS \(iOS)")
      try stage.settle()
      expect(b.parent === (iOS < 5.0 ? a : nil), "iOS \(iOS)")
      a.dismissModalViewController(animated: false)
      try stage.settle()
      expectNil(b.parent, "iOS \(iOS)")
    }
  }
}
