package import CourseModel
package import CourseRunner
import Words

/// The submissions of a folder as a teacher has it: of any known layout, with archives or without.
///
/// It reads the names at once, and the files of each student when asked. No student's files can stop
/// those of others from being read, and the order is always the same.
package struct Intake: SubmissionSource {
  /// The layout of the submissions, in words such as `Moodle download`.
  package let layout: String
  /// Everybody on the roster and everybody who handed something in, sorted by id; who was not
  /// expected says so.
  package var roster: [Student] { people.students }
  /// What is to be told of the batch as a whole.
  package private(set) var findings: [Finding]

  private let batch: OpenBatch
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
  ///   - looseExercise: The exercise of files outside of any exercise's folder.
  ///   - rosterFile: A table in CSV; nil for none.
  ///   - scratch: A folder of this batch alone, in which archives are unpacked; an absolute path.
  ///   - sandbox: What holds the programs that unpack.
  ///   - results: The folder for the results, which may be there too; an absolute path.
  /// - Throws: A finding when there is nothing like submissions, or the roster cannot be read.
  package init(
    folder: String, catalog: Catalog, looseExercise: Part?, rosterFile: String?, scratch: String,
    sandbox: (any UnpackingSandbox)? = nil, results: String? = nil
  ) throws(Finding) {
    let found = try BatchFolder(folder, catalog: catalog, results: results)
    batch = found.batch
    let layout = found.layout
    self.layout = layout.sort.rawValue
    self.catalog = catalog
    // Repositories of an assignment that is called as an exercise is hold that exercise.
    self.looseExercise =
      looseExercise
      ?? layout.exerciseName.flatMap { name in
        catalog.parts.first { $0.kind == .exercise && name.hasSuffix($0.name) }
      }
    unpacking = Unpacking(scratch: scratch, sandbox: sandbox)
    isFromCanvas = layout.sort == .canvas
    let roster: Roster? = if let rosterFile { try Roster(file: rosterFile) } else { nil }
    people = People(layout.people + layout.pieces.flatMap(\.people), roster: roster)
    findings = layout.findings + people.findings
    for piece in layout.pieces {
      for person in piece.people { pieces[people.id(of: person), default: []].append(piece) }
    }
  }

  package func forEachSubmission<Kept: Sendable>(
    keeping keep: @escaping @Sendable (Submission) throws -> Kept, _ body: (Kept) throws -> Void
  ) throws {
    let reader = StudentReader(
      batch: batch, pieces: pieces, names: ExerciseNames(catalog), looseExercise: looseExercise,
      attempts: try AttemptNames(of: isFromCanvas ? looseExercise : nil), unpacking: unpacking)
    let students = people.students.map(\.id).filter { pieces[$0] != nil }
    try ReadAhead.forEachShare(of: students.count) { places in
      Result {
        var kept: [Kept] = []
        for place in places {
          for submission in try reader.submissions(of: students[place]) {
            kept.append(try keep(submission))
          }
        }
        return kept
      }
    } take: { share in
      for kept in try share.get() { try body(kept) }
    }
  }
}
