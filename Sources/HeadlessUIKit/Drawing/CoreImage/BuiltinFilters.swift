public import Foundation

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
nonisolated final class BuiltinFilter: CIFilter, CIQRCodeGenerator,
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
