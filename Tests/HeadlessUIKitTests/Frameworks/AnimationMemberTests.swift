import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Counts what a display link calls.
private final class Ticks: NSObject {
  var count = 0
  var ahead: Double = 0
}

/// What animations and transactions of layers make of their members.
@Suite
@MainActor
struct AnimationMemberTests {
  /// What a layer shows of an animation of its opacity, from 0 to 1, after a quarter of a second each.
  private func shown(
    _ animation: CAPropertyAnimation, at quarters: [Int] = [1, 2, 3]
  ) throws -> [Int] {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let layer = CALayer()
    layer.opacity = 0
    root.view.layer.addSublayer(layer)
    animation.keyPath = "opacity"
    animation.duration = 1
    layer.add(animation, forKey: nil)
    var percents: [Int] = []
    for quarter in 1...(quarters.last ?? 1) {
      try stage.device.simulator.pass(0.25)
      let shown = layer.presentation()?.opacity ?? -1
      if quarters.contains(quarter) { percents.append(Int((shown * 100).rounded())) }
    }
    return percents
  }

  private func basic(_ change: (CABasicAnimation) -> Void) -> CABasicAnimation {
    let animation = CABasicAnimation()
    (animation.fromValue, animation.toValue) = (0, 1)
    change(animation)
    return animation
  }

  @Test("An animation goes by its curve in time", .rule(1312))
  func curves() throws {
    expectEqual(try shown(basic { _ in }), [25, 50, 75])
    let slow = try shown(basic { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) })
    expect(slow[0] < 20 && slow[2] < 75, "\(slow)")
    let fast = try shown(basic { $0.timingFunction = CAMediaTimingFunction(name: .easeOut) })
    expect(fast[0] > 30 && fast[2] > 80, "\(fast)")
    let own = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
    expectEqual(try shown(basic { $0.timingFunction = own }), [25, 50, 75])
    var point: [Float] = [-1, -1]
    unsafe CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 2, values: &point)
    expectEqual(point, [0.58, 1])
  }

  @Test("An animation runs as often as it says, and can go on from where it ended", .rule(1312))
  func runs() throws {
    let twice = basic { $0.repeatDuration = 2 }
    expectEqual(try shown(twice, at: [2, 4, 6]), [50, 0, 50])
    let by = basic {
      ($0.fromValue, $0.toValue, $0.byValue) = (0.5, nil, 0.25)
    }
    expectEqual(try shown(by, at: [2]), [63])
    let further = basic {
      ($0.toValue, $0.repeatCount, $0.isCumulative) = (0.25, 3, true)
    }
    expectEqual(try shown(further, at: [2, 6, 10]), [13, 38, 63])
  }

  @Test("Key frames go by their own curves, or everywhere as fast", .rule(1312))
  func keyFrames() throws {
    let frames = CAKeyframeAnimation()
    frames.values = [0, 0.2, 1]
    expectEqual(try shown(frames), [10, 20, 60])
    frames.calculationMode = .paced
    expectEqual(try shown(frames), [25, 50, 75])
    frames.calculationMode = .discrete
    expectEqual(try shown(frames, at: [1, 2, 3]), [0, 20, 100])
    frames.calculationMode = .linear
    frames.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
    ]
    let eased = try shown(frames)
    expect(eased[0] == 10 && eased[2] < 55, "\(eased)")
  }

  @Test("A spring swings beyond its end, the more so with a velocity", .rule(1312))
  func springs() throws {
    let spring = CASpringAnimation()
    (spring.fromValue, spring.toValue) = (0, 0.5)
    (spring.stiffness, spring.damping, spring.mass) = (200, 5, 1)
    let calm = try shown(spring, at: [1])
    expect(calm[0] > 60, "\(calm)")
    let pushed = CASpringAnimation()
    (pushed.fromValue, pushed.toValue) = (0, 0.5)
    (pushed.stiffness, pushed.damping, pushed.initialVelocity) = (200, 5, 5)
    expect(try shown(pushed, at: [1])[0] != calm[0])
    let slow = CASpringAnimation()
    (slow.fromValue, slow.toValue, slow.damping) = (0, 1, 10_000)
    expect(try shown(slow).allSatisfy { 0...1 ~= $0 })
    let felt = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    expect(abs(felt.perceptualDuration - 0.5) < 0.001 && abs(felt.bounce) < 0.001)
    expectEqual(felt.duration, felt.settlingDuration)
    let soft = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5)
    expect(soft.settlingDuration > felt.settlingDuration && soft.stiffness == felt.stiffness)
  }

  @Test("A transaction says how its changes go")
  func transactions() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    expectEqual(CATransaction.animationDuration(), 0.25)
    expectNil(CATransaction.animationTimingFunction())
    expect(!CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    let curve = CAMediaTimingFunction(name: .easeOut)
    CATransaction.setAnimationTimingFunction(curve)
    CATransaction.begin()
    expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    CATransaction.commit()
    expect(CATransaction.animationTimingFunction() === curve)
    CATransaction.commit()
    expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.flush()
  }

  @Test("A display link calls at the rate that it is asked for")
  func displayLinks() throws {
    for kind in 0...2 {
      let stage = TestApp(iOS: 17)
      try stage.show(UIViewController())
      let ticks = Ticks()
      _registerMethod(Ticks.self, "tick:") { object, link, _ in
        guard let ticks = object as? Ticks, let link = link as? CADisplayLink else { return nil }
        ticks.count += 1
        ticks.ahead = link.targetTimestamp - link.timestamp
        return nil
      }
      let link = CADisplayLink(target: ticks, selector: Selector("tick:"))
      if kind == 1 { link.frameInterval = 6 }
      if kind == 2 {
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
      }
      link.add(to: .main, forMode: .common)
      try stage.device.simulator.advance(by: 1.01)
      link.invalidate()
      expectEqual(ticks.count, kind == 0 ? 60 : 10)
      expect(abs(ticks.ahead - (kind == 0 ? 1.0 / 60 : 0.1)) < 0.001)
    }
  }
}
