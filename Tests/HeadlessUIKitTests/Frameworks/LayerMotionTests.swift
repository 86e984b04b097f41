import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Notes which actions it is asked for, and stops one of them.
private final class Still: NSObject, CALayerDelegate {
  var keys: [String] = []
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    keys.append(event)
    return event == "opacity" ? NSNull() : nil
  }
}

/// Notes what it is asked to do.
private final class Ring: CALayer {
  var asked: [String] = []
  override func draw(in ctx: CGContext) {
    asked.append("draw")
    super.draw(in: ctx)
  }
  override func layoutSublayers() {
    super.layoutSublayers()
    asked.append("layout")
  }
}

/// Draws a layer, and is told of it.
private final class Drawer: NSObject, CALayerDelegate {
  var asked: [String] = []
  func layerWillDraw(_ layer: CALayer) { asked.append("will draw") }
  func draw(_ layer: CALayer, in ctx: CGContext) { asked.append("draw \(layer.bounds.width)") }
}

/// Has a layer that draws itself.
private final class RingView: UIView {
  var drawn = 0
  override class var layerClass: AnyClass { Ring.self }
  override func draw(_ rect: CGRect) { drawn += 1 }
}

@MainActor
struct LayerMotionTests {
  @Test("Layers without a view are laid out and drawn where they are seen", .rule(1016))
  func drawing() throws {
    let (app, view) = try shown()
    let (ring, plain, drawer) = (Ring(), CALayer(), Drawer())
    for layer in [ring, plain] { layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    ring.setNeedsDisplay()
    HeadlessUIKit.DispatchQueue.main.async {}
    try app.settle()
    expectEqual(ring.asked, [])
    plain.delegate = drawer
    plain.setNeedsDisplay()
    for layer in [ring, plain] { view.layer.addSublayer(layer) }
    HeadlessUIKit.DispatchQueue.main.async {}
    try app.settle()
    expectEqual(ring.asked, ["layout", "draw"])
    expectEqual(drawer.asked, ["will draw", "draw 20.0"])
    ring.bounds.size.width = 30
    HeadlessUIKit.DispatchQueue.main.async {}
    try app.settle()
    expectEqual(ring.asked, ["layout", "draw", "layout"])
    let own = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(own)
    HeadlessUIKit.DispatchQueue.main.async {}
    try app.settle()
    expectEqual(own.drawn, 1)
    expect((own.layer as? Ring)?.asked.contains("draw") == true)
  }

  private func shown() throws -> (TestApp, UIView) {
    let app = TestApp(iOS: 12.0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = A()
    root.view.addSubview(view)
    try app.show(root)
    return (app, view)
  }

  @Test("What animates a view is found in its layer until it has ended", .rule(950))
  func keys() throws {
    let (app, view) = try shown()
    expectNil(view.layer.animationKeys())
    UIView.animate(withDuration: 1) {
      view.center.x = 200
      view.alpha = 0.5
    }
    expectEqual(view.layer.animationKeys(), ["position", "opacity"])
    expectNil(view.layer.animation(forKey: "transform"))
    expect(view.layer.animation(forKey: "opacity") is CABasicAnimation)
    UIView.animate(withDuration: 1) { view.center.x = 300 }
    expectEqual(view.layer.animationKeys(), ["position", "opacity", "position-2"])
    try app.settle()
    expectNil(view.layer.animationKeys())
  }

  @Test("A view stops its layer's own actions outside of animations", .rule(950))
  func actions() throws {
    let (_, view) = try shown()
    expect(view.action(for: view.layer, forKey: "position") is NSNull)
    var inside: (any CAAction)?
    UIView.animate(withDuration: 1) { inside = view.action(for: view.layer, forKey: "position") }
    expect(inside is CABasicAnimation)
  }

  @Test("A layer answers which action a change has", .rule(951))
  func answeredActions() throws {
    final class Motionless: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    let (app, view) = try shown()
    let (layer, still) = (CALayer(), Motionless())
    expect(layer.action(forKey: "position") is CABasicAnimation)
    expect(layer.action(forKey: "hidden") is CATransition)
    expect(layer.action(forKey: "onOrderIn") == nil && view.layer.action(forKey: "position") == nil)
    layer.actions = ["position": NSNull()]
    expect(layer.action(forKey: "position") == nil && layer.presentation() == nil)
    view.layer.addSublayer(layer)
    view.layer.addSublayer(still)
    HeadlessUIKit.DispatchQueue.main.async {}
    try app.settle()
    expect(layer.presentation() != nil)
    (layer.position.x, layer.opacity, still.opacity) = (20, 0.5, 0.5)
    expectEqual(layer.animationKeys(), ["opacity"])
    expectNil(still.animationKeys())
    try app.settle()
  }

  @Test("A presentation layer knows points, key frames and groups", .rule(1015))
  func presentations() throws {
    let (app, view) = try shown()
    let layer = view.layer
    let basic = CABasicAnimation(keyPath: "position")
    (basic.fromValue, basic.toValue) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 200))
    basic.duration = 2
    layer.add(basic, forKey: "way")
    let frames = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    frames.values = [0, 1, 0.5]
    frames.keyTimes = [0, 0.25, 1]
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.beginTime) = (0, 1, 1)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([frames, fade], 2)
    layer.add(group, forKey: "group")
    try app.device.simulator.pass(0.5)
    var now = try #require(layer.presentation())
    expectEqual([now.position.x.rounded(), now.position.y.rounded()], [25, 50])
    expectEqual((now.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0).rounded(), 1)
    expectEqual(now.opacity, 1)
    try app.device.simulator.pass(1)
    now = try #require(layer.presentation())
    expectEqual([now.position.x.rounded(), now.position.y.rounded()], [75, 150])
    expectEqual((now.opacity * 100).rounded(), 25)
    try app.settle()
    expectEqual(layer.presentation()?.position, layer.position)
  }

  @Test("An animator that is turned round counts from its other end", .rule(950))
  func turned() throws {
    let (app, view) = try shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.pauseAnimation()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    expect(abs(animator.fractionComplete - 0.7) < 0.001)
    animator.fractionComplete = 0.9
    animator.isReversed = false
    expect(abs(animator.fractionComplete - 0.1) < 0.001)
    animator.startAnimation()
    try app.settle()
  }

  @Test("A layer of the app's own goes to its new place in a quarter of a second", .rule(951))
  func implicit() throws {
    let (app, view) = try shown()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    // In the turn in which it comes nothing moves.
    layer.position.x = 20
    expectNil(layer.animationKeys())
    HeadlessUIKit.DispatchQueue.main.async {}
    try app.settle()
    CATransaction.begin()
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    layer.position.x = 120
    CATransaction.commit()
    expectEqual(layer.animationKeys(), ["position"])
    try app.device.simulator.pass(0.125)
    let half = try #require(layer.presentation()?.position.x)
    expect(half > 40 && half < 115)
    expectEqual(layer.position.x, 120)
    expect(!isDone)
    try app.settle()
    expect(isDone)
    expectNil(layer.animationKeys())
    expectEqual(layer.presentation()?.position.x, 120)
  }

  @Test("Actions that are disabled, or said by the delegate, stop what moves by itself", .rule(951))
  func stopped() throws {
    let (app, view) = try shown()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    HeadlessUIKit.DispatchQueue.main.async {}
    try app.settle()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    expectNil(layer.animationKeys())
    let still = Still()
    layer.delegate = still
    layer.opacity = 0.2
    expectNil(layer.animationKeys())
    layer.cornerRadius = 5
    expectEqual(layer.animationKeys(), ["cornerRadius"])
    expectEqual(still.keys, ["opacity", "cornerRadius"])
    layer.removeAllAnimations()
    expectNil(layer.animationKeys())
  }

  @Test("Keyframes are reached in their parts of the time", .rule(952))
  func keyframes() throws {
    let (app, view) = try shown()
    view.center.x = 60
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeLinear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 300 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
    }
    try app.device.simulator.pass(0.5)
    expectEqual(view.layer.presentation()?.position.x.rounded(), 300)
    expectEqual(view.center.x, 100)
    try app.settle()
    expectEqual(view.layer.presentation()?.position.x, 100)
  }

  @Test("Changes that an animator is given late begin late", .rule(952))
  func late() throws {
    let (app, view) = try shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { view.alpha = 0 }
    animator.addAnimations({ view.center.x = 150 }, delayFactor: 0.5)
    animator.startAnimation()
    try app.device.simulator.pass(0.4)
    expectEqual(view.layer.presentation()?.position.x, 50)
    try app.device.simulator.pass(0.35)
    expectEqual(view.layer.presentation()?.position.x.rounded(), 100)
    try app.settle()
    expectEqual(view.center.x, 150)
  }

  @Test("A timer of no time comes after the blocks of its turn", .rule(948))
  func timers() throws {
    let device = Device(iOS: 12.0)
    var heard: [String] = []
    HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
      heard.append("timer")
    }
    HeadlessUIKit.DispatchQueue.main.async { heard.append("block") }
    try device.simulator.pass(0.01)
    expectEqual(heard, ["block", "timer"])
  }

  @Test("A window's undo manager is found along the responder chain", .rule(949))
  func undo() throws {
    let (app, view) = try shown()
    let manager = try #require(view.undoManager)
    expect(manager === app.window.undoManager)
    expectNil(UIView().undoManager)
    final class Counter { var count = 0 }
    let (one, two) = (Counter(), Counter())
    manager.registerUndo(withTarget: one) { $0.count += 1 }
    manager.registerUndo(withTarget: two) { $0.count += 1 }
    manager.removeAllActions(withTarget: one)
    manager.undo()
    expectEqual([one.count, two.count], [0, 1])
  }
}
