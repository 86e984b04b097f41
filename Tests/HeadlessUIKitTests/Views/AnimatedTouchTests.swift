import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Which views take touches while they are animated.
@MainActor
struct AnimatedTouchTests {
  private static let seconds = 1.0

  /// Whether the pad hears of a tap at `point` while it is animated, and after it.
  private func taps(
    _ app: FingerTestApp, at point: CGPoint? = nil, while animate: () -> Void
  ) throws -> [Bool] {
    animate()
    try app.simulator.pass(Self.seconds / 2)
    try app.simulator.tap(at: point ?? app.centre)
    let meanwhile = app.log.take().contains("pad began")
    try app.settle()
    try app.simulator.tap(at: point ?? app.centre)
    try app.settle()
    return [meanwhile, app.log.take().contains("pad began")]
  }

  @Test("A view takes no touches while a block animates it, unless it is allowed", .rule(660))
  func blocks() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let app = try FingerTestApp(iOS: iOS)
      let pad = app.pad
      let plain = try taps(app) {
        UIView.animate(withDuration: Self.seconds) { pad.alpha = 0.5 }
      }
      expectEqual(plain, [false, true], "iOS \(iOS)")
      let allowed = try taps(app) {
        UIView.animate(
          withDuration: Self.seconds, delay: 0, options: .allowUserInteraction,
          animations: { pad.alpha = 1 })
      }
      expectEqual(allowed, [true, true], "iOS \(iOS)")
      let transition = try taps(app) {
        UIView.transition(
          with: pad, duration: Self.seconds, options: .transitionCrossDissolve, animations: nil)
      }
      expectEqual(transition, [false, true], "iOS \(iOS)")
    }
  }

  @Test("What is in an animated view takes no touches either; on iOS 4 nothing does", .rule(660))
  func around() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let app = try FingerTestApp(iOS: iOS)
      let inside = try taps(app) {
        UIView.animate(withDuration: Self.seconds) { app.root.view.backgroundColor = .red }
      }
      expectEqual(inside, [false, true], "iOS \(iOS)")
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      app.root.view.addSubview(other)
      let beside = try taps(app) {
        UIView.animate(withDuration: Self.seconds) { other.alpha = 0.5 }
      }
      expectEqual(beside, [iOS >= 5, true], "iOS \(iOS)")
    }
  }

  @Test("An animated view is touched where it will be, and one that repeats never is", .rule(660))
  func place() throws {
    let app = try FingerTestApp(iOS: 12)
    let pad = app.pad
    let moved = try taps(app, at: app.point(0, 200)) {
      UIView.animate(
        withDuration: Self.seconds, delay: 0, options: .allowUserInteraction,
        animations: { pad.frame.origin.y += 200 })
    }
    expectEqual(moved, [true, true])
    UIView.animate(
      withDuration: Self.seconds, delay: 0, options: [.repeat, .autoreverse],
      animations: { pad.alpha = 0.5 })
    try app.simulator.pass(20)
    try app.simulator.tap(at: app.point(0, 200))
    expectEqual(app.log.take(), [])
    pad.layer.removeAllAnimations()
    try app.settle()
    try app.simulator.tap(at: app.point(0, 200))
    expectEqual(app.log.take(), ["pad began", "pad ended"])
  }

  @Test("A touch on an animated view goes to what is behind it", .rule(660))
  func behind() throws {
    let app = try FingerTestApp(iOS: 12)
    let cover = UIView(frame: app.pad.frame)
    app.root.view.addSubview(cover)
    UIView.animate(withDuration: Self.seconds) { cover.alpha = 0.5 }
    try app.simulator.pass(Self.seconds / 2)
    try app.simulator.tap(at: app.centre)
    expectEqual(app.log.take(), ["pad began", "pad ended"])
  }

  @Test("Property animators and animations of old keep no touches away", .rule(660))
  func others() throws {
    let app = try FingerTestApp(iOS: 12)
    let pad = app.pad
    let animator = try taps(app) {
      UIViewPropertyAnimator(duration: Self.seconds, curve: .linear) { pad.alpha = 0.5 }
        .startAnimation()
    }
    expectEqual(animator, [true, true])
    let old = try taps(app) {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(Self.seconds)
      pad.alpha = 1
      UIView.commitAnimations()
    }
    expectEqual(old, [true, true])
  }
}
