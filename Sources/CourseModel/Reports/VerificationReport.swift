/// Whether a course keeps its promises; what `course verify` found.
public struct VerificationReport: Codable, Hashable, Sendable {
  /// What is wrong with the course as a whole or with a lesson's folder.
  public var findings: [Finding]
  /// In the order of the course.
  public var parts: [PartReport]

  /// Makes a verification report.
  public init(findings: [Finding], parts: [PartReport]) {
    self.findings = findings
    self.parts = parts
  }

  /// How many faults there are, of the course, its lessons and its parts.
  public var faults: Int { parts.reduce(findings.count) { $0 + $1.faults.count } }

  /// One part, and what was tried with it.
  public struct PartReport: Codable, Hashable, Sendable {
    /// The part's id.
    public var id: String
    /// Whether it is a scenario or an exercise.
    public var kind: PartKind
    /// What was tried, in words such as `starter: 0 of 3 points`, `solution`, `alternative ByHand`,
    /// `mistake ForgotDidMove`.
    public var tried: [String]
    /// What is wrong with it; empty when it keeps its promises.
    public var faults: [Finding]
    /// What may be meant as it is, such as a method of a scenario's app that has nearly the name of one of
    /// UIKit's.
    public var notes: [Finding]

    /// What came of small changes to the solution; nil where none were tried.
    public var mutants: MutantTally?

    /// Makes a part.
    public init(
      id: String, kind: PartKind, tried: [String] = [], faults: [Finding] = [],
      notes: [Finding] = []
    ) {
      self.id = id
      self.kind = kind
      self.tried = tried
      self.faults = faults
      self.notes = notes
    }
  }
}

/// How many small changes to a solution were noticed.
public struct MutantTally: Codable, Hashable, Sendable {
  /// Those that fail a check.
  public var caught = 0
  /// Those that do not compile.
  public var notBuilt = 0
  /// Those that pass, and whose line says why.
  public var excused = 0
  /// Those that pass.
  public var survived = 0

  /// Makes a tally without any.
  public init() {}
}
