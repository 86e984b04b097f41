import CourseRunner
import Foundation
import Expectations
import Testing

/// What a reader at a terminal sees; the others are no terminals.
@Suite struct TerminalTests {
  private func output(
    _ course: CourseOnDisk, _ words: String..., columns: UInt16, lines: UInt16 = 200,
    environment: [String: String] = ["NO_COLOR": "1"]
  ) throws -> String {
    try PseudoTerminal(course, words, columns: columns, lines: lines, environment: environment)
      .text()
  }

  private static let task = """
    # Keep the window

    Make the **window** outlive the launch, and everything that it shows: its root view controller, the \
    views below it.

    """

  private func courseWithTask() throws -> CourseOnDisk {
    let course = try CourseOnDisk()
    try course.write(Self.task, to: "Lessons/01-LaunchSequence/02-the-window/Task.md")
    return course
  }

  @Test("A task is set to the terminal's width")
  func width() throws {
    let course = try courseWithTask()
    expectEqual(
      try output(course, "show", "the-window", columns: 48),
      """
      # Keep the window

      Make the **window** outlive the launch, and
      everything that it shows: its root view
      controller, the views below it.

      """)
    expectEqual(
      try output(course, "show", "the-window", columns: 200),
      """
      # Keep the window

      Make the **window** outlive the launch, and everything that it shows: its root view controller, the views below it.

      """)
    expect(
      try output(course, "show", "the-window", columns: 80, environment: [:]).hasPrefix(
        "\u{1B}[1mKeep the window\u{1B}[0m\n\nMake the \u{1B}[1mwindow\u{1B}[0m outlive"))
  }

  @Test("Where there is no terminal nothing depends on one")
  func noTerminal() throws {
    let course = try courseWithTask()
    let environment = ["COLUMNS": "48", "PAGER": "false"]
    expectEqual(
      try course.call(["show", "the-window"], environment: environment).output, Self.task)
  }

  @Test("A text longer than the screen goes to the pager, a shorter one does not")
  func paging() throws {
    let course = try courseWithTask()
    try course.write("#!/bin/sh\nsed 's/^/paged: /'\n", to: "pager")
    expectEqual(chmod("\(course.path)/pager", 0o755), 0)
    let environment = ["NO_COLOR": "1", "PAGER": "\(course.path)/pager"]
    let long = try output(
      course, "show", "the-window", columns: 80, lines: 4, environment: environment)
    expect(long.split(separator: "\n").allSatisfy { $0.hasPrefix("paged:") }, "\(long)")
    let short = try output(
      course, "show", "the-window", columns: 80, lines: 24, environment: environment)
    expect(!short.contains("paged:"))
    let json = try output(
      course, "show", "the-window", "--json", columns: 80, lines: 4, environment: environment)
    expect(!json.contains("paged:"))
    let none = try output(
      course, "show", "the-window", columns: 80, lines: 4,
      environment: ["NO_COLOR": "1", "PAGER": "/nowhere/pager"])
    expect(none.contains("# Keep the window"), "a pager that is not there hides nothing")
  }

  private func courseWithQuestion() throws -> CourseOnDisk {
    let course = try CourseOnDisk.compiled()
    let scenario = "Lessons/01-LaunchSequence/01-first-launch/Scenario.swift"
    try course.write(
      """
      import CourseKit

      let scenario = Scenario("The first launch", iOS: 6) { app in
        try predict("What comes first?") { try app.launch() }
        narrate("That was it.")
      }
      """, to: scenario)
    return course
  }

  private func isDone(_ course: CourseOnDisk) throws -> Bool {
    try course.call("list").output.contains("✓ first-launch")
  }

  @Test("A scenario is done after its last step, and not when the reader leaves at a question")
  func leaving() throws {
    let course = try courseWithQuestion()
    let left = try PseudoTerminal(course, ["next"], columns: 80, lines: 200)
    expect(try left.text { $0.contains("[Enter]") }.contains("What comes first?"))
    left.interrupt()
    _ = left.end()
    expect(try !isDone(course), "Ctrl-C")
    let ended = try PseudoTerminal(course, ["next"], columns: 80, lines: 200)
    _ = try ended.text { $0.contains("[Enter]") }
    try ended.type("\u{4}")
    expect(try !ended.text().contains("That was it."))
    expect(try !isDone(course), "Ctrl-D")
    let read = try PseudoTerminal(course, ["next"], columns: 80, lines: 200)
    _ = try read.text { $0.contains("[Enter]") }
    try read.type("\n")
    expect(try read.text().contains("That was it."))
    expectEqual(read.end(), 0)
    expect(try isDone(course))
  }

  @Test("Without a terminal a scenario is done when it was written")
  func withoutTerminal() throws {
    let course = try courseWithQuestion()
    expect(try course.call("next").output.contains("That was it."))
    expect(try isDone(course))
  }
}
