public import Foundation

/// A colour as layers speak of it.
public nonisolated final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// Makes a color of its parts, from 0 to 1; iOS 13.0 and later.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Makes a gray, from 0 to 1; iOS 13.0 and later.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: gray, alpha: alpha))
  }
  /// Makes a color of its parts, from 0 to 1; iOS 13.0 and later.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: srgbRed, green: green, blue: blue, alpha: alpha))
  }
  /// Makes a gray, from 0 to 1; iOS 13.0 and later.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: gray, alpha: alpha))
  }
  /// Makes a color of inks, from 0 to 1, each of which takes its part of the light (rule 1177).
  /// iOS 13.0 and later.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let light = 1 - black
    self.init(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
      alpha: alpha)
  }
  /// Makes a color of its parts and its opacity, from 0 to 1: three parts, four of inks, or one of a gray; nil
  /// for fewer. iOS 2.0 and later.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    switch components.count {
    case 5... where space.model == .cmyk:
      self.init(
        genericCMYKCyan: components[0], magenta: components[1], yellow: components[2],
        black: components[3], alpha: components[4])
    case 2, 3: self.init(gray: components[0], alpha: components[1])
    case 4...:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }
  /// The same color, as opaque as that; iOS 2.0 and later.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }
  /// The same color by the numbers of another space (rule 1375). iOS 9.0 and later.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
  ) -> CGColor? {
    let parts = components ?? []
    switch (space.model, parts.count) {
    case (.rgb, 2): return CGColor(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    case (.monochrome, 4) where parts[0] == parts[1] && parts[1] == parts[2]:
      return CGColor(gray: parts[0], alpha: parts[3])
    default: return self
    }
  }
  /// Black; iOS 14.0 and later.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White; iOS 14.0 and later.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing; iOS 14.0 and later.
  public static let clear = CGColor(gray: 0, alpha: 0)
  /// What its numbers mean; iOS 2.0 and later.
  public var colorSpace: CGColorSpace? {
    onMain(color.isGrayNow) { isGray in Boxed(CGColorSpace(isGray: isGray)) }.value
  }

  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { color.opacity }
  /// Red, green, blue and opacity, each from 0 to 1; a gray has white and opacity (rule 989).
  public var components: [CGFloat]? { color.numbersNow }
  /// How many numbers make the color, the opacity included.
  public var numberOfComponents: Int { color.isGrayNow ? 2 : 4 }

  /// Whether both are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Makes the color of `#colorLiteral(red:green:blue:alpha:)`. iOS 2.0 and later.
  public nonisolated convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIColor {
  /// The color in Core Graphics.
  public nonisolated var cgColor: CGColor { CGColor(self) }

  /// Makes the color of one in Core Graphics.
  public nonisolated convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(
      (color.red, color.green, color.blue, color.opacity), isGray: color.isGrayNow, provider: nil)
  }
}
