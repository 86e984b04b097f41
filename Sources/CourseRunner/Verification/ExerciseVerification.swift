import CourseModel

/// Holds one exercise to its promises, with one judge for all of its variants.
struct ExerciseVerification {
  let part: Part
  let bench: ExerciseBench

  /// Tries every variant and adds what it found.
  func run(into report: inout VerificationReport.Part) throws {
    report.faults += taskFaults
    let exercise = try bench.describe()
    report.faults += try bench.findings()
    if exercise.hints.isEmpty, !part.isPrivate {
      report.faults.append(fault("The exercise has no hints.", "Give it at least one hint."))
    }
    report.tried.append("starter")
    report.faults += try starterFaults(exercise)
    report.tried.append("solution")
    report.faults += try solutionFaults()
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

  private func starterFaults(_ exercise: ExerciseDescription) throws -> [Finding] {
    guard let named = exercise.checks.first(where: { $0.name == exercise.starterFailsAt }) else {
      return [
        fault(
          "`starterFailsAt` names no check: \(exercise.starterFailsAt).",
          "Write the name of the check at which the starter must fail.")
      ]
    }
    let verdict = try verdict(on: try part.starter(), shownAs: "Starter")
    switch verdict.outcome {
    // A starter may also be what does not compile yet.
    case .notBuilt, .infrastructure: return []
    case .passed:
      return [
        fault(
          "The starter passes all checks.", "Check for what the starter lacks.", file: "Starter")
      ]
    case .failed:
      let result = verdict.checks.first { $0.name == named.name }
      if result?.outcome == .failed { return [] }
      return [
        fault(
          "The starter does not fail at the check “\(named.name)”.",
          "Name the check at which it fails in `starterFailsAt`.", file: "Starter")
      ]
    }
  }

  private func solutionFaults() throws -> [Finding] {
    let verdict = try verdict(on: try part.solution(), shownAs: "Solution")
    if verdict.outcome == .passed { return [] }
    if let finding = verdict.findings.first(where: { $0.severity == .error }) { return [finding] }
    return verdict.checks.filter { $0.outcome != .passed }.map { check in
      fault(
        "The solution does not pass the check “\(check.name)”: "
          + (check.failures.first?.summary ?? check.outcome.rawValue),
        "Mend the solution or the check.", file: "Solution")
    }
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
    let named = exercise.checks.flatMap(\.feedback).compactMap(\.mistake)
    return named.filter { !there.contains($0) }.map {
      fault("A feedback is proven by `\($0)`, which is not there.", "Write `Mistakes/\($0)/`.")
    }
  }

  private func verdict(on files: FileSet, shownAs name: String) throws -> Verdict {
    let app = AppFiles(files: files, shownFolder: "\(part.shownPlace)/\(name)")
    let verdict = try bench.judge(AppCompiler.Request(part: part, app: app))
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
    _ message: String, _ remedy: String, file: String = "Checks.swift"
  ) -> Finding {
    Finding(
      .badLesson, message, at: SourcePlace(file: "\(part.shownPlace)/\(file)"),
      remedy: remedy)
  }
}
