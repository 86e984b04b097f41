/// A property of the app that Objective-C sees: an outlet, one to be set in Interface Builder, or another
/// that is marked for it.
struct ExposedProperty {
  /// As an expression spells it.
  let name: String
  /// Its name in Objective-C.
  let key: String

  private static let marks: Set<String> = ["IBOutlet", "IBInspectable", "GKInspectable", "objc"]
  /// Words of one declaration, which may name several.
  private static let declarationLimit = 200

  /// The properties that a type or an extension has from this declaration.
  ///
  /// - Parameter isInferred: Whether Objective-C sees them without a mark, as up to Swift 3.
  static func all(
    of type: TypeDeclaration, in file: ScannedFile, isInferred: Bool = false
  ) -> [ExposedProperty] {
    guard type.keyword == "class" || type.keyword == "extension" else { return [] }
    return type.members.flatMap { member -> [ExposedProperty] in
      guard member.keyword == "var" || member.keyword == "let",
        !marks.isDisjoint(with: member.attributes) || type.attributes.contains("objcMembers")
          || isInferred && type.keyword == "class" && !type.isGeneric,
        member.modifiers.isDisjoint(with: ["static", "class"])
      else { return [] }
      // `@objcMembers` is for what others see.
      if marks.isDisjoint(with: member.attributes), member.hasHiddenGetter(in: file) { return [] }
      return names(of: member, in: file).map { name in
        ExposedProperty(
          name: name, key: file.objectiveCName(of: member) ?? name.filter { $0 != "`" })
      }
    }
  }

  /// The property's, and those behind the commas of `var a: UILabel!, b: UILabel!`.
  private static func names(of member: MemberDeclaration, in file: ScannedFile) -> [String] {
    var names = [member.name]
    var depth = 0
    let start = member.nameToken + 1
    for index in start..<min(start + declarationLimit, file.tokens.count) {
      let token = file.tokens[index]
      let isBehindComma = file.tokens[index - 1].isMark(",")
      if depth == 0, isBehindComma, token.kind == .word { names.append(token.text) }
      if depth == 0, token.startsLine, !isBehindComma { break }
      guard token.kind == .mark else { continue }
      // A value may have anything in it.
      if token.text == "{" || token.text == "}" || token.text == "=" { break }
      if "([<".contains(token.text) { depth += 1 }
      if ")]>".contains(token.text) { depth -= 1 }
      if depth < 0 { break }
    }
    return names
  }
}

extension MemberDeclaration {
  /// Whether other files, or other types, cannot read it; `private(set)` leaves it readable.
  fileprivate func hasHiddenGetter(in file: ScannedFile) -> Bool {
    (start..<nameToken).contains { index in
      ["private", "fileprivate"].contains(file.tokens[index].text)
        && !file.tokens[index + 1].isMark("(")
    }
  }
}

extension ScannedFile {
  /// The name that `@objc(name)` gives a member; nil without one.
  func objectiveCName(of member: MemberDeclaration) -> String? {
    for index in member.start..<member.nameToken
    where tokens[index].text == "@objc" && tokens[index + 1].isMark("(") {
      return closing(index + 1).map { tokens[(index + 2)..<$0].map(\.text).joined() }
    }
    return nil
  }
}
