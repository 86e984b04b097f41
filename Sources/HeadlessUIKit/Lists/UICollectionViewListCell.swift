public import Foundation

/// A row of a list; iOS 14.0 and later.
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  /// What stands at the ends of the row.
  open var accessories: [UICellAccessory] = []

  public override init(frame: CGRect) {
    Self.requiresClass(since: 14.0)
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 14.0)
    super.init(coder: coder)
  }
  public convenience init() { self.init(frame: .zero) }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Something at the end of a row; iOS 14.0 and later.
///
/// - Important: A row keeps it; it is not shown.
@MainActor
public struct UICellAccessory {
  /// What it is.
  public let accessoryType: AccessoryType
  public let displayed: DisplayedState
  public let options: Options
  let actionHandler: (() -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options,
    _ actionHandler: (() -> Void)? = nil
  ) {
    (accessoryType, self.displayed, self.options) = (type, displayed, options)
    self.actionHandler = actionHandler
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options, actionHandler) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// iOS 15.4 and later.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, actionHandler) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, actionHandler) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.label, displayed, options) }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.customView, .always, Options())
  }

  /// What accessories there are.
  public enum AccessoryType: Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder
    case multiselect, label, customView
  }

  /// When it is there.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  /// How it looks. UIKit has a type of its own for each accessory; they all have these.
  public struct Options {
    /// Whether an outline opens where it is tapped, or with its row.
    public enum Style: Sendable { case automatic, header, cell }

    public var isHidden: Bool?
    public var tintColor: UIColor?
    public var style: Style

    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }
  public typealias DisclosureIndicatorOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options

  /// A view of the app's at the end of a row.
  @MainActor
  public struct CustomViewConfiguration {
    /// At which end.
    public enum Placement {
      case leading(displayed: DisplayedState), trailing(displayed: DisplayedState)
    }

    public let customView: UIView
    public let placement: Placement

    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }
}
