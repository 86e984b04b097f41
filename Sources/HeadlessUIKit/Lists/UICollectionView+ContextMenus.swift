import Foundation

/// The menu of an item, which a long touch opens (rule 438).
extension UICollectionView {
  /// What a long touch is to open; nil where the delegate has nothing for the place.
  final func itemMenu(_ press: UIGestureRecognizer) -> (() -> Void)? {
    let place = press.location(in: self)
    guard let delegate = itemDelegate else { return nil }
    let item = shownItem(at: place)
    var configuration: UIContextMenuConfiguration?
    if Simulator.current.has(.menusOfSeveralItems) {
      configuration = askMenuOwner(
        delegate, "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
        [item.map(spelled) ?? "none", spelled(place)]
      ) {
        delegate.collectionView(
          self, contextMenuConfigurationForItemsAt: item.map { [$0] } ?? [], point: place)
      }
    }
    if configuration == nil, let item {
      configuration = askMenuOwner(
        delegate, "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        [spelled(item), spelled(place)]
      ) { delegate.collectionView(self, contextMenuConfigurationForItemAt: item, point: place) }
    }
    return configuration.map { configuration in
      { [weak self] in self?.open(configuration, for: delegate) }
    }
  }

  private func open(
    _ configuration: UIContextMenuConfiguration, for delegate: any UICollectionViewDelegate
  ) {
    var hearing = MenuHearing()
    hearing.willDisplay = { [self] animator in
      guard Simulator.current.has(.listMenusAreAnnounced) else { return }
      tellMenuOwner(delegate, "collectionView(_:willDisplayContextMenu:animator:)") {
        delegate.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
      }
    }
    hearing.willEnd = { [self] animator in
      guard Simulator.current.has(.listMenusAreAnnounced) else { return }
      tellMenuOwner(delegate, "collectionView(_:willEndContextMenuInteraction:animator:)") {
        delegate.collectionView(
          self, willEndContextMenuInteraction: configuration, animator: animator)
      }
    }
    hearing.previewTapped = { [self] animator in
      tellMenuOwner(delegate, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)") {
        delegate.collectionView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
    Simulator.current.openMenu(configuration, from: self, sender: nil, of: nil, hearing)
  }
}
