import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct WorkspaceTests {
  @Test("The first run copies every starter")
  func firstRun() throws {
    let miniature = try MiniatureCourse(isCompiled: false)
    var course = miniature.open()
    course.prepareWorkspace()
    expectEqual(try miniature.folder.text(MiniatureCourse.work), MiniatureCourse.starter)
    expectEqual(
      course.notes.map(\.message),
      [
        "Your copies of the exercises are in `Workspace/`.",
        "Editors with Swift support complete and check code here; `course editor` tells more.",
      ])
  }

  @Test("A second run touches nothing, not even a deleted folder")
  func secondRun() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    course.saveProgress()
    try miniature.folder.remove("Workspace/01-Launch")
    var again = miniature.open()
    again.prepareWorkspace()
    expectEqual(again.notes, [])
    expectNil(Disk.kind(of: "\(miniature.folder.path)/Workspace/01-Launch"))
  }

  @Test("Files that were there before any progress stay")
  func lostProgress() throws {
    let miniature = try MiniatureCourse([MiniatureCourse.work: "mine"])
    var course = miniature.open()
    course.prepareWorkspace()
    expectEqual(try miniature.folder.text(MiniatureCourse.work), "mine")
  }

  @Test("A starter that changed under a student's work is stored beside it")
  func changedStarter() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    try miniature.folder.write("mine", to: MiniatureCourse.work)
    try miniature.folder.write("newer", to: "Lessons/01-Launch/02-solve/Starter/Root.swift")
    let part = try course.part(MiniatureCourse.solve)
    let note = try course.workspace.offerStarter(of: part, progress: &course.progress)
    expectEqual(
      note,
      Finding(
        .advice, severity: .note,
        "The exercise's starter has changed; your work stays as it is.",
        at: SourcePlace(file: "Workspace/.course/starters/launch/solve"),
        remedy: "Compare the new starter there with your files, or take it with `course reset`."))
    expectEqual(try miniature.folder.text(MiniatureCourse.work), "mine")
    expectEqual(
      try miniature.folder.text("Workspace/.course/starters/launch/solve/Root.swift.new"), "newer"
    )
    expectNil(try course.workspace.offerStarter(of: part, progress: &course.progress))
  }

  @Test("Files that nobody has touched follow their starter")
  func untouched() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    try miniature.folder.write("newer", to: "Lessons/01-Launch/02-solve/Starter/Root.swift")
    let part = try course.part(MiniatureCourse.solve)
    _ = try course.workspace.offerStarter(of: part, progress: &course.progress)
    expectEqual(try miniature.folder.text(MiniatureCourse.work), "newer")
  }

  @Test("The work follows an exercise that was renumbered")
  func renumbered() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    course.saveProgress()
    try miniature.folder.write("mine", to: MiniatureCourse.work)
    try miniature.folder.move("Lessons/01-Launch/02-solve", to: "Lessons/01-Launch/07-solve")
    var again = miniature.open()
    again.prepareWorkspace()
    expectEqual(try miniature.folder.text("Workspace/01-Launch/07-solve/Root.swift"), "mine")
    expectNil(Disk.kind(of: "\(miniature.folder.path)/Workspace/01-Launch/02-solve"))
  }

  @Test("A renamed exercise is recognised by its starter, and keeps work and progress")
  func renamed() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    course.progress[MiniatureCourse.solve].state = .solved
    course.saveProgress()
    try miniature.folder.write("mine", to: MiniatureCourse.work)
    try miniature.folder.move("Lessons/01-Launch/02-solve", to: "Lessons/01-Launch/02-answer")
    var again = miniature.open()
    again.prepareWorkspace()
    expectEqual(try miniature.folder.text("Workspace/01-Launch/02-answer/Root.swift"), "mine")
    expectEqual(again.progress["launch/answer"].state, .solved)
    expectEqual(
      again.notes.map(\.message), ["The exercise `launch/solve` is now called `launch/answer`."])
  }

  @Test("A reset keeps the old files under the next free number")
  func reset() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    let part = try course.part(MiniatureCourse.solve)
    for text in ["mine", "mine again"] {
      try miniature.folder.write(text, to: MiniatureCourse.work)
      _ = try course.reset(part)
    }
    expectEqual(try miniature.folder.text(MiniatureCourse.work), MiniatureCourse.starter)
    let backups = "Workspace/.course/backups"
    expectEqual(try miniature.folder.text("\(backups)/launch.solve.1/Root.swift"), "mine")
    expectEqual(try miniature.folder.text("\(backups)/launch.solve.2/Root.swift"), "mine again")
  }

  @Test("A reset names the files and the backup")
  func resetReport() throws {
    let miniature = try MiniatureCourse()
    var course = miniature.open()
    course.prepareWorkspace()
    course.progress[MiniatureCourse.solve].state = .solved
    let report = try course.reset(try course.part(MiniatureCourse.solve))
    expectEqual(
      report,
      ResetReport(
        exercise: MiniatureCourse.solve, files: [MiniatureCourse.work],
        backup: "Workspace/.course/backups/launch.solve.1", notes: course.notes))
    expectEqual(course.progress[MiniatureCourse.solve].state, .seen)
  }
}
