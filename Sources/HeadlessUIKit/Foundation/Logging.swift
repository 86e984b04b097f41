public import Foundation

// What an app writes to the system's log with, by `import os`: it is in the trace as on the console of
// the developer's own Mac, private or not.

/// Writes to the log of a part of the app; iOS 14.0 and later.
public nonisolated struct Logger: Sendable {
  /// Makes a logger without a name.
  public init() {}
  /// Makes a logger of a part of the app.
  public init(subsystem: String, category: String) {}
  /// Makes a logger that writes into that log.
  public init(_ logObj: OSLog) {}

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message.text, by: "Logger") }
  /// Writes a message of that level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log(message) }
  /// Writes a message for whoever looks for a fault.
  public func trace(_ message: OSLogMessage) { log(message) }
  /// Writes a message for whoever looks for a fault.
  public func debug(_ message: OSLogMessage) { log(message) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log(message) }
  /// Writes a message of the usual level.
  public func notice(_ message: OSLogMessage) { log(message) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log(message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(message) }
  /// Writes a fault.
  public func critical(_ message: OSLogMessage) { log(message) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log(message) }
}

/// The log of a part of the app; iOS 10.0 and later.
public nonisolated final class OSLog: NSObject, Sendable {
  /// The app's own log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that takes nothing.
  public static let disabled = OSLog(isEnabled: false)
  private let isEnabled: Bool

  private init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
  }

  /// Makes the log of a part of the app.
  public convenience init(subsystem: String, category: String) {
    Self.requiresClass(since: 10.0, named: "OS_os_log")
    self.init(isEnabled: true)
  }

  /// Whether messages of that level are kept.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }
}

/// How much a message matters; iOS 10.0 and later.
public nonisolated struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt8
  /// Makes the value of a raw one.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual level.
  public static let `default` = OSLogType(0)
  /// What may help.
  public static let info = OSLogType(1)
  /// What helps to find a fault.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A fault of the app or the system.
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
  /// The message with its values.
  package let text: String
  let isInterpolated: Bool

  /// Makes a message of a text.
  public init(stringLiteral value: String) { (text, isInterpolated) = (value, false) }
  /// Makes a message of a text with values.
  public init(stringInterpolation: StringInterpolation) {
    (text, isInterpolated) = (stringInterpolation.text, true)
  }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value)" }
    /// Adds a number in that format.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { text += String(format: "%.\(format.precision)f", Double(value)) }
  }
}

/// Who may read a value in a message: here everybody; iOS 14.0 and later.
public nonisolated struct OSLogPrivacy: Sendable {
  /// As the type of the value has it.
  public static let auto = OSLogPrivacy()
  /// Everybody may read it.
  public static let `public` = OSLogPrivacy()
  /// Only the developer may read it.
  public static let `private` = OSLogPrivacy()
  /// What a value that is kept from others leaves; here its text. iOS 14.0 and later.
  public enum Mask: Sendable {
    /// A number by which equal values are known; nothing.
    case hash, none
  }
  /// Only the developer may read it; others see what the mask leaves.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Everybody may read it, and no mask is needed.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Only the developer may read it, on the developer's own device; others see what the mask leaves.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Only the developer may read it, on the developer's own device.
  public static let sensitive = OSLogPrivacy()
}

/// How a number is written; iOS 14.0 and later.
public nonisolated struct OSLogFloatFormatting: Sendable {
  let precision: Int

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  /// With so many digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: min(max(precision, 0), 20))
  }
}
