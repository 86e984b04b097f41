/// Has the `dynamic` properties of classes say that they change: Objective-C's runtime does it on iOS.
///
/// What observes a property hears of a change behind its `didSet`, and not at all of what an initializer sets.
struct ObservedProperties: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.filter { $0.keyword == "class" || $0.keyword == "extension" }.flatMap { type in
      type.members.flatMap { member -> [SourceEdit] in
        guard Self.isObserved(member) else { return [] }
        return edits(for: member, in: file, before: type.body.upperBound)
      }
    }
  }

  private static func isObserved(_ member: MemberDeclaration) -> Bool {
    member.keyword == "var" && member.modifiers.contains("dynamic")
      && !ManagedProperties.isManaged(member)
      && member.modifiers.isDisjoint(with: ["static", "class"])
  }

  /// What a file calls that does not know UIKit: a model of the app's may know Foundation alone. Nil for
  /// an app without such a file.
  static func glue(for app: ScannedApp) -> String? {
    let isNeeded = app.files.values.contains { file in
      !FrameworkImports.reachUIKit(in: file)
        && file.types.contains { $0.members.contains(where: isObserved) }
    }
    guard isNeeded else { return nil }
    return """
      func _courseWillChange(_ object: NSObject, _ key: String) { UIKit._willChange(object, key) }
      func _courseDidChange(_ object: NSObject, _ key: String) { UIKit._didChange(object, key) }

      """
  }

  private func edits(
    for member: MemberDeclaration, in file: ScannedFile, before end: Int
  ) -> [SourceEdit] {
    var place = PropertyEnd(tokens: file.tokens, from: member.nameToken + 1, before: end)
    place.find()
    let key = file.objectiveCName(of: member) ?? member.name.filter { $0 != "`" }
    let (willChange, didChange) =
      FrameworkImports.reachUIKit(in: file)
      ? ("UIKit._willChange", "UIKit._didChange") : ("_courseWillChange", "_courseDidChange")
    let will = "\(willChange)(self, \"\(key)\")"
    let did = "\(didChange)(self, \"\(key)\")"
    guard let body = place.body else {
      let offset = file.tokens[place.last].range.upperBound
      return [
        SourceEdit(
          range: offset..<offset,
          replacement: " { willSet { \(will) } didSet { \(did) } }")
      ]
    }
    let accessors = Accessors(tokens: file.tokens, in: body)
    let open = file.tokens[body].range.upperBound
    var edits: [SourceEdit] = []
    func insert(_ text: String, at token: Int) {
      let offset = file.tokens[token].range.upperBound
      edits.append(SourceEdit(range: offset..<offset, replacement: " \(text);"))
    }
    if accessors.isObserved {
      var missing = ""
      if let willSet = accessors.braces["willSet"] {
        insert(will, at: willSet)
      } else {
        missing += " willSet { \(will) }"
      }
      if let didSet = accessors.braces["didSet"] {
        insert("defer { \(did) }", at: didSet)
      } else {
        missing += " didSet { \(did) }"
      }
      if !missing.isEmpty {
        edits.append(SourceEdit(range: open..<open, replacement: missing))
      }
    } else if let set = accessors.braces["set"] {
      insert("\(will); defer { \(did) }", at: set)
    }
    return edits
  }
}

/// Where the declaration of a property ends.
struct PropertyEnd {
  let tokens: [SourceToken]
  /// The last word before the end, or before the body.
  private(set) var last: Int
  /// The brace that opens its accessors; nil without any.
  private(set) var body: Int?
  private let end: Int

  init(tokens: [SourceToken], from start: Int, before end: Int) {
    self.tokens = tokens
    self.end = end
    last = start - 1
  }

  mutating func find() {
    var (depth, angles) = (0, 0)
    var hasValue = false
    var index = last + 1
    while index < end {
      let token = tokens[index]
      if depth == 0, token.startsLine, !continues(index) { return }
      if depth == 0, angles == 0, token.isMark(";") || token.isMark(",") { return }
      if depth == 0, token.isMark("=") { hasValue = true }
      if !hasValue {
        if token.isMark("<") { angles += 1 }
        if token.isMark(">"), !tokens[index - 1].isMark("-") { angles -= 1 }
      }
      if token.isMark("{"), depth == 0, !hasValue || isObserver(index) {
        body = index
        return
      }
      if token.kind == .mark {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth -= 1 }
      }
      if depth < 0 { return }
      last = index
      index += 1
    }
  }

  /// Whether a line goes on with the declaration of the line before.
  private func continues(_ index: Int) -> Bool {
    let (token, before) = (tokens[index], tokens[index - 1])
    if token.kind == .mark, !"@#".contains(token.text), token.text != "\\" { return true }
    return before.kind == .mark && "=:,.+-*/&|<".contains(before.text)
  }

  private func isObserver(_ brace: Int) -> Bool {
    brace + 1 < end && ["willSet", "didSet"].contains(tokens[brace + 1].text)
  }
}

/// The accessors in a property's braces.
private struct Accessors {
  /// The opening braces, by the accessors' names.
  private(set) var braces: [String: Int] = [:]
  var isObserved: Bool { braces["willSet"] != nil || braces["didSet"] != nil }

  init(tokens: [SourceToken], in open: Int) {
    var depth = 0
    var name: String?
    for index in (open + 1)..<tokens.count {
      let token = tokens[index]
      if depth == 0, ["get", "set", "willSet", "didSet"].contains(token.text) { name = token.text }
      guard token.kind == .mark else { continue }
      if token.text == "{" {
        if depth == 0, let found = name {
          braces[found] = index
          name = nil
        }
        depth += 1
      } else if token.text == "}" {
        depth -= 1
        if depth < 0 { return }
      }
    }
  }
}
