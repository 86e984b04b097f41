public import Foundation

/// What a move of focus changes in a table; never made here. iOS 9.0 and later.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had focus; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets focus; nil for none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// What a move of focus changes in a collection; never made here. iOS 9.0 and later.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had focus; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets focus; nil for none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Focus, dragging and waiting changes of a table.
extension UITableView {
  /// When rows that size themselves are measured again; iOS 16.0 and later.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { self[unused: "UITableView.selfSizingInvalidation", since: 16.0, usual: .enabled] }
    set {
      self[unused: "UITableView.selfSizingInvalidation", since: 16.0, usual: .enabled] = newValue
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
    get { self[unused: "UITableView.allowsFocusDuringEditing", since: 15.0, usual: false] }
    set {
      self[unused: "UITableView.allowsFocusDuringEditing", since: 15.0, usual: false] = newValue
    }
  }
  /// Whether something of it is dragged; iOS 11.0 and later.
  public var hasActiveDrag: Bool {
    requires("hasActiveDrag", since: 11.0)
    return Simulator.current.drags.contains { $0.session.source === dragging }
  }
  /// Whether something is dragged over it; iOS 11.0 and later.
  public var hasActiveDrop: Bool {
    requires("hasActiveDrop", since: 11.0)
    return Simulator.current.drags.contains { $0.target === dragging }
  }
  /// Whether something dragged over it opens its rows; iOS 11.0 and later.
  public var isSpringLoaded: Bool {
    get { self[unused: "UITableView.isSpringLoaded", since: 11.0, usual: false] }
    set { self[unused: "UITableView.isSpringLoaded", since: 11.0, usual: false] = newValue }
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
    get { self[unused: "UICollectionView.reorderingCadence", since: 11.0, usual: .immediate] }
    set {
      self[unused: "UICollectionView.reorderingCadence", since: 11.0, usual: .immediate] = newValue
    }
  }
  /// When cells that size themselves are measured again; iOS 16.0 and later.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { self[unused: "UICollectionView.selfSizingInvalidation", since: 16.0, usual: .enabled] }
    set {
      self[unused: "UICollectionView.selfSizingInvalidation", since: 16.0, usual: .enabled] =
        newValue
    }
  }
  /// Whether changes wait for their end; iOS 11.0 and later.
  public var hasUncommittedUpdates: Bool { requires("hasUncommittedUpdates", since: 11.0, false) }
  /// Whether items can be focused; iOS 15.0 and later.
  public var allowsFocus: Bool {
    get { self[unused: "UICollectionView.allowsFocus", since: 15.0, usual: false] }
    set { self[unused: "UICollectionView.allowsFocus", since: 15.0, usual: false] = newValue }
  }
  /// Whether items can be focused while it is edited; iOS 15.0 and later.
  public var allowsFocusDuringEditing: Bool {
    get { self[unused: "UICollectionView.allowsFocusDuringEditing", since: 15.0, usual: false] }
    set {
      self[unused: "UICollectionView.allowsFocusDuringEditing", since: 15.0, usual: false] =
        newValue
    }
  }
  /// Whether something of it is dragged; iOS 11.0 and later.
  public var hasActiveDrag: Bool {
    requires("hasActiveDrag", since: 11.0)
    return Simulator.current.drags.contains { $0.session.source === dragging }
  }
  /// Whether something is dragged over it; iOS 11.0 and later.
  public var hasActiveDrop: Bool {
    requires("hasActiveDrop", since: 11.0)
    return Simulator.current.drags.contains { $0.target === dragging }
  }
  /// Whether something dragged over it opens its items; iOS 11.0 and later.
  public var isSpringLoaded: Bool {
    get { self[unused: "UICollectionView.isSpringLoaded", since: 11.0, usual: false] }
    set { self[unused: "UICollectionView.isSpringLoaded", since: 11.0, usual: false] = newValue }
  }
  /// What opens the menus of items; nil for none; iOS 13.2 and later.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    requires("contextMenuInteraction", since: 13.2, nil)
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
      self[
        unused: "UITableViewCell.automaticallyUpdatesBackgroundConfiguration", since: 14.0,
        usual: true]
    }
    set {
      self[
        unused: "UITableViewCell.automaticallyUpdatesBackgroundConfiguration", since: 14.0,
        usual: true] = newValue
    }
  }
  /// Whether its delete button is shown; iOS 3.0 and later.
  public var showingDeleteConfirmation: Bool {
    requires("showingDeleteConfirmation", since: 3.0)
    return shownState.contains(.showingDeleteConfirmation)
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
