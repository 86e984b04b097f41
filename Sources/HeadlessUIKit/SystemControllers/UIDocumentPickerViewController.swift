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

/// A type of documents; iOS 14.0 and later. On a device `import UniformTypeIdentifiers` has it.
public nonisolated struct UTType: Hashable, Sendable {
  /// Its name, such as `public.image`.
  public let identifier: String
  /// Makes a type of its name.
  public init?(_ identifier: String) { self.init(known: identifier) }
  private init(known identifier: String) {
    requiresSymbol("$s22UniformTypeIdentifiers6UTTypeVMa", since: 14.0)
    self.identifier = identifier
  }
  /// Makes a type of the end of a file's name; nil for one that is not known.
  public init?(filenameExtension: String) {
    requiresSymbol("$s22UniformTypeIdentifiers6UTTypeVMa", since: 14.0)
    guard let known = Self.identifier(ofEnding: filenameExtension) else { return nil }
    identifier = known
  }
  /// The name of the type of files that end so, which documents have on every version; nil for none.
  static func identifier(ofEnding ending: String) -> String? {
    let ending = ending.lowercased()
    return known.first { $0.endings.contains(ending) }?.identifier
  }
  /// Makes a type of its name on the web, such as `image/png`; nil for one that is not known.
  public init?(mimeType: String) {
    requiresSymbol("$s22UniformTypeIdentifiers6UTTypeVMa", since: 14.0)
    let name = mimeType.lowercased()
    guard let known = Self.known.first(where: { $0.mime == name }) else { return nil }
    identifier = known.identifier
  }

  /// What is known of a type: its name on the web, the ends of files' names, and what it is a kind of.
  private struct Known {
    let identifier: String
    var mime: String?
    var endings: [String] = []
    var parents: [String] = []
  }
  private static let known = [
    Known(identifier: "public.content"), Known(identifier: "public.item"),
    Known(identifier: "public.data", parents: ["public.item"]),
    Known(identifier: "public.folder", parents: ["public.item"]),
    Known(identifier: "public.image", parents: ["public.data", "public.content"]),
    Known(
      identifier: "public.png", mime: "image/png", endings: ["png"], parents: ["public.image"]),
    Known(
      identifier: "public.jpeg", mime: "image/jpeg", endings: ["jpeg", "jpg"],
      parents: ["public.image"]),
    Known(
      identifier: "com.compuserve.gif", mime: "image/gif", endings: ["gif"],
      parents: ["public.image"]),
    Known(
      identifier: "public.heic", mime: "image/heic", endings: ["heic"], parents: ["public.image"]),
    Known(
      identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Known(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Known(identifier: "public.video", parents: ["public.movie"]),
    Known(
      identifier: "public.mpeg-4", mime: "video/mp4", endings: ["mp4"], parents: ["public.movie"]),
    Known(
      identifier: "com.apple.quicktime-movie", mime: "video/quicktime", endings: ["mov"],
      parents: ["public.movie"]),
    Known(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Known(
      identifier: "public.mp3", mime: "audio/mpeg", endings: ["mp3"], parents: ["public.audio"]),
    Known(identifier: "public.text", parents: ["public.data", "public.content"]),
    Known(
      identifier: "public.plain-text", mime: "text/plain", endings: ["txt", "text"],
      parents: ["public.text"]),
    Known(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Known(
      identifier: "public.json", mime: "application/json", endings: ["json"],
      parents: ["public.text"]),
    Known(
      identifier: "public.xml", mime: "application/xml", endings: ["xml"],
      parents: ["public.text"]),
    Known(
      identifier: "public.html", mime: "text/html", endings: ["html", "htm"],
      parents: ["public.text"]),
    Known(
      identifier: "public.comma-separated-values-text", mime: "text/csv", endings: ["csv"],
      parents: ["public.text"]),
    Known(
      identifier: "com.adobe.pdf", mime: "application/pdf", endings: ["pdf"],
      parents: ["public.data", "public.content"]),
    Known(
      identifier: "public.zip-archive", mime: "application/zip", endings: ["zip"],
      parents: ["public.data"]),
    Known(identifier: "public.url", parents: ["public.data"]),
    Known(identifier: "public.file-url", parents: ["public.url"]),
  ]
  private var facts: Known? { Self.known.first { $0.identifier == identifier } }

  /// Its name on the web; nil for one without.
  public var preferredMIMEType: String? { facts?.mime }
  /// How files of it end; nil for one without.
  public var preferredFilenameExtension: String? { facts?.endings.first }
  /// Whether it is that type or a kind of it (rule 812).
  public func conforms(to type: UTType) -> Bool {
    if identifier == type.identifier { return true }
    return (facts?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
  }
  /// Whether it is another type and a kind of that one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Anything with content.
  public static var content: UTType { UTType(known: "public.content") }
  /// Anything with bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// Anything in a file system.
  public static var item: UTType { UTType(known: "public.item") }
  /// A folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture in GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture in HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// A film in MPEG-4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A film of QuickTime.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A sound in MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A document in XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// A picture in PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// A picture in JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A film.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// A sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A text.
  public static var text: UTType { UTType(known: "public.text") }
  /// A text without a look.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// A text in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Values in JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// Values in columns.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// A document in PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A document in HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// An archive in ZIP.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
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
  open var icons: [UIImage] { [] }
  /// What shows its menu, to be given to a view; nothing here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
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
  ) -> UIViewController { UIViewController() }
}
