import CLibrary
import CourseModel
import CourseRunner
import Words

/// An open folder of a stranger's: everything in it is reached through it, never by a path.
///
/// No link is followed, nothing is opened that could block or act, and what is read is what was looked
/// at, whatever is moved about meanwhile.
struct OpenFolder: ~Copyable, Sendable {
  let descriptor: Int32

  /// What has a name in the folder.
  enum Kind {
    case file, folder, link, special
  }

  /// A name in the folder.
  struct Entry {
    var name: [UInt8]
    var kind: Kind

    func isCalled(_ other: String) -> Bool {
      name.count == other.utf8.count && memcmp(name, other, name.count) == 0
    }
  }

  /// Why a stranger's file is not read: it breaks a rule, or the machine is at fault.
  enum ReadingError: Error {
    case rule(IntakeRule)
    case machine(Finding)
  }

  /// Opens a folder by the path that a teacher gave; here alone links are followed.
  init(path: String) throws(ReadingError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw Self.error(errno, at: path) }
  }

  /// Opens a folder inside of this one.
  ///
  /// - Parameter repairs: Whether a folder that its owner may not read is made readable first.
  init(_ name: [UInt8], in parent: borrowing OpenFolder, repairs: Bool = false) throws(ReadingError)
  {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    descriptor = try Self.descriptor(
      name, in: parent.descriptor, flags: flags, mode: repairs ? 0o700 : nil)
  }

  deinit { close(descriptor) }

  /// The names in the folder, sorted by their bytes.
  ///
  /// - Parameter limit: How many are looked at; nil comes back when there are more.
  func entries(limit: Int) throws(ReadingError) -> [Entry]? {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw Self.error(errno, at: ".") }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      // Not as the tuple that Swift takes it for: a debug build looks its type up for every name.
      let text = UnsafeRawPointer(entry) + Self.namePlace
      if strcmp(text, ".") == 0 || strcmp(text, "..") == 0 { continue }
      if entries.count == limit { return nil }
      let name = [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
      entries.append(Entry(name: name, kind: kind(of: name, said: Int32(entry.pointee.d_type))))
    }
    Self.sort(&entries)
    return entries
  }

  private static let namePlace = MemoryLayout<dirent>.offset(of: \.d_name)!

  /// Sorts as C does, because a debug build of Swift sorts a hundred thousand names for a second.
  private static func sort(_ entries: inout [Entry]) {
    if entries.count < 2 { return }
    entries.withUnsafeMutableBytes { bytes in
      qsort(
        bytes.baseAddress!, bytes.count / MemoryLayout<Entry>.stride, MemoryLayout<Entry>.stride
      ) {
        let left = $0!.assumingMemoryBound(to: Entry.self)
        let right = $1!.assumingMemoryBound(to: Entry.self)
        return ByteOrder.precedes(left.pointee.name, right.pointee.name) ? -1 : 1
      }
    }
  }

  /// Reads a regular file, unless it may be a link to a file that only others may read.
  ///
  /// - Returns: Its bytes, at most one more than `limit`.
  func read(_ name: [UInt8], limit: Int, repairs: Bool = false) throws(ReadingError) -> [UInt8] {
    let file = try Self.descriptor(
      name, in: descriptor, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC,
      mode: repairs ? 0o600 : nil)
    defer { close(file) }
    let size = try Self.checkedSize(of: file)
    if size > limit { return [UInt8](repeating: 0, count: limit + 1) }
    // One byte more than it says: a file that grows is seen to be longer.
    return try bytes(of: file, size: size, room: size + 1, name)
  }

  /// Reads the beginning of a regular file, under the same conditions.
  func beginning(of name: [UInt8], count: Int) throws(ReadingError) -> [UInt8] {
    let file = try Self.descriptor(
      name, in: descriptor, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC,
      mode: nil)
    defer { close(file) }
    let size = min(try Self.checkedSize(of: file), count)
    return try bytes(of: file, size: size, room: size, name)
  }

  private func bytes(
    of file: Int32, size: Int, room: Int, _ name: [UInt8]
  ) throws(ReadingError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < buffer.count {
        let got = recv(file, buffer.baseAddress! + count, buffer.count - count)
        if got > 0 {
          count += got
          // Of a file no less is read than there is: here it ends.
          if count == size { break }
        } else if got == 0 {
          break
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
    }
    if failure != 0 { throw Self.error(failure, at: DiskName.shown(name)) }
    return bytes
  }

  /// Makes sure that it is a regular file that could be read, without opening it.
  func check(_ name: [UInt8]) throws(ReadingError) {
    var status = stat()
    guard Self.withName(name, { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      throw Self.error(errno, at: DiskName.shown(name))
    }
    _ = try Self.checkedSize(status)
  }

  /// The room that something takes on the disk, in bytes.
  func diskSize(of name: [UInt8]) -> Int {
    var status = stat()
    guard Self.withName(name, { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      return 0
    }
    return Int(status.st_blocks) * 512
  }

  /// Whether the folder of that name in it has something of the other name.
  func has(_ folder: [UInt8], holding name: String) -> Bool {
    var status = stat()
    return Self.withName(folder + [UInt8(ascii: "/")] + Array(name.utf8)) {
      fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) == 0
    }
  }

  private func kind(of name: [UInt8], said: Int32) -> Kind {
    switch said {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      var status = stat()
      guard Self.withName(name, { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0
      else { return .special }
      return switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    default: return .special
    }
  }

  private static func checkedSize(of file: Int32) throws(ReadingError) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw error(errno, at: "") }
    return try checkedSize(status)
  }

  private static func checkedSize(_ status: stat) throws(ReadingError) -> Int {
    guard status.st_mode & S_IFMT == S_IFREG else { throw .rule(.specialFile) }
    // A second name may be a student's for somebody else's file, which only the grader may read. What
    // everybody may read could have been copied as well; tools that save room link equal files.
    guard status.st_nlink == 1 || status.st_mode & S_IROTH != 0 else { throw .rule(.hardLink) }
    return Int(status.st_size)
  }

  private static func descriptor(
    _ name: [UInt8], in parent: Int32, flags: Int32, mode: mode_t?
  ) throws(ReadingError) -> Int32 {
    var result = withName(name) { openat(parent, $0, flags) }
    if result < 0, errno == EACCES, let mode {
      _ = withName(name) { fchmodat(parent, $0, mode, 0) }
      result = withName(name) { openat(parent, $0, flags) }
    }
    if result < 0 { throw error(errno, at: DiskName.shown(name)) }
    return result
  }

  static func withName<Result>(
    _ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    var text = name
    text.append(0)
    return text.withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }

  private static func error(_ code: Int32, at place: String) -> ReadingError {
    switch code {
    case ELOOP: .rule(.symbolicLink)
    case ENXIO, ENOTDIR, ENODEV: .rule(.specialFile)
    case EACCES, EPERM, ENOENT, ENAMETOOLONG: .rule(.unreadable)
    default:
      .machine(
        Finding(
          SubmissionsProblem.submissionUnreadable(
            reason: DiskError(path: place, code: code).reason),
          at: SourcePlace(file: place)))
    }
  }

  private func recv(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    CLibrary.read(file, buffer, count)
  }
}
