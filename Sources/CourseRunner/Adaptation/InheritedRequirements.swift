/// Has optional methods of a protocol's called that only a class below the one which adopts it implements.
///
/// Objective-C finds them by their selectors (rule 781). Swift on Linux asks the class that adopts the
/// protocol alone. So that class gets the method too, which does what the protocol's own default does, and the
/// method below overrides it.
struct InheritedRequirements: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    if app.impliedOverrides.isEmpty { return [] }
    var edits: [SourceEdit] = []
    for (index, type) in file.types.enumerated() where type.keyword == "class" {
      var standIns: [String: String] = [:]
      for implied in app.impliedOverrides where implied.base == type.name {
        standIns[implied.method] = implied.standIn
      }
      if !standIns.isEmpty {
        let isPublic = !type.modifiers.isDisjoint(with: ["public", "open"])
        let text = standIns.keys.sorted().map { " \(isPublic ? "public " : "")\(standIns[$0]!);" }
          .joined()
        let end = file.tokens[type.body.lowerBound].range.upperBound
        edits.append(SourceEdit(range: end..<end, replacement: text))
      }
      for member in type.members
      where app.isImpliedOverride(member, of: index, in: file) {
        let start = file.tokens[member.nameToken - 1].range.lowerBound
        edits.append(SourceEdit(range: start..<start, replacement: "override "))
      }
    }
    return edits
  }

  /// All such methods of an app.
  static func all(in app: ScannedApp) -> [ImpliedOverride] {
    let search = RequirementSearch(app)
    return app.paths.flatMap { path -> [ImpliedOverride] in
      guard let file = app.files[path] else { return [] }
      return file.types.enumerated().flatMap { index, type in
        search.impliedOverrides(of: type, index, in: file)
      }
    }
  }
}

/// A method that overrides what its class above gets for it.
struct ImpliedOverride {
  let path: String
  let typeIndex: Int
  /// The word that names it.
  let nameToken: Int
  let type: String
  /// As `#function` spells it.
  let method: String
  /// The class above that adopts the protocol.
  let base: String
  /// The method of that class.
  let standIn: String
}

extension ScannedApp {
  /// Whether the member of that type of the file overrides what the class above gets for it.
  func isImpliedOverride(
    _ member: MemberDeclaration, of typeIndex: Int, in file: ScannedFile
  ) -> Bool {
    impliedOverrides.contains {
      $0.nameToken == member.nameToken && $0.typeIndex == typeIndex && $0.path == file.path
    }
  }
}

/// Looks for methods that a protocol asks for and a class above leaves out.
private struct RequirementSearch {
  private let app: ScannedApp
  /// What the protocols that each class adopts have, by the method's name.
  private let adopted: [String: [String: Requirement]]
  private let declared: [String: Set<String>]

  private struct Requirement {
    let protocolName: String
    /// Nil for a method of the app's own protocol.
    let callback: UIKitCallbacks.Callback?
    let own: MemberDeclaration?
  }

