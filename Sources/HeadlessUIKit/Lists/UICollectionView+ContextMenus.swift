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
      { [weak self] in self?.open(configuration, of: item, for: delegate) }
    }
  }

  private func open(
    _ configuration: UIContextMenuConfiguration, of item: IndexPath?,
    for delegate: any UICollectionViewDelegate
  ) {
    askForPreview(configuration, of: item, for: delegate, isDismissal: false)
    var hearing = MenuHearing()
    hearing.willDisplay = { [self] animator in
      guard Simulator.current.has(.listMenusAreAnnounced) else { return }
      tellMenuOwner(delegate, "collectionView(_:willDisplayContextMenu:animator:)") {
        delegate.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
      }
    }
    hearing.willEnd = { [self] animator in
      askForPreview(configuration, of: item, for: delegate, isDismissal: true)
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

  /// Asks what is lifted, or lowered again: since the menus of several items by the item (rule 872).
  private func askForPreview(
    _ configuration: UIContextMenuConfiguration, of item: IndexPath?,
    for delegate: any UICollectionViewDelegate, isDismissal: Bool
  ) {
    let kind = isDismissal ? "dismissal" : "highlight"
    if Simulator.current.has(.menusOfSeveralItems), let item {
      let preview = askMenuOwner(
        delegate, "collectionView(_:contextMenuConfiguration:\(kind)PreviewForItemAt:)",
        [spelled(item)]
      ) {
        isDismissal
          ? delegate.collectionView(
            self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
          : delegate.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
      }
      if preview != nil { return }
    }
    let name = isDismissal ? "Dismissing" : "Highlighting"
    _ = askMenuOwner(
      delegate, "collectionView(_:previewFor\(name)ContextMenuWithConfiguration:)", []
    ) {
      isDismissal
        ? delegate.collectionView(
          self, previewForDismissingContextMenuWithConfiguration: configuration)
        : delegate.collectionView(
          self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }
}
