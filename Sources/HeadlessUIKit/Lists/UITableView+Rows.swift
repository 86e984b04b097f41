public import Foundation

/// Which rows there are, where they are, and which of them have cells.
extension UITableView {
  /// What the data source and the delegate said of one section.
  struct Section {
    var header: CGRect
    var rows: [CGRect]
    var footer: CGRect
  }

  /// The height of a row if neither the table nor its delegate gives one.
  static let standardRowHeight: CGFloat = 44
  private static let standardHeaderHeight: CGFloat = 28

  /// What was learned from the data source no longer holds.
  ///
  /// - Parameter keepingCells: Whether the cells on screen are those of the same rows still.
  func discardSections(keepingCells: Bool = false) {
    keepsCells = keepingCells && (keepsCells || sections != nil)
    if keepsCells { unmeasured = Set(shownCells.keys) }
    sections = nil
    setNeedsLayout()
  }

  // MARK: Asking

  /// Asks how many rows there are and how high, and takes all old cells off.
  private func askForSections() -> [Section] {
    if let sections { return sections }
    if !keepsCells {
      let old = shownCells
      shownCells = [:]
      for index in old.keys.sorted() { recycle(old[index]!, at: index) }
    }
    keepsCells = false
    for (section, view) in shownHeaders.sorted(by: { $0.key < $1.key }) {
      hide(header: view, section)
    }
    for (section, view) in shownFooters.sorted(by: { $0.key < $1.key }) {
      hide(footer: view, section)
    }
    (shownHeaders, shownFooters) = ([:], [:])
    let width = drawnBounds.width
    var y: CGFloat = 0
    let place = { (height: CGFloat) -> CGRect in
      defer { y += height }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
    if let header = tableHeaderView { header.place(place(header.drawnFrame.height)) }
    var found: [Section] = []
    let count = dataSource?.numberOfSections(in: self) ?? 0
    for section in 0..<max(0, count) {
      let header = place(headerHeight(section))
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      found.append(
        Section(
          header: header,
          rows: (0..<max(0, rows)).map { place(height(of: IndexPath(row: $0, section: section))) },
          footer: place(footerHeight(section))))
    }
    if let footer = tableFooterView { footer.place(place(footer.drawnFrame.height)) }
    contentSize = CGSize(width: width, height: y)
    sections = found
    return found
  }

  private func height(of row: IndexPath) -> CGFloat {
    let said = tableDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight
    guard said == Self.automaticDimension else { return max(0, said) }
    // What sizes itself is asked when its cell exists; until then it is as high as its estimate.
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: row) ?? ownEstimatedRowHeight
    return estimate > 0 ? estimate : Self.standardRowHeight
  }

