/// Gives the optional methods of an app's protocols, which only Objective-C has, defaults that do
/// nothing; calls lose the mark that asks for the method, or insists on it.
///
/// A method with a result answers an optional one here, nil by default: what its absence means is for the
/// caller to say, who gets nil on iOS, too. An optional property is asked for under a name of the course's, which
/// every type that has the property answers with it.
struct OptionalRequirements: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let names = app.optionalMethods
    let properties = file.types.flatMap(Self.optionalProperties)
    guard !names.isEmpty || !properties.isEmpty else { return [] }
    var edits: [SourceEdit] = []
    for property in properties {
      // Another rewrite takes the attribute away.
      let start = (property.start..<property.nameToken).first { file.tokens[$0].kind == .word }
      guard let start, let end = Self.end(of: property, in: file) else { continue }
      let range = file.range(start...end)
      // The lines stay what they are.
      let lines = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
      edits.append(
        SourceEdit(
          range: range,
          replacement: "var \(Self.ownName(property)): "
            + "\(Self.optionalType(of: property, in: file)) { get }"
            + String(repeating: "\n", count: lines)))
    }
    for member in file.types.flatMap(Self.optionalMethods) {
      for index in member.start..<member.nameToken where file.tokens[index].text == "optional" {
        edits.append(SourceEdit(range: file.tokens[index].range, replacement: ""))
      }
    }
    let answering: [String: Set<String>] = Dictionary(
      app.files.values.flatMap(\.types).map { type in
        (type.name, Set(Self.optionalMethods(of: type).filter { !Self.isVoid($0) }.map(\.fullName)))
      }, uniquingKeysWith: { $0.union($1) })
    for type in file.types {
      let kept = ([type.name] + type.inherited).reduce(into: Set<String>()) { kept, name in
        kept.formUnion(answering[name] ?? [])
      }
      for member in type.members where member.keyword == "func" && kept.contains(member.fullName) {
        if let last = Self.lastOfResult(of: member, in: file) {
          let end = file.tokens[last].range.upperBound
          edits.append(SourceEdit(range: end..<end, replacement: "?"))
        }
      }
    }
    for index in file.tokens.indices.dropLast(2)
    where names.contains(file.tokens[index].text) && file.tokens[index].kind == .word
      && (file.tokens[index + 1].isMark("?") || file.tokens[index + 1].isMark("!"))
      && file.tokens[index + 2].isMark("(")
    {
      edits.append(SourceEdit(range: file.tokens[index + 1].range, replacement: ""))
    }
    return edits
  }

  func appendix(to file: ScannedFile, of app: ScannedApp) -> String {
    file.types.map { type in
      Self.optionalMethods(of: type).map { method in
        let signature = file.tokens[(method.nameToken - 1)..<method.signatureEnd]
        let range = signature.first!.range.lowerBound..<signature.last!.range.upperBound
        let text = String(decoding: file.bytes[range], as: UTF8.self)
        let mark = Self.lastOfResult(of: method, in: file) == nil ? "" : "?"
        let body = Self.isVoid(method) ? "{}" : "{ nil }"
        return "extension \(type.name) { \(text)\(mark) \(body) }\n"
      }.joined()
        + Self.optionalProperties(of: type).map { property in
          let name = Self.ownName(property)
          let optional = Self.optionalType(of: property, in: file)
          return "extension \(type.name) { var \(name): \(optional) { nil }; "
            + "var \(property.name): \(optional) { \(name) } }\n"
        }.joined()
    }.joined() + answers(in: file, of: app)
  }

  /// For each type of the file that has an optional property of a protocol which it conforms to somewhere in the
  /// app, the member by which the protocol asks for it.
  private func answers(in file: ScannedFile, of app: ScannedApp) -> String {
    var text = ""
    for path in app.paths {
      guard let place = app.files[path] else { continue }
      for asked in place.types where asked.keyword == "protocol" {
        for property in Self.optionalProperties(of: asked) {
          let optional = Self.optionalType(of: property, in: place)
          for type in file.types
          where type.keyword != "protocol"
            && type.members.contains(where: { $0.labels == nil && $0.name == property.name })
            && Self.conforms(type.name, to: asked.name, in: app)
          {
            text +=
              "extension \(type.name) { \(asked.modifiers.contains("public") ? "public " : "")"
              + "var \(Self.ownName(property)): \(optional) "
              // A result that is expected would prefer the protocol's, which asks this one.
              + "{ let own = \(property.name); return own } }\n"
          }
        }
      }
    }
    return text
  }

  private static func conforms(_ type: String, to name: String, in app: ScannedApp) -> Bool {
    app.files.values.contains { file in
      file.types.contains {
        $0.keyword != "protocol" && $0.name == type && $0.inherited.contains(name)
      }
    }
  }

  private static func ownName(_ property: MemberDeclaration) -> String {
    "_courseOptional_\(property.name)"
  }

  private static func optionalProperties(of type: TypeDeclaration) -> [MemberDeclaration] {
    guard type.keyword == "protocol" else { return [] }
    return type.members.filter {
      ["var", "let"].contains($0.keyword) && $0.modifiers.contains("optional")
    }
  }

  /// The word that ends a requirement such as `var title: String { get }`.
  private static func end(of property: MemberDeclaration, in file: ScannedFile) -> Int? {
    file.tokens[property.nameToken...].firstIndex { $0.isMark("}") }
  }

  /// The type of the property, optional if it is not yet.
  private static func optionalType(
    of property: MemberDeclaration, in file: ScannedFile
  ) -> String {
    let from = property.nameToken + 2
    let to = file.tokens[property.nameToken...].firstIndex { $0.isMark("{") } ?? from
    guard from < to else { return "Any?" }
    let words = file.tokens[from..<to]
    let text = String(decoding: file.bytes[file.range(from...(to - 1))], as: UTF8.self)
    if text.hasSuffix("?") || text.hasSuffix("!") { return "\(text.dropLast())?" }
    return words.contains { $0.isMark(">") || $0.isMark("&") || ["any", "some"].contains($0.text) }
      ? "(\(text))?" : "\(text)?"
  }

  static func optionalMethods(of type: TypeDeclaration) -> [MemberDeclaration] {
    guard type.keyword == "protocol" else { return [] }
    return type.members.filter {
      $0.keyword == "func" && $0.modifiers.contains("optional")
    }
  }

  static func isVoid(_ method: MemberDeclaration) -> Bool {
    ["", "->Void", "->()"].contains(method.result)
  }

  /// The last word of a result that is not optional yet; nil without one.
  private static func lastOfResult(of method: MemberDeclaration, in file: ScannedFile) -> Int? {
    let last = method.signatureEnd - 1
    guard !isVoid(method), method.result.hasPrefix("->"),
      !method.result.dropFirst(2).contains("->"),
      last > method.nameToken, !file.tokens[last].isMark("?"), !file.tokens[last].isMark("!")
    else { return nil }
    return last
  }
}
