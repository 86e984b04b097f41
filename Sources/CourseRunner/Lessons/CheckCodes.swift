import CourseModel

/// The sources of an exercise's checks, as written in its files.
///
/// By a look at the words, without compiling: a check whose name is put together by the script is found
/// where its name is.
package struct CheckCodes {
  private var bodies: [(name: [String], body: String)] = []

  /// Reads the scripts of the exercise, those of private checks too.
  package init(of exercise: Part) {
    for part in [exercise] + exercise.joining {
      let own = Disk.names(in: part.folder).filter { $0.hasSuffix(".swift") }
      for name in own + part.uiTestFiles {
        if let bytes = try? Disk.read("\(part.folder)/\(name)") { read(bytes) }
      }
    }
  }

  /// Reads one script.
  init(_ text: String) { read(Array(text.utf8)) }

  /// The code in the braces of the check of that name; nil if it is not found.
  package func code(of check: String) -> String? {
    bodies.first { $0.name == [check] }?.body
      ?? bodies.first { $0.name.count > 1 && check.fits($0.name) }?.body
  }

  private mutating func read(_ bytes: [UInt8]) {
    let tokens = SourceScanner.tokens(of: bytes)
    readTests(tokens, of: bytes)
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == "Check" && tokens[index + 1].isMark("(") {
      guard let close = Self.end(of: index + 1, in: tokens), close + 1 < tokens.count,
        tokens[close + 1].isMark("{"), let last = Self.end(of: close + 1, in: tokens)
      else { continue }
      let name = Self.name(in: tokens[(index + 2)..<close])
      var first = tokens[close + 1].range.upperBound
      if let word = tokens[(close + 2)..<last].prefix(8).first(where: { $0.text == "in" }) {
        first = word.range.upperBound
      }
      let body = bytes[first..<max(first, tokens[last].range.lowerBound)]
      bodies.append((name, String(decoding: body, as: UTF8.self).dedented))
    }
  }

  /// Reads the methods of tests written for Xcode, which are checks under their own names.
  private mutating func readTests(_ tokens: [SourceToken], of bytes: [UInt8]) {
    for index in tokens.indices.dropLast(4)
    where tokens[index].text == "func" && tokens[index + 1].text.hasPrefix("test")
      && tokens[index + 2].isMark("(") && tokens[index + 3].isMark(")")
    {
      guard let open = tokens.indices[(index + 4)...].first(where: { tokens[$0].isMark("{") }),
        let last = Self.end(of: open, in: tokens)
      else { continue }
      let body = bytes[tokens[open].range.upperBound..<tokens[last].range.lowerBound]
      bodies.append(([tokens[index + 1].text], String(decoding: body, as: UTF8.self).dedented))
    }
  }

  /// The place of the bracket that closes the one there.
  private static func end(of open: Int, in tokens: [SourceToken]) -> Int? {
    var depth = 0
    for index in tokens.indices[open...] where tokens[index].kind == .mark {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The pieces of the first argument's text between interpolations.
  private static func name(in arguments: ArraySlice<SourceToken>) -> [String] {
    guard let first = arguments.first, first.kind == .literal, first.text.hasPrefix("\"") else {
      return ["", ""]
    }
    if first.text.count > 1, first.text.hasSuffix("\""), !first.text.hasSuffix("\\\"") {
      return [String(first.text.dropFirst().dropLast()).withoutEscapes]
    }
    var pieces = [String(first.text.dropFirst().prefix { $0 != "\\" })]
    for token in arguments.dropFirst() where token.kind == .literal {
      let isLast = token.text.hasSuffix("\"")
      let text = token.text.drop { $0 == ")" }
      pieces.append(String(isLast ? text.dropLast() : text.prefix { $0 != "\\" }))
      if isLast { break }
    }
    return pieces.count > 1 ? pieces : pieces + [""]
  }
}

extension String {
  fileprivate var withoutEscapes: String {
    replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  /// Whether it begins and ends as the pieces do, and has the others in between.
  fileprivate func fits(_ pieces: [String]) -> Bool {
    guard pieces.contains(where: { !$0.isEmpty }), hasPrefix(pieces[0]) else { return false }
    var rest = dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }

  /// Its lines without what all of them are indented by, and without blank ones around them.
  fileprivate var dedented: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    let margin =
      lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(min(margin, $0.count)) }.joined(separator: "\n")
  }
}
