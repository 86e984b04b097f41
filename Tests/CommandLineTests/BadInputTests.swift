import CourseRunner
import Foundation
import Expectations
import Testing

/// What goes wrong with a student's files or machine before any check can run.
@Suite struct BadInputTests {
  private let course: CourseOnDisk

  init() throws {
    course = try CourseOnDisk()
  }

  @Test("A compile error shows the compiler's message and the source line, and ends with 1")
  func compileError() throws {
    _ = try course.call("editor")
    _ = try course.call("reset", "the-window")
    try course.write("import UIKit\n\nlet x = missing\n", to: "\(CourseOnDisk.window)/Root.swift")
    let answer = try course.call("check", "the-window")
    expectEqual(
      answer,
      .init(
        output: """
          ✗ launch-sequence/the-window could not be built

          error: cannot find 'missing' in scope
            Workspace/01-LaunchSequence/02-the-window/Root.swift:3:9
              let x = missing
                      ^

          """, complaint: "", code: 1))
  }

  @Test(
    "An unusable file is named with a remedy, and ends with 1",
    arguments: [
      (UInt8(0), 0, "The file is empty."),
      (0xFF, 2, "The file is not text in UTF-8."),
      (32, 10 << 20, "The file is larger than 256 KiB."),
    ])
  func badFile(byte: UInt8, count: Int, message: String) throws {
    _ = try course.call("reset", "the-window")
    let bytes = [UInt8](repeating: byte, count: count)
    try Disk.write(bytes, to: "\(course.path)/\(CourseOnDisk.window)/AppDelegate.swift")
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 1)
    expect(
      answer.output.hasPrefix(
        """
        ✗ launch-sequence/the-window could not be built

        error: \(message)
          Workspace/01-LaunchSequence/02-the-window/AppDelegate.swift
          To go on: 
        """))
  }

  @Test("Without a compiler a check ends with 69 and says how to get one")
  func noCompiler() throws {
    let answer = try course.call(["check", "the-window"], environment: ["PATH": "/nowhere"])
    expectEqual(
      answer,
      .init(
        output: """
          ! launch-sequence/the-window could not be checked; your work is not at fault

          error: There is no Swift compiler on the PATH.
            To go on: Install Swift from swift.org/install and open a new terminal.

          """,
        complaint: """
          note: Your copies of the exercises are in `Workspace/`.
            To go on: Edit them there, and leave `Lessons/` as it is.

          """, code: 69))
  }

  @Test("A lesson that does not compile ends with 65, and the others are not touched by it")
  func brokenLesson() throws {
    let checks = "Lessons/01-LaunchSequence/02-the-window/Checks.swift"
    try course.write("let exercise = missing\n", to: checks)
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 65)
    expectEqual(
      answer.output,
      """
      ! launch-sequence/the-window could not be checked; your work is not at fault

      error: The lesson does not compile: cannot find 'missing' in scope
        Lessons/01-LaunchSequence/02-the-window/Checks.swift:1:16
          let exercise = missing
                         ^
        To go on: Repair the lesson or tell its author; the other parts of the course work.

      """)
    expectEqual(try course.call("list").code, 0)
  }

  @Test("A full disk at the first call is told, leaves no half copies, and the next call works")
  func fullDiskAtFirst() throws {
    let answer = try course.call(["check", "the-window"], shellPrefix: Self.fullDisk)
    expectEqual(answer.code, 75)
    expect(answer.complaint.contains("`AppDelegate.swift` could not be written: File too large."))
    expect(answer.complaint.contains("Your progress was not saved: File too large."))
    expectEqual(Disk.files(below: "\(course.path)/Workspace"), [])
    expectEqual(try course.call("check", "the-window").code, 1)
    try expectEqual(
      course.text("\(CourseOnDisk.window)/AppDelegate.swift"),
      course.text("Lessons/01-LaunchSequence/02-the-window/Starter/AppDelegate.swift"))
  }

  @Test("A full disk is told with place and remedy, and the work and the progress stay")
  func fullDiskLater() throws {
    _ = try course.call("reset", "the-window")
    let work = "\(CourseOnDisk.window)/AppDelegate.swift"
    try course.write("import UIKit\n", to: work)
    let progress = try course.text("Workspace/.course/progress.json")
    let check = try course.call(["check", "the-window"], shellPrefix: Self.fullDisk)
    expectEqual(check.code, 75)
    expect(
      check.output.hasPrefix(
        """
        ! launch-sequence/the-window could not be checked; your work is not at fault

        error: `CourseGlue.swift` could not be written: File too large.
          Workspace/.course/cache/apps/draft-
        """))
    expect(
      check.output.hasSuffix(
        "  To go on: Make room on the disk and make the folder writable, then try again.\n"))
    expectEqual(try course.call(["reset", "the-window"], shellPrefix: Self.fullDisk).code, 75)
    expectEqual(try course.text("Workspace/.course/progress.json"), progress)
    expectEqual(try course.text(work), "import UIKit\n")
    expectEqual(Disk.names(in: "\(course.path)/Workspace/.course/backups"), [])
  }

  @Test("A document for tools for which the disk has no room ends with 75, and with a word")
  func fullDiskForAnswer() throws {
    let answer = try course.call(["list", "--json"], shellPrefix: "exec > /dev/full;")
    expectEqual(
      answer,
      .init(
        output: "",
        complaint: """
          error: The answer was not written in full: the disk is full.
            To go on: Make room, then run the command again.

          """, code: 75))
  }

  @Test("A file in the place of an exercise's folder is told, and is not written over")
  func fileForFolder() throws {
    try course.write("mine\n", to: CourseOnDisk.window)
    let answer = try course.call("reset", "the-window")
    expectEqual(answer.code, 75)
    expect(
      answer.complaint.hasSuffix(
        """
        error: `02-the-window` could not be written: File exists.
          \(CourseOnDisk.window)
          To go on: Move what has that name to another place, then try again.

        """))
    try expectEqual(course.text(CourseOnDisk.window), "mine\n")
  }

  /// The system refuses to write any file, as on a full disk.
  private static let fullDisk = "ulimit -f 0;"

  @Test("Ctrl-C in the middle of a compile leaves nothing running and nothing half done")
  func interrupt() throws {
    // A compiler that never ends, and that holds a pipe open for as long as it runs.
    let bin = "\(course.path)/toolchain/bin"
    try course.write(
      "#!/bin/sh\nexec 9>\"$HOME/alive\"\necho started >&9\nexec sleep 1000\n",
      to: "toolchain/bin/swift-frontend")
    try course.write("#!/bin/sh\n", to: "toolchain/bin/swiftc")
    for name in ["swift-frontend", "swiftc"] { expectEqual(chmod("\(bin)/\(name)", 0o755), 0) }
    expectEqual(mkfifo("\(course.path)/alive", 0o600), 0)
    let process = Process()
    process.executableURL = URL(filePath: CourseOnDisk.executable)
    process.arguments = ["check", "the-window"]
    process.currentDirectoryURL = URL(filePath: course.path)
    process.environment = ["PATH": "\(bin):/usr/bin:/bin", "HOME": course.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let alive = try #require(FileHandle(forReadingAtPath: "\(course.path)/alive"))
    expectEqual(try alive.read(upToCount: 8), Data("started\n".utf8))
    process.interrupt()
    process.waitUntilExit()
    // The pipe ends only when nobody holds it any more.
    expectEqual(try alive.readToEnd() ?? Data(), Data())
    expectEqual(try course.call("list").code, 0)
    let work = "\(CourseOnDisk.window)/AppDelegate.swift"
    try expectEqual(
      course.text(work),
      course.text("Lessons/01-LaunchSequence/02-the-window/Starter/AppDelegate.swift"))
  }
}
