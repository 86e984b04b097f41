import EventTrace
import Foundation

/// Scenes that the app itself opens and closes, beside the one that the user opened (rule 323).
extension Simulator {
  /// Brings a scene to the front: that of the session, or a new one.
  func activate(
    _ session: UISceneSession?, _ activity: NSUserActivity?,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    post("activate scene") { [self] in
      guard isSceneApp, session?.scene != nil || allowsSeveralScenes else {
        errorHandler?(Self.oneSceneAlone)
        return
      }
      guard session.map(isKnown) ?? true else {
        errorHandler?(UISceneError(code: .requestDenied, reason: "The session was discarded."))
        return
      }
      if let scene = session?.scene {
        comeToFront(scene, activity)
      } else {
        connect(session, activity)
      }
    }
  }

  /// Closes the scene of the session, and forgets the session.
  func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
    post("destroy scene") { [self] in
      guard isSceneApp, allowsSeveralScenes else {
        errorHandler?(Self.oneSceneAlone)
        return
      }
      guard isKnown(session) else { return }
      if let scene = session.scene { close(scene) }
      post("discard scene sessions") { [self] in discard([session]) }
    }
  }

  private var allowsSeveralScenes: Bool { application?.supportsMultipleScenes ?? false }

  private static let oneSceneAlone = UISceneError(
    code: .multipleScenesNotSupported,
    reason: "The application does not support multiple scenes, or the device shows one alone.")

  private func isKnown(_ session: UISceneSession) -> Bool {
    sceneSessions.contains { $0 === session }
  }

  /// A scene that was there goes on with the activity.
  private func comeToFront(_ scene: UIScene, _ activity: NSUserActivity?) {
    if scene.activationState == .background, runState == .active {
      tell(.willEnterForeground, to: scene)
      becomeActive(scene)
    }
    guard let activity else { return }
    tellDelegate(of: scene, "scene(_:continue:)", [name(of: scene), "\(activity)"]) {
      $0.scene(scene, continue: activity)
    }
  }

  private func connect(_ session: UISceneSession?, _ activity: NSUserActivity?) {
    let holds = !has(.viewDidAppearBeforeActive) && runState == .active
    pendingAppearances.areHeld = holds
    let options = UIScene.ConnectionOptions(userActivity: activity)
    guard let scene = connectScene(of: session, options) else { return }
    if scenes.count > 1 {
      unimplemented(
        "UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
        "Each scene fills the screen here. A device shows them side by side.")
    }
    guard runState == .active else { return }
    tell(.willEnterForeground, to: scene)
    becomeActive(scene)
  }

  private func becomeActive(_ scene: UIScene) {
    post("scene becomes active") { [self] in
      if runState == .active, scene.activationState == .foregroundInactive {
        tell(.becameActive, to: scene)
      }
      pendingAppearances.areHeld = false
    }
  }

  /// The last scene of an app that is in front leaves the user at the icons.
  private func close(_ scene: UIScene) {
    if runState == .active, scenes.count == 1 {
      do { try pressHome() } catch { return }
    } else if scene.activationState == .foregroundActive {
      tell(.willResignActive, to: scene)
      tell(.enteredBackground, to: scene)
    }
    disconnect(scene)
  }
}
