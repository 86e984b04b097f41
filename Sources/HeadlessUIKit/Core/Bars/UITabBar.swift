public import Foundation

/// The bar at the bottom of a tab bar controller, with a button for each tab.
open class UITabBar: UIView, BarOfContainer {
  final var isHiddenByApp = false
  override var placesSubviewsItself: Bool { true }
  /// In points, without what is below it at the edge of the screen (rule 240).
  static var height: CGFloat {
    let simulator = Simulator.current!
    let device = simulator.configuration.device
    if device.idiom == .pad, simulator.has(.barsOnPadsAreHigher) {
      return device.isEdgeToEdge ? 45 : 50
    }
    return simulator.isFlat && simulator.has(.tabBarsLieFlat) ? 32 : 49
  }
  /// As high as tab bars are, and as wide as constraints make it (rule 468).
  open override var intrinsicContentSize: CGSize {
    requires("intrinsicContentSize", since: 6.0)
    return inExtension("intrinsicContentSize")
      ?? CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? CGSize(width: size.width, height: Self.height + roomBelow)
  }
  /// What is below the bar of a tab bar controller at the edge of the screen, in points.
  private final var roomBelow: CGFloat {
    owner == nil ? 0 : drawnSuperview?.insetsOfBars.bottom ?? 0
  }

  private var buttons: [UITabBarButton] = []
  private var ownItems: [UITabBarItem]?
  private var ownSelection: UITabBarItem?
  private weak var ownDelegate: (any UITabBarDelegate)?
  /// The tab bar controller that the bar belongs to; nil for a bar of the app's own.
  final weak var owner: (any TabBarOwner)?

