/// What a camera would be told; no device in the course has one.
extension UIImagePickerController {
  /// Whether the camera shows its own buttons; iOS 3.1 and later.
  public var showsCameraControls: Bool {
    get { requires("showsCameraControls", since: 3.1, declared["showsCameraControls"] ?? true) }
    set {
      requires("setShowsCameraControls:", since: 3.1)
      declaredOnly("UIImagePickerController.showsCameraControls", showsCameraControls, newValue)
      declared["showsCameraControls"] = newValue
    }
  }
  /// What lies over the picture of the camera; nil for nothing; iOS 3.1 and later.
  public var cameraOverlayView: UIView? {
    get { requires("cameraOverlayView", since: 3.1, declared["cameraOverlayView"]) }
    set {
      requires("setCameraOverlayView:", since: 3.1)
      declaredOnly("UIImagePickerController.cameraOverlayView", cameraOverlayView, newValue)
      declared["cameraOverlayView"] = newValue
    }
  }
  /// How the picture of the camera is turned; iOS 3.1 and later.
  public var cameraViewTransform: CGAffineTransform {
    get {
      requires("cameraViewTransform", since: 3.1, declared["cameraViewTransform"] ?? .identity)
    }
    set {
      requires("setCameraViewTransform:", since: 3.1)
      declaredOnly("UIImagePickerController.cameraViewTransform", cameraViewTransform, newValue)
      declared["cameraViewTransform"] = newValue
    }
  }
  /// Which camera; iOS 4.0 and later.
  public var cameraDevice: UIImagePickerController.CameraDevice {
    get { requires("cameraDevice", since: 4.0, declared["cameraDevice"] ?? .rear) }
    set {
      requires("setCameraDevice:", since: 4.0)
      declaredOnly("UIImagePickerController.cameraDevice", cameraDevice, newValue)
      declared["cameraDevice"] = newValue
    }
  }
  /// When the flash is used; iOS 4.0 and later.
  public var cameraFlashMode: UIImagePickerController.CameraFlashMode {
    get { requires("cameraFlashMode", since: 4.0, declared["cameraFlashMode"] ?? .auto) }
    set {
      requires("setCameraFlashMode:", since: 4.0)
      declaredOnly("UIImagePickerController.cameraFlashMode", cameraFlashMode, newValue)
      declared["cameraFlashMode"] = newValue
    }
  }
  /// Whether it takes photos or films; iOS 4.0 and later.
  public var cameraCaptureMode: UIImagePickerController.CameraCaptureMode {
    get { requires("cameraCaptureMode", since: 4.0, declared["cameraCaptureMode"] ?? .photo) }
    set {
      requires("setCameraCaptureMode:", since: 4.0)
      declaredOnly("UIImagePickerController.cameraCaptureMode", cameraCaptureMode, newValue)
      declared["cameraCaptureMode"] = newValue
    }
  }
  /// How good films are; iOS 3.1 and later.
  public var videoQuality: UIImagePickerController.QualityType {
    get { requires("videoQuality", since: 3.1, declared["videoQuality"] ?? .typeMedium) }
    set {
      requires("setVideoQuality:", since: 3.1)
      declaredOnly("UIImagePickerController.videoQuality", videoQuality, newValue)
      declared["videoQuality"] = newValue
    }
  }
  /// How long films are at most, in seconds; iOS 3.1 and later.
  public var videoMaximumDuration: Double {
    get { requires("videoMaximumDuration", since: 3.1, declared["videoMaximumDuration"] ?? 600) }
    set {
      requires("setVideoMaximumDuration:", since: 3.1)
      declaredOnly("UIImagePickerController.videoMaximumDuration", videoMaximumDuration, newValue)
      declared["videoMaximumDuration"] = newValue
    }
  }
  /// Takes a photo; iOS 3.1 and later.
  public func takePicture() {
    requires("takePicture", since: 3.1)
    declaredOnly("UIImagePickerController.takePicture()")
  }
  /// Begins a film; whether it could; iOS 4.0 and later.
  public func startVideoCapture() -> Bool {
    requires("startVideoCapture", since: 4.0)
    declaredOnly("UIImagePickerController.startVideoCapture()")
    return false
  }
  /// Ends a film; iOS 4.0 and later.
  public func stopVideoCapture() {
    requires("stopVideoCapture", since: 4.0)
    declaredOnly("UIImagePickerController.stopVideoCapture()")
  }
  /// What can be chosen there; iOS 3.0 and later.
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    requires("availableMediaTypesFor:", since: 3.0)
    return ["public.image"]
  }
  /// Whether there is such a camera; iOS 4.0 and later.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
    requires("isCameraDeviceAvailable:", since: 4.0)
    return false
  }
  /// Whether that camera has a flash; iOS 4.0 and later.
  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool {
    requires("isFlashAvailableFor:", since: 4.0)
    return false
  }
  /// Which camera; iOS 4.0 and later.
  public enum CameraDevice: Int, Sendable {
    /// That at the back; that at the front.
    case rear, front
  }
  /// When the flash is used; iOS 4.0 and later.
  public enum CameraFlashMode: Int, Sendable {
    /// Never; when it is dark; always.
    case off = -1, auto, on
  }
  /// What is taken; iOS 4.0 and later.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos; films.
    case photo, video
  }
  /// How good films are; iOS 3.1 and later.
  public enum QualityType: Int, Sendable {
    /// From the best to the smallest.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
}
