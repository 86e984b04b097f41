package import CourseModel
package import EventTrace

/// Carries out what the app proxy asks for: starts launches, sends commands, and reports what
/// happened.
package protocol AppDriver: AnyObject {
  /// What is known of the launch that runs or ran last; nil before the first.
  var record: LaunchRecord? { get }
  /// Starts the app and returns once it has settled or ended; no other launch may be running.
  ///
  /// - Returns: What the app answered; nil when it ended instead.
  func launch(_ configuration: LaunchConfiguration) throws(HostLost) -> Reply?
  /// Has the running app carry out `command`.
  ///
  /// - Returns: What the app answered; nil when it ended instead.
  func send(_ command: Command) throws(HostLost) -> Reply?
  /// Stops the running app without a goodbye; does nothing when none is running.
  func kill() throws(HostLost)
}

/// What came of one launch, up to now.
package struct LaunchRecord {
  /// What it was started with.
  package var configuration: LaunchConfiguration
  /// What happened, as far as it is known.
  package var trace: Trace
  /// What the app wrote to standard output and error, shortened.
  package var written: [UInt8] = []
  /// The exception that nobody handled.
  package var uncaughtException: UncaughtException?
  /// What the device keeps for the app.
  package var store: DeviceStore
  /// Whether the app ended as its platform would have it.
  package var endedInOrder = false
  /// How the process ended; nil while it runs.
  package var end: LaunchEnd?

  /// A launch of which nothing has come yet.
  package init(_ configuration: LaunchConfiguration) {
    self.configuration = configuration
    trace = Trace(iOS: configuration.iOS, device: configuration.device ?? "")
    store = configuration.store
  }

  /// How the launch ended if neither the script nor the platform ended it.
  var ownEnd: LaunchEnd? {
    switch end {
    case .killed: nil
    case .exited(code: 0) where endedInOrder: nil
    case let end: end
    }
  }

  /// An exception that ended the app.
  package struct UncaughtException {
    /// The exception's name, such as `NSInternalInconsistencyException`.
    package var name: String
    /// What UIKit gives as its reason.
    package var reason: String

    /// Makes an uncaught exception.
    package init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }
}

/// The process that holds apps is gone or silent; that is never the app's fault.
package struct HostLost: Error, Hashable, CustomStringConvertible {
  /// How it was noticed.
  package var reason: Reason

  /// Makes a host lost.
  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// How a lost host shows.
  package enum Reason: Hashable, Sendable {
    /// The channel is closed.
    case closed
    /// Nothing came for so many seconds.
    case silent(seconds: Double)
    /// It sent what no host sends.
    case notUnderstood
  }

  /// What was lost and why, in a sentence.
  package var description: String {
    switch reason {
    case .closed: "the app host is gone"
    case .silent(let seconds): "the app host was silent for \(seconds) seconds"
    case .notUnderstood: "the app host sent something that is not part of the protocol"
    }
  }
}
