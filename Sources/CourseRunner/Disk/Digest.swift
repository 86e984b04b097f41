import CPlatform

/// A SHA-256 over named pieces, in hexadecimal: the name under which results are kept.
///
/// Each piece is preceded by its length, so that no two lists of pieces run together.
package struct Digest: Sendable {
  private var hash = cplatform_sha256()

  package init() {
    cplatform_sha256_begin(&hash)
  }

  /// Adds a piece.
  package mutating func add(_ bytes: [UInt8]) {
    var length = UInt64(bytes.count).littleEndian
    cplatform_sha256_add(&hash, &length, 8)
    cplatform_sha256_add(&hash, bytes, bytes.count)
  }

  /// Adds a piece of text, as UTF-8.
  package mutating func add(_ text: String) {
    var length = UInt64(text.utf8.count).littleEndian
    cplatform_sha256_add(&hash, &length, 8)
    cplatform_sha256_add(&hash, text, text.utf8.count)
  }

  /// Adds what is in a file, which may be too large for memory: its length is added behind it.
  mutating func addFile(_ path: String) throws(DiskError) {
    var length: UInt64 = 0
    try Disk.forEachChunk(of: path) { chunk in
      chunk.withUnsafeBytes { cplatform_sha256_add(&hash, $0.baseAddress, $0.count) }
      length += UInt64(chunk.count)
    }
    length = length.littleEndian
    cplatform_sha256_add(&hash, &length, 8)
  }

  /// The digest of everything added so far.
  package consuming func hexadecimal() -> String {
    var digits = [UInt8](repeating: 0, count: 64)
    cplatform_sha256_end(&hash, &digits)
    return String(decoding: digits, as: UTF8.self)
  }
}
