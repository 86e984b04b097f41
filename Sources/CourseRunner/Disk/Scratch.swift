import Foundation
import Synchronization

/// A folder for what only this process needs; it goes with the process, also with one that was killed.
///
/// Nobody can foresee its name, and nobody else may write into it.
package final class Scratch: Sendable {
  /// An absolute path.
  package let path: String
  /// Held for as long as the process lives; whoever can take another's lock may clear up after it.
  private let lock: Mutex<Int32?>

  /// Makes a folder of its own, and removes those that were left behind.
  package convenience init() throws(DiskError) {
    try self.init(in: Self.temporaryFolder)
  }

  /// - Parameter parent: The folder around it; an absolute path.
  init(in parent: String) throws(DiskError) {
    Self.removeAbandoned(in: parent)
    path = try Disk.makeTemporaryFolder(in: parent)
    let file = Self.lock(in: path)
    let lock = open(file, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    self.lock = Mutex(lock < 0 ? nil : lock)
    if lock < 0 { throw DiskError(path: file, code: errno) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw DiskError(path: path, code: errno) }
  }

  deinit { remove() }

  /// Removes everything in it; a second time nothing happens.
  package func remove() {
    // Closed twice, the number may be another file's by then.
    let lock = lock.withLock { lock in
      defer { lock = nil }
      return lock
    }
    guard let lock else { return }
    try? Disk.remove(path)
    close(lock)
  }

  /// `TMPDIR`, or the system's folder if others could remove what is in `TMPDIR`.
  package static var temporaryFolder: String {
    let wished = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    guard !wished.isEmpty, let real = Disk.realPath(wished), Disk.isSafeParent(real) else {
      return "/tmp"
    }
    return real
  }

  private static func lock(in folder: String) -> String { "\(folder)/.lock" }

  private static func removeAbandoned(in parent: String) {
    for name in Disk.names(in: parent) where name.hasPrefix(Disk.temporaryPrefix) {
      let folder = "\(parent)/\(name)"
      guard Disk.ownership(of: folder) == .ours else { continue }
      let descriptor = open(lock(in: folder), O_RDWR | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? Disk.remove(folder) }
      close(descriptor)
    }
  }
}
