import Words

/// Mutants by single words: comparisons and signs the other way round, conditions that are denied,
/// members in place of their opposites, weak properties that hold, and texts that are empty.
extension CodeMutants {
  /// In the order of the file.
  var words: [Mutant] {
    let firsts = self.firstValues
    return tokens.indices.flatMap { place in
      [
        opposite(at: place), denial(at: place), otherMember(at: place), strong(at: place),
        empty(at: place), firsts.contains(place) ? otherValue(at: place) : nil,
      ].compactMap { $0 }
    }
  }

  // MARK: Operators

  private static let opposites = [
    "<": ">=", ">": "<=", "<=": ">", ">=": "<", "+": "-", "-": "+", "*": "/", "/": "*",
    "+=": "-=", "-=": "+=",
  ]

  /// The operator that begins at a place and stands between spaces.
  private func spacedOperator(at place: Int) -> Range<Int>? {
    guard tokens[place].kind == .mark else { return nil }
    var range = tokens[place].range
    for token in tokens[(place + 1)...]
    where token.kind == .mark && token.range.lowerBound == range.upperBound {
      range = range.lowerBound..<token.range.upperBound
    }
    let ends = [range.lowerBound - 1, range.upperBound]
    let spaces = " \n".utf8
    guard
      ends.allSatisfy({ file.original.indices.contains($0) && spaces.contains(file.original[$0]) })
    else { return nil }
    return range
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: file.original[range], as: UTF8.self)
  }

  private func opposite(at place: Int) -> Mutant? {
    guard let range = spacedOperator(at: place) else { return nil }
    return Self.opposites[string(range)].map { replaced(range, by: $0) }
  }

  // MARK: Conditions

  /// What binds values or asks for a version cannot be denied.
  private static let undeniable: Set<String> = ["let", "var", "case", "available", "unavailable"]

  /// The condition of `if`, `guard`, `while` or of a ternary operator, denied, unless it is a comparison
  /// or a list: those have mutants of their own.
  private func denial(at place: Int) -> Mutant? {
    guard let words = condition(at: place), !words.isEmpty,
      !tokens[words].contains(where: {
        $0.kind == .mark && "<>=#".contains($0.text) || Self.undeniable.contains($0.text)
      })
    else { return nil }
    let range = file.range(words.lowerBound...(words.upperBound - 1))
    return replaced(range, by: "!(\(string(range)))")
  }

  private func condition(at place: Int) -> Range<Int>? {
    let token = tokens[place]
    if token.kind == .word, ["if", "guard", "while"].contains(token.text) {
      var depth = 0
      for end in (place + 1)..<max(place + 1, tokens.count) {
        let word = tokens[end]
        if depth == 0, word.isMark("{") || word.text == "else" { return (place + 1)..<end }
        if depth == 0, word.isMark(",") { return nil }
        if word.kind == .mark, "([".contains(word.text) { depth += 1 }
        if word.kind == .mark, ")]".contains(word.text) { depth -= 1 }
      }
      return nil
    }
    guard token.isMark("?"), let range = spacedOperator(at: place), range.count == 1 else {
      return nil
    }
    var (start, depth) = (place, 0)
    while start > 0 {
      let word = tokens[start - 1]
      if depth == 0, word.kind == .mark, "([{,:".contains(word.text) { break }
      if depth == 0, word.text == "return" || tokens[start].startsLine { break }
      if depth == 0, word.isMark("="), spacedOperator(at: start - 1)?.count == 1 { break }
      if word.kind == .mark, ")]}".contains(word.text) { depth += 1 }
      if word.kind == .mark, "([{".contains(word.text) { depth -= 1 }
      start -= 1
    }
    return start..<place
  }

  // MARK: Names

  /// Members that mean the opposite of each other, or another one of the same kind.
  private static let members: [String: String] = {
    let pairs = [
      ("portrait", "landscape"), ("landscapeLeft", "landscapeRight"), ("fullScreen", "pageSheet"),
      ("flexibleWidth", "flexibleHeight"), ("topAnchor", "bottomAnchor"),
      ("leadingAnchor", "trailingAnchor"), ("minY", "maxY"), ("minX", "maxX"), ("midX", "midY"),
      ("width", "height"), ("isPortrait", "isLandscape"),
    ]
    let all =
      pairs.flatMap { [$0, ($0.1, $0.0)] } + [
        ("all", "portrait"), ("allButUpsideDown", "portrait"),
      ]
    return Dictionary(uniqueKeysWithValues: all)
  }()

  private func otherMember(at place: Int) -> Mutant? {
    let token = tokens[place]
    guard token.kind == .word, place > 0, tokens[place - 1].isMark("."),
      let other = Self.members[token.text]
    else { return nil }
    return replaced(token.range, by: other)
  }

  private func strong(at place: Int) -> Mutant? {
    guard tokens[place].kind == .word, tokens[place].text == "weak", place + 1 < tokens.count,
      tokens[place + 1].text == "var"
    else { return nil }
    return replaced(file.range(place...(place + 1)), by: "var")
  }

  // MARK: Values

  /// A text without interpolations, but for the reason of an end.
  private func empty(at place: Int) -> Mutant? {
    let token = tokens[place]
    guard token.kind == .literal, token.text.count > 2, token.text.hasPrefix("\""),
      token.text.hasSuffix("\""), !token.text.hasPrefix("\"\"\""), !token.text.contains("\\("),
      !(place > 1 && tokens[place - 2].text == "fatalError")
    else { return nil }
    return replaced(token.range, by: "\"\"")
  }

  /// The places of what properties are at first: a number or a truth alone.
  private var firstValues: Set<Int> {
    var found: Set<Int> = []
    for type in file.types {
      var depth = 0
      for place in type.body {
        let token = tokens[place]
        if token.isMark("{") { depth += 1 }
        if token.isMark("}") { depth -= 1 }
        guard depth == 0 || depth == 1 && tokens[type.body.lowerBound].isMark("{"), place > 0,
          tokens[place - 1].isMark("="), place + 1 < tokens.count, tokens[place + 1].startsLine
        else { continue }
        found.insert(place)
      }
    }
    return found
  }

  private func otherValue(at place: Int) -> Mutant? {
    let token = tokens[place]
    if let other = Self.others[token.text] { return replaced(token.range, by: other) }
    return Int(token.text).map { replaced(token.range, by: String($0 + 1)) }
  }
}
