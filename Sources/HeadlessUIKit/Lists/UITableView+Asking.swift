import EventTrace
import Foundation

/// What the data source and the delegate are asked about sections and rows (rules 400 to 402).
extension UITableView {
  /// What they said of one section.
  struct Section {
    /// The room above the header, in points.
    var padding: CGFloat = 0
    var header: CGRect
    var rows: [CGRect] = []
    var footer: CGRect = .zero
    /// The rows that are as high as their estimate until they are shown.
    var estimated: Set<Int> = []
    /// Whether the header and the footer are as high as their content.
    var sizesHeader = false
    var sizesFooter = false

    /// All of it, with the room above.
    var frame: CGRect {
      CGRect(
        x: header.minX, y: header.minY - padding, width: header.width,
        height: footer.maxY - header.minY + padding)
    }

    /// Moves what is below that row, or all with nil.
    mutating func move(below row: Int?, by difference: CGFloat) {
      for index in rows.indices where index > row ?? -1 { rows[index].origin.y += difference }
      footer.origin.y += difference
      if row == nil { header.origin.y += difference }
    }
  }

  /// The height of a row if neither the table nor its delegate gives one.
  static let standardRowHeight: CGFloat = 44

  /// Asks for numbers and heights before the table of a controller appears; the layout asks again (rule 1114).
  func askAhead() {
    guard dataSource != nil, !Simulator.current.isDead else { return }
    discardSections()
    _ = askForSections()
    discardSections()
  }

  /// Asks how many rows there are and how high, and takes all old cells off.
  func askForSections() -> [Section] {
    if let sections { return sections }
    // Whoever is asked may ask the table in turn.
    if let half = sectionsSoFar { return half }
    takeOffOldViews()
    timesAsked += 1
    sectionsSoFar = []
    defer { sectionsSoFar = nil }
    let width = drawnBounds.width
    var y: CGFloat = 0
    let inset = insetOfRows
    let place = { (height: CGFloat) -> CGRect in
      defer { y += height }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
    if let header = tableHeaderView { header.place(place(header.drawnFrame.height)) }
    for index in 0..<(countedRows?.count ?? countSections()) {
      let header = headerLength(index)
      let padding = header.height > 0 ? paddingOfHeaders : 0
      let footer = footerLength(index)
      y += padding
      var section = Section(padding: padding, header: place(header.height))
      (section.sizesHeader, section.sizesFooter) = (header.isSized, footer.isSized)
      for row in 0..<(countedRows?[index] ?? countRows(in: index)) {
        let length = firstHeight(of: IndexPath(row: row, section: index))
        section.rows.append(place(length.height).insetBy(dx: inset, dy: 0))
        if length.isEstimate { section.estimated.insert(row) }
      }
      section.footer = place(footer.height)
      sectionsSoFar?.append(section)
    }
    countedRows = nil
    if let footer = tableFooterView { footer.place(place(footer.drawnFrame.height)) }
    contentSize = CGSize(width: width, height: y)
    let found = sectionsSoFar ?? []
    sections = found
    askForIndexTitles()
    return sections ?? found
  }

  /// Asks before the first rows are shown, as often as the version does (rule 1191).
  func askForFirstSections() -> [Section] {
    var known = askForSections()
    guard !hasShownRows, drawnWindow != nil, dataSource != nil else { return known }
    hasShownRows = true
    let simulator = Simulator.current!
    let isLong = contentSize.height > drawnFrame.height
    let wanted =
      simulator.has(.tablesAskThreeTimes) ? 3 : isLong && simulator.has(.longTablesAskTwice) ? 2 : 1
    while timesAsked < wanted, !simulator.isDead {
      (sections, hasHeights) = (nil, nil)
      known = askForSections()
    }
    return known
  }

  /// How far rows keep from the sides, in points (rule 888).
  final var insetOfRows: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let safe = sidesNotSafe
    return min(sideMargin + max(safe.left, safe.right), max(0, drawnBounds.width / 2))
  }

  private func takeOffOldViews() {
    // Sections that stay keep their headers and footers (rule 841).
    guard !keepsCells else { return keepsCells = false }
    let old = shownCells
    shownCells = [:]
    for index in old.keys.sorted() { recycle(old[index]!, at: index) }
    for section in shownHeaders.keys.sorted() { hideHeader(of: section) }
    for section in shownFooters.keys.sorted() { hideFooter(of: section) }
    (shownHeaders, shownFooters) = ([:], [:])
  }

  // MARK: How many

  func countSections() -> Int {
    max(0, asked(dataSource, "numberOfSections(in:)", []) { $0.numberOfSections(in: self) } ?? 0)
  }

  func countRows(in section: Int) -> Int {
    max(
      0,
      asked(dataSource, "tableView(_:numberOfRowsInSection:)", ["\(section)"]) {
        $0.tableView(self, numberOfRowsInSection: section)
      } ?? 0)
  }

  /// Asks the data source or the delegate, and writes it down if the method is the app's.
  func asked<Asked, Answer>(
    _ whom: Asked?, _ name: String, _ arguments: [String],
    describe: (Answer) -> String = { "\($0)" }, _ call: (Asked) -> Answer
  ) -> Answer? {
    guard let whom, !Simulator.current.isDead else { return nil }
    return Simulator.current.callOrDefault(
      .query, on: whom as AnyObject, name, arguments, describe: describe, { call(whom) }
    ).result
  }

