/// What a camera would be told; no device in the course has one.
extension UIImagePickerController {
  /// Whether the camera shows its own buttons; iOS 3.1 and later.
  public var showsCameraControls: Bool {
    get { self[unused: "UIImagePickerController.showsCameraControls", since: 3.1, usual: true] }
    set {
      self[unused: "UIImagePickerController.showsCameraControls", since: 3.1, usual: true] =
        newValue
    }
  }
  /// What lies over the picture of the camera; nil for nothing; iOS 3.1 and later.
  public var cameraOverlayView: UIView? {
    get { self[unused: "UIImagePickerController.cameraOverlayView", since: 3.1] }
    set { self[unused: "UIImagePickerController.cameraOverlayView", since: 3.1] = newValue }
  }
  /// How the picture of the camera is turned; iOS 3.1 and later.
  public var cameraViewTransform: CGAffineTransform {
    get {
      self[unused: "UIImagePickerController.cameraViewTransform", since: 3.1, usual: .identity]
    }
    set {
      self[unused: "UIImagePickerController.cameraViewTransform", since: 3.1, usual: .identity] =
        newValue
    }
  }
  /// Which camera; iOS 4.0 and later.
  public var cameraDevice: UIImagePickerController.CameraDevice {
    get { self[unused: "UIImagePickerController.cameraDevice", since: 4.0, usual: .rear] }
    set {
      self[unused: "UIImagePickerController.cameraDevice", since: 4.0, usual: .rear] = newValue
    }
  }
  /// When the flash is used; iOS 4.0 and later.
  public var cameraFlashMode: UIImagePickerController.CameraFlashMode {
    get { self[unused: "UIImagePickerController.cameraFlashMode", since: 4.0, usual: .auto] }
    set {
      self[unused: "UIImagePickerController.cameraFlashMode", since: 4.0, usual: .auto] = newValue
    }
  }
  /// Whether it takes photos or films; iOS 4.0 and later.
  public var cameraCaptureMode: UIImagePickerController.CameraCaptureMode {
    get { self[unused: "UIImagePickerController.cameraCaptureMode", since: 4.0, usual: .photo] }
    set {
      self[unused: "UIImagePickerController.cameraCaptureMode", since: 4.0, usual: .photo] =
        newValue
    }
  }
  /// How good films are; iOS 3.1 and later.
  public var videoQuality: UIImagePickerController.QualityType {
    get { self[unused: "UIImagePickerController.videoQuality", since: 3.1, usual: .typeMedium] }
    set {
      self[unused: "UIImagePickerController.videoQuality", since: 3.1, usual: .typeMedium] =
        newValue
    }
  }
  /// How long films are at most, in seconds; iOS 3.1 and later.
  public var videoMaximumDuration: Double {
    get { self[unused: "UIImagePickerController.videoMaximumDuration", since: 3.1, usual: 600] }
    set {
      self[unused: "UIImagePickerController.videoMaximumDuration", since: 3.1, usual: 600] =
        newValue
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
  /// What can be chosen there; nil where nothing can (rule 1336). iOS 3.0 and later.
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    requires("availableMediaTypesFor:", since: 3.0)
    return isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
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
