package import CourseModel
import EventTrace

extension TextRenderer {
  /// An entry of the rule book: what it says, how sure it is, and what has to do with it.
  package func text(_ report: RuleReport) -> String {
    let entry = report.entry
    let head = "\(entry.code)".capitalizedFirst + (entry.title.isEmpty ? "" : ": \(entry.title)")
    let shown = paragraphs([
      style.tinted(head.escaped.hanging(after: "", width: style.width), .strong),
      body(of: entry), facts(of: entry),
      list("See", report.related.map { ($0.code.code, $0.title) }),
      list("Cited by", report.citedBy.map { ($0.code.code, $0.title) }),
      list(
        "On the version dial", report.behaviors.map { ($0.name, "\(span(of: $0)): \($0.summary)") }),
      list("Modelled in `Sources/`", (report.modelling?.files ?? []).map { ($0, "") }),
      list("Proven by", (report.modelling?.tests ?? []).map { (place(ofTest: $0), "") }),
    ])
    guard let code = (report.related + report.citedBy).first?.code.code else { return shown }
    return paragraphs([
      shown,
      lines("`course ios --rule \(code)` shows that one, and so on.".wrapped(to: style.width)),
    ])
  }

  /// The rules of each chapter, by their numbers.
  package func text(_ listing: RuleListing) -> String {
    paragraphs(
      listing.chapters.map { chapter in
        list(chapter.name, chapter.rules.map { ($0.code.code, $0.title) })
      } + [lines("`course ios --rule CODE` shows a rule.".wrapped(to: style.width))])
  }

  /// Where to look for what proves an entry: a test has its name, a trace is a file.
  private func place(ofTest name: String) -> String {
    Citation(name).kind == .trace ? "Tests/ConformanceTests/Traces/\(name).json" : name
  }

  private func body(of entry: BookEntry) -> String {
    style.setsMarkdown ? set(Markdown(entry.text.escaped)) : entry.text.escaped
  }

  private func facts(of entry: BookEntry) -> String {
    let facts: [(String, String?)] = [
      ("Kind", entry.kind),
      (
        "Versions",
        entry.versions.isEmpty
          ? nil : entry.versions.map(\.description).joined(separator: "; ")
      ),
      ("Confidence", entry.confidence.map(\.rawValue).nonEmptyList),
      ("Sources", entry.sources.map(\.code).nonEmptyList),
      ("Open", entry.open),
      ("Not modelled", entry.notModelled),
    ]
    return lines(
      facts.compactMap { name, value in
        value.map { $0.escaped.hanging(after: name.fitted(to: 14), width: style.width) }
      })
  }

  /// A heading and rows of two columns; nil where there are no rows.
  private func list(_ heading: String, _ rows: [(name: String, text: String)]) -> String? {
    if rows.isEmpty { return nil }
    let width = min(rows.map(\.name.columns).max()!, 40)
    return lines(
      [heading]
        + rows.map { name, text in
          text.isEmpty
            ? name.escaped.hanging(after: "  ", width: style.width)
            : text.escaped.hanging(after: "  \(name.fitted(to: width))  ", width: style.width)
        })
  }

  /// When a behaviour holds.
  func span(of behavior: BehaviorDescription) -> String {
    "\(behavior.since)\(behavior.before.map { " until \($0)" } ?? " and later")"
  }
}

extension [Citation] {
  /// “rule 46”, “rules 46 and 53”, “rules 151 and 152, M1b, M2b”.
  var inWords: String {
    let rules = filter { $0.kind == .rule }.map(\.code)
    let others = filter { $0.kind != .rule }.map(\.code)
    let start = rules.dropLast().joined(separator: ", ")
    let numbers = rules.count < 2 ? rules : ["\(start) and \(rules[rules.count - 1])"]
    let words = numbers.map { "rule\(rules.count == 1 ? "" : "s") \($0)" }
    return (words + others).joined(separator: ", ")
  }
}

extension [String] {
  /// The words in a row; nil where there are none.
  fileprivate var nonEmptyList: String? { isEmpty ? nil : joined(separator: ", ") }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
