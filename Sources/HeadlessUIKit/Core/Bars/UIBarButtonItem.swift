public import Foundation

/// What the items of all bars have in common.
open class UIBarItem: NSObject, KeepsDeclaredValues {
  final var declared = DeclaredValues()
  /// What it knows of looks that are set for its class; nil for most.
  final var appearanceMarks: AppearanceMarks?
  /// The text that is shown; nil for none.
  open var title: String?
  /// The picture that is shown; nil for none.
  open var image: UIImage?
  /// A number by which the app finds it; 0 by itself.
  open var tag = 0
  /// Whether it can be used.
  open var isEnabled = true
  /// How far the image keeps from its edges, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { keptLook("UIBarItem.imageInsets", oldValue, imageInsets) }
  }
  /// The image in a low bar; nil for the usual one.
  open var landscapeImagePhone: UIImage? {
    get { requires("landscapeImagePhone", since: 5.0, ownLandscapeImagePhone) }
    set { ownLandscapeImagePhone = requires("setLandscapeImagePhone:", since: 5.0, newValue) }
  }
  final var ownLandscapeImagePhone: UIImage?
  /// The name by which tests find it; nil without one.
  open var accessibilityIdentifier: String? {
    get { requires("accessibilityIdentifier", since: 5.0, ownAccessibilityIdentifier) }
    set {
      ownAccessibilityIdentifier = requires("setAccessibilityIdentifier:", since: 5.0, newValue)
    }
  }
  final var ownAccessibilityIdentifier: String?
  /// What is read aloud; nil for the title.
  open var accessibilityLabel: String? {
    get { requires("accessibilityLabel", since: 3.0, ownAccessibilityLabel) }
    set { ownAccessibilityLabel = requires("setAccessibilityLabel:", since: 3.0, newValue) }
  }
  final var ownAccessibilityLabel: String?
  /// What is read aloud of its use; nil for nothing.
  open var accessibilityHint: String? {
    get { requires("accessibilityHint", since: 3.0, accessibility.hint) }
    set { accessibility.hint = requires("setAccessibilityHint:", since: 3.0, newValue) }
  }
  /// What is read aloud of its value; nil for nothing.
  open var accessibilityValue: String? {
    get { requires("accessibilityValue", since: 3.0, ownAccessibilityValue) }
    set { ownAccessibilityValue = requires("setAccessibilityValue:", since: 3.0, newValue) }
  }
  final var ownAccessibilityValue: String?
  /// What sort of element is read aloud.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { requires("accessibilityTraits", since: 3.0, accessibility.traits) }
    set { accessibility.traits = requires("setAccessibilityTraits:", since: 3.0, newValue) }
  }
  /// Whether it is read aloud.
  open var isAccessibilityElement: Bool {
    get { requires("isAccessibilityElement", since: 3.0, accessibility.isElement) }
    set { accessibility.isElement = requires("setIsAccessibilityElement:", since: 3.0, newValue) }
  }
  private final var accessibility = Accessibility()

  /// What is read aloud beside the label.
  private struct Accessibility {
    var hint: String?
    var traits = UIAccessibilityTraits.button
    var isElement = true
  }

  public override init() { super.init() }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(into: self)
  }
  /// Sets how the title is drawn in that state; iOS 5.0 and later.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    requires("setTitleTextAttributes:forState:", since: 5.0)
    keptLook("UIBarItem.setTitleTextAttributes(_:for:)")
    declared["titleTextAttributes \(state.rawValue)"] = attributes
    customizes("setTitleTextAttributes", [Int(state.rawValue)]) { (item: UIBarItem) in
      item.setTitleTextAttributes(attributes, for: state)
    }
  }
}

