import Foundation

/// What Info.plist says of the app's scenes.
extension Simulator {
  /// The dictionary that makes an app one with scenes.
  var sceneManifest: [String: Any]? { info("UIApplicationSceneManifest") as? [String: Any] }

  /// Whether scenes take the place of the application's run states (rules 39 and 43).
  var isSceneApp: Bool { has(.scenes) && sceneManifest != nil }

  /// One configuration of the manifest.
  struct SceneManifestEntry {
    var name: String?
    var sceneClassName: String?
    var delegateClassName: String?
    var storyboard: String?
  }

  /// The manifest's configuration of that name, or the first for the role.
  func sceneManifestEntry(named name: String?, role: UISceneSession.Role) -> SceneManifestEntry? {
    let configurations = sceneManifest?["UISceneConfigurations"] as? [String: Any]
    let entries = configurations?[role.rawValue] as? [[String: Any]] ?? []
    let found = entries.first {
      name == nil || $0["UISceneConfigurationName"] as? String == name
    }
    guard let found else { return nil }
    return SceneManifestEntry(
      name: found["UISceneConfigurationName"] as? String,
      sceneClassName: (found["UISceneClassName"] as? String).map(resolved),
      delegateClassName: (found["UISceneDelegateClassName"] as? String).map(resolved),
      storyboard: (found["UISceneStoryboardFile"] as? String).flatMap { $0.isEmpty ? nil : $0 })
  }

  /// A class name as Xcode's build leaves it in Info.plist.
  private func resolved(_ className: String) -> String {
    className.replacing("$(PRODUCT_MODULE_NAME)", with: AppBundle.moduleName)
  }
}
