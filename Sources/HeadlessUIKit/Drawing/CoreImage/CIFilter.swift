public import Foundation

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

  /// Forgets what it was given: it takes the usual numbers again (rule 1319).
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

  final func keep(_ value: Any?, _ key: String) { values[key] = value }
  final func kept(_ key: String) -> Any? { key == "outputImage" ? outputImage : values[key] }
  /// What it takes for a number that it was not given (rule 1319).
  final func usual(_ key: String) -> Any? {
    Self.usualNumbers[name]?[key].map { NSNumber(value: $0) }
  }

  private static let usualNumbers: [String: [String: Double]] = [
    "CIBoxBlur": [kCIInputRadiusKey: 10],
    "CIColorControls": ["inputSaturation": 1, "inputBrightness": 0, "inputContrast": 1],
    "CIGaussianBlur": [kCIInputRadiusKey: 10],
    "CIHueAdjust": [kCIInputAngleKey: 0],
    "CILanczosScaleTransform": [kCIInputScaleKey: 1, kCIInputAspectRatioKey: 1],
    "CIPixellate": [kCIInputScaleKey: 8],
    "CISepiaTone": [kCIInputIntensityKey: 1],
  ]

  /// The names of the filters of a kind: of those that are built in, or of any kind, the best-known ones.
  open class func filterNames(inCategory category: String?) -> [String] {
    category == nil || category == "CICategoryBuiltIn" ? keys.keys.sorted() : []
  }
}

extension CIFilter: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    keep(value, key)
    return true
  }
  func value(byKey key: String) -> Any?? {
    if let value = kept(key) ?? usual(key) { return .some(value) }
    return inputKeys.contains(key) || key == "outputImage" ? .some(nil) : nil
  }
}
