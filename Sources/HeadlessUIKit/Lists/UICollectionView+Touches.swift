import Foundation

/// What a finger does to an item (rule 285).
extension UICollectionView {
  /// A finger goes down on an item, which lights up if the delegate lets it.
  final func highlightItem(at item: IndexPath) {
    guard selectsItems, !Simulator.current.isDead,
      item.item < askForCounts()[safe: item.section] ?? 0,
      allows(
        "collectionView(_:shouldHighlightItemAt:)", item,
        { $0.collectionView(self, shouldHighlightItemAt: item) })
    else { return }
    highlightedItem = item
    shownCell(at: item)?.isHighlighted = true
    tellOfItem("collectionView(_:didHighlightItemAt:)", item) {
      $0.collectionView(self, didHighlightItemAt: item)
    }
  }

  /// The finger is no longer there.
  final func unhighlightItem() {
    guard let item = highlightedItem, !Simulator.current.isDead else { return }
    highlightedItem = nil
    shownCell(at: item)?.isHighlighted = false
    tellOfItem("collectionView(_:didUnhighlightItemAt:)", item) {
      $0.collectionView(self, didUnhighlightItemAt: item)
    }
  }

  /// The finger goes up: the delegate decides whether the item is selected, and hears of it.
  final func choose(_ item: IndexPath) {
    if let row = shownCell(at: item) as? UICollectionViewListCell, let outline = row.opensOutline {
      if let handler = outline.actionHandler { return handler() }
      return toggleOutline(at: item)
    }
    let extends = selectsSeveral && !selection.isEmpty
    changeSelection(byTapOn: item)
    if !extends { performPrimaryAction(at: item) }
  }

  private func changeSelection(byTapOn item: IndexPath) {
    if selectsSeveral, selection.contains(item) {
      guard
        allows(
          "collectionView(_:shouldDeselectItemAt:)", item,
          { $0.collectionView(self, shouldDeselectItemAt: item) })
      else { return }
      takeSelection(from: item)
      return tellDeselected(item)
    }
    guard
      allows(
        "collectionView(_:shouldSelectItemAt:)", item,
        { $0.collectionView(self, shouldSelectItemAt: item) })
    else { return }
    let before = selection
    putSelection(at: item)
    if !selectsSeveral {
      for old in before where old != item { tellDeselected(old) }
    }
    if let cell = shownCell(at: item) { cell.selectionSegue?.follow(from: cell) }
    tellOfItem("collectionView(_:didSelectItemAt:)", item) {
      $0.collectionView(self, didSelectItemAt: item)
    }
  }

  /// After the selection, whether it changed or not, a tap does what the delegate wants of it (rule 870).
  private func performPrimaryAction(at item: IndexPath) {
    guard Simulator.current.has(.listsHavePrimaryActions) else { return }
    let may: Bool = Simulator.current.ask(
      itemDelegate, "collectionView(_:canPerformPrimaryActionForItemAt:)", [spelled(item)],
      otherwise: !ownIsEditing
    ) { $0.collectionView(self, canPerformPrimaryActionForItemAt: item) }
    guard may else { return }
    tellOfItem("collectionView(_:performPrimaryActionForItemAt:)", item) {
      $0.collectionView(self, performPrimaryActionForItemAt: item)
    }
  }

  private func tellDeselected(_ item: IndexPath) {
    tellOfItem("collectionView(_:didDeselectItemAt:)", item) {
      $0.collectionView(self, didDeselectItemAt: item)
    }
  }

  /// Asks the delegate whether something may be done with an item; yes where it does not say.
  private func allows(
    _ name: String, _ item: IndexPath, _ call: (any UICollectionViewDelegate) -> Bool
  ) -> Bool {
    Simulator.current.ask(itemDelegate, name, [spelled(item)], call)
  }

  private func tellOfItem(
    _ name: String, _ item: IndexPath, _ call: (any UICollectionViewDelegate) -> Void
  ) {
    Simulator.current.tell(itemDelegate, name, [spelled(item)], call)
  }

  /// Whether the controls of editing may show in an item (rule 871).
  final func mayEdit(_ item: IndexPath) -> Bool {
    ownIsEditing
      && allows(
        "collectionView(_:canEditItemAt:)", item,
        { $0.collectionView(self, canEditItemAt: item) })
  }
}
