public import EventTrace

/// What a scenario showed: one run of its script for each version.
public struct Recording: Codable, Hashable, Sendable {
  /// What the author says of the scenario.
  public var scenario: ScenarioDescription
  /// One for each version, in the order of the scenario.
  public var runs: [Run]
  /// What the app's xibs and storyboards hold, by the files' names; nil for an app that has none.
  public var interfaces: [InterfaceOutline]?

  /// Makes a recording.
  public init(scenario: ScenarioDescription, runs: [Run], interfaces: [InterfaceOutline]? = nil) {
    self.scenario = scenario
    self.runs = runs
    self.interfaces = interfaces
  }

  /// The script on one version.
  public struct Run: Codable, Hashable, Sendable {
    /// The version of iOS on the device.
    public var iOS: IOSVersion
    /// What was said and what happened, in order.
    public var steps: [Step]
    /// What stopped the script before its end.
    public var failures: [Failure]
    /// What the app wrote to standard output and error, shortened.
    public var output: String
    /// What was on the screen when the script had ended; nil when the app had ended before.
    public var screen: Snapshot?

    /// Makes a run.
    public init(
      iOS: IOSVersion, steps: [Step], failures: [Failure] = [], output: String = "",
      screen: Snapshot? = nil
    ) {
      self.iOS = iOS
      self.steps = steps
      self.failures = failures
      self.output = output
      self.screen = screen
    }
  }

  /// Something that a reader is shown.
  public enum Step: Codable, Hashable, Sendable {
    /// A paragraph for the reader.
    case narration(String)
    /// Events that the script's last deed caused; each belongs to the launch with that number,
    /// counted from zero.
    case events([Event], launch: Int)
    /// A question whose answer is what really happened then; with a key, the student's own answer is
    /// compared with it.
    case prediction(question: String, answer: [Event], key: AnswerKey? = nil)
    /// The screen as it was then, with the author's caption.
    case screen(Snapshot, caption: String)
    /// The app's life ended there.
    case end(LaunchEnd)

    /// What the student's answer is compared with; nil for anything but a question that is answered.
    public var key: AnswerKey? {
      if case .prediction(_, _, let key) = self { key } else { nil }
    }
  }
}