/// A button on a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case plain = 0
    /// A button that ends something, in bold.
    case done = 2
    /// A button with a border, until iOS 7 took the border away.
    public static let bordered = Style.plain
    /// A button that stands out, as one that ends something did before; iOS 26.0 and later.
    public static let prominent = Style.done
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Buttons and spaces with the system's texts and images.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    /// Buttons with the system's images.
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    /// Takes back what was undone.
    case redo
    /// Curls the page; iOS 4.0 and later.
    case pageCurl
    /// Closes what is presented.
    case close = 24
  }

  /// The bar that shows it, to be laid out again when it changes.
  final weak var bar: UIView?
  final var ownButton: UIBarButton?
  open override var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  open override var image: UIImage? {
    didSet { bar?.setNeedsLayout() }
  }
  open override var isEnabled: Bool {
    didSet { bar?.setNeedsLayout() }
  }
  /// How the button looks.
  open var style = Style.plain
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0 {
    didSet { bar?.setNeedsLayout() }
  }
  /// The view that is shown in place of a button; nil for a button.
  open var customView: UIView? {
    didSet {
      sizeGivenByBar = nil
      bar?.setNeedsLayout()
    }
  }
  /// What a bar gave the custom view, if that has no frame of the app's (rule 1410).
  final var sizeGivenByBar: CGSize?
  /// Who gets the action; nil for the responder chain. Held weakly.
  open weak var target: AnyObject?
  final weak var ownGroup: UIBarButtonItemGroup?
  /// What is called when the button is tapped.
  open var action: Selector?
  /// The color of what can be touched.
  open var tintColor: UIColor? {
    get { requires("tintColor", since: 5.0, ownTintColor) }
    set { ownTintColor = requires("setTintColor:", since: 5.0, newValue) }
  }
  final var ownTintColor: UIColor? {
    didSet {
      keptLook("UIBarButtonItem.tintColor", oldValue, ownTintColor)
      customizes(\UIBarButtonItem.tintColor, ownTintColor)
    }
  }
  /// What happens when the button is tapped, as an object; nil for target and action; iOS 14.0 and
  /// later.
  open var primaryAction: UIAction? {
    get { requires("primaryAction", since: 14.0, ownPrimaryAction) }
    set { ownPrimaryAction = requires("setPrimaryAction:", since: 14.0, newValue) }
  }
  final var ownPrimaryAction: UIAction?
  /// Whether there is nothing that a touch could do: a split view's own button while that is collapsed.
  final var isUseless = false {
    didSet { if isUseless != oldValue { bar?.setNeedsLayout() } }
  }
  /// The menu that the button shows; nil for none; iOS 14.0 and later.
  open var menu: UIMenu? {
    get { requires("menu", since: 14.0, ownMenu) }
    set { ownMenu = requires("setMenu:", since: 14.0, newValue) }
  }
  final var ownMenu: UIMenu? { didSet { ownButton?.follow() } }
  /// Whether it is hidden; iOS 16.0 and later.
  open var isHidden: Bool {
    get { requires("isHidden", since: 16.0, ownHidden) }
    set { ownHidden = requires("setHidden:", since: 16.0, newValue) }
  }
  final var ownHidden = false {
    didSet { bar?.setNeedsLayout() }
  }
  /// Whether it is selected.
  open var isSelected: Bool {
    get { requires("isSelected", since: 15.0, ownSelected) }
    set { ownSelected = requires("setSelected:", since: 15.0, newValue) }
  }
  final var ownSelected = false
  final var systemItem: SystemItem?
  final var method: TargetAction?

  public override init() { super.init() }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button with a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// Makes a button with an image and another one for low bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    requires("initWithImage:landscapeImagePhone:style:target:action:", since: 5.0)
    ownLandscapeImagePhone = landscapeImagePhone
  }

  /// Makes one of the system's buttons or spaces.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// A button with a method as its action.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: nil)
    method = TargetAction(target, action)
  }

  /// Makes a button with a text.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: nil)
    method = TargetAction(target, action)
  }

  /// Makes one of the system's buttons or spaces.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: nil)
    method = TargetAction(target, action)
  }

  /// Makes one of the system's buttons or spaces.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: nil)
    method = TargetAction(target, action)
  }

  /// Makes an item that shows a view of the app.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button with an action or a menu; iOS 14.0 and later.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    requires("initWithPrimaryAction:", since: 14.0)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (ownPrimaryAction, ownMenu) = (primaryAction, menu)
  }

  /// Makes a button with a text, an image, an action of a target's, and a menu; iOS 16.0 and later.
  public convenience init(
    title: String? = nil, image: UIImage?, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(image: image, style: .plain, target: target, action: action)
    requires("initWithTitle:image:target:action:menu:", since: 16.0)
    self.title = title
    ownMenu = menu
  }

  /// Makes one of the system's buttons with an action or a menu; iOS 14.0 and later.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    requires("initWithBarButtonSystemItem:primaryAction:", since: 14.0)
    self.systemItem = systemItem
    (ownPrimaryAction, ownMenu) = (primaryAction, menu)
  }

  /// An item without anything: a subclass may lack the initializer of it, and has that of files.
  private static func blank() -> Self {
    (UIBarButtonItem() as? Self) ?? self.init(coder: NSCoder())!
  }

  /// A space that takes what the other items leave; iOS 14.0 and later.
  public static func flexibleSpace() -> Self {
    requires("flexibleSpaceItem", since: 14.0)
    let item = blank()
    item.systemItem = .flexibleSpace
    return item
  }

  /// A space of so many points; iOS 14.0 and later.
  public static func fixedSpace(_ width: CGFloat) -> Self {
    requires("fixedSpaceItemOfWidth:", since: 14.0)
    let item = blank()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// A person taps on it.
  package final func tap() {
    guard isEnabled, !Simulator.current.isDead else { return }
    if let action = ownPrimaryAction { return action.perform(from: self) }
    if let method, method.selector == nil { return method.perform(from: self) }
    guard let action else { return openMenu() }
    Simulator.current.sendAction(action, to: target, from: self, for: nil)
  }

  /// Shows its menu, which a tap does if it has nothing else to do (rule 436).
  private func openMenu() {
    guard let menu = ownMenu, let view = ownButton ?? bar else { return }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    Simulator.current.openMenu(configuration, from: view, sender: self, of: nil, MenuHearing())
  }

  /// What a button of the system's is called that shows a sign; nil where that is its title (rule 1093).
  final var spokenSign: String? {
    guard title == nil else { return nil }
    return switch systemItem {
    case .action: "Share"
    case .trash: "Delete"
    case .fastForward: "Fast Forward"
    default: nil
    }
  }

  /// Whether it is one of the system's that shows a sign in place of a title.
  final var showsSign: Bool {
    guard title == nil, image == nil, let systemItem else { return false }
    return switch systemItem {
    case .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward:
      true
    default: false
    }
  }

  /// The title of the button.
  package final var shownTitle: String? {
    title ?? systemItem.map { name in "\(name)".prefix(1).uppercased() + "\(name)".dropFirst() }
  }
  /// Titles that it may have later, so that it is wide enough for all; nil for none.
  open var possibleTitles: Set<String>? {
    didSet { keptLook("UIBarButtonItem.possibleTitles", oldValue, possibleTitles) }
  }
  /// Gives it a picture behind its content.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    requires("setBackgroundImage:forState:barMetrics:", since: 5.0)
    keptLook("UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)")
    declared["backgroundImage \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    customizes("setBackgroundImage", [Int(state.rawValue), barMetrics.rawValue]) {
      (item: UIBarButtonItem) in
      item.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }
  /// Moves its title.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    requires("setTitlePositionAdjustment:forBarMetrics:", since: 5.0)
    keptLook("UIBarButtonItem.setTitlePositionAdjustment(_:for:)")
    declared["titlePositionAdjustment \(barMetrics.rawValue)"] = adjustment
    customizes("setTitlePositionAdjustment", [barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// Moves the title of the back button.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    requires("setBackButtonTitlePositionAdjustment:forBarMetrics:", since: 5.0)
    keptLook("UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:)")
    declared["backButtonTitlePositionAdjustment \(barMetrics.rawValue)"] = adjustment
    customizes("setBackButtonTitlePositionAdjustment", [barMetrics.rawValue]) {
      (item: UIBarButtonItem) in
      item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// Gives the back button a picture behind its content.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    requires("setBackButtonBackgroundImage:forState:barMetrics:", since: 5.0)
    keptLook("UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)")
    declared["backButtonBackgroundImage \(state.rawValue) \(barMetrics.rawValue)"] =
      backgroundImage
    customizes("setBackButtonBackgroundImage", [Int(state.rawValue), barMetrics.rawValue]) {
      (item: UIBarButtonItem) in
      item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }
}
