import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct ChildTransitionTests {
  /// A visible P with child A in place, B added and A told that it goes.
  private func prepared(iOS: IOSVersion) throws -> (TestApp, P, A, B) {
    let stage = TestApp(iOS: iOS)
    let (parent, first, second) = (P(), A(), B())
    try stage.show(parent)
    parent.embed(first)
    try stage.settle()
    return (stage, parent, first, second)
  }

  @Test(
    "One child gives way to another in a fixed order", .rule(96, "T43"), arguments: [6.0, 8, 15])
  func order(iOS: IOSVersion) throws {
    let (stage, parent, first, second) = try prepared(iOS: iOS)
    let mark = stage.mark
    var times: [Double] = []
    second.during["viewWillAppear"] = { _ in times.append(CACurrentMediaTime()) }
    second.during["viewDidAppear"] = { _ in times.append(CACurrentMediaTime()) }
    parent.addChild(second)
    first.willMove(toParent: nil)
    parent.transition(from: first, to: second, duration: 0.4, animations: nil) { _ in
      second.didMove(toParent: parent)
      first.removeFromParent()
    }
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.all).filter { !$0.hasPrefix("P") },
      [
        "B.willMove(P)", "A.willMove(nil)", "B.viewDidLoad", "A.viewWillDisappear",
        "B.viewWillAppear", "B.updateViewConstraints", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "B.viewDidAppear", "A.viewDidDisappear", "B.didMove(P)",
        "A.didMove(nil)",
      ])
    expectNil(first.view.superview)
    expect(second.view.superview === parent.view)
    expectEqual(times, [0, 0.4])
  }

  @Test("Without animations one child has given way to another at once", .rule(1231))
  func withoutAnimations() throws {
    let (stage, parent, first, second) = try prepared(iOS: 9)
    parent.addChild(second)
    let start = CACurrentMediaTime()
    var end: Double?
    UIView.setAnimationsEnabled(false)
    parent.transition(from: first, to: second, duration: 0.4, animations: nil) { _ in
      end = CACurrentMediaTime()
    }
    expectNil(end)
    try stage.settle()
    expectEqual(end, start)
    expectNil(first.view.superview)
  }

  @Test("A transition between controllers that are not both children raises", .rule(95, "M10"))
  func strangers() throws {
    let (stage, parent, first, second) = try prepared(iOS: 6.0)
    parent.transition(from: first, to: second, duration: 0, animations: nil)
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInvalidArgumentException: Children view controllers <A> and <B> must have a common "
          + "parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      ])
  }

  @Test("A container that forwards itself cannot let UIKit do the transition", .rule(95))
  func manualForwarder() throws {
    let (stage, parent, first, second) = try prepared(iOS: 6.0)
    parent.forwards = false
    parent.addChild(second)
    parent.transition(from: first, to: second, duration: 0, animations: nil)
    expectEqual(stage.device.lines(.exception).count, 1)
    expect(stage.device.lines(.exception)[0].hasPrefix("NSInvalidArgumentException: <P> forwards"))
  }

  @Test("A block animation changes its values at once and completes at its time")
  func blockAnimation() throws {
    let stage = TestApp(iOS: 6.0)
    let view = UIView()
    stage.window.addSubview(view)
    var log: [String] = []
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: {
      log.append("completed \($0)")
    }
    expectEqual(view.alpha, 0)
    expectEqual(log, [])
    try stage.settle()
    expectEqual(log, ["completed true"])
    expectEqual(CACurrentMediaTime(), 0.5)
    let old = TestApp(iOS: 3.0)
    UIView.animate(withDuration: 0.5) {}
    expectEqual(
      old.device.lines(.exception),
      [
        "NSInvalidArgumentException: +[UIView animateWithDuration:animations:completion:]: "
          + "unrecognized selector sent to class UIView"
      ])
  }
}
