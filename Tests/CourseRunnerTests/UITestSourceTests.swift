import Expectations
import Testing

@testable import CourseRunner

/// What is changed in tests written for Xcode before they are compiled.
@Suite struct UITestSourceTests {
  private func adapted(_ text: String) -> String {
    let sources = UITestSources(of: ["UITests/A.swift": [UInt8](text.utf8)])
    return String(decoding: sources.adapted["UITests/A.swift"]?.bytes ?? [], as: UTF8.self)
  }

  @Test("UIKit and Apple's other frameworks are what the tests' own module has of them")
  func imports() {
    expectEqual(
      adapted("import UIKit\nimport XCTest\nimport os.log\nimport Foundation\nlet UIKit = 1\n"),
      "import XCTest\nimport XCTest\nimport XCTest\nimport Foundation\nlet UIKit = 1\n")
  }

  @Test("Marks for Objective-C go, and conditions are those of an app for iOS")
  func conditions() {
    expectEqual(
      adapted("@objcMembers class A {\n#if os(iOS)\n  var a = 1\n#else\n  var b = 1\n#endif\n}\n")
        .split(whereSeparator: \.isWhitespace).joined(separator: " "),
      "class A { var a = 1 }")
    expectEqual(
      adapted("if #available(iOS 13.4, *) {}\n"), "if _isAvailable(13, 4) {}\n")
  }

  @Test("Test classes and what they override are on the main actor")
  func isolation() {
    expectEqual(
      adapted(
        "nonisolated final class A: XCTestCase {\nnonisolated override func setUp() {}\n"
          + "override nonisolated func tearDown() {}\nnonisolated func help() {}\n"
          + "nonisolated(unsafe) static var a = 1\n}\n"
      ).split(whereSeparator: \.isWhitespace).joined(separator: " "),
      "final class A: XCTestCase { override func setUp() {} override func tearDown() {} "
        + "nonisolated func help() {} nonisolated(unsafe) static var a = 1 }")
  }

  @Test("What no condition lets in is no test")
  func conditionalTests() {
    let text = "class A: XCTestCase {\n#if os(macOS)\nfunc testA() {}\n#endif\nfunc testB() {}\n}\n"
    let source = UITestGlue(of: ["UITests/A.swift": [UInt8](text.utf8)]).source
    expect(!source.contains("testA"))
    expect(source.contains("\"testB\", file: \"A.swift\", line: 5"))
  }

  @Test("A key path becomes its text, and a process is the one that there is")
  func values() {
    expectEqual(
      adapted("let a = #keyPath(XCUIElement.label)\nlet b = #keyPath(value)\n"),
      "let a = \"label\"\nlet b = \"value\"\n")
    expectEqual(
      adapted("let a = ProcessInfo().environment\n"),
      "let a = ProcessInfo.processInfo.environment\n")
  }
}
