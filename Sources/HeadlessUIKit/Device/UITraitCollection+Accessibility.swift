/// Traits that say how the user wants to see things: on a screen they are as on a device that nobody has changed,
/// and elsewhere as an app says (rule 1326).
extension UITraitCollection {
  /// Whether the screen feels how hard a touch is; iOS 9.0 and later.
  public var forceTouchCapability: UIForceTouchCapability {
    requires("forceTouchCapability", since: 9.0, read(\.forceTouchCapability))
  }
  /// Whether the user wants more contrast; iOS 13.0 and later.
  public var accessibilityContrast: UIAccessibilityContrast {
    requires("accessibilityContrast", since: 13.0, read(\.accessibilityContrast))
  }
  /// Whether it lies above other content; iOS 13.0 and later.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    requires("userInterfaceLevel", since: 13.0, read(\.userInterfaceLevel))
  }
  /// Whether the user wants bold text; iOS 13.0 and later.
  public var legibilityWeight: UILegibilityWeight {
    requires("legibilityWeight", since: 13.0, read(\.legibilityWeight))
  }
  /// Whether the window has the look of the one in use; iOS 14.0 and later.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    requires("activeAppearance", since: 14.0, read(\.activeAppearance))
  }
  /// Makes traits of how hard touches are felt; iOS 9.0 and later.
  public nonisolated convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    Self.requires(init: "traitCollectionWithForceTouchCapability:", since: 9.0)
    self.init(\.forceTouchCapability, capability)
  }
  /// Makes traits of contrast; iOS 13.0 and later.
  public nonisolated convenience init(accessibilityContrast: UIAccessibilityContrast) {
    Self.requires(init: "traitCollectionWithAccessibilityContrast:", since: 13.0)
    self.init(\.accessibilityContrast, accessibilityContrast)
  }
  /// Makes traits of a level; iOS 13.0 and later.
  public nonisolated convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    Self.requires(init: "traitCollectionWithUserInterfaceLevel:", since: 13.0)
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }
  /// Makes traits of a weight; iOS 13.0 and later.
  public nonisolated convenience init(legibilityWeight: UILegibilityWeight) {
    Self.requires(init: "traitCollectionWithLegibilityWeight:", since: 13.0)
    self.init(\.legibilityWeight, legibilityWeight)
  }
}

/// Whether a screen feels how hard a touch is; iOS 9.0 and later.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known; no; yes.
  case unknown, unavailable, available
}
/// How much contrast the user wants; iOS 13.0 and later.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known; the usual; more.
  case unspecified = -1, normal, high
}
/// Whether something lies above other content; iOS 13.0 and later.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known; no; yes.
  case unspecified = -1, base, elevated
}
/// Whether the user wants bold text; iOS 13.0 and later.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known; no; yes.
  case unspecified = -1, regular, bold
}
/// Whether a window has the look of the one in use; iOS 14.0 and later.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known; no; yes.
  case unspecified = -1, inactive, active
}
