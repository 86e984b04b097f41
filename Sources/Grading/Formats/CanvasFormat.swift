package import CourseModel

/// Canvas's gradebook import: `gradebook.csv` with the sum, `by-exercise.csv` with a column each.
///
/// The columns are Canvas's own, filled from roster columns of the same names as Canvas exports them;
/// cells that identify a student are never altered. With a roster, who is not on it is left out; where
/// nothing of it is Canvas's, the student's id stands as the login. No score where something is
/// ungraded, nor where nothing was handed in, so that Canvas's own rule for missing work decides; but
/// what is due by the teacher's word has no points then. Points with two decimals.
package struct CanvasFormat: ResultFormat {
  package static let name = "canvas"

  package init() {}

  package func files(of book: Gradebook) throws(Finding) -> [ResultFile] {
    let sum = text(of: book, columns: [(book.title, book.possible)]) { student in
      [book.cell(of: student)]
    }
    let each = text(of: book, columns: book.exercises.map { ($0.title, $0.possible) }) { student in
      book.records(of: student.id).map { book.cell(of: $0.record) }
    }
    return [
      ResultFile(path: "gradebook.csv", text: sum),
      ResultFile(path: "by-exercise.csv", text: each),
    ]
  }

  private static let identity = ["ID", "SIS User ID", "SIS Login ID"]

  private func text(
    of book: Gradebook, columns: [(title: String, possible: Fraction)],
    _ scores: (Student) -> [Fraction?]
  ) -> String {
    let roster = RosterColumns(book)
    var table = CSVTable()
    table.add(["Student"] + Self.identity + ["Section"] + Self.headings(columns.map(\.title)))
    // Canvas knows the row by these words in its first cell.
    table.add(
      ["    Points Possible", "", "", "", ""]
        + columns.map { $0.possible.decimal(places: 2) })
    for student in book.students {
      var identity = Self.identity.map { roster.cell($0, of: student) ?? "" }
      if identity.allSatisfy(\.isEmpty) {
        guard let login = roster.fallback(for: student) else { continue }
        identity[2] = login
      }
      // In the first cell of a student these words would make points of the student's scores.
      let name = (roster.cell("Student", of: student) ?? student.name ?? student.id)
        .replacing("Points Possible", with: "Points-Possible")
      table.add(
        [name.plainCell] + identity + [(roster.cell("Section", of: student) ?? "").plainCell]
          + scores(student).map { $0?.decimal(places: 2) ?? "" })
    }
    return table.text
  }

  /// Titles that Canvas takes for new assignments: told apart, also from the columns before them, none
  /// like a total of its own, which it passes over, and none ending like the id of an assignment that
  /// is there.
  private static func headings(_ titles: [String]) -> [String] {
    titles.map { title in
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
    .toldApart(from: Set(identity + ["Student", "Section"]))
  }
}

extension String {
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
