/// Gives the `@NSManaged` properties of layers their values: on iOS a layer makes their accessors at run time.
struct ManagedProperties: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.filter { $0.keyword == "class" }.flatMap { type in
      type.members.filter(Self.isManaged).flatMap { member in
        edits(for: member, in: file, before: type.body.upperBound)
      }
    }
  }

  static func isManaged(_ member: MemberDeclaration) -> Bool {
    member.keyword == "var" && member.attributes.contains { $0.hasSuffix("NSManaged") }
  }

  private func edits(
    for member: MemberDeclaration, in file: ScannedFile, before end: Int
  ) -> [SourceEdit] {
    let tokens = file.tokens
    var place = PropertyEnd(tokens: tokens, from: member.nameToken + 1, before: end)
    place.find()
    let attribute = (member.start..<member.nameToken).first { tokens[$0].text == "@NSManaged" }
    guard let attribute, place.body == nil else { return [] }
    let key = member.name.filter { $0 != "`" }
    let offset = tokens[place.last].range.upperBound
    return [
      SourceEdit(range: tokens[attribute].range, replacement: ""),
      SourceEdit(
        range: offset..<offset,
        replacement: " { get { UIKit._managed(self, \"\(key)\") } "
          + "set { UIKit._manage(self, \"\(key)\", newValue) } }"),
    ]
  }
}
