import AppHost
import CourseModel
import CourseRunner
import Judge

/// Where the rooms meet: what the runner takes from the runtime, the judge and the app host.
enum Wiring {
  /// The words that turn this executable into another process of the course.
  static let hiddenModes: [String: ([String]) -> Never] = [
    JudgeProcesses.judgeMode: { runJudge(arguments: $0) },
    JudgeProcesses.hostMode: { runAppHost(arguments: $0) },
  ]

  /// What is compiled beside an app so that it can be started and seen.
  static let generated = GeneratedSources(
    app: [AppGlue.fileName: AppGlue.source],
    stage: [AppGlue.fileName: AppGlue.source, AppGlue.stageFileName: AppGlue.stage],
    calls: [AppGlue.callsFileName: AppGlue.calls],
    formats: [AppGlue.formatsFileName: AppGlue.formats])

  /// What depends on the version of iOS.
  static func behaviors() -> [BehaviorDescription] { versionDial() }
}
