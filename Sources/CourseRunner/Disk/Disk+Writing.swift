import CLibrary

extension Disk {
  /// Makes a folder and those around it.
  package static func makeFolder(_ path: String) throws(DiskError) {
    if kind(of: path) == .folder || mkdir(path, 0o755) == 0 { return }
    let code = errno
    if code == EEXIST, facts(of: path) != nil, opendirSucceeds(path) { return }
    guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw DiskError(path: path, code: code)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw DiskError(path: path, code: errno)
    }
  }

  /// Makes a folder that no other user may look into.
  package static func makePrivateFolder(_ path: String) throws(DiskError) {
    try makeOwnFolder(path)
    guard chmod(path, 0o700) == 0 else { throw DiskError(path: path, code: errno) }
  }

  /// Writes a new file or replaces an old one's bytes in place.
  package static func write(_ bytes: [UInt8], to path: String) throws(DiskError) {
    try write(bytes, to: path, isSynchronized: false)
  }

  /// Writes beside and renames: a reader sees the old bytes or the new ones, never a part.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    if let facts = facts(of: path), !facts.isWritable {
      throw DiskError(path: path, code: EACCES)
    }
    let beside = "\(path).\(getpid()).new"
    do {
      try write(bytes, to: beside, isSynchronized: true)
      try move(beside, to: path)
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Lets everybody run a file that everybody may read.
  package static func makeExecutable(_ path: String) throws(DiskError) {
    guard chmod(path, 0o755) == 0 else { throw DiskError(path: path, code: errno) }
  }

  /// Renames a file or folder; a file that is in the way is replaced.
  package static func move(_ path: String, to target: String) throws(DiskError) {
    guard rename(path, target) == 0 else { throw DiskError(path: target, code: errno) }
  }

  /// Removes a file or a whole folder; links are removed, not followed.
  package static func remove(_ path: String) throws(DiskError) {
    switch kind(of: path) {
    case nil: return
    case .folder:
      for name in names(in: path) { try remove("\(path)/\(name)") }
      guard rmdir(path) == 0 else { throw DiskError(path: path, code: errno) }
    case .file, .other:
      guard unlink(path) == 0 else { throw DiskError(path: path, code: errno) }
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, isSynchronized: Bool
  ) throws(DiskError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw DiskError(path: path, code: errno) }
    var written = 0
    var failure: Int32 = 0
    while written < bytes.count, failure == 0 {
      let count = bytes.withUnsafeBytes { buffer in
        CLibrary.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
      }
      if count >= 0 { written += count } else if errno != EINTR { failure = errno }
    }
    if failure == 0, isSynchronized, fsync(descriptor) != 0 { failure = errno }
    // A full disk may speak up only here.
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw DiskError(path: path, code: failure) }
  }

  private static func opendirSucceeds(_ path: String) -> Bool {
    guard let stream = opendir(path) else { return false }
    closedir(stream)
    return true
  }
}
