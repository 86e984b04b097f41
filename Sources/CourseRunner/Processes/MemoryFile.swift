import CLibrary
import CPlatform

/// A file without a name into which a program writes what would fill a pipe.
final class MemoryFile {
  let descriptor: Int32

  init() throws(DiskError) {
    descriptor = cplatform_memory_file()
    if descriptor < 0 { throw DiskError(path: "memory", code: -descriptor) }
  }

  /// Takes back what was written.
  func clear() throws(DiskError) {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw DiskError(path: "memory", code: errno)
    }
  }

  deinit { close(descriptor) }

  /// What was written; nil when it is more than `limit` bytes or cannot be read.
  func bytes(limit: Int) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) <= limit else { return nil }
    let size = Int(status.st_size)
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        // The program has moved the place from which the descriptor would be read.
        let read = pread(descriptor, buffer.baseAddress! + count, size - count, off_t(count))
        if read > 0 {
          count += read
        } else if read == 0 || errno != EINTR {
          break
        }
      }
      initialized = count
    }
    return count == size ? bytes : nil
  }
}
