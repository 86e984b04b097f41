public import Foundation

/// The app's files on its device: its bundle, and folders of its own in memory. iOS 2.0 and later.
///
/// What apps call is final: a call of a method that could be overridden says only the class's name, which
/// Foundation has, too, and the gate could not tell whose it is.
nonisolated open class FileManager: NSObject, @unchecked Sendable {
  /// The one that apps use.
  public static let `default` = FileManager()
  /// Who may object to a change; held weakly.
  public final weak var delegate: (any FileManagerDelegate)?

  public override init() { super.init() }

  // MARK: Places

  /// The app's folders for that purpose, as addresses.
  public final func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    NSSearchPathForDirectoriesInDomains(directory, domainMask, true).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  /// The app's folder for that purpose, made where it is wanted.
  public final func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard let found = urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    return found
  }

  /// The folder for what is needed for a while; iOS 10.0 and later.
  public final var temporaryDirectory: URL {
    URL(fileURLWithPath: AppFiles.temporary, isDirectory: true)
  }
  /// The folder that paths without a beginning mean.
  public final var currentDirectoryPath: String { "/" }
  /// Only the root is one here.
  public final func changeCurrentDirectoryPath(_ path: String) -> Bool { path == "/" }
  /// Apps share no folder here.
  public final func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    nil
  }
  /// Nobody is signed in to iCloud.
  public final func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Who the user is in iCloud; here nobody. iOS 6.0 and later.
  public final var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  // MARK: Asking

  /// Whether something is there.
  public final func fileExists(atPath path: String) -> Bool {
    unsafe appFiles.entry(at: path) != nil
  }

  /// Whether something is there, and whether it is a folder; for a variable, which needs no pointer.
  public final func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
    let entry = unsafe appFiles.entry(at: path)
    isDirectory = ObjCBool(entry == .folder)
    return entry != nil
  }

  /// Whether it can be read.
  public final func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  /// Whether it can be written.
  public final func isWritableFile(atPath path: String) -> Bool {
    fileExists(atPath: path) && AppFiles.isWritable(path)
  }
  /// Whether it can be removed.
  public final func isDeletableFile(atPath path: String) -> Bool { isWritableFile(atPath: path) }
  /// Whether it is a program; nothing is here.
  public final func isExecutableFile(atPath path: String) -> Bool { false }

  /// What a file holds; nil where there is none.
  public final func contents(atPath path: String) -> Data? {
    try? unsafe appFiles.contents(at: path)
  }

  /// Whether two files hold the same, or two folders the same files.
  public final func contentsEqual(atPath path1: String, andPath path2: String) -> Bool {
    if let first = contents(atPath: path1) { return first == contents(atPath: path2) }
    guard let names = try? contentsOfDirectory(atPath: path1),
      names == (try? contentsOfDirectory(atPath: path2))
    else { return false }
    return names.allSatisfy { contentsEqual(atPath: "\(path1)/\($0)", andPath: "\(path2)/\($0)") }
  }

  /// The names in a folder.
  public final func contentsOfDirectory(atPath path: String) throws -> [String] {
    try unsafe appFiles.names(in: path, deep: false)
  }

  /// The addresses in a folder.
  public final func contentsOfDirectory(
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

  /// The paths below a folder.
  public final func subpathsOfDirectory(atPath path: String) throws -> [String] {
    try unsafe appFiles.names(in: path, deep: true)
  }
  /// The paths below a folder; nil where there is none.
  public final func subpaths(atPath path: String) -> [String]? {
    try? subpathsOfDirectory(atPath: path)
  }

  /// Goes through the paths below a folder; nil where there is none.
  public final func enumerator(atPath path: String) -> DirectoryEnumerator? {
    subpaths(atPath: path).map { DirectoryEnumerator($0) }
  }

  /// Goes through the addresses below a folder; nil where there is none.
  public final func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    subpaths(atPath: url.path).map { DirectoryEnumerator($0, below: url.path, mask) }
  }

  /// The size, kind and times of something.
  public final func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    guard let entry = unsafe appFiles.entry(at: path) else {
      throw AppFiles.error(.fileReadNoSuchFile, path)
    }
    let size = contents(atPath: path)?.count ?? 0
    let times = unsafe appFiles.times(of: path)
    return [
      .type: entry == .folder ? FileAttributeType.typeDirectory : .typeRegular,
      .size: NSNumber(value: size),
      .creationDate: times.made, .modificationDate: times.written,
    ]
  }
  /// Sets its times; other attributes are not kept here (rule 852).
  public final func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {
    _ = try attributesOfItem(atPath: path)
    changeFiles {
      $0.setTimes(
        of: AppFiles.plain(path), made: attributes[.creationDate] as? Date,
        written: attributes[.modificationDate] as? Date)
    }
  }
  /// How much room there is; always the same here.
  public final func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any] {
    [.systemSize: NSNumber(value: 16 << 30), .systemFreeSize: NSNumber(value: 8 << 30)]
  }
  /// The name that a user reads.
  public final func displayName(atPath path: String) -> String {
    (path as NSString).lastPathComponent
  }

  // MARK: Changing

  /// Makes a folder.
  public final func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws { try changeFiles { try $0.makeFolder(path, withParents: createIntermediates) } }

  /// Makes a folder.
  public final func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try createDirectory(
      atPath: url.path, withIntermediateDirectories: createIntermediates, attributes: attributes)
  }

  /// Makes a file; false where it cannot.
  @discardableResult
  public final func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool { (try? changeFiles { try $0.write(data ?? Data(), to: path) }) != nil }

  /// Removes a file, or a folder with everything in it.
  public final func removeItem(atPath path: String) throws {
    guard allows({ $0.fileManager(self, shouldRemoveItemAtPath: path) }) else { return }
    try changeFiles { try $0.remove(path) }
  }
  /// Removes a file, or a folder with everything in it.
  public final func removeItem(at url: URL) throws {
    guard allows({ $0.fileManager(self, shouldRemoveItemAt: url) }) else { return }
    try changeFiles { try $0.remove(url.path) }
  }

  /// Would put it where the user can take it back; an app's own files have no such place, and it throws. iOS 11.0
  /// and later.
  public final func trashItem(
    at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    _ = try attributesOfItem(atPath: url.path)
    throw AppFiles.error(.featureUnsupported, url.path)
  }

  /// Copies a file, or a folder with everything in it.
  public final func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
    guard
      allows({ $0.fileManager(self, shouldCopyItemAtPath: srcPath, toPath: dstPath) })
    else { return }
    try changeFiles { try $0.copy(srcPath, to: dstPath) }
  }
  /// Copies a file, or a folder with everything in it.
  public final func copyItem(at srcURL: URL, to dstURL: URL) throws {
    guard allows({ $0.fileManager(self, shouldCopyItemAt: srcURL, to: dstURL) }) else { return }
    try changeFiles { try $0.copy(srcURL.path, to: dstURL.path) }
  }

  /// Moves a file, or a folder with everything in it.
  public final func moveItem(atPath srcPath: String, toPath dstPath: String) throws {
    guard
      allows({ $0.fileManager(self, shouldMoveItemAtPath: srcPath, toPath: dstPath) })
    else { return }
    try changeFiles { try $0.move(srcPath, to: dstPath) }
  }
  /// Moves a file, or a folder with everything in it.
  public final func moveItem(at srcURL: URL, to dstURL: URL) throws {
    guard allows({ $0.fileManager(self, shouldMoveItemAt: srcURL, to: dstURL) }) else { return }
    try changeFiles { try $0.move(srcURL.path, to: dstURL.path) }
  }

  /// Puts a file in the place of another one, which stays beside it by the backup's name if the options
  /// say so (rule 1315).
  @discardableResult
  public final func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: ItemReplacementOptions = []
  ) throws -> URL? {
    let folder = originalItemURL.deletingLastPathComponent()
    let backup = backupItemName.map { folder.appendingPathComponent($0).path }
    try changeFiles { files in
      if files.entry(at: originalItemURL.path) != nil {
        if let backup, options.contains(.withoutDeletingBackupItem) {
          if files.entry(at: backup) != nil { try files.remove(backup) }
          try files.move(originalItemURL.path, to: backup)
        } else {
          try files.remove(originalItemURL.path)
        }
      }
      try files.move(newItemURL.path, to: originalItemURL.path)
    }
    return originalItemURL
  }

  // MARK: Kinds

  /// Folders by what is in them. iOS 2.0 and later.
  public enum SearchPathDirectory: UInt, Sendable {
    /// Programs.
    case applicationDirectory = 1
    /// What the app needs and the user does not see.
    case libraryDirectory = 5
    /// Those of the users.
    case userDirectory = 7
    /// Documentation.
    case documentationDirectory = 8
    /// What the user made.
    case documentDirectory = 9
    /// The desktop of a computer.
    case desktopDirectory = 12
    /// What can be made or fetched again.
    case cachesDirectory = 13
    /// What the app needs to work.
    case applicationSupportDirectory = 14
    /// What was fetched.
    case downloadsDirectory = 15
    /// Films.
    case moviesDirectory = 17
    /// Music.
    case musicDirectory = 18
    /// Pictures.
    case picturesDirectory = 19
    /// What others may see.
    case sharedPublicDirectory = 21
    /// A place for a file that will replace another one.
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
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's.
    public static let userDomainMask = Self(rawValue: 1)
    /// That of the device.
    public static let localDomainMask = Self(rawValue: 2)
    /// Those of the network.
    public static let networkDomainMask = Self(rawValue: 4)
    /// The system's.
    public static let systemDomainMask = Self(rawValue: 8)
    /// All of them.
    public static let allDomainsMask = Self(rawValue: 0xffff)
  }

  /// What a listing leaves out. iOS 4.0 and later.
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is in folders in the folder is left out.
    public static let skipsSubdirectoryDescendants = Self(rawValue: 1)
    /// What is in packages is left out.
    public static let skipsPackageDescendants = Self(rawValue: 2)
    /// Names with a dot at their beginning are left out.
    public static let skipsHiddenFiles = Self(rawValue: 4)
  }

  /// How one item takes another one's place. iOS 4.0 and later.
  public struct ItemReplacementOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The old file's attributes are lost.
    public static let usingNewMetadataOnly = Self(rawValue: 1)
    /// The old file stays as a copy.
    public static let withoutDeletingBackupItem = Self(rawValue: 2)
  }

  /// Goes through a folder and what is in it. iOS 2.0 and later (rule 1366).
  public final class DirectoryEnumerator: Sequence, IteratorProtocol {
    /// The paths that are left, as seen from the folder.
    private var left: ArraySlice<String>
    private var last: String?
    /// The path of the folder where addresses are given out; nil where paths are.
    private let folder: String?

    init(_ paths: [String], below folder: String? = nil, _ mask: DirectoryEnumerationOptions = []) {
      self.folder = folder
      left =
        paths.filter { path in
          if mask.contains(.skipsSubdirectoryDescendants), path.contains("/") { return false }
          return !mask.contains(.skipsHiddenFiles)
            || !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted { Self.order($0) < Self.order($1) }[...]
    }
    /// What is in a folder comes behind it, before what lies beside the folder.
    private static func order(_ path: String) -> String { path.replacing("/", with: "\u{1}") }

    /// The next one; nil at the end.
    public func next() -> Any? {
      last = left.popFirst()
      guard let last, let folder else { return last }
      return URL(fileURLWithPath: "\(folder)/\(last)", isDirectory: false)
    }
    /// The next one; nil at the end.
    public func nextObject() -> Any? { next() }
    /// All that are left.
    public var allObjects: [Any] { Array(self) }
    /// How deep the one is that came last: 1 for what lies in the folder itself.
    public var level: Int { last.map { $0.split(separator: "/").count } ?? 0 }
    /// Leaves out what is in the folder that came last.
    public func skipDescendants() {
      guard let last else { return }
      left = left.drop { $0.hasPrefix(last + "/") }
    }
  }
}
