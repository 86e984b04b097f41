public import Foundation

// Filters are kept with what they are given, and no pixels are made: an image has its extent.

/// What is to become an image. iOS 5.0 and later.
nonisolated open class CIImage: NSObject, @unchecked Sendable {
  /// Where it has pixels.
  public let extent: CGRect
  private let picture: CGImage?

  init(extent: CGRect, picture: CGImage? = nil) {
    Self.requiresClass(since: 5.0)
    self.extent = extent
    self.picture = picture
  }

  /// Makes one of a picture.
  public convenience init(cgImage: CGImage) {
    let size = onMain(cgImage) { CGSize(width: $0.width, height: $0.height) }
    self.init(extent: CGRect(origin: .zero, size: size), picture: cgImage)
  }
  /// Makes one of a picture.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: cgImage)
  }
  /// Makes one of an image; nil where it has no pixels.
  public convenience init?(image: UIImage) {
    guard let picture = onMain(image, { $0.cgImage }) else { return nil }
    self.init(cgImage: picture)
  }
  /// Makes one of an image; nil where it has no pixels.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
  /// Makes one of the data of a file; nil where they are no picture.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Makes one of a file; nil where it is no picture.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? _courseContents(at: url.path) else { return nil }
    self.init(data: data)
  }
  /// Makes one of a single color, which goes on for ever.
  public convenience init(color: CIColor) { self.init(extent: .infinite) }
  /// An image without pixels.
  open class func empty() -> CIImage { CIImage(extent: .null) }

  /// The image moved, turned or scaled.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.isInfinite || extent.isNull ? extent : extent.applying(matrix))
  }
  /// The part in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  /// The image turned as a photo says.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let isTurned = orientation > 4
    return CIImage(
      extent: isTurned
        ? CGRect(x: extent.minX, y: extent.minY, width: extent.height, height: extent.width)
        : extent)
  }
  /// The image with its edges drawn out for ever. iOS 8.0 and later.
  open func clampedToExtent() -> CIImage {
    requires("imageByClampingToExtent", since: 8.0, CIImage(extent: .infinite))
  }
  /// The image over another. iOS 8.0 and later.
  open func composited(over dest: CIImage) -> CIImage {
    requires("imageByCompositingOverImage:", since: 8.0)
    return CIImage(extent: extent.union(dest.extent))
  }
  /// What a filter makes of it. iOS 8.0 and later.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    requires("imageByApplyingFilter:withInputParameters:", since: 8.0)
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.keep(self, kCIInputImageKey)
    return filter.outputImage ?? self
  }
  /// The image out of focus, by so many pixels. iOS 10.0 and later.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    requires("imageByApplyingGaussianBlurWithSigma:", since: 10.0)
    return CIImage(extent: extent.insetBy(dx: -3 * CGFloat(sigma), dy: -3 * CGFloat(sigma)))
  }
  /// What is known of it beside its pixels; here nothing.
  open var properties: [String: Any] { [:] }
  /// The picture that it was made of; nil where it was made of none. iOS 10.0 and later.
  open var cgImage: CGImage? { requires("CGImage", since: 10.0, picture) }
}

/// What is said of an image that is made. iOS 5.0 and later.
public nonisolated struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Image.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the numbers of its colors mean.
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
  /// What is known of it.
  public static let properties = Self(rawValue: "kCIImageProperties")
  /// Whether it is turned as its data say.
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
}

extension UIImage {
  /// Makes an image of what filters made. iOS 5.0 and later.
  public convenience init(ciImage: CIImage) {
    Self.requires(init: "initWithCIImage:", since: 5.0)
    self.init(of: ciImage, scale: 1)
  }
  /// The same with so many pixels for each point. iOS 6.0 and later.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    Self.requires(init: "initWithCIImage:scale:orientation:", since: 6.0)
    self.init(of: ciImage, scale: scale)
  }
  private convenience init(of image: CIImage, scale: CGFloat) {
    // Without an end, or with one that no picture has, it has no size.
    let size = image.extent.size
    let hasSize = size.width < 100_000 && size.height < 100_000
    let factor = hasSize ? 1 / max(scale, 0.1) : 0
    self.init(
      drawn: hasSize
        ? CGSize(width: size.width * factor, height: size.height * factor) : .zero, scale: scale)
    filtered = image
  }
  /// What filters made and the image was made of; nil for none. iOS 5.0 and later.
  public var ciImage: CIImage? { requires("CIImage", since: 5.0, filtered) }
}
