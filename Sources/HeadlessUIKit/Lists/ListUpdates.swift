import Foundation

/// What an app says that it changed in a list, to be compared with what the data source says.
struct ListUpdates {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  /// Rows that stay and get other cells, by their places before.
  var reloadedRows: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  /// Whether a collection was told to reload amid its updates, which then need not add up (rule 839).
  var countsAgain = false

  /// Whether nothing was inserted, deleted, moved or reloaded.
  var isEmpty: Bool {
    [insertedRows, deletedRows, reloadedRows].allSatisfy(\.isEmpty) && movedRows.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty
  }

  /// What a layout is told of them: of what goes, then of what comes, then of what moves (rule 840).
  var items: [UICollectionViewUpdateItem] {
    let whole = { (section: Int) in IndexPath(item: NSNotFound, section: section) }
    return deletedSections.map { ListUpdateItem(.delete, from: whole($0)) }
      + deletedRows.map { ListUpdateItem(.delete, from: $0) }
      + reloadedRows.map { ListUpdateItem(.reload, from: $0, to: $0) }
      + insertedSections.map { ListUpdateItem(.insert, to: whole($0)) }
      + insertedRows.map { ListUpdateItem(.insert, to: $0) }
      + movedRows.map { ListUpdateItem(.move, from: $0.from, to: $0.to) }
  }

  /// The words for what does not add up; nil where all does (rule 185, messages M37, M121 and M144).
  ///
  /// - Parameters:
  ///   - before: How many rows each section had, as far as the list knew.
  ///   - after: How many it has by what the data source says now.
  ///   - view: The list itself, as messages name it.
  func problem(
    _ before: [Int], _ after: [Int], _ list: String, _ row: String, in view: String
  ) -> String? {
    let simulator = Simulator.current!
    let space = simulator.has(.invalidUpdatesHaveOneSpace) ? " " : "  "
    let end =
      simulator.has(.invalidUpdatesNameTheList)
      ? " \(list.prefix(1).uppercased() + list.dropFirst()): <\(view)>" : ""
    if let far = deletedSections.first(where: { $0 >= before.count }) {
      return "attempt to delete section \(far), but there are only \(before.count) sections before "
        + "the update"
    }
    // Message M176.
    if let path = deletedRows.first(where: reloadedRows.contains) {
      return "attempt to delete and reload the same index path (\(Self.text(of: path)))"
    }
    // Message M225.
    if let path = deletedRows.first(where: { path in movedRows.contains { $0.from == path } }) {
      return
        "attempt to perform a delete and a move from the same index path (\(Self.text(of: path)))"
    }
    for path in deletedRows + reloadedRows {
      guard before.indices.contains(path.section) else {
        return "attempt to delete \(row) \(path.row) from section \(path.section), but there are "
          + "only \(before.count) sections before the update"
      }
      if path.row >= before[path.section] {
        return "attempt to delete \(row) \(path.row) from section \(path.section) which only "
          + "contains \(before[path.section]) \(row)s before the update"
      }
    }
    if after.count != before.count + insertedSections.count - deletedSections.count {
      return "Invalid update: invalid number of sections.\(space)The number of sections contained "
        + "in the \(list) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(list) before the update (\(before.count)), plus or minus the number of "
        + "sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted).\(end)"
    }
    for path in insertedRows {
      guard after.indices.contains(path.section) else {
        return "attempt to insert \(row) \(path.row) into section \(path.section), but there are "
          + "only \(after.count) sections after the update"
      }
      if path.row >= after[path.section] {
        return "attempt to insert \(row) \(path.row) into section \(path.section), but there are "
          + "only \(after[path.section]) \(row)s in section \(path.section) after the update"
      }
    }
    // Message M177.
    for (from, to) in movedRows where after.indices.contains(to.section) {
      guard to.row >= after[to.section] else { continue }
      return "attempt to move index path (\(Self.text(of: from))) to index path "
        + "(\(Self.text(of: to))) that does not exist - there are only \(after[to.section]) "
        + "\(row)s in section \(to.section) after the update"
    }
    // The sections that stay, each with its number before and after.
    let stayed = before.indices.filter { !deletedSections.contains($0) }
    let kept = after.indices.filter { !insertedSections.contains($0) }
    for (old, new) in zip(stayed, kept) {
      let inserted = insertedRows.filter { $0.section == new }.count
      let deleted = deletedRows.filter { $0.section == old }.count
      let movedIn = movedRows.filter { $0.to.section == new }.count
      let movedOut = movedRows.filter { $0.from.section == old }.count
      let expected = before[old] + inserted - deleted + movedIn - movedOut
      guard after[new] != expected else { continue }
      // Message M144.
      if after[new] < expected, simulator.has(.invalidBatchesAreSpelledOut) {
        return spelledOut(before, after, row) + "\n" + end.dropFirst()
      }
      let moves =
        simulator.has(.listsMoveRows)
        ? " and plus or minus the number of \(row)s moved into or out of that section "
          + "(\(movedIn) moved in, \(movedOut) moved out)" : ""
      return "Invalid update: invalid number of \(row)s in section \(new).\(space)The number of "
        + "\(row)s contained in an existing section after the update (\(after[new])) must be equal to the "
        + "number of \(row)s contained in that section before the update (\(before[old])), plus or "
        + "minus the number of \(row)s inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted)\(moves).\(end)"
    }
    return nil
  }

