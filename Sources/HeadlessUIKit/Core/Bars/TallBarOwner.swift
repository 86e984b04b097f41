import Foundation

/// Who has a bar that becomes lower and higher with the content below it (rules 411 and 412).
protocol TallBarOwner: UIViewController {
  /// The search whose results lie over the content.
  var searching: UISearchController? { get set }
  /// How much higher the bar can become, in points.
  var growthOfBar: CGFloat { get }
  /// The content has been scrolled.
  func follow(_ scrollView: UIScrollView)
  /// A finger has dragged the content by so many points, and may hide the bars or bring them back.
  func contentWasDragged(by distance: CGFloat)
  /// Where content comes to rest whose finger has left it there.
  func restingOffset(_ offset: CGFloat, _ scrollView: UIScrollView) -> CGFloat
}

extension UIScrollView {
  /// Who has the bar that this content moves.
  final var ownerOfBar: (any TallBarOwner)? {
    Simulator.current.has(.navigationBarsGrow) ? ownerOfBars : nil
  }

  /// Who has the bars around this content.
  final var ownerOfBars: (any TallBarOwner)? {
    guard isContent else { return nil }
    let owner =
      controller
      ?? (drawnSuperview?.drawnSubviews.first === self ? drawnSuperview?.controller : nil)
    return owner?.container?.tallBarOwner
  }
}
