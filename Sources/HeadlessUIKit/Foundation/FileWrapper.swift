public import Foundation

/// A file, or a folder with everything in it, that is kept in memory until it is written (rule 854). iOS 4.0
/// and later.
nonisolated open class FileWrapper: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Now, as is always done here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Into memory, as is always done here.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Whole or not at all, as is always done here.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// `filename` becomes that of the file.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private var content: Content

  /// What a folder calls it, if it can.
  open var preferredFilename: String?
  /// The name of the file that it was read from or written to.
  open var filename: String?
  /// The size, kind and times of the file that it was read from, and what the app notes of it (rule 1366).
  open var fileAttributes: [String: Any] = [:]

  /// Reads what is there.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(regularFileWithContents: Data())
    try read(from: url, options: options)
  }
  /// Makes a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }
  /// Makes a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }
  /// Makes what leads to another file; it cannot be written here.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it leads to another file.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
  /// What a file holds; nil for a folder.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }
  /// What is in a folder, by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }
  /// Where it leads to; nil for a file or folder.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// Puts a file or folder into this folder; answers its name there, which is another than the preferred one
  /// if that is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content, let wanted = child.preferredFilename else {
      refuse("addFileWrapper(_:) needs a folder, and a preferredFilename of what comes into it.")
      return ""
    }
    var (name, number) = (wanted, 1)
    while let other = children[name], other !== child {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }
  /// Puts a new file into this folder; answers its name there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Takes a file or folder out of this folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else {
      return refuse("removeFileWrapper(_:) needs a folder.")
    }
    content = .folder(children.filter { $0.value !== child })
  }
  /// The name of what is in this folder; nil where it is not.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Takes what is there instead of its own.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let path = url.path
    switch unsafe appFiles.entry(at: path) {
    case .file?: content = .file(try unsafe appFiles.contents(at: path))
    case .folder?:
      var children: [String: FileWrapper] = [:]
      for name in try unsafe appFiles.names(in: path, deep: false) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    case nil: throw AppFiles.error(.fileReadNoSuchFile, path)
    }
    let known = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    fileAttributes = Dictionary(uniqueKeysWithValues: known.map { ($0.key.rawValue, $0.value) })
    filename = url.lastPathComponent
    preferredFilename = preferredFilename ?? filename
  }
  /// Whether what is there is like this: the same names and times, here the same bytes.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isLike(other)
  }
  private func isLike(_ other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let own), .file(let data)): own == data
    case (.folder(let own), .folder(let children)):
      own.count == children.count
        && own.allSatisfy { children[$0.key].map($0.value.isLike) ?? false }
    default: false
    }
  }
  /// Writes it, in place of what is there.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    let path = url.path
    switch content {
    case .file(let data): try _courseWrite(data, to: url)
    case .folder(let children):
      try changeFiles { files in
        if files.entry(at: path) != nil { try files.remove(path) }
        try files.makeFolder(path, withParents: false)
      }
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    case .link:
      MainActor.assumeIsolated {
        Simulator.current?.unimplemented("FileWrapper", "a symbolic link is not written.")
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func refuse(_ text: String) {
    MainActor.assumeIsolated {
      Simulator.current?.raise(.internalInconsistency, "*** -[NSFileWrapper] \(text)")
    }
  }
}
