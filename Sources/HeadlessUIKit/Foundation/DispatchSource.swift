public import Dispatch
public import Foundation

/// Makes timers for queues. Other sources than timers are none of this device's.
public final class DispatchSource: NSObject {
  private override init() { super.init() }

  /// A timer for the queue; nil stands for the global one. It begins suspended.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    requires("makeTimerSource", since: 4.0)
    return TimerSource(queue ?? .global())
  }

  /// How exactly a timer keeps its time; here all are exact.
  public struct TimerFlags: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As exact as the system can.
    public static let strict = TimerFlags(rawValue: 1)
  }
}

/// What calls an app when something happens. iOS 4.0 and later.
@MainActor
public protocol DispatchSourceProtocol: NSObjectProtocol {
  /// Sets what it calls.
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Sets what it calls when it is cancelled.
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Lets it go on.
  func resume()
  /// Lets it begin; the same as the first ``resume()``.
  func activate()
  /// Has it wait; as often as that it must be resumed.
  func suspend()
  /// Ends it for good.
  func cancel()
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
}

/// A source whose event is a moment of virtual time, once or again and again. iOS 4.0 and later.
@MainActor
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets when it fires first, and how long after that again and again.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  /// The same, in seconds.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceProtocol {
  /// Sets what it does.
  public func setEventHandler(handler: DispatchWorkItem) {
    setEventHandler { handler.perform() }
  }
  /// Sets what it does when it is cancelled.
  public func setCancelHandler(handler: DispatchWorkItem) {
    setCancelHandler { handler.perform() }
  }
  /// Sets what it calls.
  public func setEventHandler(handler: (() -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  /// Sets what it calls when it is cancelled.
  public func setCancelHandler(handler: (() -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

extension DispatchSourceTimer {
  /// Sets when it fires first, and how long after that again and again.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never
  ) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  /// The same, in seconds.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
}

// MARK: Other sources

/// Watches a file; nothing changes one here but the app, and nobody is told. iOS 4.0 and later.
@MainActor
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// What happened.
  var data: DispatchSource.FileSystemEvent { get }
  /// The number of the file.
  var handle: Int32 { get }
  /// What it watches for.
  var mask: DispatchSource.FileSystemEvent { get }
}

/// Watches the memory; the course has enough. iOS 8.0 and later.
@MainActor
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// What happened.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What it watches for.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

/// Adds up numbers that the app gives, and tells it of the sum once. iOS 4.0 and later.
@MainActor
public protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {
  /// The sum since the handler was called last.
  var data: UInt { get }
  /// Adds a number.
  func add(data: UInt)
}

extension DispatchSource {
  /// What can happen to a file. iOS 4.0 and later.
  public nonisolated struct FileSystemEvent: OptionSet, Sendable {
    /// The raw value, as in Dispatch.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It was deleted.
    public static let delete = Self(rawValue: 1)
    /// Something was written.
    public static let write = Self(rawValue: 2)
    /// It became longer.
    public static let extend = Self(rawValue: 4)
    /// What is known of it changed.
    public static let attrib = Self(rawValue: 8)
    /// The number of its names changed.
    public static let link = Self(rawValue: 16)
    /// It was renamed.
    public static let rename = Self(rawValue: 32)
    /// Its volume went.
    public static let revoke = Self(rawValue: 64)
    /// All of these.
    public static let all = Self(rawValue: 127)
  }

  /// How scarce memory is. iOS 8.0 and later.
  public nonisolated struct MemoryPressureEvent: OptionSet, Sendable {
    /// The raw value, as in Dispatch.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// There is enough.
    public static let normal = Self(rawValue: 1)
    /// There is little.
    public static let warning = Self(rawValue: 2)
    /// There is almost none.
    public static let critical = Self(rawValue: 4)
    /// All of these.
    public static let all = Self(rawValue: 7)
  }

  /// A source that watches a file; nothing comes of it here.
  public static func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    requires("makeFileSystemObjectSource", since: 4.0)
    declaredOnly("DispatchSource.makeFileSystemObjectSource(fileDescriptor:eventMask:queue:)")
    return FileSource(queue ?? .global(), fileDescriptor, eventMask)
  }
  /// A source that watches the memory; nothing comes of it here.
  public static func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    requires("makeMemoryPressureSource", since: 8.0)
    declaredOnly("DispatchSource.makeMemoryPressureSource(eventMask:queue:)")
    return PressureSource(queue ?? .global(), eventMask)
  }
  /// A source that adds up the app's numbers.
  public static func makeUserDataAddSource(
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceUserDataAdd {
    requires("makeUserDataAddSource", since: 4.0)
    return SumSource(queue ?? .global())
  }
}

/// Opens a file to watch it. iOS 2.0 and later.
public nonisolated var O_EVTONLY: Int32 { 0x8000 }
