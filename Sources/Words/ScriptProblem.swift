package import CourseModel

/// What is wrong with a script of a lesson's author, and with what it calls.
package enum ScriptProblem: Fact {
  // What the compiler says of it.
  case doesNotCompile(reason: String?)
  case stageDoesNotCompile(reason: String?)
  /// A value of another type has the script's name.
  case wrongType(Declaration, reason: String)
  case misnamed(Declaration, file: String, name: String)
  case undeclared(Declaration, file: String)

  // How it ends its judge.
  case endless(Subject)
  case recursive(Subject)
  case crash(Subject, signal: Int32, reason: String)

  // How a scenario runs.
  case changes
  case fails(version: String, reason: String)

  // What is another in every run.
  case chance(String)
  case chanceWithoutSeed(String)
  case freshIdentifier(String)
  case moment(String)
  case machineClock(String)
  case wait(String)
  /// It ends the process in which the script runs.
  case end(String)
  case versionAsNumber(String)

  /// What runs in a judge.
  package enum Subject: Hashable, Sendable {
    /// What the file does outside of any function.
    case loading(file: String)
    /// As the judge calls it, such as `the check “it is solved”`.
    case script(String)

    /// At the beginning of a sentence.
    fileprivate var words: String {
      switch self {
      case .loading(let file): "What `\(file)` does while it is loaded"
      case .script(let name): name.prefix(1).uppercased() + name.dropFirst()
      }
    }
  }

  /// What a script declares for the course to find.
  package enum Declaration: String, Sendable {
    case scenario, exercise

    package var type: String { self == .scenario ? "Scenario" : "Exercise" }

    fileprivate var remedy: String {
      "Write `let \(rawValue) = \(type)(…) { … }` outside of any braces."
    }
  }

  package var kind: Finding.Kind { .badLesson }

  package var sentences: Sentences {
    switch self {
    case .doesNotCompile(let reason):
      (
        "The lesson does not compile: \(reason ?? "no reason was given")",
        "Repair the lesson or tell its author; the other parts of the course work."
      )
    case .stageDoesNotCompile(let reason):
      (
        "The exercise's stage does not compile: \(reason ?? "no reason was given")",
        "A stage knows UIKit and StageKit. Declare what it calls of the student's code in "
          + "`StageCalls.swift` beside it."
      )
    case .wrongType(let declaration, let reason):
      (
        "`\(declaration.rawValue)` is not a value of the type `\(declaration.type)`: \(reason)",
        declaration.remedy
      )
    case .misnamed(let declaration, let file, let name):
      (
        "`\(file)` declares `\(name)` instead of `\(declaration.rawValue)`.",
        "Rename `\(name)` to `\(declaration.rawValue)`."
      )
    case .undeclared(let declaration, let file):
      ("`\(file)` declares no `\(declaration.rawValue)`.", declaration.remedy)
    case .endless(let subject):
      (
        "\(subject.words) does not end.",
        "Make sure that the loop there ends, whatever the app does."
      )
    case .recursive(let subject):
      (
        "\(subject.words) calls itself endlessly.",
        "Give the function there a case in which it does not call itself."
      )
    case .crash(let subject, let signal, let reason):
      (
        "\(subject.words) crashes: \(reason.isEmpty ? "signal \(signal)" : reason)",
        "Check values before they are used: `XCTUnwrap` for what may be nil, a count for what may "
          + "be missing."
      )
    case .changes:
      (
        "Two runs of the scenario differ.",
        "Look for code that depends on addresses, the order of a set or the clock."
      )
    case .fails(let version, let reason):
      (
        "The script fails on iOS \(version): \(reason)",
        "Mend the script or the app in `App/`."
      )
    case .chance(let name):
      ("`\(name)` differs in every run.", "Draw from `app.random` instead.")
    case .chanceWithoutSeed(let name):
      (
        "`\(name)` differs in every run.",
        "Draw it from the run's seed: add `using: &app.random`."
      )
    case .freshIdentifier(let name):
      (
        "`\(name)()` differs in every run.",
        "Write one down, or take a word from the run's seed: `app.random.word()`."
      )
    case .moment(let name): ("`\(name)` differs in every run.", Self.writeMoment)
    case .machineClock(let name):
      ("`\(name)` reads the machine's clock; the app runs on virtual time.", Self.writeMoment)
    case .wait(let name):
      (
        "`\(name)` waits on the machine's clock; the app runs on virtual time.",
        "Let the app's own time pass: `try app.advance(by: 1)`."
      )
    case .end(let name):
      (
        "`\(name)` ends the judge, and with it the checks that are still to come.",
        "Remove it. A failed assertion tells what is wrong; `throw XCTSkip()` leaves a check."
      )
    case .versionAsNumber(let text):
      (
        "`\(text)` is read as a number, not as the version that it looks like.",
        "Write `IOSVersion(\(text.replacing(".", with: ", ")))`."
      )
    }
  }

  private static let writeMoment =
    "Write the moment down, such as `Date(timeIntervalSince1970: 0)`; the app's own time is in the "
    + "events of `app.trace`."
}
