import CourseModel
import EventTrace
import Synchronization

@testable import CourseRunner

/// Judges that answer from a closure, and count how often one was started.
///
/// A verification asks from several threads at once; the closures take turns.
final class FakeJudges: JudgeService, @unchecked Sendable {
  let answer: (JudgeRequest) -> JudgeReply
  var starts: Int { asked.withLock { $0.starts } }
  var requests: [JudgeRequest] { asked.withLock { $0.requests } }
  private let asked = Mutex((starts: 0, requests: [JudgeRequest]()))

  init(_ answer: @escaping (JudgeRequest) -> JudgeReply) {
    self.answer = answer
  }

  func start(part library: String?) throws -> any JudgeSession {
    asked.withLock { $0.starts += 1 }
    return Session(judges: self)
  }

  private final class Session: JudgeSession {
    let judges: FakeJudges

    init(judges: FakeJudges) {
      self.judges = judges
    }

    func ask(_ request: JudgeRequest, seconds: Double) throws -> JudgeReply {
      judges.asked.withLock {
        $0.requests.append(request)
        return judges.answer(request)
      }
    }

    func end() {}
  }
}

extension FakeJudges {
  /// A judge whose only check passes when the app's sources contain `solved`.
  ///
  /// - Parameter gifts: The points of further checks, which always pass.
  static func lookingForWord(_ mistakes: [String] = [], gifts: Int...) -> FakeJudges {
    FakeJudges { request in
      switch request {
      case .describe:
        return .description(.exercise(description(mistakes: mistakes)))
      case .check(let exercise, let app, _, _):
        let build = app.library.deletingLastComponents(1)
        let source = (try? Disk.text("\(build)/sources/f001.swift")) ?? ""
        let passes = source.contains("solved")
        let fired = mistakes.filter { source.contains($0) }
        return .verdict(
          Verdict(
            exercise: exercise, outcome: passes ? .passed : .failed,
            checks: [
              CheckResult(
                name: "it is solved", points: 2, outcome: passes ? .passed : .failed,
                failures: passes ? [] : [Failure(kind: .assertion, summary: "not solved")],
                feedback: fired.map { FeedbackDescription(text: "Not so.", mistake: $0) })
            ]
              + gifts.map { CheckResult(name: "it is there", points: $0, outcome: .passed) }))
      case .play(_, let versions, _, _):
        return .recording(recording(versions: versions))
      case .launch(_, let iOS, _):
        return .recording(recording(versions: [iOS]))
      }
    }
  }

  /// Such a judge whose exercise and verdicts are a little different.
  static func describing(
    _ changeExercise: @escaping (inout ExerciseDescription) -> Void,
    verdict changeVerdict: @escaping (inout Verdict) -> Void = { _ in }
  ) -> FakeJudges {
    let plain = lookingForWord()
    return FakeJudges { request in
      switch plain.answer(request) {
      case .description(.exercise(var exercise)):
        changeExercise(&exercise)
        return .description(.exercise(exercise))
      case .verdict(var verdict):
        changeVerdict(&verdict)
        return .verdict(verdict)
      case let reply: return reply
      }
    }
  }

  private static func description(mistakes: [String]) -> ExerciseDescription {
    ExerciseDescription(
      checks: [
        CheckDescription(
          name: "it is solved", points: 2,
          feedback: mistakes.map { FeedbackDescription(text: "Not so.", mistake: $0) })
      ],
      hints: ["A nudge.", "Where to look.", "Write `solved`."], starterFailsAt: "it is solved",
      iOS: 6, device: nil)
  }

  private static func recording(versions: [IOSVersion]?) -> Recording {
    let versions = versions ?? [6]
    return Recording(
      scenario: ScenarioDescription(title: "Played", versions: versions, device: nil),
      runs: versions.map { Recording.Run(iOS: $0, steps: [.narration("It happened.")]) })
  }
}
