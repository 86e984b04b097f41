import CPlatform
import CourseModel
import Foundation
import Grading
import Rendering
import Synchronization

/// Shows on standard error how far a batch is while it is graded: a bar on a terminal, lines elsewhere.
struct ProgressDisplay {
  var renderer: TextRenderer

  /// Does the work and shows how far `run` is.
  ///
  /// If it is stopped, it says that nothing is lost.
  func watch<Result>(_ run: ShardRun, doing work: () throws -> Result) rethrows -> Result {
    cplatform_leave_when_interrupted(
      "\nStopped. What is graded is kept; the same command goes on from there.\n",
      ExitCode.incomplete.rawValue)
    let isOver = Flag()
    let isTerminal = isatty(STDERR_FILENO) == 1
    let renderer = renderer
    let thread = Thread { Self.show(run, renderer, isTerminal: isTerminal, until: isOver) }
    thread.start()
    defer {
      isOver.raise()
      while !thread.isFinished { usleep(2000) }
    }
    return try work()
  }

  private nonisolated static func show(
    _ run: ShardRun, _ renderer: TextRenderer, isTerminal: Bool, until isOver: Flag
  ) {
    let start = ContinuousClock.now
    var before: Int?
    var told = 0
    while true {
      let isLast = isOver.isRaised
      let progress = run.progress
      let elapsed = (ContinuousClock.now - start) / .seconds(1)
      if progress.total > 0 {
        let first = before ?? progress.done
        before = first
        if isTerminal {
          let bar = renderer.progressBar(
            done: progress.done, total: progress.total, before: first,
            ungraded: progress.ungraded, elapsed: elapsed)
          say("\r\u{1b}[K" + bar + (isLast ? "\n" : ""))
        } else if progress.done * 10 / progress.total > told || (isLast && progress.done > first) {
          told = progress.done * 10 / progress.total
          say(
            renderer.progressLine(
              done: progress.done, total: progress.total, before: first,
              ungraded: progress.ungraded, elapsed: elapsed))
        }
      }
      if isLast { return }
      usleep(100_000)
    }
  }

  private nonisolated static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private nonisolated final class Flag: Sendable {
    private let value = Atomic(false)

    func raise() { value.store(true, ordering: .releasing) }
    var isRaised: Bool { value.load(ordering: .acquiring) }
  }
}
