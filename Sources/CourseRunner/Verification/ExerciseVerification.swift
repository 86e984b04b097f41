import CourseModel
import Words

/// Holds one exercise to its promises, with one judge for all of its variants.
struct ExerciseVerification {
  let part: Part
  let tester: ExerciseTester
  /// With how many seeds besides that of practice each answer that draws its inputs is judged.
  let otherSeeds: Int

  /// Tries every variant and adds what it found.
  func run(into report: inout VerificationReport.PartReport) throws {
    report.faults += taskFaults
    let exercise = try tester.describe()
    report.faults += try tester.findings()
    report.faults += hintFaults(exercise)
    if !exercise.checks.contains(where: { $0.points > 0 }) {
      report.faults.append(fault(ExerciseProblem.worthNothing, line: exercise.line))
    }
    let starter = try verdict(on: try part.starter(), shownAs: "Starter")
    report.tried.append(Self.trial(ofStarter: starter).words)
    report.faults += try starterFaults(exercise, starter)
    report.tried.append(Trial.solution.words)
    report.faults += try faults(ofRightAnswer: try part.solution(), "Solution", .solution)
    report.faults += try faultsOfEmptyApp()
    for name in part.alternatives {
      report.tried.append(Trial.alternative(name).words)
      report.faults += try faults(
        ofRightAnswer: try part.alternative(name), "Alternatives/\(name)", .alternative(name))
    }
    for mistake in part.mistakes {
      report.tried.append(Trial.mistake(mistake).words)
      report.faults += try faults(ofMistake: mistake, exercise)
    }
    report.faults += unprovenFeedback(exercise)
    // What is wrong in the starter is wrong in every answer.
    var told: Set<Finding> = []
    report.faults = report.faults.filter { told.insert($0).inserted }
  }

  private var taskFaults: [Finding] {
    let task = "\(part.folder)/Task.md"
    let shown = "\(part.shownPlace)/Task.md"
    guard Heading.first(in: task) != nil else {
      return [
        fault(
          Disk.kind(of: task) == nil ? PartFilesProblem.noTask : .taskWithoutHeading,
          file: "Task.md")
      ]
    }
    return MarkdownLinks.findings(in: task, shownAs: shown)
  }

  private func hintFaults(_ exercise: ExerciseDescription) -> [Finding] {
    // Tests written for Xcode have no place for hints; their author may add a `Checks.swift`.
    if part.isPrivate || part.hasOnlyUITests || exercise.hints.count >= 3 { return [] }
    return [fault(ExerciseProblem.fewHints(exercise.hints.count), line: exercise.line)]
  }

  /// What an untouched starter comes to, such as `starter: 0 of 4 points`.
  private static func trial(ofStarter verdict: Verdict) -> Trial {
    verdict.checks.isEmpty
      ? .starter : .starterEarning(verdict.earned, of: verdict.possible)
  }

  private func starterFaults(
    _ exercise: ExerciseDescription, _ verdict: Verdict
  ) throws -> [Finding] {
    switch verdict.outcome {
    case .notBuilt where exercise.starterCompiles:
      return [
        Finding(
          ExerciseProblem.starterDoesNotCompile(reason: Self.error(in: verdict)?.message),
          at: Self.error(in: verdict)?.place ?? SourcePlace(file: "\(part.shownPlace)/Starter"))
      ]
    case .notBuilt: return []
    case _ where !exercise.starterCompiles:
      return [fault(ExerciseProblem.starterCompiles, line: exercise.line)]
    case .passed:
      return [fault(ExerciseProblem.starterPasses, file: "Starter")]
    case .failed, .untouched, .infrastructure:
      let result = verdict.checks.first { $0.name == exercise.starterFailsAt }
      let gifts =
        try verdict.checks.filter { $0.earned > 0 }.map {
          Finding(
            ExerciseProblem.starterEarns(check: $0.name, isUITest: isUITest($0.name)),
            at: try tester.place(of: $0.withoutFailures))
        } + earlyFeedback(exercise, verdict)
      if result?.outcome == .failed || part.hasOnlyUITests { return gifts }
      return gifts + [
        fault(ExerciseProblem.starterDoesNotFail(at: exercise.starterFailsAt), file: "Starter")
      ]
    }
  }

