import Foundation

/// What the view of a window's root controller lies in from iOS 13 on, as the responder chain tells (rule 752).
///
/// - Important: It is in the responder chain alone: the superview of the root's view is the window.
final class UIDropShadowView: UIView {
  private let around = UITransitionView()

  init(in window: UIWindow) {
    super.init(frame: window.bounds)
    around.standsIn = window
  }
  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { around }
}
