public import Foundation

extension UIApplication {
  /// Has the picture in the app switcher not shown at the next launch; iOS 7.0 and later. There is none here.
  public func ignoreSnapshotOnNextApplicationLaunch() {
    requires("ignoreSnapshotOnNextApplicationLaunch", since: 7.0)
    declaredOnly("UIApplication.ignoreSnapshotOnNextApplicationLaunch()")
  }
  /// Says that restoring goes on after the launch; iOS 6.0 and later. Nothing waits for it here.
  public func extendStateRestoration() {
    requires("extendStateRestoration", since: 6.0)
    declaredOnly("UIApplication.extendStateRestoration()")
  }
  /// Says that restoring has ended; iOS 6.0 and later. Nothing waits for it here.
  public func completeStateRestoration() {
    requires("completeStateRestoration", since: 6.0)
    declaredOnly("UIApplication.completeStateRestoration()")
  }
}

/// Gives a scene's content for a picture of the whole screen as a document; iOS 13.0 and later.
public final class UIScreenshotService: NSObject {
  /// Who makes the document; held weakly. Nobody asks for it here.
  public weak var delegate: (any UIScreenshotServiceDelegate)? {
    didSet { declaredOnly("UIScreenshotService.delegate", oldValue as Any?, delegate as Any?) }
  }
  /// The scene; nil when it is gone.
  public private(set) weak var windowScene: UIWindowScene?
  init(of scene: UIWindowScene) {
    Self.requiresClass(since: 13.0)
    windowScene = scene
    super.init()
  }
}

/// Makes the document of a scene's content; iOS 13.0 and later.
@MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Makes the document, and hands it over with the page and the part of it that are seen.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}
extension UIScreenshotServiceDelegate {
  /// The default for a type that does not implement this member.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) {}
}

extension UIWindowScene {
  /// What gives its content as a document; iOS 13.0 and later.
  public var screenshotService: UIScreenshotService? {
    requires("screenshotService", since: 13.0)
    if let service: UIScreenshotService = declared["screenshotService"] { return service }
    let service = UIScreenshotService(of: self)
    declared["screenshotService"] = service
    return service
  }
}
