import EventTrace
import Foundation

/// What the app has asked for, to run on in the background.
final class BackgroundTasks {
  var count = 0
  /// The tasks that have not ended, in the order in which they began, with what is called when their time
  /// is up.
  var open: [(number: Int, expired: (() -> Void)?)] = []
  /// When the app went into the background; nil while it is in front.
  var entered: VirtualInstant?
  /// When nothing runs any more; nil while nothing is suspended or about to be.
  fileprivate var suspension: VirtualInstant?
  fileprivate var expiry: EventQueue.Ticket?
}

/// In the background an app is suspended soon, or when its tasks have ended: then no time passes for it
/// (rule 520).
extension Simulator {
  private static let backgroundKey = StateKey { _ in BackgroundTasks() }
  var backgroundTasks: BackgroundTasks { state(Self.backgroundKey) }

  /// Seconds that an app runs on without a task.
  private static let grace = 5.0
  /// Seconds that are left when the app hears that its time is up.
  private static let warning = 5.0

  /// Seconds that an app with tasks may run in the background.
  private var backgroundLimit: Double {
    if has(.backgroundTasksHaveTenMinutes) { return 600 }
    return has(.backgroundTasksHaveThreeMinutes) ? 180 : 30
  }

  /// Seconds until then; any number while the app is in front.
  var backgroundTimeLeft: Double {
    backgroundTasks.entered.map { max(0, $0.seconds + backgroundLimit - queue.now.seconds) }
      ?? .greatestFiniteMagnitude
  }

  /// The last moment up to which the app's code runs.
  func awake(until limit: VirtualInstant) -> VirtualInstant {
    backgroundTasks.suspension.map { min($0, limit) } ?? limit
  }

  /// The app has heard that it is in the background.
  func prepareSuspension() {
    let tasks = backgroundTasks
    guard runState == .background, !staysAwake else { return }
    tasks.suspension = queue.now.advanced(
      by: tasks.open.isEmpty ? Self.grace : backgroundLimit)
    tasks.expiry = queue.post(
      after: backgroundLimit - Self.warning, label: "background time"
    ) { [self] in expireTasks() }
  }

  /// The app is about to come back to the front.
  func endSuspension() {
    let tasks = backgroundTasks
    tasks.entered = nil
    tasks.suspension = nil
    if let expiry = tasks.expiry { queue.cancel(expiry) }
    tasks.expiry = nil
  }

  func beginTask(_ expired: (() -> Void)?) -> Int {
    let tasks = backgroundTasks
    tasks.count += 1
    tasks.open.append((tasks.count, expired))
    if let entered = tasks.entered, tasks.suspension != nil {
      tasks.suspension = entered.advanced(by: backgroundLimit)
    }
    return tasks.count
  }

  /// The last task that ends lets the app be suspended; one that does not exist is noted (messages M80 and
  /// M81).
  func endTask(_ number: Int) {
    let tasks = backgroundTasks
    guard let index = tasks.open.firstIndex(where: { $0.number == number }) else {
      return noteMissingTask(number)
    }
    tasks.open.remove(at: index)
    guard let entered = tasks.entered, tasks.suspension != nil, tasks.open.isEmpty else { return }
    tasks.suspension = max(queue.now, entered.advanced(by: Self.grace))
  }

  private func noteMissingTask(_ number: Int) {
    guard number != 0, has(.missingTasksAreNoted) else { return }
    let hexadecimal = String(number, radix: 16)
    let (verb, identifier) =
      has(.missingTasksAreNotedInBoth)
      ? ("end BackgroundTask", "\(number) (0x\(hexadecimal))") : ("endBackgroundTask", hexadecimal)
    console(
      "Can't \(verb): no background task exists with identifier \(identifier), or it may have "
        + "already been ended. Break in UIApplicationEndBackgroundTaskError() to debug.")
  }

  /// Whoever has not ended its tasks by then is ended itself.
  private func expireTasks() {
    let tasks = backgroundTasks
    tasks.expiry = nil
    for task in tasks.open where !isDead { task.expired?() }
    guard !isDead, let late = tasks.open.first, runState == .background else { return }
    tasks.expiry = queue.post(after: Self.warning, label: "background time") { [self] in
      guard runState == .background, tasks.open.contains(where: { $0.number == late.number }) else {
        return
      }
      diagnose(
        "backgroundTaskNotEnded", rule: 520,
        "A background task was not ended before its time was up, so the system ended the app. Call "
          + "endBackgroundTask(_:) in the expiration handler too.")
      end()
    }
  }

  /// Whether Info.plist names a way to work in the background, of which nobody knows here if it is used.
  private var staysAwake: Bool {
    let modes = info("UIBackgroundModes") as? [String] ?? []
    return modes.contains { ["audio", "location", "voip", "external-accessory"].contains($0) }
  }
}
