/// Makes known what a class of the app answers about the properties that are observed: on which others they
/// depend, and whether they say themselves that they change.
///
/// `NSObject` has these members on iOS and not here, so that nothing is overridden.
struct ClassAnswers: SourceRewrite {
  private static let asked = [
    "keyPathsForValuesAffectingValue", "automaticallyNotifiesObservers",
  ]
  /// How the names begin that have a property's behind them.
  private static let stems = ["keyPathsForValuesAffecting", "automaticallyNotifiesObserversOf"]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.filter { $0.keyword == "class" }.flatMap { type in
      type.members.filter { Self.isAsked($0) && !isOverridden($0, above: type, in: app) }
        .flatMap { member in
          (member.start..<member.nameToken).filter { file.tokens[$0].text == "override" }.map {
            SourceEdit(range: file.tokens[$0].range, replacement: "")
          }
        }
    }
  }

  /// The calls that make a type's answers known.
  static func registrations(of type: TypeDeclaration) -> [String] {
    type.members.compactMap { member in
      guard !member.modifiers.isDisjoint(with: ["static", "class"]) else { return nil }
      let reference = "\(type.name).\(member.name)"
      if isAsked(member) {
        return line(type, member.name, "{ \(reference)(forKey: $0) }")
      }
      guard stems.contains(where: { member.name.hasPrefix($0) && member.name != $0 }) else {
        return nil
      }
      let isMethod = member.keyword == "func"
      guard !isMethod || member.labels?.isEmpty == true else { return nil }
      return line(type, member.name, "{ _ in \(reference)\(isMethod ? "()" : "") }")
    }
  }

  private static func line(_ type: TypeDeclaration, _ name: String, _ answer: String) -> String {
    "UIKit._registerClassMember(\(type.name).self, \"\(name)\") \(answer)"
  }

  private static func isAsked(_ member: MemberDeclaration) -> Bool {
    member.keyword == "func" && asked.contains(member.name) && member.labels == ["forKey"]
      && !member.modifiers.isDisjoint(with: ["static", "class"])
  }

  private func isOverridden(
    _ member: MemberDeclaration, above type: TypeDeclaration, in app: ScannedApp
  ) -> Bool {
    app.classes(above: type).contains { $0.members.contains { $0.name == member.name } }
  }
}
