import Foundation

/// One controller shown by another, from the call that presents it until it is gone.
package final class Presentation {
  let presented: UIViewController
  /// The style as it came out on this device.
  package let style: UIModalPresentationStyle
  /// How it comes in: as the controller wants it, or as its context does (rule 149).
  package let transitionStyle: UIModalTransitionStyle
  /// Whom the app asked to present.
  private(set) weak var source: UIViewController?
  var phase = Phase.presenting
  /// Whether the transition on its way takes time.
  var isAnimated: Bool
  /// What the app wants done when the transition on its way has ended (rule 141).
  var completion: (() -> Void)?
  /// True while the controllers hear that the presentation has ended.
  var isEnding = false
  /// The dismissal that begins when they have heard it (rule 757).
  var waitingDismissal: (() -> Void)?
  /// How the transition begins that waits for the end of the turn (rule 481).
  private var beginning: (() -> Void)?
  /// What brings it or takes it away just now; nil for what takes no time.
  var transition: ControllerTransition?
  /// What the presented view is in; nil where it is in the window itself.
  var container: UITransitionView?
  /// Looks after it; iOS 8.0 and later.
  var controller: UIPresentationController?
  /// Whether the presenter's view leaves the screen, and the presenter hears so (rule 144).
  var coversPresenter: Bool
  /// Where the presenter's view was that had to make room.
  weak var coveredPlace: UIView?
  var coveredIndex = 0
  var coveredFrame = CGRect.zero

  /// How far a presentation has come.
  enum Phase {
    case presenting, presented
    /// A finger pulls at it, and may still let go.
    case pulled
    case dismissing
  }

  init(
    of presented: UIViewController, askedBy source: UIViewController,
    style: UIModalPresentationStyle, transitionStyle: UIModalTransitionStyle, isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    self.presented = presented
    self.source = source
    self.style = style
    self.transitionStyle = transitionStyle
    self.isAnimated = isAnimated
    self.completion = completion
    coversPresenter = style.coversPresenter
  }

  /// Seconds that an animated presentation or dismissal takes.
  static let duration = 0.5

  /// Whether a transition is on its way, or a dismissal waits to begin (rule 757).
  var isRunning: Bool { phase != .presented || waitingDismissal != nil }

  /// Whether the stacks below stay as they are meanwhile: while it comes with an animation, and while a
  /// search goes with one (rule 830).
  var holdsStacks: Bool {
    isAnimated
      && (phase == .presenting || phase == .dismissing && presented is UISearchController)
  }

  /// Whether a transition waits for the end of the turn.
  var isWaiting: Bool { beginning != nil }

  /// Begins a transition at once, or from iOS 8 on when the turn has been laid out (rule 481).
  func begin(_ work: @escaping () -> Void) {
    let simulator = Simulator.current!
    guard simulator.has(.presentationsWaitForTurn) else { return work() }
    beginning = work
    simulator.pendingAppearances.append { [self] in start() }
  }

  /// Begins the transition that waits for the end of the turn, if one does.
  func start() {
    guard let work = beginning, !Simulator.current.isDead else { return }
    beginning = nil
    work()
  }

  /// Runs what the app wants done, once, and after all else that waits for the transition.
  ///
  /// - Parameter leaving: Who is dismissed, and lives until then (rule 140).
  func complete(keeping leaving: [UIViewController] = []) {
    let completion = completion
    self.completion = nil
    let kept = Simulator.current.has(.dismissedGoBeforeCompletion) ? [] : leaving
    let run = {
      withExtendedLifetime(kept) { if !Simulator.current.isDead { completion?() } }
    }
    let ended = transition
    // The completion may begin the next one.
    transition = nil
    if let ended, ended.state == .ending {
      ended.afterwards = run
    } else {
      run()
    }
  }

  /// Begins the dismissal that waits, if one does.
  func beginWaitingDismissal() {
    let work = waitingDismissal
    waitingDismissal = nil
    work?()
  }
}
