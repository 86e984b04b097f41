import CourseRunner
import Foundation
import Expectations
import Testing

/// What an author gets to begin with.
@Suite struct NewCommandTests {
  @Test("A new lesson, exercise and scenario verify at once, behind what is there")
  func verifies() throws {
    let course = try CourseOnDisk()
    for words in [
      ["lesson", "WindowTricks"], ["exercise", "window-tricks/greet-by-name"],
      ["scenario", "window-tricks/SecondLook"],
    ] {
      let answer = try course.call(["new"] + words)
      expectEqual(answer.code, 0, "\(answer.complaint)")
    }
    let parts = Disk.names(in: "\(course.path)/Lessons/03-WindowTricks")
    expectEqual(
      parts, ["01-a-first-look", "02-greet-by-name", "03-second-look", "Lesson.md"])
    let verified = try course.call("verify", "window-tricks")
    expectEqual(verified.code, 0, "\(verified.output)")
    expectEqual(
      verified.output,
      """
      ✓ window-tricks/a-first-look (first run, second run, 5 variants)
      ✓ window-tricks/greet-by-name (starter: 0 of 1 point, solution, alternative FromTheArguments,
        mistake AlwaysAda)
      ✓ window-tricks/second-look (first run, second run, 5 variants)

      3 parts, 10 runs, no faults

      """)
  }

  @Test("The answer names the files, and how to go on")
  func files() throws {
    let course = try CourseOnDisk()
    expectEqual(
      try course.call("new", "scenario", "launch-sequence/a-third-look").output,
      """
      launch-sequence/a-third-look begins with these files:

        Lessons/01-LaunchSequence/03-a-third-look/App/AppDelegate.swift
        Lessons/01-LaunchSequence/03-a-third-look/App/GreetingViewController.swift
        Lessons/01-LaunchSequence/03-a-third-look/Scenario.swift

      They pass `course verify launch-sequence/a-third-look` as they are.

      """)
  }

  @Test(
    "A name that is taken or cannot be one changes nothing",
    arguments: [
      (["lesson", "launch-sequence"], "`launch-sequence` already exists."),
      (
        ["exercise", "launch-sequence/the-window"],
        "`launch-sequence/the-window` already exists."
      ),
      (
        ["scenario", "alone"], "`alone` does not name the lesson of the part."
      ),
      (["lesson", "../outside"], "`../outside` cannot be the name of a lesson or a part."),
      (["exercise", "launch-sequence/7th"], "`7th` cannot be the name of a lesson or a part."),
      (["scenario", "launch-sequence/"], "`` cannot be the name of a lesson or a part."),
      (["story", "a"], "Invalid value `story` for `course new`."),
      (["lesson"], "`course new lesson` needs a name."),
    ])
  func refused(words: [String], complaint: String) throws {
    let course = try CourseOnDisk()
    let before = try FileSet(folder: "\(course.path)/Lessons").digest
    let answer = try course.call(["new"] + words)
    expectEqual(answer.code, 64)
    expect(answer.complaint.hasPrefix("error: \(complaint)\n"), "\(answer.complaint)")
    expectEqual(try FileSet(folder: "\(course.path)/Lessons").digest, before)
  }
}
