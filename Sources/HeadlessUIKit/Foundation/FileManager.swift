public import Foundation

/// The app's files on its device: its bundle, and folders of its own in memory. iOS 2.0 and later.
nonisolated open class FileManager: NSObject, @unchecked Sendable {
  public static let `default` = FileManager()
  open weak var delegate: AnyObject?

  public override init() { super.init() }

  // MARK: Places

  open func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    NSSearchPathForDirectoriesInDomains(directory, domainMask, true).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  open func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard let found = urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    return found
  }

  open var temporaryDirectory: URL {
    URL(fileURLWithPath: AppFiles.temporary, isDirectory: true)
  }
  open var currentDirectoryPath: String { "/" }
  /// Only the root is one here.
  open func changeCurrentDirectoryPath(_ path: String) -> Bool { path == "/" }
  /// Apps share no folder here.
  open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
  /// Nobody is signed in to iCloud.
  open func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  open var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  // MARK: Asking

  open func fileExists(atPath path: String) -> Bool { unsafe appFiles.entry(at: path) != nil }

  @safe open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {
    let entry = unsafe appFiles.entry(at: path)
    if let isDirectory = unsafe isDirectory { unsafe isDirectory[0] = ObjCBool(entry == .folder) }
    return entry != nil
  }

  open func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  open func isWritableFile(atPath path: String) -> Bool {
    fileExists(atPath: path) && AppFiles.isWritable(path)
  }
  open func isDeletableFile(atPath path: String) -> Bool { isWritableFile(atPath: path) }
  open func isExecutableFile(atPath path: String) -> Bool { false }

  open func contents(atPath path: String) -> Data? { try? unsafe appFiles.contents(at: path) }

  open func contentsEqual(atPath path1: String, andPath path2: String) -> Bool {
    guard let first = contents(atPath: path1) else { return false }
    return first == contents(atPath: path2)
  }

  open func contentsOfDirectory(atPath path: String) throws -> [String] {
    try unsafe appFiles.names(in: path, deep: false)
  }

  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(atPath: url.path)
      .filter { !mask.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
      .map { name in
        let path = "\(url.path)/\(name)"
        let isFolder = unsafe appFiles.entry(at: path) == .folder
        return URL(fileURLWithPath: path, isDirectory: isFolder)
      }
  }

  open func subpathsOfDirectory(atPath path: String) throws -> [String] {
    try unsafe appFiles.names(in: path, deep: true)
  }
  open func subpaths(atPath path: String) -> [String]? { try? subpathsOfDirectory(atPath: path) }

  open func enumerator(atPath path: String) -> DirectoryEnumerator? {
    subpaths(atPath: path).map { DirectoryEnumerator($0) }
  }

  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    subpaths(atPath: url.path).map { names in
      DirectoryEnumerator(
        names.map { URL(fileURLWithPath: "\(url.path)/\($0)", isDirectory: false) })
    }
  }

  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    guard let entry = unsafe appFiles.entry(at: path) else {
      throw AppFiles.error(.fileReadNoSuchFile, path)
    }
    let size = contents(atPath: path)?.count ?? 0
    return [
      .type: entry == .folder ? FileAttributeType.typeDirectory : .typeRegular,
      .size: NSNumber(value: size),
    ]
  }
  /// Attributes are not kept here.
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
    _ = try attributesOfItem(atPath: path)
  }
  open func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any] {
    [.systemSize: NSNumber(value: 16 << 30), .systemFreeSize: NSNumber(value: 8 << 30)]
  }
  open func displayName(atPath path: String) -> String { (path as NSString).lastPathComponent }

  // MARK: Changing

  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws { try changeFiles { try $0.makeFolder(path, withParents: createIntermediates) } }

  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try createDirectory(
      atPath: url.path, withIntermediateDirectories: createIntermediates, attributes: attributes)
  }

  @discardableResult
  open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool { (try? changeFiles { try $0.write(data ?? Data(), to: path) }) != nil }

  open func removeItem(atPath path: String) throws { try changeFiles { try $0.remove(path) } }
  open func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }

  open func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
    try changeFiles { try $0.copy(srcPath, to: dstPath) }
  }
  open func copyItem(at srcURL: URL, to dstURL: URL) throws {
    try copyItem(atPath: srcURL.path, toPath: dstURL.path)
  }

  open func moveItem(atPath srcPath: String, toPath dstPath: String) throws {
    try changeFiles { try $0.move(srcPath, to: dstPath) }
  }
  open func moveItem(at srcURL: URL, to dstURL: URL) throws {
    try moveItem(atPath: srcURL.path, toPath: dstURL.path)
  }

  @discardableResult
  open func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: ItemReplacementOptions = []
  ) throws -> URL? {
    try changeFiles { files in
      if files.entry(at: originalItemURL.path) != nil { try files.remove(originalItemURL.path) }
      try files.move(newItemURL.path, to: originalItemURL.path)
    }
    return originalItemURL
  }

  // MARK: Kinds

  /// Folders by what is in them. iOS 2.0 and later.
  public enum SearchPathDirectory: UInt, Sendable {
    case applicationDirectory = 1
    case libraryDirectory = 5
    case userDirectory = 7
    case documentationDirectory = 8
    case documentDirectory = 9
    case desktopDirectory = 12
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
    case downloadsDirectory = 15
    case moviesDirectory = 17
    case musicDirectory = 18
    case picturesDirectory = 19
    case sharedPublicDirectory = 21
    case itemReplacementDirectory = 99

    /// Where it is; nil for one that an app does not have.
    var path: String? {
      switch self {
      case .documentDirectory: AppFiles.documents
      case .libraryDirectory: AppFiles.library
      case .cachesDirectory: "\(AppFiles.library)/Caches"
      case .applicationSupportDirectory: "\(AppFiles.library)/Application Support"
      case .itemReplacementDirectory: AppFiles.temporary
      default: nil
      }
    }
  }

  /// Whose folders. iOS 2.0 and later.
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = Self(rawValue: 1)
    public static let localDomainMask = Self(rawValue: 2)
    public static let networkDomainMask = Self(rawValue: 4)
    public static let systemDomainMask = Self(rawValue: 8)
    public static let allDomainsMask = Self(rawValue: 0xffff)
  }

  /// What a listing leaves out. iOS 4.0 and later.
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsSubdirectoryDescendants = Self(rawValue: 1)
    public static let skipsPackageDescendants = Self(rawValue: 2)
    public static let skipsHiddenFiles = Self(rawValue: 4)
  }

  /// How one item takes another one's place. iOS 4.0 and later.
  public struct ItemReplacementOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let usingNewMetadataOnly = Self(rawValue: 1)
    public static let withoutDeletingBackupItem = Self(rawValue: 2)
  }

  /// Goes through a folder and what is in it. iOS 2.0 and later.
  public final class DirectoryEnumerator: Sequence, IteratorProtocol {
    private var left: ArraySlice<Any>

    init(_ items: [Any]) { left = items[...] }

    public func next() -> Any? { left.popFirst() }
    public func nextObject() -> Any? { next() }
    public var allObjects: [Any] { Array(left) }
    public func skipDescendants() {}
  }
}
