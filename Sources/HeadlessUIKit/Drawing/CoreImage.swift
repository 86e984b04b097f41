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

/// Makes one image of others; here its size alone. iOS 5.0 and later.
nonisolated open class CIFilter: NSObject, @unchecked Sendable {
  /// How it is called.
  open var name: String
  private var values: [String: Any] = [:]

  /// The filter of that name; every name is taken that begins as Core Image's do.
  public init?(name: String) {
    Self.requiresClass(since: 5.0)
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
    super.init()
    onMain(name) {
      Simulator.current.unimplemented(
        "CIFilter",
        "\($0) makes no pixels: its image has a size alone, which is the one that it was given unless "
          + "it crops, scales or blurs.")
    }
  }
  /// The same with what it is given.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { values[key] = value }
  }

  /// What it makes of what it was given; nil where an image is missing.
  open var outputImage: CIImage? {
    if let image = values[kCIInputImageKey] as? CIImage {
      return CIImage(extent: extent(made: image.extent))
    }
    guard name.hasSuffix("Generator") else { return nil }
    // A code of the smallest size, with its border.
    if name == "CIQRCodeGenerator" {
      return CIImage(extent: CGRect(x: 0, y: 0, width: 23, height: 23))
    }
    return CIImage(
      extent: name.contains("Code") ? CGRect(x: 0, y: 0, width: 100, height: 32) : .infinite)
  }
  private func number(_ key: String, else usual: Double) -> CGFloat {
    CGFloat((values[key] as? NSNumber)?.doubleValue ?? (values[key] as? Double) ?? usual)
  }

  private func extent(made extent: CGRect) -> CGRect {
    guard !extent.isInfinite, !extent.isNull else { return extent }
    switch name {
    case "CIAreaAverage": return CGRect(x: 0, y: 0, width: 1, height: 1)
    case "CIGaussianBlur":
      let edge = 3 * number(kCIInputRadiusKey, else: 10)
      return extent.insetBy(dx: -edge, dy: -edge)
    case "CICrop":
      return (values["inputRectangle"] as? CIVector).map { extent.intersection($0.cgRectValue) }
        ?? extent
    case "CILanczosScaleTransform":
      let scale = number(kCIInputScaleKey, else: 1)
      return extent.applying(
        CGAffineTransform(
          scaleX: scale * number(kCIInputAspectRatioKey, else: 1), y: scale))
    default: return extent
    }
  }

  /// Forgets what it was given.
  open func setDefaults() { values = [:] }
  /// What it can be given: what Core Image's best-known filters take, and what it was given.
  open var inputKeys: [String] {
    let usual = Self.keys[name] ?? []
    let image = name.hasSuffix("Generator") ? [] : [kCIInputImageKey]
    let others = values.keys.filter { !usual.contains($0) && !image.contains($0) }
    return image + usual + others.sorted()
  }

  /// Beside the image, in the order of Core Image's reference.
  private static let keys: [String: [String]] = [
    "CIBloom": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CIBoxBlur": [kCIInputRadiusKey],
    "CIBumpDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey],
    "CIColorControls": ["inputSaturation", "inputBrightness", "inputContrast"],
    "CIColorMonochrome": [kCIInputColorKey, kCIInputIntensityKey],
    "CICrop": ["inputRectangle"],
    "CICrystallize": [kCIInputRadiusKey, kCIInputCenterKey],
    "CIEdges": [kCIInputIntensityKey],
    "CIExposureAdjust": ["inputEV"],
    "CIGammaAdjust": ["inputPower"],
    "CIGaussianBlur": [kCIInputRadiusKey],
    "CIGloom": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CIHueAdjust": [kCIInputAngleKey],
    "CILanczosScaleTransform": [kCIInputScaleKey, kCIInputAspectRatioKey],
    "CIMotionBlur": [kCIInputRadiusKey, kCIInputAngleKey],
    "CIPixellate": [kCIInputCenterKey, kCIInputScaleKey],
    "CIPointillize": [kCIInputRadiusKey, kCIInputCenterKey],
    "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"],
    "CISepiaTone": [kCIInputIntensityKey],
    "CISharpenLuminance": ["inputSharpness", kCIInputRadiusKey],
    "CITemperatureAndTint": ["inputNeutral", "inputTargetNeutral"],
    "CITwirlDistortion": [kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey],
    "CIUnsharpMask": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CIVibrance": ["inputAmount"],
    "CIVignette": [kCIInputIntensityKey, kCIInputRadiusKey],
    "CIZoomBlur": [kCIInputCenterKey, "inputAmount"],
  ]
  /// What it makes.
  open var outputKeys: [String] { ["outputImage"] }
  /// What is known of it; here its name.
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  fileprivate func keep(_ value: Any?, _ key: String) { values[key] = value }
  fileprivate func kept(_ key: String) -> Any? { key == "outputImage" ? outputImage : values[key] }

  /// The names of the filters of a kind; here none.
  open class func filterNames(inCategory category: String?) -> [String] { [] }
}

