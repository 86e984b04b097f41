public import Foundation

/// A control with a title that a person taps.
open class UIButton: UIControl {
  /// How a button looks when nobody says otherwise.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    /// iOS 13.0 and later.
    case close = 7
    /// The button with a border of iOS 6 and before.
    case roundedRect = 100
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// A button with an action; iOS 14 and later.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    Self.requires("buttonWithType:primaryAction:", since: 14.0)
    adopt(primaryAction)
  }

  /// A button with an action; iOS 14.0 and later.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    requires("initWithFrame:primaryAction:", since: 14.0)
    adopt(primaryAction)
  }

  /// A button that looks as its configuration says; iOS 15.0 and later.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    Self.requires("buttonWithConfiguration:primaryAction:", since: 15.0)
    ownConfiguration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: What it shows

  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var ownTitleLabel: UILabel?
  private var ownImageView: UIImageView?

  /// How it looks; iOS 15.0 and later.
  open var configuration: Configuration? {
    get { requires("configuration", since: 15.0, ownConfiguration) }
    set { ownConfiguration = requires("setConfiguration:", since: 15.0, newValue) }
  }
  final var ownConfiguration: Configuration? {
    didSet { invalidateLayoutOfGroup() }
  }
  /// iOS 15.0 and later.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { requires("configurationUpdateHandler", since: 15.0, ownConfigurationUpdateHandler) }
    set {
      ownConfigurationUpdateHandler = requires(
        "setConfigurationUpdateHandler:", since: 15.0, newValue)
    }
  }
  final var ownConfigurationUpdateHandler: ((UIButton) -> Void)?
  /// iOS 15.0 and later.
  open func setNeedsUpdateConfiguration() {
    guard requires("setNeedsUpdateConfiguration", since: 15.0) else { return }
    ownConfigurationUpdateHandler?(self)
  }
  /// iOS 14.0 and later.
  open var menu: UIMenu? {
    get { requires("menu", since: 14.0, ownMenu) }
    set {
      ownMenu = requires("setMenu:", since: 14.0, newValue)
      if newValue != nil {
        Simulator.current.unimplemented(
          "UIButton.menu", "menus are not shown.")
      }
    }
  }
  final var ownMenu: UIMenu?
  /// iOS 15.0 and later.
  open var changesSelectionAsPrimaryAction: Bool {
    get {
      requires("changesSelectionAsPrimaryAction", since: 15.0, ownChangesSelectionAsPrimaryAction)
    }
    set {
      ownChangesSelectionAsPrimaryAction = requires(
        "setChangesSelectionAsPrimaryAction:", since: 15.0, newValue)
      if newValue {
        Simulator.current.unimplemented(
          "UIButton.changesSelectionAsPrimaryAction", "a tap does not select the button.")
      }
    }
  }
  final var ownChangesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false

  /// The font and lines of the title are set here; the title itself by ``setTitle(_:for:)``.
  open var titleLabel: UILabel? {
    requires("titleLabel", since: 3.0)
    if let ownTitleLabel { return ownTitleLabel }
    let label = UIButtonLabel(frame: .zero)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.text = drawnTitle
    ownTitleLabel = label
    return label
  }

  open var imageView: UIImageView? {
    requires("imageView", since: 3.0)
    if let ownImageView { return ownImageView }
    let view = UIButtonImageView(frame: .zero)
    view.image = image(for: .normal)
    ownImageView = view
    return view
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    ownImageView?.image = self.image(for: .normal)
    invalidateLayoutOfGroup()
  }
  open func image(for state: State) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
  }
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[State.normal.rawValue]
  }
  /// iOS 6.0 and later.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    guard requires("setAttributedTitle:forState:", since: 6.0) else { return }
    attributedTitles[state.rawValue] = title
    setTitle(title?.string, for: state)
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    requires("attributedTitleForState:", since: 6.0)
    return attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
  }
  /// iOS 13.0 and later.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { requires("setPreferredSymbolConfiguration:forImageInState:", since: 13.0) }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open var currentImage: UIImage? { image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? ownTintColor }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    ownTitleLabel?.text = drawnTitle
    invalidateLayoutOfGroup()
  }

  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  open var currentTitle: String? { drawnTitle }

  private final var drawnTitle: String? {
    let state = !takesTouches ? State.disabled : isSelected ? .selected : .normal
    return titles[state.rawValue] ?? titles[State.normal.rawValue] ?? ownConfiguration?.title
  }

  /// An estimate: half an em for each character, the image, and room around both.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let em = ownTitleLabel?.font?.pointSize ?? UIFont.buttonFontSize
    let text = (CGFloat(drawnTitle?.count ?? 0) * em / 2).rounded(.up)
    let image = (image(for: .normal) ?? ownConfiguration?.image)?.size ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: text + image.width + (insets == .zero ? 24 : insets.left + insets.right),
      height: insets == .zero
        ? 44 : max((em * 1.2).rounded(.up), image.height) + insets.top + insets.bottom)
  }

  package final override var renderedText: String? { drawnTitle }
  package final override var renderedKind: String { "UIButton" }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// iOS 6.0 and later.
  open var currentAttributedTitle: NSAttributedString? {
    requires("currentAttributedTitle", since: 6.0, attributedTitle(for: state))
  }
  open var reversesTitleShadowWhenHighlighted = false
  /// iOS 15.0 and later.
  open func updateConfiguration() { requires("updateConfiguration", since: 15.0) }
}

/// The label in a button, which is asked for its font and not shown by itself.
final class UIButtonLabel: UILabel {}
final class UIButtonImageView: UIImageView {}

extension UIControl {
  /// What a control is like at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1 << 0)
    public static let disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
    /// iOS 9.0 and later.
    public static let focused = Self(rawValue: 1 << 3)
  }
}

extension UIControl {
  /// A finger goes down inside of the control and comes up again.
  package func touch() {
    guard !Simulator.current.isDead else { return }
    let touch = UITouch(at: .zero, in: self)
    let event = UIEvent(touches: [touch])
    touchesBegan([touch], with: event)
    touch.phase = .ended
    touchesEnded([touch], with: event)
  }
}
