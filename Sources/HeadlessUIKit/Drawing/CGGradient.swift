public import Foundation

/// Colours that go over into each other.
public final class CGGradient: NSObject {
  /// The colors, in order.
  let colors: [UIColor]
  /// Where each is, from 0 to 1.
  let locations: [CGFloat]

  private init(_ colors: [UIColor], at locations: UnsafePointer<CGFloat>?) {
    self.colors = colors
    let last = CGFloat(max(colors.count - 1, 1))
    self.locations = colors.indices.map { place in
      unsafe locations.map { unsafe $0[place] } ?? CGFloat(place) / last
    }
    super.init()
  }

  /// Makes a gradient of colors at these places, from 0 to 1.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    unsafe self.init(
      colors.compactMap { ($0 as? CGColor).map { UIColor(cgColor: $0) } }, at: locations)
  }
  /// Makes a gradient of colors at these places, from 0 to 1.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.isGray ? 2 : 4
    let colors = (0..<max(count, 0)).map { place in
      let parts = (0..<width).map { unsafe components[place * width + $0] }
      return space.isGray
        ? UIColor(white: parts[0], alpha: parts[1])
        : UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    unsafe self.init(colors, at: locations)
  }
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
