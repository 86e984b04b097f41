import CPlatform
import CourseModel

/// The time that a busy machine took from an app: while other processes ran instead of it, and while it
/// waited for a disk.
///
/// Without it the same app would pass on an idle machine and be too slow on one that does other work.
nonisolated struct MachineDelay {
  private let process: pid_t
  private let start: cplatform_thread_time
  /// What the machine had taken when it was last asked for.
  private var counted = 0.0
  private var left = LaunchLimits.longestDelay
  private var lastLook = ContinuousClock.now
  /// Seconds for which it was seen to wait for a disk.
  private var forDisk = 0.0

  init(of process: pid_t) {
    self.process = process
    start = cplatform_first_thread_time(process)
  }

  /// Checks whether the app waits for a disk now. Most systems do not add up such times, so each moment
  /// at which it is seen waiting counts for the time since the last look.
  mutating func look() {
    let passed = (ContinuousClock.now - lastLook) / .seconds(1)
    guard passed > 0.01 else { return }
    lastLook = .now
    if cplatform_waits_for_disk(process) { forDisk += passed }
  }

  /// Seconds that the app may take beyond its limit; nil when too few to matter.
  mutating func more() -> Double? {
    let taken = taken
    let owed = min(taken - counted, left)
    counted = taken
    left -= owed
    return owed > 0.02 ? owed : nil
  }

  /// Seconds that the machine has taken so far.
  var taken: Double { cplatform_first_thread_time(process).waited - start.waited + forDisk }

  /// Seconds for which the app has computed meanwhile.
  var computed: Double { cplatform_first_thread_time(process).ran - start.ran }
}
