/// What the look of a view can depend on; iOS 14.0 and later.
public nonisolated protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Makes the state of a view with these traits.
  init(traitCollection: UITraitCollection)
  /// What the app adds to it; nil for nothing.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// By what an app knows what it adds to a state; iOS 14.0 and later.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view; iOS 14.0 and later.
public nonisolated struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at the edge while its section is scrolled; iOS 15.0 and later.
  public var isPinned = false
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view with these traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What the app adds to it; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}

/// The state that a cell is in; iOS 14.0 and later.
public nonisolated struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether its actions were pulled out.
  public var isSwiped = false
  /// Whether what belongs to it is shown.
  public var isExpanded = false
  /// Whether it is being dragged to another place.
  public var isReordering = false
  /// How it takes part in a drag (rule 946).
  public var cellDragState = DragState.none
  /// How a drag over it takes part; never here.
  public var cellDropState = DropState.none
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell with these traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What the app adds to it; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }

  /// How a cell is dragged; iOS 14.0 and later.
  public enum DragState: Int, Sendable {
    /// Not at all; it is lifted; it is dragged.
    case none, lifting, dragging
  }
  /// How a cell takes what is dragged; iOS 14.0 and later.
  public enum DropState: Int, Sendable {
    /// Not at all; something is dragged elsewhere in the list; it would take it.
    case none, notTargeted, targeted
  }
}

/// What the look of a view that has nothing to show can depend on; iOS 17.0 and later.
public nonisolated struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil for nothing.
  public var searchText: String?
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with these traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What the app adds to it; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}
