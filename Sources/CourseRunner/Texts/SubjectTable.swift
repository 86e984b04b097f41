import CourseModel
import Words

/// What the course teaches: the table in `Lessons/Subjects.md`, and which parts show and practise each subject.
///
/// Authors write the subjects. A part says what it is about in its script, as in
/// `Scenario("…", iOS: 6, subjects: [28, 29])`; the columns with the parts are made of that.
package struct SubjectTable {
  private let rows: [Row]
  /// The page up to the first row.
  private let head: String

  /// A subject with its number.
  private struct Row {
    var number: Int
    var text: String
    /// What the column for practice says; empty for a subject that is only shown.
    var practice: String
  }

  /// The file, relative to the folder of all lessons.
  package static let fileName = "Subjects.md"

  /// Reads the page; nil for one without a table of subjects.
  package init?(_ page: String) {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { Self.row($0) != nil }) else { return nil }
    head = lines[..<first].map { $0 + "\n" }.joined()
    rows = lines[first...].compactMap(Self.row)
  }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }.map { String($0) }
    guard cells.count >= 4, cells[0].isEmpty, let number = Int(cells[1]) else { return nil }
    return Row(number: number, text: cells[2], practice: cells[3])
  }

  /// The numbers of all subjects.
  var numbers: [Int] { rows.map(\.number) }

  /// The page with the parts that are about each subject, and at its end the subjects that lack one.
  package func page(of parts: [Part]) -> String {
    let subjects = parts.map { (part: $0, numbers: $0.subjects.map(\.number)) }
    func names(_ kind: PartKind, _ number: Int) -> String {
      subjects.filter { $0.part.kind == kind && $0.numbers.contains(number) }
        .map(\.part.name).joined(separator: ", ")
    }
    let table = rows.map { row in
      [
        "\(row.number)", row.text, row.practice, names(.scenario, row.number),
        names(.exercise, row.number),
      ].map { $0.isEmpty ? "| " : "| \($0) " }.joined() + "|\n"
    }
    let unshown = rows.filter { names(.scenario, $0.number).isEmpty }.map(\.number)
    let unpractised = rows.filter {
      !$0.practice.isEmpty && names(.exercise, $0.number).isEmpty
    }.map(\.number)
    return head + table.joined()
      + SubjectWords.missing(unshown: unshown, unpractised: unpractised)
  }
}

extension Part {
  /// The subjects that the part says it is about, each with the line in its script.
  ///
  /// By a look at the words, without compiling: they are written as numbers.
  package var subjects: [(number: Int, line: Int)] {
    guard let bytes = try? Disk.read("\(folder)/\(scriptName)") else { return [] }
    let tokens = SourceScanner.tokens(of: bytes)
    guard
      let start = tokens.indices.dropLast(2).first(where: {
        tokens[$0].text == "subjects" && tokens[$0 + 1].isMark(":") && tokens[$0 + 2].isMark("[")
      })
    else { return [] }
    let lines = LineNumbers(bytes)
    return tokens[(start + 3)...].prefix { !$0.isMark("]") }.compactMap { token in
      Int(token.text).map { ($0, lines.number(of: token.range.lowerBound)) }
    }
  }
}

extension Course {
  private var subjectPage: String { "\(root)/Lessons/\(SubjectTable.fileName)" }

  /// Writes into the table of subjects which parts are about each.
  package func renewSubjects() throws {
    guard let text = try? Disk.text(subjectPage), let table = SubjectTable(text) else {
      throw Finding(SubjectProblem.noTable, at: SourcePlace(file: "Lessons/Subjects.md"))
    }
    do {
      try Disk.replace(subjectPage, with: [UInt8](table.page(of: catalog.parts).utf8))
    } catch {
      throw Finding(cannotWrite: error)
    }
  }

  /// What is wrong with the table as a whole.
  func subjectFindings() -> [Finding] {
    guard let text = try? Disk.text(subjectPage) else { return [] }
    let place = SourcePlace(file: "Lessons/\(SubjectTable.fileName)")
    guard let table = SubjectTable(text) else {
      return [Finding(SubjectProblem.noTable, at: place)]
    }
    let own = catalog.parts.filter { !$0.isPrivate }
    return table.page(of: own) == text ? [] : [Finding(SubjectProblem.stale, at: place)]
  }

  /// The subjects that a part names and that the table lacks.
  func unknownSubjects(of part: Part) -> [Finding] {
    let known = (try? Disk.text(subjectPage)).flatMap { SubjectTable($0) }?.numbers ?? []
    return part.subjects.filter { !known.contains($0.number) }.map { subject in
      Finding(
        SubjectProblem.unknown(subject.number, last: known.max()),
        at: SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)", line: subject.line))
    }
  }
}
