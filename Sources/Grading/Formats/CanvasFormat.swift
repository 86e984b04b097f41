package import CourseModel
import Words

/// Canvas's gradebook import: `gradebook.csv` with the sum, `by-exercise.csv` with a column each.
///
/// The columns are Canvas's own, filled from roster columns of the same names as Canvas exports them;
/// cells that identify a student are never altered. Another platform's roster says the login, under its
/// own title or as the student's id: it stands under `SIS Login ID`, and never under `ID`, where Canvas
/// looks for a number of its own. With a roster, who is not on it is left out. No score where something is
/// ungraded, nor where nothing was handed in, so that Canvas's own rule for missing work decides; but
/// what is due by the teacher's word has no points then. Points with two decimals.
package struct CanvasFormat: ResultFormat {
  package static let name = "canvas"
  private let assignments: CanvasAssignments

  /// - Parameter assignments: The assignments of the course at Canvas that the columns are.
  package init(assignments: CanvasAssignments = CanvasAssignments()) {
    self.assignments = assignments
  }

  package func files(of book: Gradebook) throws(Finding) -> [ResultFile] {
    let sum = text(
      of: book, columns: [Column(book.title, book.possible, assignments.sum)]
    ) { student in
      [book.cell(of: student)]
    }
    let columns = book.exercises.map {
      Column($0.title, $0.possible, assignments.byExercise[$0.id])
    }
    let each = text(of: book, columns: columns) { student in
      book.records(of: student.id).map { book.cell(of: $0.record) }
    }
    return [
      ResultFile(path: "gradebook.csv", text: sum),
      ResultFile(path: "by-exercise.csv", text: each),
    ]
  }

  private static let identity = ["ID", "SIS User ID", "SIS Login ID"]

  /// A column of scores.
  private struct Column {
    var title: String
    var possible: Fraction
    /// The title with its number of an assignment that Canvas has; nil for a new one.
    var assignment: String?

    init(_ title: String, _ possible: Fraction, _ assignment: String?) {
      self.title = title
      self.possible = possible
      self.assignment = assignment
    }
  }

  /// The three cells by which Canvas finds somebody; nil for who is left out.
  private func identity(
    of student: Student, in book: Gradebook, _ roster: RosterColumns
  ) -> [String]? {
    if roster.isCanvas {
      var cells = Self.identity.map { roster.cell($0, of: student) ?? "" }
      if !cells[0].isNumber {
        if cells[2].isEmpty { cells[2] = cells[0] }
        cells[0] = ""
      }
      if !cells.allSatisfy(\.isEmpty) { return cells }
    }
    let titles = ["SIS Login ID", "Login ID", "Login", "Username"]
    let login = titles.lazy.compactMap { roster.cell($0, of: student) }.first
    guard let login = login ?? roster.fallback(for: student) else { return nil }
    // In the names of Canvas's own downloads stand its own numbers.
    return book.layout == SubmissionLayout.canvas.rawValue && login.isNumber
      ? [login, "", ""] : ["", "", login]
  }

  private func text(
    of book: Gradebook, columns: [Column],
    _ scores: (Student) -> [Fraction?]
  ) -> String {
    let roster = RosterColumns(book)
    var table = CSVTable()
    table.add(["Student"] + Self.identity + ["Section"] + Self.headings(columns))
    // Canvas knows the row by these words in its first cell.
    table.add(
      ["    Points Possible", "", "", "", ""]
        + columns.map { $0.possible.decimal(places: 2) })
    for student in book.students {
      guard let identity = identity(of: student, in: book, roster) else { continue }
      // In the first cell of a student these words would make points of the student's scores.
      let name = (roster.cell("Student", of: student) ?? student.name ?? student.id)
        .replacing("Points Possible", with: "Points-Possible")
      table.add(
        [name.plainCell] + identity + [(roster.cell("Section", of: student) ?? "").plainCell]
          + scores(student).map { $0?.decimal(places: 2) ?? "" })
    }
    return table.text
  }

  /// Unique titles for new assignments that collide with no Canvas column or assignment ID. Canvas
  /// passes over columns that are called like its own totals.
  ///
  /// The title of one that is there stays as it is.
  private static func headings(_ columns: [Column]) -> [String] {
    let taken = Set(identity + ["Student", "Section"] + columns.compactMap(\.assignment))
    var new = columns.filter { $0.assignment == nil }.map(\.title).map { title in
      var heading = title.plainCell.trimmingBlanks
      for word in ["Current", "Final", "Override"] {
        for unit in ["Score", "Points", "Grade", "Status"] {
          heading = heading.replacing("\(word) \(unit)", with: "\(word)-\(unit)")
        }
      }
      if let id = heading.firstMatch(of: /\s\((\d+)\)$/) {
        heading.replaceSubrange(id.range, with: " [\(id.1)]")
      }
      return heading
    }
    .toldApart(from: taken)[...]
    return columns.map { $0.assignment ?? new.removeFirst() }
  }
}

extension String {
  fileprivate var isNumber: Bool {
    !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Gradebook {
  /// The points of an exercise as a platform's cell has them: nil for what is not graded, and for what
  /// was not handed in unless that counts.
  func cell(of record: GradeRecord?) -> Fraction? {
    guard let record, record.outcome.isGraded, record.outcome != .missing || countsMissing else {
      return nil
    }
    return record.earned
  }

  /// A student's sum by the same rule.
  func cell(of student: Student) -> Fraction? {
    switch score(of: student.id) {
    case .points(let points): points
    case .missing: countsMissing ? .zero : nil
    case .ungraded: nil
    }
  }
}
