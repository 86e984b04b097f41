import Foundation

/// The system's colours, in the light and in the dark appearance (rule 246).
extension UIColor {
  /// The system's orange; iOS 7.0 and later.
  public nonisolated static var systemOrange: UIColor {
    requires("systemOrangeColor", since: 7.0, ownSystemOrange)
  }
  nonisolated static let ownSystemOrange = UIColor(bytes: 255, 149, 0, dark: 255, 159, 10)
  /// The system's yellow; iOS 7.0 and later.
  public nonisolated static var systemYellow: UIColor {
    requires("systemYellowColor", since: 7.0, ownSystemYellow)
  }
  nonisolated static let ownSystemYellow = UIColor(bytes: 255, 204, 0, dark: 255, 214, 10)
  /// The system's mint; iOS 15.0 and later.
  public nonisolated static var systemMint: UIColor {
    requires("systemMintColor", since: 15.0, ownSystemMint)
  }
  nonisolated static let ownSystemMint = UIColor(bytes: 0, 199, 190, dark: 99, 230, 226)
  /// The system's teal; iOS 7.0 and later.
  public nonisolated static var systemTeal: UIColor {
    requires("systemTealColor", since: 7.0, ownSystemTeal)
  }
  nonisolated static let ownSystemTeal = UIColor(bytes: 48, 176, 199, dark: 64, 200, 224)
  /// The system's cyan; iOS 15.0 and later.
  public nonisolated static var systemCyan: UIColor {
    requires("systemCyanColor", since: 15.0, ownSystemCyan)
  }
  nonisolated static let ownSystemCyan = UIColor(bytes: 50, 173, 230, dark: 100, 210, 255)
  /// The system's indigo; iOS 13.0 and later.
  public nonisolated static var systemIndigo: UIColor {
    requires("systemIndigoColor", since: 13.0, ownSystemIndigo)
  }
  nonisolated static let ownSystemIndigo = UIColor(bytes: 88, 86, 214, dark: 94, 92, 230)
  /// The system's purple; iOS 9.0 and later.
  public nonisolated static var systemPurple: UIColor {
    requires("systemPurpleColor", since: 9.0, ownSystemPurple)
  }
  nonisolated static let ownSystemPurple = UIColor(bytes: 175, 82, 222, dark: 191, 90, 242)
  /// The system's pink; iOS 7.0 and later.
  public nonisolated static var systemPink: UIColor {
    requires("systemPinkColor", since: 7.0, ownSystemPink)
  }
  nonisolated static let ownSystemPink = UIColor(bytes: 255, 45, 85, dark: 255, 55, 95)
  /// The system's brown; iOS 13.0 and later.
  public nonisolated static var systemBrown: UIColor {
    requires("systemBrownColor", since: 13.0, ownSystemBrown)
  }
  nonisolated static let ownSystemBrown = UIColor(bytes: 162, 132, 94, dark: 172, 142, 104)
  /// The system's gray; iOS 7.0 and later.
  public nonisolated static var systemGray: UIColor {
    requires("systemGrayColor", since: 7.0, ownSystemGray)
  }
  nonisolated static let ownSystemGray = UIColor(bytes: 142, 142, 147, alpha: 1)
  /// The second of the system's grays; iOS 13.0 and later.
  public nonisolated static var systemGray2: UIColor {
    requires("systemGray2Color", since: 13.0, ownSystemGray2)
  }
  nonisolated static let ownSystemGray2 = UIColor(bytes: 174, 174, 178, dark: 99, 99, 102)
  /// The third of the system's grays; iOS 13.0 and later.
  public nonisolated static var systemGray3: UIColor {
    requires("systemGray3Color", since: 13.0, ownSystemGray3)
  }
  nonisolated static let ownSystemGray3 = UIColor(bytes: 199, 199, 204, dark: 72, 72, 74)
  /// The fourth of the system's grays; iOS 13.0 and later.
  public nonisolated static var systemGray4: UIColor {
    requires("systemGray4Color", since: 13.0, ownSystemGray4)
  }
  nonisolated static let ownSystemGray4 = UIColor(bytes: 209, 209, 214, dark: 58, 58, 60)
  /// The fifth of the system's grays; iOS 13.0 and later.
  public nonisolated static var systemGray5: UIColor {
    requires("systemGray5Color", since: 13.0, ownSystemGray5)
  }
  nonisolated static let ownSystemGray5 = UIColor(bytes: 229, 229, 234, dark: 44, 44, 46)
  /// The sixth of the system's grays, the nearest to the background; iOS 13.0 and later.
  public nonisolated static var systemGray6: UIColor {
    requires("systemGray6Color", since: 13.0, ownSystemGray6)
  }
  nonisolated static let ownSystemGray6 = UIColor(bytes: 242, 242, 247, dark: 28, 28, 30)
  /// Behind content on the system's background; iOS 13.0 and later.
  public nonisolated static var secondarySystemBackground: UIColor {
    requires("secondarySystemBackgroundColor", since: 13.0, ownSecondarySystemBackground)
  }
  nonisolated static let ownSecondarySystemBackground = UIColor(
    bytes: 242, 242, 247, dark: 28, 28, 30)
  /// Behind content on the secondary background; iOS 13.0 and later.
  public nonisolated static var tertiarySystemBackground: UIColor {
    requires("tertiarySystemBackgroundColor", since: 13.0, ownTertiarySystemBackground)
  }
  nonisolated static let ownTertiarySystemBackground = UIColor(
    bytes: 255, 255, 255, dark: 44, 44, 46)
  /// Behind groups; iOS 13.0 and later.
  public nonisolated static var systemGroupedBackground: UIColor {
    requires("systemGroupedBackgroundColor", since: 13.0, ownSystemGroupedBackground)
  }
  nonisolated static let ownSystemGroupedBackground = UIColor(bytes: 242, 242, 247, dark: 0, 0, 0)
  /// Behind the content of groups; iOS 13.0 and later.
  public nonisolated static var secondarySystemGroupedBackground: UIColor {
    requires(
      "secondarySystemGroupedBackgroundColor", since: 13.0, ownSecondarySystemGroupedBackground)
  }
  nonisolated static let ownSecondarySystemGroupedBackground = UIColor(
    bytes: 255, 255, 255, dark: 28, 28, 30)
  /// Behind content on the secondary background of groups; iOS 13.0 and later.
  public nonisolated static var tertiarySystemGroupedBackground: UIColor {
    requires(
      "tertiarySystemGroupedBackgroundColor", since: 13.0, ownTertiarySystemGroupedBackground)
  }
  nonisolated static let ownTertiarySystemGroupedBackground = UIColor(
    bytes: 242, 242, 247, dark: 44, 44, 46)
  /// Behind the groups of a table; the older name.
  public nonisolated static let groupTableViewBackground = UIColor(bytes: 242, 242, 247, alpha: 1)
  /// For links; iOS 13.0 and later.
  public nonisolated static var link: UIColor { requires("linkColor", since: 13.0, ownLink) }
  nonisolated static let ownLink = UIColor(bytes: 0, 122, 255, dark: 9, 132, 255)
  /// For lines between content, without transparency; iOS 13.0 and later.
  public nonisolated static var opaqueSeparator: UIColor {
    requires("opaqueSeparatorColor", since: 13.0, ownOpaqueSeparator)
  }
  nonisolated static let ownOpaqueSeparator = UIColor(bytes: 198, 198, 200, dark: 56, 56, 58)
  /// For text on dark backgrounds.
  public nonisolated static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)
  /// For text on light backgrounds.
  public nonisolated static let darkText = UIColor(bytes: 0, 0, 0, alpha: 1)
  /// For what can be touched; iOS 15.0 and later.
  public nonisolated static var tintColor: UIColor {
    requires("tintColor", since: 15.0, ownTintColor)
  }
  nonisolated static let ownTintColor = UIColor(bytes: 0, 122, 255, dark: 10, 132, 255)
  /// For less important text; iOS 13.0 and later.
  public nonisolated static var secondaryLabel: UIColor {
    requires("secondaryLabelColor", since: 13.0, ownSecondaryLabel)
  }
  nonisolated static let ownSecondaryLabel = UIColor(
    bytes: 60, 60, 67, dark: 235, 235, 245, alpha: 0.6, 0.6)
  /// For still less important text; iOS 13.0 and later.
  public nonisolated static var tertiaryLabel: UIColor {
    requires("tertiaryLabelColor", since: 13.0, ownTertiaryLabel)
  }
  nonisolated static let ownTertiaryLabel = UIColor(
    bytes: 60, 60, 67, dark: 235, 235, 245, alpha: 0.3, 0.3)
  /// For the least important text; iOS 13.0 and later.
  public nonisolated static var quaternaryLabel: UIColor {
    requires("quaternaryLabelColor", since: 13.0, ownQuaternaryLabel)
  }
  nonisolated static let ownQuaternaryLabel = UIColor(
    bytes: 60, 60, 67, dark: 235, 235, 245, alpha: 0.18, 0.16)
  /// For placeholders; iOS 13.0 and later.
  public nonisolated static var placeholderText: UIColor {
    requires("placeholderTextColor", since: 13.0, ownPlaceholderText)
  }
  nonisolated static let ownPlaceholderText = UIColor(
    bytes: 60, 60, 67, dark: 235, 235, 245, alpha: 0.3, 0.3)
  /// For lines between content; iOS 13.0 and later.
  public nonisolated static var separator: UIColor {
    requires("separatorColor", since: 13.0, ownSeparator)
  }
  nonisolated static let ownSeparator = UIColor(
    bytes: 60, 60, 67, dark: 84, 84, 88, alpha: 0.29, 0.6)
  /// Over backgrounds, for small shapes; iOS 13.0 and later.
  public nonisolated static var systemFill: UIColor {
    requires("systemFillColor", since: 13.0, ownSystemFill)
  }
  nonisolated static let ownSystemFill = UIColor(
    bytes: 120, 120, 128, dark: 120, 120, 128, alpha: 0.2, 0.36)
  /// Over backgrounds, for shapes of middle size; iOS 13.0 and later.
  public nonisolated static var secondarySystemFill: UIColor {
    requires("secondarySystemFillColor", since: 13.0, ownSecondarySystemFill)
  }
  nonisolated static let ownSecondarySystemFill = UIColor(
    bytes: 120, 120, 128, dark: 120, 120, 128, alpha: 0.16, 0.32)
  /// Over backgrounds, for large shapes; iOS 13.0 and later.
  public nonisolated static var tertiarySystemFill: UIColor {
    requires("tertiarySystemFillColor", since: 13.0, ownTertiarySystemFill)
  }
  nonisolated static let ownTertiarySystemFill = UIColor(
    bytes: 118, 118, 128, dark: 118, 118, 128, alpha: 0.12, 0.24)
  /// Over backgrounds, for large areas; iOS 13.0 and later.
  public nonisolated static var quaternarySystemFill: UIColor {
    requires("quaternarySystemFillColor", since: 13.0, ownQuaternarySystemFill)
  }
  nonisolated static let ownQuaternarySystemFill = UIColor(
    bytes: 116, 116, 128, dark: 118, 118, 128, alpha: 0.08, 0.18)

  private nonisolated convenience init(
    bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    unsafe isOfSystem = true
  }

  /// A colour in the light and in the dark appearance, with the opacity in both.
  nonisolated convenience init(
    bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat,
    dark darkRed: CGFloat, _ darkGreen: CGFloat, _ darkBlue: CGFloat,
    alpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
  ) {
    let light = UIColor(bytes: red, green, blue, alpha: alpha)
    let dark = UIColor(bytes: darkRed, darkGreen, darkBlue, alpha: darkAlpha)
    self.init(light: light, dark: dark)
  }

  nonisolated convenience init(light: UIColor, dark: UIColor) {
    self.init((0, 0, 0, 1)) { $0.values.userInterfaceStyle == .dark ? dark : light }
  }
}

