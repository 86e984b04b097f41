import CourseRunner
import Expectations
import Testing

/// The miniature course with private lessons over it.
@Suite struct PrivateLessonTrials {
  private let course: CourseOnDisk

  init() throws {
    course = try CourseOnDisk()
    let fixture = "\(#filePath.deletingLastComponents(1))/Fixture/PrivateLessons"
    try FileSet(folder: fixture).write(to: "\(course.path)/Hidden")
  }

  @Test("What private lessons touch is verified, and nothing of it stays in the course")
  func verify() throws {
    let before = Disk.files(below: course.path)
    expectEqual(
      try course.call("verify", "--lessons", "Hidden/"),
      .init(
        output: """
          ✓ launch-sequence/the-window (starter: 0 of 8 points, solution, alternative LazyWindow, mistake
            LocalWindow, mistake SizeOfOnePhone)
          ✓ containment/exam (starter: 0 of 5 points, solution)

          2 parts, 7 runs, no faults

          """, complaint: "", code: 0))
    expectEqual(Disk.files(below: course.path), before)
    expectNil(Disk.kind(of: "\(course.path)/Workspace"))
  }

  @Test("A solution that fails at a private check, and a broken private part, are faults")
  func faults() throws {
    let checks = "Hidden/01-LaunchSequence/02-the-window/Checks.swift"
    try course.write(
      """
      import CourseKit
      let exercise = Exercise(iOS: 6) {
        Check("it is impossible") { _ in XCTFail("No.") }
      }
      """, to: checks)
    let failing = try course.call("verify", "the-window", "--lessons", "Hidden")
    expectEqual(failing.code, 1)
    expect(
      failing.output.contains("The solution does not pass the check “it is impossible”: failed"),
      "\(failing.output)")
    try course.write("let exercise = missing\n", to: checks)
    let broken = try course.call("verify", "the-window", "--lessons", "Hidden")
    expectEqual(broken.code, 1)
    expect(broken.output.contains("\(checks):1"), "\(broken.output)")
    expect(broken.output.contains("cannot find 'missing' in scope"))
  }

  @Test("A name that is taken is a fault, and so is a folder that is not there")
  func names() throws {
    try course.write(
      """
      import CourseKit
      let exercise = Exercise(iOS: 6) {
        Check("the app does not crash") { _ in }
      }
      """, to: "Hidden/01-LaunchSequence/02-the-window/Checks.swift")
    let double = try course.call("verify", "the-window", "--lessons", "Hidden")
    expect(
      double.output.contains("The exercise has two checks named “the app does not crash”."))
    expectEqual(double.code, 1)
    let nowhere = try course.call("verify", "--lessons", "Nowhere")
    expectEqual(nowhere.code, 64)
    expect(nowhere.complaint.hasPrefix("error: Invalid value `Nowhere` for `--lessons`."))
  }
}
