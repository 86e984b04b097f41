/// Takes out the attributes that are for Objective-C and Interface Builder, which are not here, and
/// spells what they leave in plain Swift.
struct ObjectiveCAttributes: SourceRewrite {
  private static let dropped: Set<String> = [
    "@objc", "@nonobjc", "@objcMembers", "@IBAction", "@IBSegueAction", "@IBOutlet",
    "@IBInspectable", "@IBDesignable", "@GKInspectable",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for (index, token) in file.tokens.enumerated() where token.kind == .attribute {
      if token.text == "@UIApplicationMain" {
        edits.append(SourceEdit(range: token.range, replacement: "@main"))
      } else if Self.dropped.contains(token.text) {
        var end = token.range.upperBound
        if index + 1 < file.tokens.count, file.tokens[index + 1].isMark("("),
          file.tokens[index + 1].range.lowerBound == end, let closing = file.closing(index + 1)
        {
          end = file.tokens[closing].range.upperBound
        }
        edits.append(SourceEdit(range: token.range.lowerBound..<end, replacement: ""))
      }
    }
    for type in file.types where type.keyword == "protocol" && type.attributes.contains("objc") {
      edits += self.edits(for: type, in: file)
    }
    return edits
  }

  /// A protocol of Objective-C's is for classes alone, and its optional methods may be missing.
  private func edits(for type: TypeDeclaration, in file: ScannedFile) -> [SourceEdit] {
    guard Set(type.inherited).isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"]) else {
      return []
    }
    let end = file.tokens[type.colon ?? type.nameToken].range.upperBound
    return [
      SourceEdit(
        range: end..<end, replacement: type.colon == nil ? ": AnyObject" : " AnyObject,")
    ]
  }
}
