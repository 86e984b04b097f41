/// Focus, dragging and waiting changes of a table.
extension UITableView {
  /// When rows that size themselves are measured again; iOS 16.0 and later.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get {
      requires(
        "selfSizingInvalidation", since: 16.0, declared["selfSizingInvalidation"] ?? .enabled)
    }
    set {
      requires("setSelfSizingInvalidation:", since: 16.0)
      declaredOnly("UITableView.selfSizingInvalidation", selfSizingInvalidation, newValue)
      declared["selfSizingInvalidation"] = newValue
    }
  }
  /// What opens the menus of rows; nil for none; iOS 14.0 and later.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    requires("contextMenuInteraction", since: 14.0, nil)
  }
  /// Whether changes wait for their end; iOS 11.0 and later.
  public var hasUncommittedUpdates: Bool { requires("hasUncommittedUpdates", since: 11.0, false) }
  /// Whether rows can be focused while it is edited; iOS 15.0 and later.
  public var allowsFocusDuringEditing: Bool {
    get {
      requires(
        "allowsFocusDuringEditing", since: 15.0, declared["allowsFocusDuringEditing"] ?? false)
    }
    set {
      requires("setAllowsFocusDuringEditing:", since: 15.0)
      declaredOnly("UITableView.allowsFocusDuringEditing", allowsFocusDuringEditing, newValue)
      declared["allowsFocusDuringEditing"] = newValue
    }
  }
  /// Whether something of it is dragged; iOS 11.0 and later.
  public var hasActiveDrag: Bool { requires("hasActiveDrag", since: 11.0, false) }
  /// Whether something is dragged over it; iOS 11.0 and later.
  public var hasActiveDrop: Bool { requires("hasActiveDrop", since: 11.0, false) }
  /// Whether something dragged over it opens its rows; iOS 11.0 and later.
  public var isSpringLoaded: Bool {
    get { requires("isSpringLoaded", since: 11.0, declared["isSpringLoaded"] ?? false) }
    set {
      requires("setSpringLoaded:", since: 11.0)
      declaredOnly("UITableView.isSpringLoaded", isSpringLoaded, newValue)
      declared["isSpringLoaded"] = newValue
    }
  }
  /// When rows are measured again; iOS 16.0 and later.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never; when told; also when their constraints change.
    case disabled, enabled, enabledIncludingConstraints
  }
}

