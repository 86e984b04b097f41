/// Takes a mark from `delegate?.window??.rootViewController` and from `window!!`.
///
/// The window is an optional requirement of the delegate's protocol, which only Objective-C has: there
/// it may be missing as well as nil. Here every delegate has one.
struct DelegateWindows: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    return tokens.indices.dropFirst().dropLast(3).compactMap { index in
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
