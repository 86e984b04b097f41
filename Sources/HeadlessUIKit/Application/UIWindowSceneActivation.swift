public import Foundation

extension UIWindowScene {
  /// Which scene is to come, and how; iOS 15.0 and later (rule 917).
  public final class ActivationConfiguration: NSObject {
    /// What the scene is to go on with.
    public let userActivity: NSUserActivity
    /// How it is to be opened; nil for as usual.
    public var options: UIWindowScene.ActivationRequestOptions?
    /// What is lifted for it; nil for the view. Nothing draws it here.
    public var preview: UITargetedPreview? {
      didSet { keptLook("UIWindowScene.ActivationConfiguration.preview", oldValue, preview) }
    }
    /// Makes one.
    public init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      Self.requiresClass(since: 15.0, named: "UIWindowSceneActivationConfiguration")
      (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
      super.init()
    }
  }

  /// How a scene with windows is to be opened; iOS 15.0 and later. Nothing comes of it here.
  public final class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// Whether it fills the screen.
    public var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic {
      didSet {
        declaredOnly(
          "UIWindowScene.ActivationRequestOptions.preferredPresentationStyle", oldValue,
          preferredPresentationStyle)
      }
    }
    /// Where it comes; nil for where the system likes; iOS 17.0 and later.
    public var placement: UIWindowScenePlacement? {
      get { requires("placement", since: 17.0, ownPlacement) }
      set { ownPlacement = requires("setPlacement:", since: 17.0, newValue) }
    }
    private var ownPlacement: UIWindowScenePlacement? {
      didSet {
        declaredOnly(
          "UIWindowScene.ActivationRequestOptions.placement", oldValue, ownPlacement)
      }
    }
    /// Makes options that ask for nothing.
    public override init() {
      Self.requiresClass(since: 15.0, named: "UIWindowSceneActivationRequestOptions")
      super.init()
    }
  }

  /// How much of the screen a scene fills; iOS 15.0 and later.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system likes; a part; over the others.
    case automatic, standard, prominent
  }

  /// Opens a scene; iOS 15.0 and later (rule 917).
  public final class ActivationAction: UIAction {
    /// Makes an action for the scene that the closure describes.
    ///
    /// - Parameter alternate: What is done where an app has one scene alone, as on every phone; nil for nothing.
    public init(
      title: String = "Open in New Window", subtitle: String? = nil, image: UIImage? = nil,
      identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
      _ configurationProvider:
        @escaping (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?
    ) {
      Self.requiresClass(since: 15.0, named: "UIWindowSceneActivationAction")
      super.init(
        title: title, subtitle: subtitle, image: image, identifier: identifier,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes
      ) { action in
        guard UIApplication.shared.supportsMultipleScenes else {
          alternate?.perform(from: action.sender)
          return
        }
        guard let action = action as? UIWindowScene.ActivationAction,
          let configuration = configurationProvider(action)
        else { return }
        UIApplication.shared.open(configuration, nil)
      }
    }
  }

  /// Opens a scene by two fingers that are spread on a view; iOS 15.0 and later. None are here.
  public final class ActivationInteraction: NSObject, UIInteraction {
    private let provider:
      (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?
    private let errorHandler: ((any Error) -> Void)?
    /// The view that it belongs to; nil for none.
    public private(set) weak var view: UIView?
    /// Makes one for the scene that the closure describes.
    public init(
      configurationProvider:
        @escaping (UIWindowScene.ActivationInteraction, CGPoint) ->
        UIWindowScene.ActivationConfiguration?,
      errorHandler: ((any Error) -> Void)? = nil
    ) {
      Self.requiresClass(since: 15.0, named: "UIWindowSceneActivationInteraction")
      (provider, self.errorHandler) = (configurationProvider, errorHandler)
      super.init()
    }
    /// It belongs to another view, or to none.
    public func didMove(to view: UIView?) { self.view = view }
  }
}

/// Where a scene comes; iOS 17.0 and later. Nothing comes of it here.
open class UIWindowScenePlacement: NSObject {
  init(unchecked: Void) {
    Self.requiresClass(since: 17.0)
    super.init()
  }
}

/// A scene comes as usual; iOS 17.0 and later.
public final class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Makes one.
  public static func standard() -> UIWindowSceneStandardPlacement { .init(unchecked: ()) }
}

/// A scene comes over the others; iOS 17.0 and later.
public final class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// Makes one.
  public static func prominent() -> UIWindowSceneProminentPlacement { .init(unchecked: ()) }
}

extension UIApplication {
  fileprivate func open(
    _ configuration: UIWindowScene.ActivationConfiguration, _ handler: ((any Error) -> Void)?
  ) {
    Simulator.current.byUIKit()
    requestSceneSessionActivation(
      nil, userActivity: configuration.userActivity, options: configuration.options,
      errorHandler: handler)
  }
}
