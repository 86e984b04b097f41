package import CourseModel

extension TextRenderer {
  /// The list of parts with their state.
  package func text(_ listing: CourseListing) -> String {
    paragraphs(
      listing.lessons.map { lesson in
        lines([style.tinted(lesson.title.onOneLine, .strong)] + lesson.parts.map(line))
      } + [text(listing.findings), listing.lessons.isEmpty ? nil : Self.listLegend])
  }

  private static let listLegend = "✓ done   · begun   » next\n"

  private func line(_ part: CourseListing.Part) -> String {
    let isDone = part.state == .solved || (part.kind == .scenario && part.state == .seen)
    let sign = isDone ? "✓" : part.state == .seen ? "·" : " "
    let points =
      part.points.map { "\(part.bestPoints)/\($0)" } ?? (part.kind == .scenario ? "" : "-")
    let title = part.title.onOneLine.fitted(to: style.width - 4 - 44 - 8)
    let line =
      "\(part.isCurrent ? "»" : " ") \(sign) \(Self.name(of: part.id).fitted(to: 43)) \(title) \(points)"
      .trimmed
    return isDone ? style.tinted(line, .good) : part.isCurrent ? style.tinted(line, .strong) : line
  }

  /// What `course next` did, apart from a recording, which is read in pieces.
  package func text(_ report: NextReport) -> String {
    beginning(of: report) + middle(of: report) + ending(of: report)
  }

  /// What comes before the deed: the lesson's narrative.
  package func beginning(of report: NextReport) -> String {
    report.narrative.map { text($0) + "\n" } ?? ""
  }

  private func middle(of report: NextReport) -> String {
    switch report.deed {
    case .played(_, let recording): text(recording)
    case .introduced(let part, let task):
      paragraphs([
        text(task), files(of: part),
        "Edit, then run `course next` to check. `course show \(Self.name(of: part.id))` shows the "
          + "task again.",
      ])
    case .checked(let part, let verdict):
      paragraphs([
        text(verdict),
        verdict.outcome == .passed ? nil : files(of: part),
        verdict.outcome == .passed
          ? nil : "`course show \(Self.name(of: part.id))` shows the task again.",
      ])
    case .finished(let parts):
      parts == 0
        ? "The course has no parts yet.\n"
        : style.tinted("You have finished the course: all \(parts) parts are done.", .good) + "\n"
    }
  }

  /// What comes after the deed: what is next.
  package func ending(of report: NextReport) -> String {
    if case .finished = report.deed { return "" }
    if let next = report.upNext {
      let words =
        "Next comes “\(next.title.onOneLine)” (\(next.id)). Run `course next` when you are ready."
      return "\n" + lines(words.wrapped(to: style.width))
    }
    switch report.deed {
    case .played: return "\nThat was the last part. Run `course next` once more.\n"
    case .checked(_, let verdict) where verdict.outcome == .passed:
      return "\nThat was the last part. Run `course next` once more.\n"
    default: return ""
    }
  }

  /// A text of the course's author, headings strong, otherwise as it was written.
  package func text(_ reading: Reading) -> String {
    let lines = reading.markdown.escaped.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#") ? style.tinted(String($0), .strong) : String($0) }
    let text = lines.joined(separator: "\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// A narrative or a task, and the student's files.
  package func text(_ report: ShowReport) -> String {
    paragraphs([text(report.reading), report.files.isEmpty ? nil : files(report.files)])
  }

  private func files(of part: PartReference) -> String {
    files(part.files)
  }

  /// The student's files under a heading; nothing where there are none.
  func files(_ files: [String]) -> String {
    files.isEmpty ? "" : lines(["Your files:"] + files.map { "  " + $0.onOneLine })
  }

  /// The last part of an id, which usually suffices as a name.
  static func name(of id: String) -> String {
    id.split(separator: "/").last.map(String.init) ?? id
  }
}
