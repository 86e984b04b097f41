import CourseModel
import CourseRunner

/// Makes a worker when one is first needed, and a new one after ``end()``.
struct WarmWorker {
  private let service: any GradingService
  private var worker: (any GradingWorker)?

  init(service: any GradingService) {
    self.service = service
  }

  mutating func grade(
    _ files: FileSet, _ exercise: PlannedExercise, seed: UInt64
  ) -> GradedWork {
    do {
      let worker = try self.worker ?? service.makeWorker()
      self.worker = worker
      return worker.grade(files, for: exercise, seed: seed)
    } catch {
      return GradedWork(
        outcome: .infra,
        findings: [error as? Finding ?? Finding(.internalFault, "\(error)")])
    }
  }

  /// Ends the worker's processes; the next work gets a new worker.
  mutating func end() {
    worker?.end()
    worker = nil
  }
}