  /// Feedback for a mistake that nobody has made yet.
  private func earlyFeedback(_ exercise: ExerciseDescription, _ verdict: Verdict) -> [Finding] {
    verdict.checks.flatMap { check in
      check.feedback.compactMap { feedback in
        let described = exercise.checks.first { $0.name == check.name }?.feedback
          .first { $0.mistake == feedback.mistake && $0.text == feedback.text }
        if described?.fitsStarter == true { return nil }
        return fault(
          ExerciseProblem.feedbackForStarter(check: check.name), line: described?.line)
      }
    }
  }

  private func faults(
    ofRightAnswer files: FileSet, _ folder: String, _ answer: ExerciseProblem.Answer
  ) throws -> [Finding] {
    let verdict = try verdict(on: files, shownAs: folder)
    if verdict.outcome == .passed {
      let faults = try faultsWithOtherSeeds(of: verdict, files, folder) { seed, check in
        ExerciseProblem.answerFailsWithSeed(
          seed, answer, check: check.name,
          reason: check.failures.first?.words ?? check.outcome.rawValue)
      }
      guard answer == .solution else { return faults }
      return try faults + idleChecks(verdict) + unseenInputs(of: verdict, files, folder)
    }
    if let finding = Self.error(in: verdict) { return [finding] }
    return try verdict.checks.filter { $0.outcome != .passed }.map { check in
      Finding(
        ExerciseProblem.answerFails(
          answer, check: check.name,
          reason: check.failures.first?.words ?? check.outcome.rawValue,
          place: "\(part.shownPlace)/\(folder)"),
        at: try tester.place(of: check))
    }
  }

  /// Checks with random inputs that a right answer does not pass with inputs other than those of
  /// practice; the first of each check.
  private func faultsWithOtherSeeds(
    of verdict: Verdict, _ files: FileSet, _ folder: String,
    problem: (UInt64, CheckResult) -> ExerciseProblem
  ) throws -> [Finding] {
    var findings: [String: Finding] = [:]
    for seed in seeds(otherThanOf: verdict) {
      for check in try self.verdict(on: files, shownAs: folder, seed: seed).checks
      where check.outcome != .passed && findings[check.name] == nil {
        findings[check.name] = Finding(problem(seed, check), at: try tester.place(of: check))
      }
    }
    return verdict.checks.compactMap { findings[$0.name] }
  }

  /// Seeds other than that of practice, where a check draws its inputs.
  private func seeds(otherThanOf verdict: Verdict) -> [UInt64] {
    if verdict.checks.allSatisfy({ $0.seed == nil }) { return [] }
    return (0..<UInt64(otherSeeds)).map { JudgeRequest.practiceSeed + 1 + $0 }
  }

  /// Checks that passed without having looked at anything.
  private func idleChecks(_ verdict: Verdict) throws -> [Finding] {
    try verdict.checks.filter { $0.assertions == 0 && $0.outcome == .passed }.map { check in
      Finding(ExerciseProblem.idleCheck(check.name), at: try tester.place(of: check))
    }
  }

  /// Checks that draw inputs from which nothing follows.
  private func unseenInputs(
    of verdict: Verdict, _ files: FileSet, _ folder: String
  ) throws -> [Finding] {
    let drawing = verdict.checks.filter { $0.seed != nil }.map(\.name)
    if drawing.isEmpty { return [] }
    let app = AppFiles(files: files, shownFolder: "\(part.shownPlace)/\(folder)")
    func results(of seed: UInt64) throws -> [CheckResult] {
      try tester.judge(
        AppCompiler.Request(part: part, app: app), seed: JudgeRequest.practiceSeed + seed,
        watches: true
      ).checks.filter { drawing.contains($0.name) }
    }
    // Of two choices several seeds may draw the same: the first that differs ends the search.
    var unseen = try results(of: 1)
    for seed in 2...Self.seeds where !unseen.isEmpty {
      let others = try results(of: UInt64(seed))
      unseen.removeAll { first in
        others.contains { $0.name == first.name && $0.seen != first.seen }
      }
    }
    return try unseen.map {
      Finding(
        ExerciseProblem.inputsUnseen(check: $0.name), at: try tester.place(of: $0.withoutFailures))
    }
  }

  private static let seeds = 12

  /// Checks whose points an app has that starts and does nothing.
  private func faultsOfEmptyApp() throws -> [Finding] {
    let app = AppFiles(files: Self.emptyApp, shownFolder: "EmptyApp")
    return try tester.judge(AppCompiler.Request(app: app, partPlace: part.shownPlace)).checks
      .filter { $0.earned > 0 }.map { check in
        Finding(
          ExerciseProblem.emptyAppEarns(check: check.name, isUITest: isUITest(check.name)),
          at: try tester.place(of: check))
      }
  }

