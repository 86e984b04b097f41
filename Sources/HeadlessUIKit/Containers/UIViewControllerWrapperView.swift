import Foundation

/// What the view of a controller on a stack or of a tab lies in, as the responder chain tells (rule 1110).
///
/// - Important: It is in the responder chain alone: the superview of the content is the container's view. On a
///   stack up to iOS 6 it is in the tree of views as well (rule 1115).
final class UIViewControllerWrapperView: UIView {
  /// What is around it, in the responder chain alone as well.
  private let around: any StandIn & UIView

  /// - Parameter view: the view of the container, that both stand in for.
  init(on view: UILayoutContainerView, in around: any StandIn & UIView) {
    self.around = around
    super.init(frame: view.drawnBounds)
    around.standsIn = view
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { around }
  override var placesSubviewsItself: Bool { true }

  /// What comes and goes in it is placed by the container's view.
  override func setNeedsLayout() {
    super.setNeedsLayout()
    drawnSuperview?.setNeedsLayout()
  }
}

/// What the wrapped content of a navigation controller lies in, in the responder chain alone (rule 1110).
final class UINavigationTransitionView: UIView, StandIn {
  weak var standsIn: UIView?
  override var next: UIResponder? { standsIn ?? super.next }
}

/// Stands before a view in the responder chain without a place in the tree of views.
protocol StandIn: AnyObject {
  var standsIn: UIView? { get set }
}

extension UITransitionView: StandIn {}
