import EventTrace

/// The application's view of its scenes; iOS 13.0 and later.
extension UIApplication {
  /// The scenes that are connected, in no order.
  public var connectedScenes: Set<UIScene> {
    guard requires("connectedScenes", since: 13.0) else { return [] }
    return Set(Simulator.current.scenes)
  }

  /// The sessions in the app switcher, with a scene or without one.
  public var openSessions: Set<UISceneSession> {
    guard requires("openSessions", since: 13.0) else { return [] }
    return Set(Simulator.current.sceneSessions)
  }

  /// Whether Info.plist says so and the device is one that shows several scenes of an app.
  public var supportsMultipleScenes: Bool {
    guard requires("supportsMultipleScenes", since: 13.0) else { return false }
    let simulator = Simulator.current!
    return simulator.configuration.device.idiom == .pad
      && simulator.sceneManifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }
}
