import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Presentations that the app's own objects animate, drive and look after.
@MainActor
struct CustomPresentationTests {
  private func shown(iOS: IOSVersion) throws -> (stage: TestApp, a: A, b: B, director: Director) {
    let stage = TestApp(iOS: iOS)
    let (a, b, director) = (A(), B(), Director())
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = director
    try stage.show(a)
    return (stage, a, b, director)
  }

  @Test(
    "The whole way of a custom presentation and dismissal", .rule("T52"), arguments: [8.0, 12, 17])
  func whole(iOS: IOSVersion) throws {
    let (stage, a, b, director) = try shown(iOS: iOS)
    (director.coming, director.going) = (Fade(), Fade())
    director.controller = { Card(presentedViewController: $0, presenting: $1) }
    var mark = stage.mark
    var completed = false
    a.present(b, animated: true) { completed = true }
    try stage.settle()
    expectEqual(
      stage.story(since: mark),
      [
        "Director.presentationController", "Director.animationController",
        "Director.interactionControllerForPresentation", "B.viewDidLoad",
        "Card.presentationTransitionWillBegin", "B.viewWillAppear", "Fade.transitionDuration",
        "Fade.animateTransition", "B.viewDidAppear", "Card.presentationTransitionDidEnd",
        "Fade.animationEnded",
      ])
    expect(completed)
    expectEqual(b.view.frame, stage.window.bounds.insetBy(dx: 20, dy: 40))
    expect(a.view.window === stage.window)
    expectNil(b.transitionCoordinator)
    expectEqual(stage.device.simulator.queue.now.seconds, 0.4)

    mark = stage.mark
    weak let card = b.presentationController
    b.dismiss(animated: true)
    try stage.settle()
    expectEqual(
      stage.story(since: mark),
      [
        "Director.animationController", "Director.interactionControllerForDismissal",
        "Card.dismissalTransitionWillBegin", "B.viewWillDisappear", "Fade.transitionDuration",
        "Fade.animateTransition", "B.viewDidDisappear", "Card.dismissalTransitionDidEnd",
        "Fade.animationEnded",
      ])
    expect(a.presentedViewController == nil && b.view.window == nil)
    expectEqual(stage.window.subviews.count, 1)
    expectNil(card)
  }

  @Test("iOS 7 has animators, and no presentation controllers")
  func seven() throws {
    let (stage, a, b, director) = try shown(iOS: 7.0)
    director.coming = Fade()
    director.controller = { Card(presentedViewController: $0, presenting: $1) }
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    expectEqual(
      stage.story(since: mark),
      [
        "Director.animationController", "Director.interactionControllerForPresentation",
        "B.viewDidLoad", "B.viewWillAppear", "Fade.transitionDuration", "Fade.animateTransition",
        "B.viewDidAppear", "Fade.animationEnded",
      ])
  }

  @Test(
    "What is dismissed has its place as its final frame", .rule(1096), arguments: [8.0, 12, 17])
  func finalFrame(iOS: IOSVersion) throws {
    let (stage, a, b, director) = try shown(iOS: iOS)
    let going = Fade()
    (director.coming, director.going) = (Fade(), going)
    director.controller = { Card(presentedViewController: $0, presenting: $1) }
    a.present(b, animated: true)
    try stage.settle()
    var frame = CGRect.zero
    going.during = { frame = $0.finalFrame(for: b) }
    b.dismiss(animated: true)
    try stage.settle()
    expectEqual(frame, stage.window.bounds.insetBy(dx: 20, dy: 40))
  }

