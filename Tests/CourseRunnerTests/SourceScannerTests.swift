import Expectations
import Testing

@testable import CourseRunner

private func words(_ source: String) -> [String] {
  SourceScanner.tokens(of: [UInt8](source.utf8)).map(\.text)
}

@Suite struct SourceScannerTests {
  @Test("Comments are no words, nested ones and those that do not end neither")
  func comments() {
    expectEqual(words("a // b\nc /* d /* e */ f */ g /* h"), ["a", "c", "g"])
    expectEqual(words("a /// #available\r\nb"), ["a", "b"])
  }

  @Test("A string is one literal, whatever stands in it")
  func strings() {
    expectEqual(words(##"x = "#available \" // no""##), ["x", "=", ##""#available \" // no""##])
    expectEqual(words("a \"\"\"\n\"b\" #c\n\"\"\" d"), ["a", "\"\"\"\n\"b\" #c\n\"\"\"", "d"])
    expectEqual(words(##"#"a\("b")"# c"##), [##"#"a\("b")"#"##, "c"])
  }

  @Test("What stands in an interpolation is code")
  func interpolations() {
    expectEqual(
      words(#""a \(f("b", (c)))!" d"#),
      [#""a \"#, "(", "f", "(", #""b""#, ",", "(", "c", ")", ")", ")", #"!""#, "d"])
    expectEqual(words(##"#"\#(a) \(b)"#"##), [##"#"\#"##, "(", "a", ")", ##" \(b)"#"##])
  }

  @Test("A string without its quote ends with its line")
  func unterminated() {
    expectEqual(words("\"abc\nd"), ["\"abc", "d"])
    expectEqual(words("\"\"\"abc\nd"), ["\"\"\"abc\nd"])
    expectEqual(words("\"\\(a"), ["\"\\", "(", "a"])
  }

  @Test("A slash begins a regular expression where a value may begin, else it divides")
  func regularExpressions() {
    expectEqual(words("a = /b\"[\\/]c/"), ["a", "=", "/b\"[\\/]c/"])
    expectEqual(words("a / b / c"), ["a", "/", "b", "/", "c"])
    expectEqual(words("x(#/a\"/b/#)"), ["x", "(", "#/a\"/b/#", ")"])
  }

  @Test(
    "What is a regular expression is what the compiler's own parser takes for one",
    arguments: [
      ("r = /[/] \"x\"", ["r", "=", "/[/", "]", "\"x\""]),
      ("r = /a[/ b", ["r", "=", "/a[/", "b"]),
      ("r = /[)]\"/", ["r", "=", "/[)]\"/"]),
      ("r = -/a\"/", ["r", "=", "-", "/a\"/"]),
      ("r = a +/b\"/", ["r", "=", "a", "+", "/b\"/"]),
      ("r = a && !/b\"/", ["r", "=", "a", "&", "&", "!", "/b\"/"]),
      ("x=/a/", ["x", "=", "/", "a", "/"]),
      ("y!/2/z", ["y", "!", "/", "2", "/", "z"]),
      ("f(1, /) + f(2, /)", ["f", "(", "1", ",", "/", ")", "+", "f", "(", "2", ",", "/", ")"]),
      ("f(a /2) + f(b /2)", words("f(a / 2) + f(b / 2)")),
      ("a /b + c /d", words("a / b + c / d")),
      (#"r = /a\ /; "b""#, ["r", "=", #"/a\ /"#, ";", "\"b\""]),
      (#"r = /\ /; "b""#, ["r", "=", #"/\ /"#, ";", "\"b\""]),
      (#"r = /a\\ /; "b""#, ["r", "=", #"/a\\ /"#, ";", "\"b\""]),
      ("r = /a\\\t/", ["r", "=", "/", "a", "\\", "/"]),
      ("func /(a: A) { b / c }", words("func / (a: A) { b / c }")),
      ("static func /=(l: inout A) { l / r }", words("static func / =(l: inout A) { l / r }")),
      ("infix operator /^/; \"a\"", words("infix operator / ^ / ; \"a\"")),
      ("#!/usr/bin/swift \"\nx", ["x"]),
    ])
  func asTheCompiler(source: String, expected: [String]) {
    expectEqual(words(source), expected)
  }

  @Test("Quotes between hashes on one line are a short string, and open no long one")
  func rawQuotes() {
    expectEqual(words(##"a #"""# b"##), ["a", ##"#"""#"##, "b"])
    expectEqual(words("#\"\"\"\na\n\"\"\"# b"), ["#\"\"\"\na\n\"\"\"#", "b"])
    expectEqual(words(###"##"""# "## b"###), [###"##"""# "##"###, "b"])
  }

  @Test("A regular expression may begin a statement")
  func statements() {
    expectEqual(words("a\n/\"/\nb"), ["a", "/\"/", "b"])
    expectEqual(words("}\n  /b\"c/.d"), ["}", "/b\"c/", ".", "d"])
  }

  @Test("Attributes and directives are words with their sign; names may be in backticks")
  func names() {
    expectEqual(
      words("@objc #if `class` äö1 1.5e3 $0"),
      [
        "@objc", "#if", "`class`", "äö1", "1.5e3", "$0",
      ])
  }

  @Test("Interpolations in interpolations without end neither hang nor overflow the stack")
  func deep() {
    expect(words(String(repeating: "\"\\(", count: 50_000)).count < 200_000)
    expect(
      DeclarationReader(
        tokens: SourceScanner.tokens(
          of: [UInt8](String(repeating: "class A { ", count: 20_000).utf8))
      ).types.count < 100)
  }

  @Test("What is imported by its kind is not declared")
  func imports() {
    let source = """
      import class UIKit.UICollectionReusableView
      import func Foundation.sqrt
      @preconcurrency import struct Foundation.Date

      extension UICollectionReusableView { static var identifier: String { "" } }
      """
    let types = DeclarationReader(tokens: SourceScanner.tokens(of: [UInt8](source.utf8))).types
    expectEqual(types.map(\.keyword), ["extension"])
    expectEqual(types.map(\.name), ["UICollectionReusableView"])
  }
}
