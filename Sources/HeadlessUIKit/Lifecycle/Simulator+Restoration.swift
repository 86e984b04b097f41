import Foundation

/// Saving the app's state in the background, and bringing it back with the next launch.
///
/// What the application's delegate encodes is kept; controllers are not restored yet.
extension Simulator {
  /// Rules 38 and 173: asked, encoded and stored after the app heard that it is in the background.
  func saveState() {
    guard has(.stateRestoration), !isSceneApp, !isDead, let application else { return }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let saves = askDelegate(
      "application(_:shouldSaveApplicationState:)", ["UIApplication", "coder"]
    ) { $0.application(application, shouldSaveApplicationState: archiver) }
    guard saves == true else { return }
    tellDelegate(
      "application(_:willEncodeRestorableStateWith:)", ["UIApplication", "coder"]
    ) { $0.application(application, willEncodeRestorableStateWith: archiver) }
    askDelegateForOrientations()
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
    let restores = askDelegate(
      "application(_:shouldRestoreApplicationState:)", ["UIApplication", "coder"]
    ) { $0.application(application, shouldRestoreApplicationState: unarchiver) }
    guard restores == true else { return }
    tellDelegate(
      "application(_:didDecodeRestorableStateWith:)", ["UIApplication", "coder"]
    ) { $0.application(application, didDecodeRestorableStateWith: unarchiver) }
    unarchiver.finishDecoding()
  }
}
