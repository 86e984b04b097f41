package import CourseModel

/// `OUT/gradebook.csv`: a student a row, for reading in a spreadsheet.
///
/// Columns: `student`, `name`, `total`, `possible`, `percent`, then for each exercise its points, under
/// its id, and its outcome. Points have two decimals at most. A total is empty until all of a
/// student's work is graded.
package struct GradebookTable {
  private let book: Gradebook

  package init(_ book: Gradebook) {
    self.book = book
  }

  /// The file's text.
  package var text: String {
    var table = CSVTable()
    table.add(
      ["student", "name", "total", "possible", "percent"]
        + book.exercises.flatMap {
          ["\($0.id) (of \($0.possible.decimal(places: 2)))", "\($0.id) outcome"].map(\.plainCell)
        })
    for student in book.students {
      let total: Fraction? =
        switch book.score(of: student.id) {
        case .points(let points): points
        case .missing: .zero
        case .ungraded: nil
        }
      var cells = [
        student.id.plainCell, (student.name ?? "").plainCell, total?.decimal(places: 2) ?? "",
        book.possible.decimal(places: 2), total?.percent(of: book.possible) ?? "",
      ]
      for (_, record) in book.records(of: student.id) {
        let points = record.flatMap { $0.outcome.isGraded ? $0.earned : nil }
        cells += [
          points?.decimal(places: 2) ?? "", (record?.outcome.description ?? "ungraded").plainCell,
        ]
      }
      table.add(cells)
    }
    return table.text
  }
}

extension Fraction {
  /// The part of a whole in percent with two decimals; empty where the whole is nothing.
  func percent(of whole: Fraction) -> String {
    whole == .zero ? "" : (self * Fraction(100) / whole).decimal(places: 2)
  }
}
