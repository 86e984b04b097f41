import Expectations
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ScannerObjectTests {
  @Test("A scanner reads into an object, and leaves it where nothing comes next")
  func objects() {
    let scanner = Scanner(string: "ab 12;cd")
    var text: NSString?
    expect(scanner.scanUpTo(" ", into: &text) && text == "ab")
    expect(!scanner.scanString("x", into: &text) && text == "ab")
    expect(scanner.scanCharacters(from: .decimalDigits, into: &text) && text == "12")
    expect(scanner.scanString(";", into: &text) && text == ";")
    expect(scanner.scanUpToCharacters(from: .whitespaces, into: &text) && text == "cd")
    expect(scanner.isAtEnd)
  }
}
