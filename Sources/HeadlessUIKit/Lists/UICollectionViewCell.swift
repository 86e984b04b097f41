public import Foundation

/// A view that a collection uses again and again; iOS 6.0 and later.
open class UICollectionReusableView: UIView {
  /// The name under which it is used again; nil when it is not.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  /// The name that the list has given it.
  final var ownReuseIdentifier: String?

  public override init(frame: CGRect) {
    Self.requiresClass(since: 6.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    super.init(coder: coder)
  }
  /// Creates a collection reusable view with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// The view will be used for something else.
  open func prepareForReuse() { _ = isReplaced("prepareForReuse()") }
  /// Whether a layout has put it behind the cells.
  final var isDecoration = false
  /// Whether it is there because nobody has given a view.
  final var isAbsent = false
  static func absent() -> UICollectionReusableView {
    let view = UICollectionReusableView(frame: .zero)
    view.isAbsent = true
    return view
  }

  /// Takes its place and its look from the layout (rules 715 and 861).
  ///
  /// - Parameter origin: Where the view that holds it begins in the content, in points.
  final func take(_ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint) {
    isDecoration = attributes.isForDecoration
    placeByBoundsAndCenter(attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y))
    // What the layout has never said is the cell's own.
    if hasLook || attributes.hasLook {
      hasLook = attributes.hasLook
      alpha = attributes.alpha
      isHidden = attributes.isHidden
      transform = attributes.transform
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    let isKnown = taken?.says(what: attributes) ?? false
    taken = attributes.copy() as? UICollectionViewLayoutAttributes
    if !isKnown { apply(attributes) }
  }
  private final var hasLook = false
  /// What the layout said last; nil for a view that is made or used again.
  final var taken: UICollectionViewLayoutAttributes?

  /// Takes the place that the layout gives it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The collection is about to have another layout; never here.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The collection has another layout; never here.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// What it wants in place of what the layout gives it; iOS 8.0 and later.
  ///
  /// That is the size that constraints in it want, where the layout leaves it a choice (rule 717); the height
  /// of a list's configuration (rule 1000).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    requires("preferredLayoutAttributesFittingAttributes:", since: 8.0)
    let choice = layoutAttributes.choice
    if choice == .height, layoutAttributes.representedElementKind == nil,
      let list = sizedContent as? UIListContentView
    {
      placeBesideContent()
      // What is beside the content keeps its width.
      let beside = max(0, drawnBounds.width - list.drawnBounds.width)
      let width = max(0, layoutAttributes.frame.width - beside)
      let wanted = list.sizeThatFits(CGSize(width: width, height: 0)).height
      layoutAttributes.frame.size.height = max(leastHeight, wanted)
      return layoutAttributes
    }
    guard choice != .none, hasConstraintsInside || decidesSize else { return layoutAttributes }
    let given = layoutAttributes.frame.size
    let (keepsWidth, keepsHeight) = (choice == .height, choice == .width)
    // A class of the app's may override it, and so decides (rule 1017).
    var size = systemLayoutSizeFitting(
      CGSize(width: keepsWidth ? given.width : 0, height: keepsHeight ? given.height : 0),
      withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: keepsHeight ? .required : .fittingSizeLevel)
    if keepsWidth { size.width = given.width }
    if keepsHeight { size.height = given.height }
    if size.width > 0, size.height > 0 { layoutAttributes.frame.size = size }
    return layoutAttributes
  }
  /// The size that the constraints in its content want; iOS 8.0 and later (rule 1017).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard sizedContent !== self, hasConstraintsInside else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    requires(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
      since: 8.0)
    return sizedContent.sizeByConstraints(
      targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  private final var hasConstraintsInside: Bool {
    sizedContent.drawnSubviews.contains(where: \.isPlacedByConstraints)
  }
  /// Whether the app's class says how large it wants to be.
  private final var decidesSize: Bool {
    isOfTheApp
      && Simulator.current.hooks.overrides(
        self,
        "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
  }
  /// The view whose constraints say how large it wants to be.
  var sizedContent: UIView { self }
  /// Places what is beside the content, before the content is measured.
  func placeBesideContent() {}
  /// Less high it does not want to be, in points.
  var leastHeight: CGFloat { 0 }
}

/// One item of a collection; iOS 6.0 and later.
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell, ContentHolder {
  final override var sizedContent: UIView { contentView }
  override var placesSubviewsItself: Bool { true }
  /// The view that holds what the app adds.
  open var contentView: UIView { ownContentView }
  final var ownContentView: UIView
  final func makeEmptyContentView() -> UIView { UICollectionViewCellContentView(frame: .zero) }
  final func forgetContent() {}
  /// What a tap on the item follows.
  final var selectionSegue: SegueTemplate?
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
  final var highlightsContent: Bool { true }
  /// Whether the collection around it is being edited.
  var isEdited = false { didSet { stateChanged(isEdited != oldValue) } }
  /// Whether its actions are pulled out.
  final var isPulledOut = false { didSet { stateChanged(isPulledOut != oldValue) } }
  /// Whether what is in its item is shown.
  final var isOpened = false { didSet { stateChanged(isOpened != oldValue) } }
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.detach()
      if let backgroundView { insert(backgroundView, at: 0) }
    }
  }
  /// A view behind the content while it is selected; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      keptLook("UICollectionViewCell.selectedBackgroundView", oldValue, selectedBackgroundView)
    }
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
      keptLook("UICollectionViewCell.backgroundConfiguration", oldValue, ownBackgroundConfiguration)
    }
  }
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

  public override init(frame: CGRect) {
    ownContentView = UICollectionViewCellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    adoptContentView()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    ownContentView = UICollectionViewCellContentView(frame: .zero)
    super.init(coder: coder)
  }

  override func prepareToBeRead() { adoptContentView() }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(contentView, at: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.place(drawnBounds)
  }

  package final override var renderedKind: String { "UICollectionViewCell" }
  /// How the cell takes part in a drag.
  final var ownDragState = DragState.none
  /// The cell is lifted, dragged, or neither any more; iOS 11.0 and later (rule 946).
  open func dragStateDidChange(_ dragState: DragState) {
    requires("dragStateDidChange:", since: 11.0)
  }
  /// Whether its content follows its state; iOS 14.0 and later.
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
  final var ownAutomaticallyUpdatesContentConfiguration: Bool = true {
    didSet {
      declaredOnly(
        "UICollectionViewCell.automaticallyUpdatesContentConfiguration", oldValue,
        ownAutomaticallyUpdatesContentConfiguration)
    }
  }
  /// Whether its background follows its state; iOS 14.0 and later.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get {
      requires(
        "automaticallyUpdatesBackgroundConfiguration", since: 14.0,
        ownAutomaticallyUpdatesBackgroundConfiguration)
    }
    set {
      ownAutomaticallyUpdatesBackgroundConfiguration = requires(
        "setAutomaticallyUpdatesBackgroundConfiguration:", since: 14.0, newValue)
    }
  }
  final var ownAutomaticallyUpdatesBackgroundConfiguration: Bool = true {
    didSet {
      declaredOnly(
        "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", oldValue,
        ownAutomaticallyUpdatesBackgroundConfiguration)
    }
  }
  /// What sets the configurations; iOS 15.0 and later.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void
  /// Called after `updateConfiguration(using:)`; nil for nothing. iOS 15.0 and later.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { requires("configurationUpdateHandler", since: 15.0, ownConfigurationUpdateHandler) }
    set {
      ownConfigurationUpdateHandler = requires(
        "setConfigurationUpdateHandler:", since: 15.0, newValue)
      setNeedsUpdateConfiguration()
    }
  }
  final var ownConfigurationUpdateHandler: ConfigurationUpdateHandler?
  /// What is known of its state; iOS 14.0 and later.
  open var configurationState: UICellConfigurationState {
    requires("configurationState", since: 14.0)
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isSwiped, state.isExpanded) = (isEdited, isPulledOut, isOpened)
    state.cellDragState = .init(rawValue: ownDragState.rawValue) ?? .none
    return state
  }
}

final class UICollectionViewCellContentView: UIView {
  override var isContentOfCell: Bool { true }
}
