import EventTrace
public import Foundation

/// Hears what happens to a stream. iOS 2.0 and later.
@MainActor
public protocol StreamDelegate: NSObjectProtocol {
  /// Something happened to it.
  func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}

extension StreamDelegate {
  /// The default for a type that does not implement this member.
  public func stream(_ aStream: Stream, handle eventCode: Stream.Event) { isMissing() }
}

/// What bytes go through; its two sorts are ``InputStream`` and ``OutputStream`` (rule 858). iOS 2.0 and later.
nonisolated open class Stream: NSObject, @unchecked Sendable {
  /// How a stream is.
  public enum Status: UInt, Sendable {
    /// It was not opened.
    case notOpen = 0
    /// It is being opened, open, read, written, at its end, closed; it failed.
    case opening, open, reading, writing, atEnd, closed, error
  }
  /// What happened to a stream.
  public struct Event: OptionSet, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open.
    public static let openCompleted = Event(rawValue: 1 << 0)
    /// Something can be read.
    public static let hasBytesAvailable = Event(rawValue: 1 << 1)
    /// Something can be written.
    public static let hasSpaceAvailable = Event(rawValue: 1 << 2)
    /// It failed.
    public static let errorOccurred = Event(rawValue: 1 << 3)
    /// All was read.
    public static let endEncountered = Event(rawValue: 1 << 4)
  }
  /// What is known of a stream.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes the value of a raw one.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// What was written into memory.
    public static let dataWrittenToMemoryStreamKey = PropertyKey(
      "kCFStreamPropertyDataWritten")
    /// How far it was read or written.
    public static let fileCurrentOffsetKey = PropertyKey("kCFStreamPropertyFileCurrentOffset")
    /// How safe a connection is.
    public static let socketSecurityLevelKey = PropertyKey("kCFStreamPropertySocketSecurityLevel")
    /// What the connection is for.
    public static let networkServiceType = PropertyKey("kCFStreamNetworkServiceType")
  }

  /// Who hears of it; held weakly.
  public final weak var delegate: (any StreamDelegate)?
  /// How it is.
  public fileprivate(set) final var streamStatus = Status.notOpen
  /// Why it failed; nil if it did not.
  public fileprivate(set) final var streamError: (any Error)?
  private var properties: [PropertyKey: Any] = [:]
  private var isScheduled = false

  fileprivate override init() { super.init() }

  /// Has the delegate called from the run loop, in later turns.
  public final func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = true
    if streamStatus == .open { post(.openCompleted) }
  }
  /// Has the delegate no longer called.
  public final func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = false
  }

  /// Opens it.
  public final func open() {
    guard streamStatus == .notOpen else { return }
    do {
      try begin()
      streamStatus = .open
      post(.openCompleted)
    } catch { fail(error) }
  }
  /// Closes it; its delegate hears nothing more.
  public final func close() { streamStatus = .closed }

  /// What is known of it; nil for nothing.
  public final func property(forKey key: PropertyKey) -> Any? { known(key) ?? properties[key] }
  /// Sets something; whether it could.
  @discardableResult
  public final func setProperty(_ property: Any?, forKey key: PropertyKey) -> Bool {
    properties[key] = property
    return true
  }

  /// Two streams to another machine; here none is reached.
  public class func getStreamsToHost(
    withName hostname: String, port: Int, inputStream: inout InputStream?,
    outputStream: inout OutputStream?
  ) {
    MainActor.assumeIsolated {
      Simulator.current?.unimplemented(
        "Stream.getStreamsToHost(withName:port:inputStream:outputStream:)", "no host is reached.")
    }
    (inputStream, outputStream) = (nil, nil)
  }

  fileprivate func begin() throws {}
  fileprivate func known(_ key: PropertyKey) -> Any? { nil }
  /// What the delegate hears when nothing else is to be said.
  fileprivate var next: Event? { nil }

  fileprivate final func fail(_ error: any Error) {
    streamError = error
    streamStatus = .error
    post(.errorOccurred)
  }

  /// Tells the delegate in a later turn, and after the opening what can be done now.
  fileprivate final func post(_ event: Event) {
    guard isScheduled, delegate != nil else { return }
    MainActor.assumeIsolated {
      let simulator = Simulator.current!
      simulator.post("Stream") { [weak self] in
        guard let self, isScheduled, streamStatus != .closed, let delegate else { return }
        if event == .endEncountered { streamStatus = .atEnd }
        _ = simulator.tellOptional(
          "stream(_:handle:)", of: delegate, [simulator.name(of: self), event.spelled]
        ) { delegate.stream(self, handle: event) }
        if event == .openCompleted, streamStatus == .open, let next { post(next) }
      }
    }
  }
}

