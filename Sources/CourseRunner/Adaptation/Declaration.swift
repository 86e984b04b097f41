/// A type or extension in a Swift file, as far as its words tell.
struct TypeDeclaration {
  var keyword: String
  /// With the types around it, as in `Outer.Inner`; for an extension what it extends.
  var name: String
  /// Where the declaration begins, attributes and modifiers included; an index of a word.
  var start: Int
  /// The word that names it.
  var nameToken: Int
  var attributes: [String]
  var modifiers: Set<String>
  /// The types after the colon, without generic arguments.
  var inherited: [String]
  /// The word of the colon after the name, if there is one.
  var colon: Int?
  var isGeneric: Bool
  /// The words of the opening and closing brace.
  var body: ClosedRange<Int>
  var members: [MemberDeclaration] = []
}

/// A method, property or initializer of a type.
struct MemberDeclaration {
  /// `func`, `var`, `let`, `init`, `deinit` or `subscript`.
  var keyword: String
  var name: String
  var start: Int
  var nameToken: Int
  var attributes: [String]
  var modifiers: Set<String>
  /// The labels of the parameters, `_` for none; nil for what takes none.
  var labels: [String]?
  /// The types of the parameters, and what follows them up to the body, without spaces.
  var parameterTypes: [String] = []
  /// What the body calls the parameters.
  var parameterNames: [String] = []
  var result = ""
  /// The word after its signature.
  var signatureEnd = 0
  /// Whether a stored property has a value from its declaration, or needs none.
  var hasValue = true

  /// Whether it is awaited.
  var isAsync: Bool { result.hasPrefix("async") }

  /// As `#function` spells it.
  var fullName: String {
    labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
  }
}

/// Finds the types of a Swift file and their members; bodies of functions are left out.
struct DeclarationReader {
  private let tokens: [SourceToken]
  private(set) var types: [TypeDeclaration] = []
  /// The names of all type aliases.
  private(set) var aliases: Set<String> = []

