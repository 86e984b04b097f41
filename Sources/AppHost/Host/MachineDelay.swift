import CPlatform
import CourseModel

/// What a busy machine owes an app: the time for which it was ready to run and others ran instead, and
/// that for which it waited for a disk.
///
/// Without it the same app would pass on an idle machine and be too slow on one that does other work.
nonisolated struct MachineDelay {
  private let process: pid_t
  private let start: cplatform_thread_time
  /// What it had waited when it was last asked for.
  private var known: Double
  private var left = LaunchLimits.longestDelay
  private var lastLook = ContinuousClock.now
  /// Seconds for which it was seen to wait for a disk, and that are not owed yet.
  private var forDisk = 0.0

  init(of process: pid_t) {
    self.process = process
    start = cplatform_first_thread_time(process)
    known = start.waited
  }

  /// Looks whether the app waits for a disk now: most systems add up no such times, so that the moments
  /// at which it is seen to wait stand for the time between them.
  mutating func look() {
    let passed = (ContinuousClock.now - lastLook) / .seconds(1)
    guard passed > 0.01 else { return }
    lastLook = .now
    if cplatform_waits_for_disk(process) { forDisk += passed }
  }

  /// Seconds that the app may have more than its limit; nil when nothing worth a word is owed.
  mutating func more() -> Double? {
    let waited = cplatform_first_thread_time(process).waited
    let owed = min(waited - known + forDisk, left)
    known = waited
    forDisk = 0
    left -= owed
    return owed > 0.02 ? owed : nil
  }

  /// Seconds for which the app has computed meanwhile.
  var computed: Double { cplatform_first_thread_time(process).ran - start.ran }
}
