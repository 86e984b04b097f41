import CourseRunner
import Expectations
import Testing

/// What the parts of a lesson share stands once, in the lesson's folder `Shared`.
@Suite struct SharedSourceTests {
  private let course: CourseOnDisk
  private let lesson = "Lessons/01-LaunchSequence"

  init() throws {
    course = try CourseOnDisk.compiled()
    let checks = "\(lesson)/02-the-window/Checks.swift"
    let assertion = "XCTAssertEqual(app.windows.count, 1, \"One window must be alive.\")"
    let text = try course.text(checks)
    try #require(text.contains(assertion))
    try course.write(
      text.replacing(
        assertion,
        with: "assertOneWindow(app)\n    XCTAssertEqual(try app.perform(\"count\"), 1)"),
      to: checks)
    try course.write(
      """
      import StageKit

      enum Stage {
        static let actions: [String: (Any?) throws -> Any?] = ["count": { _ in windowCount() }]
      }

      """, to: "\(lesson)/02-the-window/Stage.swift")
    try course.write(
      """
      import CourseKit

      func assertOneWindow(_ app: XCUIApplication) {
        XCTAssertEqual(app.windows.count, 1, "One window must be alive.")
      }

      """, to: "\(lesson)/Shared/Windows.swift")
    try course.write(
      """
      import UIKit

      func windowCount() -> Int { UIApplication.shared.windows.count }

      """, to: "\(lesson)/Shared/Stage.swift")
  }

  @Test("Scripts and stages of a lesson's parts use the sources in its folder Shared")
  func use() throws {
    let verified = try course.call("verify", "launch-sequence")
    expectEqual(verified.code, 0, "\(verified.output)")
    _ = try course.call("reset", "the-window")
    try course.solve()
    expectEqual(try course.call("check", "the-window").code, 0)
    expect(try !course.call("list").output.contains("shared"))
  }

  @Test("An error in a shared source is told with its own place")
  func faults() throws {
    try course.write("let windows = missing\n", to: "\(lesson)/Shared/More.swift")
    let answer = try course.call("verify", "first-launch")
    expect(answer.output.contains("  \(lesson)/Shared/More.swift:1:15\n"), "\(answer.output)")
    let stage = "\(lesson)/Shared/Stage.swift"
    try course.write(try course.text(stage) + "let windows = missing\n", to: stage)
    try course.write("", to: "\(lesson)/Shared/More.swift")
    let staged = try course.call("verify", "the-window").output
    expect(staged.contains("The exercise's stage does not compile"), "\(staged)")
    expect(staged.contains("  \(lesson)/Shared/Stage.swift:4:15\n"), "\(staged)")
  }
}
