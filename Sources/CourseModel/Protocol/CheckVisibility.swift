/// Who may see a graded check and what came of it, in Gradescope's words.
///
/// It speaks of gradebooks alone: `course check` shows whatever it runs.
public enum CheckVisibility: String, Codable, Hashable, Sendable {
  /// Everybody, at once.
  case visible
  /// Nobody but the teachers.
  case hidden
  /// Everybody, once nothing more can be handed in.
  case afterDueDate = "after_due_date"
  /// Everybody, once the grades are published.
  case afterPublished = "after_published"
}
