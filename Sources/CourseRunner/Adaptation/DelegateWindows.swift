/// Takes a mark from `delegate?.window??.rootViewController` and from `window!!`.
///
/// The window is an optional requirement of the delegate's protocol, which only Objective-C has: there
/// it may be missing as well as nil. Here every delegate has one.
struct DelegateWindows: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    marks(in: file.tokens) + values(in: file.tokens)
  }

  /// `if let window = UIApplication.shared.delegate?.window { window?.… }` finds one that may be nil there.
  private func values(in tokens: [SourceToken]) -> [SourceEdit] {
    let words = ["UIApplication", ".", "shared", ".", "delegate", "?", ".", "window"]
    return tokens.indices.dropLast(words.count).compactMap { index in
      guard tokens[index].text == words[0],
        words.indices.allSatisfy({ tokens[index + $0].text == words[$0] })
      else { return nil }
      let (window, next) = (tokens[index + words.count - 1], tokens[index + words.count])
      let end = window.range.upperBound
      // Where code goes on with the window, sets it or unwraps it, its type is clear.
      guard !next.isMark("."), !next.isMark("="),
        next.range.lowerBound > end || !(next.isMark("?") || next.isMark("!"))
      else { return nil }
      return SourceEdit(range: end..<end, replacement: ".map(Optional.some)")
    }
  }

  private func marks(in tokens: [SourceToken]) -> [SourceEdit] {
    tokens.indices.dropFirst().dropLast(3).compactMap { index in
      let (first, second) = (tokens[index + 1], tokens[index + 2])
      guard tokens[index].text == "window", tokens[index - 1].isMark("."),
        first.isMark("!") || first.isMark("?") && tokens[index + 3].isMark("."),
        second.isMark(first.text),
        // With blanks it is the operator between a value and its default.
        tokens[index].range.upperBound == first.range.lowerBound,
        first.range.upperBound == second.range.lowerBound
      else { return nil }
      return SourceEdit(range: second.range, replacement: "")
    }
  }
}
