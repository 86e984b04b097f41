import CourseRunner
import Foundation
import Expectations
import Testing

/// `make test` runs `.ci/tests`, which says at its end what failed.
@Suite struct TestScriptTests {
  /// Runs the script with a `swift` that says these lines and ends with that code.
  private func run(_ said: String, code: Int) throws -> CourseOnDisk.Answer {
    let course = try CourseOnDisk()
    let script = try Disk.text("\(#filePath.deletingLastComponents(3))/.ci/tests")
    try course.write(script, to: ".ci/tests")
    try course.write(said, to: "said")
    try course.write("#!/bin/sh\ncat '\(course.path)/said'\nexit \(code)\n", to: "bin/swift")
    for program in [".ci/tests", "bin/swift"] { chmod("\(course.path)/\(program)", 0o755) }
    return try course.call(
      [], shellPrefix: "PATH='\(course.path)/bin':$PATH exec '\(course.path)/.ci/tests';")
  }

  @Test(
    "A run that fails ends with its code and a short list of what failed, and says last how it crashed"
  )
  func failing() throws {
    let answer = try run(
      """
      ◇ Test run started.
      ◇ Test "good" started.
      ◇ Test "bad" started.
      ◇ Test case passing 1 argument words → "two
      lines" to "bad" started.
      ◇ Test endless() started.
      ◇ Test "known" started.
      ✔ Test "good" passed after 0.1 seconds.
      ━ Test "known" with 3 test cases passed after 0.1 seconds with 1 known issue.
      ✘ Test "bad" recorded an issue with 1 argument words → "two
      lines" at File.swift:3:5: Expectation failed: 1 == 2
      ✘ Test "bad" recorded an issue at File.swift:4:5: Expectation failed: 2 == 3
      ✘ Test "bad" with 2 test cases failed after 0.1 seconds with 2 issues.
      Kit/File.swift:7: Fatal error: Unexpectedly found nil

      *** Program crashed: System trap at 0x0000 ***

      Thread 0 crashed:

      0 0x0000 endless() + 10 in Kit at File.swift:7:1
      error: Exited with unexpected signal code 11

      """, code: 7)
    expectEqual(answer.code, 7)
    expect(!answer.output.contains("started."))
    expect(!answer.output.contains("good") && !answer.output.contains("known"))
    expectEqual(
      answer.complaint,
      """

      What failed:
        "bad"
            with 1 argument words → "two
        "bad"
            at File.swift:4:5: Expectation failed: 2 == 3
        did not come to an end: endless()
        Kit/File.swift:7: Fatal error: Unexpectedly found nil
        *** Program crashed: System trap at 0x0000 ***
        Thread 0 crashed:
        0 0x0000 endless() + 10 in Kit at File.swift:7:1
        error: Exited with unexpected signal code 11
      All that was said: .build/tests.log

      """)
  }

  @Test("A run that passes says so and nothing more")
  func passing() throws {
    let end = "✔ Test run with 1 test in 1 suite passed after 0.1 seconds.\n"
    let answer = try run(
      "◇ Test \"good\" started.\n✔ Test \"good\" passed after 0.1 seconds.\n" + end, code: 0)
    expectEqual(answer, .init(output: end, complaint: "", code: 0))
  }
}
