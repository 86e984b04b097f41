import Synchronization

/// How far a verification is, in parts; threads may ask while it goes on.
package final class VerificationProgress: Sendable {
  private let counts = Mutex((done: 0, total: 0))

  package init() {}

  /// How many parts are done, of how many; of none before the first one begins.
  package var count: (done: Int, total: Int) { counts.withLock { $0 } }

  func begin(total: Int) { counts.withLock { $0 = (0, total) } }

  func noteDone() { counts.withLock { $0.done += 1 } }
}
