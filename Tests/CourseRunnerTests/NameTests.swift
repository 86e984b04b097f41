import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct NameTests {
  private let folder: TemporaryFolder
  private let catalog: Catalog

  init() throws {
    folder = try TemporaryFolder([
      "Lessons/01-Containment/Lesson.md": "# C\n",
      "Lessons/01-Containment/01-reveal-a-child/Task.md": "# R\n",
      "Lessons/01-Containment/02-overview/Scenario.swift": "",
      "Lessons/02-Memory/Lesson.md": "# M\n",
      "Lessons/02-Memory/01-reveal-a-leak/Task.md": "# L\n",
      "Lessons/02-Memory/02-overview/Scenario.swift": "",
      "Lessons/ThenAndNow.md": "# Then and now\n",
    ])
    catalog = Catalog(root: folder.path)
  }

  @Test(
    "A name is a full id, a last part that is unique, or a prefix that is",
    arguments: [
      ("containment/reveal-a-child", "containment/reveal-a-child"),
      ("reveal-a-child", "containment/reveal-a-child"),
      ("reveal-a-c", "containment/reveal-a-child"),
      ("memory/o", "memory/overview"), ("memory", "memory"), ("mem", "memory"),
      ("01-Containment/02-overview", "containment/overview"), ("memory/", "memory"),
      ("then-and-now", "then-and-now"), ("then", "then-and-now"), ("Memory", "memory"),
      ("Containment/RevealAChild", "containment/reveal-a-child"),
      ("Reveal a leak", "memory/reveal-a-leak"),
    ])
  func found(name: String, id: String) throws {
    expectEqual(try catalog.find(name).id, id)
  }

  @Test("A last part that two lessons have is ambiguous")
  func ambiguous() {
    #expect(
      throws: UsageProblem.ambiguousName(
        "overview", candidates: ["containment/overview", "memory/overview"])
    ) { try catalog.find("overview") }
  }

  @Test("A prefix of two parts is ambiguous")
  func ambiguousPrefix() {
    #expect(
      throws: UsageProblem.ambiguousName(
        "reveal", candidates: ["containment/reveal-a-child", "memory/reveal-a-leak"])
    ) { try catalog.find("reveal") }
  }

  @Test("A wrong name names the nearest")
  func nearest() {
    #expect(
      throws: UsageProblem.unknownName("revael-a-leak", nearest: ["memory/reveal-a-leak"])
    ) { try catalog.find("revael-a-leak") }
  }

  @Test("A name that is near to nothing names nothing")
  func nothingNear() {
    #expect(throws: UsageProblem.unknownName("zzzzzz", nearest: [])) {
      try catalog.find("zzzzzz")
    }
  }

  @Test("An empty name is unknown, not a prefix of everything")
  func empty() {
    #expect(throws: UsageProblem.unknownName("", nearest: [])) { try catalog.find("") }
  }

  @Test("A scenario is not an exercise")
  func wrongSort() {
    #expect(
      throws: UsageProblem.wrongSort("memory/overview", expected: "an exercise")
    ) { try catalog.exercise(named: "memory/overview") }
  }

  @Test(
    "Several names are their exercises, each once, in the order of the course; a lesson's is of all",
    arguments: [
      (["memory", "reveal-a-c"], ["containment/reveal-a-child", "memory/reveal-a-leak"]),
      (["reveal-a-leak", "02-Memory"], ["memory/reveal-a-leak"]),
    ])
  func exercises(names: [String], ids: [String]) throws {
    expectEqual(try catalog.exercises(named: names).map(\.id), ids)
  }

  @Test("A scenario stands for no exercise")
  func noExercises() {
    #expect(
      throws: UsageProblem.wrongSort(
        "memory/overview", expected: "an exercise, or a lesson that has some")
    ) { try catalog.exercises(named: ["memory", "memory/overview"]) }
  }

  @Test(
    "Distance counts changed, added, dropped and swapped letters",
    arguments: [("next", "nxt", 1), ("list", "lits", 1), ("", "abc", 3), ("hint", "HINT", 0)])
  func distance(left: String, right: String, expected: Int) {
    expectEqual(left.distance(to: right), expected)
    expectEqual(right.distance(to: left), expected)
  }
}
