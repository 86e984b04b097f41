public import Foundation

/// Which of the two controllers of a transition is meant; iOS 7.0 and later.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is on screen when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is on screen when it has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition is meant; iOS 8.0 and later.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator gets to know of its transition, and tells when it is done; iOS 7.0 and later.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation happens; the animator puts the new view into it.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// iOS 10.0 and later.
  func pauseInteractiveTransition()

  /// Says that the animation is over; without it the transition never ends.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to be animated; nil where it stays as it is. iOS 8.0 and later.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is now; zero when it is not there.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Where the controller's view is to be in the end; zero when it is to be gone.
  func finalFrame(for viewController: UIViewController) -> CGRect
}
