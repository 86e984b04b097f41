import Foundation

/// A data source whose items are in each other.
protocol OutlinedItems {
  func isOpen(_ path: IndexPath) -> Bool
  func toggle(_ path: IndexPath)
}

/// Items that open and close (rule 640), and items that are edited.
extension UICollectionView {
  final func isOutlineOpen(at item: IndexPath) -> Bool {
    (dataSource as? any OutlinedItems)?.isOpen(item) ?? false
  }

  /// A tap on the arrow of an item opens it or closes it.
  final func toggleOutline(at item: IndexPath) {
    (dataSource as? any OutlinedItems)?.toggle(item)
    shownCell(at: item)?.isOpened = isOutlineOpen(at: item)
  }

  /// Whether items can be selected now.
  final var selectsItems: Bool {
    ownIsEditing
      ? ownAllowsSelectionDuringEditing || ownAllowsMultipleSelectionDuringEditing
      : allowsSelection
  }

  /// Whether several items can be selected now.
  final var selectsSeveral: Bool {
    ownIsEditing ? ownAllowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
