public import Foundation

/// Reads and writes a file of the app piece by piece. iOS 2.0 and later (rule 712).
nonisolated public final class FileHandle: NSObject, @unchecked Sendable {
  private let path: String
  private let reads: Bool
  private let writes: Bool
  private var place = 0
  private var isClosed = false
  /// Whether it leads to no file: what is written is for the console, if that has a name, or for nobody.
  private let isDevice: Bool
  private let console: String?

  private init?(_ path: String, reads: Bool, writes: Bool) {
    guard unsafe appFiles.entry(at: path) == .file, !writes || AppFiles.isWritable(path) else {
      return nil
    }
    (self.path, self.reads, self.writes) = (path, reads, writes)
    (isDevice, console) = (false, nil)
    super.init()
  }
  private init(device path: String, console: String?, reads: Bool, writes: Bool) {
    (self.path, self.reads, self.writes) = (path, reads, writes)
    (isDevice, self.console) = (true, console)
    super.init()
  }
  private static func open(_ url: URL, reads: Bool, writes: Bool) throws -> String {
    guard url.isFileURL, unsafe appFiles.entry(at: url.path) == .file else {
      throw CocoaError(
        writes ? .fileNoSuchFile : .fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    guard !writes || AppFiles.isWritable(url.path) else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path])
    }
    return url.path
  }
  private init(opened path: String, reads: Bool, writes: Bool) {
    (self.path, self.reads, self.writes) = (path, reads, writes)
    (isDevice, console) = (false, nil)
    super.init()
  }

  /// Opens a file to read it; nil where there is none.
  public convenience init?(forReadingAtPath path: String) {
    self.init(path, reads: true, writes: false)
  }
  /// Opens a file to write to it; nil where there is none.
  public convenience init?(forWritingAtPath path: String) {
    self.init(path, reads: false, writes: true)
  }
  /// Opens a file to read it and write to it; nil where there is none.
  public convenience init?(forUpdatingAtPath path: String) {
    self.init(path, reads: true, writes: true)
  }
  /// Opens a file to read it; iOS 4.0 and later.
  public convenience init(forReadingFrom url: URL) throws {
    self.init(opened: try Self.open(url, reads: true, writes: false), reads: true, writes: false)
  }
  /// Opens a file to write to it; iOS 4.0 and later.
  public convenience init(forWritingTo url: URL) throws {
    self.init(opened: try Self.open(url, reads: false, writes: true), reads: false, writes: true)
  }
  /// Opens a file to read it and write to it; iOS 4.0 and later.
  public convenience init(forUpdating url: URL) throws {
    self.init(opened: try Self.open(url, reads: true, writes: true), reads: true, writes: true)
  }

  /// Writes to the console, as `print` does.
  public static let standardOutput = FileHandle(
    device: "/dev/stdout", console: "stdout", reads: false, writes: true)
  /// Writes to the console.
  public static let standardError = FileHandle(
    device: "/dev/stderr", console: "stderr", reads: false, writes: true)
  /// Reads what a person types where the app was started: nothing.
  public static let standardInput = FileHandle(
    device: "/dev/stdin", console: nil, reads: true, writes: false)
  /// Has nothing to read, and takes everything; iOS 2.0 and later.
  public static let nullDevice = FileHandle(
    device: "/dev/null", console: nil, reads: true, writes: true)

  private var content: Data { (try? unsafe appFiles.contents(at: path)) ?? Data() }
  private func check(_ isAllowed: Bool, _ code: CocoaError.Code) throws {
    if isClosed || !isAllowed { throw CocoaError(code, userInfo: [NSFilePathErrorKey: path]) }
  }
  private func endsApp(_ call: String, _ body: () throws -> Void) {
    do { try body() } catch {
      MainActor.assumeIsolated {
        Simulator.current.raise(
          named: "NSFileHandleOperationException",
          "*** -[NSConcreteFileHandle \(call)]: Bad file descriptor")
      }
    }
  }

  // MARK: Reading

  /// What is left of the file; nil at its end; iOS 13.4 and later.
  public func readToEnd() throws -> Data? {
    try check(reads, .fileReadUnknown)
    let rest = content.dropFirst(place)
    place += rest.count
    return rest.isEmpty ? nil : Data(rest)
  }
  /// So many bytes at most; nil at the end; iOS 13.4 and later.
  public func read(upToCount count: Int) throws -> Data? {
    try check(reads, .fileReadUnknown)
    let piece = content.dropFirst(place).prefix(max(count, 0))
    place += piece.count
    return piece.isEmpty ? nil : Data(piece)
  }
  /// What is left of the file.
  public func readDataToEndOfFile() -> Data {
    var data: Data?
    endsApp("readDataToEndOfFile") { data = try readToEnd() }
    return data ?? Data()
  }
  /// So many bytes at most.
  public func readData(ofLength length: Int) -> Data {
    var data: Data?
    endsApp("readDataOfLength:") { data = try read(upToCount: length) }
    return data ?? Data()
  }
  /// What is left of the file.
  public var availableData: Data { readDataToEndOfFile() }

  // MARK: Writing

  /// Writes behind the place where it is; iOS 13.4 and later.
  public func write<Bytes: DataProtocol>(contentsOf data: Bytes) throws {
    try check(writes, .fileWriteNoPermission)
    if isDevice {
      if let console {
        HeadlessUIKit.write(String(decoding: Data(data), as: UTF8.self), by: console)
      }
      return
    }
    var content = content
    if place > content.count { content.append(Data(count: place - content.count)) }
    let end = min(place + data.count, content.count)
    content.replaceSubrange(place..<max(end, place), with: Data(data))
    try changeFiles { [content] in try $0.write(content, to: path) }
    place += data.count
  }
  /// Writes behind the place where it is.
  public func write(_ data: Data) { endsApp("writeData:") { try write(contentsOf: data) } }
  /// Makes the file so long; iOS 13.0 and later.
  public func truncate(atOffset offset: UInt64) throws {
    try check(writes, .fileWriteNoPermission)
    if isDevice { return }
    var content = content.prefix(Int(clamping: offset))
    if content.count < Int(clamping: offset) {
      content.append(Data(count: Int(clamping: offset) - content.count))
    }
    try changeFiles { [content] in try $0.write(Data(content), to: path) }
    place = Int(clamping: offset)
  }
  /// Makes the file so long.
  public func truncateFile(atOffset offset: UInt64) {
    endsApp("truncateFileAtOffset:") { try truncate(atOffset: offset) }
  }
  /// Writes what is not written yet; nothing is left here.
  public func synchronizeFile() {}
  /// Writes what is not written yet; nothing is left here. iOS 13.0 and later.
  public func synchronize() throws {}

  // MARK: Places

  /// Where it is, in bytes from the beginning.
  public var offsetInFile: UInt64 { UInt64(place) }
  /// Where it is, in bytes from the beginning; iOS 13.4 and later.
  public func offset() throws -> UInt64 { UInt64(place) }
  /// Goes to the end, and says where that is; iOS 13.4 and later.
  @discardableResult
  public func seekToEnd() throws -> UInt64 {
    try check(true, .fileReadUnknown)
    place = content.count
    return UInt64(place)
  }
  /// Goes to the end, and says where that is.
  @discardableResult
  public func seekToEndOfFile() -> UInt64 {
    endsApp("seekToEndOfFile") { try seekToEnd() }
    return UInt64(place)
  }
  /// Goes to a place; iOS 13.0 and later.
  public func seek(toOffset offset: UInt64) throws {
    try check(true, .fileReadUnknown)
    place = Int(clamping: offset)
  }
  /// Goes to a place.
  public func seek(toFileOffset offset: UInt64) {
    endsApp("seekToFileOffset:") { try seek(toOffset: offset) }
  }
  /// Ends it; iOS 13.0 and later.
  public func close() throws { isClosed = true }
  /// Ends it.
  public func closeFile() { isClosed = true }
}
