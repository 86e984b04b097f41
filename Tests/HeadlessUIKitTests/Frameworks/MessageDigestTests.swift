import Expectations
import Testing

@testable import HeadlessUIKit

@MainActor struct MessageDigestTests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("The digests of a text and of its bytes are those that the standards give for it")
  func digests() {
    let bytes = Array("abc".utf8)
    var md = [UInt8](repeating: 0, count: 16)
    CC_MD5("abc", 3, &md)
    expectEqual(hexadecimal(md), "900150983cd24fb0d6963f7d28e17f72")
    expectEqual(CC_MD5(bytes, 3, &md), md)
    md = [UInt8](repeating: 0, count: 20)
    CC_SHA1(bytes, 3, &md)
    expectEqual(hexadecimal(md), "a9993e364706816aba3e25717850c26c9cd0d89d")
    expectEqual(CC_SHA1("abc", 3, &md), md)
    md = [UInt8](repeating: 0, count: 40)
    CC_SHA256(bytes.map { Int8($0) }, 3, &md)
    expectEqual(
      hexadecimal(md),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad0000000000000000")
    expectEqual(CC_SHA256("abc", 3, &md), md)
  }

  @Test("An array and a number are filled with bytes by chance, as many as are asked for")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 64)
    expectEqual(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes), errSecSuccess)
    expectEqual(bytes[..<32].contains { $0 != 0 }, true)
    expectEqual(bytes[32...].allSatisfy { $0 == 0 }, true)
    var number: UInt64 = 0
    expectEqual(SecRandomCopyBytes(nil, 8, &number), errSecSuccess)
    expectEqual(number == 0, false)
  }
}
