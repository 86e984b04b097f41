import CourseModel
import Foundation
import Synchronization

/// What must hold before the first submission is graded; the workers share the tasks among them.
final class Opening: Sendable {
  typealias Task = @Sendable (inout WarmWorker) throws -> Void

  private let tasks: [Task]
  private let state = Mutex(State())
  private let finished = DispatchGroup()

  private struct State {
    var taken = 0
    var failure: (any Error)?
  }

  init(_ tasks: [Task]) {
    self.tasks = tasks
    for _ in tasks { finished.enter() }
  }

  var count: Int { tasks.count }

  /// Does what is left, and comes back when everything is done.
  ///
  /// - Throws: What the first task threw that failed; the others are then left out.
  func take(part worker: inout WarmWorker) throws {
    while let task = next() {
      defer { finished.leave() }
      guard state.withLock({ $0.failure == nil }) else { continue }
      do {
        try task(&worker)
      } catch {
        state.withLock { $0.failure = $0.failure ?? error }
      }
    }
    finished.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  private func next() -> Task? {
    state.withLock { state in
      guard state.taken < tasks.count else { return nil }
      state.taken += 1
      return tasks[state.taken - 1]
    }
  }
}
