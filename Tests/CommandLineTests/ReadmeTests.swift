import CourseRunner
import Foundation
import Expectations
import Testing

/// What the README shows is so.
@Suite struct ReadmeTests {
  private static let root = "\(#filePath.deletingLastComponents(3))"

  /// The blocks of Swift in the README, in order.
  private static func examples() throws -> [String] {
    let text = try Disk.text("\(root)/README.md")
    return text.split(separator: "```swift\n").dropFirst().map { rest in
      String(rest.prefix(upTo: rest.firstRange(of: "```")?.lowerBound ?? rest.endIndex))
    }
  }

  @Test("The README begins with what a check really answers")
  func sample() throws {
    let lesson = "01-LaunchSequence/04-keep-the-window"
    let course = try CourseOnDisk(lessons: "\(Self.root)/Lessons")
    try FileSet(folder: "\(course.path)/Lessons/\(lesson)/Starter")
      .write(to: "\(course.path)/Workspace/\(lesson)")
    try FileSet(folder: "\(course.path)/Lessons/\(lesson)/Mistakes/WeakProperty")
      .write(to: "\(course.path)/Workspace/\(lesson)")
    let blocks = try Disk.text("\(Self.root)/README.md").components(separatedBy: "```\n")
    let answer = try course.call("check", "keep-the-window").output
    expectEqual("$ swift run course check keep-the-window\n\n\(answer)", blocks[1])
  }

  @Test("What the README calls a whole check and a whole scenario are, and keep their promises")
  func lesson() throws {
    let examples = try Self.examples()
    let checks = try #require(examples.first { $0.contains("Exercise(") })
    let script = try #require(examples.first { $0.contains("Scenario(") })
    let course = try CourseOnDisk()
    func take(_ folder: String, as name: String) throws {
      try FileSet(folder: "\(Self.root)/Lessons/\(folder)").write(to: "\(course.path)/\(name)")
    }
    let lesson = "Lessons/04-MyLesson"
    let source = "01-LaunchSequence/04-keep-the-window"
    try take("\(source)/Starter", as: "\(lesson)/01-my-exercise/Starter")
    try take("\(source)/Solution", as: "\(lesson)/01-my-exercise/Solution")
    try take(
      "\(source)/Mistakes/NeverShown", as: "\(lesson)/01-my-exercise/Mistakes/NeverShown")
    try take("06-MemoryWarnings/01-a-warning-hits-the-stack/App", as: "\(lesson)/02-my-story/App")
    try course.write("# My lesson\n", to: "\(lesson)/Lesson.md")
    try course.write("# My exercise\n", to: "\(lesson)/01-my-exercise/Task.md")
    try course.write(checks, to: "\(lesson)/01-my-exercise/Checks.swift")
    try course.write(script, to: "\(lesson)/02-my-story/Scenario.swift")
    let answer = try course.call("verify", "my-lesson")
    expectEqual(
      answer,
      .init(
        output: """
          ✓ my-lesson/my-exercise (starter: 0 of 2 points, solution, mistake NeverShown)
          ✓ my-lesson/my-story (first run, second run)

          2 parts, 5 runs, no faults

          """, complaint: "", code: 0), "\(answer.output)\(answer.complaint)")
  }
}