  private func isSelfSizing(_ row: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight) == Self.automaticDimension
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let said =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if said != Self.automaticDimension { return max(0, said) }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    if title != nil || style != .plain { return Self.standardHeaderHeight }
    return shownHeader(section) == nil ? 0 : Self.standardHeaderHeight
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let said =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if said != Self.automaticDimension { return max(0, said) }
    return dataSource?.tableView(self, titleForFooterInSection: section) == nil
      ? 0 : Self.standardHeaderHeight
  }

  private func shownHeader(_ section: Int) -> UIView? {
    if let known = shownHeaders[section] { return known }
    let view =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
    shownHeaders[section] = view
    return view
  }

  private func shownFooter(_ section: Int) -> UIView? {
    if let known = shownFooters[section] { return known }
    let view =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
    shownFooters[section] = view
    return view
  }

  private func titleView(_ title: String?) -> UIView? {
    title.map(UITableViewHeaderFooterView.init(title:))
  }

  // MARK: Showing

  /// Gives the visible rows their cells and takes the others' away.
  func layOutRows() {
    guard drawnWindow != nil, !Simulator.current.isDead else { return }
    ownBackgroundView?.place(drawnBounds)
    followWidth()
    let known = askForSections()
    let visible = drawnBounds
    for (row, cell) in shownCells.sorted(by: { $0.key < $1.key })
    where !(known[safe: row.section]?.rows[safe: row.row]?.overlaps(visible) ?? false) {
      shownCells[row] = nil
      recycle(cell, at: row)
    }
    for index in known.indices {
      showHeader(of: index, in: known[index].header, visible)
      showFooter(of: index, in: known[index].footer, visible)
      for row in known[index].rows.indices {
        let path = IndexPath(row: row, section: index)
        // A self-sizing row above may have moved this one.
        guard let frame = sections?[safe: index]?.rows[safe: row], frame.overlaps(visible) else {
          continue
        }
        showCell(path, in: frame)
        guard !Simulator.current.isDead else { return }
      }
    }
  }

  /// Rows are as wide as the table is now; how high they are is not asked again.
  private func followWidth() {
    let width = drawnBounds.width
    guard var known = sections, let first = known.first, first.header.width != width else { return }
    for index in known.indices {
      known[index].header.size.width = width
      known[index].footer.size.width = width
      for row in known[index].rows.indices { known[index].rows[row].size.width = width }
    }
    sections = known
    contentSize.width = width
    for view in [tableHeaderView, tableFooterView] {
      guard let view else { continue }
      var frame = view.drawnFrame
      frame.size.width = width
      view.place(frame)
    }
  }

  private func showHeader(of section: Int, in frame: CGRect, _ visible: CGRect) {
    guard let view = shownHeader(section) else { return }
    guard frame.height > 0, frame.overlaps(visible) else { return hide(header: view, section) }
    if view.drawnSuperview !== self {
      tellOfSection("tableView(_:willDisplayHeaderView:forSection:)", view, section) {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
      insert(view, at: drawnSubviews.count)
    }
    view.place(frame)
  }

  private func hide(header view: UIView, _ section: Int) {
    guard view.drawnSuperview === self else { return }
    view.detach()
    tellOfSection("tableView(_:didEndDisplayingHeaderView:forSection:)", view, section) {
      $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  private func showFooter(of section: Int, in frame: CGRect, _ visible: CGRect) {
    guard let view = shownFooter(section) else { return }
    guard frame.height > 0, frame.overlaps(visible) else { return hide(footer: view, section) }
    if view.drawnSuperview !== self {
      tellOfSection("tableView(_:willDisplayFooterView:forSection:)", view, section) {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      insert(view, at: drawnSubviews.count)
    }
    view.place(frame)
  }

  private func hide(footer view: UIView, _ section: Int) {
    guard view.drawnSuperview === self else { return }
    view.detach()
    tellOfSection("tableView(_:didEndDisplayingFooterView:forSection:)", view, section) {
      $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Tells the delegate of a header or footer; iOS 6.0 and later.
  private func tellOfSection(
    _ name: String, _ view: UIView, _ section: Int, _ call: (any UITableViewDelegate) -> Void
  ) {
    let simulator = Simulator.current!
    guard simulator.has(.tablesTellWhatIsShown) else { return }
    simulator.tell(tableDelegate, name, [simulator.name(of: view), "\(section)"], call)
  }

  private func showCell(_ row: IndexPath, in frame: CGRect) {
    if let cell = shownCells[row] {
      cell.place(frame)
      guard unmeasured.remove(row) != nil, isSelfSizing(row) else { return }
      grow(row, to: fittingHeight(of: cell, width: frame.width))
      return cell.place(sections?[safe: row.section]?.rows[safe: row.row] ?? frame)
    }
    guard let dataSource else { return }
    let simulator = Simulator.current!
    var made: UITableViewCell?
    simulator.callback("tableView(_:cellForRowAt:)", on: dataSource, [spelled(row)]) {
      made = dataSource.tableView(self, cellForRowAt: row)
    }
    guard let cell = made, !simulator.isDead else { return }
    shownCells[row] = cell
    cell.isSelected = selection.contains(row)
    cell.place(frame)
    if isSelfSizing(row) { grow(row, to: fittingHeight(of: cell, width: frame.width)) }
    simulator.tell(
      tableDelegate, "tableView(_:willDisplay:forRowAt:)", [simulator.name(of: cell), spelled(row)]
    ) { $0.tableView(self, willDisplay: cell, forRowAt: row) }
    if cell.drawnSuperview !== self { insert(cell, at: shownCells.count - 1) }
    cell.place(sections?[safe: row.section]?.rows[safe: row.row] ?? frame)
  }

  /// A cell without constraints of its own has the standard height.
  private func fittingHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat? {
    cell.layoutIfNeeded()
    guard cell.contentView.drawnSubviews.contains(where: \.isPlacedByConstraints) else {
      return nil
    }
    let size = cell.contentView.sizeByConstraints(
      CGSize(width: cell.contentView.drawnBounds.width, height: 0), .required, .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  /// Gives a row another height and moves what follows.
  private func grow(_ row: IndexPath, to height: CGFloat?) {
    guard let height, var known = sections,
      let old = known[row.section].rows[safe: row.row]?.height,
      height != old
    else { return }
    let difference = height - old
    known[row.section].rows[row.row].size.height = height
    for index in known[row.section].rows.indices where index > row.row {
      known[row.section].rows[index].origin.y += difference
    }
    known[row.section].footer.origin.y += difference
    for section in known.indices where section > row.section {
      known[section].header.origin.y += difference
      known[section].footer.origin.y += difference
      for index in known[section].rows.indices {
        known[section].rows[index].origin.y += difference
      }
    }
    if let footer = tableFooterView {
      footer.place(footer.drawnFrame.offsetBy(dx: 0, dy: difference))
    }
    contentSize.height += difference
    sections = known
  }

  func recycle(_ cell: UITableViewCell, at row: IndexPath) {
    cell.detach()
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

  /// How many sections there are.
  public var numberOfSections: Int { askForSections().count }
  /// How many rows the section has.
  public func numberOfRows(inSection section: Int) -> Int {
    askForSections()[safe: section]?.rows.count ?? 0
  }
  /// The cells on screen.
  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The places of the cells on screen; nil for none.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
  /// nil for a row that is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
  /// The place of it; nil when it is not there.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }
  /// The row at that point; nil for none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    for (section, known) in askForSections().enumerated() {
      if let row = known.rows.firstIndex(where: { $0.contains(point) }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
  /// Where the row is, in points.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    askForSections()[safe: indexPath.section]?.rows[safe: indexPath.row] ?? .zero
  }
  /// Where the section's header is, in points.
  public func rectForHeader(inSection section: Int) -> CGRect {
    askForSections()[safe: section]?.header ?? .zero
  }
  /// Where the section is, in points.
  public func rect(forSection section: Int) -> CGRect {
    askForSections()[safe: section].map { $0.header.union($0.footer) } ?? .zero
  }
  /// The section's header; nil when it is not on screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    requires("headerViewForSection:", since: 6.0)
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }
  /// Scrolls until the row is there.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    // From the upper left corner of the content to that of what no bar covers.
    let room = clearRoom
    let y: CGFloat
    switch scrollPosition {
    case .top: y = row.minY - room.minY
    case .middle: y = row.midY - room.midY
    case .bottom: y = row.maxY - room.maxY
    case .none: return scrollRectToVisible(row, animated: animated)
    }
    setContentOffset(withinContent(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  // MARK: Selection

  /// The place of the selected row; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The places of the selected rows; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    requires("indexPathsForSelectedRows", since: 5.0, selection.isEmpty ? nil : selection)
  }

  /// Selects a row from code; the delegate does not hear of it.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !ownAllowsMultipleSelection {
      for row in selection { deselectRow(at: row, animated: animated) }
    }
    guard let indexPath else { return }
    selection.append(indexPath)
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// A person taps on a row: the delegate decides and hears of it.
  package func tapRow(at row: IndexPath) {
    guard ownAllowsSelection, !Simulator.current.isDead, rectForRow(at: row) != .zero else {
      return
    }
    guard !isEditing || allowsSelectionDuringEditing else { return }
    guard highlight(row) else { return }
    if ownAllowsMultipleSelection, selection.contains(row) {
      guard let left = rowToDeselect(row) else { return }
      deselectRow(at: left, animated: false)
      tellOfRow("tableView(_:didDeselectRowAt:)", left) {
        $0.tableView(self, didDeselectRowAt: left)
      }
      return
    }
    guard let chosen = rowToSelect(row) else { return }
    if !ownAllowsMultipleSelection {
      for old in selection where old != chosen {
        guard let left = rowToDeselect(old) else { continue }
        deselectRow(at: left, animated: false)
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
