import CLibrary
import CPlatform
import CourseModel

/// Everything that a host knows of a launch that is over.
nonisolated struct Evidence {
  var outcome: cplatform_outcome
  var limits: LaunchLimits
  /// RLIMIT_DATA of the process: what the host held, and the launch's share.
  var dataCeiling: Int
  /// The limit for which the host stopped it.
  var exceeded: LaunchEnd.Limit?
  /// Whether the judge asked the host to stop it.
  var wasKilled = false
  /// Why the app could not be started, as the process told before it left.
  var loadingProblem: String?
  /// What the process said of its own fault.
  var crash: cplatform_crash?
}

extension LaunchEnd {
  /// The kernel decides whether the app crashed; what the process says only adds to that.
  nonisolated init(_ evidence: Evidence) {
    if evidence.wasKilled {
      self = .killed
    } else if let limit = evidence.exceeded {
      self = .limit(limit, appOffsets: limit.isTime ? evidence.crash?.places ?? [] : [])
    } else if evidence.outcome.exited {
      self =
        evidence.loadingProblem.map(LaunchEnd.notLoaded) ?? .exited(code: evidence.outcome.code)
    } else if evidence.usedUpItsTime {
      self = .limit(.processorTime, appOffsets: evidence.crash?.places ?? [])
    } else {
      self = evidence.endOfFault
    }
  }
}

extension Evidence {
  /// SIGXCPU comes at the limit, and SIGKILL a second later for an app that ignores it.
  ///
  /// The kernel counts ticks for the limit, and reports the exact time afterwards. With many processes
  /// the two are far apart.
  fileprivate nonisolated var usedUpItsTime: Bool {
    [SIGXCPU, SIGKILL].contains(outcome.code)
      && outcome.processor_seconds >= Double(limits.processorSeconds) / 2
  }

  /// A fault counts as the memory limit when an allocation had just been refused (`errno` is still
  /// ENOMEM when Swift's allocator aborts), or when memory in use was within a sixteenth of the
  /// limit. A stack overflow is a crash.
  fileprivate nonisolated var endOfFault: LaunchEnd {
    guard let crash, crash.signal == outcome.code else {
      return .crashed(LaunchEnd.Crash(signal: outcome.code))
    }
    let isStackOverflow = crash.stack_exhausted != 0
    let nearCeiling = dataCeiling - limits.memoryBytes / 16
    let wantedMemory = crash.error == ENOMEM || crash.data_bytes >= UInt64(max(1, nearCeiling))
    if wantedMemory, !isStackOverflow { return .limit(.memory) }
    return .crashed(
      LaunchEnd.Crash(
        signal: outcome.code, appOffsets: crash.places, isStackOverflow: isStackOverflow))
  }
}

extension cplatform_crash {
  /// Reads a report as the process wrote it; nil when there is no whole one.
  nonisolated init?(bytes: [UInt8]) {
    self.init()
    guard bytes.count >= MemoryLayout<Self>.size else { return nil }
    withUnsafeMutableBytes(of: &self) { $0.copyBytes(from: bytes.prefix($0.count)) }
  }

  /// The offsets that are filled in.
  nonisolated var places: [UInt64] {
    let filled = max(0, min(Int(count), Int(cplatform_crash_depth)))
    return withUnsafeBytes(of: offsets) { Array($0.bindMemory(to: UInt64.self).prefix(filled)) }
  }
}
