import EventTrace
import Foundation

/// One animated change from a controller to another, from its beginning to its end.
///
/// Presentations, navigation and tabs share it. An animator of the app's moves the views, or UIKit
/// itself; time lets it end, or a finger. To animators it is the context, to controllers the
/// coordinator.
final class ControllerTransition: NSObject {
  /// What moves from where to where.
  struct Scene {
    var from: UIViewController?
    var to: UIViewController?
    /// The views that are animated; nil for one that stays as it is.
    var fromView: UIView?
    var toView: UIView?
    var container: UIView
    var style = UIModalPresentationStyle.none
    var isAnimated = true
    /// Seconds that UIKit's own animation takes.
    var duration: Double
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
  }

  /// The app's objects that move the views and drive the movement.
  struct Actors {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  // What it was about, for those who ask when it has ended (rule 1033).
  private(set) weak var formerFrom: UIViewController?
  private(set) weak var formerTo: UIViewController?
  private(set) weak var formerFromView: UIView?
  private(set) weak var formerToView: UIView?

  /// How the news of it goes down the tree of controllers.
  let passing = TransitionPassing()

  enum State {
    case waiting, running
    /// The animator said that it is done; the controllers hear what that means.
    case ending
    case ended
    /// Another transition took its place, or it was ended for it.
    case overtaken
  }

  private(set) var scene: Scene
  let actors: Actors
  var state = State.waiting
  /// Seconds, as the animator announced them.
  var announced = 0.0
  private var announcedEnd = 0.0
  private var isNotedAsStuck = false

  // MARK: The finger (ControllerTransition+Context)

  var isDrivenByFinger = false
  var beganWithFinger = false
  var wasTakenBack = false
  var progress = 0.0
  /// What began with the animator while a finger drives it.
  let held = HeldAnimations()

  // MARK: What runs along (ControllerTransition+Coordinator)

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  var animations: [Block] = []
  var hasStarted = false
  var completions: [Block] = []
  var interactionHandlers: [(isOnce: Bool, block: Block)] = []
  /// What is to be done when all has heard of the end.
  var afterwards: (() -> Void)?

  private var finish: (_ didComplete: Bool) -> Void
  /// The controller that rotates, when it is that.
  private weak var rotating: UIViewController?
  /// Whether the animator can be taken over while it runs.
  var canBeTakenOver = false

  /// - Parameter finish: tells the controllers how it ended and puts views and links in order.
  init(_ scene: Scene, _ actors: Actors = Actors(), finish: @escaping (Bool) -> Void) {
    self.scene = scene
    self.actors = actors
    self.finish = finish
    announced = scene.duration
    super.init()
  }

  /// A rotation has no two sides; it begins and ends with the interface, in the controller's window.
  convenience init(rotationOf root: UIViewController, duration: Double) {
    let container = root.loadedView?.drawnWindow ?? UIView()
    self.init(
      Scene(container: container, isAnimated: duration > 0, duration: duration)
    ) { _ in }
    rotating = root
    root.ongoingTransition = self
    Simulator.current.begin(self)
    state = .running
  }

  /// Whether a finger began UIKit's own animation.
  var isSwiped: Bool { beganWithFinger && !isCustom }
  /// Whether an animator of the app's moves the views.
  var isCustom: Bool { actors.animator != nil }

  // MARK: From the beginning to the end

  /// Makes it known to the controllers, before they hear what happens.
  ///
  /// - Parameter isSwiped: whether a finger drives UIKit's own animation.
  func announce(isSwiped: Bool = false) {
    for controller in [scene.from, scene.to] { controller?.ongoingTransition = self }
    Simulator.current.begin(self)
    // Before iOS 10 whoever is there to drive it drives it from the beginning.
    let asks = Simulator.current.has(.propertyAnimators)
    beganWithFinger =
      isSwiped || actors.interactor.map { !asks || $0.wantsInteractiveStart } ?? false
    isDrivenByFinger = beganWithFinger
  }

  /// Lets it start with the next turn, so that the app can join in.
  func begin() {
    Simulator.current.post("transition") { [self] in start() }
  }

  private func start() {
    guard state == .waiting, !Simulator.current.isDead else { return }
    state = .running
    if let animator = actors.animator {
      startCustom(animator)
    } else if beganWithFinger {
      runAnimations()
    } else {
      runAnimations()
      Simulator.current.post("transition", after: scene.duration) { [self] in
        complete(!wasTakenBack)
      }
    }
  }

