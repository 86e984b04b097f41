import CourseModel
import CourseRunner

/// What is refused by the words of a file alone, before the compiler sees it: the line is known, the
/// reason is plain, and no time is spent.
///
/// Nothing depends on it but `#sourceLocation`, which leaves no trace in a tree: therefore that one is
/// looked for in comments and strings too.
struct TokenRules {
  let source: InspectedSource

  var refusals: [Refusal] {
    var refusals: [Refusal] = []
    let tokens = SourceScanner.tokens(of: source.compiled)
    for (index, token) in tokens.enumerated() where refusals.count < Self.limit {
      func refuse(_ rule: GateRule, _ subject: String) {
        refusals.append(
          Refusal(
            rule: rule, subject: subject, path: source.path, offset: token.range.lowerBound))
      }
      switch token.kind {
      case .attribute:
        if let rule = Self.rule(forAttribute: token.text) { refuse(rule, token.text) }
      case .word where index > 0 && tokens[index - 1].isMark("@") && token.text.hasPrefix("`"):
        if let rule = Self.rule(forAttribute: token.text) { refuse(rule, "@\(token.text)") }
      case .word where token.text == "unsafe":
        // `.unsafe` is a case or member of somebody's; and only before an operand is it no name.
        let isMember = index > 0 && tokens[index - 1].isMark(".")
        let isBeforeOperand = index + 1 < tokens.count && Self.beginsOperand(tokens[index + 1])
        if !isMember, isBeforeOperand { refuse(.unsafeCode, "unsafe") }
      case .directive where token.text == "#externalMacro": refuse(.macro, token.text)
      case .word where token.text == "import":
        // Which of several imports is compiled is for the compiler to say; these never may be.
        let names = tokens[(index + 1)...].prefix(Self.importLimit)
          .prefix { !$0.startsLine && !$0.isMark(";") }.map(\.text)
        if let own = names.first(where: Self.ownModules.contains) { refuse(.importedModule, own) }
      default: break
      }
    }
    if let offset = source.compiled.firstPlace(of: "#sourceLocation") {
      refusals.append(
        Refusal(
          rule: .sourceLocation, subject: "#sourceLocation", path: source.path, offset: offset))
    }
    return refusals
  }

  /// The rule that an attribute breaks; nil for one that is allowed or that the compiler shall judge.
  private static func rule(forAttribute text: String) -> GateRule? {
    let name = text.drop { $0 == "@" || $0 == "`" }
    if name.hasPrefix("_") { return .attribute }
    return refused[String(name.filter { $0 != "`" })]
  }

  private static func beginsOperand(_ token: SourceToken) -> Bool {
    if token.startsLine { return false }
    return token.kind != .mark || ["(", "[", "&", "\\", "-", "!"].contains(token.text)
  }

  /// What is refused of one file; nobody is told more.
  private static let limit = 100

  /// Words of an import; nobody writes more, and attributes come before it.
  private static let importLimit = 20

  /// The modules of the course itself, some of which cannot even be loaded in an app.
  private static let ownModules: Set<String> = [
    "AppHost", "CPlatform", "CourseKit", "CourseModel", "CourseRunner", "EventTrace", "Grading",
    "HeadlessUIKit", "Judge", "Rendering",
  ]

  private static let refused: [String: GateRule] = [
    "c": .attribute, "cdecl": .attribute, "section": .attribute, "used": .attribute,
    "unsafe": .attribute, "safe": .attribute, "testable": .attribute, "exclusivity": .attribute,
    "unchecked": .unsafeCode, "implementation": .attribute, "abi": .attribute,
    "specialize": .attribute, "specialized": .attribute, "nonexhaustive": .attribute,
    "attached": .macro, "freestanding": .macro, "lifetime": .attribute, "export": .attribute,
    "extern": .attribute, "weakLinked": .attribute, "exported": .attribute,
  ]
}
