import EventTrace
public import Foundation

/// Which rows there are, where they are, and which of them have cells.
extension UITableView {
  /// What was learned from the data source no longer holds.
  ///
  /// - Parameter keepingCells: Whether the cells on screen are those of the same rows still.
  func discardSections(keepingCells: Bool = false) {
    keepsCells = keepingCells && (keepsCells || sections != nil)
    if keepsCells { unmeasured = Set(shownCells.keys) }
    sections = nil
    hasHeights = nil
    countedRows = nil
    selfSized = []
    setNeedsLayout()
  }

  // MARK: Showing

  /// Gives the visible rows their cells and takes the others' away; headers and footers come last.
  func layOutRows() {
    guard !Simulator.current.isDead else { return }
    if drawnWindow == nil {
      guard dataSource != nil, !drawnBounds.isEmpty else { return }
      Simulator.current.noteLayoutOutside(of: self)
    }
    ownBackgroundView?.place(drawnBounds)
    followWidth()
    let wasKnown = sections != nil
    let known = askForFirstSections()
    let visible = drawnBounds
    for (row, cell) in shownCells.sorted(by: { $0.key < $1.key })
    where !(known[safe: row.section]?.rows[safe: row.row]?.overlaps(visible) ?? false) {
      shownCells[row] = nil
      recycle(cell, at: row)
    }
    let anchor = wasKnown ? (shownCells.keys.min() ?? firstRow(below: insetsOfContent.top)) : nil
    let place = anchor.map(rectOfRow)
    for index in known.indices {
      for row in known[index].rows.indices {
        // A self-sizing row above may have moved this one.
        guard let frame = sections?[safe: index]?.rows[safe: row], frame.overlaps(visible) else {
          continue
        }
        showCell(IndexPath(row: row, section: index))
        guard !Simulator.current.isDead else { return }
      }
    }
    // What was in sight stays where it was, though rows above it have other heights by now.
    if let anchor, let place, sections != nil, rectOfRow(anchor).minY != place.minY {
      let moved = rectOfRow(anchor).minY - place.minY
      scroll(to: CGPoint(x: drawnBoundsOrigin.x, y: drawnBoundsOrigin.y + moved))
    }
    layOutHeaders()
    placeIndex()
    prefetchRows()
  }

  /// The first row that begins as far below the upper edge, or further.
  private func firstRow(below inset: CGFloat) -> IndexPath? {
    let top = drawnBoundsOrigin.y + inset
    for (index, section) in (sections ?? []).enumerated() where section.footer.maxY > top {
      if let row = section.rows.firstIndex(where: { $0.minY >= top }) {
        return IndexPath(row: row, section: index)
      }
    }
    return nil
  }

  final func rectOfRow(_ row: IndexPath) -> CGRect {
    sections?[safe: row.section]?.rows[safe: row.row] ?? .zero
  }

  /// Rows are as wide as the table is now; how high they are is not asked again.
  private func followWidth() {
    let width = drawnBounds.width
    guard var known = sections, let first = known.first, first.header.width != width else { return }
    for index in known.indices {
      known[index].header.size.width = width
      known[index].footer.size.width = width
      for row in known[index].rows.indices {
        known[index].rows[row].origin.x = insetOfRows
        known[index].rows[row].size.width = width - 2 * insetOfRows
      }
    }
    sections = known
    contentSize.width = width
    unmeasured = selfSized.intersection(shownCells.keys)
    for view in [tableHeaderView, tableFooterView] {
      guard let view else { continue }
      var frame = view.drawnFrame
      frame.size.width = width
      view.place(frame)
    }
  }

