/// Lets classes override the `delegate` of a table, collection or text view with its narrower type.
///
/// UIKit declares the property anew in each of these classes, which Swift does not allow: the runtime has
/// them in extensions, which ask an overridable property of another name.
struct TypedDelegates: SourceRewrite {
  private static let types: Set<String> = [
    "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UITextViewDelegate",
  ]
  private static let name = "_courseDelegate"

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.filter { $0.keyword == "class" }.flatMap { type in
      type.members.filter { Self.isTypedDelegate($0, in: file) }.flatMap { member in
        edits(for: member, in: file, before: type.body.upperBound)
      }
    }
  }

  private static func isTypedDelegate(_ member: MemberDeclaration, in file: ScannedFile) -> Bool {
    guard member.keyword == "var", member.name == "delegate",
      member.modifiers.contains("override")
    else { return false }
    return file.tokens.dropFirst(member.nameToken + 1).prefix(4).contains {
      types.contains($0.text)
    }
  }

  private func edits(
    for member: MemberDeclaration, in file: ScannedFile, before end: Int
  ) -> [SourceEdit] {
    let tokens = file.tokens
    var edits = (member.start..<member.nameToken).filter { tokens[$0].text == "weak" }.map {
      SourceEdit(range: tokens[$0].range, replacement: "")
    }
    edits.append(SourceEdit(range: tokens[member.nameToken].range, replacement: Self.name))
    var place = PropertyEnd(tokens: tokens, from: member.nameToken + 1, before: end)
    place.find()
    guard let body = place.body else { return edits }
    var depth = 0
    for index in body..<end {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      if depth == 0 { break }
      if isOwn(index, in: tokens) {
        edits.append(SourceEdit(range: tokens[index].range, replacement: Self.name))
      }
    }
    return edits
  }

  /// Whether the word is the property itself: `delegate`, `self.delegate` or `super.delegate`.
  private func isOwn(_ index: Int, in tokens: [SourceToken]) -> Bool {
    guard tokens[index].text == "delegate", index >= 2 else { return false }
    if tokens[index - 1].isMark(".") { return ["self", "super"].contains(tokens[index - 2].text) }
    return index + 1 >= tokens.count || !tokens[index + 1].isMark(":")
  }
}
