import Foundation

/// The menu of a row, which a long touch opens (rule 438).
extension UITableView {
  /// What a long touch is to open; nil where the delegate has nothing for the row.
  final func rowMenu(_ press: UIGestureRecognizer) -> (() -> Void)? {
    let place = press.location(in: self)
    guard let row = shownRow(at: place), let delegate = tableDelegate else { return nil }
    let configuration = askMenuOwner(
      delegate, "tableView(_:contextMenuConfigurationForRowAt:point:)",
      [spelled(row), spelled(place)]
    ) { delegate.tableView(self, contextMenuConfigurationForRowAt: row, point: place) }
    return configuration.map { configuration in
      { [weak self] in self?.open(configuration, for: delegate) }
    }
  }

  private func open(
    _ configuration: UIContextMenuConfiguration, for delegate: any UITableViewDelegate
  ) {
    _ = askMenuOwner(
      delegate, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", []
    ) {
      delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    var hearing = MenuHearing()
    hearing.willDisplay = { [self] animator in
      guard Simulator.current.has(.listMenusAreAnnounced) else { return }
      tellMenuOwner(delegate, "tableView(_:willDisplayContextMenu:animator:)") {
        delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
      }
    }
    hearing.willEnd = { [self] animator in
      _ = askMenuOwner(
        delegate, "tableView(_:previewForDismissingContextMenuWithConfiguration:)", []
      ) {
        delegate.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      }
      guard Simulator.current.has(.listMenusAreAnnounced) else { return }
      tellMenuOwner(delegate, "tableView(_:willEndContextMenuInteraction:animator:)") {
        delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
      }
    }
    hearing.previewTapped = { [self] animator in
      tellMenuOwner(delegate, "tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
        delegate.tableView(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
    Simulator.current.openMenu(configuration, from: self, sender: nil, of: nil, hearing)
  }
}
