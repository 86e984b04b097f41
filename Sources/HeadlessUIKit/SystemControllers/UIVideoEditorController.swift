public import Foundation

/// The screen on which a person cuts a film; iOS 3.1 and later. There are no films here.
open class UIVideoEditorController: UINavigationController {
  /// Where the film is.
  open var videoPath = "" {
    didSet { declaredOnly("UIVideoEditorController.videoPath", oldValue, videoPath) }
  }
  /// How long it may be, in seconds; 0 for as long as it is.
  open var videoMaximumDuration: TimeInterval = 600 {
    didSet {
      declaredOnly(
        "UIVideoEditorController.videoMaximumDuration", oldValue, videoMaximumDuration)
    }
  }
  /// How good it is.
  open var videoQuality = UIImagePickerController.QualityType.typeMedium {
    didSet { declaredOnly("UIVideoEditorController.videoQuality", oldValue, videoQuality) }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.requiresClass(since: 3.1)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Simulator.current.unimplemented("UIVideoEditorController", "there are no films to edit.")
  }
  /// Makes one.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.1)
    super.init(coder: coder)
  }

  /// Whether the film there can be edited; none can here.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }
}

/// Hears what became of a film; iOS 3.1 and later.
@MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// It was saved there.
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// It could not be saved.
  func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// The user has changed nothing.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}
extension UIVideoEditorControllerDelegate {
  /// The default for a type that does not implement this member.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  /// The default for a type that does not implement this member.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error
  ) {}
  /// The default for a type that does not implement this member.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