  /// From left to right; those of a tab bar controller are its own affair.
  open var items: [UITabBarItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Gives the bar its items, with none of them selected.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard isFree("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    else { return }
    show(items)
    if !(items ?? []).contains(where: { $0 === ownSelection }) { select(nil) }
  }

  /// The item that is selected; nil for none.
  open var selectedItem: UITabBarItem? {
    get { ownSelection }
    set {
      guard isFree("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
      else { return }
      select(newValue)
    }
  }

  /// Hears of taps on a bar of the app's own.
  open weak var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      guard
        isFree("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      else { return }
      ownDelegate = newValue
    }
  }

  func show(_ items: [UITabBarItem]?) {
    ownItems = items
    makeButtons()
  }

  func select(_ item: UITabBarItem?) {
    ownSelection = item
    setNeedsLayout()
  }

  /// The button of an item; nil for one that is not on the bar.
  func button(of item: UITabBarItem) -> UIView? {
    zip(items ?? [], buttons).first { $0.0 === item }?.1
  }

  /// Whether the app may change the bar; raises otherwise.
  private func isFree(_ reason: String) -> Bool {
    if owner != nil { Simulator.current.raise(.internalInconsistency, reason) }
    return owner == nil
  }

  /// A finger taps the button at that place.
  private func choose(_ index: Int) {
    if let owner { return owner.tapTab(at: index) }
    guard let item = ownItems?[index] else { return }
    select(item)
    guard let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(
      "tabBar(_:didSelect:)", of: delegate, [simulator.name(of: self), item.title ?? "nil"]
    ) { delegate.tabBar(self, didSelect: item) }
  }

  /// Whether the bar is light or dark. Has no effect here.
  open var barStyle: UIBarStyle {
    get { requires("barStyle", since: 7.0, ownBarStyle) }
    set { ownBarStyle = requires("setBarStyle:", since: 7.0, newValue) }
  }
  final var ownBarStyle = UIBarStyle.default {
    didSet {
      keptLook("UITabBar.barStyle", oldValue, ownBarStyle)
      customizes(\UITabBar.barStyle, ownBarStyle)
    }
  }
  /// The color of the bar itself; nil for that of the style; iOS 7.0 and later.
  open var barTintColor: UIColor? {
    get { requires("barTintColor", since: 7.0, ownBarTintColor) }
    set { ownBarTintColor = requires("setBarTintColor:", since: 7.0, newValue) }
  }
  final var ownBarTintColor: UIColor? {
    didSet {
      customizes(\UITabBar.barTintColor, ownBarTintColor)
    }
  }
  /// The color of items that are not selected; nil for the usual one; iOS 10.0 and later. Nothing
  /// comes of it here.
  open var unselectedItemTintColor: UIColor? {
    get { requires("unselectedItemTintColor", since: 10.0, ownUnselectedItemTintColor) }
    set {
      ownUnselectedItemTintColor = requires("setUnselectedItemTintColor:", since: 10.0, newValue)
    }
  }
  final var ownUnselectedItemTintColor: UIColor? {
    didSet {
      keptLook("UITabBar.unselectedItemTintColor", oldValue, ownUnselectedItemTintColor)
      customizes(\UITabBar.unselectedItemTintColor, ownUnselectedItemTintColor)
    }
  }
  /// Whether what is behind the bar shines through; the content ends where an opaque one begins (rule
  /// 195).
  open var isTranslucent: Bool {
    get { requires("isTranslucent", since: 7.0, ownTranslucent) }
    set { ownTranslucent = requires("setTranslucent:", since: 7.0, newValue) }
  }
  final var ownTranslucent = true {
    didSet {
      drawnSuperview?.setNeedsLayout()
      customizes(\UITabBar.isTranslucent, ownTranslucent)
    }
  }
  /// The picture behind everything else; nil for none. Has no effect here.
  open var backgroundImage: UIImage? {
    get { requires("backgroundImage", since: 5.0, ownBackgroundImage) }
    set { ownBackgroundImage = requires("setBackgroundImage:", since: 5.0, newValue) }
  }
  final var ownBackgroundImage: UIImage? {
    didSet {
      keptLook("UITabBar.backgroundImage", oldValue, ownBackgroundImage)
      customizes(\UITabBar.backgroundImage, ownBackgroundImage)
    }
  }
  /// The line below the bar; nil for the usual one; iOS 6.0 and later. Has no effect here.
  open var shadowImage: UIImage? {
    get { requires("shadowImage", since: 6.0, ownShadowImage) }
    set { ownShadowImage = requires("setShadowImage:", since: 6.0, newValue) }
  }
  final var ownShadowImage: UIImage? {
    didSet {
      keptLook("UITabBar.shadowImage", oldValue, ownShadowImage)
      customizes(\UITabBar.shadowImage, ownShadowImage)
    }
  }
  /// How the bar looks with content behind it; iOS 13.0 and later.
  open var standardAppearance: UITabBarAppearance {
    get { requires("standardAppearance", since: 13.0, ownStandardAppearance) }
    set { ownStandardAppearance = requires("setStandardAppearance:", since: 13.0, newValue) }
  }
  final lazy var ownStandardAppearance = UITabBarAppearance() {
    didSet {
      customizes(\UITabBar.standardAppearance, ownStandardAppearance)
    }
  }
  /// How the bar looks when the content is scrolled to its edge; iOS 15.0 and later.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { requires("scrollEdgeAppearance", since: 15.0, ownScrollEdgeAppearance) }
    set { ownScrollEdgeAppearance = requires("setScrollEdgeAppearance:", since: 15.0, newValue) }
  }
  final var ownScrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      customizes(\UITabBar.scrollEdgeAppearance, ownScrollEdgeAppearance)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func makeButtons() {
    for button in buttons { button.detach() }
    buttons = (items ?? []).indices.map { index in
      let button = UITabBarButton(frame: .zero)
      button.chosen = { [weak self] in self?.choose(index) }
      button.addTarget(button, action: UITabBarButton.tapped, for: .touchUpInside)
      insert(button, at: index)
      return button
    }
    for item in items ?? [] { item.bar = self }
    Simulator.current.applyAppearances(to: items ?? [], on: self)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    if isReplaced("layoutSubviews()") { return }
    super.layoutSubviews()
    let width = drawnFrame.width / CGFloat(max(1, buttons.count))
    // The bar of a controller reaches to the edge of the screen, its buttons do not.
    let height = owner == nil ? drawnFrame.height : min(drawnFrame.height, Self.height)
    for (index, button) in buttons.enumerated() {
      guard let item = items?[index] else { continue }
      button.item = item
      button.setTitle(item.title, for: .normal)
      button.isSelected = item === selectedItem
      button.takesTouches = item.isEnabled
      button.accessibility.identifier = item.ownAccessibilityIdentifier
      button.accessibility.label = item.ownAccessibilityLabel
      button.accessibility.value = item.ownAccessibilityValue ?? item.spokenBadge
      button.place(
        CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height))
    }
  }

  package override var renderedKind: String { "UITabBar" }
  package override func drawnBar(atEdge: Bool) -> DrawnBar? {
    var drawn = DrawnBar(color: ownBarTintColor, style: ownBarStyle)
    if deviceNumber >= 13 {
      drawn.adopt(
        ownStandardAppearance, edge: ownScrollEdgeAppearance,
        isAtEdge: atEdge && deviceNumber >= 15, isClearAtEdge: true)
    }
    return drawn
  }
  override var customizableItems: [UIBarItem] { items ?? [] }
  override class var ownTintSince: Double { 5.0 }
  /// How its items are spread; iOS 7.0 and later.
  open var itemPositioning: ItemPositioning {
    get { requires("itemPositioning", since: 7.0, ownItemPositioning) }
    set {
      ownItemPositioning = requires("setItemPositioning:", since: 7.0, newValue)
    }
  }
  final var ownItemPositioning: ItemPositioning = .automatic {
    didSet {
      keptLook("UITabBar.itemPositioning", oldValue, ownItemPositioning)
      customizes(\UITabBar.itemPositioning, ownItemPositioning)
    }
  }
  /// How wide an item is, in points; 0 for as UIKit chooses. iOS 7.0 and later.
  open var itemWidth: CGFloat {
    get { requires("itemWidth", since: 7.0, ownItemWidth) }
    set {
      ownItemWidth = requires("setItemWidth:", since: 7.0, newValue)
    }
  }
  final var ownItemWidth: CGFloat = 0 {
    didSet {
      keptLook("UITabBar.itemWidth", oldValue, ownItemWidth)
      customizes(\UITabBar.itemWidth, ownItemWidth)
    }
  }
  /// How far items keep from each other, in points; 0 for as UIKit chooses. iOS 7.0 and later.
  open var itemSpacing: CGFloat {
    get { requires("itemSpacing", since: 7.0, ownItemSpacing) }
    set {
      ownItemSpacing = requires("setItemSpacing:", since: 7.0, newValue)
    }
  }
  final var ownItemSpacing: CGFloat = 0 {
    didSet {
      keptLook("UITabBar.itemSpacing", oldValue, ownItemSpacing)
      customizes(\UITabBar.itemSpacing, ownItemSpacing)
    }
  }
  /// The picture behind the selected item; nil for none. iOS 5.0 and later.
  open var selectionIndicatorImage: UIImage? {
    get { requires("selectionIndicatorImage", since: 5.0, ownSelectionIndicatorImage) }
    set {
      ownSelectionIndicatorImage = requires("setSelectionIndicatorImage:", since: 5.0, newValue)
    }
  }
  final var ownSelectionIndicatorImage: UIImage? {
    didSet {
      keptLook("UITabBar.selectionIndicatorImage", oldValue, ownSelectionIndicatorImage)
      customizes(\UITabBar.selectionIndicatorImage, ownSelectionIndicatorImage)
    }
  }
  /// Where the items lie; iOS 7.0 and later.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

