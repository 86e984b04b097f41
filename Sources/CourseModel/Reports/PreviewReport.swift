/// A part as a student meets it, for its author; what `course preview` shows.
public struct PreviewReport: Codable, Hashable, Sendable {
  /// The part's id.
  public var id: String
  /// The task of an exercise, or what is written of a scenario.
  public var reading: Reading
  /// The files of an exercise that a student begins with, as a student is told of them.
  public var files: [String]
  /// What a scenario shows; nil for an exercise.
  public var story: Recording?
  /// What the untouched starter comes to; nil for a scenario.
  public var starter: Verdict?
  /// In the order in which a student gets them.
  public var hints: [String]
  /// What the solution comes to; nil for a scenario.
  public var solution: Verdict?

  /// Makes a preview.
  public init(
    id: String, reading: Reading, files: [String] = [], story: Recording? = nil,
    starter: Verdict? = nil, hints: [String] = [], solution: Verdict? = nil
  ) {
    self.id = id
    self.reading = reading
    self.files = files
    self.story = story
    self.starter = starter
    self.hints = hints
    self.solution = solution
  }
}
