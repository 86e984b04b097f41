import Foundation

/// A search is presented: who presents it presents nobody else meanwhile (rule 661).
extension UISearchController {
  /// The nearest controller around the searched one that defines a context, else the outermost.
  func notePresenter() {
    guard let searched else { return }
    searchPresenter =
      sequence(first: searched, next: \.container).first(where: \.definesPresentationContext)
      ?? searched.outermost
  }

  /// What is presented from the search lies over what is searched, and that presents it here.
  var standIn: UIViewController? { isSearching ? searched : nil }
}

extension UIViewController {
  /// The search that this controller presents; nil for none.
  final var presentedSearch: UISearchController? {
    Simulator.current.searches.first { $0.searchPresenter === self }
  }

  /// The search that this controller, or the nearest around it, presents.
  final var searchAround: UISearchController? {
    guard !Simulator.current.searches.isEmpty else { return nil }
    return sequence(first: self, next: \.container).lazy.compactMap(\.presentedSearch).first
  }
}

private final class Searches {
  var running: [WeakReference<UISearchController>] = []
}

extension Simulator {
  private static let searchesKey = StateKey { _ in Searches() }
  /// The searches that are on their way.
  var searches: [UISearchController] { state(Self.searchesKey).running.compactMap(\.object) }

  /// A search has begun or ended.
  func note(_ search: UISearchController, isRunning: Bool) {
    let list = state(Self.searchesKey)
    list.running.removeAll { $0.object == nil || $0.object === search }
    if isRunning { list.running.append(WeakReference(object: search)) }
  }
}
