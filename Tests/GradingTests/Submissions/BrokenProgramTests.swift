import CourseModel
import CourseRunner
import Foundation
import Expectations
import Testing

@testable import Grading
import Words

/// A program that cannot even unpack what is sound says nothing about a student's archive.
@Suite(
  .enabled(
    if: ["/usr/bin/tar", "/usr/bin/unzip", "/usr/bin/zip"].allSatisfy { Disk.facts(of: $0) != nil },
    "tar, zip and unzip are needed to make archives"))
struct BrokenProgramTests {
  private static let archives = ["zip", "tar", "tar.gz"]

  /// What came of an archive.
  private enum Result: Equatable {
    case files([String]), refused(IntakeRule), fault(String)
  }

  /// Unpacks such an archive with real programs, or with a program that is this script.
  private func unpack(
    _ kind: String, damaged: Bool = false, with script: String? = nil
  ) throws
    -> Result
  {
    let folder = try TeachersFolder()
    defer { _ = folder }
    try folder.write("../source/A.swift")
    let archive = "\(folder.path)/work.\(kind)"
    let source = "\(folder.root)/source"
    switch kind {
    case "zip": try folder.run("/usr/bin/zip", ["-qr", archive, "."], in: source)
    case "tar": try folder.run("/usr/bin/tar", ["-cf", archive, "A.swift"], in: source)
    default: try folder.run("/usr/bin/tar", ["-czf", archive, "A.swift"], in: source)
    }
    if damaged {
      let bytes = try Disk.read(archive)
      try Disk.write(Array(bytes.prefix(kind == "tar" ? 600 : bytes.count / 2)), to: archive)
    }
    var unpacking = Unpacking(scratch: "\(folder.root)/scratch", sandbox: nil)
    if let script {
      let programs = "\(folder.root)/programs"
      try Disk.makeFolder(programs)
      // Another process writes them: one that a test beside this one starts inherits what is open here,
      // and a file that is open for writing cannot be run.
      for name in ["unzip", "tar"] {
        try folder.run(
          "/bin/sh", ["-c", "printf '#!/bin/sh\\n%s\\n' \"$0\" >$1 && chmod +x $1", script, name],
          in: programs)
      }
      unpacking.programFolders = [programs]
    }
    defer { expectEqual(Disk.names(in: "\(folder.root)/scratch"), []) }
    do throws(OpenFolder.ReadingError) {
      let unpacked = try unpacking.unpack(
        Array("work.\(kind)".utf8), in: OpenFolder(path: folder.path))
      defer { unpacked.remove() }
      return .files(Disk.files(below: unpacked.files))
    } catch {
      switch error {
      case .rule(let rule): return .refused(rule)
      case .machine(let finding): return .fault(finding.message)
      }
    }
  }

  private static let fault = Result.fault(
    "The program that unpacks archives does not work inside the sandbox.")

  @Test("A program that fails with everything is the machine's fault", arguments: archives)
  func fails(kind: String) throws {
    for script in ["exit 9", "echo cannot map libraries >&2; exit 127", "kill -KILL $$"] {
      expectEqual(try unpack(kind, with: script), Self.fault)
      expectEqual(try unpack(kind, damaged: true, with: script), Self.fault)
    }
  }

  @Test("So is one that says that all is well and leaves nothing", arguments: archives)
  func saysNothing(kind: String) throws {
    expectEqual(try unpack(kind, with: "exit 0"), Self.fault)
  }

  @Test("And one that is not there", arguments: archives)
  func missing(kind: String) throws {
    let name = kind == "zip" ? "unzip" : "tar"
    expectEqual(
      try unpack(kind, with: "rm \"$0\"; exit 9"),
      .fault(
        "This machine has no `\(name)` to unpack \(name == "tar" ? "tar" : "zip") archives."
      ))
  }

  @Test("With a program that works, half an archive is the student's", arguments: archives)
  func works(kind: String) throws {
    expectEqual(try unpack(kind), .files(["A.swift"]))
    expectEqual(try unpack(kind, damaged: true), .refused(.archiveDamaged))
  }
}
