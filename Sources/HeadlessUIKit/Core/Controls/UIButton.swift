public import Foundation

/// A control with a title that a person taps.
open class UIButton: UIControl {
  /// How a button looks when nobody says otherwise.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own: no color, no border.
    case custom = 0
    /// Text in the tint color; before iOS 7 with a round border.
    case system = 1
    /// The information sign for details.
    case detailDisclosure = 2
    /// The information sign for dark backgrounds.
    case infoLight = 3
    /// The information sign for light backgrounds.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross that closes; iOS 13.0 and later.
    case close = 7
    /// The button with a border of iOS 6 and before.
    case roundedRect = 100
  }

  /// What it was made as. Has no effect here.
  open var buttonType: ButtonType { ownType }
  final var ownType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var titleShadowColors: [UInt: UIColor] = [:]
  final var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes one with UIKit's own values.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Makes a button of that type; one that shows a sign is as large as that (rule 1075).
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    ownType = type
    if type != .close, let size = Simulator.current.signSize(type) {
      place(CGRect(origin: .zero, size: size))
    }
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
    willSet {
      // A configuration has a font of its own in place of the usual one (rule 1130).
      if ownConfiguration == nil, newValue != nil { changesUsualFont = shownTitleFont == usualFont }
    }
    didSet {
      if changesUsualFont { ownTitleLabel?.font = usualFont }
      changesUsualFont = false
      ownTitleLabel?.text = drawnTitle
      invalidateLayoutOfGroup()
    }
  }
  private var changesUsualFont = false
  /// Takes away the title that a file has beside a configuration without one (rule 467).
  final func removeTitleBesideConfiguration() {
    if drawnConfiguration?.title == nil { titles[State.normal.rawValue] = nil }
  }
  /// What sets the configuration; iOS 15.0 and later.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Called after `updateConfiguration()`; nil for nothing. iOS 15.0 and later (rule 392).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { requires("configurationUpdateHandler", since: 15.0, ownConfigurationUpdateHandler) }
    set {
      ownConfigurationUpdateHandler = requires(
        "setConfigurationUpdateHandler:", since: 15.0, newValue)
      setNeedsUpdateConfiguration()
    }
  }
  final var ownConfigurationUpdateHandler: ConfigurationUpdateHandler?
  /// Has the configuration updated with the next layout; iOS 15.0 and later.
  open func setNeedsUpdateConfiguration() {
    guard requires("setNeedsUpdateConfiguration", since: 15.0) else { return }
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Whether the configuration is set again with the next layout.
  private final var needsConfigurationUpdate = false
  private func stateChanged(_ hasChanged: Bool) {
    guard hasChanged, ownConfigurationUpdateHandler != nil || ownConfiguration != nil else {
      return
    }
    setNeedsUpdateConfiguration()
  }
  final override func updateConfigurationsIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    readingModels(
      for: .configuration, asksTheApp: isOfTheApp || ownConfigurationUpdateHandler != nil
    ) {
      updateConfiguration()
      ownConfigurationUpdateHandler?(self)
    }
  }
  final override func renewConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  open override var isSelected: Bool { didSet { stateChanged(isSelected != oldValue) } }
  open override var isHighlighted: Bool { didSet { stateChanged(isHighlighted != oldValue) } }
  open override var isEnabled: Bool { didSet { stateChanged(isEnabled != oldValue) } }
  /// The menu that it shows; nil for none; iOS 14.0 and later.
  open var menu: UIMenu? {
    get { requires("menu", since: 14.0, ownMenu) }
    set { ownMenu = requires("setMenu:", since: 14.0, newValue) }
  }
  final var ownMenu: UIMenu? {
    didSet {
      opensMenus(ownMenu != nil)
      followSelection()
    }
  }
  final override func showsMenuChanged() { followSelection() }
  /// The menu of the button; iOS 14.0 and later (rule 436).
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    requires("contextMenuInteraction:configurationForMenuAtLocation:", since: 14.0)
    return ownMenu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
  /// Whether a tap turns `isSelected`; iOS 15.0 and later.
  open var changesSelectionAsPrimaryAction: Bool {
    get {
      requires("changesSelectionAsPrimaryAction", since: 15.0, ownChangesSelectionAsPrimaryAction)
    }
    set {
      ownChangesSelectionAsPrimaryAction = requires(
        "setChangesSelectionAsPrimaryAction:", since: 15.0, newValue)
      followSelection()
    }
  }
  final var ownChangesSelectionAsPrimaryAction = false
  override func touchedUp(_ event: UIEvent?) {
    if ownChangesSelectionAsPrimaryAction, !ownShowsMenuAsPrimaryAction { isSelected.toggle() }
    super.touchedUp(event)
  }
  /// How far the content keeps from the edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { customizes(\UIButton.contentEdgeInsets, contentEdgeInsets) }
  }
  /// How far the title keeps from its place, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      keptLook("UIButton.titleEdgeInsets", oldValue, titleEdgeInsets)
      customizes(\UIButton.titleEdgeInsets, titleEdgeInsets)
    }
  }
  /// How far the image keeps from its place, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet {
      keptLook("UIButton.imageEdgeInsets", oldValue, imageEdgeInsets)
      customizes(\UIButton.imageEdgeInsets, imageEdgeInsets)
    }
  }
  /// Whether the image is darker with a finger on it.
  open var adjustsImageWhenHighlighted = true {
    didSet {
      keptLook("UIButton.adjustsImageWhenHighlighted", oldValue, adjustsImageWhenHighlighted)
    }
  }
  /// Whether the image is lighter while it takes no touches.
  open var adjustsImageWhenDisabled = true {
    didSet { keptLook("UIButton.adjustsImageWhenDisabled", oldValue, adjustsImageWhenDisabled) }
  }
  /// Whether it glows under a finger.
  open var showsTouchWhenHighlighted = false {
    didSet { keptLook("UIButton.showsTouchWhenHighlighted", oldValue, showsTouchWhenHighlighted) }
  }

  /// The font and lines of the title are set here; the title itself by ``setTitle(_:for:)``.
  open var titleLabel: UILabel? {
    requires("titleLabel", since: 3.0)
    if let ownTitleLabel { return ownTitleLabel }
    let label = UIButtonLabel(frame: .zero)
    label.font = usualFont
    label.text = drawnTitle
    ownTitleLabel = label
    return label
  }

  /// The label of the subtitle; nil, since here the button itself shows it. iOS 15.0 and later.
  open var subtitleLabel: UILabel? {
    requires("subtitleLabel", since: 15.0)
    if configuration?.subtitle != nil { declaredOnly("UIButton.subtitleLabel") }
    return nil
  }
  /// Whether its picture grows with large text; iOS 11.0 and later.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get {
      self[
        look: "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory", since: 11.0,
        usual: false]
    }
    set {
      self[
        look: "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory", since: 11.0,
        usual: false] = newValue
    }
  }

  /// The view that shows the image.
  open var imageView: UIImageView? {
    requires("imageView", since: 3.0)
    if let ownImageView { return ownImageView }
    let view = UIButtonImageView(frame: .zero)
    view.image = image(for: .normal)
    ownImageView = view
    return view
  }

  /// Sets the image for that state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    ownImageView?.image = self.image(for: .normal)
    invalidateLayoutOfGroup()
  }
  /// The image for that state; nil for none.
  open func image(for state: State) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }
  /// Sets the picture behind the content for that state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    customizes("setBackgroundImage", [Int(state.rawValue)]) { (button: UIButton) in
      button.setBackgroundImage(image, for: state)
    }
  }
  /// The picture behind the content for that state; nil for none.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[State.normal.rawValue]
  }
  /// Sets the text with attributes for that state; iOS 6.0 and later.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    guard requires("setAttributedTitle:forState:", since: 6.0) else { return }
    attributedTitles[state.rawValue] = title
    put(title?.string, for: state)
  }
  /// The text with attributes for that state; nil for none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    requires("attributedTitleForState:", since: 6.0)
    return attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
  }
  /// Sets how a symbol is drawn in that state; iOS 13.0 and later.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard requires("setPreferredSymbolConfiguration:forImageInState:", since: 13.0) else { return }
    symbolConfigurations[state.rawValue] = configuration
    invalidateLayoutOfGroup()
  }
  /// The color of the text for that state.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }
  /// Sets the color of the text's shadow for that state. It is kept and not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state.rawValue] = color
    customizes("setTitleShadowColor", [Int(state.rawValue)]) { (button: UIButton) in
      button.setTitleShadowColor(color, for: state)
    }
  }
  /// The color of the text's shadow for that state; nil for none.
  open func titleShadowColor(for state: State) -> UIColor? {
    titleShadowColors[state.rawValue] ?? titleShadowColors[State.normal.rawValue]
  }
  /// The color of the shadow of the text that is shown; nil for none.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image that is shown; nil for none.
  open var currentImage: UIImage? { image(for: state) }
  /// The color of the text that is shown.
  open var currentTitleColor: UIColor {
    // White is the usual one of a button that draws nothing itself (rule 1243).
    titleColor(for: state)
      ?? (ownType == .custom && ownConfiguration == nil ? .white : effectiveTint)
  }
  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize") ?? sizeThatFits(.zero)
  }

  /// Sets the text for that state.
  open func setTitle(_ title: String?, for state: State) { put(title, for: state) }
  /// Takes a text without asking the method that a class of the app's may have (rule 1258).
  private func put(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    // A text that is set later counts in a button with a configuration too (rule 467).
    if state == .normal, ownConfiguration != nil {
      ownConfiguration?.attributedTitle = nil
      ownConfiguration?.title = title
    }
    ownTitleLabel?.text = drawnTitle
    invalidateLayoutOfGroup()
  }

  /// The text for that state; nil for none.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// Sets the color of the text for that state. Has no effect here.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    customizes("setTitleColor", [Int(state.rawValue)]) { (button: UIButton) in
      button.setTitleColor(color, for: state)
    }
  }

  /// The text that is shown; nil for none.
  open var currentTitle: String? { drawnTitle }

  package final var drawnTitle: String? {
    let state = drawnState
    if state != .normal, let title = titles[state.rawValue] { return title }
    // Rule 467.
    return ownConfiguration?.attributedTitle.map { String($0.characters) }
      ?? ownConfiguration?.title ?? titles[State.normal.rawValue]
  }

  /// Rule 590.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size]) ?? naturalSize
  }
  /// The font of the title where it was asked for; nil where nobody has set any.
  final var shownTitleFont: UIFont? { ownTitleLabel?.font }

  package final override var renderedText: String? { drawnTitle }

  // MARK: What a picture of the screen shows

  /// How it was made.
  package final var drawnType: ButtonType { ownType }
  /// Its look as one value; nil where the app gave it none.
  package final var drawnConfiguration: Configuration? { ownConfiguration }
  /// The picture that it shows; nil for none.
  package var drawnImage: UIImage? { ownConfiguration?.image ?? shown(images) }
  /// The picture behind the content; nil for none.
  package final var drawnBackgroundImage: UIImage? { shown(backgroundImages) }
  /// The color of its text; nil for the usual one.
  package final var drawnTitleColor: UIColor? { shown(titleColors) }
  /// The font of its text.
  package var drawnTitleFont: UIFont {
    ownTitleLabel?.font
      ?? (ownConfiguration == nil ? usualFont : .systemFont(ofSize: UIFont.labelFontSize))
  }
  /// Whether its text is bold whatever the font is.
  package var isProminent: Bool { false }
  /// Where picture and text are.
  package var drawnPlaces: (image: CGRect, title: CGRect) {
    places(in: drawnBounds.inset(by: roomAround))
  }
  /// What the system draws on it by that name, in place of its text or above it; nil for nothing.
  package var drawnSign: String? { nil }
  /// What it has in a red circle at its upper edge; nil for nothing.
  package var drawnBadge: String? { nil }

  private func shown<Value>(_ values: [UInt: Value]) -> Value? {
    values[drawnState.rawValue] ?? values[State.normal.rawValue]
  }
  /// All states that hold together: what is set for one of them alone does not count (rule 1242).
  private var drawnState: State {
    var state = State.normal
    if drawnHighlighted { state.insert(.highlighted) }
    if !takesTouches { state.insert(.disabled) }
    if drawnSelected { state.insert(.selected) }
    return state
  }
  override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.isMadeByOneTap
  }

  override class var ownTintSince: Double { 5.0 }
  package override var renderedKind: String { "UIButton" }
  /// Where its title and picture are.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: roomAround) }
  /// Where its background picture is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where its title is.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).title
  }
  /// Where its picture is.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    places(in: contentRect).image
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isOfTheApp { _ = backgroundRect(forBounds: bounds) }
    guard ownTitleLabel != nil || ownImageView != nil else { return }
    let content = contentRect(forBounds: drawnBounds)
    ownImageView?.place(imageRect(forContentRect: content))
    ownTitleLabel?.place(titleRect(forContentRect: content))
  }
  /// The background picture of its present state; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes of its present state; nil for none. iOS 6.0 and later.
  open var currentAttributedTitle: NSAttributedString? {
    requires("currentAttributedTitle", since: 6.0, attributedTitle(for: state))
  }
  /// Whether the shadow of its title goes to the other side while it is pressed.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet {
      keptLook(
        "UIButton.reversesTitleShadowWhenHighlighted", oldValue, reversesTitleShadowWhenHighlighted)
    }
  }
  /// Fits its look to its state, before it is shown and when the state has changed; a subclass may do
  /// it. iOS 15.0 and later (rule 392).
  open func updateConfiguration() { requires("updateConfiguration", since: 15.0) }
}

/// The label in a button, which is asked for its font and not shown by itself.
final class UIButtonLabel: UILabel {}
final class UIButtonImageView: UIImageView {}

extension UIControl {
  /// What a control is like at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: Self = []
    /// A finger is on it.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = Self(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = Self(rawValue: 1 << 2)
    /// It has the focus of a remote control or keyboard; iOS 9.0 and later.
    public static let focused = Self(rawValue: 1 << 3)
    /// What an app has for itself.
    public static let application = Self(rawValue: 0x00FF_0000)
    /// What the system has for itself.
    public static let reserved = Self(rawValue: 0xFF00_0000)
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
