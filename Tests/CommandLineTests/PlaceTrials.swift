import CourseRunner
import Foundation
import Expectations
import Testing

/// Commands that are called where the student's files are, and what they say of those.
@Suite struct PlaceTrials {
  private let window = CourseOnDisk.window

  @Test("In an exercise's folder commands mean that exercise")
  func inFolder() throws {
    let course = try CourseOnDisk.compiled()
    _ = try course.call("next")
    let folder = "Workspace/02-Containment/01-reveal"
    expect(try course.call(["show"], in: folder).output.hasPrefix("# Reveal a child\n"))
    expect(try course.call(["check"], in: folder).output.contains("containment/reveal "))
    expect(
      try course.call(["reset"], in: folder).output.hasPrefix("containment/reveal is as it was"))
    expect(
      try course.call(["play"], in: "Lessons/01-LaunchSequence/01-first-launch/App").output
        .hasPrefix("A first launch (iOS"))
    expectEqual(try course.call("show").code, 64, "the course's folder is no exercise's")
  }

  @Test(
    "The path of a folder is a name",
    arguments: [
      ("", "Workspace/02-Containment/01-reveal"), ("", "Workspace/02-Containment/01-reveal/"),
      ("", "./Workspace/02-Containment/01-reveal/AppDelegate.swift"),
      ("Workspace", "02-Containment/01-reveal"), ("Workspace/02-Containment", "01-reveal"),
      ("Workspace/01-LaunchSequence", "../02-Containment/01-reveal"),
      ("Workspace/02-Containment/01-reveal", "."), ("", "Lessons/02-Containment/01-reveal"),
    ])
  func path(folder: String, name: String) throws {
    let course = try CourseOnDisk()
    _ = try course.call("editor")
    let answer = try course.call(["show", name], in: folder)
    expect(answer.output.hasPrefix("# Reveal a child\n"), "\(answer)")
  }

  @Test("A path to a lesson is its name, and one to nothing of the course is none")
  func otherPaths() throws {
    let course = try CourseOnDisk()
    expect(
      try course.call("show", "Lessons/01-LaunchSequence").output.hasPrefix(
        "# From tap to first frame\n"))
    expectEqual(try course.call("show", "/tmp").code, 64)
    expectEqual(try course.call("show", "..").code, 64)
  }

  @Test("A scenario is shown with the files of its app and its script")
  func scenario() throws {
    let course = try CourseOnDisk()
    let answer = try course.call("show", "first-launch")
    let scenario = "Lessons/01-LaunchSequence/01-first-launch"
    func indented(_ file: String) throws -> String {
      "\(scenario)/\(file)\n\n"
        + (try course.text("\(scenario)/\(file)")).split(
          separator: "\n", omittingEmptySubsequences: false
        ).dropLast().map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
    expectEqual(
      answer.output,
      "# First launch\n\n" + (try indented("App/main.swift")) + "\n"
        + (try indented("Scenario.swift")))
  }

  @Test("The list tells how the files are now, and what was reached before")
  func state() throws {
    let course = try CourseOnDisk.compiled()
    func points() throws -> String {
      let line = try course.call("list").output.split(separator: "\n").first {
        $0.contains("the-window")
      }
      return line.map {
        String($0.split(separator: "  ").last ?? "").trimmingCharacters(in: .whitespaces)
      } ?? ""
    }
    expectEqual(try points(), "-")
    _ = try course.call("next")
    expectEqual(try points(), "-")
    try course.solve()
    expectEqual(try points(), "unchecked")
    _ = try course.call("check", "the-window")
    expectEqual(try points(), "4/4")
    try course.write("mistake", to: "\(window)/AppDelegate.swift")
    expectEqual(try points(), "changed, was 4/4")
    _ = try course.call("check", "the-window")
    expectEqual(try points(), "does not compile, was 4/4")
    _ = try course.call("reset", "the-window")
    expectEqual(try points(), "starter, was 4/4")
    try Disk.remove("\(course.path)/\(window)")
    expectEqual(try points(), "no files, was 4/4")
  }

  @Test("A check of all exercises ends with a total")
  func total() throws {
    let course = try CourseOnDisk.compiled()
    _ = try course.call("next")
    try course.solve()
    expect(
      try course.call("check", "--all").output.hasSuffix(
        "\n\nTotal: 1 of 2 exercises pass; 4 of 5 points.\n"))
    try course.write("mistake", to: "\(window)/AppDelegate.swift")
    expect(
      try course.call("check", "--all").output.hasSuffix(
        "\n\nTotal: 0 of 2 exercises pass; 0 of 1 point, without 1 exercise whose checks could not run.\n"
      ))
  }

  @Test("An app from another folder is played over the starter")
  func playFrom() throws {
    let course = try CourseOnDisk.compiled()
    try course.write(
      """
      import UIKit

      class RootViewController: UIViewController {
        override func viewDidLoad() { print("from elsewhere") }
      }
      """, to: "elsewhere/RootViewController.swift")
    try course.write(
      try course.text("Lessons/01-LaunchSequence/02-the-window/Solution/AppDelegate.swift"),
      to: "elsewhere/AppDelegate.swift")
    let answer = try course.call("play", "the-window", "--from", "elsewhere")
    expect(answer.output.contains("| print: from elsewhere\n"), "\(answer)")
    expect(try !course.call("play", "the-window").output.contains("from elsewhere"))
    expectEqual(try course.call("play", "the-window", "--from", "nowhere").code, 64)
    expectEqual(try course.call("play", "first-launch", "--from", "elsewhere").code, 64)
  }
}