  /// Whether a check of that name is a test written for Xcode: those have the names of methods.
  private func isUITest(_ name: String) -> Bool {
    name.hasPrefix("test") && !name.contains(" ") && !part.uiTestFiles.isEmpty
  }

  private static let emptyApp = FileSet(files: [
    "AppDelegate.swift": [UInt8](
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          true
        }
      }

      """.utf8)
  ])

  private static func error(in verdict: Verdict) -> Finding? {
    verdict.findings.first { $0.severity == .error }
  }

  private func faults(
    ofMistake name: String, _ exercise: ExerciseDescription
  ) throws -> [Finding] {
    let folder = "Mistakes/\(name)"
    let isNamed = exercise.checks.contains { $0.feedback.contains { $0.mistake == name } }
    guard isNamed || part.hasOnlyUITests else {
      return [fault(ExerciseProblem.mistakeWithoutFeedback(name), file: folder)]
    }
    let verdict = try verdict(on: try part.mistake(name), shownAs: folder)
    if verdict.outcome == .notBuilt {
      return [
        Self.error(in: verdict)
          ?? fault(ExerciseProblem.mistakeDoesNotCompile(name), file: folder)
      ]
    }
    let isCaught = verdict.checks.contains { check in
      check.outcome == .failed
        && (!isNamed || check.feedback.contains { $0.mistake == name })
    }
    if isCaught {
      let lucky = try seeds(otherThanOf: verdict).first { seed in
        try self.verdict(on: try part.mistake(name), shownAs: folder, seed: seed).outcome == .passed
      }
      return lucky.map { [fault(ExerciseProblem.mistakePassesWithSeed($0, name), file: folder)] }
        ?? []
    }
    let failed = verdict.checks.filter { $0.outcome != .passed }.map(\.name)
    return [
      fault(
        failed.isEmpty
          ? ExerciseProblem.mistakePasses(name) : .mistakeFailsElsewhere(name, checks: failed),
        file: folder)
    ]
  }

  private func unprovenFeedback(_ exercise: ExerciseDescription) -> [Finding] {
    let there = Set(part.mistakes)
    return exercise.checks.flatMap(\.feedback).compactMap { feedback in
      guard let mistake = feedback.mistake else {
        return fault(ExerciseProblem.feedbackWithoutMistake, line: feedback.line)
      }
      if there.contains(mistake) { return nil }
      let meant = mistake.nearest(among: part.mistakes)
      return fault(
        ExerciseProblem.feedbackOfMissingMistake(mistake, meant: meant), line: feedback.line)
    }
  }

  private func verdict(
    on files: FileSet, shownAs name: String, seed: UInt64 = JudgeRequest.practiceSeed
  ) throws -> Verdict {
    let app = AppFiles(files: files, shownFolder: "\(part.shownPlace)/\(name)")
    var verdict = try tester.judge(AppCompiler.Request(part: part, app: app), seed: seed)
    for index in verdict.findings.indices {
      guard let file = verdict.findings[index].place?.file else { continue }
      verdict.findings[index].place?.file = place(ofFile: file, shownIn: name)
    }
    // Checks that could not run say nothing about the files, here as for a student.
    if verdict.outcome == .infrastructure {
      let failure = verdict.checks.lazy.compactMap(\.failures.first).first
      throw Self.error(in: verdict)
        ?? Finding(
          ExerciseProblem.checksNotRun(reason: failure?.summary), at: failure?.assertion)
    }
    return verdict
  }

  /// Where a file of an answer stands: what the answer has of the starter is not in its own folder.
  private func place(ofFile shown: String, shownIn name: String) -> String {
    let own = "\(part.shownPlace)/\(name)/"
    let path = shown.dropFirst(own.count)
    guard shown.hasPrefix(own), Disk.kind(of: "\(part.folder)/\(name)/\(path)") == nil,
      Disk.kind(of: "\(part.folder)/Starter/\(path)") == .file
    else { return shown }
    return "\(part.shownPlace)/Starter/\(path)"
  }

  private func fault(
    _ problem: some Fact, file: String = "Checks.swift", line: Int? = nil
  ) -> Finding {
    Finding(problem, at: SourcePlace(file: "\(part.shownPlace)/\(file)", line: line))
  }
}

extension CheckResult {
  /// The result with the check's own line as its place.
  fileprivate var withoutFailures: CheckResult {
    var result = self
    result.failures = []
    return result
  }
}
