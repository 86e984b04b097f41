import CourseKit
import CourseModel

/// How long the apps of one exercise may keep the judge waiting, all launches and commands together.
///
/// Each command has its own limit, and a slow app may stay just below it each time, while a class waits
/// for its grades. So all commands together are limited too. An endless loop costs one limit: what led to
/// it is not tried again, and everything after it has less time.
///
/// What a busy machine takes does not count: a right answer passes there, too.
final class Patience {
  private let seconds: Double
  /// What each command may take without being counted: an idle machine answers sooner.
  private let moment: Duration
  private var waited = Duration.zero
  /// What the machine took from the command that is waited for.
  private var taken = Duration.zero
  private var forgiven = Duration.zero
  private var dead: [Story: LaunchEnd] = [:]
  /// How the first app that ran out of time ended.
  private(set) var firstEnd: LaunchEnd?

  /// - Parameter seconds: The machine's time; an honest app needs a fraction of one for a whole exercise.
  init(seconds: Double, moment: Duration = .milliseconds(5)) {
    self.seconds = seconds
    self.moment = moment
  }

  /// For an app for which only its author waits.
  static var endless: Patience { Patience(seconds: .infinity) }

  /// What an app was told up to some moment; the same story comes to the same end.
  struct Story: Hashable {
    private var configuration: LaunchConfiguration
    private var commands: [Command] = []

    init(_ configuration: LaunchConfiguration) {
      self.configuration = configuration
      // The seed and the limits do not count: they do not change what the app is told.
      self.configuration.seed = 0
      self.configuration.limits = LaunchLimits()
    }

    /// The story with one more command; a look at the screen changes nothing.
    mutating func add(_ command: Command) {
      if !command.isLook { commands.append(command) }
    }
  }

  /// Whether the time is used up.
  var isOver: Bool { waited / .seconds(1) > seconds }

  /// How the app ends now without being asked, because it is known or because time is up.
  func end(of story: Story) -> LaunchEnd? {
    dead[story] ?? (isOver ? firstEnd ?? .limit(.wallTime) : nil)
  }

  /// Remembers what led to an end by a limit of time.
  func note(_ end: LaunchEnd?, of story: Story) {
    guard case .limit(let limit, _) = end, limit.isTime else { return }
    dead[story] = end
    firstEnd = firstEnd ?? end
  }

  /// The limits of the next launch.
  func limits(_ limits: LaunchLimits) -> LaunchLimits {
    guard firstEnd != nil else { return limits }
    var limits = limits
    limits.wallSeconds = min(limits.wallSeconds, Self.secondsAfterLimit)
    return limits
  }

  private static let secondsAfterLimit = 0.5

  /// Does not count that part of the wait for the current answer.
  func forgive(_ delay: Duration) {
    let more = min(delay, Self.mostForgiven - forgiven)
    forgiven += more
    taken += more
  }

  /// An app that starts many threads keeps itself waiting, too.
  private static let mostForgiven = Duration.seconds(30)

  /// Counts the time until `answer` comes back.
  func wait<Answer>(
    for answer: () throws(HostLost) -> Answer
  ) throws(HostLost) -> Answer {
    let start = ContinuousClock.now
    taken = .zero
    defer { waited += max(.zero, .now - start - taken - moment) }
    return try answer()
  }
}
