import CPlatform
import CourseKit

/// Ends the judge when a script of the lesson's author faults or does not come to an end, and tells
/// the parent where it was.
///
/// The time that the app and its host take does not count. Outside of a judge's process it does
/// nothing.
enum ScriptWatch {
  /// How many commands a script may send in one run; only a loop that waits in vain sends more.
  static let mostCommands = 5000

  /// Watches the script while `body` runs it.
  ///
  /// - Parameters:
  ///   - name: What it is called for its author.
  ///   - seconds: How much of the processor's time it may take.
  static func during<Result>(_ name: String, seconds: Double, _ body: () -> Result) -> Result {
    cplatform_script_begin(name, seconds)
    defer { cplatform_script_end() }
    return body()
  }

  /// Leaves out of the script's time what `body` waits for.
  static func pausing<Result>(
    _ body: () throws(HostLost) -> Result
  ) throws(HostLost) -> Result {
    cplatform_script_pause()
    defer { cplatform_script_resume() }
    return try body()
  }
}