  private func showCell(_ row: IndexPath) {
    let simulator = Simulator.current!
    if let cell = shownCells[row] {
      cell.place(rectOfRow(row))
      guard unmeasured.remove(row) != nil else { return }
      if selfSized.contains(row) || settleHeight(of: row) { fit(cell, to: row) }
      return cell.place(rectOfRow(row))
    }
    guard let dataSource else { return }
    var made: UITableViewCell?
    let outer = askedRow
    askedRow = row
    simulator.callback("tableView(_:cellForRowAt:)", on: dataSource, [spelled(row)]) {
      made = dataSource.tableView(self, cellForRowAt: row)
    }
    askedRow = outer
    guard let cell = made, !simulator.isDead else { return }
    shownCells[row] = cell
    cell.isSelected = selection.contains(row)
    updateEditing(of: cell, at: row, animated: false)
    indent(cell, at: row)
    cell.place(rectOfRow(row))
    if settleHeight(of: row) { fit(cell, to: row) }
    simulator.tell(
      tableDelegate, "tableView(_:willDisplay:forRowAt:)", [simulator.name(of: cell), spelled(row)]
    ) { $0.tableView(self, willDisplay: cell, forRowAt: row) }
    if cell.drawnSuperview !== self { insert(cell, at: placeAmongViews) }
    cell.place(rectOfRow(row))
  }

  /// Where the cell that was made last belongs: in front of other cells, and of the view behind the content
  /// (rule 876).
  private var placeAmongViews: Int {
    let behind = ownBackgroundView.flatMap { view in drawnSubviews.firstIndex { $0 === view } }
    return (behind.map { $0 + 1 } ?? 0) + max(0, shownCells.count - 1)
  }

  /// A delegate that has the method says how far the row is moved in; else the cell keeps its own (rule 746).
  private func indent(_ cell: UITableViewCell, at row: IndexPath) {
    guard let delegate = tableDelegate else { return }
    let level = Simulator.current.callOptional(
      .query, on: delegate, "tableView(_:indentationLevelForRowAt:)", [spelled(row)]
    ) { delegate.tableView(self, indentationLevelForRowAt: row) }
    if let level { cell.indentationLevel = level }
  }

  /// The row becomes as high as its cell wants to be; one without constraints has the standard height
  /// (rule 402).
  private func fit(_ cell: UITableViewCell, to row: IndexPath) {
    selfSized.insert(row)
    cell.layOutToMeasure(cell.contentView)
    cell.measuringTable = self
    // A class of the app's may override it, and so decides (rule 402).
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: cell.drawnBounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // In the table its line takes a part of it (rule 959).
    if lineHeight > 0 { cell.setNeedsLayout() }
    guard size.height <= 0 else { return grow(row, to: size.height) }
    // Then it has the standard height (M141).
    Simulator.current.noteHeightOfZero(of: cell)
    grow(row, to: cell.standardHeight(in: self))
  }

  func recycle(_ cell: UITableViewCell, at row: IndexPath) {
    cell.detach()
    guard !isUpdating else { return leaving.append((cell, row)) }
    letGo(cell, at: row)
  }

  /// The cells that updates have taken away are let go of when their animation ends (rule 1069).
  final func letGoOfLeaving() {
    let gone = leaving
    leaving = []
    guard !gone.isEmpty else { return }
    guard UIView.areAnimationsEnabled, drawnWindow != nil else {
      return gone.forEach { letGo($0.cell, at: $0.row) }
    }
    Simulator.current.post("UITableView.updates", after: Self.durationOfUpdates) { [weak self] in
      for (cell, row) in gone { self?.letGo(cell, at: row) }
    }
  }

  /// Tells of a cell that is no longer shown, and keeps it to be used again.
  private func letGo(_ cell: UITableViewCell, at row: IndexPath) {
    let simulator = Simulator.current!
    if simulator.has(.tablesTellWhatIsShown) {
      simulator.tell(
        tableDelegate, "tableView(_:didEndDisplaying:forRowAt:)",
        [simulator.name(of: cell), spelled(row)]
      ) { $0.tableView(self, didEndDisplaying: cell, forRowAt: row) }
    }
    if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
  }

  // MARK: What an app asks

  /// How many rows each section has, as the data source last said; nothing before it was asked
  /// (rule 804).
  package final var knownRowCounts: [Int] { sections?.map(\.rows.count) ?? [] }

