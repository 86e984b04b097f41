public import Foundation

/// What tests mean by `Logger`: what they log is printed.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public func log(_ message: OSLogMessage) { print(message.text) }
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

/// The log of a part of a program; all are the same one here.
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
}

/// How much a message matters; here nothing depends on it.
public enum OSLogType: UInt8, Sendable { case `default`, info, debug, error, fault }

/// Prints a message; arguments stay as the format has them.
public func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  show(message, arguments)
}

/// Prints a message; arguments stay as the format has them.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage, _ arguments: any CVarArg...
) {
  show(message, arguments)
}

private func show(_ message: OSLogMessage, _ arguments: [any CVarArg]) {
  print(message.text)
  for argument in arguments { print(argument) }
}

/// A literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  nonisolated public init(stringLiteral value: String) { text = value }
  nonisolated public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate nonisolated(unsafe) var text = ""

    nonisolated public init(literalCapacity: Int, interpolationCount: Int) {}
    nonisolated public mutating func appendLiteral(_ literal: String) { text += literal }
    nonisolated public mutating func appendInterpolation<Value>(
      _ value: Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value)" }
  }
}

/// Who may read a value in a message; here everybody.
public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }
