package import CourseModel
import Rendering
import Words

/// Moodle's grade import: `gradebook.csv` with the sum, `by-exercise.csv` with columns for each.
///
/// The first column finds the user: the first of `Email address`, `ID number`, `Username` and `User ID`
/// that the roster has for everybody on it, unaltered; where there is none the student's id as username.
/// Moodle stops at the first user whom it does not know, so who is not on the roster is left out. So is
/// a user whose cell Moodle would misread: it would give that row to another user.
/// Each grade is there twice, to map one of them: in points, and as a percentage for new grade
/// items, which have a maximum of 100; two decimals. `-` is no grade, as for what was not handed in and is
/// not due by the teacher's word; then there is no feedback.
package struct MoodleFormat: ResultFormat {
  package static let name = "moodle"

  package init() {}

  package func files(of book: Gradebook) throws(Finding) -> [ResultFile] {
    let whole = Gradebook.Exercise(id: "", title: book.title, possible: book.possible)
    let sum = text(of: book, columns: [whole]) { student in
      [(book.cell(of: student), Self.feedback(for: student, in: book))]
    }
    // Titles may be equal, and two columns of one name could not be mapped.
    let columns = book.exercises.map {
      Gradebook.Exercise(id: $0.id, title: $0.id, possible: $0.possible)
    }
    let each = text(of: book, columns: columns) { student in
      book.records(of: student.id).map {
        (book.cell(of: $0.record), Self.words(for: $0.record))
      }
    }
    return [
      ResultFile(path: "gradebook.csv", text: sum),
      ResultFile(path: "by-exercise.csv", text: each),
    ]
  }

  private func text(
    of book: Gradebook, columns: [Gradebook.Exercise],
    _ grades: (Student) -> [(points: Fraction?, feedback: String)]
  ) -> String {
    let roster = RosterColumns(book)
    let listed = book.students.filter { !$0.rosterFields.isEmpty }
    let title = ["Email address", "ID number", "Username", "User ID"].first { title in
      !listed.isEmpty && listed.allSatisfy { roster.cell(title, of: $0) != nil }
    }
    var table = CSVTable()
    let names = columns.map(\.title.plainCell.forPHP).toldApart()
    table.add(
      [title ?? "Username"]
        + zip(names, columns).flatMap { name, column in
          let possible = column.possible.decimal(places: 2)
          return ["(points of \(possible))", "(percent)", "(feedback)"].map { "\(name) \($0)" }
        })
    for student in book.students {
      let user = title.map { roster.cell($0, of: student) } ?? roster.fallback(for: student)
      guard let user, user != "0", user.forPHP == user else { continue }
      let cells = zip(columns, grades(student)).flatMap { column, grade in
        guard let points = grade.points else { return ["-", "-", ""] }
        let percent = points.percent(of: column.possible)
        return [
          points.decimal(places: 2), percent.isEmpty ? "-" : percent,
          grade.feedback.plainCell.forPHP,
        ]
      }
      table.add([user] + cells)
    }
    return table.text
  }

  /// The exercises in one line.
  private static func feedback(for student: Student, in book: Gradebook) -> String {
    book.records(of: student.id).map { exercise, record in
      let earned = (record?.earned ?? .zero).decimal(places: 2)
      let title = exercise.title.onOneLine.cut(toBytes: 200, sign: " …")
      return "\(title.allSatisfy(\.isWhitespace) ? exercise.id : title): "
        + FormatWords.points(earned, of: exercise.possible.decimal(places: 2))
        + " \(words(for: record))"
    }.joined(separator: " ")
  }

  /// What a student is told of an exercise, in sentences on one line; of hidden checks how many pass.
  private static func words(for record: GradeRecord?) -> String {
    guard let record else { return TextRenderer().words(for: .infra) ?? "" }
    if let sentence = TextRenderer().words(for: record.published) { return sentence.onOneLine }
    let published = record.published
    let counted = published.checks.filter { $0.result.outcome != .skipped }
    let passed = counted.count { $0.result.outcome == .passed }
    if passed == counted.count { return FormatWords.allPass }
    var sentences = [FormatWords.passing(passed, of: counted.count)]
    let failed = counted.first { $0.visibility == .visible && $0.result.outcome != .passed }
    if let result = failed?.result {
      let reason = result.feedback.first?.text ?? result.failures.first?.message ?? ""
      let name = result.name.onOneLine.cut(toBytes: 200, sign: " …")
      sentences.append(FormatWords.notYet(name))
      sentences.append(reason.onOneLine.cut(toBytes: 500, sign: " …"))
    }
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// The text with a blank behind each `\` that would stand before a quote: PHP takes it for an escape,
  /// and reads on to the next line.
  fileprivate var forPHP: String {
    let text = replacing("\\\"", with: "\\ \"")
    return text.hasSuffix("\\") ? "\(text) " : text
  }
}
