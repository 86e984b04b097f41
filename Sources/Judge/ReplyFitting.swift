import CourseModel
import EventTrace
import Foundation
import Words

/// Makes a reply fit into one frame: an app may fill a trace with more than anybody will read.
enum ReplyFitting {
  /// How much of a reply is kept, at each attempt less.
  private static let measures = [
    Measure(events: 4096, text: 8192), Measure(events: 1024, text: 1024),
    Measure(events: 256, text: 256), Measure(events: 64, text: 128),
    Measure(events: 8, text: 64), Measure(events: 0, text: 16),
  ]

  /// The reply as a frame, whole where that is possible.
  static func frame(
    _ reply: JudgeReply, limit: Int = FrameChannel.frameLimit
  ) throws -> FrameChannel.Frame {
    let encoder = JSONEncoder.forFrames
    var payload = try encoder.encode(reply)
    for measure in measures where payload.count > limit {
      payload = try encoder.encode(measure.cut(reply))
    }
    if payload.count > limit {
      payload = try encoder.encode(
        JudgeReply.failed(Finding(JudgeProblem.resultTooLong)))
    }
    return FrameChannel.Frame(kind: JudgeFrame.reply, payload: [UInt8](payload))
  }
}

/// How many events and how many characters of a text are kept.
private struct Measure {
  let events: Int
  let text: Int
  /// Whether what was on the screen is kept, which is as large as the app's trees are.
  var screens: Bool { events >= 4096 }

  /// The reply with no more than this measure allows.
  func cut(_ reply: JudgeReply) -> JudgeReply {
    switch reply {
    case .verdict(let verdict): .verdict(cut(verdict))
    case .recording(let recording): .recording(cut(recording))
    case .description, .failed: reply
    }
  }

  private func cut(_ verdict: Verdict) -> Verdict {
    var verdict = verdict
    verdict.checks = verdict.checks.map { check in
      var check = check
      check.failures = cut(check.failures)
      if let trace = check.trace { check.trace?.events = cut(trace.events) }
      if !screens { check.screen = nil }
      check.output = cut(check.output)
      return check
    }
    return verdict
  }

  private func cut(_ recording: Recording) -> Recording {
    var recording = recording
    recording.runs = recording.runs.map { run in
      Recording.Run(
        iOS: run.iOS, steps: run.steps.compactMap(cut), failures: cut(run.failures),
        output: cut(run.output), screen: screens ? run.screen : nil)
    }
    return recording
  }

  private func cut(_ step: Recording.Step) -> Recording.Step? {
    switch step {
    case .events(let events, let launch): .events(cut(events), launch: launch)
    case .prediction(let question, let answer, let key):
      .prediction(question: question, answer: cut(answer), key: key)
    case .screen: screens ? step : nil
    case .narration, .end: step
    }
  }

  /// The first failures, since the first one says most.
  private func cut(_ failures: [Failure]) -> [Failure] {
    failures.prefix(max(1, events / 16)).map { failure in
      var failure = failure
      failure.summary = cut(failure.summary)
      failure.expected = failure.expected.map(cut)
      failure.actual = failure.actual.map(cut)
      if let divergence = failure.divergence {
        failure.divergence = Divergence(
          matched: divergence.matched.suffix(max(1, events)).map(cut),
          expected: divergence.expected,
          actual: divergence.actual.prefix(max(1, events)).map(cut))
      }
      switch failure.kind {
      case .uncaughtException(let name, let reason):
        failure.kind = .uncaughtException(name: cut(name), reason: cut(reason))
      case .refused(let refusal):
        failure.kind = .refused(Refusal(refusal.problem, cut(refusal.detail)))
      case .appEnded(.notLoaded(let reason)):
        failure.kind = .appEnded(.notLoaded(cut(reason)))
      case .assertion, .appEnded, .thrown: break
      }
      return failure
    }
  }

  /// How it began and how it ended; the gap shows in the sequence numbers.
  private func cut(_ events: [Event]) -> [Event] {
    guard events.count > self.events else { return events.map(cut) }
    return (events.prefix((self.events + 1) / 2) + events.suffix(self.events / 2)).map(cut)
  }

  private func cut(_ event: Event) -> Event {
    var event = event
    event.name = cut(event.name)
    event.subject = event.subject.map { subject in
      Event.Subject(name: cut(subject.name), className: cut(subject.className))
    }
    event.arguments = event.arguments.prefix(16).map(cut)
    event.answer = event.answer.map(cut)
    event.text = event.text.map(cut)
    return event
  }

  private func cut(_ text: String) -> String { text.shortened(toBytes: self.text) }
}
