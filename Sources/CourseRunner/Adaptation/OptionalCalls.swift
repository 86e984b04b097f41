/// Lets an app call optional methods of UIKit's delegates as Objective-C has them: `delegate?.method?(…)`, which
/// is nil where the method is missing, and `delegate.method!(…)` (rule 1263).
///
/// Here every delegate has the methods, by defaults, which say when it was one of them that was called.
struct OptionalCalls: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    // What the app's own protocols leave to choice is another rewrite's.
    var edits: [SourceEdit] = []
    for index in tokens.indices.dropFirst(2).dropLast(3)
    where tokens[index].kind == .word && tokens[index - 1].isMark(".") {
      let (word, mark, open) = (tokens[index], tokens[index + 1], tokens[index + 2])
      guard mark.isMark("?") || mark.isMark("!"), open.isMark("("),
        word.range.upperBound == mark.range.lowerBound,
        mark.range.upperBound == open.range.lowerBound, let call = tokens.call(at: index + 2)
      else { continue }
      let name = "\(word.text)(\(call.labels.map { "\($0):" }.joined()))"
      guard Self.methods.contains(name), !app.optionalMethods.contains(word.text),
        call.labels.contains(where: { $0 != "_" }) || !Self.isProperty(word.text, of: app)
      else { continue }
      edits.append(SourceEdit(range: mark.range, replacement: ""))
      guard mark.isMark("?"), let start = Self.start(of: index - 1, tokens) else { continue }
      let first = tokens[start].range.lowerBound
      edits.append(
        SourceEdit(range: first..<first, replacement: "UIKit._courseAsked(\"\(name)\", { "))
      let end = tokens[call.end].range.upperBound
      let goesOn = call.end + 1 < tokens.count && tokens[call.end + 1].isMark(".")
      edits.append(SourceEdit(range: end..<end, replacement: goesOn ? " })?" : " })"))
    }
    return edits
  }

  /// The first word of what stands before a point.
  private static func start(of point: Int, _ tokens: [SourceToken]) -> Int? {
    var place = point - 1
    while place >= 0 {
      let token = tokens[place]
      if token.isMark("?") || token.isMark("!") {
        place -= 1
        continue
      }
      if token.isMark(")") || token.isMark("]") {
        guard let opening = tokens.opening(of: place) else { return nil }
        let isSuffix =
          opening > 0 && tokens[opening - 1].range.upperBound == tokens[opening].range.lowerBound
          && (tokens[opening - 1].kind == .word
            || [")", "]", "?", "!"].contains(tokens[opening - 1].text))
        guard isSuffix else { return opening }
        place = opening - 1
        continue
      }
      guard token.kind == .word else { return nil }
      guard place > 1, tokens[place - 1].isMark(".") else { return place }
      place -= 2
    }
    return nil
  }

  /// What may be missing, by its full name: of delegates and data sources, and of those that animate transitions.
  private static let methods = UIKitCallbacks.optional.union([
    "animationEnded(_:)", "interruptibleAnimator(using:)",
  ])

  /// Whether the app has a property of that name: a closure in it is called in the same way, without labels.
  private static func isProperty(_ name: String, of app: ScannedApp) -> Bool {
    app.files.values.flatMap(\.types).flatMap(\.members).contains {
      $0.name == name && $0.keyword != "func"
    }
  }
}
