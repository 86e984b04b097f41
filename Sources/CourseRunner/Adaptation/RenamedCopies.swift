extension FileSet {
  /// A digest that is the same for sources which differ only in comments, layout, file names and the
  /// names that their author chose; nil without Swift files.
  ///
  /// Names that are declared in the sources count by the order in which they first appear; names of
  /// UIKit's, what is overridden, keywords and literals count as they are. A guess at copying, made to
  /// be looked at by a person.
  package var normalizedHash: String? {
    let sources = files.filter { $0.key.hasSuffix(".swift") }.values.map {
      SourceScanner.tokens(of: $0)
    }
    if sources.isEmpty { return nil }
    let chosen = sources.reduce(into: Set<String>()) { $0.formUnion(ChosenNames(in: $1).names) }
    // Sorted by what is in them: neither the files' names nor their order count.
    let digests = sources.map { Self.digest(of: $0, chosen: chosen) }.sorted()
    var digest = Digest()
    for one in digests { digest.add(one) }
    return digest.hexadecimal()
  }

  private static func digest(of tokens: [SourceToken], chosen: Set<String>) -> String {
    var digest = Digest()
    var places: [String: Int] = [:]
    for token in tokens {
      guard token.kind == .word, chosen.contains(token.text) else {
        digest.add(token.text)
        continue
      }
      let place = places[token.text] ?? places.count
      places[token.text] = place
      // No word of Swift's begins with a zero byte.
      digest.add("\0\(place)")
    }
    return digest.hexadecimal()
  }
}

/// The names in a source that its author chose, and could have chosen otherwise.
private struct ChosenNames {
  private(set) var names: Set<String> = []
  /// Names that UIKit asks for.
  private var overridden: Set<String> = []

  init(in tokens: [SourceToken]) {
    var isOverride = false
    let leadsToIn = Self.leadingToIn(tokens)
    for (place, token) in tokens.enumerated() {
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      if token.isMark("{") || token.isMark("}") || token.isMark(";") { isOverride = false }
      guard token.kind == .word else { continue }
      if token.text == "override" { isOverride = true }
      if Self.declaring.contains(token.text), let next, next.kind == .word {
        if isOverride {
          overridden.insert(next.text)
        } else {
          names.insert(next.text)
        }
        isOverride = false
      }
      // A parameter or a property without `var`: `name:`; and what a closure calls its arguments.
      let after = next?.isMark(":") ?? false
      if after || next?.text == "in" || Self.isGenericName(tokens, place) {
        names.insert(token.text)
        if after, place > 0, tokens[place - 1].kind == .word {
          names.insert(tokens[place - 1].text)
        }
      }
      if next?.isMark(",") ?? false, leadsToIn[place] {
        names.insert(token.text)
      }
    }
    names.subtract(overridden)
    names.subtract(Self.keywords)
  }

  /// Whether a list of words that ends with `in` begins at a word, for each of them.
  private static func leadingToIn(_ tokens: [SourceToken]) -> [Bool] {
    var leads = [Bool](repeating: false, count: tokens.count + 2)
    for place in tokens.indices.dropLast().reversed() where tokens[place].kind == .word {
      leads[place] =
        tokens[place + 1].text == "in" || tokens[place + 1].isMark(",") && leads[place + 2]
    }
    return leads
  }

  /// Whether the word is the first in the angle brackets behind a name that is being declared.
  private static func isGenericName(_ tokens: [SourceToken], _ place: Int) -> Bool {
    place > 2 && tokens[place - 1].isMark("<") && declaring.contains(tokens[place - 3].text)
  }

  private static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "actor", "typealias",
    "associatedtype", "case", "for",
  ]
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "do", "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "lazy", "let", "nil", "open", "override", "private", "protocol", "public", "repeat", "required",
    "return", "self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "_",
  ]
}
