/// Words of a Markdown text that look alike.
struct MarkdownRun: Hashable {
  var text: String
  var look: Look

  /// How words are set apart from others.
  struct Look: OptionSet, Hashable {
    let rawValue: Int
    static let strong = Look(rawValue: 1)
    static let emphasis = Look(rawValue: 2)
    static let code = Look(rawValue: 4)
  }

  /// The runs of a paragraph; marks without a partner are plain text.
  static func runs(of text: String, look: Look = []) -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    var plain = ""
    var rest = text[...]
    func finish() {
      if !plain.isEmpty { runs.append(MarkdownRun(text: plain, look: look)) }
      plain = ""
    }
    while let letter = rest.first {
      let before = plain.last
      if letter == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if letter == "`", let code = code(at: rest) {
        finish()
        runs.append(MarkdownRun(text: code.text, look: look.union(.code)))
        rest = code.rest
      } else if let link = link(at: rest) {
        finish()
        runs += Self.runs(of: link.text, look: look)
        if let target = link.target {
          runs.append(MarkdownRun(text: " (\(target))", look: look))
        }
        rest = link.rest
      } else if let marked = marked(at: rest, after: before) {
        finish()
        runs += Self.runs(of: marked.text, look: look.union(marked.look))
        rest = marked.rest
      } else {
        plain.append(letter)
        rest.removeFirst()
      }
    }
    finish()
    return runs
  }

  /// Code between as many backticks as there are at the start.
  private static func code(at text: Substring) -> (text: String, rest: Substring)? {
    let fence = text.prefix { $0 == "`" }
    var rest = text.dropFirst(fence.count)
    let start = rest.startIndex
    while let range = rest.firstRange(of: fence) {
      let marks = rest[range.lowerBound...].prefix { $0 == "`" }
      if marks.count == fence.count {
        var code = text[start..<range.lowerBound]
        if fence.count > 1, code.hasPrefix(" "), code.hasSuffix(" ") {
          code = code.dropFirst().dropLast()
        }
        return (String(code), rest[range.upperBound...])
      }
      rest = rest[marks.endIndex...]
    }
    return nil
  }

  /// `[text](target)`, a picture's words, or `<target>`.
  private static func link(
    at text: Substring
  ) -> (text: String, target: String?, rest: Substring)? {
    let isPicture = text.hasPrefix("![")
    guard isPicture || text.hasPrefix("["), let middle = text.firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = text[..<middle.lowerBound].dropFirst(isPicture ? 2 : 1)
    guard !words.contains("\n"), !words.contains("]") else { return nil }
    let target = text[middle.upperBound..<end]
    let isWorthReading = !isPicture && target != words && !target.hasPrefix("#")
    return (String(words), isWorthReading ? String(target) : nil, text[text.index(after: end)...])
  }

  /// Words between equal marks, such as `*these*` and `**these**`.
  private static func marked(
    at text: Substring, after before: Character?
  ) -> (text: String, look: Look, rest: Substring)? {
    for (mark, look) in [
      ("***", Look([.strong, .emphasis])), ("**", .strong), ("__", .strong), ("*", .emphasis),
      ("_", .emphasis),
    ] where text.hasPrefix(mark) {
      let isWord = mark.hasPrefix("_")
      if isWord, let before, before.isLetter || before.isNumber { continue }
      let inner = text.dropFirst(mark.count)
      guard let first = inner.first, !first.isWhitespace, String(first) != mark.prefix(1) else {
        continue
      }
      var search = inner
      while let range = search.firstRange(of: mark) {
        let last = text[..<range.lowerBound].last
        let next = text[range.upperBound...].first
        let isPartOfLonger = next.map(String.init) == String(mark.prefix(1))
        let endsWord = !isWord || !(next?.isLetter == true || next?.isNumber == true)
        if last?.isWhitespace == false, !isPartOfLonger, endsWord,
          range.lowerBound > inner.startIndex
        {
          return (
            String(text[inner.startIndex..<range.lowerBound]), look, text[range.upperBound...]
          )
        }
        search = search[range.lowerBound...].drop { String($0) == String(mark.prefix(1)) }
      }
    }
    return nil
  }
}
