import CourseModel
public import EventTrace

/// A task for the student: checks with points, and hints for whoever is stuck.
///
/// A part's module has one, as a global `let exercise = Exercise(…) { … }`. Beside its `Checks.swift`
/// lie answers by which `course verify` tries the checks: `Solution/`, a folder in `Alternatives/` for
/// each right answer that is written differently, and one in `Mistakes/` for each wrong one. An
/// answer's folder holds the files that differ from the starter; `.deleted` in it names, one to a
/// line, those of the starter's files that the answer does without.
public struct Exercise {
  /// The version on which checks launch the app where they name no other.
  public let iOS: IOSVersion
  /// The model on which checks launch the app; nil for the one most people had with the version.
  public let device: String?
  /// The numbers of what it practises, as in `Lessons/Subjects.md`.
  public let subjects: [Int]
  /// From a nudge to nearly the answer.
  public let hints: [String]
  /// In the order in which they run.
  public internal(set) var checks: [Check]
  /// Whether the untouched starter can be compiled.
  let starterCompiles: Bool
  /// Where the author wrote it.
  let place: SourcePlace
  private let starterFailure: String?

  /// Puts an exercise together.
  ///
  /// - Parameters:
  ///   - subjects: Written as numbers: the table of subjects is made without compiling.
  ///   - starterFailsAt: The name of the check at which the untouched starter fails; the first one
  ///     where it is left out.
  ///   - starterCompiles: False for a starter that is not yet an app and that the compiler refuses.
  ///   - hints: At least three, but for private checks that join those of an exercise.
  ///   - checks: What is asked; tests in `UITests/` need no line here.
  public init(
    iOS: IOSVersion, device: String? = nil, subjects: [Int] = [], starterFailsAt: String? = nil,
    starterCompiles: Bool = true, hints: [String] = [], file: StaticString = #fileID,
    line: UInt = #line, @CheckBuilder checks: () -> [Check]
  ) {
    self.iOS = iOS
    self.device = device
    self.subjects = subjects
    self.starterCompiles = starterCompiles
    self.hints = hints
    place = SourcePlace(file, line)
    self.checks = checks()
    starterFailure = starterFailsAt
  }

  /// The check at which the untouched starter fails; empty without any check.
  public var starterFailsAt: String { starterFailure ?? checks.first?.name ?? "" }
}

/// Lists checks one below the other, also in `if` and `for`.
@resultBuilder
public enum CheckBuilder {
  /// One check.
  public static func buildExpression(_ check: Check) -> [Check] { [check] }
  /// Checks one below the other.
  public static func buildBlock(_ checks: [Check]...) -> [Check] { checks.flatMap(\.self) }
  /// The checks of a `for`.
  public static func buildArray(_ checks: [[Check]]) -> [Check] { checks.flatMap(\.self) }
  /// The checks of an `if` without `else`.
  public static func buildOptional(_ checks: [Check]?) -> [Check] { checks ?? [] }
  /// The checks of an `if`.
  public static func buildEither(first checks: [Check]) -> [Check] { checks }
  /// The checks of an `else`.
  public static func buildEither(second checks: [Check]) -> [Check] { checks }
}
