/// Writes differently what only looks like one of the ``GuardedWords``: in a comment, in a string, or as a
/// name. What an app does stays the same.
///
/// The gate then looks at the bytes and needs to believe no scanner: a place that is taken for a comment
/// and is none no longer says what was guarded.
struct HarmlessWords: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let places = GuardedWords.places(in: file.bytes)
    if places.isEmpty { return [] }
    var (comment, token) = (0, 0)
    return places.compactMap { place in
      let offset = place.range.lowerBound
      while comment < file.comments.count, file.comments[comment].upperBound <= offset {
        comment += 1
      }
      if comment < file.comments.count, file.comments[comment].contains(offset) {
        return Self.apart(place)
      }
      while token < file.tokens.count, file.tokens[token].range.upperBound <= offset { token += 1 }
      guard token < file.tokens.count, file.tokens[token].range.contains(offset) else {
        return nil
      }
      if file.tokens[token].kind == .literal {
        return Self.escaped(place, in: file.tokens[token], of: file)
      }
      return Self.isName(token, in: file)
        ? SourceEdit(range: place.range, replacement: "`\(file.tokens[token].text)`") : nil
    }
  }

  /// A hyphen behind the first character: a blank space there would still be an attribute.
  private static func apart(_ place: GuardedWords.Place) -> SourceEdit {
    let end = place.range.lowerBound + 1
    return SourceEdit(range: end..<end, replacement: "-")
  }

  private static func escaped(
    _ place: GuardedWords.Place, in token: SourceToken, of file: ScannedFile
  ) -> SourceEdit? {
    if token.escape.isEmpty { return nil }
    let start = place.range.lowerBound
    let code = String(file.bytes[start], radix: 16)
    return SourceEdit(range: start..<start + 1, replacement: "\(token.escape)u{\(code)}")
  }

  /// Whether a word is where only a name can be: `case unsafe`, `place.unsafe`, `load(import url: URL)`.
  private static func isName(_ index: Int, in file: ScannedFile) -> Bool {
    let token = file.tokens[index]
    let before = index > 0 ? file.tokens[index - 1] : nil
    let next = index + 1 < file.tokens.count ? file.tokens[index + 1] : nil
    switch token.text {
    case "unsafe":
      if before?.isMark(".") ?? false { return true }
      if before?.isMark("(") ?? false, index > 1,
        ["nonisolated", "unowned"].contains(file.tokens[index - 2].text)
      {
        return false
      }
      guard let next, !next.startsLine else { return true }
      if let before, Self.introducers.contains(before.text) { return true }
      if ["in", "as", "is", "else", "where"].contains(next.text) { return true }
      guard next.kind == .mark else { return false }
      let isAdjacent = next.range.lowerBound == token.range.upperBound
      switch next.text {
      case "(", "[": return isAdjacent
      case "&", "-", "!", "\\":
        // An operator between two operands has a space behind it, or none before.
        let end = file.bytes[next.range.lowerBound...].firstIndex { !Self.operators.contains($0) }
        return isAdjacent || end.map { file.bytes[$0] <= 0x20 } ?? false
      default: return true
      }
    case "import":
      let isLabel = before.map { $0.isMark("(") || $0.isMark(",") || $0.isMark(".") } ?? false
      return isLabel && !token.startsLine
    default: return false
    }
  }

  private static let operators = Set("&-!|=<>+*/%^~?.".utf8)
  private static let introducers: Set<String> = ["func", "case", "var", "let"]
}
