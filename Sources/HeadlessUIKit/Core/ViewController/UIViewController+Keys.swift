public import Foundation

/// Keys and previews of a controller.
extension UIViewController {
  /// Asks for the style of the app again; iOS 13.0 and later.
  public func setNeedsUserInterfaceAppearanceUpdate() {
    requires("setNeedsUserInterfaceAppearanceUpdate", since: 13.0)
    declaredOnly("UIViewController.setNeedsUserInterfaceAppearanceUpdate()")
  }
  /// Asks again whether the pointer stays in the app; iOS 14.0 and later.
  public func setNeedsUpdateOfPrefersPointerLocked() {
    requires("setNeedsUpdateOfPrefersPointerLocked", since: 14.0)
    declaredOnly("UIViewController.setNeedsUpdateOfPrefersPointerLocked()")
  }
  /// Asks again whether the interface keeps its orientation; iOS 26.0 and later.
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    requires("setNeedsUpdateOfPrefersInterfaceOrientationLocked", since: 26.0)
    declaredOnly("UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()")
  }
  /// The scroll view that the tab bar's look follows; nil for that which is found; iOS 13.0 and later.
  public var tabBarObservedScrollView: UIScrollView? {
    get { self[unused: "UIViewController.tabBarObservedScrollView", since: 13.0] }
    set { self[unused: "UIViewController.tabBarObservedScrollView", since: 13.0] = newValue }
  }
  /// Lets a hard touch on a view open a preview; iOS 9.0 and later.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    requires("registerForPreviewingWith:sourceView:", since: 9.0)
    declaredOnly("UIViewController.registerForPreviewing(with:sourceView:)")
    return PreviewingContext(delegate, sourceView)
  }
  /// Lets no hard touch open that preview any more; iOS 9.0 and later.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    requires("unregisterForPreviewingWithContext:", since: 9.0)
    declaredOnly("UIViewController.unregisterForPreviewing(withContext:)")
  }
}

/// What an extension of an app works on; never made here. iOS 8.0 and later.
open class NSExtensionContext: NSObject {
  /// What the extension was given.
  open var inputItems: [Any] { [] }
}

/// A preview that a hard touch opens, up to iOS 12; nobody touches hard here. iOS 9.0 and later.
@MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Who makes the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is touched.
  var sourceView: UIView { get }
  /// What of it stays sharp, in points.
  var sourceRect: CGRect { get set }
}

/// Who makes previews; never asked here. iOS 9.0 and later.
@MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The preview for a place of the view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows what was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect
  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
    sourceRect = sourceView.bounds
  }
}

/// What a preview offers below; iOS 9.0 and later.
@MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What the user reads.
  var title: String { get }
}

/// Something that can be done with what is previewed; iOS 9.0 and later.
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it looks; iOS 9.0 and later.
  public enum Style: Int, Sendable {
    /// Plain; ticked; red.
    case `default`, selected, destructive
  }
  /// What the user reads.
  public let title: String
  /// What is called when it is chosen.
  public let handler: (UIPreviewAction, UIViewController) -> Void
  /// Makes an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    Self.requiresClass(since: 9.0)
    (self.title, self.handler) = (title, handler)
    super.init()
  }
}

/// Actions behind one of a preview's; iOS 9.0 and later.
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What the user reads.
  public let title: String
  /// Makes a group; here nobody opens it.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    Self.requiresClass(since: 9.0)
    self.title = title
    super.init()
    declaredOnly("UIPreviewActionGroup.init(title:style:actions:)")
  }
}
