public import Foundation

extension UIScene {
  /// How a scene is to be opened; iOS 13.0 and later. Nothing comes of it here: each scene fills the screen.
  open class ActivationRequestOptions: NSObject {
    /// The scene whose user asks; nil for none.
    open var requestingScene: UIScene? {
      didSet {
        declaredOnly("UIScene.ActivationRequestOptions.requestingScene", oldValue, requestingScene)
      }
    }

    /// Makes options that ask for nothing.
    public override init() {
      Self.requiresClass(since: 13.0, named: "UISceneActivationRequestOptions")
      super.init()
    }
  }
}

/// How a scene is to be closed; iOS 13.0 and later.
open class UISceneDestructionRequestOptions: NSObject {
  /// Makes options that ask for nothing.
  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
}

/// How a scene with windows is to be closed; iOS 13.0 and later.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How a window leaves the screen; it leaves at once here.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual; as when something is done; as when something is thrown away.
    case standard = 1, commit, decline
  }
  /// How the window leaves the screen. No picture shows it here.
  open var windowDismissalAnimation = DismissalAnimation.standard {
    didSet {
      keptLook(
        "UIWindowSceneDestructionRequestOptions.windowDismissalAnimation", oldValue,
        windowDismissalAnimation)
    }
  }
}

/// Which scene an app wants to see in front; iOS 17.0 and later (rule 323).
public final class UISceneSessionActivationRequest: NSObject {
  /// The session whose scene it is; nil for a new one.
  public let session: UISceneSession?
  /// What a new scene is for.
  public let role: UISceneSession.Role
  /// What the scene is to go on with; nil for nothing.
  public var userActivity: NSUserActivity?
  /// How the scene is to be opened; nil for as usual.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public convenience init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(nil, role, userActivity, options)
  }

  /// Asks for the scene of a session.
  public convenience init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(session, session.role, userActivity, options)
  }

  private init(
    _ session: UISceneSession?, _ role: UISceneSession.Role, _ activity: NSUserActivity?,
    _ options: UIScene.ActivationRequestOptions?
  ) {
    Self.requiresClass(since: 17.0)
    (self.session, self.role, userActivity, self.options) = (session, role, activity, options)
    super.init()
  }
}
