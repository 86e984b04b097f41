public import Foundation

/// What is known of a file of the app, or is to be set of it (rule 852). iOS 8.0 and later.
public nonisolated struct URLResourceValues: @unchecked Sendable {
  /// All that was asked for and is known.
  public private(set) var allValues: [URLResourceKey: Any] = [:]
  /// What is to be set.
  private(set) var changed: Set<URLResourceKey> = []

  /// Makes one without values, to set some.
  public init() {}
  init(_ values: [URLResourceKey: Any]) { allValues = values }

  private subscript<Value>(key: URLResourceKey) -> Value? {
    get { allValues[key] as? Value }
    set {
      allValues[key] = newValue
      changed.insert(key)
    }
  }

  /// Its name; to set it is to rename the file.
  public var name: String? {
    get { self[.nameKey] }
    set { self[.nameKey] = newValue }
  }
  /// Whether it stays out of backups.
  public var isExcludedFromBackup: Bool? {
    get { self[.isExcludedFromBackupKey] }
    set { self[.isExcludedFromBackupKey] = newValue }
  }
  /// Whether the user does not see it: what begins with a dot. It cannot be set here.
  public var isHidden: Bool? {
    get { self[.isHiddenKey] }
    set { self[.isHiddenKey] = newValue }
  }
  /// When it was made.
  public var creationDate: Date? {
    get { self[.creationDateKey] }
    set { self[.creationDateKey] = newValue }
  }
  /// When it was last written.
  public var contentModificationDate: Date? {
    get { self[.contentModificationDateKey] }
    set { self[.contentModificationDateKey] = newValue }
  }
  /// The name that a user reads.
  public var localizedName: String? { self[.localizedNameKey] }
  /// Whether it is a file, and no folder.
  public var isRegularFile: Bool? { self[.isRegularFileKey] }
  /// Whether it is a folder.
  public var isDirectory: Bool? { self[.isDirectoryKey] }
  /// Whether it leads to another file; nothing does here.
  public var isSymbolicLink: Bool? { self[.isSymbolicLinkKey] }
  /// Whether it is a folder that looks like a file; nothing is here.
  public var isPackage: Bool? { self[.isPackageKey] }
  /// Whether the app may read it.
  public var isReadable: Bool? { self[.isReadableKey] }
  /// Whether the app may change it.
  public var isWritable: Bool? { self[.isWritableKey] }
  /// The bytes in it; nil for a folder.
  public var fileSize: Int? { self[.fileSizeKey] }
  /// The bytes in it and about it; nil for a folder.
  public var totalFileSize: Int? { self[.totalFileSizeKey] }
  /// The room that it takes; nil for a folder.
  public var fileAllocatedSize: Int? { self[.fileAllocatedSizeKey] }
  /// The room that it takes; nil for a folder.
  public var totalFileAllocatedSize: Int? { self[.totalFileAllocatedSizeKey] }
  /// The folder that it is in.
  public var parentDirectory: URL? { self[.parentDirectoryURLKey] }
  /// The type by its ending.
  public var typeIdentifier: String? { self[.typeIdentifierKey] }
  /// The room on the device; always the same here.
  public var volumeTotalCapacity: Int? { self[.volumeTotalCapacityKey] }
  /// The free room on the device; always the same here.
  public var volumeAvailableCapacity: Int? { self[.volumeAvailableCapacityKey] }
}

/// What is known of the file; it throws where there is none (rule 852); for code that the adapter has written.
public nonisolated func _courseValues(
  of url: URL, _ keys: Set<URLResourceKey>
) throws -> URLResourceValues {
  let known = try unsafe appFiles.known(of: url)
  return URLResourceValues(known.filter { keys.contains($0.key) })
}

/// Sets what can be set of the file: its name, its times, and whether it is left out of backups (rule 852); for
/// code that the adapter has written.
public nonisolated func _courseSet(_ values: URLResourceValues, of url: inout URL) throws {
  let path = url.path
  try changeFiles { try $0.set(values, of: path) }
  if values.changed.contains(.isHiddenKey) {
    MainActor.assumeIsolated {
      Simulator.current?.unimplemented(
        "URLResourceValues.isHidden", "a file is hidden when its name begins with a dot.")
    }
  }
  guard values.changed.contains(.nameKey), let name = values.name else { return }
  url = url.deletingLastPathComponent().appendingPathComponent(name)
}

