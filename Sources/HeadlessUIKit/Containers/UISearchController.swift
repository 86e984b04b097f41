public import Foundation

/// A search bar with somebody who shows results; iOS 8.0 and later.
///
/// The results' controller is kept; it is not shown over the content.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  public final let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var showsSearchResultsController = false
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
