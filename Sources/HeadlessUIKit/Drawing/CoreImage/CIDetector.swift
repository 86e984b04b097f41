public import Foundation

/// Would find faces, texts and codes in a picture; nothing is found here. iOS 5.0 and later.
nonisolated open class CIDetector: NSObject, @unchecked Sendable {
  /// Makes one that looks for a sort of things.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    Self.requiresClass(since: 5.0)
    super.init()
  }
  /// What is found: nothing.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }
  /// What is found: nothing. iOS 5.0 and later.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    onMainThread(nil) { $0.unimplemented("CIDetector", "nothing is found in pictures.") }
    return []
  }
}

/// Something that was found in a picture. iOS 5.0 and later.
nonisolated open class CIFeature: NSObject, @unchecked Sendable {
  /// What it is.
  open var type: String { "" }
  /// Where it is.
  open var bounds: CGRect { .zero }
}

/// A face. iOS 5.0 and later.
nonisolated open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether it is known where the left eye is.
  open var hasLeftEyePosition: Bool { false }
  /// Where the left eye is.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether it is known where the right eye is.
  open var hasRightEyePosition: Bool { false }
  /// Where the right eye is.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether it is known where the mouth is.
  open var hasMouthPosition: Bool { false }
  /// Where the mouth is.
  open var mouthPosition: CGPoint { .zero }
  /// Whether it is known how far it is turned.
  open var hasFaceAngle: Bool { false }
  /// How far it is turned.
  open var faceAngle: Float { 0 }
  /// Whether it smiles. iOS 7.0 and later.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed. iOS 7.0 and later.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed. iOS 7.0 and later.
  open var rightEyeClosed: Bool { false }
}

/// A code of squares. iOS 8.0 and later.
nonisolated open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// What it says.
  open var messageString: String? { nil }
  /// One of its corners.
  open var topLeft: CGPoint { .zero }
  /// One of its corners.
  open var topRight: CGPoint { .zero }
  /// One of its corners.
  open var bottomLeft: CGPoint { .zero }
  /// One of its corners.
  open var bottomRight: CGPoint { .zero }
}

/// A sheet of paper or the like. iOS 8.0 and later.
nonisolated open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  /// One of its corners.
  open var topLeft: CGPoint { .zero }
  /// One of its corners.
  open var topRight: CGPoint { .zero }
  /// One of its corners.
  open var bottomLeft: CGPoint { .zero }
  /// One of its corners.
  open var bottomRight: CGPoint { .zero }
}

/// Looks for faces. iOS 5.0 and later.
public nonisolated let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Looks for rectangles. iOS 8.0 and later.
public nonisolated let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Looks for codes. iOS 8.0 and later.
public nonisolated let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Looks for texts. iOS 9.0 and later.
public nonisolated let CIDetectorTypeText = "CIDetectorTypeText"
/// How well it looks. iOS 5.0 and later.
public nonisolated let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Fast. iOS 5.0 and later.
public nonisolated let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Well. iOS 5.0 and later.
public nonisolated let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether what was found is followed from picture to picture. iOS 6.0 and later.
public nonisolated let CIDetectorTracking = "CIDetectorTracking"
/// How small things may be. iOS 6.0 and later.
public nonisolated let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// Which way up the picture is. iOS 5.0 and later.
public nonisolated let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// Whether it says who smiles. iOS 7.0 and later.
public nonisolated let CIDetectorSmile = "CIDetectorSmile"
/// Whether it says whose eyes are closed. iOS 7.0 and later.
public nonisolated let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Which way up the pixels of a file are; iOS 8.0 and later.
public nonisolated enum CGImagePropertyOrientation: UInt32, Sendable {
  /// How the picture has to be turned and mirrored to be upright.
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
