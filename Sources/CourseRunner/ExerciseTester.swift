package import CourseModel
import Words

/// All that decides about an exercise: its own checks, and the private ones that join them.
///
/// Each script is compiled alone and has a judge of its own, so that a private one that is broken
/// takes nothing with it. The app is compiled once. What goes wrong with private checks while an app
/// is judged is told without their words: it may be read by whoever wrote the app.
package final class ExerciseTester {
  private let part: Part
  private let own: PartTester
  private let tools: Tools
  private let judges: any JudgeService
  private var described: Described?

  /// - Throws: A finding when the exercise has no script of its own.
  package init(judges: any JudgeService, tools: Tools, part: Part) throws(Finding) {
    self.part = part
    self.tools = tools
    self.judges = judges
    own = PartTester(
      judges: judges, tools: tools, part: part, sources: try tools.parts.sources(of: part))
  }

  deinit { end() }

  /// What is known of the exercise before an app is judged.
  private struct Described {
    var exercise: ExerciseDescription
    var joined: [PartTester] = []
    var digest = Digest()
    var findings: [Finding] = []
    /// The part whose script has a check, by the check's name.
    var homes: [String: Part] = [:]
  }

  /// Ends the judges, their app hosts and every app.
  package func end() {
    own.end()
    for tester in described?.joined ?? [] { tester.end() }
    described = nil
  }

  /// The exercise with the checks that joined it, each with its visibility.
  package func describe() throws -> ExerciseDescription { try description().exercise }

  /// Why private checks did not join; for teachers only.
  package func findings() throws -> [Finding] { try description().findings }

  /// The line of the check's first failed assertion, or else of the check, for authors.
  func place(of check: CheckResult) throws -> SourcePlace {
    let described = try description()
    let home = described.homes[check.name] ?? part
    let assertion = check.failures.first?.assertion
    let line =
      assertion?.line ?? described.exercise.checks.first { $0.name == check.name }?.line
    let sources = try? tools.parts.sources(of: home)
    // A test written for Xcode has the name of its method, and its file is whichever has that there.
    let test = line.flatMap { number in
      home.uiTestFiles.first {
        sources?.line(number, of: $0)?.contains("func \(check.name)(") ?? false
      }
    }
    let said = assertion?.file ?? test ?? home.scriptName
    let file = sources?.path(of: said) ?? said
    let source = line.flatMap { sources?.line($0, of: file) }
    return SourcePlace(file: home.shownPlace(ofSource: file), line: line, sourceLine: source)
  }

  /// The digest of everything but the app that decides a verdict.
  package func digest() throws -> String {
    var digest = try description().digest
    try part.starter().add(to: &digest)
    digest.add(part.stage ?? [])
    digest.add((try? Disk.read("\(part.folder)/\(Part.stageCallsName)")) ?? [])
    return digest.hexadecimal()
  }

  /// Compiles the app and asks for a verdict on it, with the private checks behind the others.
  ///
  /// - Parameters:
  ///   - seed: What random inputs are drawn from.
  ///   - watches: Whether the verdict says what each check saw.
  package func judge(
    _ request: AppCompiler.Request, seed: UInt64 = JudgeRequest.practiceSeed,
    watches: Bool = false
  ) throws -> Verdict {
    let joined = part.joining.isEmpty ? [] : try description().joined
    var verdict = try own.judge(request, seed: seed, watches: watches)
    if verdict.outcome == .notBuilt { return verdict }
    for tester in joined {
      guard let more = try? tester.judge(request, seed: seed, watches: watches),
        !more.checks.isEmpty
      else {
        throw Finding(JudgeProblem.privateChecksNotRun)
      }
      verdict.checks += more.checks
      verdict.outcome = verdict.outcome.joined(by: more.outcome)
    }
    return verdict
  }

  private func description() throws -> Described {
    if let described { return described }
    var found = Described(exercise: try Self.describe(own))
    try tools.parts.sources(of: part).add(to: &found.digest)
    for index in found.exercise.checks.indices {
      found.exercise.checks[index].settleVisibility(isPrivate: part.isPrivate)
    }
    for part in part.joining {
      do {
        try join(part, to: &found)
      } catch {
        found.findings.append(Course.finding(for: error))
      }
    }
    described = found
    return found
  }

  private func join(_ part: Part, to found: inout Described) throws {
    let sources = try tools.parts.sources(of: part)
    let tester = PartTester(judges: judges, tools: tools, part: part, sources: sources)
    var checks = try Self.describe(tester).checks
    for index in checks.indices { checks[index].settleVisibility(isPrivate: true) }
    let taken = Set(found.exercise.checks.map(\.name))
    if let double = checks.first(where: { taken.contains($0.name) }) {
      throw Finding(
        OverlayProblem.checkNameTaken(double.name),
        at: SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)"))
    }
    for check in checks { found.homes[check.name] = part }
    found.exercise.checks += checks
    found.joined.append(tester)
    sources.add(to: &found.digest)
  }

  private static func describe(_ tester: PartTester) throws -> ExerciseDescription {
    switch try tester.ask(.describe, seconds: 60) {
    case .description(.exercise(let exercise)): return exercise
    case .failed(let finding): throw finding
    case .description, .verdict, .recording: throw PartTester.misunderstanding
    }
  }
}

extension CheckDescription {
  /// Checks of private lessons are seen by nobody, all others by everybody, unless they say else.
  fileprivate mutating func settleVisibility(isPrivate: Bool) {
    visibility = visibility ?? (isPrivate ? .hidden : .visible)
  }
}

extension Verdict.Outcome {
  /// Of two halves: what could not be carried out says nothing, and so says the whole.
  fileprivate func joined(by other: Self) -> Self {
    if self == .infrastructure || other == .infrastructure { return .infrastructure }
    return self == .passed && other == .passed ? .passed : .failed
  }
}