  /// The same; nil where it is UIKit's own method that answers.
  func ownAnswer<Asked, Answer>(
    _ whom: Asked?, _ name: String, _ arguments: [String],
    describe: (Answer) -> String = { "\($0)" }, _ call: (Asked) -> Answer
  ) -> Answer? {
    guard let whom, !Simulator.current.isDead else { return nil }
    let (answer, isOwn) = Simulator.current.callOrDefault(
      .query, on: whom as AnyObject, name, arguments, describe: describe, { call(whom) })
    return isOwn ? answer : nil
  }

  // MARK: How high

  /// The height of a row as long as it has not been shown (rule 401).
  private func firstHeight(of row: IndexPath) -> (height: CGFloat, isEstimate: Bool) {
    if let estimate = estimate(of: row) { return (estimate, true) }
    let said = saidHeight(of: row)
    return (said == Self.automaticDimension ? Self.standardRowHeight : max(0, said), false)
  }

  /// What the delegate says, or the table for all rows.
  func saidHeight(of row: IndexPath) -> CGFloat {
    asked(
      tableDelegate, "tableView(_:heightForRowAt:)", [spelled(row)],
      describe: { "\(Double($0))" }
    ) { $0.tableView(self, heightForRowAt: row) } ?? rowHeight
  }

  /// About how high a row is; nil where all heights are asked for at once.
  private func estimate(of row: IndexPath) -> CGFloat? {
    let simulator = Simulator.current!
    guard simulator.has(.tablesEstimate) else { return nil }
    let said =
      asked(
        tableDelegate, "tableView(_:estimatedHeightForRowAt:)", [spelled(row)],
        describe: { "\(Double($0))" }
      ) { $0.tableView(self, estimatedHeightForRowAt: row) } ?? ownEstimatedRowHeight
    if said > 0 { return said }
    // Rows of one known height need no estimate.
    guard said == Self.automaticDimension else { return nil }
    return rowHeight > 0 && !delegateHasHeights ? nil : Self.standardRowHeight
  }

  /// Whether the delegate gives the height of the first row.
  private var delegateHasHeights: Bool {
    if let known = hasHeights { return known }
    guard let delegate = tableDelegate, !Simulator.current.isDead else { return false }
    let first = IndexPath(row: 0, section: sectionsSoFar?.count ?? 0)
    let isOwn = Simulator.current.callOrDefault(
      .query, on: delegate, "tableView(_:heightForRowAt:)", [spelled(first)],
      describe: { "\(Double($0))" }
    ) { delegate.tableView(self, heightForRowAt: first) }.isOwn
    hasHeights = isOwn
    return isOwn
  }

  /// The height of an estimated row, whose cell is being dequeued for it (rule 1192); nil where nobody is asked.
  func heightWhileDequeuing(_ row: IndexPath) -> CGFloat? {
    guard Simulator.current.has(.rowsAreMeasuredWhileDequeuing),
      sections?[safe: row.section]?.estimated.contains(row.row) == true
    else { return nil }
    let ask = {
      self.ownAnswer(
        self.tableDelegate, "tableView(_:heightForRowAt:)", [spelled(row)],
        describe: { "\(Double($0))" }
      ) { $0.tableView(self, heightForRowAt: row) }
    }
    guard ask() != nil, let said = ask() else { return nil }
    return said == Self.automaticDimension ? nil : max(0, said)
  }

  /// A row is about to be shown: one that was estimated gets its own height. From iOS 8 on all are asked
  /// for it again, when they have their cells.
  ///
  /// - Returns: Whether the cell decides.
  func settleHeight(of row: IndexPath) -> Bool {
    let sizesItself = Simulator.current.has(.cellsSizeThemselves)
    guard let known = sections?[safe: row.section],
      known.estimated.contains(row.row) || sizesItself
    else { return false }
    let said = saidHeight(of: row)
    let isEstimate = removeEstimate(of: row)
    guard said == Self.automaticDimension else {
      grow(row, to: max(0, said))
      return false
    }
    guard isEstimate, sizesItself else {
      if isEstimate { grow(row, to: Self.standardRowHeight) }
      return false
    }
    return true
  }

  /// - Returns: Whether the row was estimated.
  func removeEstimate(of row: IndexPath) -> Bool {
    guard sections?.indices.contains(row.section) ?? false else { return false }
    return sections?[row.section].estimated.remove(row.row) != nil
  }

  /// Gives a row another height and moves what follows.
  func grow(_ row: IndexPath, to height: CGFloat?) {
    guard let height, let old = sections?[safe: row.section]?.rows[safe: row.row]?.height,
      height != old
    else { return }
    sections?[row.section].rows[row.row].size.height = height
    sections?[row.section].move(below: row.row, by: height - old)
    moveSections(after: row.section, by: height - old)
  }

  /// Makes room after a section that has become higher, or takes some away.
  func moveSections(after section: Int, by difference: CGFloat) {
    for index in sections?.indices ?? 0..<0 where index > section {
      sections?[index].move(below: nil, by: difference)
    }
    if let footer = tableFooterView {
      footer.place(footer.drawnFrame.offsetBy(dx: 0, dy: difference))
    }
    contentSize.height += difference
  }
}
