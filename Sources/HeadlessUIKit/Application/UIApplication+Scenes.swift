import EventTrace

/// The application's view of its scenes; iOS 13.0 and later.
extension UIApplication {
  /// The scenes that are connected, in no order; an app without scenes of its own has one (rule 890).
  public var connectedScenes: Set<UIScene> {
    guard requires("connectedScenes", since: 13.0) else { return [] }
    return Set(Simulator.current.knownScenes)
  }

  /// The sessions in the app switcher, with a scene or without one.
  public var openSessions: Set<UISceneSession> {
    guard requires("openSessions", since: 13.0) else { return [] }
    let simulator = Simulator.current!
    return Set(simulator.standInScene.map { [$0.session] } ?? simulator.sceneSessions)
  }

  /// Whether Info.plist says so and the device is one that shows several scenes of an app.
  public var supportsMultipleScenes: Bool {
    guard requires("supportsMultipleScenes", since: 13.0) else { return false }
    let simulator = Simulator.current!
    return simulator.configuration.device.idiom == .pad
      && simulator.sceneManifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }
}

/// Scenes that the app itself opens and closes (rule 323). What comes of a call comes with a later turn of the
/// run loop.
extension UIApplication {
  /// Brings the scene of a session to the front, or a new one; iOS 13.0 and later.
  ///
  /// `errorHandler` hears of it where the app or the device has one scene alone, as every phone.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requires("requestSceneSessionActivation:userActivity:options:errorHandler:", since: 13.0)
    let simulator = Simulator.current!
    simulator.call(
      "requestSceneSessionActivation(_:userActivity:options:errorHandler:)", on: self,
      [sceneSession.map { "\($0)" } ?? "nil", userActivity.map { "\($0)" } ?? "nil"]
    ) { simulator.activate(sceneSession, userActivity, errorHandler) }
  }

  /// Brings the scene that the request names to the front, or a new one; iOS 17.0 and later.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requires("activateSceneSessionForRequest:errorHandler:", since: 17.0)
    let simulator = Simulator.current!
    simulator.call(
      "activateSceneSession(for:errorHandler:)", on: self,
      [request.session.map { "\($0)" } ?? "nil"]
    ) { simulator.activate(request.session, request.userActivity, errorHandler) }
  }

  /// Closes a session's scene, and takes the session out of the app switcher; iOS 13.0 and later.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requires("requestSceneSessionDestruction:options:errorHandler:", since: 13.0)
    let simulator = Simulator.current!
    simulator.call(
      "requestSceneSessionDestruction(_:options:errorHandler:)", on: self, ["\(sceneSession)"]
    ) { simulator.destroy(sceneSession, errorHandler) }
  }

  /// Asks for a new picture of a scene in the app switcher; iOS 13.0 and later. There is none here.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    requires("requestSceneSessionRefresh:", since: 13.0)
    declaredOnly("UIApplication.requestSceneSessionRefresh(_:)")
  }
}
