import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Animators on virtual time.
@MainActor
struct PropertyAnimatorTests {
  private func moved(_ iOS: IOSVersion = 12) throws -> (TestApp, UIView, UIViewPropertyAnimator) {
    let stage = TestApp(iOS: iOS)
    let a = A()
    try stage.show(a)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    a.view.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
    return (stage, view, animator)
  }

  @Test("It runs to its end and says so", .rule(198))
  func run() throws {
    let (stage, view, animator) = try moved()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    expectEqual(animator.state, .inactive)
    animator.startAnimation(afterDelay: 0.5)
    expect(animator.state == .active && animator.isRunning && ends == [])
    try stage.settle()
    expect(ends == [.end] && animator.state == .inactive)
    expectEqual(view.frame.origin.x, 100)
    expectEqual(stage.device.simulator.queue.now.seconds, 1.5)
  }

  @Test("Turned round on its way, it ends where it began", .rule(198))
  func reverse() throws {
    let (stage, view, animator) = try moved()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    expect(!animator.isRunning && animator.state == .active)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try stage.settle()
    expect(ends == [.start] && view.frame.origin.x == 0)
    expectEqual(stage.device.simulator.queue.now.seconds, 0.25)
  }

  @Test("Stopped, it stays where it was; finished, it goes where it is told")
  func stop() throws {
    for (position, x) in [(UIViewAnimatingPosition.current, 40.0), (.start, 0), (.end, 100)] {
      let (stage, view, animator) = try moved()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.fractionComplete = 0.4
      animator.stopAnimation(false)
      expect(animator.state == .stopped && view.frame.origin.x == 40)
      animator.finishAnimation(at: position)
      expect(ends == [position] && view.frame.origin.x == x && view.window === stage.window)
    }
  }

  @Test("Finishing one that is not stopped ends the app")
  func finishedTooEarly() throws {
    let (stage, _, animator) = try moved()
    animator.startAnimation()
    animator.finishAnimation(at: .end)
    expectEqual(
      stage.device.lines(.exception).map {
        $0.contains("should only be called on a stopped animator!")
      }, [true])
  }

  @Test("Taken back, a view has its place in surroundings that have theirs, whoever moved first")
  func takenBackInTreeOrder() throws {
    let stage = TestApp(iOS: 12)
    let a = A()
    try stage.show(a)
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let views = (0..<3).map { _ in UIView(frame: square) }
    for (view, around) in zip(views, [a.view!] + views) {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      around.addSubview(view)
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      views[2].frame.origin.x = 10
      views[0].frame.size.width = 300
      views[1].frame.size.height = 50
    }
    animator.startAnimation()
    expectEqual(views.map(\.frame.width), [300, 300, 300])
    animator.addAnimations { views[0].frame.size.width = 20 }
    animator.isReversed = true
    try stage.settle()
    expectEqual(views.map(\.frame), [square, square, square])
  }

  @Test("An animation inside of another's block belongs to both")
  func nested() throws {
    let (stage, view, animator) = try moved()
    var inner: UIViewPropertyAnimator?
    animator.addAnimations {
      inner = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.frame.origin.y = 50 }
      inner?.startAnimation()
    }
    animator.startAnimation()
    expectEqual(view.frame.origin, CGPoint(x: 100, y: 50))
    inner?.stopAnimation(false)
    inner?.finishAnimation(at: .start)
    expectEqual(view.frame.origin, CGPoint(x: 100, y: 0))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    expect(view.frame.origin == .zero && view.window === stage.window)
  }

  @Test("One that moves what is in no window ends at once, though it is paused", .rule(1277))
  func unseen() throws {
    let (stage, _, _) = try moved()
    let start = stage.device.simulator.queue.now.seconds
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.pauseAnimation()
    expectEqual(ends, [])
    try stage.settle()
    expectEqual(ends, [.end])
    expectEqual(animator.state, .inactive)
    expectEqual(stage.device.simulator.queue.now.seconds, start)
  }

  @Test("Before iOS 10 there is none", .rule(198))
  func nine() throws {
    let (stage, _, _) = try moved(9)
    expect(stage.device.simulator.isDead)
  }
}
