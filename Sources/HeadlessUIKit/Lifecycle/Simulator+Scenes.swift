import EventTrace
import Foundation

/// Scenes come, hear of the app's run states, and go (rules 39 to 43).
extension Simulator {
  // MARK: Connecting

  /// Makes the scene that the user left last, or the first one, for what the app was opened with.
  func connectScene(for reason: LaunchReason) {
    guard !isDead else { return }
    restoreSceneSessions()
    connectScene(of: sceneSessions.first, connectionOptions(for: reason))
    if case .remoteNotification = reason { deliver(reason) }
  }

  /// Makes a scene and its delegate, and lets the delegate make its windows (rule 40).
  ///
  /// - Parameter known: The session that the device remembers; nil for a new one.
  @discardableResult
  func connectScene(
    of known: UISceneSession?, _ options: UIScene.ConnectionOptions
  ) -> UIScene? {
    guard !isDead else { return nil }
    let session = known ?? newSession(options)
    guard !isDead else { return nil }
    let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    session.scene = scene
    scenes.append(scene)
    scene.delegate = makeSceneDelegate(session.configuration)
    let window = makeWindow(of: scene, session.configuration)
    guard !isDead else { return nil }
    tellDelegate(
      of: scene, "scene(_:willConnectTo:options:)", [name(of: scene), "\(session)", "\(options)"]
    ) { $0.scene(scene, willConnectTo: session, options: options) }
    notificationCenter.postFromUIKit(UIScene.willConnectNotification, object: scene)
    scene.activationState = .background
    show(window)
    restoreActivity(of: scene)
    return scene
  }

  private func connectionOptions(for reason: LaunchReason) -> UIScene.ConnectionOptions {
    switch reason {
    case .user, .backgroundFetch: UIScene.ConnectionOptions()
    case .remoteNotification(let payload): UIScene.ConnectionOptions(payload: payload)
    case .quickAction(let name): UIScene.ConnectionOptions(shortcutItem: quickAction(name))
    case .url(let text): UIScene.ConnectionOptions(url: URL(string: text))
    case .userActivity(let type, let webpage):
      UIScene.ConnectionOptions(userActivity: activity(type, webpage))
    }
  }

  /// A new session, for which the app is asked (rule 40).
  private func newSession(_ options: UIScene.ConnectionOptions) -> UISceneSession {
    let role = UISceneSession.Role.windowApplication
    let identifiers = Set(sceneSessions.map(\.persistentIdentifier))
    let number = (1...).first { !identifiers.contains("SceneSession-\($0)") } ?? 1
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
      persistentIdentifier: "SceneSession-\(number)")
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
      if let missing = entry?.delegateClassName {
        // Message M138.
        console(
          "[SceneConfiguration] Info.plist configuration \"\(configuration.name ?? "(no name)")\" for "
            + "\(configuration.role.rawValue) contained UISceneDelegateClassName key, but could not load "
            + "class with name \"\(missing)\".")
      }
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

  /// A scene that was there hears of it; a new one finds it in its options (rule 321).
  func deliverToScene(_ action: UIApplicationShortcutItem) {
    guard let scene = scenes.first as? UIWindowScene else { return }
    tellDelegate(
      of: scene, "windowScene(_:performActionFor:completionHandler:)",
      [name(of: scene), "\(action)", "handler"]
    ) {
      ($0 as? any UIWindowSceneDelegate)?.windowScene(
        scene, performActionFor: action, completionHandler: { _ in })
    }
  }

  // MARK: Closing

  /// The scenes are taken away while their sessions are still known (rule 42).
  func disconnectScenes() -> [UIScene] {
    let closed = scenes
    for scene in closed { disconnect(scene) }
    scenes = []
    return closed
  }

  func disconnect(_ scene: UIScene) {
    tellDelegate(of: scene, "sceneDidDisconnect(_:)", [name(of: scene)]) {
      $0.sceneDidDisconnect(scene)
    }
    scene.activationState = .unattached
    notificationCenter.postFromUIKit(UIScene.didDisconnectNotification, object: scene)
    scenes.removeAll { $0 === scene }
    for window in windows where window.scene === scene { window.isClosed = true }
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
