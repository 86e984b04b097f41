import CPlatform

/// The seeds of an app's randomness, a launch each: the same in every run of the same check.
///
/// A digest, because an app may find out its own seed, and must not be able to compute from it the number
/// from which the check draws its inputs.
struct AppChance {
  private let words: [String]
  private var launches = 0

  /// - Parameter words: What tells this app's chance from that of all others.
  init(of words: [String]) {
    self.words = words
  }

  /// The seed of the next launch.
  mutating func next() -> UInt64 {
    launches += 1
    var hash = cplatform_sha256()
    cplatform_sha256_begin(&hash)
    for word in ["app", String(launches)] + words {
      // No text has this byte, so that "a", "bc" is not "ab", "c".
      let bytes = Array(word.utf8) + [0xFF]
      cplatform_sha256_add(&hash, bytes, bytes.count)
    }
    var digits = [UInt8](repeating: 0, count: 64)
    cplatform_sha256_end(&hash, &digits)
    return UInt64(String(decoding: digits.prefix(16), as: UTF8.self), radix: 16) ?? 0
  }
}