  private func startCustom(_ animator: any UIViewControllerAnimatedTransitioning) {
    let simulator = Simulator.current!
    let seconds = simulator.query("transitionDuration(using:)", on: animator) {
      animator.transitionDuration(using: self)
    }
    announced = seconds.isFinite ? max(0, seconds) : 0
    announcedEnd = simulator.queue.now.seconds + announced
    if beganWithFinger, let interactor = actors.interactor {
      simulator.callback(
        "startInteractiveTransition(_:)", on: interactor, ["transitionContext"]
      ) { interactor.startInteractiveTransition(self) }
    } else {
      animate(with: animator)
      (actors.interactor as? UIPercentDrivenInteractiveTransition)?.watch(self)
      // As long as it announced, the app counts as busy.
      simulator.post("transition", after: announced) {}
    }
    runAnimations()
  }

  /// Lets UIKit's own animation run to its end after the finger let go.
  func finishSwipe(after seconds: Double) {
    held.runOn(from: announced, speed: 1)
    finishInteractiveTransition()
    guard seconds > 0 else { return complete(true) }
    Simulator.current.post("transition", after: seconds) { [self] in complete(true) }
  }

  /// Takes UIKit's own animation back at once.
  func cancelSwipe() {
    held.runBack(from: 0, speed: 1)
    cancelInteractiveTransition()
    complete(false)
  }

  func animate(with animator: any UIViewControllerAnimatedTransitioning) {
    Simulator.current.callback(
      "animateTransition(using:)", on: animator, ["transitionContext"]
    ) { animator.animateTransition(using: self) }
  }

  /// Ends it in order: the controllers, the animator, those who ran along, and whoever waits.
  func complete(_ didComplete: Bool) {
    let simulator = Simulator.current!
    guard !simulator.isDead, state == .waiting || state == .running else { return }
    state = .ending
    if !didComplete { wasTakenBack = true }
    if isDrivenByFinger { fingerChanged(to: false) }
    finish(didComplete)
    if let animator = actors.animator {
      simulator.tellOptional("animationEnded(_:)", of: animator, ["\(didComplete)"]) {
        animator.animationEnded(didComplete)
      }
    }
    leave()
    state = .ended
    runCompletions()
    forget()
    let last = afterwards
    afterwards = nil
    last?()
  }

  /// Ends it as if it were done, because something else begins; what the animator says is not heard.
  func endNow() {
    guard state == .waiting || state == .running else { return }
    runAnimations()
    complete(true)
    state = .overtaken
  }

  /// Lets another take its place: nobody hears of an end but those who ran along.
  func giveWay() {
    guard state == .waiting || state == .running else { return }
    state = .overtaken
    leave()
    runCompletions()
    forget()
  }

  /// Whoever keeps the context keeps nobody else alive.
  private func forget() {
    (formerFrom, formerTo) = (scene.from, scene.to)
    (formerFromView, formerToView) = (scene.fromView, scene.toView)
    (scene.from, scene.to, scene.fromView, scene.toView) = (nil, nil, nil, nil)
    finish = { _ in }
  }

  private func leave() {
    for controller in [scene.from, scene.to, rotating] where controller?.ongoingTransition === self
    {
      controller?.ongoingTransition = nil
    }
    Simulator.current.forget(self)
  }

  /// Says once that the animator has not ended what it began.
  func noteIfStuck() {
    let simulator = Simulator.current!
    guard state == .running, !isDrivenByFinger, !isNotedAsStuck, let animator = actors.animator,
      simulator.queue.now.seconds >= announcedEnd
    else { return }
    isNotedAsStuck = true
    let name = simulator.name(of: animator)
    simulator.diagnose(
      "transitionNeverCompleted", noRule: "only Apple's reference says it", on: animator,
      "\(name) announced \(announced) s and nothing moves any more, but "
        + "completeTransition(_:) was not called: the transition does not end. Call it on the "
        + "context when the animation is over, also when that was cancelled.")
  }
}

/// The transitions that take time and are on their way.
private final class OngoingTransitions {
  var transitions: [ControllerTransition] = []
}

extension Simulator {
  private static let ongoingKey = StateKey { _ in OngoingTransitions() }

  /// The transitions that take time and are on their way.
  var transitions: [ControllerTransition] { state(Self.ongoingKey).transitions }

  fileprivate func begin(_ transition: ControllerTransition) {
    state(Self.ongoingKey).transitions.append(transition)
  }

  fileprivate func forget(_ transition: ControllerTransition) {
    state(Self.ongoingKey).transitions.removeAll { $0 === transition }
  }

  /// Names the transitions that nothing will end by itself, when all has come to rest.
  func noteStuckTransitions() {
    for transition in transitions { transition.noteIfStuck() }
  }
}
