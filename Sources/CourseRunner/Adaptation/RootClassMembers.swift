/// Writes out `init` and `deinit` of classes that have subclasses in the app.
///
/// With everything on the main actor, Swift takes the ones that are not written out for something
/// else than those of a subclass, and refuses `class A {}; class B: A {}`. The actor is written as an attribute: the
/// compiler refuses `isolated deinit` where the file of a subclass comes first.
struct RootClassMembers: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.compactMap { type in
      let simpleName = type.name.split(separator: ".").last.map(String.init) ?? type.name
      guard type.keyword == "class", !type.modifiers.contains("final"),
        !type.modifiers.contains("nonisolated"), !FoundationSubclasses.isOnNoActor(type, of: app),
        app.inheritedNames.contains(simpleName) || app.inheritedNames.contains(type.name)
      else { return nil }
      var text = ""
      if isRoot(type, of: app), !type.members.contains(where: { $0.keyword == "init" }),
        type.members.allSatisfy({ $0.hasValue || $0.modifiers.contains("static") })
      {
        text += " init() {};"
      }
      if !type.members.contains(where: { $0.keyword == "deinit" }) {
        text += " @MainActor deinit {};"
      }
      guard !text.isEmpty else { return nil }
      let end = file.tokens[type.body.lowerBound].range.upperBound
      return SourceEdit(range: end..<end, replacement: text)
    }
  }

  /// Whether it has no superclass: there are only protocols after the colon, if anything.
  private func isRoot(_ type: TypeDeclaration, of app: ScannedApp) -> Bool {
    guard let first = type.inherited.first else { return true }
    return Self.protocols.contains(first) || app.protocolNames.contains(first)
  }

  /// Protocols of the standard library that a class may begin its list with.
  private static let protocols: Set<String> = [
    "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Sendable",
  ]
}
