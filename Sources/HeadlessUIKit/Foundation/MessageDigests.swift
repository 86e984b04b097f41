import Foundation

// Functions of C for digests. On a device `import CommonCrypto` has them.

/// A number of bytes. iOS 2.0 and later.
public typealias CC_LONG = UInt32

/// How many bytes a digest of MD5 has. iOS 2.0 and later.
public nonisolated let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// How many bytes a digest of SHA-1 has. iOS 2.0 and later.
public nonisolated let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// How many bytes a digest of SHA-256 has. iOS 2.0 and later.
public nonisolated let CC_SHA256_DIGEST_LENGTH: Int32 = 32

// Nobody knows how much lies behind a pointer. Arrays know it: graded apps have these functions for arrays and
// texts alone.

/// Writes the MD5 digest of bytes to `md` and returns `md` (RFC 1321). iOS 2.0 and later.
@discardableResult
public nonisolated func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  unsafe write(Digest.md5(of: unsafe bytes(at: data, len)), to: md)
}

/// The same for an array. iOS 2.0 and later.
@discardableResult
public nonisolated func CC_MD5<Number: FixedWidthInteger>(
  _ data: [Number]?, _ len: CC_LONG, _ md: inout [UInt8]
) -> [UInt8] { write(Digest.md5(of: bytes(of: data, len)), to: &md) }

/// The same for a text. iOS 2.0 and later.
@discardableResult
public nonisolated func CC_MD5(_ data: String, _ len: CC_LONG, _ md: inout [UInt8]) -> [UInt8] {
  write(Digest.md5(of: bytes(of: data, len)), to: &md)
}

/// Writes the SHA-1 digest of bytes to `md` and returns `md` (FIPS 180-4). iOS 2.0 and later.
@discardableResult
public nonisolated func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  unsafe write(Digest.sha1(of: unsafe bytes(at: data, len)), to: md)
}

/// The same for an array. iOS 2.0 and later.
@discardableResult
public nonisolated func CC_SHA1<Number: FixedWidthInteger>(
  _ data: [Number]?, _ len: CC_LONG, _ md: inout [UInt8]
) -> [UInt8] { write(Digest.sha1(of: bytes(of: data, len)), to: &md) }

/// The same for a text. iOS 2.0 and later.
@discardableResult
public nonisolated func CC_SHA1(_ data: String, _ len: CC_LONG, _ md: inout [UInt8]) -> [UInt8] {
  write(Digest.sha1(of: bytes(of: data, len)), to: &md)
}

/// Writes the SHA-256 digest of bytes to `md` and returns `md` (FIPS 180-4). iOS 2.0 and later.
@discardableResult
public nonisolated func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  unsafe write(Digest.sha256(of: unsafe bytes(at: data, len)), to: md)
}

/// The same for an array. iOS 2.0 and later.
@discardableResult
public nonisolated func CC_SHA256<Number: FixedWidthInteger>(
  _ data: [Number]?, _ len: CC_LONG, _ md: inout [UInt8]
) -> [UInt8] { write(Digest.sha256(of: bytes(of: data, len)), to: &md) }

/// The same for a text. iOS 2.0 and later.
@discardableResult
public nonisolated func CC_SHA256(_ data: String, _ len: CC_LONG, _ md: inout [UInt8]) -> [UInt8] {
  write(Digest.sha256(of: bytes(of: data, len)), to: &md)
}

private nonisolated func bytes(at data: UnsafeRawPointer?, _ count: CC_LONG) -> [UInt8] {
  guard let data = unsafe data else { return [] }
  return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
}

private nonisolated func bytes<Number: FixedWidthInteger>(
  of data: [Number]?, _ count: CC_LONG
) -> [UInt8] {
  let all = data?.withUnsafeBytes { unsafe [UInt8]($0) } ?? []
  precondition(data == nil || all.count >= count, "The array has fewer bytes: \(all.count).")
  return Array(all.prefix(Int(count)))
}

/// The bytes of a text in UTF-8, with the zero behind it that C puts there.
private nonisolated func bytes(of data: String, _ count: CC_LONG) -> [UInt8] {
  bytes(of: Array(data.utf8) + [0], count)
}

private nonisolated func write(
  _ digest: [UInt8], to place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  for (index, byte) in digest.enumerated() { unsafe place?[index] = byte }
  return unsafe place
}

private nonisolated func write(_ digest: [UInt8], to place: inout [UInt8]) -> [UInt8] {
  precondition(
    place.count >= digest.count, "The array has no room for a digest of \(digest.count) bytes.")
  place.replaceSubrange(..<digest.count, with: digest)
  return place
}

