/// Something that is wrong and what to do about it, in the words that `Words` has for the fact: as records
/// and processes pass it on, and as text, pages and JSON show it.
public struct Finding: Codable, Hashable, Sendable, Error {
  /// How much it matters.
  public var severity: Severity
  /// Whose fault it is and of which sort.
  public var kind: Kind
  /// What is wrong, in one sentence.
  public var message: String
  /// Where it is; nil for something that has no place in a file.
  public var place: SourcePlace?
  /// How to go on, in one sentence.
  public var remedy: String?
  /// The name of the gate's rule, for what it refuses.
  public var rule: String?

  /// Makes a finding.
  public init(
    _ kind: Kind, severity: Severity = .error, _ message: String, at place: SourcePlace? = nil,
    remedy: String? = nil, rule: String? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.message = message
    self.place = place
    self.remedy = remedy
    self.rule = rule
  }

  /// How much a finding matters.
  public enum Severity: String, Codable, Hashable, Sendable {
    /// An error keeps the work from passing; a warning and a note do not.
    case error, warning, note
  }

  /// Whose fault it is and of which sort; the kind decides the exit code.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The compiler refused the learner's sources.
    case compileError
    /// The compiler did not come to an end within its limits.
    case compileLimit
    /// The gate of graded work refused the sources; ``Finding/rule`` names why.
    case rejected
    /// A file of the learner's cannot be used: empty, not UTF-8, too large, a damaged plist.
    case badFile
    /// A lesson is not put together as it must be.
    case badLesson
    /// What is there does not match what was planned, or is another version's.
    case mismatch
    /// Something that is needed is not on this machine.
    case missingTool
    /// The machine failed, for example because the disk is full; the same call continues
    /// afterwards.
    case machineFault
    /// Something of the runner's own failed.
    case internalFault
    /// A note that explains, such as a near miss that compiles.
    case advice
  }
}

extension Finding.Kind {
  /// Whether the learner's files are the reason, so that the same files meet it again.
  public var isOfSources: Bool {
    switch self {
    case .compileError, .compileLimit, .rejected, .badFile: true
    case .badLesson, .mismatch, .missingTool, .machineFault, .internalFault, .advice: false
    }
  }
}

/// A place in a file: what an editor jumps to.
public struct SourcePlace: Codable, Hashable, Sendable {
  /// The file as the reader knows it, relative to the course if it is inside of it.
  public var file: String
  /// Counted from one; nil for the file as a whole.
  public var line: Int?
  /// Counted from one; nil for the line as a whole.
  public var column: Int?
  /// The source line itself.
  public var sourceLine: String?
  /// What the compiler would write there, set below the source line as it stands in it.
  public var suggestion: String?

  /// Makes a source place.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, sourceLine: String? = nil,
    suggestion: String? = nil
  ) {
    self.suggestion = suggestion
    self.file = file
    self.line = line
    self.column = column
    self.sourceLine = sourceLine
  }
}
