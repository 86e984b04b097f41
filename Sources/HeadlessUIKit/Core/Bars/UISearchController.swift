public import Foundation

/// A search bar with somebody who shows results; iOS 8.0 and later (rules 370, 412 and 413).
open class UISearchController: UIViewController {
  /// The bar in which the user types.
  open var searchBar: UISearchBar { ownSearchBar }
  private final let ownSearchBar = UISearchBar(frame: .zero)
  /// Who shows the results; nil when the searched controller does.
  public final let searchResultsController: UIViewController?
  /// Who is told what is typed; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?

  deinit {
    MainActor.assumeIsolated {
      // It takes recognizers off its view, which is loaded for that (rule 1188).
      guard loadedView == nil, container == nil, let simulator = Simulator.current,
        !simulator.isDead,
        simulator.has(.unusedSearchesLoadTheirViews)
      else { return }
      _ = loadViewForUIKit()
    }
  }

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
  /// Whether the search bar takes the place of title and buttons meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes by itself; iOS 13.0 and later.
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
  /// Whether the results are shown whatever is typed (rule 413).
  open var showsSearchResultsController: Bool {
    get { requires("showsSearchResultsController", since: 13.0, ownShowsSearchResultsController) }
    set {
      ownShowsSearchResultsController = requires(
        "setShowsSearchResultsController:", since: 13.0, newValue)
    }
  }
  final var ownShowsSearchResultsController = false { didSet { showOrHideResults() } }
  /// Whether the user is searching; setting it begins the search without the keyboard, or ends it (rules 370
  /// and 728).
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? beginSearch() : endSearch()
    }
  }
  final var isSearching = false {
    didSet {
      if isSearching { notePresenter() } else { searchPresenter = nil }
      Simulator.current.note(self, isRunning: isSearching)
    }
  }
  /// Who presents the search, while it is on its way (rule 661).
  final weak var searchPresenter: UIViewController?
  /// Whether the search bar has its place for a search.
  final var isPresented = false {
    didSet { searchBar.isInSearch = isPresented && ownAutomaticallyShowsScopeBar }
  }
  final var ownAutomaticallyShowsScopeBar = true
  /// The controller that is searched, while it is.
  final weak var searched: UIViewController?

  /// Ends the search; iOS 8.0 and later.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let isCovered = searched?.outermost.presentation?.source === self
    guard isSearching, presentation == nil, !isCovered else {
      return super.dismiss(animated: flag, completion: completion)
    }
    endSearch()
    Simulator.current.post("UISearchController", after: Self.duration) { completion?() }
  }

  /// Makes a controller of a search; nil where the searched controller shows the results.
  public init(searchResultsController: UIViewController? = nil) {
    Self.requiresClass(since: 8.0)
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    connectSearchBar()
  }

  /// Makes one whose results the searched controller shows; an app's class may begin with it.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.requiresClass(since: 8.0)
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectSearchBar()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 8.0)
    searchResultsController = nil
    super.init(coder: coder)
    connectSearchBar()
  }

  private func connectSearchBar() {
    searchBar.onChange = { [weak self] in self?.updateResults() }
    searchBar.onBegin = { [weak self] in
      self?.beginSearch()
      self?.updateResults()
    }
    searchBar.onCancel = { [weak self] in self?.endSearch() }
    searchBar.onReplacement = { [weak self] in self?.updateWhileSearching() }
    guard Simulator.current.has(.scopesUpdateSearches) else { return }
    searchBar.onChoice = { [weak self] in self?.updateWhileSearching() }
  }

  // MARK: The search (rule 370)

  /// Seconds that a search takes to come and to go.
  private static let duration = 0.25

  private func beginSearch() {
    guard !isSearching else { return }
    present()
    tell("presentSearchController(_:)") { $0.presentSearchController(self) }
    tell("willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
    isSearching = true
    searchBar.isCancellable = ownAutomaticallyShowsCancelButton
    showOrHideResults()
    Simulator.current.post("UISearchController", after: Self.duration) { [weak self] in
      guard let self, isSearching else { return }
      tell("didPresentSearchController(_:)") { $0.didPresentSearchController(self) }
    }
  }

  private func endSearch() {
    guard isSearching else { return }
    tell("willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
    isSearching = false
    searchBar.isCancellable = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    updateResults()
    endShowingResults()
    Simulator.current.post("UISearchController", after: Self.duration) { [weak self] in
      guard let self, !isSearching else { return }
      tell("didDismissSearchController(_:)") { $0.didDismissSearchController(self) }
    }
  }

  private func updateResults() {
    showOrHideResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Another text that code has set, and another scope, are for the updater too (rule 1067).
  private func updateWhileSearching() {
    guard isSearching, !Simulator.current.isDead else { return }
    updateResults()
  }

  private func tell(_ name: String, _ call: (any UISearchControllerDelegate) -> Void) {
    let simulator = Simulator.current!
    simulator.tell(delegate, name, [simulator.name(of: self)], call)
  }
}

/// Looks for what was typed; iOS 8.0 and later.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// What is typed has changed, or the search bar was entered.
  func updateSearchResults(for searchController: UISearchController)
  /// The user has chosen a suggestion. iOS 16.0 and later.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// The default for a type that does not implement this member.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { isMissing() }
}

/// Hears when a search begins and ends; iOS 8.0 and later.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The app may present the search itself; else it is presented as usual.
  func presentSearchController(_ searchController: UISearchController)
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search bar goes to another place. iOS 16.0 and later.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// The search bar has gone to another place. iOS 16.0 and later.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// The default for a type that does not implement this member.
  public func presentSearchController(_ searchController: UISearchController) { isMissing() }
  /// The default for a type that does not implement this member.
  public func willPresentSearchController(_ searchController: UISearchController) { isMissing() }
  /// The default for a type that does not implement this member.
  public func didPresentSearchController(_ searchController: UISearchController) { isMissing() }
  /// The default for a type that does not implement this member.
  public func willDismissSearchController(_ searchController: UISearchController) { isMissing() }
  /// The default for a type that does not implement this member.
  public func didDismissSearchController(_ searchController: UISearchController) { isMissing() }
}

extension UISearchControllerDelegate {
  /// The default for a type that does not implement this member.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) { isMissing() }
}
