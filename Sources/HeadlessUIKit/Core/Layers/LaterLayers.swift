/// How a layer keeps its picture; iOS 10.0 and later.
public nonisolated struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in QuartzCore.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits for each color.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits for each color.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// How a layer's content is meant to be seen; iOS 26.0 and later.
  public nonisolated struct DynamicRange: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in QuartzCore.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the system likes.
    public static let automatic = DynamicRange(rawValue: "automatic")
    /// As usual.
    public static let standard = DynamicRange(rawValue: "standard")
    /// Brighter, but not where it would disturb.
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    /// As bright as it is.
    public static let high = DynamicRange(rawValue: "high")
  }
}

/// In which directions a layer can be scrolled; iOS 2.0 and later.
public nonisolated struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in QuartzCore.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In none.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
