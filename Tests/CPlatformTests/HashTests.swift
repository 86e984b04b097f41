import CPlatform
import Expectations
import Testing

@Suite("SHA-256 is the standard's")
struct HashTests {
  @Test(
    "The standard's own examples come out",
    arguments: [
      ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func examples(text: String, times: Int, expected: String) {
    expectEqual(digest(of: [[UInt8](String(repeating: text, count: times).utf8)]), expected)
  }

  @Test("It does not matter into which pieces the bytes are cut")
  func pieces() {
    let bytes = (0..<300).map { UInt8($0 % 251) }
    let whole = digest(of: [bytes])
    for cut in [1, 55, 56, 63, 64, 65, 128, 299] {
      expectEqual(digest(of: [Array(bytes[..<cut]), Array(bytes[cut...])]), whole)
    }
  }

  private func digest(of pieces: [[UInt8]]) -> String {
    var hash = cplatform_sha256()
    cplatform_sha256_begin(&hash)
    for piece in pieces { cplatform_sha256_add(&hash, piece, piece.count) }
    var digits = [UInt8](repeating: 0, count: 64)
    cplatform_sha256_end(&hash, &digits)
    return String(decoding: digits, as: UTF8.self)
  }
}
