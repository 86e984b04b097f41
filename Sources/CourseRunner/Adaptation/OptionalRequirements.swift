/// Gives the optional methods of an app's protocols, which only Objective-C has, defaults that do
/// nothing; calls lose the question mark that asks for the method.
///
/// A method with a result stays as it is: what its absence means is for the caller to say.
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
    for index in file.tokens.indices.dropFirst().dropLast(2)
    where names.contains(file.tokens[index].text) && file.tokens[index - 1].isMark(".")
      && file.tokens[index + 1].isMark("?") && file.tokens[index + 2].isMark("(")
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
        return "extension \(type.name) { \(text) {} }\n"
      }.joined()
    }.joined()
  }

  private static func optionalMethods(of type: TypeDeclaration) -> [MemberDeclaration] {
    guard type.keyword == "protocol" else { return [] }
    return type.members.filter {
      $0.keyword == "func" && $0.modifiers.contains("optional") && $0.result.isEmpty
    }
  }
}
