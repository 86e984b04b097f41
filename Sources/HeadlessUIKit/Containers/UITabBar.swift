public import Foundation

/// The bar at the bottom of a tab bar controller, with a button for each tab.
open class UITabBar: UIView {
  /// In points.
  static let height: CGFloat = 49

  private var buttons: [UITabBarButton] = []
  public internal(set) var items: [UITabBarItem]? {
    didSet { makeButtons() }
  }
  public internal(set) var selectedItem: UITabBarItem? {
    didSet { setNeedsLayout() }
  }
  /// What a tap on the button at an index does.
  var choose: (Int) -> Void = { _ in }

  open var barStyle: UIBarStyle {
    get { requires("barStyle", since: 7.0, ownBarStyle) }
    set { ownBarStyle = requires("setBarStyle:", since: 7.0, newValue) }
  }
  final var ownBarStyle = UIBarStyle.default
  /// iOS 7.0 and later.
  open var barTintColor: UIColor? {
    get { requires("barTintColor", since: 7.0, ownBarTintColor) }
    set { ownBarTintColor = requires("setBarTintColor:", since: 7.0, newValue) }
  }
  final var ownBarTintColor: UIColor?
  /// iOS 10.0 and later.
  open var unselectedItemTintColor: UIColor? {
    get { requires("unselectedItemTintColor", since: 10.0, ownUnselectedItemTintColor) }
    set {
      ownUnselectedItemTintColor = requires("setUnselectedItemTintColor:", since: 10.0, newValue)
    }
  }
  final var ownUnselectedItemTintColor: UIColor?
  open var isTranslucent: Bool {
    get { requires("isTranslucent", since: 7.0, ownTranslucent) }
    set { ownTranslucent = requires("setTranslucent:", since: 7.0, newValue) }
  }
  final var ownTranslucent = true
  open var backgroundImage: UIImage? {
    get { requires("backgroundImage", since: 5.0, ownBackgroundImage) }
    set { ownBackgroundImage = requires("setBackgroundImage:", since: 5.0, newValue) }
  }
  final var ownBackgroundImage: UIImage?
  /// iOS 6.0 and later.
  open var shadowImage: UIImage? {
    get { requires("shadowImage", since: 6.0, ownShadowImage) }
    set { ownShadowImage = requires("setShadowImage:", since: 6.0, newValue) }
  }
  final var ownShadowImage: UIImage?
  /// iOS 13.0 and later.
  open var standardAppearance: UITabBarAppearance {
    get { requires("standardAppearance", since: 13.0, ownStandardAppearance) }
    set { ownStandardAppearance = requires("setStandardAppearance:", since: 13.0, newValue) }
  }
  final lazy var ownStandardAppearance = UITabBarAppearance()
  /// iOS 15.0 and later.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { requires("scrollEdgeAppearance", since: 15.0, ownScrollEdgeAppearance) }
    set { ownScrollEdgeAppearance = requires("setScrollEdgeAppearance:", since: 15.0, newValue) }
  }
  final var ownScrollEdgeAppearance: UITabBarAppearance?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func makeButtons() {
    for button in buttons { button.detach() }
    buttons = (items ?? []).indices.map { index in
      let button = UITabBarButton(frame: .zero)
      button.chosen = { [unowned self] in choose(index) }
      button.addTarget(button, action: UITabBarButton.tapped, for: .touchUpInside)
      insert(button, at: index)
      return button
    }
    for item in items ?? [] { item.bar = self }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let width = drawnFrame.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      guard let item = items?[index] else { continue }
      button.setTitle(item.title, for: .normal)
      button.isSelected = item === selectedItem
      button.takesTouches = item.isEnabled
      button.place(
        CGRect(x: CGFloat(index) * width, y: 0, width: width, height: drawnFrame.height))
    }
  }

  package override var renderedKind: String { "UITabBar" }
}

/// One tab's button.
final class UITabBarButton: UIButton {
  var chosen: () -> Void = {}

  func tapped() { chosen() }
}
