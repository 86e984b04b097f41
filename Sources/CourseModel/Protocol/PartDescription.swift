public import EventTrace

/// What a compiled part of a lesson says of itself, once it is loaded.
public enum PartDescription: Codable, Hashable, Sendable {
  /// The part is a scenario.
  case scenario(ScenarioDescription)
  /// The part is an exercise.
  case exercise(ExerciseDescription)
}

/// A scenario's facts: what it shows and on which versions.
public struct ScenarioDescription: Codable, Hashable, Sendable {
  /// What it shows, in a few words.
  public var title: String
  /// The versions that the script runs on, in the order of the author.
  public var versions: [IOSVersion]
  /// The model; nil for the one that most people had with the version.
  public var device: String?

  /// Makes a scenario description.
  public init(title: String, versions: [IOSVersion], device: String?) {
    self.title = title
    self.versions = versions
    self.device = device
  }
}

/// An exercise's facts: its checks, hints, and which wrong answers its feedback knows.
public struct ExerciseDescription: Codable, Hashable, Sendable {
  /// In the order in which they run.
  public var checks: [CheckDescription]
  /// From a nudge to nearly the answer.
  public var hints: [String]
  /// The check at which the untouched starter must fail.
  public var starterFailsAt: String
  /// Whether the untouched starter is an app that can be compiled.
  public var starterCompiles: Bool
  /// Where `course play` runs the student's app.
  public var iOS: IOSVersion
  /// The model; nil for the one that most people had with the version.
  public var device: String?
  /// Where it begins in the author's file; nil where that is not known.
  public var line: Int?

  /// Makes an exercise description.
  public init(
    checks: [CheckDescription], hints: [String], starterFailsAt: String, iOS: IOSVersion,
    device: String?, starterCompiles: Bool = true,
    line: Int? = nil
  ) {
    self.line = line
    self.checks = checks
    self.hints = hints
    self.starterFailsAt = starterFailsAt
    self.starterCompiles = starterCompiles
    self.iOS = iOS
    self.device = device
  }

  /// The points that all checks together are worth.
  public var points: Int { checks.reduce(0) { $0 + $1.points } }
}

/// A check's facts: its name, its points and the wrong answers that it has words for.
public struct CheckDescription: Codable, Hashable, Sendable {
  /// The sentence that is true when it passes.
  public var name: String
  /// What it is worth.
  public var points: Int
  /// The words for kinds of wrong answers, in the author's order.
  public var feedback: [FeedbackDescription]
  /// Who may see it in a gradebook; nil if that follows from the folder of the check.
  public var visibility: CheckVisibility?
  /// Where it begins in the author's file; nil where that is not known.
  public var line: Int?

  /// Makes a check description.
  public init(
    name: String, points: Int, feedback: [FeedbackDescription],
    visibility: CheckVisibility? = nil, line: Int? = nil
  ) {
    self.line = line
    self.name = name
    self.points = points
    self.visibility = visibility
    self.feedback = feedback
  }
}

/// A text for a kind of wrong answer, and the mistake in `Mistakes/` that proves that it is given.
public struct FeedbackDescription: Codable, Hashable, Sendable {
  /// What the student reads.
  public var text: String
  /// The folder in `Mistakes/`; nil where no mistake proves it.
  public var mistake: String?
  /// Its place in the author's file; nil in a verdict.
  public var line: Int?
  /// Whether the untouched starter may get it as well; nil if not, and in a verdict.
  public var fitsStarter: Bool?

  /// Makes a feedback description.
  public init(text: String, mistake: String?, line: Int? = nil, fitsStarter: Bool? = nil) {
    self.line = line
    self.fitsStarter = fitsStarter
    self.text = text
    self.mistake = mistake
  }
}
