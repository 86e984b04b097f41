// UIKit's block is not escaping, so an app need not write `self` in it. Swift has that of a block that cannot be nil.

extension UICollectionView {
  /// Changes several items at once, in a block that is called now. iOS 6.0 and later.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UITableView {
  /// Changes several rows at once, in a block that is called now. iOS 11.0 and later.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard requires("performBatchUpdates:completion:", since: 11.0) else { return }
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
