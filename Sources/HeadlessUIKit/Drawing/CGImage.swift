public import Foundation

/// Where a pixel's opacity stands. iOS 2.0 and later.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No transparency; it is last or first, with colors multiplied by it or not, or left out.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  /// Nothing but transparency.
  case alphaOnly
}

/// How pixels lie in memory. iOS 2.0 and later.
public nonisolated struct CGBitmapInfo: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt32
  /// Makes the value of a raw one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that say where transparency is.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// Numbers have a point.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// Two bytes, the lower one first.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Four bytes, the lowest one first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Two bytes, the higher one first.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Four bytes, the highest one first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

/// The pixels of an image, of which only the numbers are known. iOS 2.0 and later.
public final class CGImage: NSObject {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  private let provider: CGDataProvider?
  private let format: Format

  /// How the pixels lie in memory.
  private struct Format {
    var bitsPerComponent = 8
    var bitsPerPixel = 32
    var bytesPerRow: Int
    /// Nil for a mask.
    var space: CGColorSpace? = CGColorSpace()
    var info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    var isMask = false
    var shouldInterpolate = true

    /// Whether a row has room for so many pixels.
    func holds(width: Int) -> Bool {
      let (bits, isTooWide) = width.multipliedReportingOverflow(by: bitsPerPixel)
      return bitsPerComponent > 0 && bitsPerPixel > 0 && !isTooWide && bytesPerRow >= bits / 8
    }
  }

  convenience init(width: Int, height: Int) {
    self.init(
      width: width, height: height, provider: nil, format: Format(bytesPerRow: 4 * width))
  }
  private init(width: Int, height: Int, provider: CGDataProvider?, format: Format) {
    (self.width, self.height, self.provider) = (width, height, provider)
    self.format = format
  }

  /// Makes a picture of bytes, of which only the numbers are known. iOS 2.0 and later.
  @safe
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let format = Format(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
      space: space, info: bitmapInfo, shouldInterpolate: shouldInterpolate)
    guard width > 0, height > 0, format.holds(width: width) else { return nil }
    self.init(width: width, height: height, provider: provider, format: format)
  }
  /// Makes a mask of bytes, of which only the numbers are known. iOS 2.0 and later.
  @safe
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let format = Format(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
      space: nil, info: [], isMask: true, shouldInterpolate: shouldInterpolate)
    guard width > 0, height > 0, format.holds(width: width) else { return nil }
    self.init(width: width, height: height, provider: provider, format: format)
  }

  /// Where its bytes come from. The pixels of pictures are not read here: where the app gave none itself, all
  /// are 0. iOS 2.0 and later.
  public private(set) lazy var dataProvider: CGDataProvider? = {
    if let provider { return provider }
    Simulator.current.unimplemented("CGImage.dataProvider", "a picture's pixels are not read.")
    return CGDataProvider(data: NSMutableData(length: bytesPerRow * height) ?? NSMutableData())
  }()
  /// Whether it says what is hidden of others. iOS 2.0 and later.
  public var isMask: Bool { format.isMask }
  /// Whether it is smoothed when it is made larger. iOS 2.0 and later.
  public var shouldInterpolate: Bool { format.shouldInterpolate }
  /// How colors are taken that a device cannot show. iOS 2.0 and later.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Which kind of file it came from; nil where nobody knows. iOS 9.0 and later.
  public var utType: NSString? { requires("utType", since: 9.0, nil) }

  /// Bits for each number of a color.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// Bits for each pixel.
  public var bitsPerPixel: Int { format.bitsPerPixel }
  /// Bytes for each row of pixels.
  public var bytesPerRow: Int { format.bytesPerRow }
  /// Where transparency is.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: format.info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
  /// How a pixel is written.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// What the numbers of its colors mean; nil for a mask.
  public var colorSpace: CGColorSpace? { format.space }

  /// The part of the image in that rectangle of pixels; nil where none is.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
  /// The same picture again.
  public func copy() -> CGImage? {
    CGImage(width: width, height: height, provider: provider, format: format)
  }
  /// The same numbers, which mean other colors. iOS 2.0 and later.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { copy() }
  /// The picture without what has these colors. iOS 2.0 and later.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { copy() }
  /// The picture without what the mask hides.
  public func masking(_ mask: CGImage) -> CGImage? {
    keptLook("CGImage.masking(_:)")
    return copy()
  }
}
