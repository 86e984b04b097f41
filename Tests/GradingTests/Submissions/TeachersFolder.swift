import CourseModel
import CourseRunner
import Foundation
import Grading

/// A folder as a teacher has it, beside a course of two lessons, in a temporary place.
final class TeachersFolder {
  let root: String
  var path: String { "\(root)/\(name)" }
  let name: String
  let catalog: Catalog

  init(_ name: String = "class") throws {
    root = "\(NSTemporaryDirectory())/intake-\(UUID().uuidString)"
    self.name = name
    try Disk.makeFolder("\(root)/\(name)")
    for part in [
      "01-Launch/01-the-delegate", "02-Containment/01-reveal-a-child",
      "02-Containment/02-layout-2",
    ] {
      let folder = "\(root)/course/Lessons/\(part)"
      try Disk.makeFolder("\(folder)/Starter")
      try Disk.write(Array("# A task\n".utf8), to: "\(folder)/Task.md")
      try Disk.write(Array("\n".utf8), to: "\(folder)/Checks.swift")
      try Disk.write(Array("class A {}\n".utf8), to: "\(folder)/Starter/Reveal.swift")
    }
    catalog = Catalog(root: "\(root)/course")
  }

  deinit { _ = try? run("/bin/rm", ["-rf", root]) }

  /// Writes a file below the folder and those that it lies in.
  func write(_ path: String, _ text: String = "class A {}\n") throws {
    try Disk.makeFolder("\(self.path)/\(path)".deletingLastComponents(1))
    try Disk.write(Array(text.utf8), to: "\(self.path)/\(path)")
  }

  /// Writes a file of any name into a folder.
  func write(in folder: String, _ name: [UInt8], _ text: String = "class A {}\n") throws {
    try Disk.makeFolder("\(path)/\(folder)")
    let bytes = Array("\(path)/\(folder)/".utf8) + name + [0]
    let file = bytes.withUnsafeBytes {
      open($0.assumingMemoryBound(to: CChar.self).baseAddress!, O_WRONLY | O_CREAT, 0o644)
    }
    guard file >= 0 else { throw DiskError(path: folder, code: errno) }
    FileHandle(fileDescriptor: file, closeOnDealloc: true).write(Data(text.utf8))
  }

  func writeRoster(_ text: String) throws -> String { try writeRoster(Array(text.utf8)) }

  func writeRoster(_ bytes: [UInt8]) throws -> String {
    try Disk.write(bytes, to: "\(root)/roster.csv")
    return "\(root)/roster.csv"
  }

  func part(_ name: String) throws -> Part { try catalog.exercise(named: name) }

  func intake(
    exercise: String? = nil, roster: String? = nil, sandbox: Sandbox? = nil,
    results: String? = nil
  ) throws -> Intake {
    try Intake(
      folder: path, catalog: catalog, looseExercise: exercise.map { try part($0) },
      rosterFile: roster, scratch: "\(root)/scratch", sandbox: sandbox,
      results: results)
  }

  /// Every submission in a line: student, exercise, files, problems.
  func lines(exercise: String? = nil, roster: String? = nil) throws -> [String] {
    try submissions(exercise: exercise, roster: roster).map { submission in
      let problems = submission.problems.map {
        "\($0.isFatal ? "!" : "?")\($0.rule) \($0.shownPath)"
      }
      return
        (["\(submission.student) \(submission.exercise):"] + submission.files.paths + problems)
        .joined(separator: " ")
    }
  }

  func submissions(exercise: String? = nil, roster: String? = nil) throws -> [Submission] {
    var all: [Submission] = []
    try intake(exercise: exercise, roster: roster)
      .forEachSubmission(keeping: { $0 }) { all.append($0) }
    return all
  }

  /// Runs a program of the system's in the folder; false when it is not there or fails.
  @discardableResult
  func run(_ program: String, _ arguments: [String], in folder: String? = nil) throws -> Bool {
    guard Disk.facts(of: program) != nil else { return false }
    let run = try CompletedProcess(
      ProcessRequest(path: program, arguments: arguments, directory: folder ?? path), seconds: 60)
    return run.ending == .exited(code: 0)
  }
}
