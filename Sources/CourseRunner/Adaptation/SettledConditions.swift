/// Takes out of a file what no `#if` lets in, where the condition is about the platform, a module or a
/// flag: an app here is one for iOS, whatever the machine.
///
/// What depends on the compiler (`swift(>=6)`, `hasFeature`) is left for it to say.
struct SettledConditions {
  let tokens: [SourceToken]

  /// The file without what is not let in, and without the conditions themselves; every other byte stays
  /// where it is. Nil when nothing is settled.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    let gone = ranges(endingAt: bytes.count)
    if gone.isEmpty { return nil }
    var settled = bytes
    for range in gone {
      for index in range where settled[index] > 0x20 { settled[index] = 0x20 }
    }
    return settled
  }

  /// One `#if` with what follows it up to its `#endif`.
  private struct Block {
    var clauses: [Clause] = []
  }

  private struct Clause {
    /// The bytes of the directive and its condition.
    var head: Range<Int>
    /// Whether it lets in what follows; nil where the compiler knows.
    var isLetIn: Bool?
  }

  private func ranges(endingAt end: Int) -> [Range<Int>] {
    var open: [Block] = []
    var gone: [Range<Int>] = []
    for (index, token) in tokens.enumerated() where token.kind == .directive {
      switch token.text {
      case "#if":
        // Who nests deeper than a person does is left to the compiler.
        if open.count == Self.depthLimit { return [] }
        open.append(Block(clauses: [clause(at: index)]))
      case "#elseif" where !open.isEmpty: open[open.count - 1].clauses.append(clause(at: index))
      case "#else" where !open.isEmpty:
        open[open.count - 1].clauses.append(Clause(head: token.range, isLetIn: true))
      case "#endif":
        guard let block = open.popLast() else { return [] }
        gone += ranges(of: block, endingWith: token.range)
      default: break
      }
    }
    return open.isEmpty ? gone : []
  }

  private static let depthLimit = 32

  private func ranges(of block: Block, endingWith last: Range<Int>) -> [Range<Int>] {
    var gone: [Range<Int>] = []
    var isFound = false
    for (place, clause) in block.clauses.enumerated() {
      guard let isLetIn = isFound ? false : clause.isLetIn else { return [] }
      let isLast = place + 1 == block.clauses.count
      let end = isLast ? last.lowerBound : block.clauses[place + 1].head.lowerBound
      gone.append(clause.head.lowerBound..<(isLetIn ? clause.head.upperBound : end))
      isFound = isFound || isLetIn
    }
    return gone + [last]
  }

  private func clause(at index: Int) -> Clause {
    var end = index + 1
    while end < tokens.count, !tokens[end].startsLine { end += 1 }
    var condition = Condition(tokens: tokens[(index + 1)..<end].prefix(Self.wordLimit))
    let value = condition.disjunction(depth: 0)
    return Clause(
      head: tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound,
      isLetIn: condition.isAtEnd ? value : nil)
  }

  private static let wordLimit = 200

  /// Reads a condition from left to right.
  private struct Condition {
    var tokens: ArraySlice<SourceToken>

    var isAtEnd: Bool { tokens.isEmpty }

    private mutating func take(_ marks: String) -> Bool {
      let words = tokens.prefix(marks.count)
      guard words.map(\.text).joined() == marks, words.allSatisfy({ $0.kind == .mark }) else {
        return false
      }
      tokens = tokens.dropFirst(marks.count)
      return true
    }

    mutating func disjunction(depth: Int) -> Bool? {
      var value = conjunction(depth: depth)
      while take("||") {
        let next = conjunction(depth: depth)
        value = value == true || next == true ? true : value == nil || next == nil ? nil : false
      }
      return value
    }

    private mutating func conjunction(depth: Int) -> Bool? {
      var value = term(depth: depth)
      while take("&&") {
        let next = term(depth: depth)
        value = value == false || next == false ? false : value == nil || next == nil ? nil : true
      }
      return value
    }

    private mutating func term(depth: Int) -> Bool? {
      if depth > 32 { return nil }
      if take("!") { return term(depth: depth + 1).map { !$0 } }
      if take("(") {
        let value = disjunction(depth: depth + 1)
        return take(")") ? value : nil
      }
      guard let word = tokens.popFirst(), word.kind == .word else { return nil }
      guard take("(") else { return Self.flags.contains(word.text) }
      let arguments = tokens.prefix { !$0.isMark(")") }
      tokens = tokens.dropFirst(arguments.count)
      guard take(")"), let first = arguments.first?.text else { return nil }
      return Self.answer(to: word.text, first)
    }

    private static func answer(to question: String, _ argument: String) -> Bool? {
      switch question {
      case "os": argument == "iOS"
      case "canImport": modules.contains(argument)
      case "targetEnvironment": false
      default: nil
      }
    }

    /// An app is run as Xcode runs it, in its configuration for debugging.
    private static let flags: Set<String> = ["true", "DEBUG"]

    private static let modules: Set<String> = [
      "UIKit", "Foundation", "Swift", "CoreGraphics", "CoreFoundation", "QuartzCore",
    ]
  }
}
