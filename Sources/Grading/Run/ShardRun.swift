package import CourseModel
import CourseRunner
import Foundation
import Synchronization

/// Grades a share of a plan: every finished piece is durable at once, and what is durable is not
/// done again.
package final class ShardRun: Sendable {
  private let plan: Plan
  private let id: String
  private let shard: Shard
  private let out: OutFolder
  private let cache: WorkCache
  private let service: any GradingService
  private let jobs: Int
  private let state = Mutex(State())

  private struct State {
    var progress = Progress()
    var failure: Finding?
  }

  /// How far a run is, in submissions; what was durable before counts as done.
  package struct Progress: Hashable, Sendable {
    package var total = 0
    package var done = 0
    package var ungraded = 0
    package var fromCache = 0
    /// Why the machine failed, the first few different reasons.
    package var faults: [Finding] = []

    package init(total: Int = 0, done: Int = 0, ungraded: Int = 0, fromCache: Int = 0) {
      self.total = total
      self.done = done
      self.ungraded = ungraded
      self.fromCache = fromCache
    }

    fileprivate mutating func note(_ findings: [Finding]) {
      for finding in findings where faults.count < 5 && !faults.contains(finding) {
        faults.append(finding)
      }
    }
  }

  /// - Parameter jobs: How many submissions are graded at the same time.
  package init(
    plan: Plan, id: String, shard: Shard, out: OutFolder, cache: WorkCache,
    service: any GradingService, jobs: Int
  ) {
    self.plan = plan
    self.id = id
    self.shard = shard
    self.out = out
    self.cache = cache
    self.service = service
    self.jobs = max(1, jobs)
  }

  private var canaries: Canaries { Canaries(plan: plan, service: service) }

  /// How far the run is now; may be asked from any thread.
  package var progress: Progress { state.withLock { $0.progress } }

  /// Grades what is missing of the share, and comes back when it is done or cannot go on.
  ///
  /// - Throws: A finding when a canary came out wrong or results cannot be written; everything that
  ///   was finished before is durable.
  package func run() throws -> Progress {
    let mine = plan.entries.filter { shard.contains($0.index) }
    let done = try Attempts(folder: out.attempts, plan: id).indices()
    let open = mine.filter { !done.contains($0.index) && $0.foregone == nil }
    let alreadyDone = mine.count - open.count
    state.withLock { $0.progress = Progress(total: mine.count, done: alreadyDone) }
    guard !open.isEmpty else { return progress }

    let service = service
    let opening = Opening(
      [{ _ in try service.prove() }]
        + (try canaries.probes().map { probe in
          { try probe.run(with: &$0) }
        }))
    let queue = WorkQueue(open)
    let group = DispatchGroup()
    for number in 0..<min(jobs, open.count + opening.count) {
      // Threads of our own: children die with the thread that started them.
      group.enter()
      let thread = Thread { [self] in
        work(number, on: queue, after: opening)
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
    return progress
  }

  private func work(_ number: Int, on queue: WorkQueue, after opening: Opening) {
    do {
      var worker = WarmWorker(service: service)
      defer { worker.end() }
      try opening.take(part: &worker)
      let writer = try Attempts(folder: out.attempts, plan: id).writer(
        share: "\(shard.number)-\(shard.count)", worker: number)
      var sinceCanary = 0
      while let item = queue.take() {
        let start = ContinuousClock.now
        let entry = item.entries[0]
        let kept = cache.work(of: entry.key)
        let work = try kept ?? graded(entry, by: &worker)
        if kept == nil, work.outcome.isGraded { try cache.keep(work, of: entry.key) }
        if work.outcome.isGraded {
          try writer.append(
            item.entries.map { GradeRecord(of: $0, in: plan.header, work: work) },
            seconds: (ContinuousClock.now - start) / .seconds(1))
        }
        state.withLock { state in
          if work.outcome.isGraded {
            state.progress.done += item.entries.count
          } else {
            state.progress.ungraded += item.entries.count
            state.progress.note(work.findings)
          }
          if kept != nil { state.progress.fromCache += item.entries.count }
        }
        sinceCanary += kept == nil ? 1 : 0
        if sinceCanary >= Canaries.interval {
          sinceCanary = 0
          for probe in try canaries.probes(near: entry.exercise) {
            try probe.run(with: &worker)
          }
        }
      }
    } catch {
      queue.close()
      let failure =
        (error as? Finding) ?? (error as? DiskError).map(Finding.init(cannotWriteResults:))
        ?? Finding(.internalFault, "\(error)")
      state.withLock { $0.failure = $0.failure ?? failure }
    }
  }

  /// Grades one entry, and again where the machine may have caused the outcome.
  private func graded(_ entry: Plan.Entry, by worker: inout WarmWorker) throws -> GradedWork {
    guard let digest = entry.files,
      let exercise = plan.header.exercise(entry.exercise)
    else { return GradedWork(outcome: .missing) }
    let files: FileSet
    do {
      files = try out.store.files(of: digest)
    } catch {
      // The others' files are whole.
      return GradedWork(outcome: .infra, findings: [error])
    }
    let seed = plan.header.seed(of: exercise.id)
    let start = ContinuousClock.now
    var work = GradedWork(outcome: .infra)
    for _ in 0..<Self.tries {
      work = worker.grade(files, exercise, seed: seed)
      if work.outcome.isGraded { break }
      // Another process, in case it was the process.
      worker.end()
    }
    guard work.outcome.isGraded, work.outcome.mayBeOfTheMachine else { return work }
    worker.end()
    // Nobody else waits for it, and nobody gets much of the batch's time twice.
    if .now - start > Self.longestDoubt { return work }
    let second = worker.grade(files, exercise, seed: seed)
    return second.outcome.isGraded ? second : work
  }

  private static let tries = 3
  private static let longestDoubt = Duration.seconds(4)
}
