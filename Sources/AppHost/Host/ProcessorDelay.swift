import CPlatform
import CourseModel

/// What a busy machine owes an app: the time for which it was ready to run and others ran instead.
///
/// Without it the same app would pass on an idle machine and be too slow on one that does other work.
nonisolated struct ProcessorDelay {
  private let process: pid_t
  private let start: cplatform_thread_time
  /// What it had waited when it was last asked for.
  private var known: Double
  private var left = LaunchLimits.longestDelay

  init(of process: pid_t) {
    self.process = process
    start = cplatform_first_thread_time(process)
    known = start.waited
  }

  /// Seconds that the app may have more than its limit; nil when nothing worth a word is owed.
  mutating func more() -> Double? {
    let waited = cplatform_first_thread_time(process).waited
    let owed = min(waited - known, left)
    known = waited
    left -= owed
    return owed > 0.02 ? owed : nil
  }

  /// Seconds for which the app has computed meanwhile.
  var computed: Double { cplatform_first_thread_time(process).ran - start.ran }
}
