import Foundation

/// The buttons for scopes below the field (rule 593).
extension UISearchBar {
  private var showsScopes: Bool {
    (ownShowsScopeBar || isInSearch) && ownScopeButtonTitles?.isEmpty == false
  }

  /// What the scopes take of the bar, in points.
  final var heightOfScopes: CGFloat { showsScopes ? 44 : 0 }

  final var naturalHeight: CGFloat { Simulator.current.searchBarHeight + heightOfScopes }

  /// Shows what the app has set, and makes room for it, or gives that back.
  final func placeScopes() {
    if !showsScopes {
      guard scopes.drawnSuperview === self else { return }
      scopes.detach()
      if !(drawnSuperview is UINavigationBar), drawnBounds.height == naturalHeight + 44 {
        drawnFrame.size.height = naturalHeight
      }
    } else {
      scopes.follow()
      if scopes.drawnSuperview !== self { insert(scopes, at: drawnSubviews.count) }
      if !(drawnSuperview is UINavigationBar), drawnBounds.height < naturalHeight {
        drawnFrame.size.height = naturalHeight
      }
    }
    invalidateLayoutOfGroup()
    setNeedsLayout()
  }

  final func layOutScopes() {
    guard showsScopes else { return }
    let height = min(32, heightOfScopes)
    scopes.place(
      CGRect(
        x: 8, y: drawnBounds.height - heightOfScopes + (heightOfScopes - height) / 2,
        width: max(0, drawnBounds.width - 16), height: height))
  }

  /// A person has chosen a scope.
  fileprivate func chose(_ scope: Int) {
    guard scope != ownSelectedScopeButtonIndex else { return }
    ownSelectedScopeButtonIndex = scope
    onChoice?()
    tell("searchBar(_:selectedScopeButtonIndexDidChange:)", with: ["\(scope)"]) {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    }
    onScope?()
  }
}

/// The scopes of a search bar, of which one is chosen.
final class SearchBarScopes: UISegmentedControl {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(items: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over the bar's titles and its choice.
  fileprivate func follow() {
    let titles = bar?.ownScopeButtonTitles ?? []
    if titles != (0..<numberOfSegments).map({ titleForSegment(at: $0) }) {
      removeAllSegments()
      for (index, title) in titles.enumerated() {
        insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    selectedSegmentIndex = bar?.ownSelectedScopeButtonIndex ?? 0
  }

  override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.valueChanged) { bar?.chose(selectedSegmentIndex) }
  }
}
