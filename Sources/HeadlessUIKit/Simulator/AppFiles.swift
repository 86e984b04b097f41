import Foundation

/// The files that an app has on its device, in memory: the bundle, which is only read, and its own folders.
///
/// Nothing of it is on the machine's disk, and no path of the machine leads here.
nonisolated struct AppFiles {
  /// Where the app's own folders are; the same on every machine.
  static let home = "/Data"
  static let documents = "\(home)/Documents"
  static let library = "\(home)/Library"
  static let temporary = "\(home)/tmp"

  /// What may lie in the app's own files, in bytes.
  private static let capacity = 64 << 20
  /// What may lie in the app's own folders, in pieces.
  private static let mostEntries = 100_000

  /// The app's own files by their paths; a folder has nil.
  private(set) var entries: [String: Data?] = [:]
  private var size = 0
  /// What stays out of backups.
  private var unsaved: Set<String> = []
  /// When things were made and last written, in seconds since the beginning of 2001; what was there at the start
  /// of the app has none.
  private var times: [String: (made: Double, written: Double)] = [:]

  init() {
    for folder in [
      Self.home, Self.documents, Self.library, "\(Self.library)/Caches",
      "\(Self.library)/Application Support", "\(Self.library)/Preferences", Self.temporary,
    ] {
      entries[folder] = .some(nil)
    }
  }

  /// - Parameter data: what ``stored`` was when the app ended.
  init(_ data: Data?) {
    self.init()
    guard let data, let list = try? PropertyListDecoder().decode([String: Data?].self, from: data)
    else { return }
    for (path, content) in list {
      entries[path] = .some(content)
      size += content?.count ?? 0
    }
  }

  /// What stays on the device: everything but what is temporary.
  var stored: Data? {
    let lasting = entries.filter { !$0.key.hasPrefix(Self.temporary) }
    guard lasting.values.contains(where: { $0 != nil }) else { return nil }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode(lasting)
  }

  /// The path without `.` and `..`; that of an app begins at the root.
  static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func parent(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  // MARK: Reading

  enum Entry: Hashable { case file, folder }

  func entry(at path: String) -> Entry? {
    let path = Self.plain(path)
    if let own = entries[path] { return own == nil ? .folder : .file }
    if path == "/" { return .folder }
    let bundle = unsafe appBundle
    if path == bundle.path { return .folder }
    guard path.hasPrefix("\(bundle.path)/") else { return nil }
    let inner = String(path.dropFirst(bundle.path.utf8.count + 1))
    if bundle.files[inner] != nil { return .file }
    return bundle.files.keys.contains { $0.hasPrefix("\(inner)/") } ? .folder : nil
  }

  func contents(at path: String) throws -> Data {
    let plain = Self.plain(path)
    if let own = entries[plain] {
      guard let own else { throw Self.error(.fileReadUnknown, path) }
      return own
    }
    let bundle = unsafe appBundle
    guard path.hasPrefix("/"), plain.hasPrefix("\(bundle.path)/"),
      let bytes = bundle.files[String(plain.dropFirst(bundle.path.count + 1))]
    else { throw Self.error(.fileReadNoSuchFile, path) }
    return Data(bytes)
  }

  /// What is in a folder, the paths from it on and sorted; with what is in its folders on demand.
  func names(in path: String, deep: Bool) throws -> [String] {
    let folder = Self.plain(path)
    guard entry(at: folder) == .folder else {
      throw Self.error(.fileReadNoSuchFile, path, variant: "Folder")
    }
    let bundle = unsafe appBundle
    let start = folder == "/" ? "/" : "\(folder)/"
    var names: Set<String> = []
    for path in Array(entries.keys) + bundle.files.keys.map({ "\(bundle.path)/\($0)" })
    where path.hasPrefix(start) && path != folder {
      let inner = path.dropFirst(start.count)
      names.insert(deep ? String(inner) : String(inner.prefix { $0 != "/" }))
    }
    return names.sorted()
  }

  func isExcludedFromBackup(_ path: String) -> Bool { unsaved.contains(Self.plain(path)) }

  /// When it was made and last written.
  func times(of path: String) -> (made: Date, written: Date) {
    let times = times[Self.plain(path)] ?? (375_015_083, 375_015_083)
    return (
      Date(timeIntervalSinceReferenceDate: times.made),
      Date(timeIntervalSinceReferenceDate: times.written)
    )
  }

  // MARK: Writing

  mutating func exclude(_ isExcluded: Bool, fromBackup path: String) {
    if isExcluded { unsaved.insert(path) } else { unsaved.remove(path) }
  }

  mutating func setTimes(of path: String, made: Date?, written: Date?) {
    let old = times(of: path)
    times[path] = (
      (made ?? old.made).timeIntervalSinceReferenceDate,
      (written ?? old.written).timeIntervalSinceReferenceDate
    )
  }

  /// Whether the app may change what is there.
  static func isWritable(_ path: String) -> Bool { plain(path).hasPrefix("\(home)/") }

  mutating func write(_ data: Data, to path: String) throws {
    let plain = Self.plain(path)
    guard Self.isWritable(plain) else { throw Self.error(.fileWriteNoPermission, path) }
    guard entries[Self.parent(of: plain)] == .some(nil) else {
      throw Self.error(.fileNoSuchFile, path, variant: "Folder")
    }
    let old = entries[plain]
    if case .some(.none) = old { throw Self.error(.fileWriteUnknown, path) }
    let newSize = size - (old?.map(\.count) ?? 0) + data.count
    guard newSize <= Self.capacity, entries.count < Self.mostEntries else {
      throw Self.error(.fileWriteOutOfSpace, path)
    }
    size = newSize
    entries[plain] = .some(data)
    let now = CFAbsoluteTimeGetCurrent()
    times[plain] = (old == nil ? now : times[plain]?.made ?? 375_015_083, now)
  }

  mutating func makeFolder(_ path: String, withParents: Bool) throws {
    let plain = Self.plain(path)
    if let entry = entry(at: plain) {
      if withParents, entry == .folder { return }
      throw Self.error(.fileWriteFileExists, path)
    }
    guard Self.isWritable(plain) else { throw Self.error(.fileWriteNoPermission, path) }
    guard entries.count < Self.mostEntries else { throw Self.error(.fileWriteOutOfSpace, path) }
    let parent = Self.parent(of: plain)
    switch entry(at: parent) {
    case .file?: throw Self.error(.fileWriteUnknown, path)
    case .folder?: break
    case nil:
      guard withParents else { throw Self.error(.fileNoSuchFile, path) }
      // Each folder of a long path takes a turn, so that no path is too deep.
      var missing: [String] = []
      var above = parent
      while entry(at: above) == nil {
        missing.append(above)
        above = Self.parent(of: above)
      }
      guard entry(at: above) == .folder else { throw Self.error(.fileWriteUnknown, path) }
      for folder in missing { entries[folder] = .some(nil) }
    }
    entries[plain] = .some(nil)
    let now = CFAbsoluteTimeGetCurrent()
    times[plain] = (now, now)
  }

  mutating func remove(_ path: String) throws {
    let plain = Self.plain(path)
    guard entry(at: plain) != nil else {
      throw Self.error(.fileNoSuchFile, path, variant: "Remove")
    }
    guard Self.isWritable(plain) else {
      throw Self.error(.fileWriteNoPermission, path, variant: "Remove")
    }
    for key in entries.keys where key == plain || key.hasPrefix("\(plain)/") {
      size -= entries[key]??.count ?? 0
      entries[key] = nil
      times[key] = nil
      unsaved.remove(key)
    }
  }

  mutating func copy(_ source: String, to target: String) throws {
    try copy(source, to: target, variant: "Copy")
  }

  private mutating func copy(_ source: String, to target: String, variant: String) throws {
    let (from, to) = (Self.plain(source), Self.plain(target))
    guard let kind = entry(at: from) else {
      let code = variant == "Copy" ? CocoaError.fileReadNoSuchFile : .fileNoSuchFile
      throw Self.error(code, source, variant: variant, target: target)
    }
    guard entry(at: to) == nil else {
      throw Self.error(.fileWriteFileExists, source, variant: variant, target: target)
    }
    guard kind == .folder else { return try write(contents(at: from), to: to) }
    guard !to.hasPrefix("\(from)/") else { throw Self.error(.fileWriteUnknown, target) }
    try makeFolder(to, withParents: false)
    for name in try names(in: from, deep: true) {
      let inner = "\(from)/\(name)"
      if entry(at: inner) == .folder {
        try makeFolder("\(to)/\(name)", withParents: true)
      } else {
        try makeFolder(Self.parent(of: "\(to)/\(name)"), withParents: true)
        try write(contents(at: inner), to: "\(to)/\(name)")
      }
    }
  }

  mutating func move(_ source: String, to target: String) throws {
    guard Self.isWritable(source) else {
      throw Self.error(.fileWriteNoPermission, source, variant: "Move", target: target)
    }
    let (from, to) = (Self.plain(source), Self.plain(target))
    try copy(source, to: target, variant: "Move")
    // What is moved keeps its times.
    for (path, kept) in times where path == from || path.hasPrefix("\(from)/") {
      times[to + path.dropFirst(from.count)] = kept
    }
    for path in unsaved where path == from || path.hasPrefix("\(from)/") {
      unsaved.insert(to + path.dropFirst(from.count))
    }
    try remove(source)
  }

  /// The error that Foundation throws (rule 980).
  ///
  /// - Parameter variant: what was to be done, as Foundation calls it, or what the path is.
  static func error(
    _ code: CocoaError.Code, _ path: String, variant: String? = nil, target: String? = nil
  ) -> CocoaError {
    var details: [String: Any] = [NSFilePathErrorKey: path]
    if let variant { details["NSUserStringVariant"] = [variant] }
    if let target { details["NSDestinationFilePath"] = target }
    let cause: Int32? =
      switch code {
      case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
      case .fileReadNoPermission, .fileWriteNoPermission: EPERM
      case .fileWriteFileExists: EEXIST
      case .fileWriteOutOfSpace: ENOSPC
      default: nil
      }
    if let cause {
      details[NSUnderlyingErrorKey] = NSError(domain: NSPOSIXErrorDomain, code: Int(cause))
    }
    return CocoaError(code, userInfo: details)
  }
}
