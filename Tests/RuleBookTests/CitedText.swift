import EventTrace

/// The codes that a text cites: `rule 112`, `rules 46-53`, `rules 8, 9 and 23; M7`, `M9b`, `Q1`, `T25`.
struct CitedText {
  let citations: [(line: Int, code: Citation)]

  /// A text of lines, the first of which has that number.
  init(_ lines: [Substring], firstLine: Int) {
    var found: [(Int, Citation)] = []
    var list = RuleList()
    for (offset, line) in lines.enumerated() {
      // Few lines have anything to read, and a list that ends a line goes on in the next one.
      guard line.mayCite else {
        if !line.isEmpty { list = RuleList() }
        continue
      }
      for word in Word.all(in: line) {
        for code in list.take(word) { found.append((firstLine + offset, code)) }
      }
      list.endLine()
    }
    citations = found
  }
}

/// A word, and what stands before it.
struct Word {
  var gap: Substring
  var text: Substring

  static func all(in line: Substring) -> [Word] {
    var words: [Word] = []
    var rest = line
    while !rest.isEmpty {
      let gap = rest.prefix { !$0.isWordCharacter }
      rest = rest.dropFirst(gap.count)
      let text = rest.prefix(while: \.isWordCharacter)
      rest = rest.dropFirst(text.count)
      if !text.isEmpty { words.append(Word(gap: gap, text: text)) }
    }
    return words
  }
}

/// Reads words and knows which numbers among them are rules.
private struct RuleList {
  /// Whether a number would be one of the list that the word `rules` began.
  private var isInList = false
  /// The number before `to` or a hyphen.
  private var start: Int?
  private var last: Int?
  private var isAtLineStart = false

  /// The codes that the word cites.
  mutating func take(_ word: Word) -> [Citation] {
    let joins = isAtLineStart || [" ", ", ", "; ", "-", "–"].contains(word.gap)
    isAtLineStart = false
    let code = Citation(String(word.text))
    switch code.kind {
    case .rule where isInList && joins:
      let first = word.gap == "-" || word.gap == "–" ? last : start
      start = nil
      last = Int(word.text)
      guard let first, let last, first < last else { return [code] }
      return (first + 1...last).map { Citation("\($0)") }
    case .message, .question, .trace: return [code]
    default:
      switch word.text.lowercased() {
      case "rule", "rules":
        isInList = true
        (start, last) = (nil, nil)
      case "and", "or",
        "to" where isInList && joins:
        start = word.text == "to" ? last : nil
      default: isInList = false
      }
      return []
    }
  }

  /// The next word stands on another line, behind the marks of a comment.
  mutating func endLine() { isAtLineStart = true }
}

extension Substring {
  /// Whether there is a digit or the word that begins a list.
  fileprivate var mayCite: Bool {
    utf8.contains { (48...57).contains($0) } || contains("ule")
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
