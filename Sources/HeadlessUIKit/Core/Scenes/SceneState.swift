/// The app's scenes and what the device remembers of them.
private final class SceneState {
  var scenes: [UIScene] = []
  var sessions: [UISceneSession] = []
  /// The scene of an app without a scene manifest, once somebody has asked for it.
  var standIn: UIWindowScene?
}

extension Simulator {
  private static let sceneStateKey = StateKey { _ in SceneState() }

  /// The app's scenes that are connected, in the order of their connecting.
  var scenes: [UIScene] {
    get { state(Self.sceneStateKey).scenes }
    set { state(Self.sceneStateKey).scenes = newValue }
  }

  /// The sessions that the app switcher shows, connected or not, oldest first.
  var sceneSessions: [UISceneSession] {
    get { state(Self.sceneStateKey).sessions }
    set { state(Self.sceneStateKey).sessions = newValue }
  }

  /// The one scene that UIKit makes for an app without a scene manifest (rule 890); nil in other apps, and
  /// before iOS 13.
  ///
  /// It has no delegate, and none of its changes is told.
  var standInScene: UIWindowScene? {
    guard has(.scenes), sceneManifest == nil else { return nil }
    if let known = state(Self.sceneStateKey).standIn { return known }
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
      persistentIdentifier: "SceneSession-1")
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    state(Self.sceneStateKey).standIn = scene
    return scene
  }

  /// The scenes that the app can ask for: those that are connected, or the one that stands for them.
  var knownScenes: [UIScene] { standInScene.map { [$0] } ?? scenes }

  /// What the stand-in is doing: the same as the app.
  var standInState: UIScene.ActivationState {
    switch runState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case .notRunning, .ended: .unattached
    }
  }
}
