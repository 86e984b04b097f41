package import CourseModel
import CourseRunner
import Foundation
import Words

/// A batch of submissions on its way into one folder of results: planned, run in shares, merged.
///
/// Each step reads what the one before left on the disk, so any of them can be another process, on
/// another machine, or the same one again.
package struct Batch {
  package let out: OutFolder
  package let service: any GradingService

  package init(out: OutFolder, service: any GradingService) {
    self.out = out
    self.service = service
  }

  /// Plans everything that `source` has, and keeps the files.
  ///
  /// - Parameters:
  ///   - due: The ids of the exercises that count, in the order of the course, whether or not anybody
  ///     hands them in; nil where everything counts that anybody does.
  ///   - isDry: Reads and counts, and writes nothing.
  ///   - seed: What random inputs are drawn from; nil for what the folder was graded with before, and
  ///     the first time for one that nobody can know.
  package func plan(
    _ source: some SubmissionSource, due: [String]? = nil, seed: UInt64?, tier: String,
    isDry: Bool = false
  ) throws -> PlanReport {
    if !isDry { try out.prepare() }
    let store = isDry ? nil : out.store
    let dueIDs = due.map(Set.init)
    var planning = Planning(due: dueIDs)
    for student in source.roster { planning.add(student) }
    try source.forEachSubmission(keeping: { submission in
      // The files of what is not due are never asked for.
      let isDue = dueIDs?.contains(submission.exercise) ?? true
      return try Plan.Entry(
        of: submission, keptIn: isDue ? store : nil,
        isUntouched: isDue && service.isUntouched(submission.files, of: submission.exercise))
    }) {
      planning.add($0)
    }
    let unplaced = planning.unplaced.values.sortedByBytes()
    // One student may be wrong and is told so; a class hands in what it was asked for.
    if unplaced.count > 1, !planning.hasWork {
      throw Finding(PlanProblem.nothingPlaced, at: SourcePlace(file: unplaced[0]))
    }
    let exercises = try service.exercises(planning.exercises)
    let former = try? out.readPlan().plan
    let seeds = seeds(for: exercises, asked: seed, former: former, isDry: isDry)
    let plan = planning.plan(
      .init(
        grader: service.identity, exercises: exercises, due: due, seeds: seeds, tier: tier,
        layout: source.layout))
    if !isDry {
      try out.keep(seeds)
      try out.write(plan)
    }
    var report = PlanReport(
      out: out.path, layout: source.layout, exercises: exercises.map(\.id), isDueNamed: due != nil,
      students: plan.students.count, leftOut: planning.leftOut, entries: plan.entries.count,
      missing: 0, refused: 0, unplaced: unplaced, distinct: 0,
      seeds: seeds, tier: tier, changes: former.map { plan.changes(since: $0) })
    var keys: Set<String> = []
    for entry in plan.entries {
      if entry.problems.contains(where: { $0.rule == IntakeRule.secondCopy.rawValue }) {
        report.copies += 1
      }
      switch entry.foregone {
      case nil: keys.insert(entry.key)
      case .missing: report.missing += 1
      case .untouched: report.untouched += 1
      default: report.refused += 1
      }
    }
    report.distinct = keys.count
    return report
  }

  /// What random inputs are drawn from, by exercise: a regrade keeps it, so that only what was mended
  /// changes anybody's points.
  ///
  /// The first time it follows from private checks, which nobody can know who cannot read them; where
  /// there are none, from nothing.
  private func seeds(
    for exercises: [PlannedExercise], asked: UInt64?, former: Plan?, isDry: Bool
  ) -> [String: UInt64] {
    let kept = (former?.header.seeds ?? [:]).merging(out.seeds) { $1 }
    var seeds: [String: UInt64] = [:]
    for exercise in exercises {
      if let seed = asked ?? kept[exercise.id] {
        seeds[exercise.id] = seed
      } else if service.hasPrivateChecks(exercise.id) {
        seeds[exercise.id] = Self.seed(following: exercise)
      } else if !isDry {
        seeds[exercise.id] = .random(in: .min ... .max)
      }
    }
    return seeds
  }

  private static func seed(following exercise: PlannedExercise) -> UInt64 {
    var digest = Digest()
    digest.add(exercise.digest)
    return UInt64(digest.hexadecimal().prefix(16), radix: 16) ?? 0
  }

  /// The plan in the folder, if this grader can carry it out.
  package func readPlan() throws -> (plan: Plan, id: String) {
    let (plan, id) = try out.readPlan()
    guard plan.header.grader == service.identity else {
      throw Finding(PlanProblem.otherBuild, at: SourcePlace(file: out.plan))
    }
    let exercises = try service.exercises(Set(plan.header.exercises.map(\.id)))
    for planned in plan.header.exercises where !exercises.contains(planned) {
      throw Finding(PlanProblem.exerciseChanged(planned.id), at: SourcePlace(file: out.plan))
    }
    return (plan, id)
  }

  /// A run of a share of the plan.
  package func run(
    of plan: Plan, id: String, shard: Shard, jobs: Int, cache: WorkCache?
  ) -> ShardRun {
    ShardRun(
      plan: plan, id: id, shard: shard, out: out, cache: cache ?? out.cache, service: service,
      jobs: jobs)
  }

  /// One result for each entry, written when nothing contradicts itself.
  package static func merge(_ plan: Plan, id: String, into out: OutFolder) throws -> Merge {
    let merge = try Merge(of: plan, id: id, attempts: out.attempts)
    if merge.conflicts.isEmpty {
      do {
        try Disk.replace(out.results, with: merge.text)
        try Disk.replace(out.timing, with: try timing(id: id, in: out))
      } catch {
        throw Finding(cannotWriteResults: error)
      }
    }
    return merge
  }

  private static func timing(id: String, in out: OutFolder) throws(DiskError) -> [UInt8] {
    var text: [UInt8] = []
    for name in Disk.names(in: out.attempts)
    where name.hasPrefix("\(id.prefix(16)).") && name.hasSuffix(".timing") {
      for payload in try Ledger.read("\(out.attempts)/\(name)").payloads {
        text += payload
        text.append(UInt8(ascii: "\n"))
      }
    }
    return text
  }
}

