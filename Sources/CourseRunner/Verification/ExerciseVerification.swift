import CourseModel

/// Holds one exercise to its promises, with one judge for all of its variants.
struct ExerciseVerification {
  let part: Part
  let tester: ExerciseTester

  /// Tries every variant and adds what it found.
  func run(into report: inout VerificationReport.Part) throws {
    report.faults += taskFaults
    let exercise = try tester.describe()
    report.faults += try tester.findings()
    report.faults += hintFaults(exercise)
    let starter = try verdict(on: try part.starter(), shownAs: "Starter")
    report.tried.append(Self.words(forStarter: starter))
    report.faults += starterFaults(exercise, starter)
    report.tried.append("solution")
    report.faults += try faults(ofRightAnswer: try part.solution(), "Solution", "solution")
    for name in part.alternatives {
      report.tried.append("alternative \(name)")
      report.faults += try faults(
        ofRightAnswer: try part.alternative(name), "Alternatives/\(name)", "alternative `\(name)`")
    }
    for mistake in part.mistakes {
      report.tried.append("mistake \(mistake)")
      report.faults += try faults(ofMistake: mistake, exercise)
    }
    report.faults += unprovenFeedback(exercise)
  }

  private var taskFaults: [Finding] {
    let task = "\(part.folder)/Task.md"
    let shown = "\(part.shownPlace)/Task.md"
    guard Heading.first(in: task) != nil else {
      return [
        fault(
          Disk.kind(of: task) == nil
            ? "The exercise has no `Task.md`." : "`Task.md` begins with no heading.",
          "Begin a file `Task.md` with `# ` and the exercise's title.", file: "Task.md")
      ]
    }
    return MarkdownLinks.findings(in: task, shownAs: shown)
  }

  private func hintFaults(_ exercise: ExerciseDescription) -> [Finding] {
    if part.isPrivate || exercise.hints.count >= 3 { return [] }
    let count = ["no hints", "1 hint", "2 hints"][exercise.hints.count]
    return [
      fault(
        "The exercise has \(count).",
        "Give it three: a nudge, where to look, and nearly the answer.", line: exercise.line)
    ]
  }

  /// What an untouched starter comes to, such as `starter: 0 of 4 points`.
  private static func words(forStarter verdict: Verdict) -> String {
    if verdict.checks.isEmpty { return "starter" }
    let noun = verdict.possible == 1 ? "point" : "points"
    return "starter: \(verdict.earned) of \(verdict.possible) \(noun)"
  }

  private func starterFaults(_ exercise: ExerciseDescription, _ verdict: Verdict) -> [Finding] {
    switch verdict.outcome {
    case .notBuilt where exercise.starterCompiles:
      return [
        Finding(
          .badLesson, "The starter does not compile: \(Self.reason(of: verdict))",
          at: Self.place(of: verdict) ?? SourcePlace(file: "\(part.shownPlace)/Starter"),
          remedy: "Repair it. If students are to begin with what does not compile, say so in "
            + "`Checks.swift`: `starterCompiles: false`.")
      ]
    case .notBuilt: return []
    case _ where !exercise.starterCompiles:
      return [
        fault(
          "The starter compiles, and `starterCompiles: false` says that it does not.",
          "Remove `starterCompiles: false`.", line: exercise.line)
      ]
    case .passed:
      return [
        fault(
          "The starter passes all checks.", "Check for what the starter lacks.", file: "Starter")
      ]
    case .failed, .untouched, .infrastructure:
      let result = verdict.checks.first { $0.name == exercise.starterFailsAt }
      let gifts = verdict.checks.filter { $0.earned > 0 }.map { check in
        fault(
          "The starter earns the points of the check “\(check.name)”: nobody has done anything yet.",
          "Let it count together with a check that the starter fails: `.counts(with: …)`. Or give "
            + "it no points.")
      }
      if result?.outcome == .failed { return gifts }
      return gifts + [
        fault(
          "The starter does not fail at the check “\(exercise.starterFailsAt)”.",
          "Name the check at which it fails in `starterFailsAt`.", file: "Starter")
      ]
    }
  }

