import EventTrace
import Foundation

/// Scenes come, hear of the app's run states, and go (rules 39 to 43).
extension Simulator {
  // MARK: Connecting

  /// Makes the app's scene and its delegate, and lets the delegate make its windows (rule 40).
  func connectScene(for reason: LaunchReason) {
    guard !isDead else { return }
    let options = connectionOptions(for: reason)
    let session = session(options)
    guard !isDead else { return }
    let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    session.scene = scene
    scenes.append(scene)
    scene.delegate = makeSceneDelegate(session.configuration)
    let window = makeWindow(of: scene, session.configuration)
    guard !isDead else { return }
    tellDelegate(
      of: scene, "scene(_:willConnectTo:options:)", [name(of: scene), "\(session)", "\(options)"]
    ) { $0.scene(scene, willConnectTo: session, options: options) }
    notificationCenter.postFromUIKit(UIScene.willConnectNotification, object: scene)
    scene.activationState = .background
    show(window)
    restoreActivity(of: scene)
    if case .remoteNotification = reason { deliver(reason) }
  }

  private func connectionOptions(for reason: LaunchReason) -> UIScene.ConnectionOptions {
    switch reason {
    case .user, .remoteNotification, .backgroundFetch: UIScene.ConnectionOptions()
    case .url(let text): UIScene.ConnectionOptions(url: URL(string: text))
    case .userActivity(let type, let webpage):
      UIScene.ConnectionOptions(userActivity: activity(type, webpage))
    }
  }

  /// The session that the device remembers, else a new one, for which the app is asked (rule 40).
  private func session(_ options: UIScene.ConnectionOptions) -> UISceneSession {
    restoreSceneSessions()
    if let known = sceneSessions.first { return known }
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
      persistentIdentifier: "SceneSession-1")
    if let application {
      let answer = askDelegate(
        "application(_:configurationForConnecting:options:)",
        ["UIApplication", "\(session)", "\(options)"]
      ) {
        $0.application(application, configurationForConnecting: session, options: options)
      }
      if let answer { session.configuration = answer }
    }
    sceneSessions.append(session)
    storeSceneSessions()
    return session
  }

  private func makeSceneDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    let entry = sceneManifestEntry(named: configuration.name, role: configuration.role)
    guard let type = configuration.delegateClass else {
      diagnose(
        "sceneDelegateMissing", rule: 43,
        entry?.delegateClassName.map {
          "No class named \($0) is in the app, so the scene has no delegate to make its window."
            + wordsAboutModule(of: $0)
        }
          ?? "Neither Info.plist nor the application's delegate names a scene delegate class, so "
          + "nobody makes a window.")
      return nil
    }
    let name = className(of: type)
    guard let delegate = hooks.instantiate(type) as? any UISceneDelegate else {
      diagnose(
        "sceneDelegateDoesNotConform", noRule: "no source says what UIKit does",
        "\(name) does not adopt UISceneDelegate, so none of its methods is called.")
      return nil
    }
    return delegate
  }

  // MARK: Telling

  /// Calls an optional method of the scene's delegate as an event.
  func tellDelegate(
    of scene: UIScene, _ name: String, _ arguments: [String],
    _ call: (any UISceneDelegate) -> Void
  ) {
    guard let delegate = scene.delegate else { return }
    tellOptional(name, of: delegate, arguments) { call(delegate) }
  }

  func tell(_ change: RunStateChange, to scene: UIScene) {
    switch change {
    case .becameActive: scene.activationState = .foregroundActive
    case .enteredBackground: scene.activationState = .background
    case .willResignActive, .willEnterForeground: break
    }
    tellDelegate(of: scene, change.sceneMember, [name(of: scene)]) { change.tell($0, of: scene) }
    notificationCenter.postFromUIKit(change.sceneNotification, object: scene)
    if change == .enteredBackground { askForActivity(of: scene) }
    // As with an app, the old state lasts while the delegate hears that it will end (rules 32, 33).
    switch change {
    case .willResignActive, .willEnterForeground: scene.activationState = .foregroundInactive
    case .becameActive, .enteredBackground: break
    }
  }

  func deliverToScene(_ url: URL) {
    guard let scene = scenes.first else { return }
    let contexts: Set = [UIOpenURLContext(url)]
    tellDelegate(of: scene, "scene(_:openURLContexts:)", [name(of: scene), "[\(url)]"]) {
      $0.scene(scene, openURLContexts: contexts)
    }
  }

  func deliverToScene(_ activity: NSUserActivity) {
    guard let scene = scenes.first else { return }
    let type = activity.activityType
    tellDelegate(
      of: scene, "scene(_:willContinueUserActivityWithType:)", [name(of: scene), "\"\(type)\""]
    ) { $0.scene(scene, willContinueUserActivityWithType: type) }
    tellDelegate(of: scene, "scene(_:continue:)", [name(of: scene), "\(activity)"]) {
      $0.scene(scene, continue: activity)
    }
  }

  // MARK: Closing

  /// The scenes are taken away while their sessions are still known (rule 42).
  func disconnectScenes() -> [UIScene] {
    let closed = scenes
    for scene in closed {
      tellDelegate(of: scene, "sceneDidDisconnect(_:)", [name(of: scene)]) {
        $0.sceneDidDisconnect(scene)
      }
      scene.activationState = .unattached
      notificationCenter.postFromUIKit(UIScene.didDisconnectNotification, object: scene)
    }
    scenes = []
    return closed
  }

  /// The sessions are gone for good (rule 42).
  func discard(_ sessions: [UISceneSession]) {
    guard !isDead, let application else { return }
    sceneSessions.removeAll { known in sessions.contains { $0 === known } }
    storeSceneSessions()
    tellDelegate(
      "application(_:didDiscardSceneSessions:)",
      ["UIApplication", "[\(sessions.map(\.description).joined(separator: ", "))]"]
    ) { $0.application(application, didDiscardSceneSessions: Set(sessions)) }
  }
}
