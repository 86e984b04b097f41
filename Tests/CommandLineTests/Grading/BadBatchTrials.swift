import CourseRunner
import Foundation
import Expectations
import Testing

/// What goes wrong with a batch's folders, disk and clock: it is told, and no result changes by it.
@Suite struct BadBatchTrials {
  private let work: ClassOnDisk

  init() throws {
    work = try ClassOnDisk()
  }

  private func handIn(_ count: Int) throws {
    for number in 0..<count {
      try work.handIn(
        "student-\(number)", ["AppDelegate.swift": try work.solution(adding: "// \(number)\n")])
    }
  }

  // MARK: Kills

  @Test("Killed again and again at any moment, the batch ends with the same bytes")
  func chaos() throws {
    try handIn(10)
    try work.gradeWhole("--jobs", "1")
    let kills = Int(ProcessInfo.processInfo.environment["CHAOS_KILLS"] ?? "") ?? 5
    var chance = SystemRandomNumberGenerator()
    for kill in 0..<kills {
      // From before the plan is there to after the last result.
      let delay = Double.random(in: 0.05...4, using: &chance)
      let killed = try work.course.call(
        ["grade", work.submissions, "--out", "\(work.course.path)/chaos", "--seed", work.seed],
        shellPrefix: "timeout -s KILL \(delay) \"$0\" \"$@\"; exit $?;")
      expect([137, 0, 75].contains(killed.code), "kill \(kill): \(killed.complaint)")
    }
    let last = try work.grade(into: "chaos")
    expectEqual(last.code, 0, "\(last.complaint)")
    try work.expectSameResults("chaos")
  }

  // MARK: Disk

  @Test(
    "A disk that is full at the plan, the results or the report stops with 75, and then goes on",
    .enabled(if: getuid() == 0, "NOT TESTED: only root may mount a small disk"))
  func smallDisk() throws {
    try handIn(8)
    try work.gradeWhole()
    // One disk holds the plan and not all results; the others are for who has the time.
    for kilobytes in ClassOnDisk.hasTime ? [24, 56, 100] : [56] {
      let disk = "\(work.course.path)/disk"
      try Disk.makeFolder(disk)
      try shell("mount -t tmpfs -o size=\(kilobytes)k none '\(disk)'")
      defer { try? shell("umount '\(disk)'") }
      let stopped = try work.grade(into: "disk/out", "--jobs", "1")
      expectEqual(stopped.code, 75, "\(kilobytes) KiB: \(stopped.complaint)")
      expect(
        stopped.complaint.contains("error: The results cannot be written: No space left on device.")
      )
      expect(
        stopped.complaint.contains(
          "To go on: Make room on the disk or make the folder writable, then run the same"))
      try shell("mount -o remount,size=16m '\(disk)'")
      let last = try work.grade(into: "disk/out", "--jobs", "1")
      expectEqual(last.code, 0, "\(last.complaint)")
      try work.expectSameResults("disk/out")
    }
  }

  @Test("Where no file may grow, grading stops with 75 before it begins, and then goes on")
  func noRoom() throws {
    try handIn(1)
    let stopped = try work.course.call(
      ["grade", work.submissions, "--out", "\(work.course.path)/out"], shellPrefix: "ulimit -f 0;")
    expectEqual(stopped.code, 75)
    expect(stopped.complaint.contains("could not be written: File too large."))
    expectEqual(try work.grade(into: "out").code, 0)
    expectEqual(try work.outcomes(of: "out"), ["student-0": "passed"])
  }

  // MARK: Folders and names

  @Test("A folder with nothing in it is told before anything is written")
  func empty() throws {
    let answer = try work.grade(into: "out")
    expectEqual(answer.code, 65)
    expect(answer.complaint.hasPrefix("error: There are no submissions in the folder.\n"))
    expectNil(Disk.kind(of: "\(work.course.path)/out/plan.jsonl"))
  }

