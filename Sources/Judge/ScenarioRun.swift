import CourseKit
import CourseModel
import EventTrace

/// A script that is shown on one version after the other.
struct ScenarioRun {
  private let facts: ScenarioDescription
  private let seconds: Double
  private let seed: UInt64
  private let script: (XCUIApplication) throws -> Void

  /// Prepares a script that may take so many seconds of work; `facts` are those of its author.
  ///
  /// - Parameter seed: What the script draws from, and how what it offers is mixed.
  init(
    _ facts: ScenarioDescription, seconds: Double, seed: UInt64 = JudgeRequest.practiceSeed,
    script: @escaping (XCUIApplication) throws -> Void
  ) {
    self.facts = facts
    self.seconds = seconds
    self.seed = seed
    self.script = script
  }

  /// Runs the script on these versions, or on those of the author.
  func recording(
    of app: AppBuild, versions: [IOSVersion]?, device: String?, _ host: HostConnection
  ) -> Recording {
    var shown = facts
    shown.versions = versions ?? facts.versions
    shown.device = device ?? facts.device
    return Recording(
      scenario: shown, runs: shown.versions.map { run(app, $0, shown.device, host) })
  }

  private func run(
    _ app: AppBuild, _ iOS: IOSVersion, _ device: String?, _ host: HostConnection
  ) -> Recording.Run {
    let session = AppSession(host)
    defer { session.finish() }
    let proxy = XCUIApplication(
      driver: session,
      defaults: LaunchConfiguration(
        appLibrary: app.library, bundle: app.bundle, iOS: iOS, device: device),
      random: RandomInputs(seed: seed))
    let script = ScriptRun(app: proxy)
    var screen: Snapshot?
    let ending = ScriptWatch.during("the script on iOS \(iOS)", seconds: seconds) {
      script.perform {
        defer { screen = try? proxy.snapshot() }
        try self.script(proxy)
      }
    }
    var failures = script.failures
    if case .hostLost(let loss) = ending {
      failures.append(Failure(kind: .thrown, summary: loss.description))
    }
    return Recording.Run(
      iOS: iOS, steps: script.steps, failures: failures,
      output: proxy.launches.map(\.output).joined(), screen: screen)
  }
}
