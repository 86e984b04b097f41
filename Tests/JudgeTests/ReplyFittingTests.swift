import CourseKit
import CourseModel
import EventTrace
import Foundation
import Expectations
import Testing

@testable import Judge

@Suite struct ReplyFittingTests {
  private func verdict(events: Int, text: Int) -> JudgeReply {
    let trace = Trace(
      iOS: 6, device: "iPhone 5",
      events: (0..<events).map { sequence in
        var event = Event.callback(sequence, "viewDidLoad")
        event.text = String(repeating: "é", count: text)
        return event
      })
    let failure = Failure(
      kind: .assertion, summary: String(repeating: "s", count: text),
      divergence: Divergence(matched: trace.events, expected: [.viewDidLoad], actual: trace.events))
    return .verdict(
      Verdict(
        exercise: "e", outcome: .failed,
        checks: [
          CheckResult(
            name: "check", points: 1, outcome: .failed, failures: [failure], trace: trace)
        ]))
  }

  private func decoded(_ frame: FrameChannel.Frame) throws -> JudgeReply {
    try JSONDecoder().decode(JudgeReply.self, from: Data(frame.payload))
  }

  @Test("a reply that fits is sent whole")
  func whole() throws {
    let reply = verdict(events: 100, text: 10)
    expectEqual(try decoded(ReplyFitting.frame(reply)), reply)
  }

  @Test(
    "a reply that is too long keeps its outcome, and the ends of its trace",
    arguments: [(20_000, 10), (3, 900_000)])
  func cut(events: Int, text: Int) throws {
    let frame = try ReplyFitting.frame(verdict(events: events, text: text))
    expect(frame.payload.count <= FrameChannel.frameLimit)
    guard case .verdict(let verdict) = try decoded(frame) else {
      Issue.record("no verdict")
      return
    }
    expectEqual(verdict.outcome, .failed)
    expectEqual(verdict.checks.map(\.name), ["check"])
    expectEqual(verdict.checks[0].failures.count, 1)
    expectEqual(verdict.checks[0].trace?.first?.sequence, 0)
    expectEqual(verdict.checks[0].trace?.last?.sequence, events - 1)
  }

  @Test("A reply that is too long loses its screens first")
  func screens() throws {
    var verdict = Verdict(
      exercise: "e", outcome: .failed,
      checks: [CheckResult(name: "check", points: 1, outcome: .failed)])
    verdict.checks[0].screen = FakeHost.nothing
    expectEqual(try decoded(ReplyFitting.frame(.verdict(verdict))), .verdict(verdict))
    verdict.checks[0].output = String(repeating: "o", count: FrameChannel.frameLimit)
    guard case .verdict(let cut) = try decoded(ReplyFitting.frame(.verdict(verdict))) else {
      Issue.record("no verdict")
      return
    }
    // Of the measures the first keeps them.
    expectEqual(cut.checks[0].screen, FakeHost.nothing)
    let recording = Recording(
      scenario: ScenarioDescription(title: "s", versions: [6], device: nil),
      runs: [
        Recording.Run(
          iOS: 6,
          steps: [
            .screen(FakeHost.nothing, caption: "c"),
            .narration(String(repeating: "n", count: 100)),
          ])
      ])
    let whole = try ReplyFitting.frame(.recording(recording)).payload.count
    guard
      case .recording(let small) = try decoded(
        ReplyFitting.frame(.recording(recording), limit: whole - 1))
    else {
      Issue.record("no recording")
      return
    }
    expectEqual(small.runs[0].steps, [recording.runs[0].steps[1]])
  }

  @Test("a reply that cannot be cut to the measure is a fault and not silence")
  func hopeless() throws {
    let frame = try ReplyFitting.frame(verdict(events: 1, text: 1), limit: 120)
    expectEqual(
      try decoded(frame),
      .failed(Finding(.internalFault, "The result is too long to be passed on.")))
  }
}
