public import Foundation

/// Colours that go over into each other.
public final class CGGradient: NSObject {
  /// Makes a gradient of colors at these places, from 0 to 1.
  public init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {}
  /// Makes a gradient of colors at these places, from 0 to 1.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
}

/// How far a gradient goes on beyond its ends.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt32
  /// Makes the value of a raw one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
