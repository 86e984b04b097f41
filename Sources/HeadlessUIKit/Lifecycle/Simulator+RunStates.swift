import EventTrace
import Foundation

/// Coming and going: what the system, the user and other apps make of a running app. Controllers hear
/// nothing of it (rule 37).
extension Simulator {
  /// The user leaves the app (rules 31, 32 and 35).
  package func pressHome() throws(WrongState) {
    try require(runState == .active || runState == .inactive, "the app is not in front")
    let exits = has(.exitsOnSuspend) && info("UIApplicationExitsOnSuspend") as? Bool ?? false
    guard has(.multitasking), !exits else {
      if has(.resignsBeforeTermination) || has(.multitasking) { resignActive() }
      return quit()
    }
    if runState == .active { resignActive() }
    enterBackground()
  }

  /// The app is off the screen (rule 32).
  ///
  /// - Parameter looksInactive: Whether the app still sees itself as inactive while it hears of it (rule
  ///   730).
  func enterBackground(looksInactive: Bool = false) {
    runState = looksInactive ? .inactive : .background
    backgroundTasks.entered = queue.now
    tell(.enteredBackground)
    guard !isDead else { return }
    runState = .background
    saveState()
    storeDefaults()
    prepareSuspension()
    takePictures()
  }

  /// The user comes back to the app (rule 33).
  package func activate() throws(WrongState) {
    try require(!isLocked, "the device is locked")
    try require(runState == .background, "the app is not in the background")
    comeToFront()
  }

  /// A call, an alert or the notification centre covers the app (rule 36).
  package func beginInterruption() throws(WrongState) {
    try require(runState == .active, "the app is not active")
    resignActive()
  }

  /// What covered the app is gone (rule 36).
  package func endInterruption() throws(WrongState) {
    try require(!isLocked, "the device is locked")
    try require(runState == .inactive, "nothing interrupts the app")
    becomeActive()
  }

  /// A URL, a push notification, an activity or a quick action arrives (rules 18 to 20 and 321; T5, T7
  /// and T9).
  package func open(_ reason: LaunchReason) throws(WrongState) {
    try require(!isLocked, "the device is locked")
    try require(runState == .background || runState == .active, "the app is not running")
    if case .quickAction(let name) = reason {
      try require(quickAction(name) != nil, noQuickAction(name))
      // The menu is at the icon: whoever opens it has left the app.
      if runState == .active { try pressHome() }
    }
    try require(supports(reason), "iOS \(iOS) has no user activities")
    guard runState == .background else { return deliver(reason) }
    comeToFront(with: reason)
  }

  /// The system ends the app: it says goodbye where it is not suspended.
  package func terminate() throws(WrongState) {
    try require(runState != .ended && runState != .notRunning, "the app is not running")
    // A suspended app is ended without a word.
    if runState == .background, has(.multitasking) { return end() }
    if runState == .active { resignActive() }
    quit()
  }

  /// The user throws the app out of the app switcher; its scenes are gone for good (rule 42). From the
  /// front it still hears that it ends (rule 485).
  package func closeInSwitcher() throws(WrongState) {
    try require(has(.multitasking), "iOS \(iOS) has no app switcher")
    try require(!isLocked, "the device is locked")
    try require(runState != .ended && runState != .notRunning, "the app is not running")
    let wasInFront = runState != .background
    guard isSceneApp, !scenes.isEmpty else {
      if wasInFront { try pressHome() }
      guard runState == .background else { return }
      discardState()
      markSessionsAsDiscarded()
      return wasInFront ? quit() : end()
    }
    if runState == .active { resignActive() }
    if wasInFront, has(.closingEntersBackground) { enterBackground() }
    guard !isDead else { return }
    discardState()
    closeScenes(wasInFront: wasInFront)
  }

  /// The scenes go with the app: those in front hear that they are disconnected, and those of an app that is
  /// not suspended yet. On an iPad the sessions are discarded at once; on a phone the app hears of that when
  /// it is launched the next time (rule 485).
  private func closeScenes(wasInFront: Bool) {
    let isAwake = wasInFront || awake(until: queue.now.advanced(by: 1)) > queue.now
    let end = { [self] in wasInFront ? quit() : self.end() }
    runState = .background
    guard isAwake, !(wasInFront && has(.closingEntersBackground)) else {
      markSessionsAsDiscarded()
      return end()
    }
    let closed = disconnectScenes()
    guard configuration.device.idiom == .pad else {
      markSessionsAsDiscarded()
      return end()
    }
    post("discard scene sessions") { [self] in
      discard(closed.map(\.session))
      end()
    }
  }

  func require(_ condition: Bool, _ detail: String) throws(WrongState) {
    guard condition else { throw WrongState(detail: detail) }
  }

  // MARK: The steps

  func becomeActive() {
    if !isSceneApp { runState = .active }
    keepRestoredState()
    tell(.becameActive)
  }

  /// The state is still active while the app hears of it (rule 32).
  func resignActive() {
    tell(.willResignActive)
    runState = .inactive
  }

  /// The state is still background while the app hears of it (rule 33); `reason` is handed over
  /// before the app is active again.
  ///
  /// - Parameter looksInactive: Whether the app already sees itself as inactive then (rule 730).
  func comeToFront(with reason: LaunchReason = .user, looksInactive: Bool = false) {
    endSuspension()
    turnAfterBackground()
    if looksInactive { runState = .inactive }
    if isSceneApp, scenes.isEmpty {
      // Launched in the background: there was no scene to show until now.
      runState = .inactive
      pendingAppearances.areHeld = !has(.viewDidAppearBeforeActive)
      connectScene(for: reason)
      tell(.willEnterForeground)
    } else {
      tell(.willEnterForeground)
      runState = .inactive
      tellSignificantTimeChange()
      deliver(reason)
    }
    post("become active") { [self] in
      if runState == .inactive { becomeActive() }
      pendingAppearances.areHeld = false
    }
  }

  private func quit() {
    guard !isDead, let application else { return }
    tellDelegate("applicationWillTerminate(_:)", ["UIApplication"]) {
      $0.applicationWillTerminate(application)
    }
    notificationCenter.postFromUIKit(
      UIApplication.willTerminateNotification, object: application)
    end()
  }

  func end() {
    guard !isDead else { return }
    runState = .ended
    storeDefaults()
    hooks.end()
    isDead = true
  }
}
