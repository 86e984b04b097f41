/// Every part of the course with how far the student came; what `course list` shows.
public struct CourseListing: Codable, Hashable, Sendable {
  public var lessons: [Lesson]
  /// What is wrong with the course itself, such as two lessons with one id.
  public var findings: [Finding]

  public init(lessons: [Lesson], findings: [Finding] = []) {
    self.lessons = lessons
    self.findings = findings
  }

  public struct Lesson: Codable, Hashable, Sendable {
    public var id: String
    public var title: String
    public var parts: [Part]

    public init(id: String, title: String, parts: [Part]) {
      self.id = id
      self.title = title
      self.parts = parts
    }
  }

  public struct Part: Codable, Hashable, Sendable {
    /// The full id, such as `containment/reveal-a-child`.
    public var id: String
    public var title: String
    public var kind: PartKind
    public var state: PartState
    /// What an exercise is worth; nil until its checks were compiled once, and for a scenario.
    public var points: Int?
    /// The most points that one check of it gave.
    public var bestPoints: Int
    public var hintsUsed: Int
    /// Whether `course next` does this part next.
    public var isCurrent: Bool

    public init(
      id: String, title: String, kind: PartKind, state: PartState, points: Int?, bestPoints: Int,
      hintsUsed: Int, isCurrent: Bool
    ) {
      self.id = id
      self.title = title
      self.kind = kind
      self.state = state
      self.points = points
      self.bestPoints = bestPoints
      self.hintsUsed = hintsUsed
      self.isCurrent = isCurrent
    }
  }
}

/// What a student does with a part: watch it or solve it.
public enum PartKind: String, Codable, Hashable, Sendable {
  case scenario, exercise
}

/// How far a student came with a part.
public enum PartState: String, Codable, Hashable, Sendable {
  case new
  /// A scenario that was shown, an exercise whose task was read.
  case seen
  /// An exercise whose checks passed once.
  case solved
}