extension CIFilter: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    keep(value, key)
    return true
  }
  func value(byKey key: String) -> Any?? { kept(key).map { .some($0) } }
}

extension CIFilter {
  /// The filter that makes a code of squares. iOS 13.0 and later.
  public nonisolated class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    requires("qrCodeGenerator", since: 13.0)
    return BuiltinFilter("CIQRCodeGenerator")
  }
  /// The filter that makes a code of bars. iOS 13.0 and later.
  public nonisolated class func code128BarcodeGenerator() -> any CIFilter
    & CICode128BarcodeGenerator
  {
    requires("code128BarcodeGenerator", since: 13.0)
    return BuiltinFilter("CICode128BarcodeGenerator")
  }
  /// The filter that puts an image out of focus. iOS 13.0 and later.
  public nonisolated class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    requires("gaussianBlur", since: 13.0)
    return BuiltinFilter("CIGaussianBlur")
  }
  /// The filter that makes an image brown. iOS 13.0 and later.
  public nonisolated class func sepiaTone() -> any CIFilter & CISepiaTone {
    requires("sepiaTone", since: 13.0)
    return BuiltinFilter("CISepiaTone")
  }
  /// The filter that makes an image gray and hard. iOS 13.0 and later.
  public nonisolated class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    requires("photoEffectNoir", since: 13.0)
    return BuiltinFilter("CIPhotoEffectNoir")
  }
  /// The filter that changes how strong colors are. iOS 13.0 and later.
  public nonisolated class func colorControls() -> any CIFilter & CIColorControls {
    requires("colorControls", since: 13.0)
    return BuiltinFilter("CIColorControls")
  }
  /// The filter that makes squares of an image. iOS 13.0 and later.
  public nonisolated class func pixellate() -> any CIFilter & CIPixellate {
    requires("pixellate", since: 13.0)
    return BuiltinFilter("CIPixellate")
  }
}

/// Makes a code of squares. iOS 13.0 and later.
public nonisolated protocol CIQRCodeGenerator: NSObjectProtocol {
  /// What it says.
  var message: Data { get set }
  /// How much of it may be lost: `L`, `M`, `Q` or `H`.
  var correctionLevel: String { get set }
}
/// Makes a code of bars. iOS 13.0 and later.
public nonisolated protocol CICode128BarcodeGenerator: NSObjectProtocol {
  /// What it says.
  var message: Data { get set }
  /// How much room is beside it, in pixels.
  var quietSpace: Float { get set }
}
/// Makes an image of one image. iOS 13.0 and later.
public nonisolated protocol CIPhotoEffect: NSObjectProtocol {
  /// What it makes another image of.
  var inputImage: CIImage? { get set }
}
/// Puts an image out of focus. iOS 13.0 and later.
public nonisolated protocol CIGaussianBlur: CIPhotoEffect {
  /// How far, in pixels.
  var radius: Float { get set }
}
/// Makes an image brown. iOS 13.0 and later.
public nonisolated protocol CISepiaTone: CIPhotoEffect {
  /// How much, from 0 to 1.
  var intensity: Float { get set }
}
/// Changes how strong colors are. iOS 13.0 and later.
public nonisolated protocol CIColorControls: CIPhotoEffect {
  /// How strong colors are; 1 as they are.
  var saturation: Float { get set }
  /// How bright it is; 0 as it is.
  var brightness: Float { get set }
  /// How far light and dark are from each other; 1 as they are.
  var contrast: Float { get set }
}
/// Makes squares of an image. iOS 13.0 and later.
public nonisolated protocol CIPixellate: CIPhotoEffect {
  /// Where one of them has its middle.
  var center: CGPoint { get set }
  /// How large they are, in pixels.
  var scale: Float { get set }
}

/// A filter of a fixed kind.
private nonisolated final class BuiltinFilter: CIFilter, CIQRCodeGenerator,
  CICode128BarcodeGenerator, CIGaussianBlur, CISepiaTone, CIColorControls, CIPixellate,
  @unchecked Sendable
{
  init(_ name: String) {
    super.init(name: name)!
  }

  var inputImage: CIImage? {
    get { kept(kCIInputImageKey) as? CIImage }
    set { keep(newValue, kCIInputImageKey) }
  }
  var message: Data {
    get { kept("inputMessage") as? Data ?? Data() }
    set { keep(newValue, "inputMessage") }
  }
  var correctionLevel: String {
    get { kept("inputCorrectionLevel") as? String ?? "M" }
    set { keep(newValue, "inputCorrectionLevel") }
  }
  private func number(_ key: String, _ usual: Float) -> Float { kept(key) as? Float ?? usual }
  var quietSpace: Float {
    get { number("inputQuietSpace", 10) }
    set { keep(newValue, "inputQuietSpace") }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey, 10) }
    set { keep(newValue, kCIInputRadiusKey) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey, 1) }
    set { keep(newValue, kCIInputIntensityKey) }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey, 1) }
    set { keep(newValue, kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey, 0) }
    set { keep(newValue, kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey, 1) }
    set { keep(newValue, kCIInputContrastKey) }
  }
  var center: CGPoint {
    get { kept(kCIInputCenterKey) as? CGPoint ?? CGPoint(x: 150, y: 150) }
    set { keep(newValue, kCIInputCenterKey) }
  }
  var scale: Float {
    get { number(kCIInputScaleKey, 8) }
    set { keep(newValue, kCIInputScaleKey) }
  }
}

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

