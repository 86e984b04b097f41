// Marks in the system's record of what took how long; nobody reads it here. iOS 12.0 and later.

/// Marks when something begins and ends; iOS 15.0 and later. Nothing comes of it here.
public nonisolated struct OSSignposter: Sendable {
  /// Makes one without a name.
  public init() {}
  /// Makes one of a part of the app.
  public init(subsystem: String, category: String) {}
  /// Makes one for a logger.
  public init(logger: Logger) {}
  /// Makes one for a log.
  public init(logHandle: OSLog) {}

  /// Whether marks are kept.
  public var isEnabled: Bool { false }
  /// A number for one of several intervals of the same name.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Something begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Something begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Something has ended.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Something has ended.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Something happens.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Something happens.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Does something, and marks its beginning and end.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The number of an interval; iOS 12.0 and later.
public nonisolated struct OSSignpostID: Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt64
  /// Makes the number of a raw one.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// The only one of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// A number for one of several intervals of the same name; nobody tells them apart here.
  public init(log: OSLog) { self = .exclusive }
}

/// An interval that has begun; iOS 15.0 and later.
public nonisolated final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// What a mark says. iOS 12.0 and later.
public nonisolated struct OSSignpostType: Sendable {
  private init() {}
  /// Something happens.
  public static let event = OSSignpostType()
  /// Something begins.
  public static let begin = OSSignpostType()
  /// Something has ended.
  public static let end = OSSignpostType()
}

/// Marks that something begins, ends or happens; nobody reads it here. iOS 12.0 and later.
public nonisolated func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { requiresSymbol("_os_signpost_emit_with_name_impl", since: 12.0) }

/// The same with values in a text. iOS 12.0 and later.
public nonisolated func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) { requiresSymbol("_os_signpost_emit_with_name_impl", since: 12.0) }
