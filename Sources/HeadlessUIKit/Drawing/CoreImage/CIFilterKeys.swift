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