  private func faults(
    ofRightAnswer files: FileSet, _ folder: String, _ title: String
  ) throws -> [Finding] {
    let verdict = try verdict(on: files, shownAs: folder)
    if verdict.outcome == .passed { return try folder == "Solution" ? idleChecks(verdict) : [] }
    if let finding = verdict.findings.first(where: { $0.severity == .error }) { return [finding] }
    return try verdict.checks.filter { $0.outcome != .passed }.map { check in
      Finding(
        .badLesson,
        "The \(title) does not pass the check “\(check.name)”: "
          + (check.failures.first?.words ?? check.outcome.rawValue),
        at: try tester.place(of: check),
        remedy: folder == "Solution"
          ? "Mend the solution in `\(part.shownPlace)/Solution`, or the check."
          : "Mend the check: it is too strict for a right answer. Or mend the answer in "
            + "`\(part.shownPlace)/\(folder)`.")
    }
  }

  /// Checks that passed without having looked at anything.
  private func idleChecks(_ verdict: Verdict) throws -> [Finding] {
    try verdict.checks.filter { $0.assertions == 0 && $0.outcome == .passed }.map { check in
      Finding(
        .badLesson, "The check “\(check.name)” asserts nothing: every app passes it that runs.",
        at: try tester.place(of: check),
        remedy: "Say what must be true, such as `XCTAssertTrue(app.labels[\"Hello\"].exists)`.")
    }
  }

  private static func reason(of verdict: Verdict) -> String {
    verdict.findings.first { $0.severity == .error }?.message ?? "no reason was given"
  }

  private static func place(of verdict: Verdict) -> SourcePlace? {
    verdict.findings.first { $0.severity == .error }?.place
  }

  private func faults(
    ofMistake name: String, _ exercise: ExerciseDescription
  ) throws -> [Finding] {
    let folder = "Mistakes/\(name)"
    guard exercise.checks.contains(where: { $0.feedback.contains { $0.mistake == name } }) else {
      return [
        fault(
          "No feedback is proven by the mistake `\(name)`.",
          "Add `.feedback(…, provenBy: \"\(name)\")` to the check that it fails.", file: folder)
      ]
    }
    let verdict = try verdict(on: try part.mistake(name), shownAs: folder)
    if verdict.outcome == .notBuilt {
      return [
        verdict.findings.first { $0.severity == .error }
          ?? fault("The mistake `\(name)` does not compile.", "Mend it.", file: folder)
      ]
    }
    let isCaught = verdict.checks.contains { check in
      check.outcome == .failed && check.feedback.contains { $0.mistake == name }
    }
    if isCaught { return [] }
    let failed = verdict.checks.filter { $0.outcome != .passed }.map { "“\($0.name)”" }
    return [
      fault(
        failed.isEmpty
          ? "The mistake `\(name)` passes all checks."
          : "The mistake `\(name)` fails at \(failed.joined(separator: ", ")) without its feedback.",
        "Mend the mistake, or the condition of its feedback.", file: folder)
    ]
  }

  private func unprovenFeedback(_ exercise: ExerciseDescription) -> [Finding] {
    let there = Set(part.mistakes)
    return exercise.checks.flatMap(\.feedback).compactMap { feedback in
      guard let mistake = feedback.mistake else {
        return fault(
          "A feedback is proven by no mistake.",
          "Put a wrong answer that it fits into `Mistakes/NAME/` and write `provenBy: \"NAME\"`.",
          line: feedback.line)
      }
      if there.contains(mistake) { return nil }
      let meant = mistake.nearest(among: part.mistakes)
      return fault(
        "A feedback is proven by `\(mistake)`, which is not there.",
        meant.map { "Write `provenBy: \"\($0)\"`, or make `Mistakes/\(mistake)/`." }
          ?? "Write `Mistakes/\(mistake)/`.", line: feedback.line)
    }
  }

  private func verdict(on files: FileSet, shownAs name: String) throws -> Verdict {
    let app = AppFiles(files: files, shownFolder: "\(part.shownPlace)/\(name)")
    let verdict = try tester.judge(AppCompiler.Request(part: part, app: app))
    // Checks that could not run say nothing about the files, here as for a student.
    if verdict.outcome == .infrastructure {
      let failure = verdict.checks.lazy.compactMap(\.failures.first).first
      throw verdict.findings.first { $0.severity == .error }
        ?? Finding(
          .internalFault, "The checks could not be run: \(failure?.summary ?? "no reason given")",
          at: failure?.assertion, remedy: "Run it again.")
    }
    return verdict
  }

  private func fault(
    _ message: String, _ remedy: String, file: String = "Checks.swift", line: Int? = nil
  ) -> Finding {
    Finding(
      .badLesson, message, at: SourcePlace(file: "\(part.shownPlace)/\(file)", line: line),
      remedy: remedy)
  }
}

extension Failure {
  /// What failed, and the author's sentence for it.
  var words: String { message.isEmpty ? summary : "\(summary) - \(message)" }
}
