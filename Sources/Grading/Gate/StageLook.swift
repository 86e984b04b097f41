import CourseRunner

/// Whether an exercise's `Stage.swift` means beside an app what it means beside the solution.
///
/// Both are one module, and in a module its own names come first: a `!=` for labels or a `subviews`
/// in an extension would answer where the stage asks Swift or UIKit. A look at the words finds the
/// names that could; only for those does the compiler's typed tree of the stage decide.
struct StageLook {
  /// The names that the app and the stage share, with where the app declares them.
  private let suspects: [String: (path: String, offset: Int)]
  /// Those of them that are not to be seen in a tree: other names for types, and how operators bind.
  private let unseen: Set<String>

  /// Nil when there is nothing to look for, as beside nearly every app.
  init?(_ stage: InspectedStage, beside sources: [InspectedSource]) {
    let spoken = OutsideNames.spoken(in: SourceScanner.tokens(of: stage.text))
    var suspects: [String: (path: String, offset: Int)] = [:]
    var unseen: Set<String> = []
    for source in sources {
      let tokens = SourceScanner.tokens(of: source.compiled)
      for (name, offset) in OutsideNames.declared(in: tokens) where spoken.contains(name) {
        suspects[name] = suspects[name] ?? (source.path, offset)
        if tokens.contains(where: {
          $0.range.lowerBound == offset && ["typealias", "operator"].contains($0.text)
        }) {
          unseen.insert(name)
        }
      }
    }
    if suspects.isEmpty { return nil }
    let solution = stage.solution()
    // What the solution declares is what the stage is about; without one that cannot be told.
    if solution.isEmpty { return nil }
    for text in solution {
      for (name, _) in OutsideNames.declared(in: SourceScanner.tokens(of: text)) {
        suspects[name] = nil
      }
    }
    if suspects.isEmpty { return nil }
    self.suspects = suspects
    self.unseen = unseen.filter { suspects[$0] != nil }
  }

  /// What is refused, by the tree of the stage.
  ///
  /// - Throws: ``TypedTree/Fault`` when the text is no such tree.
  func refusals(in tree: [UInt8]) throws -> [Refusal] {
    var taken = unseen
    let files = try TypedTree.read(tree) { _, node in
      for reference in node.references where reference.contains("3App") {
        let mangled = reference.hasPrefix("s:") ? "$s\(reference.dropFirst(2))" : reference
        guard let text = SwiftSymbol(mangled: mangled)?.text else { continue }
        if node.kind == "decl_ref", let name = node.names["base_name"]?.first,
          suspects[name] != nil, Self.isOutside(text, name)
        {
          taken.insert(name)
        }
        // A type is spoken of without a reference to its declaration.
        let first = text.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if text.hasPrefix("App."), suspects[String(first)] != nil { taken.insert(String(first)) }
      }
    }
    guard files == [InspectedStage.name] else { throw TypedTree.Fault.malformed(at: tree.count) }
    return taken.sorted().compactMap { name in
      suspects[name].map {
        Refusal(rule: .takenName, subject: name, path: $0.path, offset: $0.offset)
      }
    }
  }

  /// Whether a declaration of the app's stands in no type of the app's.
  private static func isOutside(_ text: String, _ name: String) -> Bool {
    text.hasPrefix("App.\(name)") || text.contains("(extension in App):")
  }
}

/// The names that a file declares where other files' words may come to mean them.
private enum OutsideNames {
  private static let introducers: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "actor", "typealias",
    "associatedtype", "case", "operator",
  ]

  /// Members that are used without being named: by patterns, interpolations, calls and brackets.
  private static let unnamed: Set<String> = [
    "~=", "appendInterpolation", "appendLiteral", "init", "subscript", "callAsFunction",
    "dynamicallyCall", "makeIterator", "next",
  ]

  /// The words of a file, and what it may use without a word.
  static func spoken(in tokens: [SourceToken]) -> Set<String> {
    var names = unnamed
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .word { names.insert(plain(token.text)) }
      if let name = operatorName(at: index, of: tokens) {
        names.insert(name)
        index += name.count
      } else {
        index += 1
      }
    }
    return names
  }

  /// The names outside of all types but extensions and protocols, with where they stand.
  static func declared(in tokens: [SourceToken]) -> [(name: String, offset: Int)] {
    var names: [(name: String, offset: Int)] = []
    // For each open brace, whether what stands in it is an extension's or a protocol's.
    var open: [Bool] = []
    var isExtension = false
    // Behind `let` or `var` each comma or bracket may bring another name.
    var isInBinding = false
    for (index, token) in tokens.enumerated() {
      if token.isMark("{") {
        open.append(isExtension && open.isEmpty)
        isExtension = false
      } else if token.isMark("}") {
        _ = open.popLast()
      } else if token.text == "extension" || token.text == "protocol", token.kind == .word {
        isExtension = true
      }
      guard open.isEmpty || open == [true] else { continue }
      let isBehindMark = index > 0 && [",", "("].contains(tokens[index - 1].text)
      if token.kind != .mark {
        if ["let", "var"].contains(token.text) {
          isInBinding = true
        } else if token.startsLine, !isBehindMark {
          isInBinding = false
        }
      }
      if isInBinding, isBehindMark, token.kind == .word {
        names.append((plain(token.text), token.range.lowerBound))
      }
      if let name = declaredName(at: index, of: tokens) {
        names.append((name, token.range.lowerBound))
      }
    }
    return names
  }

  private static func declaredName(at index: Int, of tokens: [SourceToken]) -> String? {
    let token = tokens[index]
    guard token.kind == .word else { return nil }
    if token.text == "init" || token.text == "subscript" { return token.text }
    guard introducers.contains(token.text), index + 1 < tokens.count else { return nil }
    let next = tokens[index + 1]
    return next.kind == .word ? plain(next.text) : operatorName(at: index + 1, of: tokens)
  }

  /// The longest operator that begins there.
  private static func operatorName(at index: Int, of tokens: [SourceToken]) -> String? {
    var name = ""
    var end = tokens[index].range.lowerBound
    for token in tokens[index...] {
      guard token.kind == .mark, token.range.lowerBound == end, !brackets.contains(token.text)
      else { break }
      name += token.text
      end = token.range.upperBound
    }
    return name.isEmpty ? nil : name
  }

  private static let brackets: Set<String> = ["(", ")", "[", "]", "{", "}", ",", ":", ";", "\\"]

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
