import Foundation

/// Coming and going: what the system, the user and other apps make of a running app.
extension Simulator {
  /// Why a run-state change cannot happen now.
  package struct WrongState: Error, Hashable {
    package var detail: String

    package init(detail: String) {
      self.detail = detail
    }
  }

  /// The user leaves the app (rules 31, 32 and 35).
  package func pressHome() throws(WrongState) {
    try require(runState == .active || runState == .inactive, "the app is not in front")
    let suspends =
      has(.multitasking) && !(info("UIApplicationExitsOnSuspend") as? Bool ?? false)
    guard suspends else {
      if has(.resignsBeforeTermination) || has(.multitasking) { resignActive() }
      return quit()
    }
    if runState == .active { resignActive() }
    runState = .background
    tellState(
      "applicationDidEnterBackground(_:)", UIApplication.didEnterBackgroundNotification
    ) { $0.applicationDidEnterBackground($1) }
    storeDefaults()
  }

  /// The user comes back to the app (rule 33).
  package func activate() throws(WrongState) {
    try require(runState == .background, "the app is not in the background")
    enterForeground()
    post("become active") { [self] in becomeActive() }
  }

  /// A call, an alert or the notification centre covers the app (rule 36).
  package func beginInterruption() throws(WrongState) {
    try require(runState == .active, "the app is not active")
    resignActive()
  }

  /// What covered the app is gone (rule 36).
  package func endInterruption() throws(WrongState) {
    try require(runState == .inactive, "nothing interrupts the app")
    becomeActive()
  }

  /// A URL or a push notification arrives (rules 19 and 20; while in the background T5 and T9).
  package func open(_ reason: LaunchReason) throws(WrongState) {
    try require(runState == .background || runState == .active, "the app is not running")
    guard runState == .background else { return deliver(reason, isLaunch: false) }
    enterForeground()
    runState = .inactive
    deliver(reason, isLaunch: false)
    post("become active") { [self] in becomeActive() }
  }

  /// The system ends the app: it says goodbye where it is not suspended.
  package func terminate() throws(WrongState) {
    try require(runState != .ended && runState != .notRunning, "the app is not running")
    // A suspended app is ended without a word.
    if runState == .background, has(.multitasking) { return end() }
    if runState == .active { resignActive() }
    quit()
  }

  private func require(_ condition: Bool, _ detail: String) throws(WrongState) {
    guard condition else { throw WrongState(detail: detail) }
  }

  // MARK: The steps

  func becomeActive() {
    runState = .active
    tellState("applicationDidBecomeActive(_:)", UIApplication.didBecomeActiveNotification) {
      $0.applicationDidBecomeActive($1)
    }
  }

  /// The state is still active while the app hears of it (rule 32).
  private func resignActive() {
    tellState("applicationWillResignActive(_:)", UIApplication.willResignActiveNotification) {
      $0.applicationWillResignActive($1)
    }
    runState = .inactive
  }

  /// The state is still background while the app hears of it (rule 33).
  private func enterForeground() {
    tellState(
      "applicationWillEnterForeground(_:)", UIApplication.willEnterForegroundNotification
    ) { $0.applicationWillEnterForeground($1) }
  }

  private func quit() {
    tellState("applicationWillTerminate(_:)", UIApplication.willTerminateNotification) {
      $0.applicationWillTerminate($1)
    }
    end()
  }

  private func end() {
    guard !isDead else { return }
    runState = .ended
    storeDefaults()
    hooks.end()
    isDead = true
  }

  private func tellState(
    _ name: String, _ notification: Notification.Name,
    _ call: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    guard !isDead, let application else { return }
    tellDelegate(name, ["UIApplication"]) { call($0, application) }
    notificationCenter.postFromUIKit(notification, object: application)
  }

  /// Hands over what the app was opened with, to the newest method that the delegate has.
  func deliver(_ reason: LaunchReason, isLaunch: Bool) {
    guard let application else { return }
    switch reason {
    case .user:
      break
    case .url(let text):
      guard let url = URL(string: text) else { return }
      deliver(url, to: application)
    case .remoteNotification(let payload):
      tellDelegate(
        "application(_:didReceiveRemoteNotification:)", ["UIApplication", "userInfo"]
      ) { $0.application(application, didReceiveRemoteNotification: payload) }
    case .backgroundFetch:
      tellDelegate(
        "application(_:performFetchWithCompletionHandler:)", ["UIApplication", "handler"]
      ) { $0.application(application, performFetchWithCompletionHandler: { _ in }) }
    }
  }

  private func deliver(_ url: URL, to application: UIApplication) {
    if has(.urlWithOptions),
      tellDelegate(
        "application(_:open:options:)", ["UIApplication", "\(url)", "[:]"],
        {
          $0.application(application, open: url, options: [:])
        }) != nil
    {
      return
    }
    if has(.urlWithSource),
      tellDelegate(
        "application(_:open:sourceApplication:annotation:)",
        ["UIApplication", "\(url)", "nil", "annotation"],
        {
          $0.application(application, open: url, sourceApplication: nil, annotation: NSNull())
        }) != nil
    {
      return
    }
    tellDelegate("application(_:handleOpen:)", ["UIApplication", "\(url)"]) {
      $0.application(application, handleOpen: url)
    }
  }
}
