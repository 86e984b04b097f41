import Foundation

/// What a finger does to an item (rule 285).
extension UICollectionView {
  /// A finger goes down on an item, which lights up if the delegate lets it.
  final func highlightItem(at item: IndexPath) {
    guard allowsSelection, !Simulator.current.isDead,
      item.item < askForCounts()[safe: item.section] ?? 0,
      itemDelegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
    else { return }
    highlightedItem = item
    cellForItem(at: item)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: item)
  }

  /// The finger is no longer there.
  final func unhighlightItem() {
    guard let item = highlightedItem, !Simulator.current.isDead else { return }
    highlightedItem = nil
    cellForItem(at: item)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: item)
  }

  /// The finger goes up: the delegate decides whether the item is selected, and hears of it.
  final func choose(_ item: IndexPath) {
    let delegate = itemDelegate
    if allowsMultipleSelection, selection.contains(item) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { return }
      deselectItem(at: item, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: item)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { return }
    let before = selection
    selectItem(at: item, animated: false, scrollPosition: [])
    if !allowsMultipleSelection {
      for old in before where old != item { delegate?.collectionView(self, didDeselectItemAt: old) }
    }
    if let cell = cellForItem(at: item) { cell.selectionSegue?.follow(from: cell) }
    Simulator.current.tell(
      delegate, "collectionView(_:didSelectItemAt:)", ["\(item.section)-\(item.item)"]
    ) { $0.collectionView(self, didSelectItemAt: item) }
  }
}
