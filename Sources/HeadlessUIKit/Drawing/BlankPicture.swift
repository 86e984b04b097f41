import Foundation

/// The bytes of a picture that has a size and no colors: what is drawn has no pixels here (rule 920).
nonisolated struct BlankPicture {
  /// In pixels.
  let width: Int
  let height: Int

  /// Nothing where there is no picture, or one larger than a file can say.
  init?(size: CGSize, scale: CGFloat) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard (1...0xffff).contains(width), (1...0xffff).contains(height) else { return nil }
    (self.width, self.height) = (Int(width), Int(height))
  }

  /// As a file of the kind PNG: one bit of gray for each pixel, all of them black.
  var png: Data {
    var data = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    data += chunk("IHDR", bytes(width) + bytes(height) + [1, 0, 0, 0, 0])
    data += chunk("IDAT", zeros(height * (1 + (width + 7) / 8)))
    return data + chunk("IEND", [])
  }

  /// As a file of the kind JPEG: blocks of gray, all of them alike.
  var jpeg: Data {
    var data = Data([0xff, 0xd8, 0xff, 0xdb, 0, 67, 0])
    data += Data(repeating: 1, count: 64)
    data +=
      [0xff, 0xc0, 0, 11, 8] + bytes(height).suffix(2) + bytes(width).suffix(2) + [1, 1, 0x11, 0]
    // Two tables of one code each, which is a single 0: no difference to the last block; nothing more in this one.
    for table in [0x00, 0x10] as [UInt8] {
      data += [0xff, 0xc4, 0, 20, table, 1] + Array(repeating: 0, count: 15) + [0]
    }
    data += [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]
    let bits = 2 * ((width + 7) / 8) * ((height + 7) / 8)
    data += Data(repeating: 0, count: bits / 8)
    if bits % 8 > 0 { data.append(0xff >> UInt8(bits % 8)) }
    return data + [0xff, 0xd9]
  }

  private func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private func chunk(_ kind: String, _ body: [UInt8]) -> Data {
    let checked = Array(kind.utf8) + body
    var remainder: UInt32 = 0xffff_ffff
    for byte in checked {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xedb8_8320 : remainder >> 1
      }
    }
    return Data(bytes(body.count) + checked + bytes(Int(~remainder)))
  }

  /// So many zeros, as zlib packs them: one, and repetitions of it.
  private func zeros(_ count: Int) -> [UInt8] {
    var packed: [UInt8] = [0x78, 0x01]
    var (byte, filled): (UInt8, UInt8) = (0, 0)
    func put(_ bits: [UInt8]) {
      for bit in bits {
        byte |= bit << filled
        filled += 1
        if filled == 8 {
          packed.append(byte)
          (byte, filled) = (0, 0)
        }
      }
    }
    let zero: [UInt8] = [0, 0, 1, 1, 0, 0, 0, 0]
    // The last block, in the codes that every reader knows.
    put([1, 1, 0])
    put(zero)
    for _ in 0..<((count - 1) / 258) { put([1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]) }
    for _ in 0..<((count - 1) % 258) { put(zero) }
    put([0, 0, 0, 0, 0, 0, 0])
    if filled > 0 { packed.append(byte) }
    return packed + bytes((count % 65521) << 16 | 1)
  }
}
