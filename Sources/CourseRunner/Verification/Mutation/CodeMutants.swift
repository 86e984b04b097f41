import Words

/// The mutants of a Swift file: statements that are missing or in another order, and values that are
/// others.
struct CodeMutants {
  let path: String
  let file: ScannedFile
  var tokens: [SourceToken] { file.tokens }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    file = ScannedFile(path: path, bytes: bytes)
  }

  /// In the order of the file.
  var all: [Mutant] {
    let blocks = self.blocks
    return blocks.flatMap { block -> [Mutant] in
      let statements = self.statements(of: block)
      return removals(statements) + swaps(statements)
    } + blocks.flatMap(values) + words
  }

  // MARK: Statements

  /// The words between the braces of functions, closures and branches, and all of `main.swift`; those
  /// of types are none.
  private var blocks: [Range<Int>] {
    let types = Set(file.types.map(\.body.lowerBound))
    var (blocks, open): ([Range<Int>], [Int]) = ([], [])
    if path.hasSuffix("main.swift"), file.types.isEmpty { blocks.append(tokens.indices) }
    for (place, token) in tokens.enumerated() where token.kind == .mark {
      if token.text == "{" { open.append(place) }
      if token.text == "}", let start = open.popLast(), !types.contains(start) {
        blocks.append((start + 1)..<place)
      }
    }
    return blocks
  }

  /// The statements of a block, each by its first and last word.
  private func statements(of block: Range<Int>) -> [ClosedRange<Int>] {
    var (statements, depth): ([ClosedRange<Int>], Int) = ([], 0)
    var start = block.lowerBound
    // A closure's parameters are not a statement.
    let head = tokens[block].prefix { !$0.startsLine && !$0.isMark("{") }
    if let word = head.firstIndex(where: { $0.kind == .word && $0.text == "in" }) {
      start = word + 1
    }
    guard start < block.upperBound else { return [] }
    for place in start..<block.upperBound {
      if depth == 0, place > start, begins(place, after: start) {
        statements.append(start...(place - 1))
        start = place
      }
      guard tokens[place].kind == .mark else { continue }
      if ["(", "[", "{"].contains(tokens[place].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[place].text) { depth -= 1 }
    }
    return statements + [start...(block.upperBound - 1)]
  }

  /// Whether a word on a new line begins a statement, and does not go on with the one before.
  private func begins(_ place: Int, after start: Int) -> Bool {
    let (token, before) = (tokens[place], tokens[place - 1])
    if before.isMark(";") { return true }
    guard token.startsLine else { return false }
    if before.isMark(":"), isLabel(start...start) { return true }
    if token.kind == .mark, ".?:&|+-*/=<>,){".contains(token.text) { return false }
    if ["else", "catch", "where", "as", "is"].contains(token.text) { return false }
    return !(before.kind == .mark && "=,+-*/&|?:<.(".contains(before.text))
  }

  private func removals(_ statements: [ClosedRange<Int>]) -> [Mutant] {
    statements.filter { !isLabel($0) && !isForNothing($0) }.map { statement in
      let range = file.range(statement)
      return Mutant(path: path, in: file.original, [(range, [])], .removed(text(range)))
    }
  }

  private func swaps(_ statements: [ClosedRange<Int>]) -> [Mutant] {
    zip(statements, statements.dropFirst()).compactMap { first, second in
      guard isCall(first), isCall(second) else { return nil }
      let (one, two) = (file.range(first), file.range(second))
      guard file.original[one] != file.original[two] else { return nil }
      return Mutant(
        path: path, in: file.original,
        [(one, Array(file.original[two])), (two, Array(file.original[one]))],
        .swapped(text(one), text(two)))
    }
  }

  /// `case` and `default` only name what is behind them, and an import is none of the app's doings.
  private func isLabel(_ statement: ClosedRange<Int>) -> Bool {
    ["case", "default", "import"].contains(tokens[statement.lowerBound].text)
  }

  /// Calls of super that no check can miss: UIKit's own method does nothing there, or the compiler asks for
  /// the call.
  private func isForNothing(_ statement: ClosedRange<Int>) -> Bool {
    tokens[statement.lowerBound].text == "super" && statement.count > 2
      && Self.doNothing.contains(tokens[statement.lowerBound + 2].text)
  }

  /// Apple's reference says of most of these that the method of `UIViewController` does nothing, and of
  /// `viewDidLoad` it asks for no call.
  private static let doNothing: Set<String> = [
    "init", "viewDidLoad", "viewWillUnload", "viewDidUnload", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "prepare",
  ]

  /// Whether it is a call and nothing else: the order of other statements seldom means anything.
  private func isCall(_ statement: ClosedRange<Int>) -> Bool {
    guard tokens[statement.lowerBound].kind == .word, tokens[statement.lowerBound].text != "super",
      [")", "}"].contains(tokens[statement.upperBound].text)
    else { return false }
    var depth = 0
    for token in tokens[statement] {
      if token.kind == .word, depth == 0, Self.keywords.contains(token.text) { return false }
      guard token.kind == .mark else { continue }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if token.text == "=", depth == 0 { return false }
    }
    return true
  }

  private static let keywords: Set<String> = [
    "case", "default", "let", "var", "guard", "return", "if", "for", "while", "repeat", "switch",
    "do", "defer",
    "func",
    "throw",
  ]

  // MARK: Values

  static let others = ["true": "false", "false": "true"]

  /// The values of a block, without those of the blocks in it.
  private func values(in block: Range<Int>) -> [Mutant] {
    let inner = blocks.filter {
      $0.lowerBound > block.lowerBound && $0.upperBound < block.upperBound
    }
    return block.compactMap { place in
      let token = tokens[place]
      if inner.contains(where: { $0.contains(place) }) || isAnswerOfLaunch(place) { return nil }
      let other: String
      switch token.kind {
      case .word:
        guard let opposite = Self.others[token.text] else { return nil }
        other = opposite
      case .literal:
        guard let number = Int(token.text) else { return nil }
        other = String(number + 1)
      case .mark:
        guard let twin = twin(at: place) else { return nil }
        let range = token.range.lowerBound..<tokens[place + 1].range.upperBound
        return replaced(range, by: twin)
      case .attribute, .directive: return nil
      }
      return replaced(token.range, by: other)
    }
  }

  /// Whether it is what did-finish returns, which counts only when a URL has launched the app.
  private func isAnswerOfLaunch(_ place: Int) -> Bool {
    guard place > 0, tokens[place - 1].text == "return" else { return false }
    let method = file.types.flatMap(\.members).last { $0.start < place }
    return method?.fullName == "application(_:didFinishLaunchingWithOptions:)"
  }

  /// The opposite of the operator of two marks that begins at a place.
  private func twin(at place: Int) -> String? {
    guard place + 1 < tokens.count, tokens[place + 1].kind == .mark,
      tokens[place].range.upperBound == tokens[place + 1].range.lowerBound
    else { return nil }
    return switch tokens[place].text + tokens[place + 1].text {
    case "==": "!="
    case "!=": "=="
    case "&&": "||"
    case "||": "&&"
    default: nil
    }
  }

  func replaced(_ range: Range<Int>, by other: String) -> Mutant {
    Mutant(
      path: path, in: file.original, [(range, Array(other.utf8))], .replaced(text(range), by: other)
    )
  }

  /// The beginning of a piece, on one line.
  private func text(_ range: Range<Int>) -> String {
    let line = String(
      decoding: file.original[range].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.count < file.original[range].count ? line + " …" : line
  }
}
