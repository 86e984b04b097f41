package import CourseModel
import Dispatch
import Foundation
import Synchronization
import Words

extension Course {
  /// Holds parts to what a course promises: starters fail, solutions pass, mistakes are caught.
  ///
  /// - Parameters:
  ///   - parts: Those to look at; the whole course when nil.
  ///   - otherSeeds: With how many seeds besides that of practice each answer that draws its inputs
  ///     is judged.
  ///   - mutates: Whether small changes to solutions are tried too.
  ///   - progress: What is told of each part that is done.
  package func verify(
    _ parts: [Part]? = nil, otherSeeds: Int = 1, mutates: Bool = false,
    progress: VerificationProgress = VerificationProgress()
  ) throws -> VerificationReport {
    let tools = try tools()
    var findings = catalog.findings + (overlay?.findings ?? [])
    let folders = LessonFolders(catalog: catalog)
    findings += folders.findings(
      of: catalog.lessons.filter { lesson in
        parts.map { $0.contains { !$0.isPrivate && lesson.parts.contains($0) } } ?? true
      })
    if parts == nil {
      findings += catalog.lessons.flatMap { lesson in
        MarkdownLinks.findings(
          in: "\(lesson.folder)/Lesson.md", shownAs: "Lessons/\(lesson.folderName)/Lesson.md")
      }
      findings += subjectFindings()
      findings += catalog.pages.flatMap { page in
        MarkdownLinks.findings(in: page.path, shownAs: page.shownPlace)
      }
    }
    for lesson in catalog.lessons
    where parts.map({ lesson.parts.allSatisfy($0.contains) }) ?? true {
      findings += try strangeClasses(in: lesson, tools)
      findings += pictureFindings(
        in: "\(lesson.folder)/Lesson.md", shownAs: "Lessons/\(lesson.folderName)/Lesson.md",
        of: lesson)
    }
    return VerificationReport(
      findings: findings,
      parts: verify(
        all: parts ?? catalog.parts, otherSeeds: otherSeeds, mutates: mutates, progress: progress))
  }

  /// Several parts at a time, one for each core; the mutants of a part keep all cores busy by themselves.
  private func verify(
    all parts: [Part], otherSeeds: Int, mutates: Bool, progress: VerificationProgress
  ) -> [VerificationReport.PartReport] {
    progress.begin(total: parts.count)
    guard !mutates else {
      return parts.map { part in
        defer { progress.noteDone() }
        return verify(part, otherSeeds: otherSeeds, mutates: true)
      }
    }
    let found = Mutex<(reports: [Int: VerificationReport.PartReport], next: Int)>(([:], 0))
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, max(1, parts.count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let place = found.withLock({ state -> Int? in
        guard state.next < parts.count else { return nil }
        state.next += 1
        return state.next - 1
      }) {
        let report = verify(parts[place], otherSeeds: otherSeeds, mutates: false)
        found.withLock { $0.reports[place] = report }
        progress.noteDone()
      }
    }
    let reports = found.withLock { $0.reports }
    return parts.indices.compactMap { reports[$0] }
  }

  private func verify(
    _ part: Part, otherSeeds: Int, mutates: Bool
  ) -> VerificationReport.PartReport {
    var report = VerificationReport.PartReport(id: part.id, kind: part.kind)
    do {
      let tools = try tools()
      report.faults += LessonFolders(catalog: catalog).findings(of: part)
      report.faults += unknownSubjects(of: part)
      let text = "\(part.kind == .exercise ? "Task" : "Scenario").md"
      report.faults += pictureFindings(
        in: "\(part.folder)/\(text)", shownAs: "\(part.shownPlace)/\(text)",
        of: catalog.lesson(of: part))
      report.faults += UnsteadyCode.findings(in: try tools.parts.sources(of: part), of: part)
      for joining in part.joining {
        report.faults += UnsteadyCode.findings(
          in: try tools.parts.sources(of: joining), of: joining)
      }
      switch part.kind {
      case .scenario:
        let tester = PartTester(
          judges: judges, tools: tools, part: part, sources: try tools.parts.sources(of: part))
        try verifyScenario(part, on: tester, into: &report)
      case .exercise:
        let tester = try ExerciseTester(judges: judges, tools: tools, part: part)
        try ExerciseVerification(part: part, tester: tester, otherSeeds: otherSeeds)
          .run(into: &report)
        report.faults += try strangeClasses(in: part, nil, tools)
        // What survives says nothing while the solution itself does not pass.
        if mutates, report.faults.isEmpty {
          try verifyMutants(of: part, with: tools, into: &report)
        }
      }
    } catch {
      report.faults.append(Self.finding(for: error))
    }
    return report
  }

  private func verifyMutants(
    of part: Part, with tools: Tools, into report: inout VerificationReport.PartReport
  ) throws {
    let judges = judges
    let outcome = try MutantTrials(
      part: part,
      makeTester: { try ExerciseTester(judges: judges, tools: tools, part: part) }
    ).run()
    report.tried.append(Trial.mutants(outcome.tally).words)
    report.mutants = outcome.tally
    report.faults += outcome.survivors
  }

  private func verifyScenario(
    _ part: Part, on tester: PartTester, into report: inout VerificationReport.PartReport
  ) throws {
    let app = try part.sampleApp()
    let place = SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)")
    report.tried = [Trial.firstRun, .secondRun].map(\.words)
    let built = try build(app, of: part, on: tester)
    if built.build != nil { report.notes += built.findings.filter { $0.severity != .error } }
    let first = try play(part, built, on: tester, versions: nil, device: nil)
    let second = try play(part, built, on: tester, versions: nil, device: nil)
    if first != second {
      report.faults.append(Finding(ScriptProblem.changes, at: place))
    }
    for run in first.runs {
      guard let failure = run.failures.first else { continue }
      report.faults.append(
        Finding(
          ScriptProblem.fails(version: "\(run.iOS)", reason: failure.words),
          at: failure.assertion.map {
            SourcePlace(file: "\(part.shownPlace)/\($0.file)", line: $0.line)
          } ?? place))
    }
    report.faults += try strangeClasses(in: part, first, tools())
    report.faults += try questionFaults(of: part, built, on: tester, first, into: &report)
    report.faults += MarkdownLinks.findings(
      in: "\(part.folder)/Scenario.md", shownAs: "\(part.shownPlace)/Scenario.md")
  }

  /// What is wrong with a scenario's questions, with some seeds.
  private func questionFaults(
    of part: Part, _ built: AppCompiler.Result, on tester: PartTester, _ first: Recording,
    into report: inout VerificationReport.PartReport
  ) throws -> [Finding] {
    guard first.runs.contains(where: { $0.steps.contains { $0.key != nil } }) else { return [] }
    let variants =
      try [first]
      + (1...4).map { variant in
        try play(
          part, built, on: tester, versions: nil, device: nil,
          seed: JudgeRequest.practiceSeed + variant)
      }
    report.tried.append(Trial.variants(variants.count).words)
    return QuestionFaults(of: variants).all.map { problem, line in
      Finding(
        problem, at: SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)", line: line))
    }
  }
}