/// Focus, dragging and waiting changes of a collection.
extension UICollectionView {
  /// How fast items make room for what is dragged; iOS 11.0 and later.
  public var reorderingCadence: ReorderingCadence {
    get { requires("reorderingCadence", since: 11.0, declared["reorderingCadence"] ?? .immediate) }
    set {
      requires("setReorderingCadence:", since: 11.0)
      declaredOnly("UICollectionView.reorderingCadence", reorderingCadence, newValue)
      declared["reorderingCadence"] = newValue
    }
  }
  /// When cells that size themselves are measured again; iOS 16.0 and later.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get {
      requires(
        "selfSizingInvalidation", since: 16.0, declared["selfSizingInvalidation"] ?? .enabled)
    }
    set {
      requires("setSelfSizingInvalidation:", since: 16.0)
      declaredOnly("UICollectionView.selfSizingInvalidation", selfSizingInvalidation, newValue)
      declared["selfSizingInvalidation"] = newValue
    }
  }
  /// Whether changes wait for their end; iOS 11.0 and later.
  public var hasUncommittedUpdates: Bool { requires("hasUncommittedUpdates", since: 11.0, false) }
  /// Whether items can be focused; iOS 15.0 and later.
  public var allowsFocus: Bool {
    get { requires("allowsFocus", since: 15.0, declared["allowsFocus"] ?? false) }
    set {
      requires("setAllowsFocus:", since: 15.0)
      declaredOnly("UICollectionView.allowsFocus", allowsFocus, newValue)
      declared["allowsFocus"] = newValue
    }
  }
  /// Whether items can be focused while it is edited; iOS 15.0 and later.
  public var allowsFocusDuringEditing: Bool {
    get {
      requires(
        "allowsFocusDuringEditing", since: 15.0, declared["allowsFocusDuringEditing"] ?? false)
    }
    set {
      requires("setAllowsFocusDuringEditing:", since: 15.0)
      declaredOnly("UICollectionView.allowsFocusDuringEditing", allowsFocusDuringEditing, newValue)
      declared["allowsFocusDuringEditing"] = newValue
    }
  }
  /// Whether something of it is dragged; iOS 11.0 and later.
  public var hasActiveDrag: Bool { requires("hasActiveDrag", since: 11.0, false) }
  /// Whether something is dragged over it; iOS 11.0 and later.
  public var hasActiveDrop: Bool { requires("hasActiveDrop", since: 11.0, false) }
  /// Whether something dragged over it opens its items; iOS 11.0 and later.
  public var isSpringLoaded: Bool {
    get { requires("isSpringLoaded", since: 11.0, declared["isSpringLoaded"] ?? false) }
    set {
      requires("setSpringLoaded:", since: 11.0)
      declaredOnly("UICollectionView.isSpringLoaded", isSpringLoaded, newValue)
      declared["isSpringLoaded"] = newValue
    }
  }
  /// What opens the menus of items; nil for none; iOS 13.2 and later.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    requires("contextMenuInteraction", since: 13.2, nil)
  }
  /// Who says what is dragged; held strongly here; iOS 11.0 and later.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { requires("dragDelegate", since: 11.0, declared["dragDelegate"]) }
    set {
      requires("setDragDelegate:", since: 11.0)
      declaredOnly("UICollectionView.dragDelegate", dragDelegate, newValue)
      declared["dragDelegate"] = newValue
    }
  }
  /// Who takes what is dropped; held strongly here; iOS 11.0 and later.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { requires("dropDelegate", since: 11.0, declared["dropDelegate"]) }
    set {
      requires("setDropDelegate:", since: 11.0)
      declaredOnly("UICollectionView.dropDelegate", dropDelegate, newValue)
      declared["dropDelegate"] = newValue
    }
  }
  /// How fast items make room; iOS 11.0 and later.
  public enum ReorderingCadence: Int, Sendable {
    /// At once; soon; late.
    case immediate, fast, slow
  }
  /// When cells are measured again; iOS 16.0 and later.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never; when told; also when their constraints change.
    case disabled, enabled, enabledIncludingConstraints
  }
}

/// Cells that are dragged, and their background.
extension UITableViewCell {
  /// Whether its background follows its state; iOS 14.0 and later.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get {
      requires(
        "automaticallyUpdatesBackgroundConfiguration", since: 14.0,
        declared["automaticallyUpdatesBackgroundConfiguration"] ?? true)
    }
    set {
      requires("setAutomaticallyUpdatesBackgroundConfiguration:", since: 14.0)
      declaredOnly(
        "UITableViewCell.automaticallyUpdatesBackgroundConfiguration",
        automaticallyUpdatesBackgroundConfiguration, newValue)
      declared["automaticallyUpdatesBackgroundConfiguration"] = newValue
    }
  }
  /// Whether its delete button is shown; iOS 3.0 and later.
  public var showingDeleteConfirmation: Bool {
    requires("showingDeleteConfirmation", since: 3.0, false)
  }
  /// The background that suits its list; iOS 16.0 and later.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    requires("defaultBackgroundConfiguration", since: 16.0)
    return .listPlainCell()
  }
}

/// Cells that are dragged, and their background.
extension UICollectionViewCell {
  /// The background that suits its list; iOS 16.0 and later.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    requires("defaultBackgroundConfiguration", since: 16.0)
    return .listPlainCell()
  }
}

/// What lines of a list have between them.
extension UICollectionViewListCell {
  /// Where its line begins and ends; iOS 14.0 and later.
  public var separatorLayoutGuide: UILayoutGuide {
    requires("separatorLayoutGuide", since: 14.0, contentView.layoutMarginsGuide)
  }
}