  /// All the numbers and all the updates, for those that leave fewer rows than they should (message M144).
  private func spelledOut(_ before: [Int], _ after: [Int], _ row: String) -> String {
    let also = Simulator.current.has(.invalidBatchesSayAnd) ? "and" : "and/or"
    let counts = { (sections: [Int]) in
      "{ \(sections.count) section\(sections.count == 1 ? "" : "s") with \(row) counts: \(sections) }"
    }
    let place = { (path: IndexPath) in "(\(path.section) - \(path.row))" }
    // What is reloaded goes and comes.
    let gone = (deletedRows + reloadedRows).sorted(by: >).map { "Delete \(row) \(place($0))" }
    let come = (insertedRows + reloadedRows).sorted().map { "Insert \(row) \(place($0))" }
    let moved = movedRows.map { "Move \(row) \(place($0.from)) to \(place($0.to))" }
    let all =
      deletedSections.map { "Delete section (\($0))" } + gone
      + insertedSections.map { "Insert section (\($0))" } + come + moved
    let list = all.isEmpty ? "" : all.map { "\t\($0)" }.joined(separator: ",\n") + "\n"
    return "Invalid batch updates detected: the number of sections and/or \(row)s returned by the "
      + "data source before \(also) after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = \(counts(before))\n"
      + "Data source after updates = \(counts(after))\nUpdates = [\n\(list)]"
  }

  private static func text(of path: IndexPath) -> String {
    "<NSIndexPath> {length = 2, path = \(path.section) - \(path.row)}"
  }
}

/// Where the rows go that keep their cells (rule 367).
struct KeptRows {
  private let sections: [Int: Int]
  private let rows: [IndexPath: IndexPath]

  init(_ updates: ListUpdates, _ before: [Int], _ after: [Int]) {
    let stayed = before.indices.filter { !updates.deletedSections.contains($0) }
    let kept = after.indices.filter { !updates.insertedSections.contains($0) }
    sections = Dictionary(zip(stayed, kept), uniquingKeysWith: { first, _ in first })
    let gone = Set(updates.deletedRows + updates.movedRows.map(\.from))
    let new = Set(updates.insertedRows + updates.movedRows.map(\.to))
    var rows: [IndexPath: IndexPath] = [:]
    for (old, section) in zip(stayed, kept) {
      let left = (0..<before[old]).map { IndexPath(row: $0, section: old) }
        .filter { !gone.contains($0) }
      let places = (0..<after[section]).map { IndexPath(row: $0, section: section) }
        .filter { !new.contains($0) }
      for (from, to) in zip(left, places) { rows[from] = to }
    }
    for (from, to) in updates.movedRows { rows[from] = to }
    self.rows = rows
  }

  /// Rows and sections whose places before and after are known.
  init(_ rows: [IndexPath: IndexPath], sections: [Int: Int] = [:]) {
    (self.sections, self.rows) = (sections, rows)
  }

