import CourseModel
import EventTrace
import Words

/// One page of the rule book, read line by line.
///
/// An entry begins with a heading of the third level. Its last paragraph is a list of what is known
/// about it, such as `- Versions: iOS 6 and later`; everything between is its text.
struct BookPage {
  private let name: String
  private let shownName: String
  private let lines: [Substring]

  /// An entry, and the line of its heading.
  struct Located {
    var entry: BookEntry
    var place: SourcePlace

    /// Something that is wrong with it.
    func fault(_ problem: RuleBookProblem) -> Finding { Finding(problem, at: place) }
  }

  init(_ name: String, in folder: String, shownAs shownName: String) throws(Finding) {
    self.name = String(name.lastComponent.dropLast(3))
    self.shownName = shownName
    do {
      lines = try Disk.text("\(folder)/\(name)").split(
        separator: "\n", omittingEmptySubsequences: false)
    } catch {
      throw Finding(
        RuleBookProblem.unreadable(reason: error.reason), at: SourcePlace(file: shownName))
    }
  }

  /// The entries in their order.
  func entries() throws(Finding) -> [Located] {
    var headings: [Int] = []
    var isCode = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("#") { headings.append(index) }
    }
    var entries: [Located] = []
    for (start, end) in zip(headings, headings.dropFirst() + [lines.count])
    where lines[start].hasPrefix("### ") {
      entries.append(try entry(in: start..<end))
    }
    return entries
  }

  private func entry(in range: Range<Int>) throws(Finding) -> Located {
    let heading = lines[range.lowerBound].dropFirst(4)
    let parts = heading.split(separator: ": ", maxSplits: 1)
    let code = Citation(written: parts[0])
    guard isSources == (code.kind == .source), isSources == (parts.count == 1) else {
      throw fault(isSources ? .sourceHeading : .heading, line: range.lowerBound)
    }
    let body = range.dropFirst().trimmed { lines[$0].isEmpty }
    let facts = isSources ? body.suffix(0) : body.suffix(while: { !lines[$0].isEmpty })
    let text = body.dropLast(facts.count).trimmed { lines[$0].isEmpty }
    var entry = BookEntry(
      code: code, title: parts.count == 2 ? String(parts[1]) : "", chapter: name,
      text: lines[text].joined(separator: "\n"))
    var known: Set<Fact> = []
    for line in facts {
      let fact = try take(line, into: &entry)
      if !known.insert(fact).inserted {
        throw fault(.factTwice(fact.rawValue), line: line)
      }
    }
    for fact in Fact.required(of: code.kind) where !known.contains(fact) {
      throw fault(.noFact(fact.rawValue), line: range.lowerBound)
    }
    return Located(entry: entry, place: place(range.lowerBound))
  }

  /// Reads a line such as `- Versions: all`.
  private func take(_ line: Int, into entry: inout BookEntry) throws(Finding) -> Fact {
    let parts = lines[line].dropFirst(2).split(separator: ": ", maxSplits: 1)
    guard lines[line].hasPrefix("- "), parts.count == 2, let fact = Fact(rawValue: String(parts[0]))
    else {
      throw fault(.notAFact(words: Fact.allCases.map(\.rawValue)), line: line)
    }
    let value = String(parts[1])
    switch fact {
    case .kind: entry.kind = value
    case .open: entry.open = value
    case .notModelled: entry.notModelled = value
    case .versions:
      entry.versions = try read(value, by: ";", line) { VersionSpan($0) }
    case .confidence:
      entry.confidence = try read(value, by: ",", line) { .init(rawValue: String($0)) }
    case .sources:
      entry.sources = try read(value, by: ",", line) { Citation(String($0)) }
    case .see:
      entry.related = try read(value, by: ",", line) { Citation(written: $0) }
    }
    return fact
  }

  /// The values of a line; throws if `value` does not know one of them.
  private func read<Value>(
    _ text: String, by separator: Character, _ line: Int, as value: (Substring) -> Value?
  ) throws(Finding) -> [Value] {
    var values: [Value] = []
    for word in text.split(separator: separator) {
      guard let read = value(word.drop { $0 == " " }) else {
        throw fault(.badValue(String(word.drop { $0 == " " })), line: line)
      }
      values.append(read)
    }
    return values
  }

  private var isSources: Bool { name == "Sources" }

  private func place(_ line: Int) -> SourcePlace { SourcePlace(file: shownName, line: line + 1) }

  private func fault(_ problem: RuleBookProblem, line: Int) -> Finding {
    Finding(problem, at: place(line))
  }

  /// What can be known about an entry, by the words of the pages.
  private enum Fact: String, CaseIterable {
    case kind = "Kind"
    case versions = "Versions"
    case confidence = "Confidence"
    case sources = "Sources"
    case see = "See"
    case open = "Open"
    case notModelled = "Not modelled"

    /// What no entry of that kind can do without.
    static func required(of kind: Citation.Kind) -> [Fact] {
      switch kind {
      case .rule: [.versions, .confidence, .sources]
      case .message: [.kind, .versions, .confidence, .sources]
      case .question: [.sources]
      case .trace, .source: []
      }
    }
  }
}

extension Range<Int> {
  /// The numbers at the end that fulfil a condition.
  fileprivate func suffix(while condition: (Int) -> Bool) -> Self {
    var start = upperBound
    while start > lowerBound, condition(start - 1) { start -= 1 }
    return start..<upperBound
  }

  /// Without the numbers at both ends that fulfil a condition.
  fileprivate func trimmed(where condition: (Int) -> Bool) -> Self {
    let rest = drop(while: condition)
    return rest.dropLast(rest.suffix(while: condition).count)
  }
}
