public import Foundation

/// A search bar with somebody who shows results; iOS 8.0 and later.
///
/// The results' controller is kept; it is not shown over the content.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  public final let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation: Bool {
    get {
      requires(
        "obscuresBackgroundDuringPresentation", since: 9.1, ownObscuresBackgroundDuringPresentation)
    }
    set {
      ownObscuresBackgroundDuringPresentation = requires(
        "setObscuresBackgroundDuringPresentation:", since: 9.1, newValue)
    }
  }
  final var ownObscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton: Bool {
    get {
      requires("automaticallyShowsCancelButton", since: 13.0, ownAutomaticallyShowsCancelButton)
    }
    set {
      ownAutomaticallyShowsCancelButton = requires(
        "setAutomaticallyShowsCancelButton:", since: 13.0, newValue)
    }
  }
  final var ownAutomaticallyShowsCancelButton = true
  open var showsSearchResultsController: Bool {
    get { requires("showsSearchResultsController", since: 13.0, ownShowsSearchResultsController) }
    set {
      ownShowsSearchResultsController = requires(
        "setShowsSearchResultsController:", since: 13.0, newValue)
    }
  }
  final var ownShowsSearchResultsController = false
  open var isActive: Bool {
    get { searchBar.isFirstResponder }
    set {
      if newValue { searchBar.becomeFirstResponder() } else { searchBar.resignFirstResponder() }
    }
  }

  public init(searchResultsController: UIViewController? = nil) {
    Self.requiresClass(since: 8.0)
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 8.0)
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Looks for what was typed; iOS 8.0 and later.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends; iOS 8.0 and later.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
