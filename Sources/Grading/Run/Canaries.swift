import CourseModel
import Words

/// Known work that is graded before the first submission and every so often after: while it does not
/// come out as it must, nothing is graded.
struct Canaries {
  let plan: Plan
  let service: any GradingService

  /// How many submissions a worker grades between two probes.
  static let interval = 200

  /// The known work of an exercise of the plan.
  ///
  /// - Parameter exercise: The exercise that is graded just now; the plan's first where it is nil.
  func probes(near exercise: String? = nil) throws -> [Probe] {
    let exercises = plan.header.exercises
    guard
      let planned = exercises.first(where: { $0.id == exercise })
        ?? exercises.first(where: {
          candidate in plan.entries.contains { $0.exercise == candidate.id && $0.files != nil }
        })
    else { return [] }
    return try service.canaries(for: planned).map {
      Probe(canary: $0, exercise: planned, seed: plan.header.seed(of: planned.id))
    }
  }

  /// One piece of known work.
  struct Probe: Sendable {
    let canary: Canary
    let exercise: PlannedExercise
    let seed: UInt64

    /// Grades it.
    ///
    /// - Throws: A finding when it comes out otherwise.
    func run(with worker: inout WarmWorker) throws(Finding) {
      let work = worker.grade(canary.files, exercise, seed: seed)
      guard canary.isExpected(work.outcome) else {
        throw Finding(
          PlanProblem.knownWorkFails(
            canary.work, exercise: exercise.id, outcome: "\(work.outcome)",
            reason: work.findings.first?.message))
      }
    }
  }
}
