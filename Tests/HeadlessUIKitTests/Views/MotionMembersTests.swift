import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What transitions, animators and links to the screen's pictures tell.
@Suite
@MainActor
struct MotionMembersTests {
  @Test("An animator says what paces it, and stays at its end when it is told to")
  func animators() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    expect((animator.timingParameters as? UISpringTimingParameters)?.dampingRatio == 0.5)
    let stays = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { root.view.alpha = 0.5 }
    stays.pausesOnCompletion = true
    var ended = 0
    stays.addCompletion { _ in ended += 1 }
    stays.startAnimation()
    try stage.settle()
    expect(ended == 0 && stays.state == .active && !stays.isRunning)
    expectEqual(stays.fractionComplete, 1)
    stays.stopAnimation(false)
    stays.finishAnimation(at: .end)
    expect(ended == 1 && stays.state == .inactive)
  }

  /// Slides a view in, and notes what the context says.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var facts: [Bool] = []
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.25
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to)
      else {
        return
      }
      facts.append(context.finalFrame(for: to).width > 0)
      facts.append(context.initialFrame(for: to) == .zero)
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private final class Stack: NSObject, UINavigationControllerDelegate {
    let slide = Slide()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
  }

  private final class Asking: UIViewController {
    var facts: [Bool] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let coordinator = transitionCoordinator else { return }
      facts.append(coordinator.completionVelocity == 1)
      let container = coordinator.containerView
      let isQueued = coordinator.animateAlongsideTransition(
        in: container, animation: { _ in self.facts.append(true) },
        completion: { [weak self] in self?.facts.append(!$0.isCancelled) })
      facts.append(isQueued)
    }
  }

  @Test("A transition knows where its views begin, and takes animations along")
  func transitions() throws {
    let stage = TestApp(iOS: 16)
    let (root, delegate, next) = (
      UINavigationController(rootViewController: UIViewController()), Stack(), Asking()
    )
    root.delegate = delegate
    try stage.show(root)
    root.pushViewController(next, animated: true)
    try stage.settle()
    expectEqual(delegate.slide.facts, [true, true])
    expect(next.facts.count == 4 && !next.facts.contains(false), "\(next.facts)")
    let interactive = UIPercentDrivenInteractiveTransition()
    expect(interactive.completionSpeed == 1 && interactive.completionCurve == .easeInOut)
    expect(interactive.timingCurve == nil && interactive.percentComplete == 0)
    interactive.completionSpeed = 0.5
    interactive.completionCurve = .linear
    expect(interactive.completionSpeed == 0.5 && interactive.completionCurve == .linear)
  }

  @Test("A link to the screen's pictures tells when the next one is seen")
  func links() throws {
    let stage = TestApp(iOS: 18)
    let root = UIViewController()
    try stage.show(root)
    var facts: [Bool] = []
    let link = UIUpdateLink(view: root.view)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
    link.addAction { link, info in
      facts.append(info.completionDeadlineTime > info.modelTime)
      facts.append(info.estimatedPresentationTime >= info.completionDeadlineTime)
      facts.append(link.currentUpdateInfo === info)
      facts.append(!info.isImmediatePresentationExpected && !info.isPerformingLowLatencyPhases)
      facts.append(!info.isLowLatencyEventDispatchConfirmed)
      if facts.count > 8 { link.isEnabled = false }
    }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    try stage.device.simulator.advance(by: 1)
    expect(!facts.isEmpty && !facts.contains(false), "\(facts)")
    let phases: [UIUpdateActionPhase] = [
      .afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch,
      .beforeCADisplayLinkDispatch, .afterCADisplayLinkDispatch, .beforeCATransactionCommit,
      .afterCATransactionCommit, .afterUpdateComplete,
    ]
    expect(Set(phases).count == 8 && phases[0] == .afterUpdateScheduled)
  }

  private final class Tilt: UIMotionEffect {
    override func keyPathsAndRelativeValues(
      forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
      ["center.x": viewerOffset.horizontal * 10]
    }
  }

  @Test("Effects of motion say what a tilt changes", .rule(1337))
  func motion() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 10
    let offset = UIOffset(horizontal: 0.5, vertical: 0)
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset)
    expectEqual((values?["center.x"] as? NSNumber)?.doubleValue, 5)
    expectEqual(Tilt().keyPathsAndRelativeValues(forViewerOffset: offset)?.count, 1)
  }
}
