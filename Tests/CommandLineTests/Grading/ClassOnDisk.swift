import CourseRunner
import Foundation
import Expectations
import Testing

/// A class's submissions beside the miniature course, and the folder into which they are graded.
final class ClassOnDisk {
  let course: CourseOnDisk
  let submissions: String

  convenience init() throws { try self.init(course: CourseOnDisk()) }

  init(course: CourseOnDisk) throws {
    self.course = course
    submissions = "\(course.path)/submissions"
    try Disk.makeFolder(submissions)
  }

  static let exercise = "02-the-window"

  /// What inputs are drawn from: without a word of it each folder would get a seed of its own.
  var seed = "7"

  /// Hands in files of the exercise for a student; others than these are the starter's.
  func handIn(_ student: String, _ files: [String: String]) throws {
    let starter = "\(course.path)/Lessons/01-LaunchSequence/\(Self.exercise)/Starter"
    let work = FileSet(files: files.mapValues { [UInt8]($0.utf8) })
    try FileSet(folder: starter).overlaid(with: work)
      .write(to: "\(submissions)/\(student)/\(Self.exercise)")
  }

  /// The solution's delegate, with other text behind it, so that it is work of its own.
  func solution(adding text: String = "") throws -> String {
    try course.text("Lessons/01-LaunchSequence/\(Self.exercise)/Solution/AppDelegate.swift") + text
  }

  /// Whether minutes may be spent, as `make soak` does.
  static let hasTime = ProcessInfo.processInfo.environment["CHAOS_KILLS"] != nil

  /// Grades the class into that folder.
  @discardableResult
  func grade(into out: String, _ words: String...) throws -> CourseOnDisk.Answer {
    try grade(into: out, words)
  }

  private func grade(into out: String, _ words: [String]) throws -> CourseOnDisk.Answer {
    try course.call(
      ["grade", submissions, "--out", "\(course.path)/\(out)", "--seed", seed] + words)
  }

  /// Grades the class into the folder with which others are compared.
  func gradeWhole(_ words: String...) throws {
    let answer = try grade(into: "whole", words)
    try #require(answer.code == 0, "\(answer.code): \(answer.complaint)\(answer.output)")
  }

  /// The bytes of a result.
  func result(_ name: String, of out: String) throws -> String {
    try course.text("\(out)/\(name)")
  }

  /// Expects the same bytes of results in both folders.
  func expectSameResults(_ out: String, as whole: String = "whole") throws {
    for name in ["results.jsonl", "gradebook.csv"] {
      let found = try result(name, of: out)
      let expected = try result(name, of: whole)
      let lines = Set(expected.split(separator: "\n"))
      expectEqual(found.split(separator: "\n").filter { !lines.contains($0) }, [], "in \(name)")
      expectEqual(found, expected, "\(name)")
    }
  }

  /// Outcomes by student.
  func outcomes(of out: String) throws -> [String: String] {
    struct Line: Decodable {
      var student: String
      var outcome: String
    }
    let lines = try result("results.jsonl", of: out).split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: try lines.map {
        let line = try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        return (line.student, line.outcome)
      })
  }
}