/// The algorithms, on bytes in memory.
private nonisolated enum Digest {
  /// The bytes, a bit, zeros up to whole blocks of 64 bytes, and the number of bits.
  private static func padded(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var all = bytes + [0x80]
    while all.count % 64 != 56 { all.append(0) }
    let bits = UInt64(bytes.count) &* 8
    let order = (0..<8).map { isBigEndian ? 56 - $0 * 8 : $0 * 8 }
    return all + order.map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
  }

  /// The 16 words of each block.
  private static func blocks(_ bytes: [UInt8], isBigEndian: Bool) -> [[UInt32]] {
    let all = padded(bytes, isBigEndian: isBigEndian)
    return stride(from: 0, to: all.count, by: 64).map { start in
      (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { value, byte in
          let shift = UInt32(isBigEndian ? 24 - byte * 8 : byte * 8)
          return value | UInt32(all[start + word * 4 + byte]) << shift
        }
      }
    }
  }

  private static func bytes(of words: [UInt32], isBigEndian: Bool) -> [UInt8] {
    words.flatMap { (word: UInt32) -> [UInt8] in
      withUnsafeBytes(of: isBigEndian ? word.bigEndian : word.littleEndian, Array.init)
    }
  }

  private static func turn(_ word: UInt32, left count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static let md5Sines = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

  static func md5(of bytes: [UInt8]) -> [UInt8] {
    let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    for block in blocks(bytes, isBigEndian: false) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for step in 0..<64 {
        let (mixed, word): (UInt32, Int)
        switch step / 16 {
        case 0: (mixed, word) = (b & c | ~b & d, step)
        case 1: (mixed, word) = (d & b | ~d & c, (5 * step + 1) % 16)
        case 2: (mixed, word) = (b ^ c ^ d, (3 * step + 5) % 16)
        default: (mixed, word) = (c ^ (b | ~d), 7 * step % 16)
        }
        let sum = a &+ mixed &+ md5Sines[step] &+ block[word]
        (a, d, c, b) = (d, c, b, b &+ turn(sum, left: turns[step / 16][step % 4]))
      }
      state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
    }
    return Self.bytes(of: state, isBigEndian: false)
  }

  static func sha1(of bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in blocks(bytes, isBigEndian: true) {
      var words = block
      for step in 16..<80 {
        let mixed = words[step - 3] ^ words[step - 8] ^ words[step - 14] ^ words[step - 16]
        words.append(turn(mixed, left: 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for step in 0..<80 {
        let (mixed, constant): (UInt32, UInt32)
        switch step / 20 {
        case 0: (mixed, constant) = (b & c | ~b & d, 0x5A82_7999)
        case 1: (mixed, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (mixed, constant) = (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (mixed, constant) = (b ^ c ^ d, 0xCA62_C1D6)
        }
        let sum = turn(a, left: 5) &+ mixed &+ e &+ constant &+ words[step]
        (e, d, c, b, a) = (d, c, turn(b, left: 30), a, sum)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return Self.bytes(of: state, isBigEndian: true)
  }

  /// The first 32 bits of the fractions of roots of the first primes.
  private static func fractions(_ count: Int, root: (Double) -> Double) -> [UInt32] {
    var primes: [Int] = []
    var number = 2
    while primes.count < count {
      if !primes.contains(where: { number % $0 == 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }

  private static let sha256Constants = fractions(64) { cbrt($0) }
  private static let sha256Start = fractions(8) { $0.squareRoot() }

  static func sha256(of bytes: [UInt8]) -> [UInt8] {
    var state = sha256Start
    for block in blocks(bytes, isBigEndian: true) {
      var words = block
      for step in 16..<64 {
        let (early, late) = (words[step - 15], words[step - 2])
        let first = turn(early, left: 25) ^ turn(early, left: 14) ^ early >> 3
        let second = turn(late, left: 15) ^ turn(late, left: 13) ^ late >> 10
        words.append(words[step - 16] &+ first &+ words[step - 7] &+ second)
      }
      var all = state
      for step in 0..<64 {
        let (a, e) = (all[0], all[4])
        let high = turn(e, left: 26) ^ turn(e, left: 21) ^ turn(e, left: 7)
        let choice = e & all[5] ^ ~e & all[6]
        let first = all[7] &+ high &+ choice &+ sha256Constants[step] &+ words[step]
        let low = turn(a, left: 30) ^ turn(a, left: 19) ^ turn(a, left: 10)
        let majority = a & all[1] ^ a & all[2] ^ all[1] & all[2]
        all = [first &+ low &+ majority, a, all[1], all[2], all[3] &+ first, e, all[5], all[6]]
      }
      state = zip(state, all).map { $0 &+ $1 }
    }
    return Self.bytes(of: state, isBigEndian: true)
  }
}
