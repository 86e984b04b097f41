import Foundation
import Rendering
import Synchronization

/// Shows on standard error how far a long work is: a bar on a terminal, lines elsewhere.
struct ProgressDisplay {
  var renderer: TextRenderer
  /// What has been done with a thing that is done, such as `graded`.
  var verb: String

  /// How many of how many things are done.
  struct Count {
    var done: Int
    var total: Int
    /// How many the machine failed.
    var ungraded = 0
  }

  /// Does the work and shows how far it is, as `count` says.
  func watch<Result>(
    _ count: @escaping @Sendable () -> Count, doing work: () throws -> Result
  ) rethrows -> Result {
    let isOver = Flag()
    let isTerminal = isatty(STDERR_FILENO) == 1
    let (renderer, verb) = (renderer, verb)
    let thread = Thread {
      Self.show(count, verb, renderer, isTerminal: isTerminal, until: isOver)
    }
    thread.start()
    defer {
      isOver.raise()
      while !thread.isFinished { usleep(2000) }
    }
    return try work()
  }

  private nonisolated static func show(
    _ count: () -> Count, _ verb: String, _ renderer: TextRenderer, isTerminal: Bool,
    until isOver: Flag
  ) {
    let start = ContinuousClock.now
    var before: Int?
    var told = 0
    while true {
      let isLast = isOver.isRaised
      let progress = count()
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
              verb, done: progress.done, total: progress.total, before: first,
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
