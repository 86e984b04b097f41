public import Foundation

/// The places of supplementary views.
extension UICollectionView {
  /// The place of a supplementary view; nil for one that is not shown. iOS 14.0 and later.
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    requires("indexPathForSupplementaryView:", since: 14.0)
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      let view = shownViews(ofKind: kind).first { $0.view === supplementaryView }
      if let view { return view.path }
    }
    return nil
  }
  /// The attributes of a supplementary view; nil for none. iOS 6.0 and later.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    requires(
      "layoutAttributesForSupplementaryElementOfKind:atIndexPath:", since: 6.0,
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }
  /// Configures the cells of these items again without making others; iOS 15.0 and later (rule 839).
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    guard requires("reconfigureItemsAtIndexPaths:", since: 15.0), let dataSource else { return }
    let simulator = Simulator.current!
    for path in indexPaths {
      guard let cell = shownCell(at: path), !simulator.isDead else { continue }
      reconfigured = cell
      simulator.callback("collectionView(_:cellForItemAt:)", on: dataSource, [spelled(path)]) {
        _ = dataSource.collectionView(self, cellForItemAt: path)
      }
      reconfigured = nil
    }
    chooseSizesAgain()
  }
}
