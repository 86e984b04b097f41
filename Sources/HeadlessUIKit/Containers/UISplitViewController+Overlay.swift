import Foundation

/// Lies between a primary column and what it lies over, and takes the touches there (rule 665).
final class OverlaidCover: UIView {
  private weak var split: UISplitViewController?

  init(of split: UISplitViewController) {
    self.split = split
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    split?.letGoOfPrimary()
  }
}

extension UISplitViewController {
  /// A touch beside the primary column that lies over the other one hides it.
  final func letGoOfPrimary() {
    guard isOverlaid, !Simulator.current.isDead else { return }
    wantedPrimary = false
    arrange()
    loadedView?.setNeedsLayout()
  }
}
