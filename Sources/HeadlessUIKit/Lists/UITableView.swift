public import Foundation

/// A column of rows in sections, of which only the visible ones have views.
open class UITableView: UIScrollView {
  override var placesSubviewsItself: Bool { true }
  final override var keepsLayoutToItself: Bool { true }
  /// Whether there is room between sections.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// How rows come and go.
    case fade, right, left, top, bottom, none, middle
    /// As UIKit chooses.
    case automatic = 100
  }

  /// The number that stands for the height of the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The letter that stands for the magnifying glass.
  public nonisolated static let indexSearch = "{search}"

  /// Whether it is plain or grouped.
  open internal(set) var style: Style
  /// Who is asked for what there is to show; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      needsIndexTitles = true
      discardSections()
    }
  }
  /// Its delegate, by the name under which a subclass of the app's overrides it.
  ///
  /// - Important: not UIKit's; see ``_CourseTypedDelegate``.
  open var _courseDelegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set { take(typedDelegate: newValue) }
  }
  final override func passDelegateOn() {
    let typed = (self as UIScrollView).delegate as? any UITableViewDelegate
    if typed != nil || (self as UIScrollView).delegate == nil { _courseDelegate = typed }
  }
  private lazy var ownMenuPress = ContextMenuRecognizer { [weak self] in self?.rowMenu($0) }
  final override var menuPress: UIGestureRecognizer? {
    guard Simulator.current.has(.contextMenus), tableDelegate != nil else { return nil }
    if ownMenuPress.view == nil { ownMenuPress.view = self }
    return ownMenuPress
  }
  final lazy var dragging = TableDragging(of: self)
  private lazy var liftPress = DragLiftRecognizer(of: dragging)
  final override var ownPresses: [UIGestureRecognizer] {
    guard offersDrags else { return super.ownPresses }
    if liftPress.view == nil { liftPress.view = self }
    return [liftPress] + super.ownPresses
  }
  final override var dropTarget: (any DropTarget)? {
    ownDropDelegate != nil || offersDrags ? dragging : nil
  }
  final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The height of a row, in points.
  open lazy var rowHeight = standardRowLength { didSet { discardSections() } }
  private var standardRowLength: CGFloat {
    Simulator.current.has(.cellsSizeThemselves) ? Self.automaticDimension : Self.standardRowHeight
  }
  /// About how high a row is, in points.
  open var estimatedRowHeight: CGFloat {
    get { requires("estimatedRowHeight", since: 7.0, ownEstimatedRowHeight) }
    set { ownEstimatedRowHeight = requires("setEstimatedRowHeight:", since: 7.0, newValue) }
  }
  final lazy var ownEstimatedRowHeight = standardEstimate { didSet { discardSections() } }
  /// What is estimated where the app says nothing: nothing before iOS 11 (rule 401).
  private var standardEstimate: CGFloat {
    Simulator.current.has(.tablesEstimateByThemselves) ? Self.automaticDimension : 0
  }
  /// The height of headers, in points.
  open lazy var sectionHeaderHeight = standardSectionHeight { didSet { discardSections() } }
  /// The height of footers, in points.
  open lazy var sectionFooterHeight = standardSectionHeight { didSet { discardSections() } }
  /// Before iOS 5 tables said it in points.
  private var standardSectionHeight: CGFloat {
    guard Simulator.current.has(.headersWithoutViewsVanish) else { return Self.automaticDimension }
    return style == .plain ? 22 : 10
  }
  /// About how high a header is, in points (rule 404).
  open var estimatedSectionHeaderHeight: CGFloat {
    get { requires("estimatedSectionHeaderHeight", since: 7.0, ownEstimatedSectionHeaderHeight) }
    set {
      ownEstimatedSectionHeaderHeight = requires(
        "setEstimatedSectionHeaderHeight:", since: 7.0, newValue)
    }
  }
  final lazy var ownEstimatedSectionHeaderHeight = standardEstimate {
    didSet { discardSections() }
  }
  /// About how high a footer is, in points (rule 404).
  open var estimatedSectionFooterHeight: CGFloat {
    get { requires("estimatedSectionFooterHeight", since: 7.0, ownEstimatedSectionFooterHeight) }
    set {
      ownEstimatedSectionFooterHeight = requires(
        "setEstimatedSectionFooterHeight:", since: 7.0, newValue)
    }
  }
  final lazy var ownEstimatedSectionFooterHeight = standardEstimate {
    didSet { discardSections() }
  }
  /// The distance above headers of a plain table, in points; iOS 15.0 and later (rule 405).
  open var sectionHeaderTopPadding: CGFloat {
    get { requires("sectionHeaderTopPadding", since: 15.0, ownSectionHeaderTopPadding) }
    set {
      ownSectionHeaderTopPadding = requires("setSectionHeaderTopPadding:", since: 15.0, newValue)
    }
  }
  final var ownSectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { discardSections() }
  }
  /// How the lines between rows look.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      customizes(\UITableView.separatorStyle, separatorStyle)
    }
  }
  /// The color of the lines between rows; nil for the usual one.
  open var separatorColor: UIColor? {
    didSet {
      customizes(\UITableView.separatorColor, separatorColor)
    }
  }
  /// How far the lines between rows keep from the edges, in points (rule 959). Nothing draws them here.
  open var separatorInset: UIEdgeInsets {
    get { requires("separatorInset", since: 7.0, ownSeparatorInset ?? sideInset) }
    set { ownSeparatorInset = requires("setSeparatorInset:", since: 7.0, newValue) }
  }
  final var ownSeparatorInset: UIEdgeInsets? {
    didSet {
      customizes(\UITableView.separatorInset, ownSeparatorInset ?? sideInset)
    }
  }
  /// Whether rows can be selected.
  open var allowsSelection: Bool {
    get { requires("allowsSelection", since: 3.0, ownAllowsSelection) }
    set { ownAllowsSelection = requires("setAllowsSelection:", since: 3.0, newValue) }
  }
  final var ownAllowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection: Bool {
    get { requires("allowsMultipleSelection", since: 5.0, ownAllowsMultipleSelection) }
    set {
      ownAllowsMultipleSelection = requires("setAllowsMultipleSelection:", since: 5.0, newValue)
    }
  }
  final var ownAllowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; iOS 5.0 and later (rule 702).
  open var allowsMultipleSelectionDuringEditing: Bool {
    get {
      requires(
        "allowsMultipleSelectionDuringEditing", since: 5.0, ownAllowsMultipleSelectionDuringEditing)
    }
    set {
      ownAllowsMultipleSelectionDuringEditing = requires(
        "setAllowsMultipleSelectionDuringEditing:", since: 5.0, newValue)
    }
  }
  final var ownAllowsMultipleSelectionDuringEditing = false
  /// Whether cells are no wider than one reads well.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get {
      requires(
        "cellLayoutMarginsFollowReadableWidth", since: 9.0, ownCellLayoutMarginsFollowReadableWidth)
    }
    set {
      ownCellLayoutMarginsFollowReadableWidth = requires(
        "setCellLayoutMarginsFollowReadableWidth:", since: 9.0, newValue)
      if newValue {
        Simulator.current.unimplemented(
          "UITableView.cellLayoutMarginsFollowReadableWidth", "rows are as wide as the table.")
      }
    }
  }
  final var ownCellLayoutMarginsFollowReadableWidth = false
  /// The color of the letters at the edge; nil for the usual one. Has no effect here.
  open var sectionIndexColor: UIColor? {
    get { requires("sectionIndexColor", since: 6.0, ownSectionIndexColor) }
    set { ownSectionIndexColor = requires("setSectionIndexColor:", since: 6.0, newValue) }
  }
  final var ownSectionIndexColor: UIColor? {
    didSet {
      keptLook("UITableView.sectionIndexColor", oldValue, ownSectionIndexColor)
      customizes(\UITableView.sectionIndexColor, ownSectionIndexColor)
    }
  }
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    get { requires("backgroundView", since: 3.2, ownBackgroundView) }
    set { ownBackgroundView = requires("setBackgroundView:", since: 3.2, newValue) }
  }
  final var ownBackgroundView: UIView? {
    didSet {
      oldValue?.detach()
      if let ownBackgroundView { insert(ownBackgroundView, at: 0) }
    }
  }
  /// A view above all rows; nil for none.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// A view below all rows; nil for none.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// Whether it is being edited, also by a swipe that has brought up a row's buttons (rule 275). To set it is
  /// to begin or end editing without an animation.
  open var isEditing: Bool {
    get { isInEditMode || swipedRow != nil }
    set { setEditing(newValue, animated: false) }
  }
  /// Whether its rows show the controls of editing.
  final var isInEditMode = false

  // MARK: What is known of the rows (UITableView+Rows)

  /// The sections as they were when the data source was last asked; nil when it is to be asked.
  final var sections: [Section]?
  /// Those that have been asked for, while the others are being asked for.
  final var sectionsSoFar: [Section]?
  /// How many rows each section has, if updates have counted them just now.
  final var countedRows: [Int]?
  /// Whether the delegate gives heights of rows; nil as long as it was not tried.
  final var hasHeights: Bool?
  /// How often it has asked for numbers and heights, and whether it has shown rows (rule 1191).
  final var timesAsked = 0
  final var hasShownRows = false
  /// The rows whose cells decided how high they are.
  final var selfSized: Set<IndexPath> = []
  final var shownCells: [IndexPath: UITableViewCell] = [:]
  /// Whether rows change just now, and the cells that go with it (rule 1069).
  final var isUpdating = false
  final var leaving: [(cell: UITableViewCell, row: IndexPath)] = []
  /// Seconds that the rows take to their new places.
  static let durationOfUpdates = 0.3
  /// Whether the cells on screen stay when the data source is asked again (rule 367).
  final var keepsCells = false
  /// The rows whose cells stayed and have not been measured since.
  final var unmeasured: Set<IndexPath> = []
  /// The row for which the data source is asked for a cell just now.
  final var askedRow: IndexPath?
  /// The row that is filled again, with the cell that it has.
  final var reconfigured: (row: IndexPath, cell: UITableViewCell)?
  /// The titles at the edge; nil for none.
  final var shownIndex: UITableViewIndex?
  /// Whether the data source is to be asked for them.
  final var needsIndexTitles = true
  final var shownHeaders: [Int: UIView] = [:]
  final var shownFooters: [Int: UIView] = [:]
  final var reusable: [String: [UITableViewCell]] = [:]
  final var reusableHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  /// The rows of which the prefetching data source was told.
  final var prefetched: Set<IndexPath> = []
  /// Where the content was when rows were prefetched last.
  final var prefetchOffset: CGFloat = 0
  final var prefetchesBack = false
  /// The sections that a storyboard has for the table of a controller, with their cells.
  final var staticSections: [StaticSection] = []
  final var makers: [String: () -> UITableViewCell?] = [:]
  final var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  final var selection: [IndexPath] = []
  /// What is changed between ``beginUpdates()`` and ``endUpdates()``, and how deep these are nested.
  final var updates = ListUpdates()
  final var updateDepth = 0
  /// The row whose buttons a swipe brought up, and the buttons.
  final var swipedRow: IndexPath?
  /// Whether they came up by the control at the row's left.
  final var isConfirmingDeletion = false
  final var rowButtons: [UIView] = []
  /// What those buttons do: the delegate is asked once for each swipe (rule 954).
  final var rowActions: [(title: String, color: UIColor, action: () -> Void)] = []

  /// Creates a table view with the given frame, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a table view with the given frame, in points.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override func prepareToBeRead() { setUp() }

  private func setUp() {
    alwaysBounceVertical = true
    // White or light grey, and from iOS 13 black where interfaces are dark.
    drawnBackgroundColor = style == .plain ? .ownSystemBackground : .ownSystemGroupedBackground
  }

  // MARK: Asking again

  /// Asks the data source again: at once how many rows there are, and for cells with the next layout
  /// (rule 400).
  open func reloadData() {
    Simulator.current.call("reloadData()", on: self) {
      selection = []
      prefetched = []
      needsIndexTitles = true
      discardSections()
      if dataSource != nil, !Simulator.current.isDead { _ = askForSections() }
    }
  }
  /// Reloads rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    guard requires("reloadRowsAtIndexPaths:withRowAnimation:", since: 3.0) else { return }
    update { $0.reloadedRows += indexPaths }
  }
  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    guard requires("reloadSections:withRowAnimation:", since: 3.0) else { return }
    update {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }
  /// The section's header; nil when it is not on screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    requires("headerViewForSection:", since: 6.0)
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }
  /// The section's footer; nil when it is not on screen. iOS 6.0 and later.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    requires("footerViewForSection:", since: 6.0)
    return shownFooters[section] as? UITableViewHeaderFooterView
  }
  /// Shows rows that the data source has by now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }
  /// Takes rows away that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }
  /// Shows a row at another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard requires("moveRowAtIndexPath:toIndexPath:", since: 5.0) else { return }
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Shows a section at another place; iOS 5.0 and later.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    guard requires("moveSection:toSection:", since: 5.0) else { return }
    update {
      $0.deletedSections.insert(section)
      $0.insertedSections.insert(newSection)
    }
  }
  /// Shows sections that the data source has by now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Takes sections away that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Has the cells filled again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    guard requires("reconfigureRowsAtIndexPaths:", since: 15.0) else { return }
    guard let dataSource else { return }
    let simulator = Simulator.current!
    for row in indexPaths {
      guard let cell = shownCells[row], !simulator.isDead else { continue }
      reconfigured = (row, cell)
      simulator.callback("tableView(_:cellForRowAt:)", on: dataSource, [spelled(row)]) {
        _ = dataSource.tableView(self, cellForRowAt: row)
      }
      reconfigured = nil
    }
    discardSections(keepingCells: true)
  }
  /// Begins changes that happen together.
  open func beginUpdates() { openUpdates() }
  /// Ends changes that happen together; they must add up with what the data source says by then
  /// (rule 185).
  open func endUpdates() { closeUpdates() }
  /// Makes changes that happen together; iOS 11.0 and later.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard requires("performBatchUpdates:completion:", since: 11.0) else { return }
    openUpdates()
    updates?()
    closeUpdates()
    let seconds = UIView.areAnimationsEnabled ? Self.durationOfUpdates : 0
    Simulator.current.post("UITableView.performBatchUpdates", after: seconds) { completion?(true) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let chose = choosesSeveral
    isInEditMode = editing
    hideRowButtons()
    for (row, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
      updateEditing(of: cell, at: row, animated: animated)
    }
    // What was chosen while it was edited is chosen no longer.
    if chose != choosesSeveral { putSelection(at: nil, animated: animated) }
  }

  // MARK: Making cells

  /// The cell of that row, from those that left or made new; iOS 6.0 and later.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  )
    -> UITableViewCell
  {
    requires("dequeueReusableCellWithIdentifier:forIndexPath:", since: 6.0)
    if let reconfigured, reconfigured.row == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    let isAsked = askedRow == indexPath
    let measured = isAsked ? heightWhileDequeuing(indexPath) : nil
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      // As large as in its row (rule 1077).
      if isAsked {
        let height = measured ?? rectOfRow(indexPath).height
        cell.place(CGRect(x: 0, y: 0, width: drawnBounds.width, height: height))
      }
      return cell
    }
    Simulator.current.raise(
      .internalInconsistency,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A cell of that name that is used again; nil when there is none and no class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = reusable[identifier]?.popLast() else { return makers[identifier]?() }
    cell.prepareForReuse()
    return cell
  }

  /// Says which class cells of that name have; iOS 6.0 and later.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard requires("registerClass:forCellReuseIdentifier:", since: 6.0) else { return }
    guard let type = cellClass as? UITableViewCell.Type else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = { .make(type, reuseIdentifier: identifier) }
  }

  /// Says which nib cells of that name are in; iOS 5.0 and later.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard requires("registerNib:forCellReuseIdentifier:", since: 5.0) else { return }
    guard let nib else { return makers[identifier] = nil }
    makers[identifier] = {
      let cell = nib.onlyView(UITableViewCell.self)
      // A nib may leave the name to the one who registers it.
      if cell?.reuseIdentifier == nil { cell?.ownReuseIdentifier = identifier }
      return cell
    }
  }

  /// Says which nib headers and footers of that name are in (rule 827); iOS 6.0 and later.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard requires("registerNib:forHeaderFooterViewReuseIdentifier:", since: 6.0) else { return }
    headerMakers[identifier] = nib.map { nib in
      {
        let view = nib.onlyView(UITableViewHeaderFooterView.self)
        if view?.reuseIdentifier == nil { view?.ownReuseIdentifier = identifier }
        return view
      }
    }
  }

  /// Says which class headers and footers of that name have; iOS 6.0 and later.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard requires("registerClass:forHeaderFooterViewReuseIdentifier:", since: 6.0) else { return }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      headerMakers[identifier] = nil
      return
    }
    headerMakers[identifier] = { .make(type, reuseIdentifier: identifier) }
  }

  /// A header or footer of that name; nil when there is none and no class; iOS 6.0 and later.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  )
    -> UITableViewHeaderFooterView?
  {
    requires("dequeueReusableHeaderFooterViewWithIdentifier:", since: 6.0)
    guard let view = reusableHeaders[identifier]?.popLast() else {
      return headerMakers[identifier]?()
    }
    view.prepareForReuse()
    return view
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    // A finger that moved away meant no row, unless it swiped.
    guard touch.start.distance(to: touch.place) <= Self.tapSlack,
      let row = shownRow(at: touch.location(in: self))
    else {
      if !swipe(touch) { super.touchesEnded(touches, with: event) }
      return
    }
    if hideRowButtons() { return }
    if let cell = shownCells[row], cell.hasAccessoryButton,
      touch.location(in: cell).x >= cell.contentView.drawnFrame.maxX
    {
      return tapAccessory(at: row)
    }
    tapRow(at: row)
  }

  /// In points.
  private static let tapSlack: CGFloat = 10

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.detach()
    if let new { insert(new, at: drawnSubviews.count) }
    discardSections(keepingCells: true)
  }

  package final override var renderedKind: String { "UITableView" }
  /// How many rows there must be for an index at the side.
  open var sectionIndexMinimumDisplayRowCount: Int = 0 { didSet { setNeedsLayout() } }
  /// The color behind the index at the side; nil for none. iOS 7.0 and later.
  open var sectionIndexBackgroundColor: UIColor? {
    get { requires("sectionIndexBackgroundColor", since: 7.0, ownSectionIndexBackgroundColor) }
    set {
      ownSectionIndexBackgroundColor = requires(
        "setSectionIndexBackgroundColor:", since: 7.0, newValue)
    }
  }
  final var ownSectionIndexBackgroundColor: UIColor? {
    didSet {
      keptLook("UITableView.sectionIndexBackgroundColor", oldValue, ownSectionIndexBackgroundColor)
      customizes(\UITableView.sectionIndexBackgroundColor, ownSectionIndexBackgroundColor)
    }
  }
  /// The color behind the index while a finger is on it; nil for none. iOS 6.0 and later.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get {
      requires(
        "sectionIndexTrackingBackgroundColor", since: 6.0, ownSectionIndexTrackingBackgroundColor)
    }
    set {
      ownSectionIndexTrackingBackgroundColor = requires(
        "setSectionIndexTrackingBackgroundColor:", since: 6.0, newValue)
    }
  }
  final var ownSectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      keptLook(
        "UITableView.sectionIndexTrackingBackgroundColor", oldValue,
        ownSectionIndexTrackingBackgroundColor)
      customizes(
        \UITableView.sectionIndexTrackingBackgroundColor, ownSectionIndexTrackingBackgroundColor)
    }
  }
  /// What shines through lines between rows; nil for nothing. iOS 8.0 and later.
  open var separatorEffect: UIVisualEffect? {
    get { requires("separatorEffect", since: 8.0, ownSeparatorEffect) }
    set {
      ownSeparatorEffect = requires("setSeparatorEffect:", since: 8.0, newValue)
    }
  }
  final var ownSeparatorEffect: UIVisualEffect? {
    didSet { keptLook("UITableView.separatorEffect", oldValue, ownSeparatorEffect) }
  }
  /// From where the insets of lines between rows are counted; iOS 11.0 and later.
  open var separatorInsetReference: SeparatorInsetReference {
    get { requires("separatorInsetReference", since: 11.0, ownSeparatorInsetReference) }
    set {
      ownSeparatorInsetReference = requires("setSeparatorInsetReference:", since: 11.0, newValue)
    }
  }
  final var ownSeparatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { keptLook("UITableView.separatorInsetReference", oldValue, ownSeparatorInsetReference) }
  }
  /// Whether rows keep inside of the safe area; iOS 11.0 and later.
  open var insetsContentViewsToSafeArea: Bool {
    get { requires("insetsContentViewsToSafeArea", since: 11.0, ownInsetsContentViewsToSafeArea) }
    set {
      ownInsetsContentViewsToSafeArea = requires(
        "setInsetsContentViewsToSafeArea:", since: 11.0, newValue)
    }
  }
  final var ownInsetsContentViewsToSafeArea: Bool = true {
    didSet {
      guard ownInsetsContentViewsToSafeArea != oldValue else { return }
      for view in drawnSubviews { view.setNeedsLayout() }
    }
  }
  /// What is not safe at the sides, where the content of rows and headers keeps from it (rule 1463).
  final var sidesNotSafe: (left: CGFloat, right: CGFloat) {
    guard deviceNumber >= 11, ownInsetsContentViewsToSafeArea else { return (0, 0) }
    let insets = insetsOfBars
    return (insets.left, insets.right)
  }
  /// Whether the user may drag out of it; iOS 11.0 and later.
  open var dragInteractionEnabled: Bool {
    get { requires("dragInteractionEnabled", since: 11.0, ownDragInteractionEnabled) }
    set {
      ownDragInteractionEnabled = requires("setDragInteractionEnabled:", since: 11.0, newValue)
    }
  }
  final var ownDragInteractionEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether the focus comes back to where it was; iOS 9.0 and later.
  open var remembersLastFocusedIndexPath: Bool {
    get { requires("remembersLastFocusedIndexPath", since: 9.0, ownRemembersLastFocusedIndexPath) }
    set {
      ownRemembersLastFocusedIndexPath = requires(
        "setRemembersLastFocusedIndexPath:", since: 9.0, newValue)
    }
  }
  final var ownRemembersLastFocusedIndexPath: Bool = false {
    didSet {
      declaredOnly(
        "UITableView.remembersLastFocusedIndexPath", oldValue, ownRemembersLastFocusedIndexPath)
    }
  }
  /// How high the rows are that fill an empty list; iOS 15.0 and later.
  open var fillerRowHeight: CGFloat {
    get { requires("fillerRowHeight", since: 15.0, ownFillerRowHeight) }
    set {
      ownFillerRowHeight = requires("setFillerRowHeight:", since: 15.0, newValue)
    }
  }
  final var ownFillerRowHeight: CGFloat = 0 {
    didSet { keptLook("UITableView.fillerRowHeight", oldValue, ownFillerRowHeight) }
  }
  /// Whether its rows can have the focus; iOS 15.0 and later.
  open var allowsFocus: Bool {
    get { requires("allowsFocus", since: 15.0, ownAllowsFocus) }
    set {
      ownAllowsFocus = requires("setAllowsFocus:", since: 15.0, newValue)
    }
  }
  final var ownAllowsFocus: Bool = false {
    didSet { declaredOnly("UITableView.allowsFocus", oldValue, ownAllowsFocus) }
  }
  /// Whether what has the focus is selected; iOS 14.0 and later.
  open var selectionFollowsFocus: Bool {
    get { requires("selectionFollowsFocus", since: 14.0, ownSelectionFollowsFocus) }
    set {
      ownSelectionFollowsFocus = requires("setSelectionFollowsFocus:", since: 14.0, newValue)
    }
  }
  final var ownSelectionFollowsFocus: Bool = false {
    didSet { declaredOnly("UITableView.selectionFollowsFocus", oldValue, ownSelectionFollowsFocus) }
  }
  /// Whether rows are prefetched at all; iOS 15.0 and later (rule 406).
  open var isPrefetchingEnabled: Bool {
    get { requires("isPrefetchingEnabled", since: 15.0, ownIsPrefetchingEnabled) }
    set {
      ownIsPrefetchingEnabled = requires("setPrefetchingEnabled:", since: 15.0, newValue)
    }
  }
  final var ownIsPrefetchingEnabled: Bool = true
  /// Hears which rows may be needed soon; held weakly. iOS 10.0 and later (rule 406).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { requires("prefetchDataSource", since: 10.0, ownPrefetchDataSource) }
    set {
      ownPrefetchDataSource = requires("setPrefetchDataSource:", since: 10.0, newValue)
      setNeedsLayout()
    }
  }
  final weak var ownPrefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Who knows what can be dragged out of it; held weakly. iOS 11.0 and later.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { requires("dragDelegate", since: 11.0, ownDragDelegate) }
    set { ownDragDelegate = requires("setDragDelegate:", since: 11.0, newValue) }
  }
  final weak var ownDragDelegate: (any UITableViewDragDelegate)?
  /// Who takes what is dropped; held weakly. iOS 11.0 and later.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { requires("dropDelegate", since: 11.0, ownDropDelegate) }
    set { ownDropDelegate = requires("setDropDelegate:", since: 11.0, newValue) }
  }
  final weak var ownDropDelegate: (any UITableViewDropDelegate)?

  /// Asks for the titles of the index again; iOS 3.0 and later (rule 745).
  open func reloadSectionIndexTitles() {
    guard requires("reloadSectionIndexTitles", since: 3.0) else { return }
    needsIndexTitles = true
    if sections != nil { askForIndexTitles() }
    setNeedsLayout()
  }
  /// Scrolls to the selected row that is nearest to that place of what is to be seen (rule 1432).
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let seen = bounds.inset(by: insetsOfContent)
    let place =
      switch scrollPosition {
      case .top: seen.minY
      case .bottom: seen.maxY
      case .middle, .none: seen.midY
      }
    let nearest = selection.min {
      abs(rectForRow(at: $0).midY - place) < abs(rectForRow(at: $1).midY - place)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
  /// The rows that a rectangle touches, by what is known of their heights (rule 824).
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    askForSections().enumerated().flatMap { section, known in
      known.rows.indices.filter { known.rows[$0].intersects(rect) }
        .map { IndexPath(row: $0, section: section) }
    }
  }
  /// Where the cells' separators are counted from; iOS 11.0 and later.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  /// Posted when another row is selected.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Scrolls until the row is there.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard canScroll(to: indexPath) else { return }
    guard scrollPosition != .none else {
      return scrollRectToVisible(areaToShow(with: indexPath), animated: animated)
    }
    setContentOffset(offset(to: indexPath, scrollPosition), animated: animated)
    guard !animated, drawnWindow != nil, !(sections ?? []).allSatisfy(\.estimated.isEmpty) else {
      return
    }
    // Estimated rows have their own heights by now.
    layOutRows()
    setContentOffset(offset(to: indexPath, scrollPosition), animated: false)
  }

  /// Selects a row from code; the delegate does not hear of it.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    putSelection(at: indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// The same without a scroll, whatever a class says.
  final func putSelection(at row: IndexPath?, animated: Bool) {
    if row == nil || !takesSeveral {
      for old in selection where old != row { takeSelection(from: old, animated: animated) }
    }
    guard let row else { return }
    if !selection.contains(row) { selection.append(row) }
    shownCells[row]?.setSelected(true, animated: animated)
  }
  final func takeSelection(from row: IndexPath, animated: Bool) {
    selection.removeAll { $0 == row }
    shownCells[row]?.setSelected(false, animated: animated)
  }

  /// Deselects a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    takeSelection(from: indexPath, animated: animated)
  }

  /// nil for a row that is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// How many sections there are.
  open var numberOfSections: Int { askForSections().count }
  /// How many rows the section has.
  open func numberOfRows(inSection section: Int) -> Int {
    askForSections()[safe: section]?.rows.count ?? 0
  }
  /// The cells on screen.
  open var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The places of the cells on screen; empty for none.
  open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
  /// The place of the selected row; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The row at that point; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { shownRow(at: point) }
  /// The same, whatever a class says.
  final func shownRow(at point: CGPoint) -> IndexPath? {
    for (section, known) in askForSections().enumerated() {
      if let row = known.rows.firstIndex(where: { $0.contains(point) }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
  /// Where the row is, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { settledRect(ofRow: indexPath) }
  /// The same, whatever a class says.
  final func settledRect(ofRow indexPath: IndexPath) -> CGRect {
    _ = askForSections()
    // One that the cell decides about keeps its estimate until there is one.
    if sections?[safe: indexPath.section]?.estimated.contains(indexPath.row) ?? false {
      let said = saidHeight(of: indexPath)
      if said != Self.automaticDimension {
        _ = removeEstimate(of: indexPath)
        grow(indexPath, to: max(0, said))
      }
    }
    return askForSections()[safe: indexPath.section]?.rows[safe: indexPath.row] ?? .zero
  }

  // MARK: Places and selection

  /// The place of it; nil when it is not there.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }
  /// Where the section's header is while it does not stick to the edge, in points (rule 403).
  open func rectForHeader(inSection section: Int) -> CGRect {
    askForSections()[safe: section]?.header ?? .zero
  }
  /// Where the section's footer is while it does not stick to the edge, in points (rule 403).
  open func rectForFooter(inSection section: Int) -> CGRect {
    askForSections()[safe: section]?.footer ?? .zero
  }
  /// Where the section is, in points.
  open func rect(forSection section: Int) -> CGRect {
    askForSections()[safe: section]?.frame ?? .zero
  }
  /// The places of the selected rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    requires("indexPathsForSelectedRows", since: 5.0, selection.isEmpty ? nil : selection)
  }
}
