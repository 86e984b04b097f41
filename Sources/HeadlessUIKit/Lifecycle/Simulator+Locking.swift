import Foundation

/// Whether the device is locked, and what the app has not heard yet.
private final class DeviceLock {
  var isLocked = false
  /// Whether the app was on the screen when the device was locked.
  var coversApp = false
  /// Whether files that are locked with the device can be read.
  var isDataAvailable = true
  var timeHasChanged = false
}

/// The person locks the device and unlocks it, and what else the system tells an app (rules 730 and 733).
extension Simulator {
  private static let lockKey = StateKey { _ in DeviceLock() }
  private var lock: DeviceLock { state(Self.lockKey) }

  /// Whether the device is locked.
  package var isLocked: Bool { lock.isLocked }
  /// Whether protected files can be read (rule 730).
  var isProtectedDataAvailable: Bool { lock.isDataAvailable }

  /// The button at the edge of the device is pressed while the screen is on (rule 730).
  package func lockDevice() throws(WrongState) {
    try require(!lock.isLocked, "the device is locked already")
    lock.isLocked = true
    lock.coversApp = runState == .active || runState == .inactive
    if runState == .active { resignActive() }
    if lock.coversApp, has(.lockingEntersBackground) {
      enterBackground(looksInactive: has(.lockedAppsLookInactive))
    }
    guard has(.dataIsProtected), !isDead, runState != .notRunning else { return }
    post("protected data") { [self] in
      tellOfDevice(
        "applicationProtectedDataWillBecomeUnavailable(_:)",
        UIApplication.protectedDataWillBecomeUnavailableNotification
      ) { $0.applicationProtectedDataWillBecomeUnavailable($1) }
      lock.isDataAvailable = false
    }
  }

  /// The person unlocks the device, and sees what was on the screen (rule 730).
  package func unlockDevice() throws(WrongState) {
    try require(lock.isLocked, "the device is not locked")
    lock.isLocked = false
    let returns = lock.coversApp && !isDead && runState != .ended
    lock.coversApp = false
    if !lock.isDataAvailable {
      lock.isDataAvailable = true
      tellOfDevice(
        "applicationProtectedDataDidBecomeAvailable(_:)",
        UIApplication.protectedDataDidBecomeAvailableNotification
      ) { $0.applicationProtectedDataDidBecomeAvailable($1) }
    }
    guard returns, !isDead else { return }
    if runState == .background {
      comeToFront(looksInactive: has(.lockedAppsLookInactive))
    } else if runState == .inactive {
      becomeActive()
    }
  }

  /// Tells the delegate of something that happened to the device, and then whoever listens.
  private func tellOfDevice(
    _ name: String, _ notification: Notification.Name,
    _ tell: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    guard !isDead, let application else { return }
    tellDelegate(name, ["UIApplication"]) { tell($0, application) }
    notificationCenter.postFromUIKit(notification, object: application)
  }

  /// Midnight has passed, the time zone is another one, or daylight saving time begins or ends (rule 733).
  package func changeTimeSignificantly() throws(WrongState) {
    try require(runState != .ended && runState != .notRunning, "the app is not running")
    lock.timeHasChanged = true
    if runState != .background { tellSignificantTimeChange() }
  }

  /// An app in the background hears of it when it comes back.
  func tellSignificantTimeChange() {
    guard lock.timeHasChanged else { return }
    lock.timeHasChanged = false
    tellOfDevice(
      "applicationSignificantTimeChange(_:)", UIApplication.significantTimeChangeNotification
    ) { $0.applicationSignificantTimeChange($1) }
  }

  /// The person takes a picture of the screen (rule 733).
  package func takeScreenshot() throws(WrongState) {
    try require(runState == .active || runState == .inactive, "the app is not in front")
    guard has(.screenshotsAreTold), let application else { return }
    notificationCenter.postFromUIKit(
      UIApplication.userDidTakeScreenshotNotification, object: application)
  }
}
