/// What `course next` did, and what it will do when asked again.
public struct NextReport: Codable, Hashable, Sendable {
  /// The lesson's narrative, when its first part came up.
  public var narrative: Reading?
  /// What was done.
  public var deed: Deed
  /// The part that comes after this one; nil at the course's end and while this one is not done.
  public var upNext: PartReference?
  /// What the student should know besides: a starter that changed, progress that was not saved.
  public var notes: [Finding]

  /// Makes a next report.
  public init(
    narrative: Reading? = nil, deed: Deed, upNext: PartReference? = nil, notes: [Finding] = []
  ) {
    self.narrative = narrative
    self.deed = deed
    self.upNext = upNext
    self.notes = notes
  }

  /// What `course next` can do.
  public enum Deed: Codable, Hashable, Sendable {
    /// A scenario was played.
    case played(PartReference, Recording)
    /// A scenario asked a question, or compared an answer with what happened.
    case predicted(PartReference, PredictionReport)
    /// An exercise was begun: its task, and the files to edit.
    case introduced(PartReference, task: Reading)
    /// The current exercise was checked.
    case checked(PartReference, Verdict)
    /// Every part is done.
    case finished(parts: Int)
  }
}

/// A text in Markdown, as the course's author wrote it.
public struct Reading: Codable, Hashable, Sendable {
  /// The first heading.
  public var title: String
  /// The whole text.
  public var markdown: String
  /// The pictures that the text asks for; nil for none.
  public var pictures: [ReadingPicture]?

  /// Makes a reading.
  public init(title: String, markdown: String, pictures: [ReadingPicture]? = nil) {
    self.title = title
    self.pictures = pictures
    self.markdown = markdown
  }
}

/// A part, by the words in which a reader is told of it.
public struct PartReference: Codable, Hashable, Sendable {
  /// The part's id, such as `launch-sequence/keep-the-window`.
  public var id: String
  /// Its title, as a reader sees it.
  public var title: String
  /// Whether it is a scenario or an exercise.
  public var kind: PartKind
  /// The student's files, relative to the course; empty for a scenario.
  public var files: [String]

  /// Makes a part reference.
  public init(id: String, title: String, kind: PartKind, files: [String] = []) {
    self.id = id
    self.title = title
    self.kind = kind
    self.files = files
  }
}