  /// A row that there is not ends the app; `NSNotFound` stands for a section without rows (M130, M131).
  final func canScroll(to indexPath: IndexPath) -> Bool {
    let known = askForSections()
    let simulator = Simulator.current!
    let problem: (what: String, place: Int, count: Int, inside: String)
    if let section = known[safe: indexPath.section] {
      guard indexPath.row != NSNotFound, !section.rows.indices.contains(indexPath.row) else {
        return true
      }
      problem = ("row", indexPath.row, section.rows.count, " section \(indexPath.section)")
    } else {
      problem = ("section", indexPath.section, known.count, "")
    }
    let (what, place, count, inside) = problem
    guard simulator.has(.scrollsToRowsByTheirNames) else {
      let place = "\(what) (\(place)) beyond bounds (\(count))"
      simulator.raise(
        .range,
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: \(place)"
          + (inside.isEmpty ? "." : " for section (\(indexPath.section))."))
      return false
    }
    simulator.raise(
      .range,
      "Attempted to scroll the table view to an out-of-bounds \(what) (\(place)) when there are only "
        + "\(count) \(what)s\(inside.isEmpty ? "" : " in\(inside)"). Table view: "
        + "<\(simulator.name(of: self))>")
    return false
  }

  final func offset(to indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let (row, area) = (settledRect(ofRow: indexPath), areaToShow(with: indexPath))
    // From the upper left corner of the content to that of what no bar covers.
    let room = clearRoom
    let y =
      switch position {
      case .middle: row.midY - room.midY
      case .bottom: area.maxY - room.maxY
      case .top, .none: area.minY - room.minY
      }
    return withinContent(CGPoint(x: contentOffset.x, y: y))
  }

  /// What is to be seen with a row: the header above a section's first row and the footer below its
  /// last one, and in a plain table those that stick, which would lie over the row (rule 805).
  final func areaToShow(with indexPath: IndexPath) -> CGRect {
    let row = settledRect(ofRow: indexPath)
    guard let section = sections?[safe: indexPath.section], !row.isEmpty else { return row }
    var (top, bottom) = (row.minY, row.maxY)
    if indexPath.row == 0 {
      top = min(top, section.header.minY)
    } else if style == .plain {
      top -= section.header.height
    }
    if indexPath.row == section.rows.count - 1 {
      bottom = max(bottom, section.footer.maxY)
    } else if style == .plain {
      bottom += section.footer.height
    }
    return CGRect(x: row.minX, y: top, width: row.width, height: bottom - top)
  }

  // MARK: Selection

  final var takesSeveral: Bool {
    isInEditMode ? ownAllowsMultipleSelectionDuringEditing : ownAllowsMultipleSelection
  }

  /// A person taps on a row: the delegate decides and hears of it.
  package func tapRow(at row: IndexPath) {
    guard ownAllowsSelection, !Simulator.current.isDead, settledRect(ofRow: row) != .zero else {
      return
    }
    guard !isInEditMode || allowsSelectionDuringEditing || choosesSeveral else { return }
    guard highlight(row) else { return }
    let extends = takesSeveral && !selection.isEmpty
    chooseTapped(row)
    if !extends { performPrimaryAction(at: row) }
  }

  private func chooseTapped(_ row: IndexPath) {
    if takesSeveral, selection.contains(row) {
      guard let left = rowToDeselect(row) else { return }
      takeSelection(from: left, animated: false)
      tellOfRow("tableView(_:didDeselectRowAt:)", left) {
        $0.tableView(self, didDeselectRowAt: left)
      }
      return
    }
    guard let chosen = rowToSelect(row) else { return }
    if !takesSeveral {
      for old in selection where old != chosen {
        guard let left = rowToDeselect(old) else { continue }
        takeSelection(from: left, animated: false)
        tellOfRow("tableView(_:didDeselectRowAt:)", left) {
          $0.tableView(self, didDeselectRowAt: left)
        }
      }
    }
    if !selection.contains(chosen) {
      selection.append(chosen)
      shownCells[chosen]?.setSelected(true, animated: false)
    }
    if let cell = shownCells[chosen] { cell.selectionSegue?.follow(from: cell) }
    tellOfRow("tableView(_:didSelectRowAt:)", chosen) { $0.tableView(self, didSelectRowAt: chosen) }
  }

