package import CourseModel

/// How far a student came, by the ids of parts: folders may be renumbered and retitled.
package struct CourseProgress: Codable, Hashable, Sendable {
  package static let currentSchema = 1

  package var schema = Self.currentSchema
  package var parts: [String: PartProgress] = [:]

  package init() {}

  /// What is known of that part; a fresh record for one never touched.
  package subscript(id: String) -> PartProgress {
    get { parts[id] ?? PartProgress() }
    set { parts[id] = newValue }
  }
}

/// How far a student came with one part.
package struct PartProgress: Codable, Hashable, Sendable {
  package var state = PartState.new
  /// Where the student's files are in the workspace, as it was when they were copied.
  package var location: String?
  /// The digest of the starter that the student's files began as.
  package var starter: String?
  /// The digest of a newer starter that the student was told of.
  package var offeredStarter: String?
  package var hintsUsed = 0
  package var bestPoints = 0
  /// What the exercise is worth, as of its last check.
  package var points: Int?
  /// What the last check was of, and what it came to.
  package var lastCheck: LastCheck?
  /// How far the student came with a scenario's questions; nil until it asked the first.
  package var prediction: PredictionProgress?

  package init() {}
}

/// How far a student came with the questions of a scenario.
package struct PredictionProgress: Codable, Hashable, Sendable {
  /// How often the student asked to be asked again.
  package var variant = 0
  /// Which of the answers so far were right.
  package var answers: [Bool] = []

  /// What the script draws from, and how the lines are mixed.
  var seed: UInt64 { JudgeRequest.practiceSeed &+ UInt64(variant) }
}

/// The last check of a student's files.
package struct LastCheck: Codable, Hashable, Sendable {
  /// The digest of the files.
  package var files: String
  /// Nil when they did not compile.
  package var points: Int?
}
