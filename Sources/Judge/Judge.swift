import CPlatform
package import CourseKit
package import CourseModel
import EventTrace
import Foundation
import Words

/// The process that decides the score: loads a part of a lesson and runs its scripts.
package struct Judge {
  private let part: Result<PartScript, Finding>
  private let host: HostConnection
  /// How much of the processor's time a script may take, in seconds.
  private let scriptSeconds: Double

  /// A judge of `part`, or of nothing but plain launches where it could not be loaded.
  package init(part: Result<PartScript, Finding>, host: HostConnection, scriptSeconds: Double = 5) {
    self.part = part
    self.host = host
    self.scriptSeconds = scriptSeconds
  }

  /// What the parent is told when it asks `request`.
  package func answer(_ request: JudgeRequest) -> JudgeReply {
    do {
      switch request {
      case .describe:
        return .description(try part.get().describe())
      case .check(let exercise, let app, let seed, let watches):
        guard case .exercise(let script) = try part.get() else {
          return .failed(Finding(JudgeProblem.scenarioChecked))
        }
        // A verdict of an exercise that is not whole, such as one without checks, means nothing.
        _ = try script.describe()
        return .verdict(
          ExerciseRun(script, named: exercise, seed: seed, seconds: scriptSeconds)
            .verdict(on: app, host, watches: watches))
      case .play(let app, let versions, let device, let seed):
        guard case .scenario(let script) = try part.get() else {
          return .failed(Finding(JudgeProblem.exercisePlayed))
        }
        let facts = try script.describe()
        let run = ScenarioRun(facts, seconds: scriptSeconds, seed: seed, script: script.script)
        return .recording(run.recording(of: app, versions: versions, device: device, host))
      case .launch(let app, let iOS, let device):
        let facts = ScenarioDescription(title: "Launch", versions: [iOS], device: device)
        let run = ScenarioRun(facts, seconds: scriptSeconds) { try $0.launch() }
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

/// Runs as the judge process, as ``ProcessContract`` says.
///
/// - Parameter arguments: The path of the compiled part, and the options.
public func runJudge(arguments: [String]) -> Never {
  let parent = FrameChannel(descriptor: ProcessContract.askerDescriptor)
  let header = FrameHeader(
    kind: JudgeFrame.scriptFailure, length: MemoryLayout<cplatform_script_failure>.size
  ).bytes
  _ = cplatform_crash_watch_script(parent.descriptor, header, header.count)
  let seconds: Double = arguments.contains(ProcessContract.patientOption) ? 60 : 5
  let part: Result<PartScript, Finding> =
    switch arguments.first {
    case nil, ProcessContract.noPart:
      .failure(Finding(JudgeProblem.noPart))
    case let path?: ScriptWatch.during("", seconds: seconds) { PartScript.loaded(from: path) }
    }
  do {
    try Judge(
      part: part,
      host: HostConnection(FrameChannel(descriptor: ProcessContract.hostDescriptor)),
      scriptSeconds: seconds
    )
    .serve(parent)
    exit(ExitCode.passed.rawValue)
  } catch {
    // The parent is gone or speaks another protocol: there is nobody to tell.
    exit(ExitCode.internalFault.rawValue)
  }
}
