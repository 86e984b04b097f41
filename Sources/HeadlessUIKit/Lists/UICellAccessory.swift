public import Foundation

/// Something at an end of a row; iOS 14.0 and later.
@MainActor
public struct UICellAccessory {
  /// What it is.
  public let accessoryType: AccessoryType
  /// When it is shown.
  public let displayedState: DisplayedState
  let options: Options
  /// The text of a label.
  var text: String?
  /// The menu that it opens.
  var menu: UIMenu?
  var placement: Placement?
  var actionHandler: (() -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options,
    _ actionHandler: (() -> Void)? = nil
  ) {
    (accessoryType, displayedState, self.options) = (type, displayed, options)
    self.actionHandler = actionHandler
  }

  /// The arrow that leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// The arrow that opens what is in the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options, actionHandler) }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// A button for details; iOS 15.4 and later.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, actionHandler) }

  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, actionHandler) }

  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, actionHandler) }

  /// A handle to move the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// A circle to select the row.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options)
    accessory.text = text
    return accessory
  }

  /// A button that opens a menu; iOS 17.0 and later.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options)
    accessory.menu = menu
    if let selectedElementDidChangeHandler {
      declaredOnly(
        "UICellAccessory.popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)")
      accessory.actionHandler = { selectedElementDidChangeHandler(menu) }
    }
    return accessory
  }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed,
      configuration.options)
    accessory.placement = configuration.placement
    return accessory
  }

  /// What accessories there are.
  public enum AccessoryType {
    /// The system's accessories.
    case disclosureIndicator, outlineDisclosure, checkmark, detail, delete, insert, reorder
    /// A circle to select, a text, or a button that opens a menu.
    case multiselect, label, popUpMenu
    /// A view of the app.
    case customView(UIView)
  }

  /// When it is there.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  /// How much room it takes.
  public enum LayoutDimension: Sendable {
    /// That of what is shown, or the usual one.
    case actual, standard
    /// So many points.
    case custom(CGFloat)
  }

  /// At which end a view of the app is, when, and before which of the others there.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place among the accessories of that edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// In front of the accessory of that kind; at the beginning where there is none.
    public static func position(before type: AccessoryType) -> Position {
      { $0.firstIndex { $0.kind == UICellAccessory.kind(of: type) } ?? 0 }
    }
    /// Behind the accessory of that kind; at the end where there is none.
    public static func position(after type: AccessoryType) -> Position {
      { all in
        all.firstIndex { $0.kind == UICellAccessory.kind(of: type) }.map { $0 + 1 } ?? all.count
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
    var isLeading: Bool { if case .leading = self { true } else { false } }
  }

  /// How it looks and behaves. UIKit has a type of its own for each accessory, with some of these.
  public struct Options {
    /// Where an outline opens.
    public enum Style: Sendable {
      /// As the row is; wherever the row is tapped; where the arrow is tapped.
      case automatic, header, cell
    }

    /// Where an outline opens.
    public var style: Style
    /// Whether it is hidden and keeps its place.
    public var isHidden: Bool
    /// How much room it takes; nil for the usual.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the usual one.
    public var tintColor: UIColor?
    /// The color behind it; nil for the usual one.
    public var backgroundColor: UIColor? {
      didSet { keptLook("UICellAccessory.Options.backgroundColor", oldValue, backgroundColor) }
    }
    /// Whether there is a line in front of it.
    public var showsVerticalSeparator: Bool {
      didSet {
        keptLook(
          "UICellAccessory.Options.showsVerticalSeparator", oldValue, showsVerticalSeparator)
      }
    }
    /// The font of the text.
    public var font: UIFont
    /// Whether the font follows the size of text that the user has chosen.
    public var adjustsFontForContentSizeCategory: Bool {
      didSet {
        declaredOnly(
          "UICellAccessory.Options.adjustsFontForContentSizeCategory", oldValue,
          adjustsFontForContentSizeCategory)
      }
    }

    /// Makes options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
      self.font = font ?? .systemFont(ofSize: 17)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
  /// How the arrow looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How the arrow looks, and where it is tapped.
  public typealias OutlineDisclosureOptions = Options
  /// How the check mark looks.
  public typealias CheckmarkOptions = Options
  /// How the button looks.
  public typealias DetailOptions = Options
  /// How the button looks.
  public typealias DeleteOptions = Options
  /// How the button looks.
  public typealias InsertOptions = Options
  /// How the handle looks.
  public typealias ReorderOptions = Options
  /// How the circle looks.
  public typealias MultiselectOptions = Options
  /// How the text looks.
  public typealias LabelOptions = Options
  /// How the button looks; iOS 17.0 and later.
  public typealias PopUpMenuOptions = Options

  /// A view of the app's at an end of a row.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which edge it is, and when.
    public let placement: Placement
    /// Whether it is hidden and keeps its place.
    public var isHidden: Bool
    /// How much room it takes; nil for that of the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has.
    public var maintainsFixedSize: Bool

    /// Makes the accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var options: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// What tells one kind from another.
  var kind: String { Self.kind(of: accessoryType) }

  private static func kind(of type: AccessoryType) -> String {
    if case .customView = type { "customView" } else { "\(type)" }
  }

  /// Whether the system has it at the leading edge.
  var isLeading: Bool {
    placement?.isLeading ?? ["delete", "insert", "multiselect"].contains(kind)
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
