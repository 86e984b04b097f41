import CPlatform
import Foundation
import HeadlessUIKit

/// The main actor's executor in an app's process: its jobs run as turns of the simulated run loop.
///
/// Swift would hand an app's `Task`s to Dispatch, whose main queue nobody drains here and whose
/// threads run in another order each time. On the simulator's queue they run on the main thread, on
/// virtual time, in the same order in every run.
nonisolated final class VirtualExecutor: SerialExecutor {
  static let shared = VirtualExecutor()
  /// The thread that took over. Swift asks for the thread at each closure, and Foundation's answer takes
  /// two system calls.
  private let mainThread = pthread_self()

  /// Takes over; false where this version of Swift does not let us.
  static func takeOver() -> Bool {
    let executor = unsafeBitCast(
      shared.asUnownedSerialExecutor(), to: cplatform_executor.self)
    return cplatform_take_over_concurrency(
      executor,
      { work, context, nanoseconds in
        guard let work else { return }
        let address = UInt(bitPattern: context)
        VirtualExecutor.post(after: Double(nanoseconds) / 1e9) {
          work(UnsafeMutableRawPointer(bitPattern: address))
        }
      }, { CFAbsoluteTimeGetCurrent() + Date.timeIntervalBetween1970AndReferenceDate })
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Self.post(after: 0) { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() {
    precondition(isOnMainThread, "The main actor's code runs on the main thread.")
  }

  func isIsolatingCurrentContext() -> Bool? { isOnMainThread }

  private var isOnMainThread: Bool { pthread_equal(pthread_self(), mainThread) != 0 }

  /// An app that made threads of its own may wake a task from one; such a wake-up has no place in a
  /// deterministic order and is lost.
  private static func post(after seconds: Double, _ work: @escaping @Sendable () -> Void) {
    guard shared.isOnMainThread else { return }
    MainActor.assumeIsolated { Simulator.current.postTask(after: seconds, work) }
  }
}
