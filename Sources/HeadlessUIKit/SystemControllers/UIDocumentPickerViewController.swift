public import Foundation

/// The screen that picks a document; there are no documents here, so it stays empty. iOS 8.0 and later.
open class UIDocumentPickerViewController: UIViewController {
  /// Who hears of the choice; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several may be chosen; iOS 11.0 and later.
  open var allowsMultipleSelection: Bool {
    get { requires("allowsMultipleSelection", since: 11.0, declared["several"] ?? false) }
    set { declared["several"] = requires("setAllowsMultipleSelection:", since: 11.0, newValue) }
  }
  /// Whether the ends of names are shown; iOS 13.0 and later.
  open var shouldShowFileExtensions: Bool {
    get { requires("shouldShowFileExtensions", since: 13.0, declared["extensions"] ?? false) }
    set { declared["extensions"] = requires("setShouldShowFileExtensions:", since: 13.0, newValue) }
  }
  /// The folder that is shown first; nil for the last one. iOS 13.0 and later.
  open var directoryURL: URL? {
    get { requires("directoryURL", since: 13.0, declared["directory"]) }
    set { declared["directory"] = requires("setDirectoryURL:", since: 13.0, newValue) }
  }

  /// Makes one that picks documents of these types; up to iOS 14.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
    stayEmpty()
  }
  /// Makes one that hands a document over; up to iOS 14.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
    stayEmpty()
  }
  /// Makes one that picks documents of these types; iOS 14.0 and later.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    Self.requires(init: "initForOpeningContentTypes:asCopy:", since: 14.0)
    self.init(nibName: nil, bundle: nil)
    stayEmpty()
  }
  /// Makes one that hands documents over; iOS 14.0 and later.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    Self.requires(init: "initForExportingURLs:asCopy:", since: 14.0)
    self.init(nibName: nil, bundle: nil)
    stayEmpty()
  }

  private func stayEmpty() {
    Self.requiresClass(since: 8.0)
    Simulator.current.unimplemented(
      "UIDocumentPickerViewController", "there are no documents to pick from; nothing is picked.")
  }
}

/// What is done with a document, up to iOS 13; iOS 8.0 and later.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// It is copied into the app; opened; copied out of the app; moved out of it.
  case `import`, open, exportToService, moveToService
}

/// Hears which document was chosen; iOS 8.0 and later.
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The user has chosen documents; iOS 11.0 and later.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has chosen nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// The user has chosen a document; up to iOS 10.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}
extension UIDocumentPickerDelegate {
  /// The default for a type that does not implement this member.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// The default for a type that does not implement this member.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// The default for a type that does not implement this member.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}

/// Shows a document, or hands it to another app; there is no other app here. iOS 3.2 and later.
open class UIDocumentInteractionController: NSObject {
  /// Who is asked and told; held weakly.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The document; nil for none.
  open var url: URL?
  /// The type of the document; nil for what its name says.
  open var uti: String? {
    didSet { declaredOnly("UIDocumentInteractionController.uti", oldValue, uti) }
  }
  /// How the document is called; nil for the name of the file.
  open var name: String?
  /// What another app gets with it; nil for nothing.
  open var annotation: Any? {
    didSet { declaredOnly("UIDocumentInteractionController.annotation", oldValue, annotation) }
  }
  /// Makes one for a document.
  public init(url: URL) {
    Self.requiresClass(since: 3.2)
    self.url = url
    name = url.lastPathComponent
    super.init()
  }
  /// Pictures of the document in several sizes; none here.
  open var icons: [UIImage] {
    declaredOnly("UIDocumentInteractionController.icons")
    return []
  }
  /// What shows its menu, to be given to a view; nothing here.
  open var gestureRecognizers: [UIGestureRecognizer] {
    declaredOnly("UIDocumentInteractionController.gestureRecognizers")
    return []
  }
  /// Shows the document; whether it could.
  open func presentPreview(animated: Bool) -> Bool {
    declaredOnly("UIDocumentInteractionController.presentPreview(animated:)")
    return false
  }
  /// Shows what can be done with it; whether it could.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    declaredOnly("UIDocumentInteractionController.presentOptionsMenu(from:in:animated:)")
    return false
  }
  /// Shows the apps that open it; whether there are any.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    declaredOnly("UIDocumentInteractionController.presentOpenInMenu(from:in:animated:)")
    return false
  }
  /// Shows what can be done with it, from a button; whether it could.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    declaredOnly("UIDocumentInteractionController.presentOptionsMenu(from:animated:)")
    return false
  }
  /// Takes the preview away.
  open func dismissPreview(animated: Bool) {
    declaredOnly("UIDocumentInteractionController.dismissPreview(animated:)")
  }
  /// Takes the menu away.
  open func dismissMenu(animated: Bool) {
    declaredOnly("UIDocumentInteractionController.dismissMenu(animated:)")
  }
}

/// Says where a document is shown; iOS 3.2 and later.
@MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which it is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}
extension UIDocumentInteractionControllerDelegate {
  /// The default for a type that does not implement this member.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { isMissing(answering: UIViewController()) }
}
