public import Foundation

/// Shows a search inside of another container; iOS 9.1 and later.
open class UISearchContainerViewController: UIViewController {
  /// The search that it shows.
  public final let searchController: UISearchController

  /// Makes one for a search.
  public init(searchController: UISearchController) {
    Self.requiresClass(since: 9.1)
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }
  /// No file of Interface Builder has one.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Simulator.current.unimplemented(
      "UISearchContainerViewController", "the search is not put into its view.")
  }
}
