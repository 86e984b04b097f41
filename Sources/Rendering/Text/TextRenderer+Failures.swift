package import CourseModel
package import EventTrace

extension TextRenderer {
  /// What stopped a check or a script, in a sentence.
  package func words(for failure: Failure, output: String = "") -> String {
    switch failure.kind {
    case .assertion, .thrown: plainWords(for: failure) ?? failure.summary
    case .appEnded(let end): words(for: end, output: output)
    case .uncaughtException(let name, let reason):
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    case .refused(let refusal): refusal.description.onOneLine
    }
  }

  /// An assertion's failure without XCTest's names; empty where the author's own sentence says it, nil
  /// where its own text has to do.
  func plainWords(for failure: Failure) -> String? {
    guard failure.kind == .assertion || failure.kind == .thrown else { return nil }
    let isExplained = !failure.message.isEmpty
    var text = failure.summary
    if let name = text.prefixMatch(of: /XCT[A-Za-z]+ (failed: |failed|did not |threw )/) {
      let how = name.output.1
      let rest = text[name.range.upperBound...]
      switch how {
      case "did not ": return "No error was thrown, but one was expected."
      case "threw ": text = "threw \(rest)"
      default: text = String(rest)
      }
      if failure.summary.hasPrefix("XCTUnwrap") {
        return isExplained ? "" : "There is nothing, but a value was expected."
      }
      if text.isEmpty {
        return isExplained ? "" : "A value that the check looked at is wrong."
      }
    } else if text == "failed" {
      return isExplained ? "" : "The check failed, and its author did not say why."
    }
    if let thrown = text.wholeMatch(of: /threw error "(?s:(.*))"/) {
      let words = String(thrown.output.1)
      return words.isEmpty ? "The check was stopped." : words
    }
    return text.isEmpty ? nil : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Why a member or class is unknown on the device's version, where that is what ended the app.
  func newness(in trace: Trace?) -> String? {
    trace?.events.last { $0.kind == .diagnosis && $0.name == "newerThanDevice" }?.text
  }

  /// How an app's life ended, after the last event and with the reason that Swift's runtime wrote.
  package func words(
    for end: LaunchEnd, after event: Event? = nil, output: String = ""
  ) -> String {
    switch end {
    case .crashed where event?.kind == .exception:
      "Nobody caught the exception, so it ended the app."
    case .exited(code: 0): "The app ended."
    case .exited(let code): "The app exited with code \(code)."
    case .crashed(let crash) where crash.isStackOverflow:
      "The app crashed: stack overflow, for example through endless recursion."
    case .crashed where Self.reason(in: output) != nil:
      "The app crashed: \(Self.reason(in: output) ?? "")."
    case .crashed(let crash):
      "The app crashed (signal \(crash.signal)\(Self.meaning(ofSignal: crash.signal)))."
    case .limit(.wallTime, _): "The app was stopped: it did not answer in time."
    case .limit(.processorTime, _):
      "The app was stopped: it computed for too long, as in an endless loop."
    case .limit(.memory, _): "The app was stopped: it used too much memory."
    case .limit(.output, _): "The app was stopped: it wrote too much."
    case .limit(.messages, _): "The app was stopped: it recorded too many events."
    case .killed: "The app was stopped by the script."
    case .notLoaded(let reason): "The app could not be started: \(reason.onOneLine)"
    }
  }

  /// The reason of a trap as Swift's runtime writes it, such as `Index out of range`, without a full stop.
  private static func reason(in output: String) -> String? {
    let line = output.split(separator: "\n").last { $0.contains("Fatal error: ") }
    guard let line, let mark = line.firstRange(of: "Fatal error: ") else { return nil }
    let reason = String(line[mark.upperBound...]).onOneLine
    return reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }

  private static func meaning(ofSignal number: Int32) -> String {
    switch number {
    case 4, 5: ": a trap, such as a failed `!`, an index out of range or `fatalError`"
    case 6: ": it aborted"
    case 8: ": an impossible calculation"
    case 7, 10, 11: ": a bad memory access"
    default: ""
    }
  }
}
