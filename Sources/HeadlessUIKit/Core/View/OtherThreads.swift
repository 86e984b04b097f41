import EventTrace
import Foundation

extension Simulator {
  /// Says once that an app uses UIKit beside the main thread, where a device may do anything (rule 896).
  func noteOtherThread(_ subject: AnyObject) {
    guard !queuedWork.isOnMainThread, !isDead,
      notedOnce.insert("notOnMainThread").inserted
    else { return }
    diagnose(
      "notOnMainThread", rule: 896, on: subject,
      "The app uses this object off the main thread. On a device the change may be seen late, never, "
        + "or end the app: DispatchQueue.main.async brings work back to the main thread.")
  }
}
