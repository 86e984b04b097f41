public import EventTrace

/// What happened, in this launch and before.
extension XCUIApplication {
  /// What happened in the launch that runs or ran last; empty before the first.
  public var trace: Trace { traces.last ?? Trace(iOS: .first, device: "") }

  /// What happened in each launch, in order.
  public var traces: [Trace] { launches.map(\.trace) }

  /// The lines of the last launch's console, without who wrote them.
  public var console: [String] { trace.filter { $0.kind == .console }.map { $0.text ?? "" } }

  /// What the last launch wrote to standard output and error, shortened.
  public var output: String { launches.last?.output ?? "" }

  /// The exception that ended the last launch; nil when none did.
  public var exception: Event? {
    launches.last?.uncaughtException.flatMap { uncaught in
      trace.last { $0.kind == .exception && $0.name == uncaught.name }
    }
  }

  /// What the app is doing, in UIKit's words.
  public var state: State {
    guard isRunning, let snapshot = try? snapshot() else { return .notRunning }
    return State(rawValue: snapshot.application.state) ?? .notRunning
  }

  /// What an app is doing, in UIKit's words.
  public enum State: String {
    /// In UIKit's words, and `notRunning` before the launch and after the end.
    case notRunning, background, inactive, active
  }
}
