import CourseKit
import CourseModel

/// All checks of an exercise against one app.
struct ExerciseRun {
  private let exercise: Exercise
  private let name: String
  private let seed: UInt64

  /// Prepares the checks of the exercise with that full id, to draw their inputs from `seed`.
  init(_ exercise: Exercise, named name: String, seed: UInt64) {
    self.exercise = exercise
    self.name = name
    self.seed = seed
  }

  /// Seconds for all checks together. A machine that is so slow is found out when a limit is confirmed.
  private static let patience = 15.0

  /// Runs the checks one after the other, each on a device of its own.
  func verdict(on app: AppBuild, _ host: HostConnection) -> Verdict {
    let defaults = LaunchConfiguration(
      appLibrary: app.library, bundle: app.bundle, iOS: exercise.iOS, device: exercise.device)
    let patience = Patience(seconds: Self.patience)
    let results = exercise.checks.map { check in
      let session = AppSession(host, patience: patience)
      defer { session.finish() }
      return check.run(
        XCUIApplication(
          driver: session, defaults: defaults,
          random: RandomInputs(seed: seed, name, check.name)))
    }
    return Verdict(exercise: name, outcome: Verdict.Outcome(of: results), checks: results)
  }
}

extension Verdict.Outcome {
  /// A check that could not be carried out says nothing, and so says the whole.
  init(of results: [CheckResult]) {
    self =
      if results.contains(where: { $0.outcome == .errored }) {
        .infrastructure
      } else if results.contains(where: { $0.outcome == .failed }) {
        .failed
      } else {
        .passed
      }
  }
}

extension AppSession {
  /// Leaves nothing running behind; a host that is gone has already been noticed or will be.
  func finish() {
    try? kill()
  }
}
