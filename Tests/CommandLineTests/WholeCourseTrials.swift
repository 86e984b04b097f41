import CourseRunner
import Foundation
import Expectations
import Testing

/// The lessons that this repo ships, walked through as a student and weakened as a careless author.
@Suite struct WholeCourseTrials {
  private let course: CourseOnDisk

  init() throws {
    course = try CourseOnDisk(lessons: "\(#filePath.deletingLastComponents(3))/Lessons")
  }

  @Test("Every part can be walked through with next, from starter to solution")
  func walkThrough() throws {
    var solved: [String] = []
    for _ in 0..<600 {
      let answer = try course.call("next")
      expect(answer.code <= 1, "\(answer.complaint)")
      if answer.output.contains("You have finished the course") { break }
      for file in answer.output.matches(of: /Workspace\/\S+\/Prediction-\d+\.txt/) {
        try predict(in: String(file.output))
      }
      guard let begun = try currentExercise(), answer.output.hasPrefix("✗") else { continue }
      try #require(!solved.contains(begun), "The solution of \(begun) does not pass.")
      solved.append(begun)
      try course.applySolution(of: begun)
    }
    expect(try course.call("next").output.contains("You have finished the course"))
    expectEqual(solved.count, exercises.count)
  }

  @Test("A check that no longer asserts makes verify turn red, and names the exercise")
  func weakenedChecks() throws {
    for exercise in exercises {
      let checks = "\(exercise)/Checks.swift"
      let whole = try course.text(checks)
      // Each check ends where it begins. Helpers that launch, and feedback, stay as they are.
      try course.write(
        whole.replacing(/\bCheck\(.*\{ app in\n/) { "\($0.output)    do { return }\n" }, to: checks)
      let name = exercise.split(separator: "/").last?.drop { $0.isNumber || $0 == "-" } ?? ""
      let answer = try course.call("verify", String(name))
      expectEqual(answer.code, 1, "\(exercise): \(answer.output)\(answer.complaint)")
      // Not because the file no longer compiles.
      expect(answer.output.contains(/passes all checks|asserts nothing/), "\(exercise)")
      try course.write(whole, to: checks)
    }
  }

  /// Answers a question in some way: it counts as answered, whether right or wrong.
  private func predict(in file: String) throws {
    var lines = try course.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let given = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("#") }
    guard let last = given.last, !given.contains(where: { lines[$0].hasPrefix("[x]") }) else {
      return
    }
    if lines[last].hasPrefix("[ ]") {
      lines[last] = "[x]\(lines[last].dropFirst(3))"
    } else {
      lines.remove(at: last)
    }
    try course.write(lines.joined(separator: "\n"), to: file)
  }

  /// The folders of all exercises, relative to the course.
  private var exercises: [String] {
    Disk.names(in: "\(course.path)/Lessons").flatMap { lesson in
      Disk.names(in: "\(course.path)/Lessons/\(lesson)").map { "Lessons/\(lesson)/\($0)" }
    }
    .filter { Disk.kind(of: "\(course.path)/\($0)/Checks.swift") == .file }
  }

  /// The exercise that `next` is at, by its folder in `Workspace/`.
  private func currentExercise() throws -> String? {
    let list = try course.call("list").output
    guard let line = list.split(separator: "\n").first(where: { $0.hasPrefix("»") }),
      let name = line.split(separator: " ").map(String.init).first(where: { $0.count > 2 })
    else { return nil }
    return exercises.first { $0.hasSuffix("-\(name)") }
  }
}
