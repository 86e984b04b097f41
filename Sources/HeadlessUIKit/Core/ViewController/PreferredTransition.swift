public import Foundation

/// How a controller comes in and goes; iOS 18.0 and later.
extension UIViewController {
  /// How it wants to come in when it is pushed or presented; nil for the usual way. iOS 18.0 and later. Nothing comes
  /// of it here.
  public var preferredTransition: Transition? {
    get { self[unused: "UIViewController.preferredTransition", since: 18.0] }
    set { self[unused: "UIViewController.preferredTransition", since: 18.0] = newValue }
  }

  /// A way to come in; iOS 18.0 and later.
  public final class Transition: NSObject {
    private init(since version: Void) {
      Self.requiresClass(since: 18.0, named: "UIViewControllerTransition")
    }

    /// It grows out of a view, and shrinks into it again.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(since: ()) }
    /// It comes from below.
    public class func coverVertical() -> Transition { Transition(since: ()) }
    /// It is what is behind when all is turned round.
    public class func flipHorizontal() -> Transition { Transition(since: ()) }
    /// It fades in.
    public class func crossDissolve() -> Transition { Transition(since: ()) }
    /// A page curls up from it.
    public class func partialCurl() -> Transition { Transition(since: ()) }

    /// How a controller grows out of a view; iOS 18.0 and later.
    public final class ZoomOptions: NSObject {
      /// Makes the usual ones.
      public override init() {
        Self.requiresClass(since: 18.0, named: "UIZoomTransitionOptions")
        super.init()
      }
      /// The color that lies over what is behind; nil for the usual one.
      public var dimmingColor: UIColor? {
        didSet {
          keptLook("UIViewController.Transition.ZoomOptions.dimmingColor", oldValue, dimmingColor)
        }
      }
      /// What is done to what is behind; nil for nothing.
      public var dimmingVisualEffect: UIVisualEffect? {
        didSet {
          keptLook(
            "UIViewController.Transition.ZoomOptions.dimmingVisualEffect", oldValue,
            dimmingVisualEffect)
        }
      }
      /// Where in the other controller's view the picture is that grows; nil for all of it.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)? {
        didSet {
          declaredOnly(
            "UIViewController.Transition.ZoomOptions.alignmentRectProvider", oldValue,
            alignmentRectProvider)
        }
      }
      /// Whether a finger may shrink it; nil for as usual.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)? {
        didSet {
          declaredOnly(
            "UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin", oldValue,
            interactiveDismissShouldBegin)
        }
      }

      /// Of whom the picture that grows is asked for; iOS 18.0 and later.
      public final class AlignmentRectContext: NSObject {
        /// The view out of which it grows.
        public let sourceView: UIView
        /// The controller that grows.
        public let zoomedViewController: UIViewController

        init(_ view: UIView, _ zoomed: UIViewController) {
          (sourceView, zoomedViewController) = (view, zoomed)
        }
      }

      /// How a finger shrinks it; iOS 18.0 and later.
      public final class InteractionContext: NSObject {
        /// Where the finger is, in points.
        public let location: CGPoint
        /// How fast it is, in points per second.
        public let velocity: CGVector
        /// Whether it would be shrunk by itself.
        public let willBegin: Bool

        init(_ location: CGPoint, _ velocity: CGVector, _ willBegin: Bool) {
          (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        }
      }
    }

    /// Of whom the view is asked for; iOS 18.0 and later.
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller with the view.
      public let sourceViewController: UIViewController
      /// The controller that grows out of it.
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }
  }
}