  @Test("Unreadable folders, names in any bytes and ten thousand files are their students' alone")
  func oddStudents() throws {
    try handIn(1)
    try Disk.makeFolder("\(work.submissions)/absent")
    try work.handIn("closed", [:])
    let many = "\(work.submissions)/many/\(ClassOnDisk.exercise)"
    try Disk.makeFolder(many)
    for number in 0..<10_000 { try Disk.write([10], to: "\(many)/File\(number).swift") }
    let names: [[UInt8]] = [
      Array("no-".utf8) + [0xFF, 0xFE], Array("line\nfeed".utf8), Array("\u{202E}left".utf8),
      Array("=1+1".utf8), Array("quo\"te,".utf8),
    ]
    for name in names { try handIn(calling: name) }
    let closed = "\(work.submissions)/closed/\(ClassOnDisk.exercise)"
    chmod(closed, 0)
    defer { chmod(closed, 0o755) }
    var (prefix, executable) = ("", CourseOnDisk.executable)
    if getuid() == 0 {
      // Root may read everything: somebody else grades, who has no home either.
      executable = try work.course.copyOfExecutable()
      try shell("chown -R 65534:65534 '\(work.course.path)'")
      prefix =
        "exec setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/nowhere \"$0\" \"$@\";"
    }
    let answer = try work.course.call(
      [
        "grade", work.submissions, "--out", "\(work.course.path)/out", "--format",
        "canvas,moodle,junit,tap",
      ], shellPrefix: prefix, executable: executable)
    expectEqual(answer.code, 0, "\(answer.complaint)")
    expectEqual(
      try work.outcomes(of: "out"),
      [
        "student-0": "passed", "absent": "missing", "closed": "rejected(unreadable)",
        "many": "rejected(too-many-files)",
        "no-\\xff\\xfe": "rejected(name-encoding)",
        "line\\u{0a}feed": "rejected(name-characters)",
        "\\u{202e}left": "rejected(name-characters)", "=1+1": "failed", "quo\"te,": "failed",
      ])
    // One row for each, whatever the name has in it.
    expectEqual(try work.result("gradebook.csv", of: "out").utf8.count { $0 == 10 }, 9 + 1)
  }

  /// Hands in a file whose name, and whose student's, is made of those bytes.
  private func handIn(calling name: [UInt8]) throws {
    let folder = Array("\(work.submissions)/".utf8) + name
    let inner = folder + Array("/\(ClassOnDisk.exercise)".utf8)
    for path in [folder, inner] {
      try #require((path + [0]).withUnsafeBufferPointer { makeFolder($0.baseAddress!) } == 0)
    }
    let file = inner + Array("/odd".utf8) + name + Array(".swift\0".utf8)
    let descriptor = file.withUnsafeBufferPointer { makeFile($0.baseAddress!) }
    try #require(descriptor >= 0)
    close(descriptor)
  }

  // MARK: Versions and clocks

  @Test("Results of another version of the grader are refused with 65 and left as they are")
  func otherVersion() throws {
    try handIn(1)
    let folder = "\(work.course.path)/out"
    expectEqual(try work.course.call("grade", "plan", work.submissions, "--out", folder).code, 0)
    let plan = try work.result("plan.jsonl", of: "out")
    let other = plan.replacing("\"format\":2,", with: "\"format\":3,")
    try #require(other != plan)
    try work.course.write(other, to: "out/plan.jsonl")
    for step in [["run"], ["missing"], ["merge"]] {
      let answer = try work.course.call(["grade"] + step + ["--out", folder])
      expectEqual(answer.code, 65, "\(step)")
      expect(
        answer.complaint.contains(
          "The plan was made by another version of the grader: format 3; this one reads 2."))
    }
    try work.course.write("3\n", to: "out/.course-grade")
    let answer = try work.grade(into: "out")
    expectEqual(answer.code, 65)
    expect(
      answer.complaint.contains(
        "The results in that folder come from another version of the grader: 3."))
    expectEqual(try work.result("plan.jsonl", of: "out"), other)
  }

  @Test(
    "Whatever the clock says, before and behind, nothing in the results knows it",
    .enabled(if: ClassOnDisk.hasTime, "set CHAOS_KILLS, as `make soak` does"))
  func clock() throws {
    try handIn(4)
    try work.gradeWhole()
    let out = "\(work.course.path)/out"
    func call(_ clock: String, _ words: String...) throws {
      let prefix = Self.hasFaketime ? "exec faketime -f '\(clock)' \"$0\" \"$@\";" : ""
      let answer = try work.course.call(["grade"] + words + ["--out", out], shellPrefix: prefix)
      expectEqual(answer.code, 0, "\(clock): \(answer.complaint)")
    }
    if !Self.hasFaketime {
      print("Only file times jump here. For the clock itself: apt-get install faketime")
    }
    func touch(_ year: Int) throws {
      try shell("find '\(work.course.path)' -exec touch -h -t \(year)01010000 {} +")
    }
    try call("-2y", "plan", work.submissions, "--seed", work.seed)
    try touch(2031)
    try call("+2y", "run", "--shard", "0/2")
    try touch(2001)
    try call("-2y", "run", "--shard", "1/2")
    try call("+2y", "merge")
    try work.expectSameResults("out")
  }

  private static let hasFaketime = FileManager.default.isExecutableFile(atPath: "/usr/bin/faketime")

  // MARK: Means

  private func shell(_ line: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(line)")
  }
}

/// A folder whose name need not be text.
private func makeFolder(_ path: UnsafePointer<UInt8>) -> Int32 {
  path.withMemoryRebound(to: CChar.self, capacity: 1) { mkdir($0, 0o755) }
}

/// A new file whose name need not be text.
private func makeFile(_ path: UnsafePointer<UInt8>) -> Int32 {
  path.withMemoryRebound(to: CChar.self, capacity: 1) { creat($0, 0o644) }
}