extension Stream.Event {
  fileprivate nonisolated var spelled: String {
    switch self {
    case .openCompleted: "openCompleted"
    case .hasBytesAvailable: "hasBytesAvailable"
    case .hasSpaceAvailable: "hasSpaceAvailable"
    case .errorOccurred: "errorOccurred"
    default: "endEncountered"
    }
  }
}

/// What bytes come out of: some data, or a file (rule 858). iOS 2.0 and later.
nonisolated public final class InputStream: Stream, @unchecked Sendable {
  private var bytes: [UInt8] = []
  private var position = 0
  private let path: String?

  /// Reads the data.
  public init(data: Data) {
    bytes = [UInt8](data)
    path = nil
    super.init()
  }
  /// Reads the file; nil for an address of the network.
  public init?(url: URL) {
    guard url.isFileURL else { return nil }
    path = url.path
    super.init()
  }
  /// Reads the file.
  public convenience init?(fileAtPath path: String) {
    self.init(url: URL(fileURLWithPath: path, isDirectory: false))
  }

  fileprivate override func begin() throws {
    if let path { bytes = [UInt8](try unsafe appFiles.contents(at: path)) }
  }
  fileprivate override func known(_ key: PropertyKey) -> Any? {
    key == .fileCurrentOffsetKey && path != nil ? NSNumber(value: position) : nil
  }
  fileprivate override var next: Event? {
    hasBytesAvailable ? .hasBytesAvailable : .endEncountered
  }

  /// Whether something is left to read.
  public var hasBytesAvailable: Bool { streamStatus == .open && position < bytes.count }
  /// Copies so many bytes at most; answers how many there were, 0 at the end and -1 if it failed.
  public func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    guard streamStatus == .open || streamStatus == .atEnd else { return -1 }
    let count = min(max(len, 0), bytes.count - position)
    for offset in 0..<count { unsafe buffer[offset] = bytes[position + offset] }
    position += count
    if streamStatus == .open {
      if let next { post(next) }
      if count == 0, len > 0 { streamStatus = .atEnd }
    }
    return count
  }
  /// Gives out no bytes in place; always false here.
  public func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }
}

/// What bytes go into: memory, or a file (rule 858). iOS 2.0 and later.
nonisolated public final class OutputStream: Stream, @unchecked Sendable {
  private var bytes: [UInt8] = []
  private let path: String?
  private let appends: Bool

  /// Writes into memory, from which ``Stream/property(forKey:)`` has it.
  public init(toMemory: ()) {
    (path, appends) = (nil, false)
    super.init()
  }
  /// Writes into memory.
  public class func toMemory() -> OutputStream { OutputStream(toMemory: ()) }
  /// Writes into the file, behind what is there or instead of it; nil for an address of the network.
  public init?(url: URL, append shouldAppend: Bool) {
    guard url.isFileURL else { return nil }
    (path, appends) = (url.path, shouldAppend)
    super.init()
  }
  /// Writes into the file, behind what is there or instead of it.
  public convenience init?(toFileAtPath path: String, append shouldAppend: Bool) {
    self.init(url: URL(fileURLWithPath: path, isDirectory: false), append: shouldAppend)
  }

  fileprivate override func begin() throws {
    guard let path else { return }
    if appends { bytes = [UInt8]((try? unsafe appFiles.contents(at: path)) ?? Data()) }
    try _courseWrite(Data(bytes), to: path)
  }
  fileprivate override func known(_ key: PropertyKey) -> Any? {
    switch key {
    case .dataWrittenToMemoryStreamKey: path == nil ? Data(bytes) : nil
    case .fileCurrentOffsetKey: path == nil ? nil : NSNumber(value: bytes.count)
    default: nil
    }
  }
  fileprivate override var next: Event? { .hasSpaceAvailable }

  /// Whether something can be written.
  public var hasSpaceAvailable: Bool { streamStatus == .open }
  /// Writes so many bytes; answers how many, and -1 if it failed.
  @discardableResult
  public func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    guard streamStatus == .open else { return -1 }
    for offset in 0..<max(len, 0) { bytes.append(unsafe buffer[offset]) }
    if let path {
      do {
        try _courseWrite(Data(bytes), to: path)
      } catch {
        fail(error)
        return -1
      }
    }
    post(.hasSpaceAvailable)
    return max(len, 0)
  }
}
