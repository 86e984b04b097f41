public import Foundation

/// A search bar with somebody who shows results; iOS 8.0 and later.
///
/// The results' controller is kept; it is not shown over the content.
open class UISearchController: UIViewController {
  /// The bar in which the user types.
  public let searchBar = UISearchBar(frame: .zero)
  /// Who shows the results; nil when the searched controller does.
  public final let searchResultsController: UIViewController?
  /// Who is told what is typed; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is dimmed meanwhile. Has no effect here.
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
  final var ownObscuresBackgroundDuringPresentation = true {
    didSet {
      keptLook(
        "UISearchController.obscuresBackgroundDuringPresentation", oldValue,
        ownObscuresBackgroundDuringPresentation)
    }
  }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation = true {
    didSet {
      keptLook(
        "UISearchController.dimsBackgroundDuringPresentation", oldValue,
        dimsBackgroundDuringPresentation)
    }
  }
  /// Whether the navigation bar goes away meanwhile.
  open var hidesNavigationBarDuringPresentation = true {
    didSet {
      declaredOnly(
        "UISearchController.hidesNavigationBarDuringPresentation", oldValue,
        hidesNavigationBarDuringPresentation)
    }
  }
  /// Whether the cancel button comes and goes by itself. Has no effect here.
  open var automaticallyShowsCancelButton: Bool {
    get {
      requires("automaticallyShowsCancelButton", since: 13.0, ownAutomaticallyShowsCancelButton)
    }
    set {
      ownAutomaticallyShowsCancelButton = requires(
        "setAutomaticallyShowsCancelButton:", since: 13.0, newValue)
    }
  }
  final var ownAutomaticallyShowsCancelButton = true {
    didSet {
      declaredOnly(
        "UISearchController.automaticallyShowsCancelButton", oldValue,
        ownAutomaticallyShowsCancelButton)
    }
  }
  /// Whether the results are shown. Has no effect here.
  open var showsSearchResultsController: Bool {
    get { requires("showsSearchResultsController", since: 13.0, ownShowsSearchResultsController) }
    set {
      ownShowsSearchResultsController = requires(
        "setShowsSearchResultsController:", since: 13.0, newValue)
    }
  }
  final var ownShowsSearchResultsController = false {
    didSet {
      declaredOnly(
        "UISearchController.showsSearchResultsController", oldValue, ownShowsSearchResultsController
      )
    }
  }
  /// Whether the user is searching; setting it presents or dismisses.
  open var isActive: Bool {
    get { searchBar.isFirstResponder }
    set {
      if newValue { searchBar.becomeFirstResponder() } else { searchBar.resignFirstResponder() }
    }
  }

  /// Makes a controller of a search; nil where the searched controller shows the results.
  public init(searchResultsController: UIViewController? = nil) {
    Self.requiresClass(since: 8.0)
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 8.0)
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Looks for what was typed; iOS 8.0 and later.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// What is typed has changed, or the search bar was entered.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends; iOS 8.0 and later.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default for a type that does not implement this member.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default for a type that does not implement this member.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default for a type that does not implement this member.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default for a type that does not implement this member.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
