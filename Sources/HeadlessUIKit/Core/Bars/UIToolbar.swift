public import Foundation

/// A bar with buttons, mostly at the bottom of the screen.
open class UIToolbar: UIView {
  /// Where the bar is, as its delegate says; at the bottom otherwise. iOS 7.0 and later.
  open var barPosition: UIBarPosition {
    requires("barPosition", since: 7.0, ownDelegate?.position(for: self) ?? .bottom)
  }
  override var placesSubviewsItself: Bool { true }
  /// In points (rule 240).
  static var height: CGFloat { Simulator.current.barHeight }
  /// At the lower edge of a pad without a home button it is lower, beside what lies below it (rule 240).
  static var heightAtEdge: CGFloat {
    let device = Simulator.current.configuration.device
    return device.idiom == .pad && device.isEdgeToEdge ? 45 : height
  }
  private static let margin: CGFloat = 12

  private var ownItems: [UIBarButtonItem]?
  private var views = BarItemViews()

  /// Who is told and asked; held weakly; iOS 7.0 and later.
  open weak var delegate: (any UIToolbarDelegate)? {
    get { requires("delegate", since: 7.0, ownDelegate) }
    set { ownDelegate = requires("setDelegate:", since: 7.0, newValue) }
  }
  final weak var ownDelegate: (any UIToolbarDelegate)?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default {
    didSet {
      customizes(\UIToolbar.barStyle, barStyle)
      if barStyle.makesTranslucent { ownTranslucent = true }
    }
  }
  /// Whether what is behind the bar shines through; by itself from iOS 7 on (rule 908). iOS 3.0 and later.
  open var isTranslucent: Bool {
    get { requires("isTranslucent", since: 3.0, ownTranslucent) }
    set { ownTranslucent = requires("setTranslucent:", since: 3.0, newValue) }
  }
  final var ownTranslucent = Simulator.current.has(.barsLieOnContent) {
    didSet {
      drawnSuperview?.setNeedsLayout()
      customizes(\UIToolbar.isTranslucent, ownTranslucent)
    }
  }
  /// The color of the bar itself; nil for that of the style; iOS 7.0 and later.
  open var barTintColor: UIColor? {
    get { requires("barTintColor", since: 7.0, ownBarTintColor) }
    set { ownBarTintColor = requires("setBarTintColor:", since: 7.0, newValue) }
  }
  final var ownBarTintColor: UIColor? {
    didSet {
      customizes(\UIToolbar.barTintColor, ownBarTintColor)
    }
  }
  /// How the bar looks with content behind it; iOS 13.0 and later.
  open var standardAppearance: UIToolbarAppearance {
    get { requires("standardAppearance", since: 13.0, ownStandardAppearance) }
    set { ownStandardAppearance = requires("setStandardAppearance:", since: 13.0, newValue) }
  }
  final lazy var ownStandardAppearance = UIToolbarAppearance() {
    didSet {
      customizes(\UIToolbar.standardAppearance, ownStandardAppearance)
    }
  }
  /// How the bar looks when it is low; nil for the standard appearance; iOS 13.0 and later.
  open var compactAppearance: UIToolbarAppearance? {
    get { requires("compactAppearance", since: 13.0, ownCompactAppearance) }
    set { ownCompactAppearance = requires("setCompactAppearance:", since: 13.0, newValue) }
  }
  final var ownCompactAppearance: UIToolbarAppearance? {
    didSet {
      keptLook("UIToolbar.compactAppearance", oldValue, ownCompactAppearance)
      customizes(\UIToolbar.compactAppearance, ownCompactAppearance)
    }
  }
  /// How the bar looks when the content is scrolled to its edge; iOS 15.0 and later.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { requires("scrollEdgeAppearance", since: 15.0, ownScrollEdgeAppearance) }
    set { ownScrollEdgeAppearance = requires("setScrollEdgeAppearance:", since: 15.0, newValue) }
  }
  final var ownScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      customizes(\UIToolbar.scrollEdgeAppearance, ownScrollEdgeAppearance)
    }
  }

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

  /// From left to right.
  open var items: [UIBarButtonItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items, from left to right.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ownItems = items
    setNeedsLayout()
  }

  /// iOS 5.0 and later; images are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    requires("setBackgroundImage:forToolbarPosition:barMetrics:", since: 5.0)
    keptLook("UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)")
    declared["backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    customizes("setBackgroundImage", [topOrBottom.rawValue, barMetrics.rawValue]) {
      (bar: UIToolbar) in
      bar.setBackgroundImage(
        backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
  }
  /// The picture behind its items; nil for the usual; iOS 5.0 and later.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    requires(
      "backgroundImageForToolbarPosition:barMetrics:", since: 5.0,
      declared["backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)"])
  }
  /// The picture of its shadow; nil for the usual; iOS 6.0 and later.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    requires(
      "shadowImageForToolbarPosition:", since: 6.0, declared["shadowImage \(topOrBottom.rawValue)"])
  }
  /// iOS 6.0 and later; images are not drawn.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    requires("setShadowImage:forToolbarPosition:", since: 6.0)
    keptLook("UIToolbar.setShadowImage(_:forToolbarPosition:)")
    declared["shadowImage \(topOrBottom.rawValue)"] = shadowImage
    customizes("setShadowImage", [topOrBottom.rawValue]) { (bar: UIToolbar) in
      bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
  }

  override var customizableItems: [UIBarItem] { ownItems ?? [] }
  override class var ownTintSince: Double { 2.0 }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? CGSize(width: size.width, height: UIToolbar.height)
  }

  /// As high as toolbars are, and as wide as constraints make it (rule 468).
  open override var intrinsicContentSize: CGSize {
    requires("intrinsicContentSize", since: 6.0)
    return inExtension("intrinsicContentSize")
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }

  /// What is left of the width is shared among the flexible spaces.
  open override func layoutSubviews() {
    if isReplaced("layoutSubviews()") { return }
    super.layoutSubviews()
    let items = ownItems ?? []
    views.show(items, on: self)
    let taken =
      items.reduce(0) { $0 + $1.widthOnBar }
      + BarItemViews.gap * CGFloat(max(0, items.count { $0.viewOnBar != nil } - 1))
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let margin = { BarItemViews.margin(of: $0, on: self, otherwise: Self.margin) }
    var start = margin(items.first)
    let room = max(0, drawnBounds.width - start - margin(items.last) - taken)
    for item in items {
      let width =
        item.systemItem == .flexibleSpace ? room / CGFloat(flexible) : item.widthOnBar
      BarItemViews.place(item, at: start, width: width, on: self)
      start += width + (item.viewOnBar == nil ? 0 : BarItemViews.gap)
    }
  }

  package override var renderedKind: String { "UIToolbar" }
  package override func drawnBar(atEdge: Bool) -> DrawnBar? {
    var drawn = DrawnBar(color: ownBarTintColor, style: barStyle)
    if deviceNumber >= 13 {
      drawn.adopt(
        ownStandardAppearance, edge: ownScrollEdgeAppearance,
        isAtEdge: atEdge && deviceNumber >= 15, isClearAtEdge: true)
    }
    return drawn
  }
}

extension UIToolbar: UIBarPositioning {}

/// A bar that knows where it is; iOS 7.0 and later.
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// At which edge the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is; iOS 7.0 and later.
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Optional; iOS 7.0 and later.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default for a type that does not implement this member.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    isMissing(answering: .bottom)
  }
}

/// Says where a toolbar is; iOS 7.0 and later.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// How a toolbar looks; iOS 13.0 and later.
open class UIToolbarAppearance: UIBarAppearance {
  public override init() { super.init() }
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { keptLook("UIToolbarAppearance.buttonAppearance", oldValue, buttonAppearance) }
  }
  /// How buttons of the style `done` look.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { keptLook("UIToolbarAppearance.doneButtonAppearance", oldValue, doneButtonAppearance) }
  }
}
