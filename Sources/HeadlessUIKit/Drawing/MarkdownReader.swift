import Foundation

/// Reads the marks within a line of Markdown: emphasis, code, links and escapes (rule 777).
nonisolated struct MarkdownReader {
  /// A piece of text that looks the same.
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  private(set) var pieces: [Piece] = []
  /// Where each text is nested in marks of so many others, the rest is taken as it is.
  private static let depthLimit = 40

  init(_ text: String) { read(Array(text)[...], [], nil, depth: 0) }

  private mutating func add(
    _ text: some StringProtocol, _ intent: InlinePresentationIntent, _ link: String?
  ) {
    if let last = pieces.last, last.intent == intent, last.link == link {
      pieces[pieces.count - 1].text += text
    } else if !text.isEmpty {
      pieces.append(Piece(text: String(text), intent: intent, link: link))
    }
  }

  private mutating func read(
    _ text: ArraySlice<Character>, _ intent: InlinePresentationIntent, _ link: String?, depth: Int
  ) {
    guard depth < Self.depthLimit else { return add(String(text), intent, link) }
    var index = text.startIndex
    while index < text.endIndex {
      let sign = text[index]
      let rest = text[index...]
      switch sign {
      case "\\" where index + 1 < text.endIndex && Self.isMark(text[index + 1]):
        add(String(text[index + 1]), intent, link)
        index += 2
      case "`":
        if let (inner, end) = Self.code(in: rest) {
          add(inner, intent.union(.code), link)
          index = end
        } else {
          let end = rest.firstIndex { $0 != "`" } ?? rest.endIndex
          add(String(rest[..<end]), intent, link)
          index = end
        }
      case "[", "!":
        let open = sign == "!" ? index + 1 : index
        if open < text.endIndex, text[open] == "[",
          let (inner, address, end) = Self.link(in: text[open...])
        {
          read(inner, intent, sign == "!" ? link : address, depth: depth + 1)
          index = end
        } else {
          add(String(sign), intent, link)
          index += 1
        }
      case "<" where Self.address(in: rest) != nil:
        let (address, end) = Self.address(in: rest) ?? ("", index + 1)
        add(address, intent, address)
        index = end
      case "*", "_", "~":
        let count = rest.prefix { $0 == sign }.count
        if let (width, end) = Self.close(of: sign, count, in: text, from: index) {
          let mark: InlinePresentationIntent =
            sign == "~" ? .strikethrough : width == 2 ? .stronglyEmphasized : .emphasized
          read(text[(index + width)..<end], intent.union(mark), link, depth: depth + 1)
          index = end + width
        } else {
          add(String(repeating: sign, count: count), intent, link)
          index += count
        }
      default:
        add(String(sign), intent, link)
        index += 1
      }
    }
  }

  /// What is between marks of code, and where it ends; nil where nothing closes it.
  private static func code(in text: ArraySlice<Character>) -> (inner: String, end: Int)? {
    let count = text.prefix { $0 == "`" }.count
    let start = text.startIndex + count
    var index = start
    while index < text.endIndex {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let closing = text[index...].prefix { $0 == "`" }.count
      if closing == count {
        var inner = text[start..<index]
        // A blank on both sides keeps marks apart.
        if inner.count > 2, inner.first == " ", inner.last == " ",
          inner.contains(where: { $0 != " " })
        {
          inner = inner.dropFirst().dropLast()
        }
        return (String(inner), index + count)
      }
      index += closing
    }
    return nil
  }

  /// The text and address of a link that begins here, and where it ends.
  private static func link(
    in text: ArraySlice<Character>
  ) -> (inner: ArraySlice<Character>, address: String, end: Int)? {
    var (depth, index) = (0, text.startIndex)
    while index < text.endIndex {
      if text[index] == "\\" {
        index += 2
        continue
      }
      if text[index] == "[" { depth += 1 }
      if text[index] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      index += 1
    }
    guard index + 1 < text.endIndex, text[index + 1] == "(" else { return nil }
    let start = index + 2
    guard start <= text.endIndex else { return nil }
    var (end, open) = (start, 1)
    while end < text.endIndex {
      if text[end] == "(" { open += 1 }
      if text[end] == ")" { open -= 1 }
      if open == 0 { break }
      end += 1
    }
    guard end < text.endIndex else { return nil }
    // A title may follow the address.
    let parts = String(text[start..<end]).split(separator: " ", omittingEmptySubsequences: true)
    let address = parts.first.map(String.init) ?? ""
    let bare = address.hasPrefix("<") && address.hasSuffix(">")
    return (
      text[(text.startIndex + 1)..<index], bare ? String(address.dropFirst().dropLast()) : address,
      end + 1
    )
  }

  /// An address between angles, and where it ends.
  private static func address(in text: ArraySlice<Character>) -> (String, Int)? {
    guard let end = text.firstIndex(of: ">") else { return nil }
    let inner = String(text[(text.startIndex + 1)..<end])
    guard inner.contains(":"), !inner.contains(where: \.isWhitespace), inner.first?.isLetter == true
    else { return nil }
    return (inner, end + 1)
  }

  /// How many marks are closed, and where the ones that close them begin.
  private static func close(
    of sign: Character, _ count: Int, in text: ArraySlice<Character>, from start: Int
  ) -> (width: Int, end: Int)? {
    let first = start + count
    guard first < text.endIndex, !text[first].isWhitespace else { return nil }
    if sign == "_", start > text.startIndex, isLetter(text[start - 1]) { return nil }
    let widths = sign == "~" ? [2, 1] : count == 1 ? [1] : [2, 1]
    for width in widths where width <= count {
      if let end = end(of: sign, width, in: text, from: first) { return (width, end) }
    }
    return nil
  }

  private static func end(
    of sign: Character, _ width: Int, in text: ArraySlice<Character>, from start: Int
  ) -> Int? {
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case "\\": index += 2
      case "`": index = code(in: text[index...])?.end ?? index + 1
      case sign:
        let count = text[index...].prefix { $0 == sign }.count
        let behind = index + count
        let closes =
          !text[index - 1].isWhitespace
          && (sign != "_" || behind == text.endIndex || !isLetter(text[behind]))
        // Two marks within one of emphasis are strong ones of their own.
        if closes, count >= width, !(width == 1 && count == 2) { return behind - width }
        index = behind
      default: index += 1
      }
    }
    return nil
  }

  private static func isLetter(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber }
  private static func isMark(_ sign: Character) -> Bool {
    sign.isASCII && (sign.isPunctuation || sign.isSymbol)
  }
}
