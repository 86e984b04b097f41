package import CourseModel
package import CourseRunner
package import Words

/// Makes workers that grade; what a batch knows of compilers, sandboxes and judges.
package protocol GradingService: Sendable {
  /// Identifies this grader; plans and outcomes of others do not count.
  var identity: String { get }
  /// These exercises as a plan speaks of them, in the order of the course.
  ///
  /// - Throws: A finding when one of them is broken: then nobody is graded by it.
  func exercises(_ ids: Set<String>) throws -> [PlannedExercise]
  /// Whether there are checks of an exercise that students cannot read.
  func hasPrivateChecks(_ exercise: String) -> Bool
  /// Whether the files are the exercise's starter as it is.
  func isUntouched(_ files: FileSet, of exercise: String) -> Bool
  /// Proves that gate and sandbox work on this machine.
  ///
  /// - Throws: A finding when this machine cannot grade safely.
  func prove() throws
  /// A worker for one thread.
  ///
  /// - Throws: A finding when this machine cannot grade at all.
  func makeWorker() throws -> any GradingWorker
  /// Work whose outcome is known, to prove before and during a batch that grading works.
  func canaries(for exercise: PlannedExercise) throws -> [Canary]
}

/// Grades one set of files after the other, on one thread.
package protocol GradingWorker: AnyObject {
  /// Compiles, confines, runs and judges the files.
  ///
  /// A fault of the machine or of the checks is the outcome `infra`; it is never thrown.
  func grade(_ files: FileSet, for exercise: PlannedExercise, seed: UInt64) -> GradedWork

  /// Ends every process that the worker keeps warm.
  func end()
}

/// Work whose outcome is known.
package struct Canary: Sendable {
  /// What it is, for the message about another outcome.
  package var work: PlanProblem.KnownWork
  package var files: FileSet
  package var isExpected: @Sendable (GradeOutcome) -> Bool

  package init(
    work: PlanProblem.KnownWork, files: FileSet,
    isExpected: @escaping @Sendable (GradeOutcome) -> Bool
  ) {
    self.work = work
    self.files = files
    self.isExpected = isExpected
  }
}
