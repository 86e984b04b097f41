public import Foundation

/// Gives a table the rows of the snapshot that was applied last; iOS 13.0 and later.
///
/// The differences of two snapshots are not animated: the table asks for everything again.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic {
    didSet {
      declaredOnly(
        "UITableViewDiffableDataSource.defaultRowAnimation", oldValue, defaultRowAnimation)
    }
  }
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    Self.requiresClass(since: 13.0, named: "UITableViewDiffableDataSource")
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What is shown now, as a value.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// Shows that snapshot from now on.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let kept = KeptRows(
      current.rows(keptIn: snapshot), sections: current.sections(keptIn: snapshot))
    let again = snapshot.reconfiguredItemIdentifiers.compactMap(snapshot.place)
    current = snapshot.settled
    if animatingDifferences || Simulator.current.has(.snapshotsAreAlwaysCompared) {
      tableView?.change(keeping: kept)
      if !again.isEmpty { tableView?.reconfigureRows(at: again) }
    } else {
      tableView?.discardSections()
    }
    if animatingDifferences {
      tableView?.performBatchUpdates(nil) { _ in completion?() }
    } else {
      // Nothing moves that there would be to wait for.
      Simulator.current.post("apply") { completion?() }
    }
  }

  /// Shows that snapshot from now on, without looking for what has changed; iOS 15.0 and later.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    requires("applySnapshotUsingReloadData:completion:", since: 15.0)
    current = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  /// The item at that place; nil when there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The place of it; nil when it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier)
  }

  /// The section at that place; nil when there is none; iOS 15.0 and later.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    requires("sectionIdentifierForIndex:", since: 15.0)
    return current.sectionIdentifiers[safe: index]
  }
  /// The place of the section; nil when it is not there; iOS 15.0 and later.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    requires("indexForSectionIdentifier:", since: 15.0)
    return current.indexOfSection(sectionIdentifier)
  }

  /// How many sections there are; 1 by itself.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// How many rows the section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSectionAt: section)
  }
  /// The cell for a row that comes on screen.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The text above the section; nil for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The text below the section; nil for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// The letters at the table's edge; nil for none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    isMissing(answering: nil)
  }
  /// The section to which a letter at the edge leads.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { isMissing(answering: index) }
  /// Whether the row can be deleted or inserted.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether the row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// The user has deleted or inserted a row: the data has to follow.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// The user has moved a row: the data has to follow.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