  @Test("iOS 6 knows no such delegate")
  func six() throws {
    let (stage, _, _, _) = try shown(iOS: 6.0)
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInvalidArgumentException: -[B setTransitioningDelegate:]: unrecognized selector sent to "
          + "instance <B>"
      ])
  }

  @Test("A presentation controller may want the presenter away; then it hears so", .rule(144))
  func removesPresenter() throws {
    let (stage, a, b, director) = try shown(iOS: 12.0)
    (director.coming, director.going) = (Fade(), Fade())
    director.controller = {
      let card = Card(presentedViewController: $0, presenting: $1)
      card.removesPresenter = true
      return card
    }
    var mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
      ])
    expectNil(a.view.window)
    mark = stage.mark
    a.dismiss(animated: true)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
    expect(a.view.superview === stage.window)
  }

  @Test("A full-screen dismissal whose animator moves the presenter's view puts it back")
  func fullScreen() throws {
    let (stage, a, b, director) = try shown(iOS: 12.0)
    b.modalPresentationStyle = .fullScreen
    (director.coming, director.going) = (Fade(), Fade())
    var keys: [UIView?] = []
    (director.going as? Fade)?.during = {
      keys = [$0.view(forKey: .from), $0.view(forKey: .to)]
    }
    a.present(b, animated: true)
    try stage.settle()
    expect(a.view.window == nil && b.view.window === stage.window)
    a.dismiss(animated: true)
    try stage.settle()
    expectEqual(keys, [b.view, a.view])
    expect(a.view.superview === stage.window && a.view.alpha == 1)
    expectEqual(stage.window.subviews, [a.view])
  }

  // MARK: By a finger

  @Test(
    "A dismissal that a finger takes back leaves all as it was", .rule(76), arguments: [7.0, 17])
  func cancelDismissal(iOS: IOSVersion) throws {
    let (stage, a, b, director) = try shown(iOS: iOS)
    b.modalPresentationStyle = .fullScreen
    director.going = Fade()
    a.present(b, animated: true)
    try stage.settle()
    let finger = UIPercentDrivenInteractiveTransition()
    director.finger = finger
    let mark = stage.mark
    a.dismiss(animated: true)
    try stage.settle()
    finger.update(0.5)
    expectEqual(a.transitionCoordinator?.isInteractive, true)
    expectEqual(b.transitionCoordinator?.percentComplete, 0.5)
    var changes: [Bool] = []
    b.transitionCoordinator?.notifyWhenInteractionEnds { changes.append($0.isCancelled) }
    let start = stage.device.simulator.queue.now.seconds
    finger.cancel()
    expectEqual(changes, [true])
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewDidAppear", "A.viewDidDisappear",
      ])
    expect(a.presentedViewController === b && b.presentingViewController === a)
    expect(a.view.window == nil && b.view.window === stage.window && b.view.alpha == 1)
    expect(abs(stage.device.simulator.queue.now.seconds - start - 0.2) < 1e-6)
    expectNil(a.transitionCoordinator)
    // It can be tried again.
    a.dismiss(animated: true)
    try stage.settle()
    finger.finish()
    try stage.settle()
    expect(a.presentedViewController == nil && a.view.superview === stage.window)
  }

  @Test("A presentation that a finger takes back is gone", .rule(76))
  func cancelPresentation() throws {
    let (stage, a, b, director) = try shown(iOS: 12.0)
    director.coming = Fade()
    director.controller = { Card(presentedViewController: $0, presenting: $1) }
    let finger = UIPercentDrivenInteractiveTransition()
    director.finger = finger
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    finger.update(0.3)
    finger.cancel()
    try stage.settle()
    expectEqual(
      stage.story(since: mark).suffix(5),
      [
        "Fade.animateTransition", "B.viewWillDisappear", "B.viewDidDisappear",
        "Card.presentationTransitionDidEnd", "Fade.animationEnded",
      ])
    expect(a.presentedViewController == nil && b.presentingViewController == nil)
    expectEqual(stage.window.subviews, [a.view])
  }

  @Test("A running transition can be taken over from iOS 10 on", arguments: [9.0, 10, 17])
  func takeOver(iOS: IOSVersion) throws {
    let (stage, a, b, director) = try shown(iOS: iOS)
    director.coming = iOS < 10 ? Fade() : Slide()
    let finger = UIPercentDrivenInteractiveTransition()
    if iOS >= 10 {
      finger.wantsInteractiveStart = false
      director.finger = finger
    }
    a.present(b, animated: true)
    var isInterruptible: Bool?
    var changes: [Bool] = []
    HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: HeadlessUIKit.DispatchTime.now() + 0.1) {
      isInterruptible = b.transitionCoordinator?.isInterruptible
      guard isInterruptible == true else { return }
      b.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
      finger.pause()
      finger.update(0.75)
      finger.cancel()
    }
    try stage.settle()
    expectEqual(isInterruptible, (iOS >= 10))
    expectEqual(changes, (iOS >= 10 ? [true, false] : []))
    expectEqual((a.presentedViewController === b), (iOS < 10))
    // A quarter of the way there, three quarters back; else all the way.
    expect(abs(stage.device.simulator.queue.now.seconds - 0.4) < 1e-6)
    expectEqual(b.view.alpha, 1)
  }

  @Test("The context of a running transition takes it over, moves it and lets it go")
  func contextTakesOver() throws {
    let (stage, a, b, director) = try shown(iOS: 12.0)
    let fade = Fade()
    var context: (any UIViewControllerContextTransitioning)?
    fade.during = { context = $0 }
    director.coming = fade
    a.present(b, animated: true)
    var parts: [CGFloat] = []
    var driven: [Bool] = []
    HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: HeadlessUIKit.DispatchTime.now() + 0.1) {
      context?.pauseInteractiveTransition()
      driven.append(b.transitionCoordinator?.isInteractive ?? false)
      for part in [0.25, 7] as [CGFloat] {
        context?.updateInteractiveTransition(part)
        parts.append(b.transitionCoordinator?.percentComplete ?? -1)
      }
      context?.finishInteractiveTransition()
      driven.append(b.transitionCoordinator?.isInteractive ?? true)
    }
    try stage.settle()
    expectEqual(parts, [0.25, 1])
    expectEqual(driven, [true, false])
    expect(a.presentedViewController === b && !b.isBeingPresented)
  }

  // MARK: Mistakes

  @Test("A transition that nobody completes is named, and nothing hangs")
  func neverCompleted() throws {
    let (stage, a, b, director) = try shown(iOS: 12.0)
    let fade = Fade()
    fade.reports = 0
    director.coming = fade
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    try stage.settle()
    let noted = stage.device.simulator.recorder.events[mark...].filter { $0.kind == .diagnosis }
    expectEqual(
      noted.map(\.text),
      [
        "Fade announced 0.4 s and nothing moves any more, but completeTransition(_:) was not "
          + "called: the transition does not end. Call it on the context when the animation is "
          + "over, also when that was cancelled."
      ])
    expect(b.isBeingPresented)
  }

  @Test("Completing twice is named and changes nothing")
  func completedTwice() throws {
    let (stage, a, b, director) = try shown(iOS: 12.0)
    let fade = Fade()
    fade.reports = 2
    director.coming = fade
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    expectEqual(stage.diagnoses(since: mark), ["transitionCompletedTwice"])
    expectEqual(stage.heard(since: mark), ["B.viewWillAppear", "B.viewDidAppear"])
  }

  @Test("An animator that does not add the view is named")
  func viewNotAdded() throws {
    let (stage, a, b, director) = try shown(iOS: 12.0)
    let fade = Fade()
    fade.addsView = false
    director.coming = fade
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    expectEqual(stage.diagnoses(since: mark), ["viewMissingAfterTransition"])
  }

  @Test("A finger that comes before the transition has no effect, and that is said")
  func tooEarly() throws {
    let (stage, _, _, _) = try shown(iOS: 12.0)
    let mark = stage.mark
    UIPercentDrivenInteractiveTransition().finish()
    expectEqual(stage.diagnoses(since: mark), ["interactionWithoutTransition"])
  }
}
