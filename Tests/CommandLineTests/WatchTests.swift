import CourseRunner
import Foundation
import Expectations
import Testing

/// What `course watch` does when files are saved and keys are pressed.
@Suite struct WatchTests {
  private static let keys = "q quit\n"

  /// A terminal at which the exercise is the next thing to do.
  private func watch(_ course: CourseOnDisk, _ words: [String] = ["watch"]) throws -> PseudoTerminal
  {
    for _ in 1...2 { _ = try course.call("next") }
    return try PseudoTerminal(course, words, columns: 200, environment: ["NO_COLOR": "1"])
  }

  /// What is on the screen when the keys are told for that many times.
  private func screen(_ terminal: PseudoTerminal, after count: Int) throws -> Substring {
    let text = try terminal.text { $0.components(separatedBy: Self.keys).count > count }
    return text.components(separatedBy: Self.keys).dropFirst(count - 1).first.map { $0[...] } ?? ""
  }

  @Test(
    "A save is checked, and a passed exercise stays until n is pressed", arguments: [["watch"], []])
  func save(words: [String]) throws {
    let course = try CourseOnDisk.compiled()
    let terminal = try watch(course, words)
    expect(try screen(terminal, after: 1).contains("is still as it was given to you"))
    try course.solve()
    expect(try screen(terminal, after: 2).contains("✓"))
    try terminal.type("n")
    expect(try screen(terminal, after: 3).contains("# Reveal a child"))
    try terminal.type("q")
    expectEqual(terminal.end(), 0)
  }

  @Test("A file that is moved away and replaced is checked once")
  func renamed() throws {
    let course = try CourseOnDisk.compiled()
    let terminal = try watch(course)
    _ = try screen(terminal, after: 1)
    let file = "\(course.path)/\(CourseOnDisk.window)/AppDelegate.swift"
    try Disk.move(file, to: file + "~")
    try course.solve()
    try Disk.remove(file + "~")
    expect(try screen(terminal, after: 2).contains("✓"))
    try terminal.type("l")
    expect(try screen(terminal, after: 3).contains("the-window"))
    try terminal.type("q")
    expectEqual(terminal.end(), 0)
  }

  @Test("Ctrl-C ends it, and keys of no meaning tell those that have one")
  func keys() throws {
    let course = try CourseOnDisk.compiled()
    let terminal = try watch(course)
    _ = try screen(terminal, after: 1)
    try terminal.type("z")
    expect(try screen(terminal, after: 2).hasPrefix("\nWatching"))
    try terminal.type("h")
    expect(try screen(terminal, after: 3).contains("Hint 1 of"))
    try terminal.type("\u{3}")
    expectEqual(terminal.end(), 0)
  }

  @Test("Without anybody at the keyboard it does the next thing and ends")
  func nobody() throws {
    let course = try CourseOnDisk.compiled()
    let answer = try course.call("watch", "--json")
    expectEqual(answer.code, 0)
    expect(answer.output.contains("\"course\" : 1"))
    expect(answer.output.contains("\"kind\" : \"watch\""))
  }
}
