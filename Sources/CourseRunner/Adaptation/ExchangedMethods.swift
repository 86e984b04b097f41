/// Lets a method that has changed places with one of UIKit's call that by its own name, as on iOS (rule 1098).
///
/// Swift on Linux has no such runtime: the call would begin the same method anew, without end. UIKit's methods that
/// can change their places do nothing but tell, and so does what is called here.
struct ExchangedMethods: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let names = app.exchangedNames
    if names.isEmpty { return [] }
    return file.types.flatMap(\.members).filter { names.contains($0.name) }
      .flatMap { Self.edits(of: $0, in: file) }
  }

  /// What UIKit tells a controller or a view; for nothing else do apps name the selectors of these methods.
  private static let told: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "didReceiveMemoryWarning", "awakeFromNib", "didMoveToWindow", "didMoveToSuperview",
  ]

  /// The names in selectors of files that name one of UIKit's as well.
  static func names(in files: some Collection<ScannedFile>) -> Set<String> {
    guard
      files.contains(where: { file in
        file.tokens.contains { $0.text == "method_exchangeImplementations" }
      })
    else { return [] }
    return Set(
      files.map(EarlySwift.selectorNames).filter { !told.isDisjoint(with: $0) }.joined()
    ).subtracting(told)
  }

  private static func edits(of member: MemberDeclaration, in file: ScannedFile) -> [SourceEdit] {
    let (tokens, name) = (file.tokens, member.nameToken)
    guard member.keyword == "func", name + 1 < tokens.count, tokens[name + 1].isMark("("),
      member.attributes.contains("objc") || member.modifiers.contains("dynamic"),
      member.modifiers.isDisjoint(with: ["static", "class", "override"]),
      let end = file.closing(name + 1), end + 1 < tokens.count, tokens[end + 1].isMark("{"),
      let close = file.closing(end + 1)
    else { return [] }
    let calls = (end + 2..<close).filter { isCall($0, of: member.name, in: tokens) }
    if calls.isEmpty { return [] }
    let other = "_courseExchanged_\(member.name)"
    let parameters = String(decoding: file.bytes[file.range(name + 1...end)], as: UTF8.self)
      .split(separator: "\n").joined(separator: " ")
    // A comment to the end of its line would take what comes behind it.
    guard !parameters.contains("//") else { return [] }
    let start = tokens[member.start].range.lowerBound
    return [
      SourceEdit(range: start..<start, replacement: "func \(other)\(parameters) {}; ")
    ] + calls.map { SourceEdit(range: tokens[$0].range, replacement: other) }
  }

  /// Whether the word is the method of the object itself, and is called.
  private static func isCall(_ index: Int, of name: String, in tokens: [SourceToken]) -> Bool {
    guard tokens[index].text == name, tokens[index].kind == .word, tokens[index + 1].isMark("(")
    else { return false }
    if tokens[index - 1].isMark(".") {
      return tokens[index - 2].text == "self" && tokens[index - 4].text != "#selector"
    }
    return tokens[index - 1].text != "func" && tokens[index - 2].text != "#selector"
  }
}
