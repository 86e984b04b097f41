public import EventTrace

/// What an app process sends. The judge treats every message as data from a stranger.
public enum AppMessage: Codable, Hashable, Sendable {
  /// Something happened, or an earlier event was answered.
  case trace(TraceLine)
  /// The answer to the last command.
  case reply(Reply)
  /// The state of the device's store from now on.
  case store(DeviceStore)
  /// An exception nobody handled ends the app; its event is in the trace.
  case uncaughtException(name: String, reason: String)
  /// The app ended as its platform would have it: terminated, or left without multitasking.
  case ended
}

extension AppMessage {
  /// The deepest nesting of calls that is reported; deeper calls are reported at this depth.
  package static let deepestCall = 1000
  /// The longest message with an action's result, in bytes; a value of any type takes long to read.
  package static let longestValue = 64 << 10
}

/// What the judge tells the host of apps.
public enum HostRequest: Codable, Hashable, Sendable {
  /// Start an app; one that still runs is killed first.
  case launch(LaunchConfiguration)
  /// Do this to the running app.
  case command(Command)
  /// Stop the running app at once, without a goodbye.
  case kill
}

/// How a launch came to its end, as the host saw it from outside.
public enum LaunchEnd: Codable, Hashable, Sendable {
  /// The process left by itself with that code; 0 after the app was terminated in order.
  case exited(code: Int32)
  /// A signal ended it, such as the trap of a failed `!`.
  case crashed(Crash)
  /// It used more than it may; with the addresses in the app's library where it was stopped, innermost
  /// first.
  case limit(Limit, appOffsets: [UInt64] = [])
  /// It was stopped because the judge asked for it.
  case killed
  /// The app could not be started; the reason is the loader's.
  case notLoaded(String)

  /// What an app may use only so much of.
  public enum Limit: String, Codable, Hashable, Sendable {
    /// It did not answer in time and did not compute either.
    case wallTime
    /// It computed for too long.
    case processorTime
    /// It used more memory, wrote more to its output, or sent more to the judge than it may.
    case memory, output, messages

    /// Whether it was time that ran out.
    public var isTime: Bool { self == .wallTime || self == .processorTime }
  }

  /// What is known of a crash.
  public struct Crash: Codable, Hashable, Sendable {
    /// The number of the signal, such as 4 for an illegal instruction.
    public var signal: Int32
    /// Addresses inside of the app's library, innermost first; the place is looked up in its
    /// debug information.
    public var appOffsets: [UInt64]
    /// Whether the stack had run out.
    public var isStackOverflow: Bool

    /// Makes a crash.
    public init(signal: Int32, appOffsets: [UInt64] = [], isStackOverflow: Bool = false) {
      self.signal = signal
      self.appOffsets = appOffsets
      self.isStackOverflow = isStackOverflow
    }
  }
}

/// The kinds of frame between judge and host; see ``FrameChannel``.
public enum FrameKind {
  /// Judge to host: a ``HostRequest`` as JSON.
  public static let request: UInt8 = 0
  /// Host to judge: one ``AppMessage`` as JSON, passed on from the app.
  public static let app: UInt8 = 1
  /// Host to judge: bytes of the app's standard output.
  public static let standardOutput: UInt8 = 2
  /// Host to judge: bytes of the app's standard error.
  public static let standardError: UInt8 = 3
  /// Host to judge: a ``LaunchEnd`` as JSON.
  public static let ended: UInt8 = 4
  /// Host to judge, before an answer that took long: for how many microseconds of it a busy machine did
  /// other work; digits.
  public static let delayed: UInt8 = 5
}
