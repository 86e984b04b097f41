import CourseKit

/// How long the apps of one exercise may keep the judge waiting, all launches and commands together.
///
/// Each command has a limit of its own, which a slow app may stay below as often as it is asked; a
/// class that waits for its grades must not wait for that.
final class Patience {
  private let seconds: Double
  private var waited = Duration.zero

  /// - Parameter seconds: The machine's time; an honest app needs a fraction of one for a whole exercise.
  init(seconds: Double) {
    self.seconds = seconds
  }

  /// For apps that nobody waits for but the one who wrote them.
  static var endless: Patience { Patience(seconds: .infinity) }

  /// Whether no app is asked anything more.
  var isOver: Bool { waited / .seconds(1) > seconds }

  /// Counts the time until `answer` comes back.
  func wait<Answer>(
    for answer: () throws(HostLost) -> Answer
  ) throws(HostLost) -> Answer {
    let start = ContinuousClock.now
    defer { waited += .now - start }
    return try answer()
  }
}
