/// The app's scenes and what the device remembers of them.
private final class SceneState {
  var scenes: [UIScene] = []
  var sessions: [UISceneSession] = []
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
}
