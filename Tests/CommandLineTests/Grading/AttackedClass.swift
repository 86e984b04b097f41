import CourseRunner
import Foundation
import Glibc

/// A class of honest and hostile students, and the places around it that must stay as they are.
final class AttackedClass {
  let course: CourseOnDisk
  private let listener: Int32
  /// Where an attack would call if it could.
  let port: Int

  init() throws {
    course = try SpeakerCourse.make()
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    listener = file
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, size) == 0 && listen(file, 8) == 0 && getsockname(file, $0, &size) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard isListening else { throw DiskError(path: "127.0.0.1", code: errno) }
    try course.write("canary", to: "canary/secret")
    try Disk.makeFolder("\(course.path)/tmp")
    try Disk.makeFolder("\(course.path)/submissions")
  }

  deinit { close(listener) }

  /// A student's folder of the exercise.
  func folder(of student: String) -> String {
    "\(course.path)/submissions/\(student)/01-say-it"
  }

  /// Hands in these files over the starter's; an empty one that the starter has is left out.
  func handIn(_ student: String, _ files: [String: String]) throws {
    let starter = try FileSet(folder: "\(course.path)/\(SpeakerCourse.exercise)/Starter")
    let work = FileSet(
      files: files.mapValues { [UInt8]($0.replacing("PORT", with: "\(port)").utf8) })
    try starter.overlaid(with: work).write(to: folder(of: student))
  }

  func handInSolution(_ student: String, adding text: String = "") throws {
    try handIn(
      student,
      [
        "SpeakerViewController.swift": SpeakerCourse.speaker(say: "label.text = word", add: "a + b")
          + text
      ])
  }

  /// Runs a tool in the folder of the submissions.
  func run(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = URL(filePath: "\(course.path)/submissions")
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw DiskError(path: script, code: EINVAL) }
  }

  func grade(_ words: String...) throws -> CourseOnDisk.Answer {
    try course.call(
      ["grade"] + words + ["--out", "\(course.path)/out", "--seed", "7"],
      environment: ["TMPDIR": "\(course.path)/tmp"])
  }

  struct Line: Decodable {
    struct Check: Decodable {
      struct Result: Decodable { var outcome: String }
      var points: Int
      var result: Result
    }
    var student: String
    var outcome: String
    var checks: [Check]
    var normalizedHash: String?

    /// The points as whole numbers, which all of the exercise's are.
    var score: Int {
      checks.filter { $0.result.outcome == "passed" }.reduce(0) { $0 + $1.points }
    }
  }

  /// The records by student.
  func lines() throws -> [String: Line] {
    let lines = try course.text("out/results.jsonl").split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: try lines.map {
        let line = try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        return (line.student, line)
      })
  }

  // MARK: What may not change

  /// Every file of the course but the results', with its bytes.
  func surroundings() throws -> [String: [UInt8]] {
    let files = Disk.files(below: course.path).filter {
      !$0.hasPrefix("out/") && !$0.hasPrefix("submissions/")
    }
    return Dictionary(
      uniqueKeysWithValues: try files.map { ($0, try Disk.read("\(course.path)/\($0)")) })
  }

  /// The processes that still have something of this class open, by what they were started as.
  func processesLeft() -> [String] {
    Disk.names(in: "/proc").filter { Int32($0).map { $0 != getpid() } ?? false }.compactMap {
      let commandLine = (try? Disk.text("/proc/\($0)/cmdline")) ?? ""
      let libraries = (try? Disk.text("/proc/\($0)/maps")) ?? ""
      let directory = Disk.realPath("/proc/\($0)/cwd") ?? ""
      return [commandLine, libraries, directory].contains { $0.contains(course.path) }
        ? commandLine : nil
    }
  }

  /// Whether somebody called the port.
  var wasCalled: Bool {
    var entry = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) != 0
  }

  /// What lies in the folder for temporary files.
  func scratchLeft() -> [String] { Disk.files(below: "\(course.path)/tmp") }
}
