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
    #expect(
      codes.code(of: "the greeting \"appears\"") == """
        try app.launch()
        if true {
          XCTAssertTrue(app.labels["}"].exists)
        }
        """)
  }

  @Test("A name that the script puts together is found by its pieces")
  func interpolated() {
    #expect(
      codes.code(of: "it fits iPhone 5 wholly")?.drop { $0 == " " }
        == "try app.launch(device: device) ")
  }

  @Test("Another name has none, nor has a check without braces", arguments: ["", "by reference"])
  func unknown(name: String) {
    #expect(codes.code(of: name) == nil)
  }
}
