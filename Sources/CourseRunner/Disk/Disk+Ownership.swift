import CLibrary
import Words

// Whoever can write into a folder from which we load code runs it with our rights. On a machine with
// other users such a folder is either made under a name that nobody can foresee, or looked at first.
extension Disk {
  /// Makes a folder of an unforeseeable name that is ours alone.
  package static func makeTemporaryFolder(in parent: String) throws(DiskError) -> String {
    guard let pattern = strdup("\(parent)/\(temporaryPrefix)XXXXXX") else {
      throw DiskError(path: parent, code: ENOMEM)
    }
    defer { free(pattern) }
    guard mkdtemp(pattern) != nil else { throw DiskError(path: parent, code: errno) }
    return String(cString: pattern)
  }

  /// How the names of such folders begin.
  static let temporaryPrefix = "course-"

  /// Makes a folder for code that we load, or makes sure that nobody else can have put anything into the
  /// one that is there.
  ///
  /// A folder of ours that others can write to is emptied first.
  ///
  /// - Throws: When it is a link, or belongs to somebody else.
  package static func makeOwnFolder(_ path: String) throws(DiskError) {
    if mkdir(path, 0o700) == 0 { return }
    if errno == ENOENT {
      if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        try makeFolder(String(path[..<slash]))
      }
      if mkdir(path, 0o700) == 0 { return }
    }
    let code = errno
    switch ownership(of: path) {
    case .ours: return
    case .open:
      try remove(path)
      guard mkdir(path, 0o700) == 0 else { throw DiskError(path: path, code: errno) }
    case .none: throw DiskError(path: path, code: code)
    case .noFolder: throw DiskError(path: path, code: ENOTDIR, refusal: .noFolder)
    case .others:
      throw DiskError(path: path, code: EPERM, refusal: .ofAnotherUser)
    }
  }

  /// Whether nobody else can have put anything into a folder.
  package static func isOwnFolder(_ path: String) -> Bool { ownership(of: path) == .ours }

  /// Who can have put something into a folder.
  enum Ownership {
    /// Nobody but us, or whoever put this very program there.
    case ours
    /// It is ours, and others may write into it.
    case open
    case others
    /// A link or a file.
    case noFolder
    /// Nothing is there.
    case none
  }

  static func ownership(of folder: String) -> Ownership {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return .none }
    guard status.st_mode & S_IFMT == S_IFDIR else { return .noFolder }
    guard status.st_uid == geteuid() || status.st_uid == 0 || status.st_uid == programOwner else {
      return .others
    }
    return status.st_mode & (S_IWGRP | S_IWOTH) == 0 ? .ours : .open
  }

  /// Whether nobody else can take a folder away that we make in that one.
  static func isSafeParent(_ folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      [geteuid(), 0, programOwner].contains(status.st_uid)
    else { return false }
    return status.st_mode & (S_IWGRP | S_IWOTH) == 0 || status.st_mode & S_ISVTX != 0
  }

  /// The user who could have changed the program that runs.
  private static let programOwner: uid_t = {
    var status = stat()
    return stat(Installation.current.executable, &status) == 0 ? status.st_uid : geteuid()
  }()
}
