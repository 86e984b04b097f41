public import Foundation

/// A colour as layers speak of it.
public nonisolated final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { color.opacity }
  /// Red, green, blue and opacity, each from 0 to 1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.opacity] }
  /// How many numbers make the color, the opacity included.
  public var numberOfComponents: Int { 4 }

  /// Whether both are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The color in Core Graphics.
  public nonisolated var cgColor: CGColor { CGColor(self) }

  /// Makes the color of one in Core Graphics.
  public nonisolated convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
}
