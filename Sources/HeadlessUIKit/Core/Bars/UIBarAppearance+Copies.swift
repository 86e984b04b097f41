/// How a button of a bar looks in one state; iOS 13.0 and later.
public typealias UIBarButtonItemStateAppearance = UIBarButtonItemAppearance.State
/// How a tab looks in one state; iOS 13.0 and later.
public typealias UITabBarItemStateAppearance = UITabBarItemAppearance.State

extension UIBarAppearance {
  /// Makes one with the background of another; iOS 13.0 and later.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }
}

extension UITabBarItemAppearance {
  /// How tabs are arranged; iOS 13.0 and later.
  public enum Style: Int, Sendable {
    /// The title below the image; beside it; beside it in a low bar.
    case stacked, inline, compactInline
  }
  /// Makes the usual look of such tabs; iOS 13.0 and later.
  public convenience init(style: Style) { self.init() }
  /// Sets the usual look of such tabs; iOS 13.0 and later.
  public func configureWithDefault(for style: Style) {
    keptLook("UITabBarItemAppearance.configureWithDefault(for:)")
  }
}

extension UIBarButtonItemAppearance {
  /// Makes the usual look of such buttons; iOS 13.0 and later.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  /// Sets the usual look of such buttons; iOS 13.0 and later.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    keptLook("UIBarButtonItemAppearance.configureWithDefault(for:)")
  }
}
