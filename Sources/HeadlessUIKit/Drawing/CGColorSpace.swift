public import Foundation

/// What the numbers of a colour mean: one of gray, those of light, or those of ink.
public final class CGColorSpace: NSObject {
  /// Whether a color has one number.
  var isGray: Bool { model == .monochrome }
  /// What it is called; nil for that of the device.
  public let name: NSString?
  /// How its colors are made; iOS 2.0 and later.
  public let model: CGColorSpaceModel

  override init() { (model, name) = (.rgb, nil) }
  init(isGray: Bool) { (model, name) = (isGray ? .monochrome : .rgb, nil) }
  init(model: CGColorSpaceModel) { (self.model, name) = (model, nil) }
  /// Makes a space of its name; all with colors of light are the same here.
  public init?(name: NSString) {
    let isGray = name.hasPrefix("kCGColorSpaceGeneric") && name.contains("Gray")
    let isOfInk = name == Self.genericCMYK
    (model, self.name) = (isGray ? .monochrome : isOfInk ? .cmyk : .rgb, name)
  }
  /// The name of the usual space; iOS 9.0 and later.
  public static let sRGB: NSString = "kCGColorSpaceSRGB"
  /// The name of a space with more colors; iOS 9.3 and later.
  public static let displayP3: NSString = "kCGColorSpaceDisplayP3"
  /// The name of the usual space with numbers beyond 0 and 1; iOS 10.0 and later.
  public static let extendedSRGB: NSString = "kCGColorSpaceExtendedSRGB"
  /// The name of the space of grays; iOS 9.0 and later.
  public static let genericGrayGamma2_2: NSString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the usual space whose numbers follow the light; iOS 10.0 and later.
  public static let linearSRGB: NSString = "kCGColorSpaceLinearSRGB"
  /// The same with numbers beyond 0 and 1; iOS 10.0 and later.
  public static let extendedLinearSRGB: NSString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of a space of printing colors; iOS 11.0 and later.
  public static let genericCMYK: NSString = "kCGColorSpaceGenericCMYK"
  /// The name of a space of a printer; iOS 11.0 and later.
  public static let adobeRGB1998: NSString = "kCGColorSpaceAdobeRGB1998"
  /// How many numbers a color has.
  public var numberOfComponents: Int { isGray ? 1 : model == .cmyk ? 4 : 3 }
}

/// How colours are made. iOS 2.0 and later.
public nonisolated enum CGColorSpaceModel: Int32, Sendable {
  /// In no way that is known; of gray, of light, of ink, by eye, of inks of one's own, by a list, or a pattern.
  case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
  /// By how the eye sees.
  case XYZ
}

/// How colours are taken that a device cannot show. iOS 2.0 and later.
public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
  /// As usual; as they are; beside white; as a person sees them; as strong as can be.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The color space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// The space of a printer's inks; iOS 2.0 and later.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(model: .cmyk) }
/// The space of grays; iOS 2.0 and later.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }
