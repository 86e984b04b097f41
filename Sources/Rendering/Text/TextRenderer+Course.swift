package import CourseModel

extension TextRenderer {
  /// The list of parts with their state: columns as wide as their contents.
  package func text(_ listing: CourseListing) -> String {
    let parts = listing.lessons.flatMap(\.parts)
    let nameWidth = min(parts.map { Self.name(of: $0.id).columns }.max() ?? 0, style.width - 4)
    let pointsWidth = parts.map { points(of: $0).columns }.max() ?? 0
    let titleWidth = style.width - 4 - nameWidth - 2 - pointsWidth - 2
    return paragraphs(
      listing.lessons.map { lesson in
        lines(
          [style.tinted(lesson.title.onOneLine.hanging(after: "", width: style.width), .strong)]
            + lesson.parts.map { line($0, nameWidth: nameWidth, titleWidth: titleWidth) })
      } + [text(listing.findings), listing.lessons.isEmpty ? nil : Self.listLegend])
  }

  private static let listLegend = "✓ done   · begun   » next\n"
  /// Columns that a title needs beside its name; with fewer it goes on the next line.
  private static let titleRoom = 16

  private func line(_ part: CourseListing.PartEntry, nameWidth: Int, titleWidth: Int) -> String {
    let isDone = part.state == .solved || (part.kind == .scenario && part.state == .seen)
    let sign = isDone ? "✓" : part.state == .new ? " " : "·"
    let head = "\(part.isCurrent ? "»" : " ") \(sign) "
    let name = Self.name(of: part.id).padded(to: nameWidth)
    let points = points(of: part)
    let title = part.title.onOneLine
    let text: String
    if titleWidth < Self.titleRoom {
      let margin = String(repeating: " ", count: 6)
      text =
        "\(head)\(name)  \(points)".hanging(after: "", width: style.width)
        + "\n" + title.hanging(after: margin, width: style.width)
    } else {
      let rows = title.wrapped(to: titleWidth)
      let blank = String(repeating: " ", count: 4 + nameWidth + 2)
      text = rows.enumerated().map { place, row in
        (place == 0 ? "\(head)\(name)  \(row.padded(to: titleWidth))  \(points)" : blank + row)
          .trimmed
      }.joined(separator: "\n")
    }
    return isDone ? style.tinted(text, .good) : part.isCurrent ? style.tinted(text, .strong) : text
  }

  /// What an exercise's files are worth as they are now, and what was reached before where that is more.
  private func points(of part: CourseListing.PartEntry) -> String {
    guard part.kind == .exercise else {
      guard let predictions = part.predictions, predictions.answered > 0 else { return "" }
      return "\(predictions.right) of \(predictions.answered) right"
    }
    let worth = part.points.map { "/\($0)" } ?? ""
    let best = part.points == nil ? "" : "\(part.bestPoints)\(worth)"
    switch part.files {
    case .checked(let points):
      return "\(points)\(worth)" + (points < part.bestPoints ? ", was \(best)" : "")
    case .untouched, nil:
      return part.bestPoints > 0 ? "starter, was \(best)" : part.points == nil ? "-" : "0\(worth)"
    case .unchecked: return part.points == nil ? "unchecked" : "changed, was \(best)"
    case .notBuilt: return "does not compile" + (part.bestPoints > 0 ? ", was \(best)" : "")
    case .missing: return "no files" + (part.bestPoints > 0 ? ", was \(best)" : "")
    }
  }

  /// What `course next` did, apart from a recording, which is read in pieces.
  package func text(_ report: NextReport) -> String {
    beginning(of: report) + middle(of: report) + ending(of: report)
  }

  /// What comes before the scenario or the exercise: the lesson's narrative.
  package func beginning(of report: NextReport) -> String {
    report.narrative.map { text($0) + "\n" } ?? ""
  }

  private func middle(of report: NextReport) -> String {
    switch report.deed {
    case .played(_, let recording): text(recording)
    case .predicted(let part, let report): pieces(report, of: part).map(\.text).joined()
    case .introduced(let part, let task):
      paragraphs([
        text(task), files(of: part),
        ("Edit, then run `course next` to check. `course show \(Self.name(of: part.id))` shows the "
          + "task again.").wrapped(to: style.width).joined(separator: "\n"),
      ])
    case .checked(let part, let verdict):
      paragraphs([
        text(verdict),
        verdict.outcome == .passed ? nil : files(of: part),
        verdict.outcome == .passed
          ? nil
          : "`course show \(Self.name(of: part.id))` shows the task again."
            .wrapped(to: style.width).joined(separator: "\n"),
      ])
    case .finished(let parts):
      parts == 0
        ? "The course has no parts yet.\n"
        : style.tinted("You have finished the course: all \(parts) parts are done.", .good) + "\n"
    }
  }

  /// What comes after the scenario or the exercise: where its code is, and what is next.
  package func ending(of report: NextReport) -> String {
    source(of: report) + sequel(to: report)
  }

  /// How to read the code of a scenario that was told to its end.
  private func source(of report: NextReport) -> String {
    let part: PartReference
    switch report.deed {
    case .played(let played, _): part = played
    case .predicted(let told, let prediction) where prediction.question == nil: part = told
    default: return ""
    }
    let words =
      "`course show \(Self.name(of: part.id))` shows the app of this story and the script that drove it."
    return "\n" + lines(words.wrapped(to: style.width))
  }

  private func sequel(to report: NextReport) -> String {
    if case .finished = report.deed { return "" }
    if let next = report.upNext {
      let words =
        "Next comes “\(next.title.onOneLine)” (\(next.id)). Run `course next` when you are ready."
      return "\n" + lines(words.wrapped(to: style.width))
    }
    switch report.deed {
    case .predicted(_, let report) where report.question != nil: return ""
    case .played, .predicted: return "\nThat was the last part. Run `course next` again.\n"
    case .checked(_, let verdict) where verdict.outcome == .passed:
      return "\nThat was the last part. Run `course next` again.\n"
    default: return ""
    }
  }

  /// A text of the course's author: set for a reader at a terminal, elsewhere as it was written.
  package func text(_ reading: Reading) -> String {
    let markdown = withPictures(reading)
    if style.setsMarkdown { return set(Markdown(markdown.escaped)) }
    let lines = markdown.escaped.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#") ? style.tinted(String($0), .strong) : String($0) }
    let text = lines.joined(separator: "\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// A narrative, a task with the student's files, or a scenario with its sources.
  package func text(_ report: ShowReport) -> String {
    paragraphs(
      [text(report.reading), report.files.isEmpty ? nil : files(report.files)]
        + (report.interfaces ?? []).map(text)
        + report.sources.map { source in
          paragraphs([style.tinted(source.file.onOneLine, .strong), indented(source.text)])
        })
  }

  private func indented(_ text: String) -> String {
    let code = text.escaped.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)".trimmed }
    return lines(code.last?.isEmpty == true ? code.dropLast() : code)
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
