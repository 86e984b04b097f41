public import Foundation

// What an app writes to the system's log with, by `import os`: it stands in the trace as on the console of
// the developer's own Mac, private or not.

/// Writes to the log of a part of the app; iOS 14.0 and later.
public nonisolated struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ logObj: OSLog) {}

  public func log(_ message: OSLogMessage) { write(message.text, by: "Logger") }
  public func log(level: OSLogType, _ message: OSLogMessage) { log(message) }
  public func trace(_ message: OSLogMessage) { log(message) }
  public func debug(_ message: OSLogMessage) { log(message) }
  public func info(_ message: OSLogMessage) { log(message) }
  public func notice(_ message: OSLogMessage) { log(message) }
  public func warning(_ message: OSLogMessage) { log(message) }
  public func error(_ message: OSLogMessage) { log(message) }
  public func critical(_ message: OSLogMessage) { log(message) }
  public func fault(_ message: OSLogMessage) { log(message) }
}

/// The log of a part of the app; iOS 10.0 and later.
public nonisolated final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(isEnabled: false)
  private let isEnabled: Bool

  private init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
  }

  public convenience init(subsystem: String, category: String) {
    Self.requiresClass(since: 10.0, named: "OS_os_log")
    self.init(isEnabled: true)
  }

  public func isEnabled(type: OSLogType) -> Bool { isEnabled }
}

/// How much a message matters; iOS 10.0 and later.
public nonisolated struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// Writes a message, with arguments as `NSLog` has them; iOS 10.0 and later.
public nonisolated func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  guard !message.isInterpolated else { return write(message.text, by: "os_log") }
  // `%{public}@` says who may read it.
  let format = message.text.replacing(/%\{[^}]*\}/, with: "%")
  write(_courseFormat(format, arguments), by: "os_log")
}

/// Writes a message; iOS 14.0 and later.
public nonisolated func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage
) {
  if log.isEnabled(type: type) { write(message.text, by: "os_log") }
}

/// What is written to a log: a literal, with values in it; iOS 14.0 and later.
public nonisolated struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  let isInterpolated: Bool

  public init(stringLiteral value: String) { (text, isInterpolated) = (value, false) }
  public init(stringInterpolation: StringInterpolation) {
    (text, isInterpolated) = (stringInterpolation.text, true)
  }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(
      _ value: Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value)" }
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { text += String(format: "%.\(format.precision)f", Double(value)) }
  }
}

/// Who may read a value in a message: here everybody; iOS 14.0 and later.
public nonisolated struct OSLogPrivacy: Sendable {
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
}

/// How a number is written; iOS 14.0 and later.
public nonisolated struct OSLogFloatFormatting: Sendable {
  let precision: Int

  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: min(max(precision, 0), 20))
  }
}
