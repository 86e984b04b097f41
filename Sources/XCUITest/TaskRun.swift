import CourseModel

/// Runs asynchronous code to its end, on the thread of whoever asks.
enum TaskRun {
  /// Does what `body` does; what it waits for must come on the main actor.
  static func perform(_ body: @escaping () async throws -> Void) throws {
    let outcome = Outcome()
    TestRun.current?.isInTask = true
    defer { TestRun.current?.isInTask = false }
    Task {
      do { try await body() } catch { outcome.error = error }
      outcome.isDone = true
    }
    var idleTurns = 0
    while !outcome.isDone {
      let (begin, now) = (ContinuousClock.now, TestRun.current?.now)
      // Without a source there is nothing to wait for, and no time passes.
      if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) {
        Thread.sleep(forTimeInterval: 0.001)
      }
      // What was put off comes when nothing else is left to do for a while.
      let isIdle = begin.duration(to: .now) >= .milliseconds(9) && TestRun.current?.now == now
      idleTurns = isIdle ? idleTurns + 1 : 0
      if !outcome.isDone, idleTurns >= 5 { TestRun.current?.doNextThing() }
    }
    if let error = outcome.error { throw error }
  }

  /// Lets tasks run that the test has begun, while it waits itself. Inside of a task they have turns of
  /// their own.
  ///
  /// - Parameter seconds: How long the machine's clock may go on until something comes.
  static func letOthersRun(for seconds: Double = 0) {
    guard let run = TestRun.current, !run.isInTask else { return }
    run.isInTask = true
    defer { run.isInTask = false }
    // Without a source it does not wait.
    if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds)), seconds > 0 {
      Thread.sleep(forTimeInterval: seconds)
    }
  }

  private final class Outcome {
    var isDone = false
    var error: (any Error)?
  }
}
