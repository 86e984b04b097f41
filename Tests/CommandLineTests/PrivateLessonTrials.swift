import CourseRunner
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
    #expect(
      try course.call("verify", "--lessons", "Hidden/")
        == .init(
          output: """
            ✓ launch-sequence/the-window (starter: 0 of 8 points, solution, alternative LazyWindow, mistake
              LocalWindow, mistake SizeOfOnePhone)
            ✓ containment/exam (starter: 0 of 5 points, solution)

            2 parts, 7 runs, no faults

            """, complaint: "", code: 0))
    #expect(Disk.files(below: course.path) == before)
    #expect(Disk.kind(of: "\(course.path)/Workspace") == nil)
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
    #expect(failing.code == 1)
    #expect(
      failing.output.contains("The solution does not pass the check “it is impossible”: failed"),
      "\(failing.output)")
    try course.write("let exercise = missing\n", to: checks)
    let broken = try course.call("verify", "the-window", "--lessons", "Hidden")
    #expect(broken.code == 1)
    #expect(broken.output.contains("\(checks):1"), "\(broken.output)")
    #expect(broken.output.contains("cannot find 'missing' in scope"))
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
    #expect(
      double.output.contains("The exercise has two checks named “the app does not crash”."))
    #expect(double.code == 1)
    let nowhere = try course.call("verify", "--lessons", "Nowhere")
    #expect(nowhere.code == 64)
    #expect(nowhere.complaint.hasPrefix("error: Invalid value `Nowhere` for `--lessons`."))
  }
}
