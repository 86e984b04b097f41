import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseKit

@Suite struct PartTests {
  @Test("an exercise crosses a C symbol and describes itself")
  func exercise() throws {
    let line = #line
    let exercise = Exercise(iOS: 6, device: "iPhone 5", hints: ["Look.", "Think."]) {
      Check("the first", points: 2) { _ in }
        .feedback("Nobody holds it.", provenBy: "LocalWindow") { _ in true }
      for number in 2...3 {
        Check("number \(number)") { _ in }
      }
    }
    expectEqual(
      try PartScript.imported(from: exportPart(exercise)).describe(),
      .exercise(
        ExerciseDescription(
          checks: [
            CheckDescription(
              name: "the first", points: 2,
              feedback: [
                FeedbackDescription(
                  text: "Nobody holds it.", mistake: "LocalWindow", line: line + 3)
              ], line: line + 2),
            CheckDescription(name: "number 2", points: 1, feedback: [], line: line + 5),
            CheckDescription(name: "number 3", points: 1, feedback: [], line: line + 5),
          ],
          hints: ["Look.", "Think."], starterFailsAt: "the first", iOS: 6, device: "iPhone 5",
          line: line + 1)))
  }

  @Test("what is wrong with a part is told with the line of the script")
  func complaintPlace() {
    let exercise = Exercise(iOS: 6) {
      Check("a") { _ in }
      Check("b", points: -1) { _ in }
    }
    let line = #line - 2
    let error = #expect(throws: Finding.self) { try exercise.describe() }
    expectEqual(error?.place, SourcePlace(file: "PartTests.swift", line: line))
    let scenario = Scenario("Never", iOS: 6, 6.7) { _ in }
    let fault = #expect(throws: Finding.self) { try scenario.describe() }
    expectEqual(fault?.message, "The scenario asks for iOS 6.7, which this course does not have.")
    expectEqual(fault?.place, SourcePlace(file: "PartTests.swift", line: #line - 3))
  }

  @Test(
    "versions that Apple never released are none",
    arguments: [
      (IOSVersion(6), true), (IOSVersion(6, 1), true), (IOSVersion(26), true),
      (IOSVersion(12, 5), true), (IOSVersion(6, 2), false), (IOSVersion(1), false),
      (IOSVersion(0), false), (IOSVersion(19), false), (IOSVersion(27), false),
      (IOSVersion(-6), false), (IOSVersion(8, 5), false),
    ])
  func releases(version: IOSVersion, exists: Bool) {
    expectEqual(version.wasReleased, exists)
  }

  @Test("a scenario crosses a C symbol and describes itself")
  func scenario() throws {
    let scenario = Scenario("Nobody owns it", iOS: 5, 6.1) { _ in }
    expectEqual(
      try PartScript.imported(from: exportPart(scenario)).describe(),
      .scenario(
        ScenarioDescription(
          title: "Nobody owns it", versions: [IOSVersion(5), IOSVersion(6, 1)], device: nil)))
  }

  @Test("a part that is not put together says what to do")
  func complaints() {
    func complaint(
      iOS: IOSVersion = 6, starterFailsAt: String? = nil, hints: [String] = ["Look."],
      @CheckBuilder checks: () -> [Check]
    ) -> String? {
      let exercise = Exercise(
        iOS: iOS, starterFailsAt: starterFailsAt, hints: hints, checks: checks)
      do {
        _ = try exercise.describe()
        return nil
      } catch {
        return "\(error.kind) \(error.message) \(error.remedy ?? "")"
      }
    }
    let check = Check("a") { _ in }
    expectEqual(
      complaint {}, "badLesson The exercise has no check. Add a Check(…) to its braces.")
    expectEqual(
      complaint {
        check
        check
      }, "badLesson Two checks are named “a”. Give each check its own name.")
    expectEqual(
      complaint { check.feedback(" ") { _ in true } },
      "badLesson A feedback of the check “a” has no text."
        + " Write what the student should look at, or remove it.")
    for partner in ["a", "b", "c"] {
      expectEqual(
        complaint {
          check.counts(with: partner)
          Check("c") { _ in }
        },
        "badLesson The check “a” counts with “\(partner)”, but no check before it has that name."
          + " Name a check that comes before it.")
    }
    expectEqual(
      complaint {
        Check("c", visibility: .hidden) { _ in }
        check.counts(with: "c")
      },
      "badLesson The check “a” counts with “c”, which has another visibility."
        + " Give both the same visibility.")
    expectNil(
      complaint {
        Check("c") { _ in }
        check.counts(with: "c")
      })
    expectEqual(
      complaint(hints: [""]) { check }, "badLesson A hint is empty. Write it or remove it.")
    expectEqual(
      complaint { Check("a", points: -1) { _ in } },
      "badLesson The check “a” has negative points. Give it 0 points or more.")
    expectEqual(
      complaint(iOS: 99) { check },
      "badLesson The exercise asks for iOS 99.0, which this course does not have."
        + " Write one that was released, from 2.0 to 26.0.")
    expectEqual(
      complaint { Check("") { _ in } },
      "badLesson A check has no name. Name what is true when it passes.")
    expectEqual(
      complaint(starterFailsAt: "b") { check },
      "badLesson starterFailsAt names “b”, but no check has that name."
        + " Write the exact name of the check, or leave out starterFailsAt for the first check.")
    expectNil(complaint(starterFailsAt: "a") { check })
  }
}