extension URL {
  // MARK: Bookmarks

  /// What a bookmark has beside the place. iOS 4.0 and later.
  public nonisolated struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The raw value, as in Foundation. iOS 4.0 and later.
    public let rawValue: UInt
    /// Makes the value of a raw one. iOS 4.0 and later.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Little beside the place. iOS 4.0 and later.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// What an alias file needs. iOS 4.0 and later.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// The right to the file is not in it. iOS 4.0 and later.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark is followed. iOS 4.0 and later.
  public nonisolated struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The raw value, as in Foundation. iOS 4.0 and later.
    public let rawValue: UInt
    /// Makes the value of a raw one. iOS 4.0 and later.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user is not asked. iOS 4.0 and later.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is fetched for it. iOS 4.0 and later.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// The right to the file is not taken. iOS 4.0 and later.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// The place of the file, to be kept; it throws where there is none (rule 853). iOS 4.0 and later.
  public nonisolated func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    _ = try unsafe appFiles.known(of: self)
    return Data("book\(path)".utf8)
  }

  /// The file that the bookmark was made of; it throws where that is no longer there (rule 853).
  /// iOS 4.0 and later.
  public nonisolated init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard data.starts(with: Data("book".utf8)),
      let path = String(bytes: data.dropFirst(4), encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    guard let entry = unsafe appFiles.entry(at: path) else {
      throw AppFiles.error(.fileNoSuchFile, path)
    }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path, isDirectory: entry == .folder)
  }
}

nonisolated extension AppFiles {
  /// All that is known of what is there.
  fileprivate func known(of url: URL) throws -> [URLResourceKey: Any] {
    let path = Self.plain(url.path)
    guard url.isFileURL, let entry = entry(at: path) else {
      throw Self.error(.fileReadNoSuchFile, url.path)
    }
    let name = (path as NSString).lastPathComponent
    let times = times(of: path)
    var known: [URLResourceKey: Any] = [
      .nameKey: name, .localizedNameKey: name, .pathKey: path,
      .isDirectoryKey: entry == .folder, .isRegularFileKey: entry == .file,
      .isSymbolicLinkKey: false, .isPackageKey: false, .isHiddenKey: name.hasPrefix("."),
      .isReadableKey: true, .isWritableKey: Self.isWritable(path),
      .isExcludedFromBackupKey: isExcludedFromBackup(path),
      .creationDateKey: times.made, .contentModificationDateKey: times.written,
      .parentDirectoryURLKey: url.deletingLastPathComponent(),
      .volumeTotalCapacityKey: 16 << 30, .volumeAvailableCapacityKey: 8 << 30,
    ]
    if entry == .file {
      let size = try contents(at: path).count
      known[.fileSizeKey] = size
      known[.totalFileSizeKey] = size
      known[.fileAllocatedSizeKey] = (size + 4095) / 4096 * 4096
      known[.totalFileAllocatedSizeKey] = (size + 4095) / 4096 * 4096
      known[.typeIdentifierKey] = MainActor.assumeIsolated {
        UTType.identifier(ofEnding: url.pathExtension)
      }
    } else {
      known[.typeIdentifierKey] = "public.folder"
    }
    return known
  }

  fileprivate mutating func set(_ values: URLResourceValues, of path: String) throws {
    let plain = Self.plain(path)
    guard entry(at: plain) != nil else { throw Self.error(.fileNoSuchFile, path) }
    guard Self.isWritable(plain) else { throw Self.error(.fileWriteNoPermission, path) }
    if let isExcluded = values.isExcludedFromBackup,
      values.changed.contains(.isExcludedFromBackupKey)
    {
      exclude(isExcluded, fromBackup: plain)
    }
    setTimes(
      of: plain, made: values.changed.contains(.creationDateKey) ? values.creationDate : nil,
      written: values.changed.contains(.contentModificationDateKey)
        ? values.contentModificationDate : nil)
    guard values.changed.contains(.nameKey), let name = values.name else { return }
    try move(plain, to: (plain as NSString).deletingLastPathComponent + "/" + name)
  }
}
