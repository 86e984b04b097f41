public import Foundation

/// A colour in red, green, blue and opacity, each from 0 to 1; perhaps others by the traits (rule 246).
open nonisolated class UIColor: NSObject, @unchecked Sendable {
  private nonisolated let mark = AttributeValueMark()
  private let ownRed: CGFloat
  private let ownGreen: CGFloat
  private let ownBlue: CGFloat
  private let ownOpacity: CGFloat
  /// Whether it was made of white and opacity alone, as its description says.
  let isGray: Bool
  /// What the colour is where it depends on the traits.
  private nonisolated(unsafe) let provider: ((UITraitCollection) -> UIColor)?

  nonisolated var red: CGFloat { resolved.ownRed }
  nonisolated var green: CGFloat { resolved.ownGreen }
  nonisolated var blue: CGFloat { resolved.ownBlue }
  nonisolated var opacity: CGFloat { resolved.ownOpacity }
  /// Whether the color that it is now was made of white and opacity alone (rule 989).
  nonisolated var isGrayNow: Bool { resolved.isGray }
  /// The numbers that make the color that it is now: two of a gray (rule 989).
  nonisolated var numbersNow: [CGFloat] {
    let color = resolved
    return color.isGray
      ? [color.ownRed, color.ownOpacity]
      : [color.ownRed, color.ownGreen, color.ownBlue, color.ownOpacity]
  }
  /// Whether it is one of the system's, of which no source says whether they are grays.
  final nonisolated(unsafe) var isOfSystem = false
  /// The color of Core Image that it was made of; nil for none.
  final nonisolated(unsafe) var ownCIColor: CIColor?
  /// What the app has made of it by ``withProminence(_:)``.
  final nonisolated(unsafe) var ownProminence = Prominence.primary

  /// Makes a color of its parts, or of what gives one for each set of traits.
  ///
  /// - Important: not UIKit's; iOS 2.0 and later. A subclass of the app's has the other initializers if it sees this one.
  public nonisolated init(
    _ parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat),
    isGray: Bool = false, provider: ((UITraitCollection) -> UIColor)?
  ) {
    self.isGray = isGray
    ownRed = Self.unit(parts.red)
    ownGreen = Self.unit(parts.green)
    ownBlue = Self.unit(parts.blue)
    ownOpacity = Self.unit(parts.alpha)
    unsafe self.provider = provider
    super.init()
  }

  /// Makes a color of its parts, each from 0 to 1.
  public nonisolated convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init((red, green, blue, alpha), provider: nil)
  }

  /// Makes the color of `#colorLiteral(red:green:blue:alpha:)`. iOS 2.0 and later.
  public nonisolated required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Reads its parts (rule 875). iOS 2.0 and later.
  public nonisolated required convenience init?(coder: NSCoder) {
    let isGray = coder.containsValue(forKey: Self.grayPartNames[0])
    let names = isGray ? Self.grayPartNames : Self.partNames
    let parts = names.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    if isGray {
      self.init(white: parts[0], alpha: parts[1])
    } else {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }
  nonisolated static let partNames = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  nonisolated static let grayPartNames = ["UIWhite", "UIAlpha"]

  /// Makes a color that nobody has chosen yet. No page says what is seen of it; here it is nothing.
  public override init() {
    isGray = false
    (ownRed, ownGreen, ownBlue, ownOpacity) = (0, 0, 0, 0)
    unsafe provider = nil
    super.init()
  }

  /// Makes a color of its parts, each from 0 to 1, as a literal of Swift 3 did.
  public nonisolated convenience init(
    colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init((CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)), provider: nil)
  }

  /// Makes a gray, from 0 for black to 1 for white.
  public nonisolated convenience init(white: CGFloat, alpha: CGFloat) {
    self.init((white, white, white, alpha), isGray: true, provider: nil)
  }

  /// As it is now: with the traits that are current.
  private nonisolated var resolved: UIColor { resolve(with: .atPresent) }

  nonisolated func resolve(with traits: @autoclosure () -> UITraitCollection) -> UIColor {
    guard let provider = unsafe provider else { return self }
    let environment = traits()
    let color = provider(environment)
    // A colour that names itself would be looked for without end.
    return color === self ? .clear : color.resolve(with: environment)
  }

  /// The same color with another opacity, from 0 to 1.
  public nonisolated func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard unsafe provider != nil else {
      let color = UIColor((ownRed, ownGreen, ownBlue, alpha), isGray: isGray, provider: nil)
      unsafe color.isOfSystem = isOfSystem
      return color
    }
    return UIColor((0, 0, 0, alpha)) { [self] traits in
      resolve(with: traits).withAlphaComponent(alpha)
    }
  }

  private nonisolated static func unit(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// `#rrggbbaa`.
  package nonisolated var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue, opacity].reduce("#") { text, part in
      let byte = Int((part * 255).rounded())
      return text + String([digits[byte / 16], digits[byte % 16]])
    }
  }

  /// The space and the parts, or the name of a color of the system's (rule 892).
  public nonisolated override var description: String {
    onMain(self) { color in
      let isOld = !Simulator.current.has(.colorsAreExtended)
      if !isOld, Simulator.current.has(.darkInterfaces), let name = color.systemName {
        return "<UIDynamicSystemColor: 0x1; name = \(name)>"
      }
      return color.parts(isOld: isOld)
    }
  }

  private nonisolated func parts(isOld: Bool) -> String {
    let color = resolved
    guard color.isGray else {
      let numbers = [color.ownRed, color.ownGreen, color.ownBlue, color.ownOpacity].map(Self.short)
      return (isOld ? "UIDeviceRGBColorSpace " : "UIExtendedSRGBColorSpace ")
        + numbers.joined(separator: " ")
    }
    return (isOld ? "UIDeviceWhiteColorSpace " : "UIExtendedGrayColorSpace ")
      + "\(Self.short(color.ownRed)) \(Self.short(color.ownOpacity))"
  }

  /// A part with six digits at most, as `%g` has it.
  private nonisolated static func short(_ part: CGFloat) -> String {
    String(format: "%g", Double(part))
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    return [UITraitCollection.inLight, .inDark].allSatisfy { traits in
      other.resolve(with: traits).isSame(as: resolve(with: traits))
    }
  }

  /// Whether both, which depend on no traits, have the same numbers in the same space (rule 1310).
  private nonisolated func isSame(as other: UIColor) -> Bool {
    let isOfSystem = unsafe isOfSystem || other.isOfSystem
    return (isGray == other.isGray || isOfSystem) && numbers == other.numbers
  }

  /// As exact as an archive keeps them.
  private nonisolated var numbers: [Float] {
    [ownRed, ownGreen, ownBlue, ownOpacity].map(Float.init)
  }

  public nonisolated override var hash: Int { resolve(with: .inLight).numbers.hashValue }
}

