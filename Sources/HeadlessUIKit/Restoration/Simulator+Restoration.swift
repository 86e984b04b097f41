import EventTrace
import Foundation

/// Saving the app's state in the background, and bringing it back with the next launch.
extension Simulator {
  /// Under which key of the archive the controllers' states are.
  private static let controllers = "$controllers"

  /// Rules 38 and 173: asked, encoded and stored after the app heard that it is in the background.
  func saveState() {
    guard has(.stateRestoration), !isSceneApp, !isDead, let application else { return }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let saves =
      askForSecureState("application(_:shouldSaveSecureApplicationState:)") {
        $0.application(application, shouldSaveSecureApplicationState: archiver)
      }
      ?? askDelegate(
        "application(_:shouldSaveApplicationState:)", ["UIApplication", "coder"]
      ) { $0.application(application, shouldSaveApplicationState: archiver) }
    guard saves == true else { return }
    archiver.encode(
      NSNumber(value: configuration.device.idiom == .pad ? 1 : 0),
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    if configuration.iOS.number >= 7 {
      archiver.encode(
        configuration.iOS.description, forKey: UIApplication.stateRestorationSystemVersionKey)
      archiver.encode(
        NSDate(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()),
        forKey: UIApplication.stateRestorationTimestampKey)
    }
    archiver.encode(
      bundle.infoDictionary["CFBundleVersion"] as? String,
      forKey: UIApplication.stateRestorationBundleVersionKey)
    tellDelegate(
      "application(_:willEncodeRestorableStateWith:)", ["UIApplication", "coder"]
    ) { $0.application(application, willEncodeRestorableStateWith: archiver) }
    let saver = StateSaver()
    for root in windows.compactMap(\.root) { saver.save(root, .root) }
    askDelegateForOrientations()
    guard !isDead else { return }
    archiver.encode(try? JSONEncoder().encode(saver.saved), forKey: Self.controllers)
    archiver.finishEncoding()
    store(archiver.encodedData, as: .restorationArchive)
  }

  /// Rules 13 and 169: asked between will-finish and did-finish, when there is a state to restore.
  func restoreState() {
    guard has(.stateRestoration), !isSceneApp, !isDead, let application,
      let archive = stored[.restorationArchive],
      let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archive)
    else { return }
    unarchiver.requiresSecureCoding = false
    // A state with which the launch ends in a crash is not tried again (rule 305).
    store(nil, as: .restorationArchive)
    restoration.archive = archive
    let restores =
      askForSecureState("application(_:shouldRestoreSecureApplicationState:)") {
        $0.application(application, shouldRestoreSecureApplicationState: unarchiver)
      }
      ?? askDelegate(
        "application(_:shouldRestoreApplicationState:)", ["UIApplication", "coder"]
      ) { $0.application(application, shouldRestoreApplicationState: unarchiver) }
    guard restores == true else { return }
    let data = unarchiver.decodeObject(forKey: Self.controllers) as? Data
    let saved = data.flatMap { try? JSONDecoder().decode([SavedController].self, from: $0) }
    let restorer = StateRestorer(saved ?? [])
    restorer.restore()
    tellDelegate(
      "application(_:didDecodeRestorableStateWith:)", ["UIApplication", "coder"]
    ) { $0.application(application, didDecodeRestorableStateWith: unarchiver) }
    restorer.finish()
    unarchiver.finishDecoding()
  }

  /// The launch went well: the state stays until the next one is saved.
  func keepRestoredState() {
    guard let archive = restoration.archive else { return }
    restoration.archive = nil
    if stored[.restorationArchive] == nil { store(archive, as: .restorationArchive) }
  }

  /// The user threw the app out of the switcher: it is to begin anew (rule 305).
  func discardState() {
    restoration.archive = nil
    store(nil, as: .restorationArchive)
  }

  /// Rule 303.
  private func askForSecureState(
    _ name: String, _ question: (any UIApplicationDelegate) -> Bool
  ) -> Bool? {
    guard has(.secureStates) else { return nil }
    return askDelegate(name, ["UIApplication", "coder"], question)
  }

  // MARK: Scenes

  /// A scene that went into the background says by what activity it is found again (rule 306).
  func askForActivity(of scene: UIScene) {
    guard let delegate = scene.delegate, !isDead else { return }
    let answer: NSUserActivity?? = callOptional(
      .query, on: delegate, "stateRestorationActivity(for:)", [name(of: scene)],
      describe: { $0.map { "\($0)" } ?? "nil" }
    ) { delegate.stateRestorationActivity(for: scene) }
    scene.session.stateRestorationActivity = answer ?? scene.userActivity
    storeSceneSessions()
  }

  /// A scene that was connected again gets the activity of its life before (rule 306).
  func restoreActivity(of scene: UIScene) {
    guard has(.scenesRestoreInteraction), let activity = scene.session.stateRestorationActivity
    else { return }
    tellDelegate(
      of: scene, "scene(_:restoreInteractionStateWith:)", [name(of: scene), "\(activity)"]
    ) { $0.scene(scene, restoreInteractionStateWith: activity) }
  }

  private static let restorationKey = StateKey { _ in Restoration() }
  private var restoration: Restoration { state(Self.restorationKey) }
}

/// What is restored in this life of the app.
private final class Restoration {
  /// The state that this launch restores, until it is over.
  var archive: Data?
}
