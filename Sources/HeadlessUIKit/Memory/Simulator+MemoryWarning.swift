import EventTrace

/// A shortage of memory: who hears of it, and what up to iOS 5 goes away by itself.
extension Simulator {
  /// The system is short of memory (rules 44 and 45).
  package func warnOfLowMemory() throws(WrongState) {
    guard let application, runState != .ended, runState != .notRunning else {
      throw WrongState(detail: "the app is not running")
    }
    if has(.memoryWarningIsNoted) {
      let level = has(.memoryWarningHasLevel) ? " Level=1" : ""
      console("Received memory warning.\(level)")
    }
    tellDelegate("applicationDidReceiveMemoryWarning(_:)", ["UIApplication"]) {
      $0.applicationDidReceiveMemoryWarning(application)
    }
    // Controllers registered for the notification when they were made, and hear it in that order, among the
    // observers (rule 1064).
    notificationCenter.postFromUIKit(
      UIApplication.didReceiveMemoryWarningNotification, object: application,
      among: controllers.map { controller in
        (
          controller.registration,
          { controller.tell("didReceiveMemoryWarning()") { controller.didReceiveMemoryWarning() } }
        )
      })
  }
}
