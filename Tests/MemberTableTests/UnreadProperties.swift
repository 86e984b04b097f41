import Foundation

@testable import CourseRunner

/// Finds properties that an app can set and that nothing in the sources reads.
struct UnreadProperties {
  private let files: [ScannedFile]
  /// How often each word occurs, in code alone.
  private let words: [String: Int]

  /// Looks for properties in the runtime, and for those who read them also in what shows its state.
  init(of runtime: URL, and others: [URL]) throws {
    let app = ScannedApp(try FileSet(folder: runtime.path))
    files = Array(app.files.values)
    let readers = try others.flatMap {
      Array(ScannedApp(try FileSet(folder: $0.path)).files.values)
    }
    // What sets properties for an interface file reads none.
    words = (files + readers).lazy.filter { !$0.path.contains("InterfaceBuilder/") }.flatMap(
      \.tokens
    ).filter { $0.kind == .word }
      .reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
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
    guard member.keyword == "var", words[member.name] == 1,
      !member.modifiers.isDisjoint(with: ["public", "open"]),
      member.modifiers.isDisjoint(with: outputs)
    else { return false }
    guard let body = body(after: member.nameToken, in: tokens) else { return true }
    // One that is there for some versions alone is kept under another name.
    let own = "own\(member.name.prefix(1).uppercased())\(member.name.dropFirst())"
    return body.contains(own) && words[own] == body.count { $0 == own } + 1
      && !body.contains("unimplemented") && !isObserved(own)
  }

  /// The words in the braces of a property; nil for one that is merely stored.
  private func body(after name: Int, in tokens: [SourceToken]) -> [String]? {
    var depth = 0
    for index in tokens.indices.dropFirst(name + 1) {
      let token = tokens[index]
      if depth == 0, token.isMark("{") {
        var braces = 0
        let end = tokens[index...].firstIndex { token in
          braces += token.isMark("{") ? 1 : token.isMark("}") ? -1 : 0
          return braces == 0
        }
        return tokens[index..<(end ?? tokens.endIndex)].map(\.text)
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
          $0.name == name && body(after: $0.nameToken, in: file.tokens) != nil
        }
      }
    }
  }
}
