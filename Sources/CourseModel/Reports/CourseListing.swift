/// Every part of the course with how far the student came; what `course list` shows.
public struct CourseListing: Codable, Hashable, Sendable {
  /// In the order of the course.
  public var lessons: [Lesson]
  /// What is wrong with the course itself, such as two lessons with one id.
  public var findings: [Finding]

  /// Makes a course listing.
  public init(lessons: [Lesson], findings: [Finding] = []) {
    self.lessons = lessons
    self.findings = findings
  }

  /// A lesson and its parts.
  public struct Lesson: Codable, Hashable, Sendable {
    /// The lesson's id, such as `launch-sequence`.
    public var id: String
    /// The first heading of its `Lesson.md`.
    public var title: String
    /// In the order of the course.
    public var parts: [PartEntry]

    /// Makes a lesson.
    public init(id: String, title: String, parts: [PartEntry]) {
      self.id = id
      self.title = title
      self.parts = parts
    }
  }

  /// A part, and how far the student is with it.
  public struct PartEntry: Codable, Hashable, Sendable {
    /// The full id, such as `containment/reveal-a-child`.
    public var id: String
    /// The first heading of its task, or the scenario's title.
    public var title: String
    /// Whether it is a scenario or an exercise.
    public var kind: PartKind
    /// How far the student is with it.
    public var state: PartState
    /// What an exercise is worth; nil until its checks were compiled once, and for a scenario.
    public var points: Int?
    /// The most points that one check of it gave.
    public var bestPoints: Int
    /// How many hints the student has asked for.
    public var hintsUsed: Int
    /// The state of the student's files as they are now; nil for a scenario.
    public var files: FileState?
    /// Whether `course next` does this part next.
    public var isCurrent: Bool
    /// What came of the answers to a scenario's questions; nil until it asked one.
    public var predictions: PredictionCount?

    /// Makes a part.
    public init(
      id: String, title: String, kind: PartKind, state: PartState, points: Int?, bestPoints: Int,
      hintsUsed: Int, files: FileState? = nil, isCurrent: Bool, predictions: PredictionCount? = nil
    ) {
      self.id = id
      self.title = title
      self.kind = kind
      self.state = state
      self.points = points
      self.bestPoints = bestPoints
      self.hintsUsed = hintsUsed
      self.files = files
      self.isCurrent = isCurrent
      self.predictions = predictions
    }
  }
}

extension CourseListing {
  /// What is known of an exercise's files as they are now.
  public enum FileState: Codable, Hashable, Sendable {
    /// They are the starter's.
    case untouched
    /// They were changed since the last check, or never checked.
    case unchecked
    /// The last check was of just these files, and gave so many points.
    case checked(points: Int)
    /// They did not compile when they were checked.
    case notBuilt
    /// There are none.
    case missing
  }
}

extension CourseListing {
  /// How many questions of a scenario were answered, and how many of them rightly.
  public struct PredictionCount: Codable, Hashable, Sendable {
    /// How many answers were compared.
    public var answered: Int
    /// How many of them were right.
    public var right: Int

    /// Makes a count.
    public init(answered: Int, right: Int) {
      self.answered = answered
      self.right = right
    }
  }
}

/// What a student does with a part: watch it or solve it.
public enum PartKind: String, Codable, Hashable, Sendable {
  /// A scenario is read and played, an exercise is solved.
  case scenario, exercise
}

/// How far a student came with a part.
public enum PartState: String, Codable, Hashable, Sendable {
  /// Not begun.
  case new
  /// A scenario that has asked for a prediction, and waits for it.
  case asked
  /// A scenario that was shown, an exercise whose task was read.
  case seen
  /// An exercise whose checks passed once.
  case solved
}
