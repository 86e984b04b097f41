public import Foundation

/// A search bar and a table of what was found, laid over the controller that is searched; iOS 3.0 and later, and
/// since iOS 8 older than ``UISearchController`` (rule 815).
open class UISearchDisplayController: NSObject {
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// The bar in which the user types.
  open var searchBar: UISearchBar { ownSearchBar }
  /// The controller that is searched.
  open var searchContentsController: UIViewController { ownContents ?? UIViewController() }
  /// Who has the rows of what was found; held weakly.
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { table?.dataSource = searchResultsDataSource }
  }
  /// Who is told of these rows; held weakly.
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { table?.delegate = searchResultsDelegate }
  }
  /// A title over what was found; nil for the usual one; iOS 5.0 and later.
  open var searchResultsTitle: String? {
    get { requires("searchResultsTitle", since: 5.0, ownTitle) }
    set { ownTitle = requires("setSearchResultsTitle:", since: 5.0, newValue) }
  }
  private var ownTitle: String? {
    didSet { keptLook("UISearchDisplayController.searchResultsTitle", oldValue, ownTitle) }
  }
  /// Whether the bar stands in the navigation bar, which then stays during a search; iOS 7.0 and later.
  open var displaysSearchBarInNavigationBar: Bool {
    get { requires("displaysSearchBarInNavigationBar", since: 7.0, isInNavigationBar) }
    set {
      isInNavigationBar = requires("setDisplaysSearchBarInNavigationBar:", since: 7.0, newValue)
      ownContents?.navigationItem.titleView = isInNavigationBar ? ownSearchBar : nil
    }
  }
  private var isInNavigationBar = false
  /// The item with the bar; nil unless the bar stands in the navigation bar; iOS 7.0 and later.
  open var navigationItem: UINavigationItem? {
    requires("navigationItem", since: 7.0, isInNavigationBar ? ownContents?.navigationItem : nil)
  }

  /// A file of Interface Builder connects both.
  final var ownSearchBar: UISearchBar { didSet { connect() } }
  final weak var ownContents: UIViewController? { didSet { ownContents?.keptSearch = self } }
  private var table: UITableView?
  private var isSearching = false
  private var hidBar = false
  private static let duration = 0.25

  /// Makes one for a bar and the controller that is searched.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    Self.requiresClass(since: 3.0)
    (ownSearchBar, ownContents) = (searchBar, viewController)
    super.init()
    connect()
    viewController.keptSearch = self
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.0)
    ownSearchBar = UISearchBar(frame: .zero)
    super.init()
  }

  private func connect() {
    ownSearchBar.onBegin = { [weak self] in self?.begin() }
    ownSearchBar.onChange = { [weak self] in self?.search() }
    ownSearchBar.onScope = { [weak self] in self?.searchScope() }
    ownSearchBar.onCancel = { [weak self] in self?.end() }
  }

  /// The table of what was found, made when it is first asked for.
  open var searchResultsTableView: UITableView {
    if let table { return table }
    let made = UITableView(frame: .zero, style: .plain)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.dataSource = searchResultsDataSource
    made.delegate = searchResultsDelegate
    table = made
    tell("searchDisplayController(_:didLoadSearchResultsTableView:)", about: made) {
      $0.searchDisplayController(self, didLoadSearchResultsTableView: made)
    }
    return made
  }

  // MARK: The search

  /// Whether the user is searching; setting it begins the search or ends it.
  open var isActive: Bool {
    get { isSearching }
    set { setActive(newValue, animated: false) }
  }
  /// Begins the search or ends it.
  open func setActive(_ visible: Bool, animated: Bool) {
    guard visible != isSearching else { return }
    visible ? begin() : end()
  }

  private func begin() {
    guard !isSearching else { return }
    tell("searchDisplayControllerWillBeginSearch(_:)") {
      $0.searchDisplayControllerWillBeginSearch(self)
    }
    isSearching = true
    ownSearchBar.isCancellable = true
    ownSearchBar.isInSearch = true
    if !isInNavigationBar, let stack = ownContents?.navigationController,
      !stack.isNavigationBarHidden
    {
      hidBar = true
      Simulator.current.byUIKit()
      stack.setNavigationBarHidden(true, animated: true)
    }
    Simulator.current.post("UISearchDisplayController", after: Self.duration) { [weak self] in
      guard let self, isSearching else { return }
      tell("searchDisplayControllerDidBeginSearch(_:)") {
        $0.searchDisplayControllerDidBeginSearch(self)
      }
    }
  }

  private func end() {
    guard isSearching else { return }
    tell("searchDisplayControllerWillEndSearch(_:)") {
      $0.searchDisplayControllerWillEndSearch(self)
    }
    isSearching = false
    ownSearchBar.isCancellable = false
    ownSearchBar.isInSearch = false
    ownSearchBar.text = ""
    ownSearchBar.resignFirstResponder()
    hide()
    if hidBar, let stack = ownContents?.navigationController {
      hidBar = false
      Simulator.current.byUIKit()
      stack.setNavigationBarHidden(false, animated: true)
    }
    Simulator.current.post("UISearchDisplayController", after: Self.duration) { [weak self] in
      guard let self, !isSearching else { return }
      tell("searchDisplayControllerDidEndSearch(_:)") {
        $0.searchDisplayControllerDidEndSearch(self)
      }
    }
  }

  /// The text is another one.
  private func search() {
    guard isSearching else { return }
    let text = ownSearchBar.text ?? ""
    guard !text.isEmpty else { return hide() }
    let table = searchResultsTableView
    reload(table, where: "searchDisplayController(_:shouldReloadTableForSearch:)", "\"\(text)\"") {
      $0.searchDisplayController(self, shouldReloadTableForSearch: text)
    }
    show(table)
  }

  /// The scope is another one.
  private func searchScope() {
    guard isSearching, let table, table.drawnSuperview != nil else { return }
    let scope = ownSearchBar.selectedScopeButtonIndex
    reload(table, where: "searchDisplayController(_:shouldReloadTableForSearchScope:)", "\(scope)")
    {
      $0.searchDisplayController(self, shouldReloadTableForSearchScope: scope)
    }
  }

  /// Fetches the rows again, unless the delegate answers that it is not wanted.
  private func reload(
    _ table: UITableView, where question: String, _ argument: String,
    _ call: (any UISearchDisplayDelegate) -> Bool
  ) {
    let simulator = Simulator.current!
    guard simulator.ask(delegate, question, [simulator.name(of: self), argument], call) else {
      return
    }
    simulator.byUIKit()
    table.reloadData()
  }

  // MARK: The table

  private func show(_ table: UITableView) {
    guard table.drawnSuperview == nil, let host = ownContents?.loadViewForUIKit() else { return }
    tell("searchDisplayController(_:willShowSearchResultsTableView:)", about: table) {
      $0.searchDisplayController(self, willShowSearchResultsTableView: table)
    }
    host.layoutIfNeeded()
    let top =
      isInNavigationBar
      ? host.drawnBounds.minY : ownSearchBar.convert(ownSearchBar.drawnBounds, to: host).maxY
    let height = max(0, host.drawnBounds.maxY - top)
    table.place(CGRect(x: 0, y: top, width: host.drawnBounds.width, height: height))
    host.insert(table, at: host.drawnSubviews.count)
    tell("searchDisplayController(_:didShowSearchResultsTableView:)", about: table) {
      $0.searchDisplayController(self, didShowSearchResultsTableView: table)
    }
  }

  private func hide() {
    guard let table, table.drawnSuperview != nil else { return }
    tell("searchDisplayController(_:willHideSearchResultsTableView:)", about: table) {
      $0.searchDisplayController(self, willHideSearchResultsTableView: table)
    }
    table.detach()
    tell("searchDisplayController(_:didHideSearchResultsTableView:)", about: table) {
      $0.searchDisplayController(self, didHideSearchResultsTableView: table)
    }
  }

  // MARK: The delegate

  private func tell(
    _ name: String, about table: UITableView? = nil, _ call: (any UISearchDisplayDelegate) -> Void
  ) {
    let simulator = Simulator.current!
    let more = table.map { [simulator.name(of: $0)] } ?? []
    simulator.tell(delegate, name, [simulator.name(of: self)] + more, call)
  }
}

extension UIViewController {
  /// What searches it, as a file of Interface Builder or code has connected them; nil for nothing. iOS 3.0 and
  /// later.
  public var searchDisplayController: UISearchDisplayController? {
    requires("searchDisplayController", since: 3.0, keptSearch)
  }
  final var keptSearch: UISearchDisplayController? {
    get { declared["searchDisplayController"] }
    set { declared["searchDisplayController"] = newValue }
  }
}

/// Hears of a search, and says when rows are to be fetched again; iOS 3.0 and later.
@MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  /// The search has begun.
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  /// The search is about to end.
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  /// The search has ended.
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  /// The table of what was found was made.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
  /// The table is about to go; here it stays as long as its controller.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
  )
  /// The table is about to be shown.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
  /// The table is shown.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
  /// The table is about to be taken away.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
  /// The table was taken away.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
  /// Whether the rows are to be fetched again for that text.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
  /// Whether the rows are to be fetched again for that scope.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

extension UISearchDisplayDelegate {
  /// The default for a type that does not implement this member.
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { isMissing(answering: true) }
}
