public import Foundation

extension UIScene {
  /// Why a scene was opened; iOS 13.0 and later. Empty after a tap on the app's icon.
  public final class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that the scene is to go on with.
    public let userActivities: Set<NSUserActivity>

    init(url: URL? = nil, userActivity: NSUserActivity? = nil) {
      urlContexts = Set(url.map { [UIOpenURLContext($0)] } ?? [])
      userActivities = Set(userActivity.map { [$0] } ?? [])
      super.init()
    }

    /// What is in it, by sort; never an address.
    public nonisolated override var description: String {
      MainActor.assumeIsolated {
        let parts = urlContexts.map(\.description) + userActivities.map(\.description)
        return "[\(parts.joined(separator: ", "))]"
      }
    }
  }
}

/// A URL that a scene is to open; iOS 13.0 and later.
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }

  /// The URL; never an address.
  public nonisolated override var description: String {
    MainActor.assumeIsolated { "\(url)" }
  }
}
