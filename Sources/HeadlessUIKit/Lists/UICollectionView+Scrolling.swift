import Foundation

extension UICollectionView {
  /// An item that there is not ends the app (M122, M123).
  final func canScroll(to indexPath: IndexPath) -> Bool {
    let simulator = Simulator.current!
    guard dataSource != nil, !simulator.isDead else { return true }
    let counts = askForCounts()
    let problem: String
    if let count = counts[safe: indexPath.section] {
      guard !(0..<count).contains(indexPath.item) else { return true }
      problem =
        "item (\(indexPath.item)) when there are only \(count) items in section \(indexPath.section)"
    } else {
      problem = "section (\(indexPath.section)) when there are only \(counts.count) sections"
    }
    guard simulator.has(.scrollsToItemsByTheirNames) else {
      simulator.raise(
        .invalidArgument,
        "attempt to scroll to invalid index path: <NSIndexPath> {length = 2, path = "
          + "\(indexPath.section) - \(indexPath.item)}")
      return false
    }
    simulator.raise(
      .internalInconsistency,
      "Attempted to scroll the collection view to an out-of-bounds \(problem). Collection view: "
        + "<\(simulator.name(of: self))>.")
    return false
  }
}
