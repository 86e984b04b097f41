/// What comes before the payload of a frame: its kind (one byte) and its length (four bytes,
/// little-endian).
///
/// A judge that dies writes one that it was given before.
package struct FrameHeader: Hashable, Sendable {
  /// What the payload is; see ``FrameKind``.
  package var kind: UInt8
  /// The payload's bytes.
  package var length: Int

  /// The bytes of a header.
  package static let size = 5

  /// Makes a frame header.
  package init(kind: UInt8, length: Int) {
    self.kind = kind
    self.length = length
  }

  /// Reads the header that begins at that place; all of it must be there.
  package init(_ bytes: [UInt8], at start: Int) {
    kind = bytes[start]
    length =
      Int(bytes[start + 1]) | Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]) << 16
      | Int(bytes[start + 4]) << 24
  }

  /// The header as it is sent, ``size`` bytes.
  package var bytes: [UInt8] {
    let word = UInt32(truncatingIfNeeded: length)
    return [
      kind, UInt8(word & 255), UInt8(word >> 8 & 255), UInt8(word >> 16 & 255), UInt8(word >> 24),
    ]
  }
}
