package import CourseModel
package import EventTrace

extension TextRenderer {
  /// What stopped a check or a script, in a sentence.
  package func words(for failure: Failure, output: String = "") -> String {
    switch failure.kind {
    case .assertion, .thrown: failure.summary
    case .appEnded(let end): words(for: end, output: output)
    case .uncaughtException(let name, let reason):
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    case .refused(let refusal): words(for: refusal)
    }
  }

  /// How an app's life ended, after the last event and with the reason that Swift's runtime wrote.
  package func words(
    for end: LaunchEnd, after event: Event? = nil, output: String = ""
  ) -> String {
    switch end {
    case .crashed where event?.kind == .exception:
      "Nobody caught the exception, so it ended the app."
    case .exited(code: 0): "The app ended."
    case .exited(let code): "The app left by itself, with exit code \(code)."
    case .crashed(let crash) where crash.isStackOverflow:
      "The app crashed: the stack ran out, as when a method calls itself without end."
    case .crashed where Self.reason(in: output) != nil:
      "The app crashed: \(Self.reason(in: output) ?? "")."
    case .crashed(let crash):
      "The app crashed (signal \(crash.signal)\(Self.meaning(ofSignal: crash.signal)))."
    case .limit(.wallTime): "The app was stopped: it did not answer in time, as in an endless loop."
    case .limit(.processorTime): "The app was stopped: it computed for too long."
    case .limit(.memory): "The app was stopped: it used too much memory."
    case .limit(.output): "The app was stopped: it wrote too much."
    case .limit(.messages): "The app was stopped: too much happened in it."
    case .killed: "The app was stopped by the script."
    case .notLoaded(let reason): "The app could not be started: \(reason.onOneLine)"
    }
  }

  /// The reason of a trap as Swift's runtime writes it, such as `Index out of range`.
  private static func reason(in output: String) -> String? {
    let line = output.split(separator: "\n").last { $0.contains("Fatal error: ") }
    return line?.firstRange(of: "Fatal error: ").map { String(line![$0.upperBound...]).onOneLine }
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

  private func words(for refusal: Refusal) -> String {
    let detail = refusal.detail.onOneLine
    return switch refusal.problem {
    case .noSuchElement: "There is no element \(detail) on screen."
    case .ambiguousElement: "More than one element is called \(detail)."
    case .elementCovered: "A touch does not reach the element: \(detail) lies over it."
    case .elementNotOnScreen: "The element \(detail) is not on screen."
    case .elementDisabled: "The element \(detail) is disabled."
    case .noSuchAction: "The exercise has no action \(detail)."
    case .actionFailed: "The action failed: \(detail)"
    case .wrongState: "That cannot happen now: \(detail)"
    case .notModelled: "The runtime does not model this yet: \(detail)"
    case .neverIdle: "The app never came to rest: \(detail)"
    case .impossibleDevice: "There is no such device: \(detail)."
    case .unreadableBundle: "A file of the app cannot be read: \(detail)."
    }
  }
}
