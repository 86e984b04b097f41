import Foundation

/// Reads the language of predicates, as far as UI tests speak it.
struct PredicateParser {
  private var tokens: [Token] = []
  private var place = 0
  private var arguments: [Any]
  private let format: String
  /// The format with the arguments in their places.
  private(set) var shown = ""

  typealias Condition = (PredicateSubject) -> Bool
  private typealias Expression = (PredicateSubject) -> PredicateValue

  struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case argument(key: Bool)
    case sign(String)

    var words: String {
      switch self {
      case .word(let word), .sign(let word): word
      case .text(let text): "\"\(text)\""
      case .number(let number): "\(number)"
      case .argument: "%@"
      }
    }
  }

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    self.arguments = arguments
  }

  mutating func parse() throws(Problem) -> Condition {
    tokens = try Self.tokens(of: format)
    var rest = arguments[...]
    let pieces = format.split(separator: "%", omittingEmptySubsequences: false)
    shown = String(pieces.first ?? "")
    for piece in pieces.dropFirst() {
      let digits = piece.prefix { "ldufs".contains($0) }
      let length = piece.first == "@" || piece.first == "K" ? 1 : digits.count
      if length > 0, let next = rest.popFirst() {
        let isText = next is String && piece.first != "K"
        shown += (isText ? "\"\(next)\"" : "\(next)") + piece.dropFirst(length)
      } else {
        shown += "%" + piece
      }
    }
    let condition = try readOr()
    if place < tokens.count { throw Problem("\(tokens[place].words) was not expected") }
    return condition
  }

  // MARK: Words

  private static func tokens(of format: String) throws(Problem) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst(), next != first {
          text.append(next == "\\" ? rest.popFirst() ?? "\\" : next)
        }
        tokens.append(.text(text))
      } else if first == "%" {
        rest.removeFirst()
        let kind = rest.prefix { $0 == "l" }
        rest = rest.dropFirst(kind.count)
        guard let letter = rest.popFirst(), "@dDiufKsS".contains(letter) else {
          throw Problem("% stands alone")
        }
        tokens.append(.argument(key: letter == "K"))
      } else if first.isNumber || first == "-" {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits) else { throw Problem("\(digits) is no number") }
        rest = rest.dropFirst(digits.count)
        tokens.append(.number(number))
      } else if first.isLetter || first == "_" || first == "@" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@" }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
        rest = rest.dropFirst(sign.count)
        tokens.append(.sign(sign))
      }
    }
    return tokens
  }

  private mutating func take(_ word: String) -> Bool {
    guard place < tokens.count else { return false }
    let isIt =
      switch tokens[place] {
      case .word(let text): text.uppercased() == word
      case .sign(let sign): sign == word
      default: false
      }
    if isIt { place += 1 }
    return isIt
  }

  // MARK: Conditions

  private mutating func readOr() throws(Problem) -> Condition {
    var condition = try readAnd()
    while take("OR") || take("||") {
      let (left, right) = (condition, try readAnd())
      condition = { left($0) || right($0) }
    }
    return condition
  }

  private mutating func readAnd() throws(Problem) -> Condition {
    var condition = try readNot()
    while take("AND") || take("&&") {
      let (left, right) = (condition, try readNot())
      condition = { left($0) && right($0) }
    }
    return condition
  }

  private mutating func readNot() throws(Problem) -> Condition {
    if take("NOT") || take("!") {
      let condition = try readNot()
      return { !condition($0) }
    }
    if take("(") {
      let condition = try readOr()
      guard take(")") else { throw Problem("a parenthesis is not closed") }
      return condition
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return try readComparison()
  }

  private mutating func readComparison() throws(Problem) -> Condition {
    let left = try readValue()
    guard place < tokens.count else { throw Problem("a comparison has one side") }
    let token = tokens[place]
    place += 1
    let name: String
    switch token {
    case .word(let word): name = word.uppercased()
    case .sign(let sign): name = sign
    default: throw Problem("\(token.words) compares nothing")
    }
    var options = String.CompareOptions()
    if take("[") {
      guard place < tokens.count, case .word(let letters) = tokens[place] else {
        throw Problem("the brackets behind \(name) hold no option")
      }
      place += 1
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
      guard take("]") else { throw Problem("a bracket is not closed") }
    }
    let right = try readValue()
    guard let compare = Self.comparison(name, options) else {
      throw Problem("\(name) is no comparison that this course knows")
    }
    return { compare(left($0), right($0)) }
  }

  private mutating func readValue() throws(Problem) -> Expression {
    guard place < tokens.count else { throw Problem("a comparison has one side") }
    let token = tokens[place]
    place += 1
    switch token {
    case .text(let text): return { _ in .text(text) }
    case .number(let number): return { _ in .number(number) }
    case .argument(let isKey):
      guard !arguments.isEmpty else { throw Problem("there are more places than arguments") }
      let value = arguments.removeFirst()
      if isKey { return try property(named: "\(value)") }
      let settled = PredicateValue(value)
      return { _ in settled }
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return { _ in .number(1) }
      case "FALSE", "NO": return { _ in .number(0) }
      case "NIL", "NULL": return { _ in .nothing }
      default: return try property(named: word)
      }
    case .sign("{"):
      var values: [Expression] = []
      while !take("}") {
        values.append(try readValue())
        guard take(",") || tokens.dropFirst(place).first == .sign("}") else {
          throw Problem("a list is not closed")
        }
      }
      return { subject in .list(values.map { $0(subject) }) }
    case .sign(let sign): throw Problem("\(sign) was not expected")
    }
  }

  private func property(named path: String) throws(Problem) -> Expression {
    // `self.label` is the label, and `label.length` its length.
    var name = path
    if name.lowercased().hasPrefix("self.") { name = String(name.dropFirst("self.".count)) }
    if name.hasSuffix(".length") {
      let text = try property(named: String(name.dropLast(".length".count)))
      return { .number(Double(text($0).text?.utf16.count ?? 0)) }
    }
    let known = [
      "label", "identifier", "title", "value", "placeholderValue", "elementType", "enabled",
      "isEnabled", "selected", "isSelected", "hasFocus", "hasKeyboardFocus", "exists", "hittable",
      "isHittable", "count", "@count", "state", "SELF", "self",
    ]
    guard known.contains(name) else { throw Problem("this course's elements have no `\(name)`") }
    return { $0.value(of: name) ?? .nothing }
  }

  private static func comparison(
    _ name: String, _ options: String.CompareOptions
  ) -> ((PredicateValue, PredicateValue) -> Bool)? {
    func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
      guard case .text(let left) = left, case .text(let right) = right else {
        if case .number = left, case .number = right { return left == right }
        if left == .nothing || right == .nothing { return left == right }
        return left.text == right.text
      }
      return left.compare(right, options: options) == .orderedSame
    }
    func ordered(
      _ isInOrder: @escaping (ComparisonResult) -> Bool
    ) -> (PredicateValue, PredicateValue) -> Bool {
      { left, right in
        if case .number(let left) = left, case .number(let right) = right {
          return isInOrder(
            left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame)
        }
        guard let left = left.text, let right = right.text else { return false }
        return isInOrder(left.compare(right, options: options))
      }
    }
    func texts(
      _ holds: @escaping (String, String) -> Bool
    ) -> (PredicateValue, PredicateValue) -> Bool {
      { left, right in
        guard let left = left.text, let right = right.text else { return false }
        return holds(left, right)
      }
    }
    switch name {
    case "=", "==": return isEqual
    case "!=", "<>": return { !isEqual($0, $1) }
    case "<": return ordered { $0 == .orderedAscending }
    case ">": return ordered { $0 == .orderedDescending }
    case "<=", "=<": return ordered { $0 != .orderedDescending }
    case ">=", "=>": return ordered { $0 != .orderedAscending }
    case "CONTAINS": return texts { $0.range(of: $1, options: options) != nil }
    case "BEGINSWITH":
      return texts { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case "ENDSWITH":
      return texts { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case "LIKE":
      return texts { text, pattern in
        let parts = NSRegularExpression.escapedPattern(for: pattern)
          .replacing("\\*", with: ".*").replacing("\\?", with: ".")
        return matches(text, parts, options)
      }
    case "MATCHES": return texts { matches($0, $1, options) }
    case "IN":
      return { left, right in
        if case .list(let all) = right { return all.contains { isEqual(left, $0) } }
        guard let left = left.text, let right = right.text else { return false }
        return right.range(of: left, options: options) != nil
      }
    case "BETWEEN":
      return { value, bounds in
        guard case .list(let bounds) = bounds, bounds.count == 2 else { return false }
        return ordered { $0 != .orderedAscending }(value, bounds[0])
          && ordered { $0 != .orderedDescending }(value, bounds[1])
      }
    default: return nil
    }
  }

  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions
  ) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
  }
}
