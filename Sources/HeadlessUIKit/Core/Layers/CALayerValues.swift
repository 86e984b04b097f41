/// Which corners of a layer are round; iOS 11.0 and later.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How a corner is rounded; iOS 13.0 and later.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As a part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// With a softer beginning.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where a layer's content lies in it. iOS 2.0 and later.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// In the middle of the upper edge.
  public static let top = Self(rawValue: "top")
  /// In the middle of the lower edge.
  public static let bottom = Self(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = Self(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = Self(rawValue: "right")
  /// At the top left.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At the top right.
  public static let topRight = Self(rawValue: "topRight")
  /// At the bottom left.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At the bottom right.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// As large as the layer, whatever its shape.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits into the layer.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As large as fills the layer.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How a layer's content is made larger or smaller. iOS 2.0 and later.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest pixel is taken.
  public static let nearest = Self(rawValue: "nearest")
  /// Pixels are mixed.
  public static let linear = Self(rawValue: "linear")
  /// Pixels of smaller pictures are mixed.
  public static let trilinear = Self(rawValue: "trilinear")
}