/// A tab bar controller, to its bar.
protocol TabBarOwner: AnyObject {
  /// A finger taps the button at that place.
  func tapTab(at index: Int)
}

/// Hears of taps on a tab bar that belongs to no controller.
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The user is about to arrange the items. iOS 2.0 and later.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The user arranges the items. iOS 2.0 and later.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The user has nearly arranged the items. iOS 2.0 and later.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The user has arranged the items. iOS 2.0 and later.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// The default for a type that does not implement this member.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { isMissing() }
}

extension UITabBarDelegate {
  /// The default for a type that does not implement this member.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { isMissing() }
  /// The default for a type that does not implement this member.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    isMissing()
  }
}

/// One tab's button.
final class UITabBarButton: UIButton {
  var chosen: () -> Void = {}
  weak var item: UITabBarItem?

  override var drawnImage: UIImage? {
    drawnSelected ? item?.ownSelectedImage ?? item?.image : item?.image
  }
  override var drawnSign: String? { item?.systemItem.map { "\($0)" } }
  override var drawnBadge: String? { item?.badgeValue }
  /// Whether picture and text are side by side.
  private var isFlat: Bool {
    let simulator = Simulator.current!
    guard simulator.has(.tabBarsLieFlat) else { return false }
    return simulator.configuration.device.idiom == .pad || simulator.isFlat
  }
  override var drawnTitleFont: UIFont {
    if isFlat { return .systemFont(ofSize: 13) }
    return Simulator.current.has(.controlsAreFlat)
      ? .systemFont(ofSize: 10) : .boldSystemFont(ofSize: 10)
  }
  override var drawnPlaces: (image: CGRect, title: CGRect) {
    let (width, height) = (drawnBounds.width, drawnBounds.height)
    let text = TextLayout.size(of: drawnTitle ?? "", font: drawnTitleFont)
    // As large as the system's own pictures are.
    let usual: CGFloat = isFlat ? 20 : 26
    let own = drawnImage?.size ?? .zero
    let image = own.width > 0 && own.height > 0 ? own : CGSize(width: usual, height: usual)
    if isFlat {
      let x = (width - image.width - 8 - text.width) / 2
      return (
        CGRect(origin: CGPoint(x: x, y: (height - image.height) / 2), size: image),
        CGRect(
          x: x + image.width + 8, y: (height - text.height) / 2, width: text.width,
          height: text.height)
      )
    }
    let below = height - text.height - 2
    return (
      CGRect(
        x: (width - image.width) / 2, y: (below - image.height) / 2 + 1, width: image.width,
        height: image.height),
      CGRect(x: 0, y: below, width: width, height: text.height)
    )
  }

  func tapped() { chosen() }
}

/// How a user arranges tabs.
extension UITabBar {
  /// Lets the user choose which of the items the bar shows.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {
    declaredOnly("UITabBar.beginCustomizingItems(_:)")
  }
  /// Ends that; whether it was going on.
  public func endCustomizing(animated: Bool) -> Bool {
    declaredOnly("UITabBar.endCustomizing(animated:)")
    return false
  }
  /// Whether the user arranges the items.
  public var isCustomizing: Bool { false }
  /// The color of the selected image up to iOS 7; nil for blue; iOS 5.0 and later.
  public var selectedImageTintColor: UIColor? {
    get { self[look: "UITabBar.selectedImageTintColor", since: 5.0] }
    set { self[look: "UITabBar.selectedImageTintColor", since: 5.0] = newValue }
  }
}
