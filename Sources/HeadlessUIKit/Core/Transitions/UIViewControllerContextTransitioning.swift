public import Foundation

/// Which of the two controllers of a transition is meant; iOS 7.0 and later.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is on screen when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is on screen when it has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition is meant; iOS 8.0 and later.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator gets to know of its transition, and tells when it is done; iOS 7.0 and later.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation happens; the animator puts the new view into it.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the change.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` outside of presentations.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Moves it to that part, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The gesture has done it.
  func finishInteractiveTransition()
  /// The gesture has taken it back.
  func cancelInteractiveTransition()
  /// Holds it for a gesture; iOS 10.0 and later.
  func pauseInteractiveTransition()

  /// Says that the animation is over; without it the transition never ends.
  func completeTransition(_ didComplete: Bool)

  /// The controller that comes or goes; nil when there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to be animated; nil where it stays as it is. iOS 8.0 and later.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is now; zero when it is not there.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Where the controller's view is to be in the end; zero when it is to be gone.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// How the interface turns; here it does not. iOS 8.0 and later.
  public var targetTransform: CGAffineTransform {
    declaredOnly("UIViewControllerContextTransitioning.targetTransform")
    return .identity
  }
}
