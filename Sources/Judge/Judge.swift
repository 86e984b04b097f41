package import CourseKit
package import CourseModel
import EventTrace
import Foundation

/// The process that decides the score: loads a part of a lesson and runs its scripts.
package struct Judge {
  private let part: Result<Part, Finding>
  private let host: HostConnection

  /// A judge of `part`, or of nothing but plain launches where it could not be loaded.
  package init(part: Result<Part, Finding>, host: HostConnection) {
    self.part = part
    self.host = host
  }

  /// What the parent is told when it asks `request`.
  package func answer(_ request: JudgeRequest) -> JudgeReply {
    do {
      switch request {
      case .describe:
        return .description(try part.get().describe())
      case .check(let exercise, let app, let seed):
        guard case .exercise(let script) = try part.get() else {
          return .failed(.misfit("The part is a scenario and has no checks."))
        }
        // A verdict of an exercise that is not whole, such as one without checks, means nothing.
        _ = try script.describe()
        return .verdict(
          ExerciseRun(script, named: exercise, seed: seed).verdict(on: app, host))
      case .play(let app, let versions, let device):
        guard case .scenario(let script) = try part.get() else {
          return .failed(.misfit("The part is an exercise and has no script to play."))
        }
        let facts = try script.describe()
        let run = ScenarioRun(facts, script: script.script)
        return .recording(run.recording(of: app, versions: versions, device: device, host))
      case .launch(let app, let iOS, let device):
        let facts = ScenarioDescription(title: "Launch", versions: [iOS], device: device)
        let run = ScenarioRun(facts) { try $0.launch() }
        return .recording(run.recording(of: app, versions: nil, device: nil, host))
      }
    } catch {
      return .failed(error)
    }
  }

  /// Answers requests until the parent closes the channel.
  package func serve(_ parent: FrameChannel) throws {
    while let request = try parent.receive(JudgeRequest.self) {
      try parent.send(ReplyFitting.frame(answer(request)))
    }
  }
}

extension Finding {
  fileprivate static func misfit(_ message: String) -> Finding {
    Finding(.internalFault, message)
  }
}

/// Runs as the judge process, with the parent at descriptor 3 and the app host at 4.
///
/// - Parameter arguments: The path of the compiled part, or `-` for none.
public func runJudge(arguments: [String]) -> Never {
  let part: Result<Part, Finding> =
    switch arguments.first {
    case nil, "-": .failure(Finding(.internalFault, "The judge was given no part."))
    case let path?: Part.loaded(from: path)
    }
  do {
    try Judge(part: part, host: HostConnection(FrameChannel(descriptor: 4)))
      .serve(FrameChannel(descriptor: 3))
    exit(ExitCode.passed.rawValue)
  } catch {
    // The parent is gone or speaks another protocol: there is nobody to tell.
    exit(ExitCode.internalFault.rawValue)
  }
}
