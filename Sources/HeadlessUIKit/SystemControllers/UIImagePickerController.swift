public import Foundation

/// The screen that picks a photo or takes one; there are no photos here, so it stays empty.
open class UIImagePickerController: UINavigationController {
  /// Where the pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// What is known of a picked picture.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What was chosen, a picture or a film.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it; iOS 3.1 and later.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What of the picture is left.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the picture is in the library, up to iOS 10; iOS 4.1 and later.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What is known of a new photo; iOS 4.1 and later.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The photo in the library; iOS 11.0 and later.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// Where the picture is; iOS 11.0 and later.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where pictures come from. Has no effect here.
  open var sourceType = SourceType.photoLibrary
  /// What may be chosen. Has no effect here.
  open var mediaTypes = ["public.image"]
  /// Whether the user may cut the picture. Has no effect here.
  open var allowsEditing = false

  /// Whether pictures can come from there.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Makes one with UIKit's own values.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    Simulator.current.unimplemented(
      "UIImagePickerController", "there are no photos to pick from; nothing is picked.")
  }
}

/// Hears what was picked.
@MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The user has chosen something.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user has chosen nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default for a type that does not implement this member.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// The default for a type that does not implement this member.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
