import CourseModel
import EventTrace
import Testing

@testable import CourseRunner

@Suite struct VerificationTests {
  private let exercise = "Lessons/01-Launch/02-solve"

  @Test("A course that keeps its promises has no faults, and one judge serves each part")
  func sound() throws {
    let miniature = try MiniatureCourse(
      ["\(exercise)/Mistakes/Almost/Root.swift": "struct Root { let word = \"Almost\" }\n"],
      judges: .lookingForWord(["Almost"]))
    let report = try miniature.open().verify()
    #expect(
      report
        == VerificationReport(
          findings: [],
          parts: [
            .init(id: "launch/tap", kind: .scenario, tried: ["first run", "second run"]),
            .init(
              id: "launch/solve", kind: .exercise,
              tried: ["starter", "solution", "mistake Almost"]),
          ]))
    #expect(miniature.judges.starts == 2)
  }

  /// The faults of a course that has these files besides or instead.
  private func faults(
    _ files: [String: String], judges: FakeJudges = .lookingForWord()
  ) throws -> [String] {
    let miniature = try MiniatureCourse(files, judges: judges)
    let report = try withExtendedLifetime(miniature) { try miniature.open().verify() }
    return (report.findings + report.parts.flatMap(\.faults)).map(\.message)
  }

  @Test("A starter that passes is a fault")
  func starterPasses() throws {
    #expect(
      try faults(["\(exercise)/Starter/Root.swift": MiniatureCourse.solved]) == [
        "The starter passes all checks."
      ])
  }

  @Test("A starter that does not compile is none")
  func starterDoesNotCompile() throws {
    #expect(try faults(["\(exercise)/Starter/Root.swift": "let x = missing\n"]) == [])
  }

  @Test("A solution that fails is a fault, with the check and its reason")
  func solutionFails() throws {
    #expect(
      try faults(["\(exercise)/Solution/Root.swift": "struct Root { let x = 1 }\n"]) == [
        "The solution does not pass the check “it is solved”: not solved"
      ])
  }

  @Test("A solution that does not compile is a fault at its line")
  func solutionDoesNotCompile() throws {
    #expect(
      try faults(["\(exercise)/Solution/Root.swift": "let x = missing\n"]) == [
        "cannot find 'missing' in scope"
      ])
  }

  @Test("A mistake that no feedback names is a fault")
  func unnamedMistake() throws {
    #expect(
      try faults(["\(exercise)/Mistakes/Odd/Root.swift": "struct Root { let x = 1 }\n"]) == [
        "No feedback is proven by the mistake `Odd`."
      ])
  }

  @Test("A mistake whose feedback does not fire is a fault")
  func silentFeedback() throws {
    #expect(
      try faults(
        ["\(exercise)/Mistakes/Almost/Root.swift": "struct Root { let x = 1 }\n"],
        judges: .lookingForWord(["Almost"])) == [
          "The mistake `Almost` fails at “it is solved” without its feedback."
        ])
  }

  @Test("A mistake that passes is a fault")
  func passingMistake() throws {
    #expect(
      try faults(
        ["\(exercise)/Mistakes/Almost/Root.swift": "struct Root { let x = \"solved\" }\n"],
        judges: .lookingForWord(["Almost"])) == ["The mistake `Almost` passes all checks."])
  }

  @Test("A feedback whose mistake is not there is a fault")
  func unprovenFeedback() throws {
    #expect(
      try faults([:], judges: .lookingForWord(["Almost"])) == [
        "A feedback is proven by `Almost`, which is not there."
      ])
  }

  @Test("A task without a heading and a link that leads nowhere are faults")
  func texts() throws {
    #expect(
      try faults([
        "\(exercise)/Task.md": "Solve it.\n", "Lessons/01-Launch/Lesson.md": "# L\n[a](b)",
      ])
        == ["A link leads to `b`, which is not there.", "`Task.md` begins with no heading."])
  }

  @Test("A scenario that shows something else the second time is a fault")
  func unsteadyScenario() throws {
    var count = 0
    let sound = FakeJudges.lookingForWord()
    let judges = FakeJudges { request in
      if case .play = request {
        count += 1
        return .recording(
          Recording(
            scenario: .init(title: "S", versions: [6], device: nil),
            runs: [.init(iOS: 6, steps: [.narration("\(count)")])]))
      }
      return (try? sound.start(part: nil).ask(request, seconds: 1))!
    }
    #expect(try faults([:], judges: judges) == ["The scenario does not show the same twice."])
  }

  @Test("A part that cannot be compiled is a fault of that part alone")
  func brokenPart() throws {
    #expect(
      try faults(["Lessons/01-Launch/01-tap/Scenario.swift": "let scenario = missing\n"]) == [
        "The lesson does not compile: cannot find 'missing' in scope"
      ])
  }
}