extension Batch {
  /// Grades a sample again without the cache.
  ///
  /// - Parameter fraction: How much of the batch, such as 0.01; at least one piece of work.
  package func audit(_ plan: Plan, id: String, fraction: Double) throws -> AuditReport {
    let merge = try Merge(of: plan, id: id, attempts: out.attempts)
    let ran = try merge.records().filter { plan.entries[$0.index].foregone == nil }
    let step = max(1, Int((1 / max(fraction, 1e-6)).rounded()))
    // Evenly over the plan: no chance in it, so an audit can be repeated.
    let sample = ran.enumerated().filter { $0.offset % step == step / 2 % max(1, ran.count) }
      .map(\.element)
    try service.prove()
    let worker = try service.makeWorker()
    defer { worker.end() }
    var differences: [AuditReport.Difference] = []
    for recorded in sample {
      let entry = plan.entries[recorded.index]
      guard let digest = entry.files,
        let exercise = plan.header.exercise(entry.exercise)
      else { continue }
      let work = worker.grade(
        try out.store.files(of: digest), for: exercise, seed: plan.header.seed(of: exercise.id))
      let found = GradeRecord(of: entry, in: plan.header, work: work)
      if found.contradicts(recorded) {
        differences.append(
          .init(
            index: entry.index, student: entry.student, exercise: entry.exercise,
            recorded: "\(recorded.outcome), \(recorded.earned.decimal(places: 2)) points",
            found: "\(found.outcome), \(found.earned.decimal(places: 2)) points"))
      }
    }
    return AuditReport(sampled: sample.count, differences: differences)
  }
}