/// Some numbers, such as those of a rectangle. iOS 5.0 and later.
nonisolated open class CIVector: NSObject, @unchecked Sendable {
  private let numbers: [CGFloat]

  private init(_ numbers: [CGFloat]) {
    Self.requiresClass(since: 5.0)
    self.numbers = numbers
  }
  /// Makes one of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Makes one of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Makes one of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Makes one of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Makes one of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Makes one of a rectangle.
  public convenience init(cgRect r: CGRect) {
    self.init([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }
  /// How many numbers there are.
  open var count: Int { numbers.count }
  /// The number at a place; 0 where there is none.
  open func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? numbers[index] : 0
  }
  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }
  /// The numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// A colour as filters take it. iOS 5.0 and later.
nonisolated open class CIColor: NSObject, @unchecked Sendable {
  /// Red, from 0 to 1.
  public let red: CGFloat
  /// Green, from 0 to 1.
  public let green: CGFloat
  /// Blue, from 0 to 1.
  public let blue: CGFloat
  /// How opaque it is, from 0 to 1.
  public let alpha: CGFloat

  /// Makes a color of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    Self.requiresClass(since: 5.0)
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Makes an opaque color of its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// Makes one of Core Graphics' colors.
  public convenience init(cgColor color: CGColor) {
    let parts = color.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// Makes one of UIKit's colors.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  /// How many numbers there are.
  open var numberOfComponents: Int { 4 }
  /// Black; iOS 10.0 and later.
  open class var black: CIColor {
    requires("blackColor", since: 10.0, CIColor(red: 0, green: 0, blue: 0))
  }
  /// White; iOS 10.0 and later.
  open class var white: CIColor {
    requires("whiteColor", since: 10.0, CIColor(red: 1, green: 1, blue: 1))
  }
  /// Nothing; iOS 10.0 and later.
  open class var clear: CIColor {
    requires("clearColor", since: 10.0, CIColor(red: 0, green: 0, blue: 0, alpha: 0))
  }
}

extension UIColor {
  /// Makes one of Core Image's colors. iOS 5.0 and later.
  public nonisolated convenience init(ciColor: CIColor) {
    Self.requires(init: "initWithCIColor:", since: 5.0)
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The color as filters take it. iOS 5.0 and later.
  public nonisolated var ciColor: CIColor { requires("CIColor", since: 5.0, CIColor(color: self)) }
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

/// What a filter makes an image of. iOS 5.0 and later.
public nonisolated let kCIInputImageKey = "inputImage"
/// What a filter makes. iOS 5.0 and later.
public nonisolated let kCIOutputImageKey = "outputImage"
/// What lies behind it. iOS 5.0 and later.
public nonisolated let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// What hides parts of it. iOS 5.0 and later.
public nonisolated let kCIInputMaskImageKey = "inputMaskImage"
/// How much. iOS 5.0 and later.
public nonisolated let kCIInputIntensityKey = "inputIntensity"
/// How far, in pixels. iOS 5.0 and later.
public nonisolated let kCIInputRadiusKey = "inputRadius"
/// How large. iOS 5.0 and later.
public nonisolated let kCIInputScaleKey = "inputScale"
/// By which angle, in radians. iOS 5.0 and later.
public nonisolated let kCIInputAngleKey = "inputAngle"
/// Where its middle is. iOS 5.0 and later.
public nonisolated let kCIInputCenterKey = "inputCenter"
/// Which color. iOS 5.0 and later.
public nonisolated let kCIInputColorKey = "inputColor"
/// Which part. iOS 5.0 and later.
public nonisolated let kCIInputExtentKey = "inputExtent"
/// How bright. iOS 5.0 and later.
public nonisolated let kCIInputBrightnessKey = "inputBrightness"
/// How strong colors are. iOS 5.0 and later.
public nonisolated let kCIInputSaturationKey = "inputSaturation"
/// How far light and dark are from each other. iOS 5.0 and later.
public nonisolated let kCIInputContrastKey = "inputContrast"
/// How much light. iOS 5.0 and later.
public nonisolated let kCIInputEVKey = "inputEV"
/// How wide for its height. iOS 5.0 and later.
public nonisolated let kCIInputAspectRatioKey = "inputAspectRatio"
/// How it is moved. iOS 5.0 and later.
public nonisolated let kCIInputTransformKey = "inputTransform"
/// How wide. iOS 5.0 and later.
public nonisolated let kCIInputWidthKey = "inputWidth"
/// How sharp. iOS 5.0 and later.
public nonisolated let kCIInputSharpnessKey = "inputSharpness"
