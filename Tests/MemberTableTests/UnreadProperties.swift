import Foundation

@testable import CourseRunner

/// Finds properties that an app can set and that nothing in the sources reads. To tell the app so is no
/// reading: whether a property is read does not depend on `declaredOnly` and `keptLook`.
struct UnreadProperties {
  private let files: [ScannedFile]
  /// How often each word occurs, in code alone.
  private let words: [String: Int]
  /// How many properties have that name.
  private let declared: [String: Int]
  /// How often what a property is kept under occurs in the braces of those that are kept so.
  private var kept: [String: Int] = [:]

  /// Looks for properties in the runtime, and for those who read them also in what shows its state.
  init(of runtime: URL, and others: [URL]) throws {
    let app = ScannedApp(try FileSet(folder: runtime.path))
    files = Array(app.files.values)
    let readers = try others.flatMap {
      Array(ScannedApp(try FileSet(folder: $0.path)).files.values)
    }
    // What sets properties for an interface file reads none.
    words = (files + readers).lazy.filter { !$0.path.contains("InterfaceBuilder/") }.flatMap {
      Self.reading($0.tokens)
    }.filter { $0.kind == .word }
      .reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    let properties = files.flatMap { file in
      file.types.flatMap { type in
        type.members.filter { $0.keyword == "var" }.map { (member: $0, tokens: file.tokens) }
      }
    }
    declared = properties.reduce(into: [:]) { $0[$1.member.name, default: 0] += 1 }
    for (member, tokens) in properties {
      let own = Self.own(member.name)
      let body = Self.body(after: member.nameToken, in: tokens) ?? []
      kept[own, default: 0] += body.count { $0 == own }
    }
  }

  /// The paths of the properties.
  var paths: Set<String> {
    Set(
      files.flatMap { file in
        file.types.filter { $0.keyword != "protocol" }.flatMap { type in
          type.members.filter { isUnread($0, in: file.tokens) }.map { "\(type.name).\($0.name)" }
        }
      })
  }

  private func isUnread(_ member: MemberDeclaration, in tokens: [SourceToken]) -> Bool {
    let outputs: Set<String> = ["static", "class", "override", "private", "internal", "package"]
    guard member.keyword == "var", words[member.name] == declared[member.name],
      !member.modifiers.isDisjoint(with: ["public", "open"]),
      member.modifiers.isDisjoint(with: outputs)
    else { return false }
    guard let body = Self.body(after: member.nameToken, in: tokens) else { return true }
    // One that is there for some versions alone is kept under another name.
    let own = Self.own(member.name)
    return body.contains(own) && words[own] == (kept[own] ?? 0) + (declared[own] ?? 0)
      && !body.contains("unimplemented") && !isObserved(own)
  }

  private static func own(_ name: String) -> String {
    "own\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  /// The tokens without the calls that tell the app of a property.
  private static func reading(_ tokens: [SourceToken]) -> [SourceToken] {
    var rest: [SourceToken] = []
    var depth = 0
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      if depth > 0 {
        depth += token.isMark("(") ? 1 : token.isMark(")") ? -1 : 0
      } else if ["declaredOnly", "keptLook"].contains(token.text), index + 1 < tokens.endIndex,
        tokens[index + 1].isMark("(")
      {
        depth = 1
        index += 1
      } else {
        rest.append(token)
      }
      index += 1
    }
    return rest
  }

  /// The words in the braces of a property; nil for one that is merely stored, or observed only to tell
  /// the app of it.
  private static func body(after name: Int, in tokens: [SourceToken]) -> [String]? {
    let words = braces(after: name, in: tokens)
    return words == ["{", "didSet", "{", "}", "}"] ? nil : words
  }

  private static func braces(after name: Int, in tokens: [SourceToken]) -> [String]? {
    var depth = 0
    for index in tokens.indices.dropFirst(name + 1) {
      let token = tokens[index]
      if depth == 0, token.isMark("{") {
        var braces = 0
        let end = tokens[index...].firstIndex { token in
          braces += token.isMark("{") ? 1 : token.isMark("}") ? -1 : 0
          return braces == 0
        }
        return reading(Array(tokens[index...(end ?? tokens.endIndex - 1)])).map(\.text)
      }
      if depth == 0, token.startsLine { return nil }
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") { depth -= 1 }
      if depth < 0 || token.isMark("}") { return nil }
    }
    return nil
  }

  private func isObserved(_ name: String) -> Bool {
    files.contains { file in
      file.types.contains { type in
        type.members.contains {
          $0.name == name && Self.body(after: $0.nameToken, in: file.tokens) != nil
        }
      }
    }
  }
}
