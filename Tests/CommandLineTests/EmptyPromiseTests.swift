import CourseRunner
import Expectations
import Testing

/// Checks that promise more than they ask: `course verify` finds them with real apps.
@Suite struct EmptyPromiseTests {
  private let course: CourseOnDisk

  init() throws {
    course = try CourseOnDisk.compiled()
  }

  private let checks = "Lessons/01-LaunchSequence/02-the-window/Checks.swift"

  /// What verify says of the exercise with another check at its end.
  private func verify(_ check: String) throws -> String {
    let text = try course.text(checks)
    let end = try #require(text.lastIndex(of: "}"))
    try course.write("\(text[..<end])\(check)\n}\n", to: checks)
    return try course.call("verify", "the-window").output
  }

  @Test(
    "A check that an app which does nothing passes is a fault, unless another one holds it back")
  func emptyApp() throws {
    let check = """
        Check("nothing moans") { app in
          try app.launch()
          XCTAssertTrue(app.buttons.isEmpty)
        }
      """
    expect(
      try verify(check).contains(
        "An app that does nothing earns the points of the check “nothing moans”."))
    let name = "the window outlives the launch"
    expect(
      try !verify("\(check.replacing("moans", with: "cries")).counts(with: \"\(name)\")")
        .contains("“nothing cries”"))
  }

  @Test("Inputs that the app never learns of are a fault; those that are seen are none")
  func inputs() throws {
    let unseen = try verify(
      """
        Check("it counts") { app in
          let count = Int.random(in: 1...100, using: &app.random)
          try app.launch()
          XCTAssertEqual(app.windows.count + count, 1 + count)
        }
      """)
    expect(
      unseen.contains(
        "The check “it counts” uses random inputs, but the solution behaves the same"),
      "\(unseen)")
    let seen = try verify(
      """
        Check("it turns") { app in
          let models = ["iPhone 3GS", "iPhone 4S", "iPhone 5", "iPad 2", "iPad 4"]
          try app.launch(device: models.randomElement(using: &app.random))
          XCTAssertEqual(app.windows.count, 1)
        }
      """)
    expect(!seen.contains("The check “it turns” uses random inputs"), "\(seen)")
  }
}
