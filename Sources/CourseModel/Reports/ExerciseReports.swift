/// What `course check` found.
public struct CheckReport: Codable, Hashable, Sendable {
  /// One for each exercise that was checked, in the order of the course.
  public var verdicts: [Verdict]
  /// What the student should know besides.
  public var notes: [Finding]

  /// Makes a check report.
  public init(verdicts: [Verdict], notes: [Finding] = []) {
    self.verdicts = verdicts
    self.notes = notes
  }
}

/// What `course show` shows: a lesson's narrative, an exercise's task or a scenario's source.
public struct ShowReport: Codable, Hashable, Sendable {
  /// The lesson's or the part's id.
  public var id: String
  /// The text that is shown.
  public var reading: Reading
  /// The student's files, relative to the course; empty for a lesson.
  public var files: [String]
  /// The files of a scenario: its app's and its script; empty for anything else.
  public var sources: [Source]
  /// What the part's xibs and storyboards hold; nil where there are none.
  public var interfaces: [InterfaceOutline]?

  /// Makes a show report.
  public init(
    id: String, reading: Reading, files: [String] = [], sources: [Source] = [],
    interfaces: [InterfaceOutline]? = nil
  ) {
    self.id = id
    self.reading = reading
    self.files = files
    self.sources = sources
    self.interfaces = interfaces
  }

  /// A file of the author's, to be read.
  public struct Source: Codable, Hashable, Sendable {
    /// Relative to the course.
    public var file: String
    /// The whole file.
    public var text: String

    /// Makes a source.
    public init(file: String, text: String) {
      self.file = file
      self.text = text
    }
  }
}

/// What `course new` has written.
public struct BeginningReport: Codable, Hashable, Sendable {
  /// The lesson's or the part's id.
  public var id: String
  /// The files, relative to the course.
  public var files: [String]

  /// Makes a report.
  public init(id: String, files: [String]) {
    self.id = id
    self.files = files
  }
}

/// One of an exercise's hints.
public struct HintReport: Codable, Hashable, Sendable {
  /// The exercise's id.
  public var exercise: String
  /// Counted from one.
  public var number: Int
  /// How many hints the exercise has.
  public var count: Int
  /// The author's words.
  public var hint: String
  /// What the student should know besides.
  public var notes: [Finding]

  /// Makes a hint report.
  public init(exercise: String, number: Int, count: Int, hint: String, notes: [Finding] = []) {
    self.exercise = exercise
    self.number = number
    self.count = count
    self.hint = hint
    self.notes = notes
  }
}

/// How the solution differs from the student's files.
public struct SolutionReport: Codable, Hashable, Sendable {
  /// The exercise's id.
  public var exercise: String
  /// The files of the solution, sorted by name.
  public var files: [File]

  /// Makes a solution report.
  public init(exercise: String, files: [File]) {
    self.exercise = exercise
    self.files = files
  }

  /// One file of the student's or of the solution.
  public struct File: Codable, Hashable, Sendable {
    /// The name relative to the exercise's folder.
    public var name: String
    /// How the solution's file differs from the student's.
    public var change: Change
    /// A unified difference from the student's file to the solution's, or the solution's text.
    public var text: String

    /// Makes a file.
    public init(name: String, change: Change, text: String) {
      self.name = name
      self.change = change
      self.text = text
    }
  }

  /// What the solution does with a file.
  public enum Change: String, Codable, Hashable, Sendable {
    /// The same; with other text; only in the solution; only in the student's folder.
    case same, differs, added, deleted
  }
}

/// What `course reset` did.
public struct ResetReport: Codable, Hashable, Sendable {
  /// The exercise's id.
  public var exercise: String
  /// The files that are the starter's again, relative to the course.
  public var files: [String]
  /// Where the student's files are now, relative to the course; nil when there were none.
  public var backup: String?
  /// What the student should know besides.
  public var notes: [Finding]

  /// Makes a reset report.
  public init(exercise: String, files: [String], backup: String?, notes: [Finding] = []) {
    self.exercise = exercise
    self.files = files
    self.backup = backup
    self.notes = notes
  }
}