  private static let depthLimit = 32
  /// Words of a property's type.
  private static let typeLimit = 500
  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]
  private static let importKinds = typeKeywords.union(["typealias", "func", "let", "var"])
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "override", "nonisolated", "isolated", "weak", "unowned", "convenience", "required", "lazy",
    "mutating", "nonmutating", "indirect", "dynamic", "optional", "prefix", "postfix", "infix",
  ]

  init(tokens: [SourceToken]) {
    self.tokens = tokens
    var members: [MemberDeclaration] = []
    var index = 0
    read(from: &index, to: tokens.count, in: "", depth: 0, &members)
  }

  /// The words before a declaration that belong to it.
  private struct Prelude {
    var start: Int?
    var attributes: [String] = []
    var modifiers: Set<String> = []
  }

  private mutating func read(
    from index: inout Int, to end: Int, in outer: String, depth: Int,
    _ members: inout [MemberDeclaration]
  ) {
    var prelude = Prelude()
    while index < end {
      let token = tokens[index]
      if token.kind == .attribute {
        prelude.start = prelude.start ?? index
        prelude.attributes.append(String(token.text.dropFirst()))
        index += 1
        if index < end, tokens[index].isMark("("),
          tokens[index].range.lowerBound == token.range.upperBound
        {
          skipGroup(&index, to: end)
        }
        continue
      }
      let isMember = index > 0 && tokens[index - 1].isMark(".")
      if token.kind == .word, !isMember {
        if token.text == "import" {
          // `import class UIKit.UIView` declares no class.
          index += 1
          if index < end, Self.importKinds.contains(tokens[index].text) { index += 1 }
          prelude = Prelude()
          continue
        }
        if Self.modifiers.contains(token.text), !beginsType(at: index, before: end) {
          prelude.start = prelude.start ?? index
          prelude.modifiers.insert(token.text)
          index += 1
          if index < end, tokens[index].isMark("("), token.text != "optional" {
            skipGroup(&index, to: end)
          }
          continue
        }
        if beginsType(at: index, before: end) {
          readType(&index, to: end, in: outer, depth: depth, prelude)
          prelude = Prelude()
          continue
        }
        if let member = readMember(&index, to: end, prelude) {
          members.append(member)
          prelude = Prelude()
          continue
        }
        if token.text == "typealias", index + 1 < end { aliases.insert(tokens[index + 1].text) }
      }
      prelude = Prelude()
      if token.isMark("{") || token.isMark("(") || token.isMark("[") {
        skipGroup(&index, to: end)
      } else {
        index += 1
      }
    }
  }

  /// Whether there is a type's keyword, and no modifier as in `class func`.
  private func beginsType(at index: Int, before end: Int) -> Bool {
    guard Self.typeKeywords.contains(tokens[index].text), index + 1 < end,
      tokens[index + 1].kind == .word
    else { return false }
    return tokens[index].text != "class"
      || !(Self.modifiers.contains(tokens[index + 1].text)
        || ["func", "var", "let", "subscript"].contains(tokens[index + 1].text))
  }

  private mutating func readType(
    _ index: inout Int, to end: Int, in outer: String, depth: Int, _ prelude: Prelude
  ) {
    let keyword = index
    index += 1
    let nameToken = index
    var name = tokens[index].text
    index += 1
    while index + 1 < end, tokens[index].isMark("."), tokens[index + 1].kind == .word {
      name += ".\(tokens[index + 1].text)"
      index += 2
    }
    var inherited: [String] = []
    var colon: Int?
    var isGeneric = false
    var isInWhere = false
    var angles = 0
    while index < end, !tokens[index].isMark("{") {
      let token = tokens[index]
      if token.isMark("<") {
        if colon == nil { isGeneric = true }
        angles += 1
      } else if token.isMark(">"), !tokens[index - 1].isMark("-") {
        angles -= 1
      } else if token.isMark(":"), angles == 0, colon == nil, !isInWhere {
        colon = index
      } else if token.text == "where" {
        isInWhere = true
      } else if colon != nil, angles == 0, !isInWhere, token.kind == .word,
        token.text != "any"
      {
        if tokens[index - 1].isMark("."), !inherited.isEmpty {
          inherited[inherited.count - 1] += ".\(token.text)"
        } else {
          inherited.append(token.text)
        }
      } else if token.isMark("}") {
        // A type without a body: the compiler complains.
        return
      }
      index += 1
    }
    guard index < end else { return }
    let open = index
    skipGroup(&index, to: end)
    let path = outer.isEmpty ? name : "\(outer).\(name)"
    var declaration = TypeDeclaration(
      keyword: tokens[keyword].text, name: path, start: prelude.start ?? keyword,
      nameToken: nameToken, attributes: prelude.attributes, modifiers: prelude.modifiers,
      inherited: inherited, colon: colon, isGeneric: isGeneric, body: open...(index - 1))
    guard depth < Self.depthLimit, index - 1 > open else { return }
    let place = types.count
    types.append(declaration)
    var inner = open + 1
    read(from: &inner, to: index - 1, in: path, depth: depth + 1, &declaration.members)
    types[place] = declaration
  }

  private func readMember(
    _ index: inout Int, to end: Int, _ prelude: Prelude
  ) -> MemberDeclaration? {
    let keyword = tokens[index].text
    let start = prelude.start ?? index
    switch keyword {
    case "var", "let":
      guard index + 1 < end, tokens[index + 1].kind == .word else { return nil }
      index += 1
      var member = MemberDeclaration(
        keyword: keyword, name: tokens[index].text, start: start, nameToken: index,
        attributes: prelude.attributes, modifiers: prelude.modifiers)
      index += 1
      member.hasValue = hasValue(from: index, to: end, keyword)
      return member
    case "func", "init", "subscript":
      let nameToken = keyword == "func" ? index + 1 : index
      guard nameToken < end else { return nil }
      var member = MemberDeclaration(
        keyword: keyword, name: tokens[nameToken].text, start: start, nameToken: nameToken,
        attributes: prelude.attributes, modifiers: prelude.modifiers)
      index = nameToken + 1
      while index < end, !tokens[index].isMark("("), !tokens[index].isMark("{") { index += 1 }
      guard index < end, tokens[index].isMark("(") else { return nil }
      let open = index
      skipGroup(&index, to: end)
      let parameters = parameters(open + 1..<max(index - 1, open + 1))
      member.labels = parameters.map(\.label)
      member.parameterTypes = parameters.map(\.type)
      member.parameterNames = parameters.map(\.name)
      while index < end, !tokens[index].isMark("{"), !tokens[index].isMark("}"),
        continuesSignature(index)
      {
        if tokens[index].text != "any" { member.result += tokens[index].text }
        index += 1
      }
      member.signatureEnd = index
      if index < end, tokens[index].isMark("{") { skipGroup(&index, to: end) }
      return member
    case "deinit":
      defer { index += 1 }
      return MemberDeclaration(
        keyword: keyword, name: keyword, start: start, nameToken: index,
        attributes: prelude.attributes, modifiers: prelude.modifiers)
    default:
      return nil
    }
  }

  private func continuesSignature(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.isMark(";") { return false }
    return !token.startsLine || token.isMark("-") || token.text == "where"
      || token.text == "throws" || token.text == "async" || tokens[index - 1].isMark(">")
  }

  /// Whether an initializer need not set the property whose type or value comes next.
  private func hasValue(from index: Int, to end: Int, _ keyword: String) -> Bool {
    var depth = 0
    for index in index..<min(end, index + Self.typeLimit) {
      let token = tokens[index]
      if depth == 0, token.startsLine, !token.isMark("{"), !token.isMark("=") { break }
      if depth == 0, token.isMark("=") || token.isMark("{") { return true }
      if token.isMark("(") || token.isMark("[") || token.isMark("<") { depth += 1 }
      if token.isMark(")") || token.isMark("]") || token.isMark(">") { depth -= 1 }
      if token.isMark("}") || token.isMark(";") { break }
      let isLast =
        index + 1 == end || tokens[index + 1].startsLine || tokens[index + 1].isMark("}")
        || tokens[index + 1].isMark(";")
      if depth == 0, keyword == "var", isLast, token.isMark("?") || token.isMark("!") {
        return true
      }
    }
    return false
  }

  private struct Parameter {
    let label: String
    var name: String
    var type = ""
  }

  private func parameters(_ range: Range<Int>) -> [Parameter] {
    var parameters: [Parameter] = []
    var depth = 0
    var isInType = false
    var isInValue = false
    var isNew = true
    for index in range {
      let token = tokens[index]
      if depth == 0, token.isMark(",") {
        (isInType, isInValue, isNew) = (false, false, true)
        continue
      }
      if isNew {
        parameters.append(Parameter(label: token.text, name: token.text))
        isNew = false
      } else if depth == 0, !isInType, token.isMark(":") {
        isInType = true
        continue
      } else if depth == 0, token.isMark("=") {
        isInValue = true
      } else if !isInType, token.kind == .word {
        parameters[parameters.count - 1].name = token.text
      }
      if isInType, !isInValue, token.kind != .attribute, token.text != "any" {
        parameters[parameters.count - 1].type += token.text
      }
      if "([{<".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) || (token.isMark(">") && !tokens[index - 1].isMark("-")) {
        depth -= 1
      }
    }
    return parameters
  }

  /// Goes behind the bracket that closes the one here.
  private func skipGroup(_ index: inout Int, to end: Int) {
    var depth = 0
    while index < end {
      let token = tokens[index]
      index += 1
      guard token.kind == .mark else { continue }
      if token.text == "(" || token.text == "[" || token.text == "{" { depth += 1 }
      if token.text == ")" || token.text == "]" || token.text == "}" {
        depth -= 1
        if depth <= 0 { return }
      }
    }
  }
}