  init(_ app: ScannedApp) {
    self.app = app
    let types = app.paths.compactMap { app.files[$0] }.flatMap(\.types)
    let protocols = Dictionary(
      types.filter { $0.keyword == "protocol" }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var adopted: [String: [String: Requirement]] = [:]
    var declared: [String: Set<String>] = [:]
    // Only classes from which others come matter.
    for type in types where app.inheritedNames.contains(type.name) && app.hasClass(type.name) {
      declared[type.name, default: []].formUnion(type.members.map(\.fullName))
      for name in type.inherited {
        for requirement in Self.requirements(of: name, protocols) {
          let method = requirement.callback?.fullName ?? requirement.own!.fullName
          adopted[type.name, default: [:]][method] = requirement
        }
      }
    }
    self.adopted = adopted
    self.declared = declared
  }

  private static func requirements(
    of name: String, _ protocols: [String: TypeDeclaration]
  ) -> [Requirement] {
    if let own = protocols[name] {
      return own.members.filter { $0.keyword == "func" && $0.modifiers.contains("optional") }
        .map { Requirement(protocolName: name, callback: nil, own: $0) }
    }
    guard UIKitCallbacks.isAsked(name) else { return [] }
    // Without a required method the class does not compile.
    return (UIKitCallbacks.all.callbacks(of: name) ?? [])
      .filter { !UIKitCallbacks.required.contains($0.fullName) }
      .map { Requirement(protocolName: name, callback: $0, own: nil) }
  }

  func impliedOverrides(
    of type: TypeDeclaration, _ index: Int, in file: ScannedFile
  ) -> [ImpliedOverride] {
    guard ["class", "extension"].contains(type.keyword), !adopted.isEmpty,
      type.modifiers.isDisjoint(with: ["private", "fileprivate"]),
      let own = app.classesByName[type.name]
    else { return [] }
    let above = app.classes(above: own)
    // Swift looks for no methods of Objective-C below generic classes.
    guard !above.isEmpty, !([own] + above).contains(where: \.isGeneric) else { return [] }
    let hidden: Set<String> = ["static", "class", "private", "fileprivate", "override"]
    return type.members.compactMap { member in
      guard member.keyword == "func", member.modifiers.isDisjoint(with: hidden),
        !above.contains(where: { declared[$0.name]?.contains(member.fullName) ?? false }),
        adopted[type.name]?[member.fullName] == nil,
        let base = above.first(where: { adopted[$0.name]?[member.fullName] != nil }),
        let requirement = adopted[base.name]?[member.fullName], fits(member, requirement),
        let standIn = standIn(for: member, requirement, in: file)
      else { return nil }
      return ImpliedOverride(
        path: file.path, typeIndex: index, nameToken: member.nameToken, type: type.name,
        method: member.fullName, base: base.name, standIn: standIn)
    }
  }

  private func fits(_ member: MemberDeclaration, _ requirement: Requirement) -> Bool {
    if let callback = requirement.callback {
      return callback.parameterTypes != nil && !callback.isSilent
        && callback.hasTypes(of: member, aliases: [])
        && !member.result.contains("where") && !member.result.contains("async")
    }
    return member.parameterTypes == requirement.own?.parameterTypes
      && member.result == requirement.own?.result
  }

  /// What the class that adopts the protocol gets; nil for a signature that cannot be copied on one line.
  private func standIn(
    for member: MemberDeclaration, _ requirement: Requirement, in file: ScannedFile
  ) -> String? {
    let open = member.nameToken + 1
    guard file.tokens[open].isMark("("), let close = file.closing(open),
      close < member.signatureEnd, let labels = member.labels
    else { return nil }
    let types = parameterTypes(open + 1..<close, in: file)
    guard types.count == labels.count else { return nil }
    let parameters = zip(labels, types).enumerated().map { number, parameter in
      "\(parameter.0) p\(number): \(parameter.1)"
    }
    let arguments = labels.enumerated().map { $1 == "_" ? "p\($0)" : "\($1): p\($0)" }
    let tail =
      close + 1 < member.signatureEnd
      ? file.line(of: close + 1..<member.signatureEnd) : ""
    let head = "func \(member.name)(\(parameters.joined(separator: ", ")))"
    guard !(head + tail).contains("//"), !(head + tail).contains("/*") else { return nil }
    if let own = requirement.own {
      let isVoid = OptionalRequirements.isVoid(own)
      let mark = isVoid || tail.hasSuffix("?") || tail.hasSuffix("!") ? "" : "?"
      return "\(head) \(tail)\(mark) {\(isVoid ? "" : " nil ")}"
    }
    return "\(head) \(tail) { UIKit._courseAbsent((any \(requirement.protocolName)).self)"
      + ".\(member.name)(\(arguments.joined(separator: ", "))) }"
  }

  /// The types of the parameters as they are written.
  private func parameterTypes(_ range: Range<Int>, in file: ScannedFile) -> [String] {
    var types: [String] = []
    var depth = 0
    var start: Int?
    var end: Int?
    func take(before index: Int) {
      if let start, start < (end ?? index) {
        types.append(file.line(of: start..<(end ?? index)))
      }
    }
    for index in range {
      let token = file.tokens[index]
      if depth == 0, token.isMark(",") {
        take(before: index)
        (start, end) = (nil, nil)
        continue
      }
      if depth == 0, start == nil, token.isMark(":") {
        start = index + 1
        continue
      }
      if depth == 0, start != nil, token.isMark("=") { end = index }
      if "([{<".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) || token.isMark(">") && !file.tokens[index - 1].isMark("-") {
        depth -= 1
      }
    }
    take(before: range.upperBound)
    return types
  }
}

extension ScannedFile {
  /// Words as they are written, on one line.
  fileprivate func line(of words: Range<Int>) -> String {
    String(decoding: bytes[range(words.lowerBound...(words.upperBound - 1))], as: UTF8.self)
      .split(separator: "\n").joined(separator: " ")
  }
}
