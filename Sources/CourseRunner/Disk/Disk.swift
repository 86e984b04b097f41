import CLibrary
package import Words

/// Files and folders, by the calls of the system: Foundation's are slow to start and follow links.
package enum Disk {
  /// What is at a path; links are not followed.
  package enum Kind: Sendable {
    case file, folder, other
  }

  /// What the system knows of a file without opening it.
  package struct Facts: Hashable, Sendable {
    package var size: Int
    package var modifiedNanoseconds: Int
    package var isWritable: Bool

    /// The facts that tell one build of a program from another.
    package var identity: String { "\(size)@\(modifiedNanoseconds)" }
  }

  /// What is at `path`; nil if nothing is.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The facts of the file that `path` leads to, links followed; nil where nothing is.
  package static func facts(of path: String) -> Facts? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    return Facts(
      size: Int(status.st_size),
      modifiedNanoseconds: Int(modified.tv_sec) * 1_000_000_000 + Int(modified.tv_nsec),
      // The permissions count, even if the system would not hold root to them.
      isWritable: status.st_mode & S_IWUSR != 0)
  }

  /// The names in a folder, sorted by their bytes; empty where there is no folder.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sortedByBytes()
  }

  /// The path without links and dots; nil where nothing is.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path from the root on, whether or not anything is there.
  package static func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(realPath(".") ?? "")/\(path)"
  }

  /// The regular files below `folder`, by their paths relative to it, sorted; links and names
  /// that begin with a dot are left out.
  package static func files(below folder: String) -> [String] {
    paths(of: .file, below: folder)
  }

  /// What is below `folder` and neither a file nor a folder, such as links, in the same way.
  package static func others(below folder: String) -> [String] {
    paths(of: .other, below: folder)
  }

  private static func paths(of wanted: Kind, below folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      switch kind(of: "\(folder)/\(name)") {
      case .folder: paths(of: wanted, below: "\(folder)/\(name)").map { "\(name)/\($0)" }
      case wanted: [name]
      default: []
      }
    }
  }

  /// Up to `limit` bytes of a file.
  package static func read(_ path: String, limit: Int = .max) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    try forEachChunk(of: path, limit: limit) { bytes += $0 }
    return bytes
  }

  /// Reads up to `limit` bytes of a file, of which no more than a chunk is in memory.
  static func forEachChunk(
    of path: String, limit: Int = .max, _ take: (ArraySlice<UInt8>) -> Void
  ) throws(DiskError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DiskError(path: path, code: errno) }
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    var total = 0
    while total < limit {
      let count = readOnce(descriptor, &chunk, min(chunk.count, limit - total))
      if count == 0 { break }
      if count > 0 {
        take(chunk[..<count])
        total += count
      } else if errno != EINTR {
        throw DiskError(path: path, code: errno)
      }
    }
  }

  /// A text file; bytes that are not UTF-8 are replaced.
  package static func text(_ path: String) throws(DiskError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      CLibrary.read(descriptor, bytes.baseAddress, count)
    }
  }
}

/// Why the system refused to read or write a file.
package struct DiskError: Error, Hashable, Sendable {
  package var path: String
  /// The system's `errno`.
  package var code: Int32
  /// Why we refused it ourselves, which the system's words would not tell.
  private var refusal: MachineRefusal?

  package init(path: String, code: Int32, refusal: MachineRefusal? = nil) {
    self.path = path
    self.code = code
    self.refusal = refusal
  }

  /// Whether something else already has the name.
  package var isInTheWay: Bool { [EEXIST, ENOTDIR, EISDIR].contains(code) }

  /// The words for it, the system's mostly, such as `No space left on device`.
  package var reason: String { refusal?.words ?? String(cString: strerror(code)) }
}
