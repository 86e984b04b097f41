public import EventTrace

/// A picture of a text that is drawn from a run of a scenario.
public struct ReadingPicture: Codable, Hashable, Sendable {
  /// What the text names, such as `in-and-out.tree`.
  public var target: String
  /// What is drawn.
  public var drawing: Drawing

  /// Makes a picture.
  public init(target: String, drawing: Drawing) {
    self.target = target
    self.drawing = drawing
  }

  /// What a picture shows.
  public enum Drawing: Codable, Hashable, Sendable {
    /// The tree of the controllers beside that of the views.
    case tree(Snapshot)
    /// What the user sees.
    case screen(Snapshot)
    /// What happened.
    case events([Event])
    /// What happened, with a lane for each object.
    case flow([Event])
  }
}
