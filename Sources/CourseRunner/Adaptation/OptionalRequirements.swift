/// Gives the optional methods of an app's protocols, which only Objective-C has, defaults that do
/// nothing; calls lose the mark that asks for the method, or insists on it.
///
/// A method with a result answers an optional one here, nil by default: what its absence means is for the
/// caller to say, who gets nil on iOS, too.
struct OptionalRequirements: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let names = Set(
      app.files.values.flatMap(\.types).flatMap(Self.optionalMethods).map(\.name))
    guard !names.isEmpty else { return [] }
    var edits: [SourceEdit] = []
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
    for index in file.tokens.indices.dropFirst().dropLast(2)
    where names.contains(file.tokens[index].text) && file.tokens[index - 1].isMark(".")
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
    }.joined()
  }

  private static func optionalMethods(of type: TypeDeclaration) -> [MemberDeclaration] {
    guard type.keyword == "protocol" else { return [] }
    return type.members.filter {
      $0.keyword == "func" && $0.modifiers.contains("optional")
    }
  }

  private static func isVoid(_ method: MemberDeclaration) -> Bool {
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
