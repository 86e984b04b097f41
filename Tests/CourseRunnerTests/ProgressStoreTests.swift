import CourseModel
import Foundation
import Expectations
import Testing

@testable import CourseRunner

@Suite struct ProgressStoreTests {
  private let folder: TemporaryFolder
  private let store: ProgressStore
  private let solved: CourseProgress
  private let seen: CourseProgress

  init() throws {
    folder = try TemporaryFolder()
    store = ProgressStore(path: "\(folder.path)/progress.json", shownPath: "progress.json")
    var progress = CourseProgress()
    progress["launch/solve"].state = .seen
    seen = progress
    progress["launch/solve"].state = .solved
    progress["launch/solve"].bestPoints = 2
    solved = progress
  }

  @Test("What was saved is loaded again")
  func roundTrip() {
    expectNil(store.save(solved))
    let (progress, note) = store.load()
    expectEqual(progress, solved)
    expectNil(note)
  }

  @Test("A damaged file is mended from the backup, with a note")
  func damaged() throws {
    _ = store.save(seen)
    _ = store.save(solved)
    try folder.write("{\"schema\":1,\"par", to: "progress.json")
    let (progress, note) = store.load()
    expectEqual(progress, seen)
    expectEqual(
      note,
      Finding(
        .badFile, severity: .warning,
        "The progress file is damaged; its backup was used instead.",
        at: SourcePlace(file: "progress.json"),
        remedy: "You need not do anything: the next command writes it again."))
  }

  @Test("A damaged file does not replace a good backup")
  func backupStaysGood() throws {
    _ = store.save(seen)
    _ = store.save(solved)
    try folder.write("\u{0}", to: "progress.json")
    expectNil(store.save(solved))
    try folder.write("", to: "progress.json")
    expectEqual(store.load().progress, seen)
  }

  @Test("A damaged file without a backup begins anew and says so")
  func damagedAlone() throws {
    try folder.write("[]", to: "progress.json")
    let (progress, note) = store.load()
    expectEqual(progress, CourseProgress())
    expectEqual(
      note?.message,
      "The progress file is damaged and has no backup; the course starts from the beginning.")
  }

  @Test("A read-only file is not written, and the finding says how to mend it")
  func readOnly() throws {
    _ = store.save(seen)
    chmod(store.path, 0o444)
    let note = store.save(solved)
    expectEqual(note?.message, "Your progress was not saved: Permission denied.")
    expectEqual(note?.place, SourcePlace(file: "progress.json"))
    expectEqual(store.load().progress, seen)
    chmod(store.path, 0o644)
    expectNil(store.save(solved))
    expectEqual(store.load().progress, solved)
  }

  @Test("A folder in the file's place is told, and nothing is lost")
  func folderInPlace() throws {
    try Disk.makeFolder("\(store.path)/inside")
    expectEqual(store.save(solved)?.message, "Your progress was not saved: Is a directory.")
  }

  @Test("A file of a newer course is left alone")
  func newer() throws {
    try folder.write("{\"schema\":99,\"future\":true}", to: "progress.json")
    expectEqual(store.load().progress, CourseProgress())
    expectEqual(
      store.save(solved)?.message,
      "The progress file was written by a newer course (format 99) and is left alone.")
    expectEqual(try folder.text("progress.json"), "{\"schema\":99,\"future\":true}")
  }

  @Test("Saving leaves nothing beside the file and its backup")
  func noLitter() {
    _ = store.save(seen)
    _ = store.save(solved)
    expectEqual(Disk.names(in: folder.path), ["progress.json", "progress.json.bak"])
  }

  @Test("The same progress gives the same bytes")
  func deterministic() throws {
    _ = store.save(solved)
    let first = try folder.text("progress.json")
    try folder.remove("progress.json")
    _ = store.save(solved)
    expectEqual(try folder.text("progress.json"), first)
  }
}
