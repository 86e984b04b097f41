import Foundation

extension UIView {
  /// The size that a bar gives to a view of the app's, in points: from iOS 11 on what its content and its
  /// constraints want (rules 1409 and 1410); nil where the frame counts that the app has given it.
  ///
  /// - Parameter given: What the bar gave it last; nil before, or while the app's frame counts.
  final func sizeOnBar(roomFor width: CGFloat, given: CGSize?) -> CGSize? {
    guard Simulator.current.has(.barsMeasureOwnViews) else { return nil }
    let frame = drawnFrame.size
    let hasNone = frame.width <= 0 || frame.height <= 0
    guard hasNone || frame == given || isPlacedByConstraints || hasSizeOfConstraints else {
      return nil
    }
    let wanted = sizeByConstraints(.zero, .fittingSizeLevel, .fittingSizeLevel)
    guard self is UISearchBar else { return wanted }
    // It wants no width of its own, and takes what there is.
    return CGSize(width: width, height: max(wanted.height, frame.height))
  }

  /// Whether a constraint that is on says how wide or high it is itself.
  private var hasSizeOfConstraints: Bool {
    constraints.contains {
      $0.isActive && $0.firstItem === self && $0.secondItem == nil
        && ($0.firstAttribute == .width || $0.firstAttribute == .height)
    }
  }
}
