public import EventTrace

/// What a compiled part of a lesson says of itself, once it is loaded.
public enum PartDescription: Codable, Hashable, Sendable {
  case scenario(ScenarioDescription)
  case exercise(ExerciseDescription)
}

/// A scenario's facts: what it shows and on which versions.
public struct ScenarioDescription: Codable, Hashable, Sendable {
  public var title: String
  /// The versions that the script runs on, in the order of the author.
  public var versions: [IOSVersion]
  public var device: String?

  public init(title: String, versions: [IOSVersion], device: String?) {
    self.title = title
    self.versions = versions
    self.device = device
  }
}

/// An exercise's facts: its checks, hints, and which wrong answers its feedback knows.
public struct ExerciseDescription: Codable, Hashable, Sendable {
  public var checks: [CheckDescription]
  /// From a nudge to nearly the answer.
  public var hints: [String]
  /// The check at which the untouched starter must fail.
  public var starterFailsAt: String
  /// Whether the untouched starter is an app that can be compiled.
  public var starterCompiles: Bool
  /// Where `course play` runs the student's app.
  public var iOS: IOSVersion
  public var device: String?
  /// Where it begins in the author's file; nil where that is not known.
  public var line: Int?

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

  public var points: Int { checks.reduce(0) { $0 + $1.points } }
}

public struct CheckDescription: Codable, Hashable, Sendable {
  public var name: String
  public var points: Int
  public var feedback: [FeedbackDescription]
  /// Who may see it in a gradebook; nil where the author left that to where the check lies.
  public var visibility: CheckVisibility?
  /// Where it begins in the author's file; nil where that is not known.
  public var line: Int?

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
  public var text: String
  public var mistake: String?
  /// Where it stands in the author's file; nil in a verdict.
  public var line: Int?

  public init(text: String, mistake: String?, line: Int? = nil) {
    self.line = line
    self.text = text
    self.mistake = mistake
  }
}
