import Foundation

/// Where the search bar and the results are during a search (rules 412 and 413).
extension UISearchController {
  /// Gives the search bar its place before it becomes the first responder.
  func present() {
    guard !isPresented else { return }
    isPresented = true
    searched = controllerBehindBar
    ownerOfBar?.loadedView?.setNeedsLayout()
    ownerOfBar?.loadedView?.layoutIfNeeded()
  }

  /// The controller whose item or view has the search bar.
  private var controllerBehindBar: UIViewController? {
    let nearest = sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    return nearest?.topContent ?? nearest ?? searchedByItem
  }

  /// Where the bar is not on screen: the controller whose navigation item has this search.
  private var searchedByItem: UIViewController? {
    Simulator.current.windows.lazy.compactMap(\.rootViewController)
      .flatMap { sequence(first: $0, next: \.topContent) }
      .first { $0.navigationItem.ownSearchController === self }
  }

  private var ownerOfBar: (any TallBarOwner)? {
    sequence(first: searched, next: { $0?.container }).lazy.compactMap { $0?.tallBarOwner }.first
  }

  // MARK: The results

  /// Results are shown once something is typed, or as the app says.
  private var showsResults: Bool {
    isSearching && searchResultsController != nil
      && (ownShowsSearchResultsController || !(searchBar.text ?? "").isEmpty)
  }

  /// Lays the results over what is searched, or takes them away.
  func showOrHideResults() {
    guard showsResults else { return takeResultsAway() }
    guard let results = searchResultsController, loadedView?.drawnSuperview == nil, let searched
    else { return }
    let view = loadViewForUIKit()
    if results.container !== self {
      adopt(results)
      let inner = results.loadViewForUIKit()
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.place(view.drawnBounds)
      view.insert(inner, at: 0)
    }
    if let ownerOfBar {
      ownerOfBar.searching = self
      ownerOfBar.loadedView?.setNeedsLayout()
      ownerOfBar.loadedView?.layoutIfNeeded()
    } else if let host = searched.loadedView {
      let y = searchBar.convert(searchBar.bounds, to: host).maxY
      view.place(
        CGRect(
          x: 0, y: y, width: host.drawnBounds.width, height: max(0, host.drawnBounds.maxY - y)))
      host.insert(view, at: host.drawnSubviews.count)
    }
  }

  /// Puts the results below the bar and over the controller that is searched.
  func placeResults(in host: UIView, below bar: UIView, over shown: UIViewController?) {
    guard showsResults, shown === searched, let view = loadedView else { return }
    view.place(host.drawnBounds)
    guard view.drawnSuperview !== host else { return host.order(view, below: bar) }
    host.insert(view, at: host.drawnSubviews.firstIndex { $0 === bar } ?? 0)
  }

  private func takeResultsAway() {
    guard let view = loadedView, view.drawnSuperview != nil else { return }
    view.detach()
  }

  /// The search is over: the bar is as it was, and the results are nobody's child.
  func endShowingResults() {
    isPresented = false
    ownerOfBar?.loadedView?.setNeedsLayout()
    searched?.loadedView?.setNeedsLayout()
    takeResultsAway()
    guard let results = searchResultsController, results.container === self else { return }
    results.loadedView?.detach()
    release(results)
  }
}

extension UIView {
  /// Moves a subview to right below another one.
  fileprivate final func order(_ view: UIView, below other: UIView) {
    guard let index = drawnSubviews.firstIndex(where: { $0 === view }),
      let limit = drawnSubviews.firstIndex(where: { $0 === other }), index + 1 != limit
    else { return }
    insertSubview(view, belowSubview: other)
  }
}
