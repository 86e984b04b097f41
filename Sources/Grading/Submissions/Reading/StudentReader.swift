import CourseModel
import CourseRunner

/// Reads what each student of a batch handed in; several threads may ask at the same time.
struct StudentReader: Sendable {
  private let batch: OpenBatch
  /// By student's id.
  private let pieces: [String: [BatchLayout.Piece]]
  private let names: ExerciseNames
  private let attempts: AttemptNames
  private let unpacking: Unpacking
  /// The exercise of files outside of any exercise's folder, by its place in the course.
  private let loosePlace: Int?
  /// The exercises that are refused if something is wrong with a student's work as a whole.
  private let blamed: [Int]

  init(
    batch: OpenBatch, pieces: [String: [BatchLayout.Piece]], names: ExerciseNames,
    looseExercise: Part?, attempts: AttemptNames, unpacking: Unpacking
  ) {
    self.batch = batch
    self.pieces = pieces
    self.names = names
    self.attempts = attempts
    self.unpacking = unpacking
    loosePlace = looseExercise.flatMap { names.parts.firstIndex(of: $0) }
    blamed = loosePlace.map { [$0] } ?? Array(names.parts.indices)
  }

  /// What the student handed in, in the order of the course.
  func submissions(of student: String) throws(Finding) -> [Submission] {
    let pieces = pieces[student] ?? []
    var reader = WorkReader(
      names: names, takesLooseFiles: loosePlace != nil, unpacking: unpacking)
    for piece in attempts.newest(of: pieces) {
      let shown = DiskName.shown(piece.entry.name)
      if piece.isOnlineText {
        reader.passOverOnlineText(shown)
      } else {
        try reader.read(
          piece.entry, in: batch.folder, shown: shown, isStudents: piece.calledName == nil,
          calledName: piece.calledName)
      }
    }
    return reader.work.submissions(
      of: student, shownPlace: pieces.first.map { DiskName.shown($0.entry.name) } ?? "",
      names: names, looseExercise: loosePlace, blamed: blamed)
  }
}

/// Knows attempts at the same file by the numbers that Canvas gives them.
struct AttemptNames: Sendable {
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
