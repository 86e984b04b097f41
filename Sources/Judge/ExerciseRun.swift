import CourseKit
import CourseModel

/// All checks of an exercise against one app.
struct ExerciseRun {
  private let exercise: Exercise
  private let name: String
  private let seed: UInt64
  private let seconds: Double

  /// Prepares the checks of the exercise with that full id, to draw their inputs from `seed`, each to
  /// take at most so many seconds of work.
  init(_ exercise: Exercise, named name: String, seed: UInt64, seconds: Double) {
    self.exercise = exercise
    self.name = name
    self.seed = seed
    self.seconds = seconds
  }

  /// Seconds for all checks together; those of the lessons need a twentieth of it.
  private static let patience = 6.0

  /// Runs the checks one after the other, each on a device of its own.
  ///
  /// - Parameter watches: Whether the results say what their checks saw.
  func verdict(on app: AppBuild, _ host: HostConnection, watches: Bool = false) -> Verdict {
    let defaults = LaunchConfiguration(
      appLibrary: app.library, bundle: app.bundle, iOS: exercise.iOS, device: exercise.device)
    let patience = Patience(seconds: Self.patience)
    var results: [CheckResult] = []
    for check in exercise.checks {
      let session = AppSession(
        host, patience: patience, chance: AppChance(of: [String(seed), name, check.name]))
      defer { session.finish() }
      let result = ScriptWatch.during("the check “\(check.name)”", seconds: seconds) {
        check.run(
          XCUIApplication(
            driver: session, defaults: defaults,
            random: RandomInputs(seed: seed, name, check.name)),
          after: results, watches: watches)
      }
      results.append(result)
    }
    return Verdict(
      exercise: name, outcome: Verdict.Outcome(of: results), checks: results,
      hints: exercise.hints.count)
  }
}

extension Verdict.Outcome {
  /// If one check could not be carried out, the whole verdict says nothing about the app.
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
  /// Leaves nothing running; a lost host is reported elsewhere.
  func finish() {
    try? kill()
  }
}
