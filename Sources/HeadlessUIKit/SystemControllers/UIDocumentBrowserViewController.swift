public import Foundation

/// The screen on which a person chooses or makes documents, an app's first; iOS 11.0 and later.
///
/// - Important: No files are shown, so that nothing can be chosen.
open class UIDocumentBrowserViewController: UIViewController {
  /// How a document comes into the browser; iOS 11.0 and later.
  public enum ImportMode: UInt, Sendable {
    /// Not at all; as a copy; from its place.
    case none, copy, move
  }
  /// How the browser looks; iOS 11.0 and later.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White; light; dark.
    case white, light, dark
  }
  /// Who hears of the choice; held weakly.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether the user may make documents.
  open var allowsDocumentCreation = true {
    didSet {
      declaredOnly(
        "UIDocumentBrowserViewController.allowsDocumentCreation", oldValue, allowsDocumentCreation)
    }
  }
  /// Whether several can be chosen at once.
  open var allowsPickingMultipleItems = false {
    didSet {
      declaredOnly(
        "UIDocumentBrowserViewController.allowsPickingMultipleItems", oldValue,
        allowsPickingMultipleItems)
    }
  }
  /// How it looks.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet {
      keptLook(
        "UIDocumentBrowserViewController.browserUserInterfaceStyle", oldValue,
        browserUserInterfaceStyle)
    }
  }
  /// Whether the ends of names are shown; iOS 13.0 and later.
  open var shouldShowFileExtensions: Bool {
    get { requires("shouldShowFileExtensions", since: 13.0, ownShowsExtensions) }
    set { ownShowsExtensions = requires("setShouldShowFileExtensions:", since: 13.0, newValue) }
  }
  private final var ownShowsExtensions = false {
    didSet {
      keptLook(
        "UIDocumentBrowserViewController.shouldShowFileExtensions", oldValue, ownShowsExtensions)
    }
  }
  /// What the button says that makes a document; iOS 13.0 and later.
  open var localizedCreateDocumentActionTitle: String {
    get { requires("localizedCreateDocumentActionTitle", since: 13.0, ownCreateTitle) }
    set {
      ownCreateTitle = requires("setLocalizedCreateDocumentActionTitle:", since: 13.0, newValue)
    }
  }
  private final var ownCreateTitle = "Create Document" {
    didSet {
      keptLook(
        "UIDocumentBrowserViewController.localizedCreateDocumentActionTitle", oldValue,
        ownCreateTitle)
    }
  }
  /// How wide a new document is beside its height; iOS 13.0 and later.
  open var defaultDocumentAspectRatio: CGFloat {
    get { requires("defaultDocumentAspectRatio", since: 13.0, ownRatio) }
    set { ownRatio = requires("setDefaultDocumentAspectRatio:", since: 13.0, newValue) }
  }
  private final var ownRatio: CGFloat = 2.0 / 3 {
    didSet {
      keptLook("UIDocumentBrowserViewController.defaultDocumentAspectRatio", oldValue, ownRatio)
    }
  }
  /// The app's own buttons on the left of its bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet {
      declaredOnly(
        "UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems", oldValue,
        additionalLeadingNavigationBarButtonItems)
    }
  }
  /// The app's own buttons on the right of its bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet {
      declaredOnly(
        "UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems", oldValue,
        additionalTrailingNavigationBarButtonItems)
    }
  }
  /// What the app can do with what is chosen.
  open var customActions: [UIDocumentBrowserAction] = [] {
    didSet {
      declaredOnly("UIDocumentBrowserViewController.customActions", oldValue, customActions)
    }
  }
  /// Which types can be opened; empty for those of the app's own.
  public final let allowedContentTypes: [String]

  /// Makes one for types of documents, by their names; nil for the app's own.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    Self.requiresClass(since: 11.0)
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
    noteNoFiles()
  }
  private func noteNoFiles() {
    Simulator.current.unimplemented(
      "UIDocumentBrowserViewController", "it shows no files: nothing can be chosen in it.")
  }
  /// Makes one for types of documents; nil for the app's own; iOS 14.0 and later.
  public convenience init(forOpening contentTypes: [UTType]?) {
    Self.requires(init: "initForOpeningContentTypes:", since: 14.0)
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 11.0)
    allowedContentTypes = []
    super.init(coder: coder)
    noteNoFiles()
  }

  /// Shows where a document is, and tells in a later turn: the same place.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    declaredOnly("UIDocumentBrowserViewController.revealDocument(at:importIfNeeded:completion:)")
    Simulator.current.post("UIDocumentBrowserViewController reveal") { completion?(url, nil) }
  }
  /// Takes a document in, and tells in a later turn: it stays in its place.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    declaredOnly(
      "UIDocumentBrowserViewController.importDocument(at:nextToDocumentAt:mode:completionHandler:)")
    Simulator.current.post("UIDocumentBrowserViewController import") {
      completion(documentURL, nil)
    }
  }
  /// Gives a document another name, and tells in a later turn: it keeps its own. iOS 16.0 and later.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    requires("renameDocumentAtURL:proposedName:completionHandler:", since: 16.0)
    declaredOnly(
      "UIDocumentBrowserViewController.renameDocument(at:proposedName:completionHandler:)")
    Simulator.current.post("UIDocumentBrowserViewController rename") {
      completionHandler(documentURL, nil)
    }
  }
  /// What moves a document out of the browser to the app's screen; iOS 12.0 and later.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController {
    requires("transitionControllerForDocumentAtURL:", since: 12.0)
    return UIDocumentBrowserTransitionController(for: documentURL)
  }
}

/// What an app can do with documents that are chosen; iOS 11.0 and later.
open class UIDocumentBrowserAction: NSObject {
  /// Where it is offered; iOS 11.0 and later.
  public nonisolated struct Availability: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: Int
    /// Makes the value of a raw one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// In the bar.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }
  /// By which it is known.
  public final let identifier: String
  /// What it is called.
  public final let localizedTitle: String
  /// Where it is offered.
  public final let availability: Availability
  private final let handler: ([URL]) -> Void
  /// Makes one.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    Self.requiresClass(since: 11.0)
    (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
    (self.availability, self.handler) = (availability, handler)
    super.init()
  }
}

/// Moves a document out of the browser to the app's screen; iOS 11.0 and later. It comes at once here.
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the document is loaded; nil for not at all.
  open var loadingProgress: Progress? {
    didSet {
      keptLook(
        "UIDocumentBrowserTransitionController.loadingProgress", oldValue, loadingProgress)
    }
  }
  /// The view to which the document grows; nil for all of the screen.
  open weak var targetView: UIView? {
    didSet {
      keptLook("UIDocumentBrowserTransitionController.targetView", oldValue, targetView)
    }
  }
  init(for url: URL) {
    Self.requiresClass(since: 11.0)
    super.init()
  }
  /// How long it takes, in seconds.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  /// Puts the views in their places.
  open func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}

/// Hears what was chosen in a browser of documents; iOS 11.0 and later.
@MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Documents were chosen; iOS 12.0 and later.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Documents were chosen, on iOS 11.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// The user wants a new document.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// A document was taken in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A document could not be taken in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// What else can be done with documents that are shared.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// The sheet for sharing is about to come.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}
extension UIDocumentBrowserViewControllerDelegate {
  /// The default for a type that does not implement this member.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// The default for a type that does not implement this member.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// The default for a type that does not implement this member.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {}
  /// The default for a type that does not implement this member.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// The default for a type that does not implement this member.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  /// The default for a type that does not implement this member.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// The default for a type that does not implement this member.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}
