public import Foundation

extension UIScene {
  /// Why a scene was opened; iOS 13.0 and later. Empty after a tap on the app's icon.
  public final class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that the scene is to go on with.
    public let userActivities: Set<NSUserActivity>
    /// The quick action that opened the scene; nil for none (rule 321).
    public let shortcutItem: UIApplicationShortcutItem?
    /// The type of the activity that is still on its way from another device; always nil here.
    public var handoffUserActivityType: String? { nil }
    /// What the user did with a notification that opened the scene; nil for none (rule 1380).
    public let notificationResponse: UNNotificationResponse?
    /// The app that asked for the scene, if the same team made it; always nil here.
    public var sourceApplication: String? { nil }

    init(
      url: URL? = nil, userActivity: NSUserActivity? = nil,
      shortcutItem: UIApplicationShortcutItem? = nil, payload: [String: String]? = nil
    ) {
      self.shortcutItem = shortcutItem
      notificationResponse = payload.map { UNNotificationResponse(openedWith: $0) }
      urlContexts = Set(url.map { [UIOpenURLContext($0)] } ?? [])
      userActivities = Set(userActivity.map { [$0] } ?? [])
      super.init()
    }

    /// What is in it, by sort; never an address.
    public nonisolated override var description: String {
      MainActor.assumeIsolated {
        let parts =
          urlContexts.map(\.description) + userActivities.map(\.description)
          + (shortcutItem.map { [$0.description] } ?? [])
        return "[\(parts.joined(separator: ", "))]"
      }
    }
  }
}

extension UIScene {
  /// What comes with a URL that a scene is to open; iOS 13.0 and later.
  public final class OpenURLOptions: NSObject {
    /// The app that opens it, if the same team made it; always nil here.
    public var sourceApplication: String? { nil }
    /// A property list of the app that opens it; always nil here.
    public var annotation: Any? { nil }
    /// Whether a file may be changed where it is; never here.
    public var openInPlace: Bool { false }
  }
}

/// A URL that a scene is to open; iOS 13.0 and later.
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// Who opens it, and what may be done with it.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
    super.init()
  }

  /// The URL; never an address.
  public nonisolated override var description: String {
    MainActor.assumeIsolated { "\(url)" }
  }
}