  /// After the selection, whether it changed or not, a tap does what the delegate wants of it (rule 870).
  private func performPrimaryAction(at row: IndexPath) {
    guard Simulator.current.has(.listsHavePrimaryActions) else { return }
    let may: Bool = Simulator.current.ask(
      tableDelegate, "tableView(_:canPerformPrimaryActionForRowAt:)", [spelled(row)],
      otherwise: !isInEditMode
    ) { $0.tableView(self, canPerformPrimaryActionForRowAt: row) }
    guard may else { return }
    tellOfRow("tableView(_:performPrimaryActionForRowAt:)", row) {
      $0.tableView(self, performPrimaryActionForRowAt: row)
    }
  }

  /// A person taps on the button at a row's edge, which selects nothing (rule 300).
  package func tapAccessory(at row: IndexPath) {
    guard !Simulator.current.isDead else { return }
    if let cell = shownCells[row] { cell.accessorySegue?.follow(from: cell) }
    tellOfRow("tableView(_:accessoryButtonTappedForRowWith:)", row) {
      $0.tableView(self, accessoryButtonTappedForRowWith: row)
    }
  }

  /// The row that the delegate wants to be selected when that one is tapped; nil for none.
  private func rowToSelect(_ row: IndexPath) -> IndexPath? {
    answer(about: row, "tableView(_:willSelectRowAt:)") { $0.tableView(self, willSelectRowAt: row) }
  }

  /// The row that the delegate wants to be deselected in place of that one; nil for none.
  private func rowToDeselect(_ row: IndexPath) -> IndexPath? {
    answer(about: row, "tableView(_:willDeselectRowAt:)") {
      $0.tableView(self, willDeselectRowAt: row)
    }
  }

  private func answer(
    about row: IndexPath, _ name: String, _ call: (any UITableViewDelegate) -> IndexPath?
  ) -> IndexPath? {
    Simulator.current.ask(
      tableDelegate, name, [spelled(row)], otherwise: row,
      describe: { $0.map(spelled) ?? "nil" }, call)
  }

  /// Tells the delegate of a row, if it has the method.
  final func tellOfRow(
    _ name: String, _ row: IndexPath, _ call: (any UITableViewDelegate) -> Void
  ) {
    Simulator.current.tell(tableDelegate, name, [spelled(row)], call)
  }

  /// A finger goes down on a row and up again: it is highlighted meanwhile (rule 274).
  private func highlight(_ row: IndexPath) -> Bool {
    let simulator = Simulator.current!
    guard simulator.has(.rowsTellHighlights) else { return true }
    guard
      simulator.ask(
        tableDelegate, "tableView(_:shouldHighlightRowAt:)", [spelled(row)],
        { $0.tableView(self, shouldHighlightRowAt: row) })
    else { return false }
    shownCells[row]?.setHighlighted(true, animated: false)
    tellOfRow("tableView(_:didHighlightRowAt:)", row) {
      $0.tableView(self, didHighlightRowAt: row)
    }
    shownCells[row]?.setHighlighted(false, animated: false)
    tellOfRow("tableView(_:didUnhighlightRowAt:)", row) {
      $0.tableView(self, didUnhighlightRowAt: row)
    }
    return true
  }
}

extension CGRect {
  /// Whether the two have more in common than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension Array {
  /// The element at that place; nil where there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// A place in a list as a trace has it: section and row, or item.
func spelled(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }

extension IndexPath {
  /// A place in a list: the row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// A place in a list: the item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The number of the section, from 0.
  public var section: Int { self[0] }
  /// The number of the row in its section, from 0.
  public var row: Int { self[1] }
  /// The number of the item in its section, from 0.
  public var item: Int { self[1] }
}

extension NSIndexPath {
  /// A path to a row of a section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }
  /// The number of the section.
  public var section: Int { index(atPosition: 0) }
  /// The number of the row.
  public var row: Int { index(atPosition: 1) }
  /// The number of the item. iOS 6.0 and later.
  public var item: Int { requires("item", since: 6.0, index(atPosition: 1)) }
}
