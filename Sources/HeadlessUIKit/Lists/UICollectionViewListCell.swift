public import Foundation

/// A row of a list; iOS 14.0 and later.
open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep it is indented.
  open var indentationLevel = 0 {
    didSet { keptLook("UICollectionViewListCell.indentationLevel", oldValue, indentationLevel) }
  }
  /// How far it is indented for each level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { keptLook("UICollectionViewListCell.indentationWidth", oldValue, indentationWidth) }
  }
  /// Whether accessories are indented too.
  open var indentsAccessories = true {
    didSet {
      declaredOnly("UICollectionViewListCell.indentsAccessories", oldValue, indentsAccessories)
    }
  }
  /// What is at the ends of the row.
  open var accessories: [UICellAccessory] = [] {
    didSet { keptLook("UICollectionViewListCell.accessories", oldValue, accessories) }
  }

  public override init(frame: CGRect) {
    Self.requiresClass(since: 14.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 14.0)
    super.init(coder: coder)
  }
  /// Creates a collection view list cell with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// A configuration of text that goes with the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Something at the end of a row; iOS 14.0 and later.
///
/// - Important: A row keeps it; it is not shown.
@MainActor
public struct UICellAccessory {
  /// What it is.
  public let accessoryType: AccessoryType
  /// When it is shown.
  public let displayed: DisplayedState
  /// How it looks.
  public let options: Options
  let actionHandler: (() -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options,
    _ actionHandler: (() -> Void)? = nil
  ) {
    (accessoryType, self.displayed, self.options) = (type, displayed, options)
    self.actionHandler = actionHandler
  }

  /// The arrow that leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// The arrow that opens what is in the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options, actionHandler) }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// A button for details; iOS 15.4 and later.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, actionHandler) }

  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, actionHandler) }

  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, actionHandler) }

  /// A handle to move the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// A circle to select the row.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.label, displayed, options) }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.customView, .always, Options())
  }

  /// What accessories there are.
  public enum AccessoryType: Sendable {
    /// The system's accessories.
    case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder
    /// A circle to select, a text, or a view of the app.
    case multiselect, label, customView
  }

  /// When it is there.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  /// How it looks. UIKit has a type of its own for each accessory; they all have these.
  public struct Options {
    /// Whether an outline opens where it is tapped, or with its row.
    public enum Style: Sendable { case automatic, header, cell }

    /// Whether it is hidden and keeps its place.
    public var isHidden: Bool?
    /// Its color; nil for the usual one.
    public var tintColor: UIColor?
    /// How it behaves.
    public var style: Style

    /// Makes options.
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }
  /// How the arrow looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How the arrow looks.
  public typealias OutlineDisclosureOptions = Options
  /// How the check mark looks.
  public typealias CheckmarkOptions = Options
  /// How the button looks.
  public typealias DeleteOptions = Options

  /// A view of the app's at the end of a row.
  @MainActor
  public struct CustomViewConfiguration {
    /// At which end.
    public enum Placement {
      /// At the leading or trailing edge, and when.
      case leading(displayed: DisplayedState), trailing(displayed: DisplayedState)
    }

    /// The view.
    public let customView: UIView
    /// At which edge it is, and when.
    public let placement: Placement

    /// Makes the accessory of a view.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }
}
