public import Foundation

/// One row of a table.
open class UITableViewCell: UIView, ConfiguredCell, ContentHolder {
  override var placesSubviewsItself: Bool { true }
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What is shown at the right edge.
  public enum AccessoryType: Int, Sendable {
    /// What is at the right end of a row.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// How the line between rows looks.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The name under which it is used again; nil when it is not.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  /// The name that it was made with.
  final var ownReuseIdentifier: String?
  final var style: CellStyle
  /// The view that holds what the app adds.
  open var contentView: UIView { ownContentView }
  final var ownContentView: UIView
  final var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  private var ownImageView: UIImageView?

  /// What a tap on the row follows, and one on the button at its right end.
  final var selectionSegue: SegueTemplate?
  final var accessorySegue: SegueTemplate?

  /// What is at the right end.
  open var accessoryType = AccessoryType.none { didSet { placeDetailButton() } }
  private var detailButton: CellDetailButton?
  /// A view at the right end; nil for that of the type.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.detach()
      if let accessoryView { insert(accessoryView, at: drawnSubviews.count) }
      placeDetailButton()
    }
  }
  /// What is at the right end while the table is edited (rule 884).
  open var editingAccessoryType: AccessoryType {
    get { requires("editingAccessoryType", since: 3.0, ownEditingAccessoryType) }
    set { ownEditingAccessoryType = requires("setEditingAccessoryType:", since: 3.0, newValue) }
  }
  final var ownEditingAccessoryType = AccessoryType.none {
    didSet { placeDetailButton() }
  }
  /// A view at the right end while the table is edited; nil for that of the type. Nothing comes of
  /// it here.
  open var editingAccessoryView: UIView? {
    get { requires("editingAccessoryView", since: 3.0, ownEditingAccessoryView) }
    set { ownEditingAccessoryView = requires("setEditingAccessoryView:", since: 3.0, newValue) }
  }
  final var ownEditingAccessoryView: UIView? {
    didSet { keptLook("UITableViewCell.editingAccessoryView", oldValue, ownEditingAccessoryView) }
  }
  /// How a selected cell looks; blue by itself up to iOS 6 (rule 908).
  open var selectionStyle =
    Simulator.current.has(.controlsAreFlat) ? SelectionStyle.default : SelectionStyle.blue
  {
    didSet {
      customizes(\UITableViewCell.selectionStyle, selectionStyle)
    }
  }
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.detach()
      if let backgroundView { insert(backgroundView, at: 0) }
    }
  }
  /// A view behind the content while it is selected; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet { keptLook("UITableViewCell.selectedBackgroundView", oldValue, selectedBackgroundView) }
  }
  /// A view behind the content while several can be selected; nil for none. Nothing comes of it
  /// here.
  open var multipleSelectionBackgroundView: UIView? {
    get {
      requires("multipleSelectionBackgroundView", since: 5.0, ownMultipleSelectionBackgroundView)
    }
    set {
      ownMultipleSelectionBackgroundView = requires(
        "setMultipleSelectionBackgroundView:", since: 5.0, newValue)
    }
  }
  final var ownMultipleSelectionBackgroundView: UIView? {
    didSet {
      keptLook(
        "UITableViewCell.multipleSelectionBackgroundView", oldValue,
        ownMultipleSelectionBackgroundView)
    }
  }
  /// How far the line below keeps from the edges, in points (rule 959).
  open var separatorInset: UIEdgeInsets {
    get { requires("separatorInset", since: 7.0, ownSeparatorInset ?? sideInset) }
    set { ownSeparatorInset = requires("setSeparatorInset:", since: 7.0, newValue) }
  }
  final var ownSeparatorInset: UIEdgeInsets? {
    didSet {
      customizes(\UITableViewCell.separatorInset, ownSeparatorInset ?? sideInset)
    }
  }
  /// How deep it is indented.
  open var indentationLevel = 0 {
    didSet { keptLook("UITableViewCell.indentationLevel", oldValue, indentationLevel) }
  }
  /// How far it is indented for each level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { keptLook("UITableViewCell.indentationWidth", oldValue, indentationWidth) }
  }
  /// Whether it can be moved while the table is edited.
  open var showsReorderControl = false {
    didSet { declaredOnly("UITableViewCell.showsReorderControl", oldValue, showsReorderControl) }
  }
  /// Whether it moves to the right while the table is edited.
  open var shouldIndentWhileEditing = true {
    didSet {
      keptLook("UITableViewCell.shouldIndentWhileEditing", oldValue, shouldIndentWhileEditing)
    }
  }
  /// Whether it is selected.
  open var isSelected: Bool {
    get { drawnSelected }
    set { drawnSelected = newValue }
  }
  package final var drawnSelected = false {
    didSet { highlightChanged(drawnSelected != oldValue) }
  }
  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { drawnHighlighted }
    set { drawnHighlighted = newValue }
  }
  package final var drawnHighlighted = false {
    didSet { highlightChanged(drawnHighlighted != oldValue) }
  }
  final var highlightsContent: Bool { selectionStyle != .none }
  /// Whether it is being edited.
  open var isEditing: Bool {
    get { drawnEditing }
    set { drawnEditing = newValue }
  }
  package final var drawnEditing = false {
    didSet { stateChanged(drawnEditing != oldValue) }
  }
  /// What is shown, as a value; nil when the app sets up the views itself; iOS 14.0 and later.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { requires("contentConfiguration", since: 14.0, ownContentConfiguration) }
    set { ownContentConfiguration = requires("setContentConfiguration:", since: 14.0, newValue) }
  }
  final var ownContentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent(ownContentConfiguration) }
  }
  /// How the background looks, as a value; nil when the app sets it up itself; iOS 14.0 and later.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { requires("backgroundConfiguration", since: 14.0, ownBackgroundConfiguration) }
    set {
      ownBackgroundConfiguration = requires("setBackgroundConfiguration:", since: 14.0, newValue)
    }
  }
  final var ownBackgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      keptLook("UITableViewCell.backgroundConfiguration", oldValue, ownBackgroundConfiguration)
    }
  }
  /// Whether the content follows the state by itself; iOS 14.0 and later. Has no effect here.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get {
      requires(
        "automaticallyUpdatesContentConfiguration", since: 14.0,
        ownAutomaticallyUpdatesContentConfiguration)
    }
    set {
      ownAutomaticallyUpdatesContentConfiguration = requires(
        "setAutomaticallyUpdatesContentConfiguration:", since: 14.0, newValue)
    }
  }
  final var ownAutomaticallyUpdatesContentConfiguration = true

  /// Makes a cell; nil for one that is not used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    ownReuseIdentifier = reuseIdentifier
    ownContentView = UITableViewCellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    adoptContentView()
  }

  /// Makes one with UIKit's own values.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    style = .default
    ownReuseIdentifier = nil
    ownContentView = UITableViewCellContentView(frame: .zero)
    super.init(coder: coder)
  }

  override func prepareToBeRead() {
    isOutOfFile = true
    adoptContentView()
  }
  private var isOutOfFile = false

  /// How high a row is that sizes itself and whose cell has no constraints: one out of a file leaves out the
  /// line from iOS 13 on (rule 1137).
  final func standardHeight(in table: UITableView?) -> CGFloat {
    let leavesOutLine = isOutOfFile && deviceNumber >= 13 && deviceNumber < 26
    let line = leavesOutLine ? table?.lineOfSizedRows ?? 0 : 0
    return UITableView.standardRowHeight - line
  }

  private func adoptContentView() {
    contentView.drawnFrame = drawnBounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(contentView, at: 0)
  }

  /// The color of the second label at the right edge from iOS 7 to 12 (rule 1090).
  private static let detailGray = UIColor(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)

  // MARK: The labels of UIKit's own styles, made when they are first asked for

  /// The label with the text; nil where the style has none.
  open var textLabel: UILabel? {
    requires("textLabel", since: 3.0)
    if let ownTextLabel { return ownTextLabel }
    let label = UITableViewLabel(frame: .zero)
    ownTextLabel = label
    addToContent(label)
    return label
  }

  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? {
    requires("detailTextLabel", since: 3.0)
    guard style != .default else { return nil }
    if let ownDetailLabel { return ownDetailLabel }
    let label = UITableViewLabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    if style == .value1, deviceNumber >= 7 {
      label.textColor = deviceNumber >= 13 ? .secondaryLabel : Self.detailGray
    }
    ownDetailLabel = label
    addToContent(label)
    return label
  }

  /// The view with the image; nil where the style has none.
  open var imageView: UIImageView? {
    requires("imageView", since: 3.0)
    if let ownImageView { return ownImageView }
    let view = UITableViewCellImageView(frame: .zero)
    ownImageView = view
    addToContent(view)
    return view
  }

  /// A configuration of text that goes with the style; iOS 14.0 and later.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    requires("defaultContentConfiguration", since: 14.0)
    return style == .subtitle ? .subtitleCell() : style == .default ? .cell() : .valueCell()
  }

  final func makeEmptyContentView() -> UIView { UITableViewCellContentView(frame: .zero) }
  final func forgetContent() { (ownTextLabel, ownDetailLabel, ownImageView) = (nil, nil, nil) }

  /// A label or an image of the style; none of them is shown beside a configuration (rule 1000).
  private func addToContent(_ view: UIView) {
    if !showsConfiguration { contentView.insert(view, at: contentView.drawnSubviews.count) }
  }

  /// The text that says which row it is; nil for none.
  final var shownText: String? {
    (ownContentConfiguration as? UIListContentConfiguration)?.text ?? ownTextLabel?.text
  }

  /// As large as its content wants to be, with the line below it (rule 402); without constraints a row of the
  /// standard height, or as high as the texts and the image of a list's configuration (rule 1000).
  /// iOS 8.0 and later.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    requires(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
      since: 8.0)
    let content = contentView
    // What is beside the content keeps its width.
    let beside = max(0, drawnBounds.width - contentView.drawnBounds.width)
    if let list = content as? UIListContentView {
      let wanted = list.sizeThatFits(
        CGSize(width: max(0, targetSize.width - beside), height: targetSize.height))
      return CGSize(
        width: targetSize.width, height: max(UITableView.standardRowHeight, wanted.height))
    }
    guard content.drawnSubviews.contains(where: \.isPlacedByConstraints) else {
      let height = standardHeight(in: measuringTable ?? surroundingTable)
      return CGSize(width: targetSize.width, height: height)
    }
    let target = CGSize(width: max(0, targetSize.width - beside), height: targetSize.height)
    let size = content.sizeByConstraints(
      target, horizontalFittingPriority, verticalFittingPriority)
    let line = size.height > 0 ? (measuringTable ?? surroundingTable)?.lineOfSizedRows ?? 0 : 0
    return CGSize(width: size.width + beside, height: size.height + line)
  }

  // MARK: For subclasses

  /// The table that measures it before it is shown; nil for none.
  final weak var measuringTable: UITableView?
  /// How the cell takes part in a drag.
  final var ownDragState = DragState.none
  /// The cell is lifted, dragged, or neither any more; iOS 11.0 and later (rule 946).
  open func dragStateDidChange(_ dragState: DragState) {
    requires("dragStateDidChange:", since: 11.0)
  }
  /// The cell will be used for another row.
  open func prepareForReuse() { _ = isReplaced("prepareForReuse()") }
  /// Shows it as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if isReplaced("setSelected(_:animated:)", selected, animated) { return }
    drawnSelected = selected
  }
  /// Shows it as highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isReplaced("setHighlighted(_:animated:)", highlighted, animated) { return }
    drawnHighlighted = highlighted
  }
  /// Begins or ends editing, of which the cell hears as a transition (rule 700).
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    changeState(
      to: editing && editingLook.style != .none ? .showingEditControl : [], animated: animated)
  }
  /// What the table has it show while its row is edited.
  final var editingLook = EditingLook()
  /// What it has been told to show for editing.
  final var shownState: StateMask = []
  final var editControl: CellEditControl?
  final var reorderControl: CellReorderControl?
  /// Called before the cell is shown and when its state has changed, to set the configurations again;
  /// iOS 14.0 and later (rule 391).
  open func updateConfiguration(using state: UICellConfigurationState) {
    requires("updateConfigurationUsingState:", since: 14.0)
  }
  /// Has `updateConfiguration(using:)` called with the next layout; iOS 14.0 and later (rule 391).
  open func setNeedsUpdateConfiguration() {
    requires("setNeedsUpdateConfiguration", since: 14.0)
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  final var needsConfigurationUpdate = true
  final override func updateConfigurationsIfNeeded() {
    guard let state = takeConfigurationUpdate() else { return }
    readingModels(
      for: .configuration, asksTheApp: isOfTheApp || ownConfigurationUpdateHandler != nil
    ) {
      updateConfiguration(using: state)
      ownConfigurationUpdateHandler?(self, state)
    }
  }
  final override func renewConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = placeEditingControls()
    let accessory =
      isEditing || accessoryView == nil
      ? roomOfAccessory : accessoryView?.drawnFrame.width ?? roomOfAccessory
    let (left, right) = sidesOfContent
    contentView.place(
      CGRect(
        x: left + room.left, y: 0,
        width: max(0, drawnBounds.width - left - right - room.left - room.right - accessory),
        height: max(0, drawnBounds.height - (surroundingTable?.lineHeight ?? 0))))
    backgroundView?.place(drawnBounds)
    if let accessoryView {
      let size = accessoryView.drawnFrame.size
      accessoryView.place(
        CGRect(
          x: drawnBounds.width - right - size.width - 16, y: (drawnBounds.height - size.height) / 2,
          width: size.width, height: size.height))
    }
    placeDetailButton()
    layOutOwnLabels()
  }

  /// Up to iOS 6 what is in a row of a grouped table keeps from its sides, and the row does not (rule 1219).
  final var groupSide: CGFloat {
    guard deviceNumber < 7, let table = surroundingTable, table.style == .grouped else { return 0 }
    let width = drawnBounds.width
    let isPhone = Simulator.current.configuration.device.idiom == .phone
    return isPhone || width < 400 ? 10 : max(31, min(45, (width * 0.06).rounded()))
  }

  /// How far what is in the row keeps from its sides: from iOS 11 on from what is not safe, too (rule 1463).
  package final var sidesOfContent: (left: CGFloat, right: CGFloat) {
    guard deviceNumber >= 11, let table = surroundingTable else { return (groupSide, groupSide) }
    let safe = table.sidesNotSafe
    let after = table.drawnBounds.width - drawnFrame.maxX
    return (max(0, safe.left - max(0, drawnFrame.minX)), max(0, safe.right - max(0, after)))
  }

  /// Rule 592.
  private func placeDetailButton() {
    guard hasAccessoryButton else {
      detailButton?.detach()
      detailButton = nil
      return
    }
    let button = detailButton ?? CellDetailButton(of: self)
    detailButton = button
    if button.drawnSuperview !== self { insert(button, at: drawnSubviews.count) }
    let size = button.naturalSize
    button.place(
      CGRect(
        x: drawnBounds.width - sidesOfContent.right - size.width - 8 - roomForArrow,
        y: (drawnBounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  /// The arrow of a row that has details too is beside their button (rule 884).
  private var roomForArrow: CGFloat {
    shownAccessory == .detailDisclosureButton && deviceNumber >= 7 ? 18 : 0
  }

  /// Whether what is at the right end is a button.
  final var hasAccessoryButton: Bool {
    shownAccessory == .detailDisclosureButton || shownAccessory == .detailButton
  }

  /// What the system draws at the right end: another thing while the table is edited (rule 884).
  package final var shownAccessory: AccessoryType {
    if drawnEditing { return ownEditingAccessoryView == nil ? ownEditingAccessoryType : .none }
    return accessoryView == nil ? accessoryType : .none
  }

  /// What is taken from the content by one of UIKit's own accessories (rule 1027).
  private var roomOfAccessory: CGFloat {
    switch shownAccessory {
    case .none: 0
    case .disclosureIndicator where deviceNumber >= 13:
      sideMargin + (10.5 * UIScreen.main.scale).rounded(.down) / UIScreen.main.scale
    default: 33 + roomForArrow
    }
  }

  private func layOutOwnLabels() {
    guard !showsConfiguration else { return }
    let room = contentView.drawnBounds
    var x = sideMargin
    if let image = ownImageView, var size = image.image?.size {
      // As high as the cell at most, and as wide as it is then (rule 1024).
      if size.height > room.height, size.height > 0 {
        size = CGSize(width: size.width * room.height / size.height, height: room.height)
      }
      image.place(
        CGRect(x: x, y: (room.height - size.height) / 2, width: size.width, height: size.height))
      x += size.width + sideMargin
    }
    // The arrow has the room behind the content (rule 1202).
    let hasArrow = shownAccessory == .disclosureIndicator && deviceNumber >= 7
    let atTheEnd = hasArrow ? (deviceNumber >= 13 ? 8 : 2) : sideMargin
    let width = max(0, room.width - x - atTheEnd)
    guard style != .default, let detail = ownDetailLabel else {
      ownTextLabel?.place(CGRect(x: x, y: 0, width: width, height: room.height))
      return
    }
    let free = CGSize(width: width, height: room.height)
    let (one, two) = (ownTextLabel?.sizeThatFits(free) ?? .zero, detail.sizeThatFits(free))
    if style == .subtitle {
      // One below the other, together in the middle.
      let y = ((room.height - one.height - two.height) / 2).rounded(.up)
      ownTextLabel?.place(
        CGRect(x: x, y: y, width: min(one.width, width), height: one.height))
      detail.place(
        CGRect(x: x, y: y + one.height, width: min(two.width, width), height: two.height))
    } else if style == .value1 {
      // The detail has what the text leaves, up to the other side.
      let end = room.width - (hasArrow ? atTheEnd : min(sideMargin, 15))
      let first = min(one.width, width)
      let second = min(two.width, max(0, end - x - first))
      ownTextLabel?.place(
        CGRect(
          x: x, y: ((room.height - one.height) / 2).rounded(.up), width: first, height: one.height))
      detail.place(
        CGRect(
          x: end - second, y: ((room.height - two.height) / 2).rounded(.up), width: second,
          height: two.height))
    } else {
      let part = (width / 2).rounded()
      ownTextLabel?.place(CGRect(x: x, y: 0, width: part, height: room.height))
      detail.place(CGRect(x: x + part, y: 0, width: width - part, height: room.height))
    }
  }

  /// Whether it is one of the labels that UIKit gives a cell.
  package final func isOwnLabel(_ label: UILabel) -> Bool {
    label === ownTextLabel || label === ownDetailLabel
  }

  package final override var renderedKind: String { "UITableViewCell" }
  /// How far the line below keeps from the edges, in points.
  package final var drawnSeparatorInset: UIEdgeInsets {
    guard deviceNumber >= 7 else { return .zero }
    return ownSeparatorInset ?? surroundingTable?.ownSeparatorInset ?? sideInset
  }
  final override var naturalMargins: UIEdgeInsets { marginsOfCells }
  /// How it looks with the focus; iOS 9.0 and later.
  open var focusStyle: FocusStyle {
    get { requires("focusStyle", since: 9.0, ownFocusStyle) }
    set {
      ownFocusStyle = requires("setFocusStyle:", since: 9.0, newValue)
    }
  }
  final var ownFocusStyle: FocusStyle = .default {
    didSet { declaredOnly("UITableViewCell.focusStyle", oldValue, ownFocusStyle) }
  }
  /// Whether it takes touches while something is dragged; iOS 11.0 and later.
  open var userInteractionEnabledWhileDragging: Bool {
    get {
      requires(
        "userInteractionEnabledWhileDragging", since: 11.0, ownUserInteractionEnabledWhileDragging)
    }
    set {
      ownUserInteractionEnabledWhileDragging = requires(
        "setUserInteractionEnabledWhileDragging:", since: 11.0, newValue)
    }
  }
  final var ownUserInteractionEnabledWhileDragging: Bool = false {
    didSet {
      declaredOnly(
        "UITableViewCell.userInteractionEnabledWhileDragging", oldValue,
        ownUserInteractionEnabledWhileDragging)
    }
  }
  /// What sets the configurations; iOS 15.0 and later.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Called after `updateConfiguration(using:)`; nil for nothing. iOS 15.0 and later (rule 391).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { requires("configurationUpdateHandler", since: 15.0, ownConfigurationUpdateHandler) }
    set {
      ownConfigurationUpdateHandler = requires(
        "setConfigurationUpdateHandler:", since: 15.0, newValue)
      setNeedsUpdateConfiguration()
    }
  }
  final var ownConfigurationUpdateHandler: ConfigurationUpdateHandler?
  /// How a focused cell looks; iOS 9.0 and later.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// What is known of its state; iOS 14.0 and later.
  open var configurationState: UICellConfigurationState {
    requires("configurationState", since: 14.0)
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    state.cellDragState = .init(rawValue: ownDragState.rawValue) ?? .none
    return state
  }
  /// What editing it does; iOS 2.0 and later.
  open var editingStyle: EditingStyle { isEditing ? editingLook.style : .none }
  /// It is about to show something for editing, or no longer; iOS 3.0 and later.
  open func willTransition(to state: StateMask) { requires("willTransitionToState:", since: 3.0) }
  /// It shows something for editing, or no longer; iOS 3.0 and later.
  open func didTransition(to state: StateMask) { requires("didTransitionToState:", since: 3.0) }
  /// What a cell shows for editing; iOS 3.0 and later.
  public nonisolated struct StateMask: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The button at the left is shown that begins to delete.
    public static let showingEditControl = Self(rawValue: 1)
    /// The button is shown that deletes.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }
}

final class UITableViewCellContentView: UIView {
  override var isContentOfCell: Bool { true }
  override var naturalMargins: UIEdgeInsets { marginsOfCells }

  override func noteWhoTranslates() {
    let simulator = Simulator.current!
    guard !ownTranslatesAutoresizingMaskIntoConstraints,
      let cell = drawnSuperview as? UITableViewCell,
      simulator.has(.contentViewsAreManaged)
    else { return }
    // Message M166.
    simulator.console(
      "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the "
        + "contentView of a UITableViewCell is not supported and will result in undefined behavior, as "
        + "this property is managed by the owning UITableViewCell. Cell: <\(simulator.name(of: cell))>"
    )
  }
}
final class UITableViewLabel: UILabel {}
final class UITableViewCellImageView: UIImageView {}
