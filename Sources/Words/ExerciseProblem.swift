package import CourseModel

/// What an exercise does not keep of a course's promises.
package enum ExerciseProblem: Fact {
  /// It has fewer than three.
  case fewHints(Int)
  /// None of its checks has points.
  case worthNothing
  case starterDoesNotCompile(reason: String?)
  /// It says that it does not.
  case starterCompiles
  case starterPasses
  case starterEarns(check: String, isUITest: Bool = false)
  case starterDoesNotFail(at: String)
  /// A check gives feedback for the starter, which nobody has touched.
  case feedbackForStarter(check: String)
  /// An app whose delegate does nothing has the points of a check.
  case emptyAppEarns(check: String, isUITest: Bool = false)
  /// A check draws inputs, and what the app does and shows is the same with each.
  case inputsUnseen(check: String)
  /// A right answer, at the place that is shown, does not pass.
  case answerFails(Answer, check: String, reason: String, place: String)
  /// A right answer that passes with the inputs of practice does not pass with others.
  case answerFailsWithSeed(UInt64, Answer, check: String, reason: String)
  case idleCheck(String)
  case mistakeWithoutFeedback(String)
  case mistakeDoesNotCompile(String)
  case mistakePasses(String)
  /// It fails with the inputs of practice, and with others it passes.
  case mistakePassesWithSeed(UInt64, String)
  /// It fails at these checks, and none gives its feedback.
  case mistakeFailsElsewhere(String, checks: [String])
  case feedbackWithoutMistake
  /// Feedback names a mistake that is not there; perhaps one is nearly called so.
  case feedbackOfMissingMistake(String, meant: String?)
  case checksNotRun(reason: String?)
  /// The solution with this change passes all checks.
  case mutantSurvives(Mutation)

  /// A right answer.
  package enum Answer: Hashable, Sendable {
    case solution
    case alternative(String)

    fileprivate var words: String {
      switch self {
      case .solution: "The solution"
      case .alternative(let name): "The alternative `\(name)`"
      }
    }
  }

  package var kind: Finding.Kind {
    if case .checksNotRun = self { .internalFault } else { .badLesson }
  }

  /// A test that is written for Xcode, such as one that measures, may assert nothing.
  private static func withoutPoints(_ test: String) -> String {
    "Assert something in it, remove it, or write `Check(uiTest: \"\(test)\", points: 0)` in `Checks.swift`."
  }

  package var sentences: Sentences {
    switch self {
    case .fewHints(let count):
      (
        "The exercise has \(["no hints", "1 hint", "2 hints"][count]).",
        "Give it three: a nudge, where to look, and nearly the answer."
      )
    case .starterDoesNotCompile(let reason):
      (
        "The starter does not compile: \(reason ?? "no reason was given")",
        "Repair it. If the starter is not meant to compile, say so in "
          + "`Checks.swift`: `starterCompiles: false`."
      )
    case .starterCompiles:
      (
        "The starter compiles, but `starterCompiles: false` says that it does not.",
        "Remove `starterCompiles: false`."
      )
    case .starterPasses: ("The starter passes all checks.", "Check for what the starter lacks.")
    case .starterEarns(let check, let isUITest):
      (
        "The untouched starter earns the points of the check “\(check)”.",
        isUITest
          ? Self.withoutPoints(check)
          : "Let it count together with a check that the starter fails: `.counts(with: …)`. Or give "
            + "it no points."
      )
    case .starterDoesNotFail(let check):
      (
        "The starter does not fail at the check “\(check)”.",
        "Name the check at which it fails in `starterFailsAt`."
      )
    case .worthNothing:
      (
        "The exercise is worth no points: a grader could not tell a right answer from none.",
        "Give points to at least one check: `Check(\"…\", points: 1)`."
      )
    case .feedbackForStarter(let check):
      (
        "The untouched starter gets this feedback from the check “\(check)”.",
        "Let its condition test for something that is true only after a student has begun; or, if it is "
          + "meant for the starter, too, write `alsoForStarter: true`."
      )
    case .emptyAppEarns(let check, let isUITest):
      (
        "An app that does nothing earns the points of the check “\(check)”.",
        isUITest
          ? Self.withoutPoints(check)
          : "Assert what must happen before what must not, or let the check count together with one "
            + "that needs it: `.counts(with: …)`."
      )
    case .inputsUnseen(let check):
      (
        "The check “\(check)” uses random inputs, but the solution behaves the same with all of them.",
        "Pass the random inputs to the app, so that its answer depends on them, or use none."
      )
    case .answerFails(.solution, let check, let reason, let place):
      (
        "The solution does not pass the check “\(check)”: \(reason)",
        "Mend the solution in `\(place)`, or the check."
      )
    case .answerFails(.alternative(let name), let check, let reason, let place):
      (
        "The alternative `\(name)` does not pass the check “\(check)”: \(reason)",
        "Mend the check: it is too strict for a right answer. Or mend the answer in `\(place)`."
      )
    case .answerFailsWithSeed(let seed, let answer, let check, let reason):
      (
        "\(answer.words) does not pass the check “\(check)” with the seed \(seed): \(reason)",
        "Mend the check: a right answer passes whatever inputs are drawn. Or mend the answer."
      )
    case .mutantSurvives(let change):
      (
        "The solution passes all checks \(change.words).",
        "Let a check notice this change; or end the line with `// survives: ` and the reason why no "
          + "check needs to, in XML with `<!-- survives: … -->`."
      )
    case .idleCheck(let check):
      (
        "The check “\(check)” asserts nothing, so every app that runs passes it.",
        "Say what must be true, such as `XCTAssertTrue(app.labels[\"Hello\"].exists)`."
      )
    case .mistakeWithoutFeedback(let name):
      (
        "No feedback names the mistake `\(name)` in `provenBy`.",
        "Add `.feedback(…, provenBy: \"\(name)\")` to the check that it fails."
      )
    case .mistakeDoesNotCompile(let name):
      ("The mistake `\(name)` does not compile.", "Mend it.")
    case .mistakePasses(let name): ("The mistake `\(name)` passes all checks.", Self.mendMistake)
    case .mistakePassesWithSeed(let seed, let name):
      (
        "The mistake `\(name)` passes all checks with the seed \(seed).",
        "Let the check try what the mistake gets wrong each time, whatever inputs are drawn."
      )
    case .mistakeFailsElsewhere(let name, let checks):
      (
        "The mistake `\(name)` fails at \(checks.map { "“\($0)”" }.joined(separator: ", ")) "
          + "without its feedback.",
        Self.mendMistake
      )
    case .feedbackWithoutMistake:
      (
        "A feedback has no mistake that proves it.",
        "Put a wrong answer to which it applies into `Mistakes/NAME/` and write `provenBy: \"NAME\"`."
      )
    case .feedbackOfMissingMistake(let name, let meant):
      (
        "A feedback names the mistake `\(name)`, which is not there.",
        meant.map { "Write `provenBy: \"\($0)\"`, or make `Mistakes/\(name)/`." }
          ?? "Write `Mistakes/\(name)/`."
      )
    case .checksNotRun(let reason):
      ("The checks could not be run: \(reason ?? "no reason given")", "Run it again.")
    }
  }

  private static let mendMistake = "Mend the mistake, or the condition of its feedback."
}

/// What `course verify` tried of a part.
package enum Trial: Hashable, Sendable {
  /// It has no checks, because it does not compile.
  case starter
  case starterEarning(Int, of: Int)
  case solution
  case alternative(String)
  case mistake(String)
  case firstRun, secondRun
  /// A scenario with questions, with so many seeds.
  case variants(Int)
  case mutants(MutantTally)

  package var words: String {
    switch self {
    case .starter: "starter"
    case .starterEarning(let earned, let possible):
      "starter: \(earned) of \(possible) \(possible == 1 ? "point" : "points")"
    case .solution: "solution"
    case .alternative(let name): "alternative \(name)"
    case .mistake(let name): "mistake \(name)"
    case .firstRun: "first run"
    case .secondRun: "second run"
    case .variants(let count): "\(count) variants"
    case .mutants(let tally):
      "mutants: \(tally.caught) caught, \(tally.notBuilt) not compiled, \(tally.excused) excused, "
        + "\(tally.survived) survived"
    }
  }
}

extension Failure {
  /// What failed, and the author's sentence for it.
  package var words: String { message.isEmpty ? summary : "\(summary) - \(message)" }
}
