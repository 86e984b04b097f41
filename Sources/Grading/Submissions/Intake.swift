package import CourseModel
package import CourseRunner
import Foundation
import Synchronization

/// The submissions of a folder as a teacher has it: of any known layout, with archives or without.
///
/// What is in it is found out in two steps: names at once, files student by student when asked.
/// Nothing in it can stop the others' work from being read, and the order is always the same.
package struct Intake: SubmissionSource {
  /// How the submissions lie there, in words such as `Moodle download`.
  package let layout: String
  /// Everybody on the roster and everybody who handed something in, sorted by id; who was not
  /// expected says so.
  package var roster: [Student] { people.students }
  /// What is to be told of the batch as a whole.
  package private(set) var findings: [Finding]

  private let root: String
  private let catalog: Catalog
  private let looseExercise: Part?
  private let unpacking: Unpacking
  private let people: People
  /// By student's id.
  private var pieces: [String: [BatchLayout.Piece]] = [:]
  private let isFromCanvas: Bool

  /// Looks at the names in a folder, and at the roster.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - looseExercise: The exercise of files that lie in no exercise's folder.
  ///   - rosterFile: A table in CSV; nil for none.
  ///   - scratch: A folder of this batch alone, in which archives are unpacked; an absolute path.
  ///   - sandbox: What holds the programs that unpack.
  /// - Throws: A finding when there is nothing like submissions, or the roster cannot be read.
  package init(
    folder: String, catalog: Catalog, looseExercise: Part?, rosterFile: String?, scratch: String,
    sandbox: Sandbox? = nil
  ) throws(Finding) {
    let found = try BatchFolder(folder, catalog: catalog)
    root = found.path
    let layout = found.layout
    self.layout = layout.name
    self.catalog = catalog
    // Repositories of an assignment that is called as an exercise is hold that exercise.
    self.looseExercise =
      looseExercise
      ?? layout.exerciseName.flatMap { name in
        catalog.parts.first { $0.kind == .exercise && name.hasSuffix($0.name) }
      }
    unpacking = Unpacking(scratch: scratch, sandbox: sandbox)
    isFromCanvas = layout.name == CanvasDownload().name
    let roster: Roster? = if let rosterFile { try Roster(file: rosterFile) } else { nil }
    people = People(layout.people + layout.pieces.flatMap(\.people), roster: roster)
    findings = layout.findings + people.findings
    for piece in layout.pieces {
      for person in piece.people { pieces[people.id(of: person), default: []].append(piece) }
    }
  }

  package func forEachSubmission(_ body: (Submission) throws -> Void) throws {
    let batch = try OpenBatch(root)
    let attempts = try AttemptNames(of: isFromCanvas ? looseExercise : nil)
    let names = ExerciseNames(catalog)
    var rest = people.students.filter { pieces[$0.id] != nil }[...]
    while !rest.isEmpty {
      let students = Array(rest.prefix(Self.handful))
      rest = rest.dropFirst(students.count)
      // Whoever reads first, what comes out is in the students' order.
      let found = Mutex([Result<[Submission], Finding>?](repeating: nil, count: students.count))
      DispatchQueue.concurrentPerform(iterations: Self.hands) { hand in
        for place in stride(from: hand, to: students.count, by: Self.hands) {
          let read = Result { () throws(Finding) in
            try submissions(of: students[place], in: batch.folder, names, attempts)
          }
          found.withLock { $0[place] = read }
        }
      }
      for read in found.withLock({ $0 }) {
        for submission in try read?.get() ?? [] { try body(submission) }
      }
    }
  }

  /// Readers wait for the disk as much as they work.
  private static let hands = max(2, min(8, ProcessInfo.processInfo.activeProcessorCount))
  /// How many students' work is in memory at the same time.
  private static let handful = 64

  private func submissions(
    of student: Student, in folder: borrowing OpenFolder, _ names: ExerciseNames,
    _ attempts: AttemptNames
  ) throws(Finding) -> [Submission] {
    let pieces = pieces[student.id] ?? []
    let loosePlace = looseExercise.flatMap { names.parts.firstIndex(of: $0) }
    var reader = WorkReader(
      names: names, takesLooseFiles: loosePlace != nil, unpacking: unpacking)
    for piece in attempts.newest(of: pieces) {
      let shown = DiskName.shown(piece.entry.name)
      if piece.isOnlineText {
        reader.passOverOnlineText(shown)
      } else {
        try reader.read(
          piece.entry, in: folder, shown: shown, isStudents: piece.calledName == nil,
          calledName: piece.calledName)
      }
    }
    return reader.work.submissions(
      of: student.id, shownPlace: pieces.first.map { DiskName.shown($0.entry.name) } ?? "",
      names: names, looseExercise: loosePlace,
      blamed: loosePlace.map { [$0] } ?? Array(names.parts.indices))
  }
}

