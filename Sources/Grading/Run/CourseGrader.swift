package import CourseModel
package import CourseRunner

/// Grades with the course's own compilers and judges: what practice uses, held by more walls.
package struct CourseGrader: GradingService {
  private let course: Course
  private let toolchain: Toolchain
  /// A private folder for builds; nothing in it outlives the batch.
  private let scratch: String

  /// - Parameter scratch: An absolute path of a folder that only this batch uses.
  /// - Throws: A finding when there is no compiler.
  package init(course: Course, scratch: String) throws(Finding) {
    self.course = course
    self.scratch = scratch
    toolchain = try Toolchain.find(searchPath: course.searchPath)
  }

  /// What tells this grader from another one.
  package var identity: String { "\(toolchain.identity) \(course.installation.identity)" }

  /// The exercises of the course as a plan speaks of them.
  ///
  /// - Throws: A finding when one of them is broken: then nobody is graded by it.
  package func exercises() throws -> [PlannedExercise] {
    try course.catalog.parts.filter { $0.kind == .exercise }.map(planned)
  }

  private func planned(_ part: Part) throws -> PlannedExercise {
    let tools = tools(apps: "\(scratch)/apps")
    let sources = try tools.parts.sources(of: part)
    let bench = Bench(judges: course.judges, tools: tools, part: part, sources: sources)
    defer { bench.end() }
    guard
      case .description(.exercise(let exercise)) = try bench.ask(.describe, seconds: 60)
    else { throw Bench.misunderstanding }
    var digest = Digest()
    sources.add(to: &digest)
    try part.starter().add(to: &digest)
    digest.add((try? Disk.read("\(part.folder)/Stage.swift")) ?? [])
    return PlannedExercise(
      id: part.id, title: part.title,
      checks: exercise.checks.map {
        .init(name: $0.name, points: Fraction($0.points), visibility: .visible)
      },
      digest: digest.hexadecimal())
  }

  package func makeWorker() throws -> any GradingWorker {
    CourseWorker(
      course: course,
      tools: tools(apps: "\(scratch)/worker-\(UInt64.random(in: .min ... .max))"))
  }

  package func canaries(for exercise: PlannedExercise) throws -> [Canary] {
    guard let part = course.catalog.parts.first(where: { $0.id == exercise.id }) else { return [] }
    return [
      Canary(name: "the solution", files: try part.solution()) { $0 == .passed },
      Canary(name: "the starter", files: try part.starter()) { $0 != .passed && $0 != .infra },
    ]
  }

  private func tools(apps: String) -> Tools {
    Tools(
      toolchain: toolchain, installation: course.installation, generated: course.generated,
      apps: BuildCache(folder: apps), parts: BuildCache(folder: "\(scratch)/parts"))
  }
}

/// One thread's compilers and judges; the judge of the exercise that was graded last stays warm.
private final class CourseWorker: GradingWorker {
  private let course: Course
  private let tools: Tools
  private var bench: (exercise: String, bench: Bench)?

  init(course: Course, tools: Tools) {
    self.course = course
    self.tools = tools
  }

  deinit { end() }

  func end() {
    bench?.bench.end()
    bench = nil
    try? Disk.remove(tools.apps.cache.folder)
  }

  func grade(_ files: FileSet, for exercise: PlannedExercise, seed: UInt64) -> GradedWork {
    do {
      guard let part = course.catalog.parts.first(where: { $0.id == exercise.id }) else {
        return GradedWork(
          outcome: .infra,
          findings: [Finding(.badLesson, "There is no exercise `\(exercise.id)` in the course.")])
      }
      let verdict = try verdict(on: files, of: part)
      // A build is of no use to anybody else, and ten thousand of them fill a disk.
      try? Disk.remove(tools.apps.cache.folder)
      return GradedWork(verdict, of: exercise)
    } catch {
      let finding = (error as? Finding) ?? Finding(.internalFault, "\(error)")
      return GradedWork(outcome: .infra, findings: [finding])
    }
  }

  /// The verdict on what was handed in, as it is; where files of the starter are not there and it does
  /// not build without them, with those beside it.
  private func verdict(on files: FileSet, of part: Part) throws -> Verdict {
    let starter = try part.starter()
    let asHandedIn = try judge(files, of: part)
    let absent = starter.paths.filter { files.files[$0] == nil }
    guard !absent.isEmpty, asHandedIn.outcome == .notBuilt,
      !asHandedIn.findings.contains(where: { $0.kind == .rejected })
    else { return asHandedIn }
    var completed = try judge(starter.overlaid(with: files), of: part)
    if completed.outcome == .notBuilt { return asHandedIn }
    completed.findings.append(
      Finding(
        .badFile, severity: .note,
        "Graded with the starter's files that were not handed in: "
          + absent.map { "`\($0)`" }.joined(separator: ", ") + "."))
    return completed
  }

  private func judge(_ files: FileSet, of part: Part) throws -> Verdict {
    let app = AppFiles(checking: files, shownFolder: part.location.lastComponent)
    guard app.isUsable else {
      return Verdict(exercise: part.id, outcome: .notBuilt, findings: app.findings)
    }
    return try bench(for: part).judge(AppCompiler.Request(part: part, app: app))
  }

  private func bench(for part: Part) throws -> Bench {
    if let bench, bench.exercise == part.id { return bench.bench }
    bench?.bench.end()
    let fresh = Bench(
      judges: course.judges, tools: tools, part: part, sources: try tools.parts.sources(of: part))
    bench = (part.id, fresh)
    return fresh
  }
}
