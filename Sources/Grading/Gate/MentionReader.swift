/// Reads the names in a symbol's words, scalar by scalar.
struct MentionReader {
  private(set) var mentions: [SwiftSymbol.Mention] = []
  private var name = Name()
  private var word = ""
  /// The names before the brackets that are open.
  private var open: [Opening] = []
  /// The name before the bracket that was closed last, while nothing is between them.
  private var closed: Name?
  /// The module whose extension has the next name; empty while it is not known yet.
  private var extending: String?
  private var last: Unicode.Scalar = " "
  private var isInOperator = false

  private struct Name {
    var words: [String] = []
    var extending: String?
  }

  private struct Opening {
    /// The name before the bracket.
    var name: Name
    /// Whether the name goes on within, as in `App.(Secret in _8A…)`.
    var isWithin = false
  }

  mutating func read(_ scalar: Unicode.Scalar) {
    defer { last = scalar }
    if isInOperator {
      if scalar != " ", scalar != "(" { return }
      isInOperator = false
    }
    switch scalar {
    case _ where Self.isPart(scalar): word.unicodeScalars.append(scalar)
    case ".": readDot()
    case "(", "[": begin()
    case "<" where last != ".": begin()
    case ")", "]": end()
    case ">" where last != "." && last != "-": end()
    default:
      // Behind a dot it is the name of an operator, which may have brackets in it.
      isInOperator = last == "." && scalar != " "
      finish()
    }
  }

  /// Ends the name that was read, and takes it where it is one.
  mutating func finish() {
    closed = nil
    takeWord()
    defer { name = Name() }
    guard let first = name.words.first else { return }
    if let place = open.indices.last, open[place].isWithin {
      open[place].name.words.append(first)
      open[place].isWithin = false
    }
    if name.words == ["extension"] || (name.words == ["in"] && extending == "") {
      extending = ""
    } else if extending == "" {
      extending = first
    } else if name.words.count > 1, !Self.isGeneric(first) {
      name.extending = name.extending ?? extending
      extending = nil
      mentions.append(
        SwiftSymbol.Mention(
          module: first, path: Array(name.words.dropFirst()), extending: name.extending))
    }
  }

  private mutating func takeWord() {
    if !word.isEmpty { name.words.append(word) }
    word = ""
  }

  private mutating func readDot() {
    if !word.isEmpty {
      takeWord()
    } else if let closed {
      name = closed
      self.closed = nil
    } else {
      finish()
    }
  }

  private mutating func begin() {
    var before = name
    before.extending = name.extending ?? extending.flatMap { $0.isEmpty ? nil : $0 }
    if word.isEmpty, !before.words.isEmpty {
      name = Name()
      open.append(Opening(name: before, isWithin: true))
    } else {
      if !word.isEmpty { before.words.append(word) }
      finish()
      open.append(Opening(name: before))
    }
  }

  private mutating func end() {
    finish()
    guard let opening = open.popLast(), !opening.name.words.isEmpty else { return }
    closed = opening.name
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.value >= 0x80 || scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
  }

  private static func isGeneric(_ word: String) -> Bool {
    word == "Self" || word == "Any"
      || word.utf8.count <= 3 && word.first?.isUppercase == true
        && word.dropFirst().allSatisfy(\.isNumber)
  }
}
