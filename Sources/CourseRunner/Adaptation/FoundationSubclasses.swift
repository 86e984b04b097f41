/// Lets apps have subclasses of Foundation's classes, whose members are on no actor, and of `Bundle`, which
/// Foundation lets nobody override here.
struct FoundationSubclasses: SourceRewrite {
  /// Classes of Foundation's that apps get as they are.
  private static let classes: Set<String> = [
    "ByteCountFormatter", "DateFormatter", "DateIntervalFormatter", "Dimension",
    "EnergyFormatter", "Formatter", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
    "LengthFormatter", "MassFormatter", "NSCache", "NSError", "NSPredicate", "NSRegularExpression",
    "NSSortDescriptor", "NumberFormatter", "Progress", "PropertyListDecoder",
    "PropertyListEncoder", "Scanner", "Unit", "UnitConverter", "UnitConverterLinear",
  ]
  /// What Foundation's formatters lack here: it stays a method of the app's own.
  private static let lacking: Set<String> = [
    "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.filter { $0.keyword == "class" }.flatMap { type in
      standIn(of: type, in: file)
        + (Self.isOnNoActor(type, of: app)
          ? Self.withoutActor(type, in: file) + Self.ownMethods(of: type, in: file) : [])
    }
  }

  /// Whether the class comes from one of Foundation's, and is on no actor as that is.
  static func isOnNoActor(_ type: TypeDeclaration, of app: ScannedApp) -> Bool {
    guard type.keyword == "class", !type.attributes.contains("MainActor"),
      let root = (app.classes(above: type).last ?? type).inherited.first
    else { return false }
    return classes.contains(root) && !app.hasClass(root)
  }

  private static func withoutActor(_ type: TypeDeclaration, in file: ScannedFile) -> [SourceEdit] {
    guard !type.modifiers.contains("nonisolated"),
      let word = (type.start..<type.nameToken).last(where: { file.tokens[$0].text == "class" })
    else { return [] }
    let start = file.tokens[word].range.lowerBound
    return [SourceEdit(range: start..<start, replacement: "nonisolated ")]
  }

  private static func ownMethods(of type: TypeDeclaration, in file: ScannedFile) -> [SourceEdit] {
    type.members.filter { lacking.contains($0.fullName) }.flatMap { member in
      (member.start..<member.nameToken).filter { file.tokens[$0].text == "override" }
        .map { SourceEdit(range: file.tokens[$0].range, replacement: "") }
    }
  }

  /// A class of the runtime's in the place of `Bundle` (rule 789).
  private func standIn(of type: TypeDeclaration, in file: ScannedFile) -> [SourceEdit] {
    guard type.inherited.first == "Bundle", let colon = type.colon,
      let word = (colon..<type.body.lowerBound).first(where: { file.tokens[$0].text == "Bundle" })
    else { return [] }
    return [SourceEdit(range: file.tokens[word].range, replacement: "UIKit._CourseBundle")]
  }
}