  /// The new place of a row; nil for one that is gone.
  subscript(row: IndexPath) -> IndexPath? { rows[row] }
  /// The new place of a section; nil for one that is gone.
  subscript(section section: Int) -> Int? { sections[section] }
}

/// Changes of rows between two calls.
extension UITableView {
  final func update(_ change: (inout ListUpdates) -> Void) {
    openUpdates()
    change(&updates)
    closeUpdates()
  }

  final func openUpdates() { updateDepth += 1 }

  final func closeUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let made = updates
    updates = ListUpdates()
    if !made.isEmpty, drawnWindow != nil { Simulator.current.holdTransaction(for: 0.3) }
    guard let known = sections, dataSource != nil, !Simulator.current.isDead else {
      // Rows that were reconfigured before keep their cells (rule 367).
      return discardSections(keepingCells: keepsCells && made.isEmpty)
    }
    let after = (0..<countSections()).map(countRows)
    let before = known.map(\.rows.count)
    if let problem = made.problem(
      before, after, "table view", "row", in: Simulator.current.name(of: self))
    {
      return Simulator.current.raise(.internalInconsistency, problem)
    }
    keepCells(KeptRows(made, before, after), after, without: Set(made.reloadedRows))
  }

  /// Shows what the data source has by now, of which these rows were there before (rule 416).
  final func change(keeping kept: KeptRows) {
    guard sections != nil, dataSource != nil, !Simulator.current.isDead else {
      return discardSections()
    }
    keepCells(kept, (0..<countSections()).map(countRows), without: [])
  }

  /// Rows that stay keep their cells and their selection; only the others are asked for (rule 367).
  private func keepCells(_ kept: KeptRows, _ counts: [Int], without reloaded: Set<IndexPath>) {
    let place = { (row: IndexPath) in reloaded.contains(row) ? nil : kept[row] }
    let old = shownCells
    shownCells = [:]
    for (row, cell) in old {
      if let new = place(row) { shownCells[new] = cell }
    }
    selection = selection.compactMap(place)
    keepHeaders(kept)
    discardSections(keepingCells: true)
    countedRows = counts
    isUpdating = true
    layOutRows()
    // A cell that goes is still on screen while another one comes for its row.
    for row in old.keys.sorted() where place(row) == nil { recycle(old[row]!, at: row) }
    isUpdating = false
    letGoOfLeaving()
  }
}

/// Changes of items between two calls (rule 286).
extension UICollectionView {
  final func update(_ change: (inout ListUpdates) -> Void) {
    openUpdates()
    change(&updates)
    closeUpdates()
  }

  final func openUpdates() {
    // Whoever changed the data before sees the new numbers compared with themselves.
    if updateDepth == 0, !Simulator.current.isDead { askForCounts() }
    updateDepth += 1
  }

  final func closeUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let made = updates
    updates = ListUpdates()
    if !made.isEmpty, drawnWindow != nil { Simulator.current.holdTransaction(for: 0.3) }
    guard let before = counts, dataSource != nil, !Simulator.current.isDead else {
      return discardCounts()
    }
    let after = countItems()
    if made.countsAgain {
      let stayed = KeptRows(ListUpdates(), before, after)
      return keep(stayed, after, without: [], told: [])
    }
    if let problem = made.problem(
      before, after, "collection view", "item", in: Simulator.current.name(of: self))
    {
      discardCounts()
      return Simulator.current.raise(.internalInconsistency, problem)
    }
    keep(KeptRows(made, before, after), after, without: Set(made.reloadedRows), told: made.items)
  }

  /// Shows what the data source has by now, of which these items were there before (rule 839).
  final func change(keeping kept: KeptRows) {
    guard counts != nil, dataSource != nil, !Simulator.current.isDead else {
      return discardCounts()
    }
    keep(kept, countItems(), without: [], told: [])
  }

  /// The layout says where the items go that were on screen, and from where those come that are, whether or not
  /// they changed (rule 840).
  final func askWhereFromAndTo(_ places: [UICollectionViewLayoutAttributes]) {
    let layout = collectionViewLayout
    for path in layout.leaving.keys.sorted() {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    }
    let cells = places.filter { $0.representedElementKind == nil && !$0.isForDecoration }
    for path in cells.map(\.indexPath).sorted() {
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    }
  }
}
