import Foundation

/// What the view of a window's root controller lies in from iOS 13 on, as the responder chain tells (rule 752),
/// and what the view of a sheet lies in (rule 1068).
///
/// - Important: Around a root it is in the responder chain alone: the superview of the root's view is the window.
final class UIDropShadowView: UIView {
  override var placesSubviewsItself: Bool { true }
  /// What is around it in the responder chain alone.
  private let around: UITransitionView?

  init(in window: UIWindow) {
    let around = UITransitionView()
    self.around = around
    super.init(frame: window.bounds)
    around.standsIn = window
  }

  /// Takes the view of a sheet in; it gets a place by what presents the sheet.
  init(around view: UIView) {
    around = nil
    super.init(frame: view.drawnFrame)
    autoresizesSubviews = false
    view.place(drawnBounds)
    insert(view, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { around ?? super.next }

  override func followOwnSize(from old: CGSize) {
    super.followOwnSize(from: old)
    for view in drawnSubviews { view.place(drawnBounds) }
  }
}
