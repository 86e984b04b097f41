package import Foundation

/// How a list of a collection looks, for a picture of the screen (rule 889).
package struct DrawnList {
  /// Whether its rows lie in groups.
  package let isGrouped: Bool
  /// Whether the groups keep to the sides and have round corners.
  package let isInset: Bool
  /// Whether there are lines between its rows.
  package let hasLines: Bool

  fileprivate init(_ configuration: UICollectionLayoutListConfiguration) {
    isGrouped = [.grouped, .insetGrouped].contains(configuration.appearance)
    isInset = configuration.appearance == .insetGrouped
    hasLines = configuration.showsSeparators
  }
}

extension UICollectionView {
  private var listSections: [Int: NSCollectionLayoutSection] {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.sections ?? [:]
  }

  /// The looks of the lists in it.
  package final var drawnLists: [DrawnList] {
    listSections.sorted { $0.key < $1.key }.compactMap { $0.value.list.map(DrawnList.init) }
  }

  /// The list that a row is in, and whether the row is its first or its last; nil for what is in no list.
  package final func drawnList(
    around cell: UICollectionViewCell
  ) -> (list: DrawnList, isFirst: Bool, isLast: Bool)? {
    guard let item = shownItem(of: cell), let list = listSections[item.section]?.list else {
      return nil
    }
    let isLast = counts?[safe: item.section].map { item.item == $0 - 1 } ?? false
    return (DrawnList(list), item.item == 0, isLast)
  }
}

extension UICollectionViewListCell {
  /// Where the line below it begins: with its text, if it has one.
  package final var drawnTextInset: CGFloat {
    var waiting = drawnSubviews[...]
    while let view = waiting.popFirst() {
      if let label = view as? UILabel {
        return max(0, label.frameOnScreen.minX - frameOnScreen.minX)
      }
      waiting += view.drawnSubviews.prefix(4)
      if waiting.count > 30 { break }
    }
    return 16
  }
}
