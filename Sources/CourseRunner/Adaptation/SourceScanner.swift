/// Splits a Swift file into words, well enough to tell code from comments and strings.
///
/// Written by hand, since the compiler's own parser is not promised on every system. What does not
/// end, such as a string without its quote, ends with its line or the file: the compiler complains.
package struct SourceScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [SourceToken] = []
  private var comments: [Range<Int>] = []
  private var startsLine = true
  /// How many hashes end no regular expression in the rest of the file.
  private var endlessHashes: Set<Int> = []
  /// The only words for which the file is read on; nil for any.
  private var expected: [SourceToken]?

  /// How deep strings may be nested in interpolations; deeper ones count as text.
  private static let depthLimit = 16

  /// The words of the file, in their order; those inside of interpolations too.
  package static func tokens(of bytes: [UInt8]) -> [SourceToken] { scan(bytes).tokens }

  /// The words of the file and the places of its comments, both in their order.
  static func scan(_ bytes: [UInt8]) -> (tokens: [SourceToken], comments: [Range<Int>]) {
    var scanner = SourceScanner(bytes: bytes)
    scanner.scanFile()
    return (scanner.tokens, scanner.comments)
  }

  /// Whether the file has these words and no others, with the same ones at the beginnings of lines.
  ///
  /// It is read up to the first that differs.
  static func finds(_ words: [SourceToken], in bytes: [UInt8]) -> Bool {
    var scanner = SourceScanner(bytes: bytes)
    scanner.expected = words
    scanner.scanFile()
    return scanner.tokens.count == words.count && scanner.hasExpected
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func scanFile() {
    // The line that tells a shell which program runs the file.
    if bytes.starts(with: [.hash, UInt8(ascii: "!")]) { skipLine() }
    scanCode(depth: 0)
  }

  /// Whether the last word is the expected one.
  private var hasExpected: Bool {
    guard let expected, let last = tokens.last else { return true }
    guard tokens.count <= expected.count else { return false }
    let other = expected[tokens.count - 1]
    return last.text == other.text && last.startsLine == other.startsLine
  }

  /// The byte that many places on; zero behind the end.
  private func peek(_ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  private mutating func add(_ kind: SourceToken.Kind, from start: Int, escape: String = "") {
    guard start < index else { return }
    tokens.append(
      SourceToken(
        kind: kind, range: start..<index,
        text: String(decoding: bytes[start..<index], as: UTF8.self),
        startsLine: startsLine, escape: escape))
    startsLine = false
    if expected != nil, !hasExpected { index = bytes.count }
  }

  /// Scans to the end of the file or, inside of an interpolation, to its closing parenthesis.
  private mutating func scanCode(depth: Int) {
    var open = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case .newline, .carriageReturn:
        startsLine = true
        index += 1
      case .space, .tab:
        index += 1
      case .slash where peek(1) == .slash:
        skipLine()
      case .slash where peek(1) == .star:
        skipComment()
      case .slash where isAtExpression && scanRegularExpression(hashes: 0, from: start):
        break
      case .quote:
        scanString(hashes: 0, depth: depth)
      case .hash:
        scanHash(depth: depth)
      case .at where peek(1).isNameStart:
        index += 1
        skipName()
        add(.attribute, from: start)
      case .backtick:
        skip { $0 != .backtick && $0 != .newline }
        if peek() == .backtick { index += 1 }
        add(.word, from: start)
      case let byte where byte.isDigit:
        skipNumber()
        add(.literal, from: start)
      case let byte where byte.isNameStart:
        skipName()
        add(.word, from: start)
      case let byte:
        if byte == .openParenthesis { open += 1 }
        if byte == .closeParenthesis {
          if depth > 0, open == 0 { return }
          open -= 1
        }
        index += 1
        add(.mark, from: start)
      }
    }
  }

  // MARK: Names, numbers, comments

  /// Leaves the first byte, which is known, and all that follow and satisfy the condition.
  private mutating func skip(while condition: (UInt8) -> Bool) {
    index += 1
    while index < bytes.count, condition(bytes[index]) { index += 1 }
  }

  private mutating func skipName() {
    skip { $0.isNameStart || $0.isDigit }
  }

  private mutating func skipNumber() {
    skipName()
    if peek() == .dot, peek(1).isDigit { skipName() }
  }

  private mutating func skipLine() {
    let start = index
    skip { $0 != .newline && $0 != .carriageReturn }
    comments.append(start..<index)
  }

  private mutating func skipComment() {
    let start = index
    var depth = 0
    repeat {
      if peek() == .slash, peek(1) == .star {
        depth += 1
        index += 2
      } else if peek() == .star, peek(1) == .slash {
        depth -= 1
        index += 2
      } else {
        if peek() == .newline { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
    comments.append(start..<index)
  }

  // MARK: Strings and regular expressions

  private mutating func scanHash(depth: Int) {
    let start = index
    var hashes = 0
    while peek(hashes) == .hash { hashes += 1 }
    let next = peek(hashes)
    if next == .quote {
      index += hashes
      scanString(hashes: hashes, depth: depth)
    } else if next == .slash {
      index += hashes
      if !scanRegularExpression(hashes: hashes, from: start) { add(.mark, from: start) }
    } else if hashes == 1, next.isNameStart {
      index += 1
      skipName()
      add(.directive, from: start)
    } else {
      index += hashes
      add(.mark, from: start)
    }
  }

  /// Scans a string whose opening quote comes next; `hashes` of it have been passed.
  private mutating func scanString(hashes: Int, depth: Int) {
    var start = index - hashes
    let escape = "\\" + String(repeating: "#", count: hashes)
    let isLong =
      peek(1) == .quote && peek(2) == .quote && !(hashes > 0 && endsOnLine(hashes: hashes))
    let quotes = isLong ? 3 : 1
    index += quotes
    while index < bytes.count {
      if peek() == .quote, closes(quotes: quotes, hashes: hashes) {
        index += quotes + hashes
        break
      }
      if peek() == .newline, !isLong { break }
      if peek() == .backslash, isEscape(hashes) {
        index += 1 + hashes
        if peek() == .openParenthesis, depth < Self.depthLimit {
          add(.literal, from: start, escape: escape)
          if index < bytes.count { scanInterpolation(depth: depth) }
          start = index
        } else if index < bytes.count, isLong || peek() != .newline {
          index += 1
        }
      } else {
        index += 1
      }
    }
    add(.literal, from: start, escape: escape)
  }

  /// Whether a string whose quote comes next is a short one with quotes in it, such as `#"""#`: where its
  /// end stands on the same line.
  private func endsOnLine(hashes: Int) -> Bool {
    var end = index + 2
    while end < bytes.count, bytes[end] != .newline, bytes[end] != .carriageReturn {
      end += 1
      if bytes[end - 1] == .quote,
        (0..<hashes).allSatisfy({ end + $0 < bytes.count && bytes[end + $0] == .hash })
      {
        return true
      }
    }
    return false
  }

  private mutating func scanInterpolation(depth: Int) {
    index += 1
    add(.mark, from: index - 1)
    scanCode(depth: depth + 1)
    if index < bytes.count {
      index += 1
      add(.mark, from: index - 1)
    }
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (1..<quotes).allSatisfy { peek($0) == .quote }
      && (0..<hashes).allSatisfy { peek(quotes + $0) == .hash }
  }

  private func isEscape(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(1 + $0) == .hash }
  }

  /// Whether a slash here begins a regular expression and is not a division: something stands right behind
  /// it and nothing right before but the operators that are applied to it.
  private var isAtExpression: Bool {
    if [.space, .tab, .newline, .carriageReturn, .star, 0].contains(peek(1)) { return false }
    // In `static func /=` it is the operator's name.
    if let last = tokens.last, last.kind == .word, ["func", "operator"].contains(last.text) {
      return false
    }
    var end = index
    while end > 0, "+-*%<>=!&|^~?.".utf8.contains(bytes[end - 1]), comments.last?.upperBound != end
    {
      end -= 1
    }
    guard end > 0 else { return true }
    let before = bytes[end - 1]
    if [.space, .tab, .newline, .carriageReturn].contains(before) { return true }
    // Behind a comment it is as behind a space.
    return comments.last?.upperBound == end || "([{,:;".utf8.contains(before)
  }

  /// Scans a regular expression whose slash comes next; false, with nothing scanned, if it has no end.
  private mutating func scanRegularExpression(hashes: Int, from start: Int) -> Bool {
    guard !endlessHashes.contains(hashes) else { return false }
    var end = index + 1
    // How deep the character is in sets and in groups.
    var (sets, groups) = (0, 0)
    while end < bytes.count {
      let byte = bytes[end]
      // Nobody writes a longer one; and who looks for each one's end to the file's end never ends.
      if hashes == 0, byte == .newline || end - index > Self.expressionLimit { return false }
      if byte == .backslash, hashes > 0 || end + 1 < bytes.count && bytes[end + 1] != .newline {
        end += 1
      } else if byte == .openBracket || byte == .closeBracket {
        sets = max(0, sets + (byte == .openBracket ? 1 : -1))
      } else if byte == .openParenthesis || byte == .closeParenthesis, sets == 0 {
        groups += byte == .openParenthesis ? 1 : -1
        // As in `reduce(1, /)`.
        if hashes == 0, groups < 0 { return false }
      } else if byte == .slash,
        (0..<hashes).allSatisfy({ end + 1 + $0 < bytes.count && bytes[end + 1 + $0] == .hash })
      {
        // As in `a /b + c /d`; a space with a backslash before it is the expression's own.
        if hashes == 0,
          bytes[end - 1] == .tab || bytes[end - 1] == .space && bytes[end - 2] != .backslash
        {
          return false
        }
        index = end + 1 + hashes
        add(.literal, from: start, escape: "\\")
        return true
      }
      end += 1
    }
    if hashes > 0 { endlessHashes.insert(hashes) }
    return false
  }

  /// Bytes of a regular expression on one line.
  private static let expressionLimit = 4096
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let at = UInt8(ascii: "@")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let openParenthesis = UInt8(ascii: "(")
  fileprivate static let closeParenthesis = UInt8(ascii: ")")
  fileprivate static let openBracket = UInt8(ascii: "[")
  fileprivate static let closeBracket = UInt8(ascii: "]")

  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// A letter, an underscore, or part of a character beyond ASCII.
  fileprivate var isNameStart: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self == 0x5F || self == 0x24 || self >= 0x80
  }
}
