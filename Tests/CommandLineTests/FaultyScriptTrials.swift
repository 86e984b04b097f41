import CourseRunner
import Expectations
import Testing

/// Mistakes of authors at which scripts used to stop everything without a word of where.
@Suite struct FaultyScriptTrials {
  private let course: CourseOnDisk

  init() throws {
    course = try CourseOnDisk()
  }

  private let checks = "Lessons/01-LaunchSequence/02-the-window/Checks.swift"
  private let scenario = "Lessons/01-LaunchSequence/01-first-launch/Scenario.swift"

  /// Puts lines into the last check, behind its launch, and verifies the exercise.
  private func verify(_ lines: String, elsewhere: String = "") throws -> CourseOnDisk.Answer {
    let text = try course.text(checks)
    let launch = "  Check(\"the app does not crash\") { app in\n    try app.launch()\n"
    try #require(text.contains(launch))
    try course.write(
      text.replacing(launch, with: launch + lines + "\n") + elsewhere, to: checks)
    return try course.call("verify", "the-window")
  }

  @Test(
    "A check that does not end is named with its line within ten seconds",
    arguments: [
      "    var n = 0\n    while n < 100 { n = (n + 7) % 90 }",
      "    let n = 1\n    while n == 1 { _ = app.labels.count }",
      "    let n = 1\n    while n == 1 { try? app.launch() }",
      "    let t = \"Nope\"\n    while !app.labels[t].exists { try app.advance(by: 1) }",
    ])
  func endless(lines: String) throws {
    let start = ContinuousClock.now
    let answer = try verify(lines)
    expect(
      answer.output.contains(
        """
        error: The check “the app does not crash” does not end.
          \(checks):24

        """), "\(answer.output)")
    expect(answer.output.contains(lines.split(separator: "\n")[1].drop { $0 == " " }))
    expectEqual(answer.code, 1)
    // Twice what is promised: other tests have the processor too.
    expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(
    "A check that crashes is named with its line and Swift's reason",
    arguments: [
      ("    let n = app.windows.map(\\.name)\n    print(n[7])", "crashes: Index out of range"),
      (
        "    let n: Int? = nil\n    print(n!)",
        "crashes: Unexpectedly found nil while unwrapping an Optional value"
      ),
      (
        "    func f(_ n: Int) -> Int { n == 0 ? 0 : f(n + 1) + 1 }\n    print(f(1))",
        "calls itself endlessly."
      ),
    ])
  func crashing(lines: String, words: String) throws {
    let answer = try verify(lines)
    let output = answer.output.split { $0.isWhitespace }.joined(separator: " ")
    expect(
      output.contains("error: The check “the app does not crash” \(words)"), "\(answer.output)")
    let line = words.hasPrefix("calls") ? 23 : 24
    expect(answer.output.contains("  \(checks):\(line)\n"), "\(answer.output)")
    expectEqual(answer.code, 1)
  }

  @Test("A constant that is never computed to its end is named with its line")
  func endlessConstant() throws {
    let text = try course.text(checks)
    try course.write(
      text.replacing("iOS: 6,", with: "iOS: IOSVersion(version),")
        + "let version: Int = {\n  var n = 1\n  while n > 0 { n = (n + 7) % 90 + 1 }\n  return n\n}()\n",
      to: checks)
    let answer = try course.call("verify", "the-window")
    expect(
      answer.output.contains(
        "error: What `Checks.swift` does while it is loaded does not end.\n"))
    let line = text.count { $0 == "\n" } + 3
    expect(answer.output.contains("  \(checks):\(line)\n"), "\(answer.output)")
  }

  @Test("A scenario that does not end is named with its line, to students too")
  func endlessScenario() throws {
    let text = try course.text(scenario)
    try course.write(
      text.replacing("{ app in\n", with: "{ app in\n  while true { narrate(\"More.\") }\n"),
      to: scenario)
    for command in ["verify", "play"] {
      let answer = try course.call(command, "first-launch")
      let said = answer.output + answer.complaint
      expect(said.contains("The script on iOS 6.0 does not end.\n"), "\(said)")
      expect(said.contains("  \(scenario):4\n"), "\(said)")
      expect(said.contains("while true { narrate"))
    }
  }

  @Test("A fault of a check is not the student's: nothing is said of their files")
  func student() throws {
    _ = try verify("    print([1][7])")
    _ = try course.call("reset", "the-window")
    let answer = try course.call("check", "the-window")
    let said = answer.output + answer.complaint
    expect(said.contains("  \(checks):23\n"), "\(said)")
    expect(!said.contains("Workspace/"))
    expect(answer.code != 1)
  }
}
