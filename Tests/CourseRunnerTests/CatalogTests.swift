import CourseModel
import Foundation
import Expectations
import Testing

@testable import CourseRunner

@Suite struct CatalogTests {
  @Test(
    "A folder's name becomes an id without its number",
    arguments: [
      ("01-LaunchSequence", "launch-sequence"), ("02-reveal-a-child", "reveal-a-child"),
      ("UIKitBasics", "ui-kit-basics"), ("10_Memory Warnings", "memory-warnings"),
      ("03-iOS6", "ios6"),
    ])
  func identifier(name: String, id: String) {
    expectEqual(name.asCourseID, id)
  }

  @Test("Lessons and parts come in the order of their folders, with titles from their texts")
  func order() throws {
    let folder = try TemporaryFolder([
      "Lessons/02-Second/Lesson.md": "# Second\n",
      "Lessons/01-First/Lesson.md": "\n#  The first one \ntext\n",
      "Lessons/01-First/02-do-it/Task.md": "Do it.\n",
      "Lessons/01-First/02-do-it/Checks.swift": "",
      "Lessons/01-First/01-watch/Scenario.swift": "",
      "Lessons/01-First/01-watch/Scenario.md": "# Watch this\n",
    ])
    let catalog = Catalog(root: folder.path)
    expectEqual(catalog.lessons.map(\.title), ["The first one", "Second"])
    expectEqual(catalog.parts.map(\.id), ["first/watch", "first/do-it"])
    expectEqual(catalog.parts.map(\.title), ["Watch this", "Do it"])
    expectEqual(catalog.parts.map(\.kind), [.scenario, .exercise])
    expectEqual(catalog.findings, [])
  }

  @Test("A Markdown file beside the lessons is a page, by its name and its heading")
  func pages() throws {
    let folder = try TemporaryFolder([
      "Lessons/01-Launch/Lesson.md": "# Launch\n", "Lessons/ThenAndNow.md": "# Then and now\n",
      "Lessons/Plain.md": "text\n", "Lessons/launch.md": "# Taken\n", "Lessons/notes.txt": "",
      "Lessons/.hidden.md": "# Hidden\n",
    ])
    let catalog = Catalog(root: folder.path)
    expectEqual(catalog.pages.map(\.id), ["plain", "then-and-now"])
    expectEqual(catalog.pages.map(\.title), ["Plain", "Then and now"])
    expectEqual(catalog.pages.map(\.shownPlace), ["Lessons/Plain.md", "Lessons/ThenAndNow.md"])
    expectEqual(
      catalog.findings,
      [
        Finding(
          .badLesson, "The page `Plain.md` does not begin with a heading.",
          at: SourcePlace(file: "Lessons/Plain.md"),
          remedy: "Begin it with `# ` and its title."),
        Finding(
          .badLesson, "The id of the page `launch.md`, `launch`, is taken.",
          at: SourcePlace(file: "Lessons/launch.md"), remedy: "Rename the file."),
      ])
  }

  @Test("Two lessons with one id are told, and the first stays")
  func oneID() throws {
    let folder = try TemporaryFolder([
      "Lessons/01-Launch/Lesson.md": "# A\n", "Lessons/02-launch/Lesson.md": "# B\n",
    ])
    let catalog = Catalog(root: folder.path)
    expectEqual(catalog.lessons.map(\.title), ["A"])
    expectEqual(
      catalog.findings,
      [
        Finding(
          .badLesson, "The lessons `01-Launch` and `02-launch` have the same id, `launch`.",
          at: SourcePlace(file: "Lessons/02-launch"), remedy: "Rename one of the two folders.")
      ])
  }

  @Test("A lesson without Lesson.md is told, and its parts stay")
  func noText() throws {
    let folder = try TemporaryFolder(["Lessons/01-Launch/01-tap/Scenario.swift": ""])
    let catalog = Catalog(root: folder.path)
    expectEqual(catalog.parts.map(\.id), ["launch/tap"])
    expectEqual(
      catalog.findings,
      [
        Finding(
          .badLesson, "The lesson `01-Launch` has no `Lesson.md`.",
          at: SourcePlace(file: "Lessons/01-Launch"),
          remedy: "Begin a file `Lesson.md` in it with `# ` and the lesson's title.")
      ])
  }

  @Test("A numbered folder that is no part, and an exercise's name used twice, are told")
  func oddFolders() throws {
    let folder = try TemporaryFolder([
      "Lessons/01-A/Lesson.md": "# A\n", "Lessons/01-A/01-same/Task.md": "# S\n",
      "Lessons/01-A/02-empty/notes.txt": "", "Lessons/02-B/Lesson.md": "# B\n",
      "Lessons/02-B/01-same/Task.md": "# S\n",
    ])
    expectEqual(
      Catalog(root: folder.path).findings.map(\.message),
      [
        "The folder is neither a scenario nor an exercise.",
        "Two exercises have the same name: `a/same` and `b/same`.",
      ])
  }

  @Test("A link in Lessons/ is not followed")
  func links() throws {
    let folder = try TemporaryFolder(["Lessons/01-A/Lesson.md": "# A\n"])
    expectEqual(symlink("/", "\(folder.path)/Lessons/02-Root"), 0)
    expectEqual(Catalog(root: folder.path).lessons.map(\.id), ["a"])
  }
}
