import Testing

@testable import CourseRunner

@Suite struct SourceScannerTests {
  private func words(_ source: String) -> [String] {
    SourceScanner.tokens(of: [UInt8](source.utf8)).map(\.text)
  }

  @Test("Comments are no words, nested ones and those that do not end neither")
  func comments() {
    #expect(words("a // b\nc /* d /* e */ f */ g /* h") == ["a", "c", "g"])
    #expect(words("a /// #available\r\nb") == ["a", "b"])
  }

  @Test("A string is one literal, whatever stands in it")
  func strings() {
    #expect(words(##"x = "#available \" // no""##) == ["x", "=", ##""#available \" // no""##])
    #expect(words("a \"\"\"\n\"b\" #c\n\"\"\" d") == ["a", "\"\"\"\n\"b\" #c\n\"\"\"", "d"])
    #expect(words(##"#"a\("b")"# c"##) == [##"#"a\("b")"#"##, "c"])
  }

  @Test("What stands in an interpolation is code")
  func interpolations() {
    #expect(
      words(#""a \(f("b", (c)))!" d"#)
        == [#""a \"#, "(", "f", "(", #""b""#, ",", "(", "c", ")", ")", ")", #"!""#, "d"])
    #expect(words(##"#"\#(a) \(b)"#"##) == [##"#"\#"##, "(", "a", ")", ##" \(b)"#"##])
  }

  @Test("A string without its quote ends with its line")
  func unterminated() {
    #expect(words("\"abc\nd") == ["\"abc", "d"])
    #expect(words("\"\"\"abc\nd") == ["\"\"\"abc\nd"])
    #expect(words("\"\\(a") == ["\"\\", "(", "a"])
  }

  @Test("A slash begins a regular expression where a value may begin, else it divides")
  func regularExpressions() {
    #expect(words("a = /b\"[/]c/") == ["a", "=", "/b\"[/]c/"])
    #expect(words("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(words("x(#/a\"/b/#)") == ["x", "(", "#/a\"/b/#", ")"])
  }

  @Test("Quotes between hashes on one line are a short string, and open no long one")
  func rawQuotes() {
    #expect(words(##"a #"""# b"##) == ["a", ##"#"""#"##, "b"])
    #expect(words("#\"\"\"\na\n\"\"\"# b") == ["#\"\"\"\na\n\"\"\"#", "b"])
    #expect(words(###"##"""# "## b"###) == [###"##"""# "##"###, "b"])
  }

  @Test("A regular expression may begin a statement")
  func statements() {
    #expect(words("a\n/\"/\nb") == ["a", "/\"/", "b"])
    #expect(words("}\n  /b\"c/.d") == ["}", "/b\"c/", ".", "d"])
  }

  @Test("Attributes and directives are words with their sign; names may be in backticks")
  func names() {
    #expect(
      words("@objc #if `class` äö1 1.5e3 $0") == [
        "@objc", "#if", "`class`", "äö1", "1.5e3", "$0",
      ])
  }

  @Test("Interpolations in interpolations without end neither hang nor overflow the stack")
  func deep() {
    #expect(words(String(repeating: "\"\\(", count: 50_000)).count < 200_000)
    #expect(
      DeclarationReader(
        tokens: SourceScanner.tokens(
          of: [UInt8](String(repeating: "class A { ", count: 20_000).utf8))
      ).types.count < 100)
  }
}
