import CLibrary
package import CourseRunner

/// Appends lines to a file of its own, each with its checksum, and says so only when they are durable.
///
/// A line is sixteen hexadecimal digits of the payload's SHA-256, a space, the payload, and a line
/// feed. Nobody else writes to the file, nothing in it is ever changed, and a kill at any moment
/// leaves at most one torn line at its end, which ``Ledger`` passes over.
package final class LedgerWriter {
  package let path: String
  private let descriptor: Int32
  private let isDurable: Bool
  private var length = 0

  /// Makes the file, which must not be there yet.
  ///
  /// - Parameter isDurable: Whether lines must outlive the machine's sudden end; waiting for the disk
  ///   takes longer than writing.
  package init(path: String, isDurable: Bool = true) throws(DiskError) {
    self.path = path
    self.isDurable = isDurable
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw DiskError(path: path, code: errno) }
  }

  deinit { close(descriptor) }

  /// Appends the payloads and, where they are to be durable, waits until they are on the disk.
  ///
  /// - Parameter payloads: Bytes without a line feed.
  /// - Throws: When the disk is full, among others; the file then ends where it ended before.
  package func append(_ payloads: [[UInt8]]) throws(DiskError) {
    var lines: [UInt8] = []
    for payload in payloads { lines += Ledger.line(of: payload) }
    var written = 0
    while written < lines.count {
      let count = lines.withUnsafeBytes {
        write(descriptor, $0.baseAddress! + written, lines.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw undone(code: count == 0 ? ENOSPC : errno) }
      written += count
    }
    if isDurable, fsync(descriptor) != 0 { throw undone(code: errno) }
    length += lines.count
  }

  private func undone(code: Int32) -> DiskError {
    _ = ftruncate(descriptor, off_t(length))
    return DiskError(path: path, code: code)
  }
}