extension UIColor {
  /// Black.
  public nonisolated static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public nonisolated static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds of white.
  public nonisolated static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public nonisolated static let white = UIColor(white: 1, alpha: 1)
  /// Half of white.
  public nonisolated static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public nonisolated static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public nonisolated static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public nonisolated static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public nonisolated static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public nonisolated static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public nonisolated static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red with half of green.
  public nonisolated static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue.
  public nonisolated static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public nonisolated static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No color: transparent black.
  public nonisolated static let clear = UIColor(white: 0, alpha: 0)
  /// The system's blue; iOS 7.0 and later.
  public nonisolated static var systemBlue: UIColor {
    requires("systemBlueColor", since: 7.0, ownSystemBlue)
  }
  nonisolated static let ownSystemBlue = UIColor(bytes: 0, 122, 255, dark: 10, 132, 255)
  /// The system's red; iOS 7.0 and later.
  public nonisolated static var systemRed: UIColor {
    requires("systemRedColor", since: 7.0, ownSystemRed)
  }
  nonisolated static let ownSystemRed = UIColor(bytes: 255, 59, 48, dark: 255, 69, 58)
  /// The system's green; iOS 7.0 and later.
  public nonisolated static var systemGreen: UIColor {
    requires("systemGreenColor", since: 7.0, ownSystemGreen)
  }
  nonisolated static let ownSystemGreen = UIColor(bytes: 52, 199, 89, dark: 48, 209, 88)
  /// Behind everything; iOS 13.0 and later.
  public nonisolated static var systemBackground: UIColor {
    requires("systemBackgroundColor", since: 13.0, ownSystemBackground)
  }
  nonisolated static let ownSystemBackground = UIColor(bytes: 255, 255, 255, dark: 0, 0, 0)
  /// For text; iOS 13.0 and later.
  public nonisolated static var label: UIColor { requires("labelColor", since: 13.0, ownLabel) }
  nonisolated static let ownLabel = UIColor(bytes: 0, 0, 0, dark: 255, 255, 255)
}

extension UIColor {
  /// What labels and fields write in until the app chooses a color (rule 806).
  static var usualForText: UIColor {
    Simulator.current.has(.textColorsFollowTheStyle) ? ownLabel : .black
  }
}
