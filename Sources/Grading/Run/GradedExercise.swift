import CourseRunner
import Synchronization

/// An exercise of the course, with its starter: that is read once for a whole batch.
final class GradedExercise: Sendable {
  let part: Part
  private let known = AtomicLazyReference<Starter>()

  init(_ part: Part) {
    self.part = part
  }

  /// - Throws: A finding when it cannot be read.
  func starter() throws -> Starter {
    // No lock: a dozen threads that plan a batch would wait for it.
    try known.load() ?? known.storeIfNil(Starter(try part.starter()))
  }
}
