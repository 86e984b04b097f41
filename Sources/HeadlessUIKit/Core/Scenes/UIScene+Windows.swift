public import Foundation

/// How a scene stands among others.
extension UIScene {
  /// Opens an address beside it; iOS 13.0 and later.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    requires("open:options:completionHandler:", since: 13.0)
    declaredOnly("UIScene.open(_:options:completionHandler:)")
  }
  /// Which scenes of the app what happens goes to; iOS 13.0 and later.
  public var activationConditions: UISceneActivationConditions {
    get {
      requires(
        "activationConditions", since: 13.0,
        declared["activationConditions"] ?? UISceneActivationConditions())
    }
    set {
      requires("setActivationConditions:", since: 13.0)
      declaredOnly("UIScene.activationConditions")
      declared["activationConditions"] = newValue
    }
  }
  /// What stands below its title in the list of open apps; iOS 15.0 and later.
  public var subtitle: String {
    get { self[look: "UIScene.subtitle", since: 15.0, usual: ""] }
    set { self[look: "UIScene.subtitle", since: 15.0, usual: ""] = newValue }
  }
  /// How an address is opened from a scene; iOS 13.0 and later.
  public final class OpenExternalURLOptions: NSObject {
    /// Whether only apps may open it.
    public var universalLinksOnly = false {
      didSet {
        declaredOnly(
          "UIScene.OpenExternalURLOptions.universalLinksOnly", oldValue, universalLinksOnly)
      }
    }
    public override init() { super.init() }
  }
}

/// Which scene suits something that happens; iOS 13.0 and later.
open class UISceneActivationConditions: NSObject {
  /// What the scene can take.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true) {
    didSet {
      declaredOnly(
        "UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate", oldValue,
        canActivateForTargetContentIdentifierPredicate)
    }
  }
  /// What the scene likes best.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false) {
    didSet {
      declaredOnly(
        "UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate",
        oldValue, prefersToActivateForTargetContentIdentifierPredicate)
    }
  }
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
}

/// The size of a scene's windows.
extension UIWindowScene {
  /// Whether it has the whole screen; iOS 16.0 and later.
  public var isFullScreen: Bool { requires("isFullScreen", since: 16.0, true) }
  /// The sizes that its window may have; nil where they cannot be restricted; iOS 13.0 and later.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    requires("sizeRestrictions", since: 13.0, nil)
  }
}

/// The sizes that a window of a scene may have; iOS 13.0 and later.
public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  public var minimumSize = CGSize.zero {
    didSet { declaredOnly("UISceneSizeRestrictions.minimumSize", oldValue, minimumSize) }
  }
  /// The largest size, in points.
  public var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity) {
    didSet { declaredOnly("UISceneSizeRestrictions.maximumSize", oldValue, maximumSize) }
  }
}