/// The batch's folder, open for several readers.
private final class OpenBatch: Sendable {
  let folder: OpenFolder

  init(_ path: String) throws(Finding) {
    do throws(OpenFolder.Refusal) {
      folder = try OpenFolder(path: path)
    } catch {
      throw BatchFolder.cannotRead(path)
    }
  }
}

/// The folder in which the submissions really lie: the one that was given, or the only one in it.
private struct BatchFolder {
  let path: String
  let layout: BatchLayout

  init(_ folder: String, catalog: Catalog) throws(Finding) {
    let outer = try Self.look(at: folder)
    let inner = outer.entries.filter {
      $0.name.first != UInt8(ascii: ".") && $0.name != Array("__MACOSX".utf8)
    }
    // A download that was unpacked often lies in a folder of its own.
    if inner.count == 1, inner[0].kind == .folder,
      let text = String(validating: inner[0].name, as: UTF8.self),
      let below = try? Self.look(at: "\(folder)/\(text)"),
      !["a folder for each student", "folders and archives of students"].contains(
        below.layout.name), below.layout.name != "an archive for each student"
    {
      (path, layout) = ("\(folder)/\(text)", below.layout)
      return
    }
    let courseNames = Set(
      catalog.lessons.map(\.folderName) + catalog.parts.map(\.location.lastComponent)
        + ["Workspace"])
    if !inner.isEmpty, inner.allSatisfy({ courseNames.contains(DiskName.shown($0.name)) }) {
      throw Finding(
        .mismatch, "The folder looks like one student's work, not like a class's.",
        at: SourcePlace(file: folder),
        remedy: "Put it into a folder with the student's name, and give the folder around that.")
    }
    (path, layout) = (folder, outer.layout)
  }

  private static func look(
    at path: String
  ) throws(Finding) -> (entries: [OpenFolder.Entry], layout: BatchLayout) {
    do throws(OpenFolder.Refusal) {
      let folder = try OpenFolder(path: path)
      // Results lie here too where they were asked for with `--out` beside the submissions.
      let entries = (try folder.entries(limit: .max) ?? []).filter {
        $0.kind != .folder || !folder.has($0.name, holding: OutFolder.markName)
      }
      do throws(Finding) {
        let layout = try BatchLayout(of: folder, entries: entries, baseName: path.lastComponent)
        return (entries, layout)
      } catch {
        throw .machine(error)
      }
    } catch {
      if case .machine(let finding) = error { throw finding }
      throw cannotRead(path)
    }
  }

  static func cannotRead(_ path: String) -> Finding {
    let isThere = Disk.kind(of: path) != nil
    return Finding(
      .mismatch, isThere ? "This is no folder that can be read." : "There is no such folder.",
      at: SourcePlace(file: path), remedy: "Give the folder in which the submissions lie.")
  }
}

/// Knows attempts at the same file by the numbers that Canvas gives them.
private struct AttemptNames {
  private let starterNames: Set<String>

  init(of exercise: Part?) throws(Finding) {
    starterNames = Set(try exercise?.starter().paths ?? [])
  }

  /// The pieces without earlier attempts at the same file.
  func newest(of pieces: [BatchLayout.Piece]) -> [BatchLayout.Piece] {
    if starterNames.isEmpty { return pieces }
    var newest: [String: (attempt: Int, place: Int)] = [:]
    var kept: [BatchLayout.Piece?] = []
    for piece in pieces {
      var piece = piece
      let called = piece.calledName.map { String(decoding: $0, as: UTF8.self) } ?? ""
      let again = CanvasDownload.withoutAttempt(called)
      // Only a file of the starter's is known to be meant: others may have numbers of their own.
      if let name = again?.name ?? called as String?, starterNames.contains(name) {
        let attempt = again?.attempt ?? 0
        piece.calledName = Array(name.utf8)
        if let known = newest[name] {
          if known.attempt > attempt { continue }
          kept[known.place] = nil
        }
        newest[name] = (attempt, kept.count)
      }
      kept.append(piece)
    }
    return kept.compactMap(\.self)
  }
}