/// What the system calls its own colors.
extension UIColor {
  private nonisolated static let names: [ObjectIdentifier: String] = [
    (UIColor.ownSystemBlue, "systemBlueColor"),
    (UIColor.ownSystemRed, "systemRedColor"),
    (UIColor.ownSystemGreen, "systemGreenColor"),
    (UIColor.ownSystemBackground, "systemBackgroundColor"),
    (UIColor.ownLabel, "labelColor"),
    (UIColor.ownSystemOrange, "systemOrangeColor"),
    (UIColor.ownSystemYellow, "systemYellowColor"),
    (UIColor.ownSystemMint, "systemMintColor"),
    (UIColor.ownSystemTeal, "systemTealColor"),
    (UIColor.ownSystemCyan, "systemCyanColor"),
    (UIColor.ownSystemIndigo, "systemIndigoColor"),
    (UIColor.ownSystemPurple, "systemPurpleColor"),
    (UIColor.ownSystemPink, "systemPinkColor"),
    (UIColor.ownSystemBrown, "systemBrownColor"),
    (UIColor.ownSystemGray, "systemGrayColor"),
    (UIColor.ownSystemGray2, "systemGray2Color"),
    (UIColor.ownSystemGray3, "systemGray3Color"),
    (UIColor.ownSystemGray4, "systemGray4Color"),
    (UIColor.ownSystemGray5, "systemGray5Color"),
    (UIColor.ownSystemGray6, "systemGray6Color"),
    (UIColor.ownSecondarySystemBackground, "secondarySystemBackgroundColor"),
    (UIColor.ownTertiarySystemBackground, "tertiarySystemBackgroundColor"),
    (UIColor.ownSystemGroupedBackground, "systemGroupedBackgroundColor"),
    (UIColor.ownSecondarySystemGroupedBackground, "secondarySystemGroupedBackgroundColor"),
    (UIColor.ownTertiarySystemGroupedBackground, "tertiarySystemGroupedBackgroundColor"),
    (UIColor.ownLink, "linkColor"),
    (UIColor.ownOpaqueSeparator, "opaqueSeparatorColor"),
    (UIColor.ownSecondaryLabel, "secondaryLabelColor"),
    (UIColor.ownTertiaryLabel, "tertiaryLabelColor"),
    (UIColor.ownQuaternaryLabel, "quaternaryLabelColor"),
    (UIColor.ownPlaceholderText, "placeholderTextColor"),
    (UIColor.ownSeparator, "separatorColor"),
    (UIColor.ownSystemFill, "systemFillColor"),
    (UIColor.ownSecondarySystemFill, "secondarySystemFillColor"),
    (UIColor.ownTertiarySystemFill, "tertiarySystemFillColor"),
    (UIColor.ownQuaternarySystemFill, "quaternarySystemFillColor"),
  ].reduce(into: [:]) { $0[ObjectIdentifier($1.0)] = $1.1 }

  /// The name of a color of the system's; nil for another.
  nonisolated var systemName: String? { Self.names[ObjectIdentifier(self)] }
}
