import Foundation

/// A folder for what only this process needs; it goes with the process, also with one that was killed.
package final class Scratch: Sendable {
  /// An absolute path.
  package let path: String
  /// Held for as long as the process lives; whoever can take another's lock may clear up after it.
  private let lock: Int32

  /// Makes a folder of its own, and removes those that were left behind.
  package init() throws(DiskError) {
    let parent = Self.parent
    try Disk.makeFolder(parent)
    Self.removeAbandoned(in: parent)
    path = "\(parent)/\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    try Disk.makeFolder(path)
    lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if lock < 0 { throw DiskError(path: "\(path).lock", code: errno) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw DiskError(path: path, code: errno) }
  }

  deinit { remove() }

  /// Removes everything in it.
  package func remove() {
    try? Disk.remove(path)
    try? Disk.remove("\(path).lock")
    close(lock)
  }

  /// The folder of all such folders of this user.
  package static var parent: String { "\(temporaryFolder)/course-\(getuid())" }

  private static var temporaryFolder: String {
    let wished = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    return wished.isEmpty ? "/tmp" : Disk.realPath(wished) ?? "/tmp"
  }

  private static func removeAbandoned(in parent: String) {
    for name in Disk.names(in: parent) where name.hasSuffix(".lock") {
      let descriptor = open("\(parent)/\(name)", O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        try? Disk.remove("\(parent)/\(name.dropLast(5))")
        try? Disk.remove("\(parent)/\(name)")
      }
      close(descriptor)
    }
  }
}
