import AppHost
import CourseModel
import CourseRunner
import Judge

/// Where the rooms meet: what the runner takes from the runtime, the judge and the app host.
enum Wiring {
  /// The words that turn this executable into another process of the course.
  static let hiddenModes: [String: ([String]) -> Never] = [
    ProcessContract.judgeMode: { runJudge(arguments: $0) },
    ProcessContract.hostMode: { runAppHost(arguments: $0) },
  ]

  /// What depends on the version of iOS.
  static func behaviors() -> [BehaviorDescription] { versionDial() }
}
