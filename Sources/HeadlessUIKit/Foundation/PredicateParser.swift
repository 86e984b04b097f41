import Foundation

/// Reads the format of a predicate, or of an expression, and the arguments for its percent signs.
struct PredicateParser {
  private enum Word: Equatable {
    case name(String)
    case text(String)
    case number(NSNumber)
    case mark(String)
  }

  private var words: [Word] = []
  private var place = 0
  private var arguments: [Any]
  private var isBroken = false

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    let pattern =
      #/\s*(?:(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|(?<mark>%(?:@|K|ld|lu|lld|llu|lf|[dDiufgxc])|&&|\|\||==|!=|<>|<=|>=|=<|=>|\*\*|[=<>!(){},:*\/+-])|(?<name>[@#$]?[A-Za-z_][\w.@]*(?:\[[cdnlw]+\])?))/#
    var rest = format[...]
    while !rest.allSatisfy(\.isWhitespace) {
      guard let match = rest.prefixMatch(of: pattern) else {
        isBroken = true
        return
      }
      if let text = match.text {
        words.append(
          .text(String(text.dropFirst().dropLast()).replacing(#/\\(.)/#) { String($0.1) }))
      } else if let number = match.number {
        let whole = Int(number).map { NSNumber(value: $0) }
        words.append(.number(whole ?? NSNumber(value: Double(number) ?? 0)))
      } else if let mark = match.mark {
        words.append(.mark(String(mark)))
      } else if let name = match.name {
        words.append(.name(String(name)))
      }
      rest = rest[match.range.upperBound...]
    }
  }

  /// The predicate; nil where the format says none.
  mutating func predicate() -> PredicateFormat? {
    guard !isBroken, let predicate = alternatives(), place == words.count else { return nil }
    return predicate
  }

  /// The expression; nil where the format says none.
  mutating func wholeExpression() -> PredicateFormat.Expression? {
    guard !isBroken, let expression = expression(), place == words.count else { return nil }
    return expression
  }

  private mutating func alternatives() -> PredicateFormat? {
    guard var parts = conditions().map({ [$0] }) else { return nil }
    while takes(name: "OR") || takes(mark: "||") {
      guard let part = conditions() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conditions() -> PredicateFormat? {
    guard var parts = condition().map({ [$0] }) else { return nil }
    while takes(name: "AND") || takes(mark: "&&") {
      guard let part = condition() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func condition() -> PredicateFormat? {
    if takes(name: "NOT") || takes(mark: "!") { return condition().map { .not($0) } }
    if takes(name: "TRUEPREDICATE") { return .constant(true) }
    if takes(name: "FALSEPREDICATE") { return .constant(false) }
    let before = self
    // Parentheses hold conditions, or begin an expression.
    if takes(mark: "("), let inner = alternatives(), takes(mark: ")") { return inner }
    self = before
    return comparison().map { .comparison($0) }
  }

  private mutating func comparison() -> PredicateFormat.Comparison? {
    var quantifier: PredicateFormat.Quantifier?
    if takes(name: "ANY") || takes(name: "SOME") { quantifier = .any }
    if takes(name: "ALL") { quantifier = .all }
    if takes(name: "NONE") { quantifier = PredicateFormat.Quantifier.none }
    guard let left = expression(), let (comparison, options) = comparisonOperator(),
      let right = expression()
    else { return nil }
    return .init(
      quantifier: quantifier, left: left, comparison: comparison, right: right, options: options)
  }

  private static let marks: [String: PredicateFormat.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]
  private static let names: [String: PredicateFormat.Operator] = [
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func comparisonOperator() -> (PredicateFormat.Operator, String)? {
    guard place < words.count else { return nil }
    defer { place += 1 }
    switch words[place] {
    case .mark(let mark):
      // The letters of `==[c]` stand by themselves.
      return Self.marks[mark].map { ($0, "") }
    case .name(let name):
      let parts = name.split(separator: "[")
      return Self.names[parts[0].uppercased()].map {
        ($0, parts.count > 1 ? String(parts[1].dropLast()) : "")
      }
    default: return nil
    }
  }

  private mutating func expression() -> PredicateFormat.Expression? {
    guard var sum = product() else { return nil }
    while let sign = takes(anyOf: ["+", "-"]) {
      guard let next = product() else { return nil }
      sum = .operation(sign, sum, next)
    }
    return sum
  }

  private mutating func product() -> PredicateFormat.Expression? {
    guard var product = power() else { return nil }
    while let sign = takes(anyOf: ["*", "/"]) {
      guard let next = power() else { return nil }
      product = .operation(sign, product, next)
    }
    return product
  }

  private mutating func power() -> PredicateFormat.Expression? {
    guard let base = signed() else { return nil }
    guard takes(mark: "**") else { return base }
    return power().map { .operation("**", base, $0) }
  }

  private mutating func signed() -> PredicateFormat.Expression? {
    if takes(mark: "-") {
      return signed().map { .operation("-", .value(NSNumber(value: 0)), $0) }
    }
    return operand()
  }

  private mutating func operand() -> PredicateFormat.Expression? {
    if takes(mark: "(") {
      guard let inner = expression(), takes(mark: ")") else { return nil }
      return inner
    }
    if place < words.count, case .name(let name) = words[place] {
      let before = self
      place += 1
      _ = takes(mark: ":")
      if PredicateFormat.Expression.knows(name), takes(mark: "("),
        let arguments = functionArguments()
      {
        return .function(name, arguments)
      }
      self = before
    }
    return literal()
  }

  /// What is between the parentheses of a function, and its end.
  private mutating func functionArguments() -> [PredicateFormat.Expression]? {
    var parts: [PredicateFormat.Expression] = []
    while !takes(mark: ")") {
      if !parts.isEmpty, !takes(mark: ",") { return nil }
      guard let part = expression() else { return nil }
      parts.append(part)
    }
    return parts
  }

  private mutating func literal() -> PredicateFormat.Expression? {
    guard place < words.count else { return nil }
    defer { place += 1 }
    switch words[place] {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .mark("{"): return list()
    case .mark("%K"): return nextArgument().map { .path(Self.keys(in: "\($0)")) }
    case .mark(let mark) where mark.hasPrefix("%"): return nextArgument().map { .value($0) }
    case .mark: return nil
    case .name(let name):
      switch name.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      default: return .path(Self.keys(in: name))
      }
    }
  }

  /// The members between braces; leaves the closing one to be stepped over.
  private mutating func list() -> PredicateFormat.Expression? {
    var parts: [PredicateFormat.Expression] = []
    place += 1
    while place < words.count, words[place] != .mark("}") {
      guard let part = expression() else { return nil }
      parts.append(part)
      if place < words.count, words[place] == .mark(",") { place += 1 }
    }
    return place < words.count ? .list(parts) : nil
  }

  private static func keys(in path: String) -> [String] {
    path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
  }

  private mutating func nextArgument() -> Any? {
    arguments.isEmpty ? nil : arguments.removeFirst()
  }

  private mutating func takes(name: String) -> Bool {
    guard place < words.count, case .name(let word) = words[place], word.uppercased() == name
    else { return false }
    place += 1
    return true
  }

  private mutating func takes(anyOf marks: [String]) -> String? {
    marks.first { takes(mark: $0) }
  }

  private mutating func takes(mark: String) -> Bool {
    guard place < words.count, words[place] == .mark(mark) else { return false }
    place += 1
    return true
  }
}
