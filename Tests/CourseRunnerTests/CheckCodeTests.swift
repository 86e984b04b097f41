import Expectations
import Testing

@testable import CourseRunner

struct CheckCodeTests {
  private let codes = CheckCodes(
    """
    let exercise = Exercise(iOS: 6) {
      // Check("in a comment") { app in }
      Check("the greeting \\"appears\\"", points: 2) { app in
        try app.launch()
        if true {
          XCTAssertTrue(app.labels["}"].exists)
        }
      }
      .feedback("No.", provenBy: "A") { app in true }
      for device in devices {
        Check("it fits \\(device) wholly") { app in try app.launch(device: device) }
      }
      Check("by reference", script: look)
    }
    """)

  @Test("A check's code is what stands in its braces, without the indentation")
  func body() {
    expectEqual(
      codes.code(of: "the greeting \"appears\""),
      """
      try app.launch()
      if true {
        XCTAssertTrue(app.labels["}"].exists)
      }
      """)
  }

  @Test("A name that the script puts together is found by its pieces")
  func interpolated() {
    expectEqual(
      codes.code(of: "it fits iPhone 5 wholly")?.drop { $0 == " " },
      "try app.launch(device: device) ")
  }

  @Test("Another name has none, nor has a check without braces", arguments: ["", "by reference"])
  func unknown(name: String) {
    expectNil(codes.code(of: name))
  }
}

/// Tests written for Xcode are checks too.
@Suite struct UITestCodeTests {
  @Test("The code of a test method is found under its name")
  func code() {
    let codes = CheckCodes(
      """
      final class GreetingUITests: XCTestCase {
        @MainActor
        func testGreeting() throws {
          if true { XCUIApplication().launch() }
        }
        func tested(_ it: Int) {}
      }
      """)
    expectEqual(codes.code(of: "testGreeting"), "if true { XCUIApplication().launch() }")
    expectNil(codes.code(of: "tested"))
  }

  @Test("Glue calls every test of every class, inherited ones too, by class and name")
  func glue() {
    let glue = UITestGlue(of: [
      "UITests/B.swift": [UInt8](
        """
        import XCTest
        final class B: Base { func testZ() async throws {} ; func testA() {} }
        extension B { func testM() {} ; private func testNo() {} ; func testOf(_ x: Int) {} }
        class Helper { func testNothing() {} }
        """.utf8),
      "UITests/A.swift": [UInt8](
        "class Base: XCTestCase {\n  override func setUp() async throws {}\n  func testA() {}\n}"
          .utf8),
    ]).source
    let calls = glue.matches(of: /"(\w+)", "(test\w*)", file: "(\w\.swift)", line: (\d+)/)
      .map { "\($0.output.1).\($0.output.2) \($0.output.3):\($0.output.4)" }
    expectEqual(
      calls,
      [
        "B.testA B.swift:2", "B.testM B.swift:3", "B.testZ B.swift:2", "Base.testA A.swift:3",
      ])
    expect(glue.contains("try await test.testZ()") && glue.contains("waits: true"))
  }
}
