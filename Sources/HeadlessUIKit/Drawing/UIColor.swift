public import Foundation

/// A colour in red, green, blue and opacity, each from 0 to 1.
public final class UIColor: NSObject, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let opacity: CGFloat

  /// Makes a color of its parts, each from 0 to 1.
  public nonisolated init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue) = (Self.unit(red), Self.unit(green), Self.unit(blue))
    opacity = Self.unit(alpha)
    super.init()
  }

  /// Makes a gray, from 0 for black to 1 for white.
  public nonisolated convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same color with another opacity, from 0 to 1.
  public nonisolated func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
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

  public nonisolated override var description: String { "UIColor(\(hexadecimal))" }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.hexadecimal == hexadecimal
  }

  public nonisolated override var hash: Int { hexadecimal.hashValue }
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
  nonisolated static let ownSystemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  /// The system's red; iOS 7.0 and later.
  public nonisolated static var systemRed: UIColor {
    requires("systemRedColor", since: 7.0, ownSystemRed)
  }
  nonisolated static let ownSystemRed = UIColor(
    red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
  /// The system's green; iOS 7.0 and later.
  public nonisolated static var systemGreen: UIColor {
    requires("systemGreenColor", since: 7.0, ownSystemGreen)
  }
  nonisolated static let ownSystemGreen = UIColor(
    red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  /// Behind everything; iOS 13.0 and later.
  public nonisolated static var systemBackground: UIColor {
    requires("systemBackgroundColor", since: 13.0, ownSystemBackground)
  }
  nonisolated static let ownSystemBackground = UIColor(white: 1, alpha: 1)
  /// For text; iOS 13.0 and later.
  public nonisolated static var label: UIColor { requires("labelColor", since: 13.0, ownLabel) }
  nonisolated static let ownLabel = UIColor(white: 0, alpha: 1)
}
