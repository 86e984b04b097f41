import CourseRunner
import Foundation
import Expectations
import Testing

/// What `course export` writes, used as it is meant to be.
@Suite struct ExportCommandTests {
  @Test("A student's copy has no answers, and all that a student does works in it")
  func student() throws {
    let course = try CourseOnDisk()
    let answer = try course.call("export", "student", "copy")
    expectEqual(
      answer,
      .init(
        output: """
          copy has
            .gitignore
            Lessons/
            Package.swift
            README.md
            Sources/

          Give the folder to students: it contains everything they need, and no answers.

          """, complaint: "", code: 0))
    expectEqual(
      Disk.files(below: "\(course.path)/copy"),
      [
        "Lessons/01-LaunchSequence/01-first-launch/App/main.swift",
        "Lessons/01-LaunchSequence/01-first-launch/Scenario.swift",
        "Lessons/01-LaunchSequence/02-the-window/Checks.swift",
        "Lessons/01-LaunchSequence/02-the-window/Starter/AppDelegate.swift",
        "Lessons/01-LaunchSequence/02-the-window/Starter/RootViewController.swift",
        "Lessons/01-LaunchSequence/02-the-window/Task.md",
        "Lessons/01-LaunchSequence/Lesson.md",
        "Lessons/02-Containment/01-reveal/Checks.swift",
        "Lessons/02-Containment/01-reveal/Starter/AppDelegate.swift",
        "Lessons/02-Containment/01-reveal/Starter/RootViewController.swift",
        "Lessons/02-Containment/01-reveal/Task.md",
        "Lessons/02-Containment/Lesson.md",
      ])
    let solution = try course.text(
      "Lessons/01-LaunchSequence/02-the-window/Solution/AppDelegate.swift")
    func call(_ words: String...) throws -> CourseOnDisk.Answer {
      try course.call(words + ["--course", "copy"])
    }
    expectEqual(try call("next").code, 0)
    expectEqual(try call("check", "the-window").code, 1)
    for words in [["list"], ["show", "the-window"], ["play", "first-launch"], ["ios", "5", "6"]] {
      expectEqual(try course.call(words + ["--course", "copy"]).code, 0, "\(words)")
    }
    expectEqual(try call("hint", "the-window").code, 0)
    let refusal = try call("solution", "the-window", "--anyway")
    expectEqual(
      refusal,
      .init(
        output: "",
        complaint: """
          error: This copy of the course comes without solutions.
            Lessons/01-LaunchSequence/02-the-window
            To go on: `course hint the-window` helps; ask for the solution where you got the course.

          """, code: 1))
    try course.write(solution, to: "copy/\(CourseOnDisk.window)/AppDelegate.swift")
    expectEqual(try call("check", "the-window").code, 0)
    expectEqual(try call("reset", "the-window").code, 0)
  }

  @Test("A bundle grades with the release of Swift that it was exported with")
  func release() throws {
    let course = try CourseOnDisk()
    for name in ["swiftc", "swift-frontend"] {
      try course.write(
        "#!/bin/sh\necho 'Swift version 6.9.2 (swift-6.9.2-RELEASE)'\n", to: "usr/bin/\(name)")
      try Disk.makeExecutable("\(course.path)/usr/bin/\(name)")
    }
    let path = ["PATH": "\(course.path)/usr/bin:/usr/bin:/bin"]
    for (system, file) in [("gradescope", "setup.sh"), ("classroom50", "Dockerfile")] {
      let answer = try course.call(["export", system, "to/\(system)"], environment: path)
      expectEqual(answer.code, 0, "\(answer.complaint)")
      expect(try course.text("to/\(system)/\(file)").contains("6.9.2"))
    }
  }

  @Test("A check that students must not see is not given to them with the course")
  func hiddenCheck() throws {
    let course = try CourseOnDisk()
    let checks = "Lessons/01-LaunchSequence/02-the-window/Checks.swift"
    try course.write(
      try course.text(checks).replacing("points: 2)", with: "points: 2, visibility: .hidden)"),
      to: checks)
    let answer = try course.call("export", "student", "copy")
    expectEqual(answer.code, 65)
    expectEqual(
      answer.complaint,
      """
      error: The check “the window outlives the launch” is hidden from students, but it is in the public
             lessons.
        Lessons/01-LaunchSequence/02-the-window/Checks.swift
        To go on: Move it into a folder of private lessons: `--lessons` of `course grade` adds it.

      """)
    expectNil(Disk.kind(of: "\(course.path)/copy"))
  }

  @Test("Without GNU parallel, machines or a build, the script for it says what to get")
  func parallel() throws {
    let course = try CourseOnDisk()
    expectEqual(try course.call("export", "parallel", "engine").code, 0)
    func grade(_ environment: [String: String], _ words: String...) throws -> CourseOnDisk.Answer {
      let bin = "\(course.path)/bin"
      try Disk.makeFolder(bin)
      try Disk.write([UInt8]("#!/bin/sh\necho GNU parallel 1\n".utf8), to: "\(bin)/parallel")
      try Disk.makeExecutable("\(bin)/parallel")
      return try course.call(
        words, environment: ["PATH": "\(bin):/usr/bin:/bin"].merging(environment) { $1 },
        shellPrefix: "exec ./engine/grade.sh \"$@\";")
    }
    expectEqual(
      try grade([:], "only-one").complaint,
      "grade.sh: Name the submissions and the folder for the results: ./grade.sh SUBMISSIONS OUT\n"
    )
    try Disk.makeFolder("\(course.path)/empty")
    for name in ["bash", "dirname", "grep"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(course.path)/empty/\(name)", withDestinationPath: "/usr/bin/\(name)")
    }
    expectEqual(
      try grade(["PATH": "\(course.path)/empty"], "a", "b"),
      .init(
        output: "",
        complaint: "grade.sh: There is no GNU parallel: apt-get install parallel\n", code: 69))
    expectEqual(
      try grade(["COURSE": "/nowhere"], "a", "b"),
      .init(
        output: "",
        complaint:
          "grade.sh: There is no /nowhere: run swift build in the course's folder.\n", code: 69))
    expectEqual(
      try grade(["HOSTS": "/nowhere"], "a", "b"),
      .init(
        output: "", complaint: "grade.sh: There is no file of machines: /nowhere\n", code: 64))
  }
}
