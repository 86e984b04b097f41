import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A view that holds its controller, as no window does before iOS 4.
private final class Kept: UIView {
  var keeps: UIViewController?
}

@MainActor
struct TimeTests {
  private func shown(_ iOS: IOSVersion) throws -> (TestApp, UIView) {
    let stage = TestApp(iOS: iOS)
    let root = UIViewController()
    try stage.show(root)
    let view = Kept(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.keeps = root
    root.view.addSubview(view)
    try stage.settle()
    return (stage, view)
  }

  @Test("A block that changes nothing ends at once, one that does takes its time", .rule(184))
  func empty() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let (stage, view) = try shown(iOS)
      let queue = stage.device.simulator.queue
      let start = queue.now.seconds
      var ends: [Double] = []
      for block in [{}, { view.alpha = 1 }, { view.alpha = 0.5 }] {
        UIView.animate(withDuration: 2, animations: block) { _ in
          ends.append(((queue.now.seconds - start) * 1000).rounded() / 1000)
        }
      }
      UIView.transition(with: view, duration: 3, animations: nil) { _ in
        ends.append(((queue.now.seconds - start) * 1000).rounded() / 1000)
      }
      try stage.settle()
      expectEqual(ends, [0, 0, 2, 3], "iOS \(iOS)")
    }
  }

  @Test("An animation that is removed ends at once without having finished", .rule(184))
  func removed() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let (stage, view) = try shown(iOS)
      let start = stage.device.simulator.queue.now.seconds
      var finished: [Bool] = []
      UIView.animate(withDuration: 2, animations: { view.alpha = 0 }) { finished.append($0) }
      UIView.animate(withDuration: 2, delay: 0, options: .repeat) {
        view.frame.origin.x = 50
      } completion: {
        finished.append($0)
      }
      view.layer.removeAllAnimations()
      try stage.settle()
      expect(finished == [false, false] && view.alpha == 0, "iOS \(iOS)")
      expectEqual(stage.device.simulator.queue.now.seconds, start, "iOS \(iOS)")
    }
  }

  @Test(
    "A view that leaves its window ends the animations in it without having finished", .rule(184))
  func left() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let (stage, view) = try shown(iOS)
      let (inner, other) = (UIView(), UIView())
      view.addSubview(inner)
      let around = try #require(view.superview)
      around.addSubview(other)
      try stage.settle()
      var heard: [String] = []
      for (name, view) in [("outer", view), ("inner", inner), ("other", other)] {
        UIView.animate(withDuration: 2, animations: { view.alpha = 0.5 }) {
          heard.append("\(name) \($0)")
        }
      }
      // Another place in the same window is no reason.
      around.addSubview(view)
      expectEqual(heard, [], "iOS \(iOS)")
      view.removeFromSuperview()
      try stage.settle()
      expectEqual(heard, ["outer false", "inner false", "other true"], "iOS \(iOS)")
    }
  }

  @Test(
    "A second animation of a view ends the first before iOS 8, and adds to it later",
    .rule(271))
  func replaced() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let (stage, view) = try shown(iOS)
      var finished: [Bool] = []
      UIView.animate(withDuration: 2, animations: { view.alpha = 0 }) { finished.append($0) }
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { finished.append($0) }
      try stage.settle()
      expectEqual(finished, (iOS >= 8.0 ? [true, true] : [false, true]), "iOS \(iOS)")
    }
  }

  @Test("Half-way the screen shows what lies between, and the view has its new values", .rule(271))
  func presentation() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let (stage, view) = try shown(iOS)
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
        view.frame.origin.x = 100
        view.alpha = 0
      }
      let look = {
        view.layer.presentation().map {
          [$0.frame.minX, CGFloat($0.opacity)].map { ($0 * 1000).rounded() / 1000 }
        }
      }
      expect(look() == [0, 1] && view.frame.minX == 100, "iOS \(iOS)")
      try stage.device.simulator.pass(1.5)
      expectEqual(look(), [25, 0.75], "iOS \(iOS)")
      try stage.device.simulator.pass(0.5)
      expectEqual(look(), [50, 0.5], "iOS \(iOS)")
      try stage.settle()
      expectEqual(look(), [100, 0], "iOS \(iOS)")
      let alone = UIView()
      expectNil(alone.layer.presentation())
    }
  }

  @Test("A block inside of another takes as long as that one, unless it overrides it", .rule(271))
  func nested() throws {
    let (stage, view) = try shown(9.0)
    let queue = stage.device.simulator.queue
    let start = queue.now.seconds
    var ends: [Double] = []
    UIView.animate(withDuration: 3) {
      expectEqual(UIView.inheritedAnimationDuration, 3)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in
        ends.append(((queue.now.seconds - start) * 1000).rounded() / 1000)
      }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.frame.origin.x = 9
      } completion: { _ in
        ends.append(((queue.now.seconds - start) * 1000).rounded() / 1000)
      }
    }
    try stage.settle()
    expectEqual(ends, [1, 3])
  }

  @Test("Animations between two calls take their time and tell their delegate", .rule(271))
  func old() throws {
    for iOS in IOSVersion.tried {
      let (stage, view) = try shown(iOS)
      let start = stage.device.simulator.queue.now.seconds
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(1.5)
      UIView.setAnimationDelay(0.5)
      view.frame.origin.x = 100
      UIView.commitAnimations()
      try stage.settle()
      expect(abs(stage.device.simulator.queue.now.seconds - start - 2) < 0.001, "iOS \(iOS)")
    }
  }

  @Test("An animation of a layer tells its delegate on virtual time", .rule(272))
  func layers() throws {
    final class Hearing: NSObject, CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(flag)")
      }
    }
    for iOS in IOSVersion.tried(from: 4.0) {
      let (stage, view) = try shown(iOS)
      let hearing = Hearing()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 2)
      fade.delegate = hearing
      var done = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { done += 1 }
      view.layer.add(fade, forKey: "fade")
      CATransaction.commit()
      expectEqual(view.layer.animationKeys(), ["fade"])
      try stage.device.simulator.pass(1)
      expect(hearing.heard == ["start"] && done == 0, "iOS \(iOS)")
      let shown = try #require(view.layer.presentation()).opacity
      expect(abs(shown - 0.5) < 0.001 && view.layer.opacity == 1)
      try stage.settle()
      expect(hearing.heard == ["start", "stop true"] && done == 1, "iOS \(iOS)")
      expectNil(view.layer.animationKeys())
      hearing.heard = []
      view.layer.add(fade, forKey: "fade")
      view.layer.removeAnimation(forKey: "fade")
      try stage.settle()
      expectEqual(hearing.heard, ["stop false"], "iOS \(iOS)")
      // Without animations the block comes in the next turn.
      CATransaction.setCompletionBlock { done += 1 }
      expectEqual(done, 1)
      try stage.settle()
      expectEqual(done, 2, "iOS \(iOS)")
    }
  }

  @Test("A display link is called sixty times a second, as long as time passes", .rule(273))
  func displayLink() throws {
    final class Ticker: NSObject {
      var count = 0
    }
    for iOS in IOSVersion.tried(from: 3.1) {
      let stage = TestApp(iOS: iOS)
      try stage.show(UIViewController())
      let ticker = Ticker()
      _registerMethod(Ticker.self, "tick:") { object, _, _ in
        (object as? Ticker)?.count += 1
        return nil
      }
      let link = CADisplayLink(target: ticker, selector: "tick:")
      link.add(to: .main, forMode: .common)
      try stage.settle()
      expectEqual(ticker.count, 0, "iOS \(iOS)")
      try stage.device.simulator.advance(by: 1.001)
      expectEqual(ticker.count, 60, "iOS \(iOS)")
      link.isPaused = true
      try stage.device.simulator.advance(by: 1)
      link.isPaused = false
      link.invalidate()
      try stage.device.simulator.advance(by: 1)
      expectEqual(ticker.count, 60, "iOS \(iOS)")
    }
  }
}
