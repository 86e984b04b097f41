import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct OverlayTests {
  /// A course of two lessons, and private lessons over it.
  private func overlay(_ files: [String: String]) throws -> Overlay {
    let course = [
      "Lessons/01-Launch/Lesson.md": "# A\n", "Lessons/01-Launch/01-tap/Scenario.swift": "",
      "Lessons/01-Launch/02-solve/Checks.swift": "",
      "Lessons/02-Memory/Lesson.md": "# B\n", "Lessons/02-Memory/01-warn/Checks.swift": "",
    ]
    let hidden = Dictionary(uniqueKeysWithValues: files.map { ("Hidden/\($0)", $1) })
    let folder = try TemporaryFolder(course.merging(hidden) { $1 })
    return withExtendedLifetime(folder) {
      Overlay(
        folder: "\(folder.path)/Hidden", shownAs: "Hidden", over: Catalog(root: folder.path))
    }
  }

  private func told(_ overlay: Overlay) -> [String] {
    overlay.findings.map { "\($0.place?.file ?? "") · \($0.message) · \($0.remedy ?? "")" }
  }

  @Test("Private checks join the exercise of the same id, whatever the numbers of its folders")
  func joining() throws {
    let overlay = try overlay(["7-Launch/solve/Checks.swift": ""])
    expectEqual(overlay.findings, [])
    expectEqual(overlay.parts.map(\.id), ["launch/solve"])
    expectEqual(overlay.catalog.parts.map(\.id), ["launch/tap", "launch/solve", "memory/warn"])
    expectEqual(overlay.catalog.parts[1].joining.map(\.shownPlace), ["Hidden/7-Launch/solve"])
    expectEqual(overlay.catalog.parts.map(\.isPrivate), [false, false, false])
  }

  @Test("A private exercise stands behind those of its lesson, or in a lesson of its own")
  func privateExercises() throws {
    let overlay = try overlay([
      "02-Memory/01-exam/Checks.swift": "", "02-Memory/01-exam/Starter/A.swift": "",
      "09-Last/01-final/Checks.swift": "", "09-Last/01-final/Starter/A.swift": "",
    ])
    expectEqual(overlay.findings, [])
    expectEqual(
      overlay.catalog.parts.map(\.id),
      [
        "launch/tap", "launch/solve", "memory/warn", "memory/exam", "last/final",
      ])
    expectEqual(overlay.parts.map(\.isPrivate), [true, true])
  }

  @Test("Checks for an exercise that is not there name the nearest, and the rest joins")
  func unmatched() throws {
    let overlay = try overlay([
      "01-Launch/02-sovle/Checks.swift": "", "03-Other/01-warn/Checks.swift": "",
      "02-Memory/01-warn/Checks.swift": "", "04-Far/01-away/Checks.swift": "",
    ])
    expectEqual(
      told(overlay),
      [
        "Hidden/01-Launch/02-sovle · The course has no exercise `launch/sovle` for these checks. · "
          + "Did you mean `launch/solve`? Give the folders the names that this exercise has.",
        "Hidden/03-Other/01-warn · The course has no exercise `other/warn` for these checks. · "
          + "Did you mean `memory/warn`? Give the folders the names that this exercise has.",
        "Hidden/04-Far/01-away · The course has no exercise `far/away` for these checks. · "
          + "Give the folders the names of an exercise, or add a `Starter/`.",
      ])
    expectEqual(overlay.parts.map(\.id), ["memory/warn"])
  }

  @Test("What cannot be private is told and left out")
  func misfits() throws {
    let overlay = try overlay([
      "01-Launch/01-tap/Checks.swift": "", "01-Launch/02-solve/Checks.swift": "",
      "01-Launch/02-solve/Stage.swift": "", "01-Launch/03-show/Scenario.swift": "",
      "01-Launch/04-warn/Checks.swift": "", "01-Launch/04-warn/Starter/A.swift": "",
      "01-Launch/misspelled/Check.swift": "",
    ])
    expectEqual(
      told(overlay),
      [
        "Hidden/01-Launch/misspelled · The folder is neither a scenario nor an exercise. · "
          + "Rename `Check.swift` in it to `Checks.swift`.",
        "Hidden/01-Launch/01-tap · `launch/tap` is a scenario of the course and has no checks to "
          + "join. · Name the folder after an exercise.",
        "Hidden/01-Launch/02-solve/Stage.swift · Private checks have no stage: it would run in the "
          + "student's app. · Remove it, or put it into the course's own `01-Launch/02-solve`.",
        "Hidden/01-Launch/03-show · Private lessons cannot contain scenarios. · "
          + "Only exercises can be private.",
        "Hidden/01-Launch/04-warn · The course already has an exercise with this name, `memory/warn`. "
          + "· Rename the folder.",
      ])
    expectEqual(overlay.parts, [])
    expectEqual(overlay.catalog.parts.count, 3)
  }

  @Test("A folder with nothing to join says how it is laid out")
  func empty() throws {
    expectEqual(
      told(try overlay(["Checks.swift": ""])),
      [
        "Hidden · There are no private lessons. · "
          + "Lay out the folder like `Lessons/`: `Hidden/03-Containment/02-reveal-a-child/`."
      ])
  }

  @Test("The starter of a private exercise is not copied into the workspace")
  func workspace() throws {
    let folder = try TemporaryFolder([
      "Lessons/01-Launch/02-solve/Starter/A.swift": "",
      "Lessons/01-Launch/02-solve/Checks.swift": "",
      "Hidden/01-Launch/03-exam/Starter/B.swift": "", "Hidden/01-Launch/03-exam/Checks.swift": "",
    ])
    let overlay = Overlay(
      folder: "\(folder.path)/Hidden", shownAs: "Hidden", over: Catalog(root: folder.path))
    var progress = CourseProgress()
    _ = try Workspace(root: folder.path).prepare(for: overlay.catalog, progress: &progress)
    expectEqual(Disk.files(below: "\(folder.path)/Workspace"), ["01-Launch/02-solve/A.swift"])
  }
}
