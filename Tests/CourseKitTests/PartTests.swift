import CourseModel
import EventTrace
import Testing

@testable import CourseKit

@Suite struct PartTests {
  @Test("an exercise crosses a C symbol and describes itself")
  func exercise() throws {
    let exercise = Exercise(iOS: 6, device: "iPhone 5", hints: ["Look.", "Think."]) {
      Check("the first", points: 2) { _ in }
        .feedback("Nobody holds it.", provenBy: "LocalWindow") { _ in true }
      for number in 2...3 {
        Check("number \(number)") { _ in }
      }
    }
    #expect(
      try Part.imported(from: exportPart(exercise)).describe()
        == .exercise(
          ExerciseDescription(
            checks: [
              CheckDescription(
                name: "the first", points: 2,
                feedback: [FeedbackDescription(text: "Nobody holds it.", mistake: "LocalWindow")]),
              CheckDescription(name: "number 2", points: 1, feedback: []),
              CheckDescription(name: "number 3", points: 1, feedback: []),
            ],
            hints: ["Look.", "Think."], starterFailsAt: "the first", iOS: 6, device: "iPhone 5")))
  }

  @Test("a scenario crosses a C symbol and describes itself")
  func scenario() throws {
    let scenario = Scenario("Nobody owns it", iOS: 5, 6.1) { _ in }
    #expect(
      try Part.imported(from: exportPart(scenario)).describe()
        == .scenario(
          ScenarioDescription(
            title: "Nobody owns it", versions: [IOSVersion(5), IOSVersion(6, 1)], device: nil)))
  }

  @Test("a part that is not put together says what to do")
  func complaints() {
    func complaint(
      starterFailsAt: String? = nil, hints: [String] = ["Look."],
      @CheckBuilder checks: () -> [Check]
    ) -> String? {
      let exercise = Exercise(
        iOS: 6, starterFailsAt: starterFailsAt, hints: hints, checks: checks)
      do {
        _ = try exercise.describe()
        return nil
      } catch {
        return "\(error.kind) \(error.message) \(error.remedy ?? "")"
      }
    }
    let check = Check("a") { _ in }
    #expect(
      complaint {}
        == "badLesson The exercise has no check. Add a Check(…) to its braces.")
    #expect(
      complaint {
        check
        check
      } == "badLesson Two checks are named “a”. Give each check its own name.")
    #expect(
      complaint { check.feedback(" ") { _ in true } }
        == "badLesson A feedback of the check “a” has no text."
        + " Write what the student should look at, or remove it.")
    #expect(complaint(hints: [""]) { check } == "badLesson A hint is empty. Write it or remove it.")
    #expect(
      complaint { Check("a", points: -1) { _ in } }
        == "badLesson The check “a” has negative points. Give it 0 points or more.")
    #expect(
      complaint { Check("") { _ in } }
        == "badLesson A check has no name. Name what is true when it passes.")
    #expect(
      complaint(starterFailsAt: "b") { check }
        == "badLesson starterFailsAt names “b”, and no check has that name."
        + " Write the check's name as it stands, or leave starterFailsAt out for the first check.")
    #expect(complaint(starterFailsAt: "a") { check } == nil)
  }
}
