import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Animations by blocks that are told to take no time.
@MainActor
struct AnimationsEnabledTests {
  /// When the completion of a long animation of a view that is seen comes, in seconds.
  private func end(
    on stage: TestApp, of begin: (UIView, @escaping (Bool) -> Void) -> Void
  ) throws -> TimeInterval? {
    try stage.show(A())
    let view = UIView()
    stage.window.addSubview(view)
    let start = stage.device.simulator.queue.now.seconds
    var end: TimeInterval?
    begin(view) { _ in end = stage.device.simulator.queue.now.seconds - start }
    try stage.settle()
    return end
  }

  private func animate(_ view: UIView, _ completion: @escaping (Bool) -> Void) {
    let alpha = 1 - view.alpha
    UIView.animate(withDuration: 2, animations: { view.alpha = alpha }, completion: completion)
  }

  @Test("An animation inside of performWithoutAnimation takes no time, one after it does")
  func withoutAnimation() throws {
    let stage = TestApp(iOS: 12)
    let end = try end(on: stage) { view, done in
      UIView.performWithoutAnimation { animate(view, done) }
    }
    expectEqual(end, 0)
    expect(UIView.areAnimationsEnabled)
    expectEqual(try self.end(on: stage, of: animate), 2)
  }

  @Test("Animations that were turned off take no time until they are turned on again")
  func turnedOff() throws {
    let stage = TestApp(iOS: 12)
    UIView.setAnimationsEnabled(false)
    expectEqual(try end(on: stage, of: animate), 0)
    UIView.performWithoutAnimation {}
    expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    expectEqual(try end(on: stage, of: animate), 2)
  }

  @Test("An animation of what is in no window when the turn ends takes no time", .rule(1277))
  func unseen() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let stage = TestApp(iOS: iOS)
      let (view, late) = (UIView(), UIView())
      var finishes: [Bool] = []
      let end = try end(on: stage) { _, done in
        UIView.animate(withDuration: 2, delay: 1, animations: { view.alpha = 0 }) {
          finishes.append($0)
          done($0)
        }
      }
      expectEqual(end, 0, "iOS \(iOS)")
      expectEqual(finishes, [true], "iOS \(iOS)")
      let lateEnd = try self.end(on: stage) { _, done in
        UIView.animate(withDuration: 2, animations: { late.alpha = 0 }, completion: done)
        stage.window.addSubview(late)
      }
      expectEqual(lateEnd, 2, "iOS \(iOS)")
    }
  }

  @Test("A transition from view to view takes no time while animations are off", .rule(1231))
  func transition() throws {
    let stage = TestApp(iOS: 12)
    let (old, new, around) = (UIView(), UIView(), UIView())
    around.addSubview(old)
    UIView.setAnimationsEnabled(false)
    let end = try end(on: stage) { _, done in
      UIView.transition(from: old, to: new, duration: 2, completion: done)
    }
    expectEqual(end, 0)
    expect(new.superview === around && old.superview == nil)
  }

  @Test("Window levels lie a number above and below each other")
  func levels() {
    var level = UIWindow.Level.alert + 1
    expect(level > .alert && level - 1 == .alert)
    level -= 2
    expect(level < .alert)
    level += 1
    expectEqual(level, .alert)
  }
}
