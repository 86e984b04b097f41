/// Calls what stands for functions of Foundation's that the compiler cannot tell from the course's own, or
/// that Foundation lacks here.
struct FoundationCalls: SourceRewrite {
  /// Functions that both have, with parameters of two types of the same names.
  private static let functions = ["NSSearchPathForDirectoriesInDomains": "_courseSearchPaths"]

  /// Methods that both have, with results or parameters of two types of the same names.
  private static let methods = [
    "resourceValues": "_courseResourceValues", "setResourceValues": "_courseSetResourceValues",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      // On a device the block does not escape, and needs no `self`.
      if token.text == "enumerateMatches", index > 0, tokens[index - 1].isMark("."),
        index + 2 < tokens.count, tokens[index + 1].isMark("("), tokens[index + 2].text == "in",
        !Self.declaresMethod(token.text, app)
      {
        return SourceEdit(range: token.range, replacement: "_courseEnumerateMatches")
      }
      // Both answer, with values of two types of one name.
      if let name = Self.methods[token.text], index > 0, tokens[index - 1].isMark("."),
        index + 1 < tokens.count, tokens[index + 1].isMark("("), !Self.hasOwn(token.text, app)
      {
        return SourceEdit(range: token.range, replacement: name)
      }
      if token.text == "CVarArg", let start = Self.castOfError(to: index, in: tokens) {
        let range = tokens[start].range.lowerBound..<token.range.upperBound
        return SourceEdit(range: range, replacement: "as NSError")
      }
      guard token.kind == .word, index == 0 || !tokens[index - 1].isMark("."),
        index + 2 < tokens.count, tokens[index + 1].isMark("(")
      else { return nil }
      if let name = Self.functions[token.text] {
        return SourceEdit(range: token.range, replacement: name)
      }
      // An empty text is made of an empty text.
      if ["NSAttributedString", "NSMutableAttributedString"].contains(token.text),
        tokens[index + 2].isMark(")")
      {
        let end = tokens[index + 1].range.upperBound
        return SourceEdit(range: end..<end, replacement: "string: \"\"")
      }
      // An object that an app makes itself answers as the shared one does.
      if ["ProcessInfo", "NSProcessInfo"].contains(token.text), tokens[index + 2].isMark(")"),
        !Self.declares(token.text, app)
      {
        return SourceEdit(
          range: file.range(index...(index + 2)), replacement: "ProcessInfo.processInfo")
      }
      // What has nothing to do has no units to do.
      if token.text == "Progress", tokens[index + 2].isMark(")"),
        !Self.declares("Progress", app)
      {
        let end = tokens[index + 1].range.upperBound
        return SourceEdit(range: end..<end, replacement: "totalUnitCount: 0")
      }
      return nil
    }
  }

  /// Where the cast of an error begins, as in `error as CVarArg`: on a device an error is an object.
  private static func castOfError(to index: Int, in tokens: [SourceToken]) -> Int? {
    let cast = index > 0 && tokens[index - 1].isMark("!") ? index - 2 : index - 1
    guard cast > 0, tokens[cast].text == "as" else { return nil }
    let value = tokens[cast - 1].isMark("!") ? cast - 2 : cast - 1
    guard value >= 0, tokens[value].kind == .word,
      ["error", "err"].contains(where: { tokens[value].text.lowercased().hasSuffix($0) })
    else { return nil }
    return cast
  }

  /// Whether the app has a method of that name whose first argument has the label `in`, too.
  private static func declaresMethod(_ name: String, _ app: ScannedApp) -> Bool {
    app.files.values.contains { file in
      file.tokens.indices.dropLast(3).contains { index in
        file.tokens[index].text == "func" && file.tokens[index + 1].text == name
          && file.tokens[index + 3].text == "in"
      }
    }
  }

  /// Whether the app has a method of that name.
  private static func hasOwn(_ name: String, _ app: ScannedApp) -> Bool {
    app.files.values.contains { file in
      file.tokens.indices.dropLast().contains { index in
        file.tokens[index].text == "func" && file.tokens[index + 1].text == name
      }
    }
  }

  private static func declares(_ name: String, _ app: ScannedApp) -> Bool {
    app.files.values.contains { file in
      file.aliases.contains(name)
        || file.types.contains { $0.keyword != "extension" && $0.name == name }
    }
  }
}
