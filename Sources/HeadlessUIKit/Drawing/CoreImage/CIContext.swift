public import Foundation

/// Makes pictures of images; here empty ones of their size. iOS 5.0 and later.
nonisolated open class CIContext: NSObject, @unchecked Sendable {
  public override init() {
    Self.requiresClass(since: 5.0)
    super.init()
  }
  /// Makes one; what is said of it changes nothing here.
  public convenience init(options: [CIContextOption: Any]?) { self.init() }

  /// A picture of a part of an image; nil where it has no end.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = fromRect.integral
    guard !rect.isInfinite, rect.width >= 1, rect.height >= 1, rect.width < 100_000,
      rect.height < 100_000
    else { return nil }
    return onMain((Int(rect.width), Int(rect.height))) { CGImage(width: $0.0, height: $0.1) }
  }
  /// Would write pixels; what was there stays.
  @safe
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    declaredOnly("CIContext.render(_:toBitmap:rowBytes:bounds:format:colorSpace:)")
  }
  /// The data of a file; there is no encoder here. iOS 10.0 and later.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    requires("JPEGRepresentationOfImage:colorSpace:options:", since: 10.0)
    declaredOnly("CIContext.jpegRepresentation(of:colorSpace:options:)")
    return nil
  }
  /// The data of a file; there is no encoder here. iOS 11.0 and later.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    requires("PNGRepresentationOfImage:format:colorSpace:options:", since: 11.0)
    declaredOnly("CIContext.pngRepresentation(of:format:colorSpace:options:)")
    return nil
  }
}

/// What is said of a context. iOS 5.0 and later.
public nonisolated struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Image.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What numbers mean while it works.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// What numbers mean in what it makes.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// Whether the processor does it.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  /// Whether it keeps what it made on the way.
  public static let cacheIntermediates = Self(rawValue: "cache_intermediates")
}

/// What is said of a file. iOS 10.0 and later.
public nonisolated struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Image.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// How pixels are written. iOS 6.0 and later.
public nonisolated struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Image.
  public let rawValue: Int32
  /// Makes the value of a raw one.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Red, green, blue, opacity; a byte for each.
  public static let RGBA8 = Self(rawValue: 24)
  /// Blue, green, red, opacity; a byte for each.
  public static let BGRA8 = Self(rawValue: 14)
  /// Opacity, red, green, blue; a byte for each.
  public static let ARGB8 = Self(rawValue: 5)
  /// Numbers with a point.
  public static let RGBAf = Self(rawValue: 29)
}
