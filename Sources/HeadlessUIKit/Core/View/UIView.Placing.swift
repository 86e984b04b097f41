/// How views and what is in them follow a change of size.
extension UIView {
  /// How content fits into its view.
  public enum ContentMode: Int, Sendable {
    /// Stretched, scaled to fit or to fill, drawn again, or placed at an edge.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Placed in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which margins and lengths of a view give when its superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left may change.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance to the right may change.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance above may change.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance below may change.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }
}
