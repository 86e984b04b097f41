import CLibrary
import CPlatform
import CourseModel

/// A script of a lesson's author ended its judge: it faulted, or did not come to an end.
package struct ScriptFault: Error, Hashable {
  /// The script, such as `the check “it is solved”`; empty while the part is loaded.
  package var script: String
  package var cause: Cause
  /// Where it was in the part's library, innermost first.
  package var offsets: [UInt64]

  /// Why it ended.
  package enum Cause: Hashable, Sendable {
    case endless
    case stackOverflow
    /// A fault, with the Swift runtime's reason where it gave one.
    case fault(signal: Int32, reason: String)
  }

  package init(script: String, cause: Cause, offsets: [UInt64]) {
    self.script = script
    self.cause = cause
    self.offsets = offsets
  }
}

extension ScriptFault {
  /// Reads a frame in which a judge says how it ends; nil for any other.
  ///
  /// - Parameter words: What the judge wrote last, where Swift gives the reason of a trap.
  init?(_ frame: FrameChannel.Frame, lastWords words: @autoclosure () -> String) {
    var failure = cplatform_script_failure()
    guard frame.kind == JudgeFrame.scriptFailure,
      frame.payload.count == MemoryLayout.size(ofValue: failure)
    else { return nil }
    withUnsafeMutableBytes(of: &failure) { $0.copyBytes(from: frame.payload) }
    let crash = failure.crash
    let count = max(0, min(Int(crash.count), Int(cplatform_crash_depth)))
    self.init(
      script: withUnsafeBytes(of: failure.name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      },
      cause: crash.signal == SIGALRM
        ? .endless
        : crash.stack_exhausted != 0
          ? .stackOverflow
          : .fault(signal: crash.signal, reason: Self.reason(in: words())),
      offsets: withUnsafeBytes(of: crash.offsets) {
        Array($0.bindMemory(to: UInt64.self).prefix(count))
      })
  }

  /// What follows the words with which Swift tells of a trap.
  private static func reason(in words: String) -> String {
    let line = words.split(separator: "\n").last { $0.contains("Fatal error") } ?? ""
    guard let mark = line.ranges(of: "Fatal error").last else { return "" }
    return String(line[mark.upperBound...].drop { $0 == ":" || $0 == " " })
  }
}
