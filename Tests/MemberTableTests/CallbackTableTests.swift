import Foundation
import Expectations
import Testing

@testable import CourseRunner

/// The table of what UIKit calls, which is written from the runtime's sources.
@Suite struct CallbackTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized
  private static let file = root.appending(
    path: "Sources/CourseRunner/Adaptation/Advice/UIKitCallbacks+Table.swift")

  @Test("The table of what UIKit calls is what the sources say; `make members` renews it")
  func isFresh() throws {
    try WrittenFile.expectFresh(Self.table(), at: Self.file)
  }

  @Test("A delegate's method that no source calls is noted as declared only, and no other one is")
  func notesAreTrue() throws {
    let app = try Self.scanned()
    let notes = try MemberNotes(contentsOf: MemberTable.notesFile)
    let called = Calls(in: app.files.values.map(\.tokens))
    for type in app.files.values.flatMap(\.types)
    where type.keyword == "protocol" && type.modifiers.contains("public") && Self.isAsked(type.name)
    {
      for member in type.members where member.keyword == "func" {
        let path = "\(type.name).\(member.fullName)"
        expect(
          called.contains(member.fullName) != notes.declaredOnly.contains(path),
          "\(path) \(called.contains(member.fullName) ? "is" : "is not") called.")
      }
    }
  }

  @Test("What a protocol requires has no default, and the absent delegate has all the defaults")
  func requirements() throws {
    let types = try Self.scanned().files.values.flatMap(\.types)
    let adopted = Set(types.filter { $0.name == "AbsentDelegate" }.flatMap(\.inherited))
    var ancestors: [String: [String]] = [:]
    for type in types where type.keyword == "protocol" { ancestors[type.name] = type.inherited }
    var reached = adopted
    while !reached.isSuperset(of: reached.flatMap { ancestors[$0] ?? [] }) {
      reached.formUnion(reached.flatMap { ancestors[$0] ?? [] })
    }
    var required: Set<String> = []
    for type in types where type.keyword == "protocol" && Self.isAsked(type.name) {
      let defaults = Set(
        types.filter { $0.keyword == "extension" && $0.name == type.name }
          .flatMap(\.members).map(\.fullName))
      let methods = type.members.filter { $0.keyword == "func" }.map(\.fullName)
      required.formUnion(methods.filter { !defaults.contains($0) })
      if methods.contains(where: defaults.contains) {
        expect(reached.contains(type.name), "AbsentDelegate does not adopt \(type.name).")
      }
    }
    expectEqual(required, UIKitCallbacks.required)
  }

  private static func scanned() throws -> ScannedApp {
    ScannedApp(try FileSet(folder: root.appending(path: "Sources/HeadlessUIKit").path))
  }

  private static func table() throws -> String {
    let app = try scanned()
    let notes = try MemberNotes(contentsOf: MemberTable.notesFile)
    var lines: [String: Set<String>] = [:]
    var headings: [String: String] = [:]
    for type in app.files.values.flatMap(\.types) {
      let isProtocol = type.keyword == "protocol"
      let isPublic = !type.modifiers.isDisjoint(with: ["public", "open"])
      if isPublic, isProtocol ? isAsked(type.name) : type.keyword == "class" {
        let ancestors = isProtocol ? type.inherited.prefix(1) : type.inherited[...]
        let known = ancestors.enumerated().filter { $0.offset == 0 || isAsked($0.element) }
        headings[type.name] =
          known.isEmpty
          ? type.name : "\(type.name): " + known.map(\.element).joined(separator: ", ")
      }
      for member in type.members where isProtocol || isOverridable(member) {
        guard member.keyword == "func" || (member.keyword == "var" && !isProtocol),
          !member.modifiers.contains("static"), !member.modifiers.contains("override")
        else { continue }
        let fields =
          member.labels == nil
          ? [member.fullName] : [member.fullName] + member.parameterTypes + [member.result]
        let isSilent = notes.declaredOnly.contains("\(type.name).\(member.fullName)")
        lines[type.name, default: []].insert(
          "  \(isSilent ? "-" : "")\(fields.joined(separator: "|"))\n")
      }
    }
    // What the runtime lacks is still a method of UIKit's, and no near miss of another one.
    for missing in notes.missing where isAsked(missing.type) {
      lines[missing.type, default: []].insert("  -\(missing.name)\n")
    }
    let body = headings.keys.sorted().filter { lines[$0] != nil }.map { name in
      "\(headings[name]!)\n" + lines[name]!.sorted().joined()
    }.joined()
    let text = body.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      extension UIKitCallbacks {
        /// What the runtime's sources declare; `make members` writes it.
        static let table = \"\"\"
      \(text)    \"\"\"
      }

      """
  }

  private static func isAsked(_ name: String) -> Bool {
    UIKitCallbacks.isAsked(name)
  }

  /// Whether apps override it to be told or asked.
  private static func isOverridable(_ member: MemberDeclaration) -> Bool {
    let beginnings = [
      "view", "will", "did", "should", "supported", "preferred", "prefers", "load", "update",
      "layout", "prepare", "encode", "decode", "draw", "finalize", "presses", "remoteControl",
      "build", "validate", "performsActions", "touches", "motion", "canPerform", "canBecome",
      "canResign", "hitTest",
      "point", "sizeThatFits", "intrinsicContent", "gestureRecognizerShould", "beginTracking",
      "continueTracking", "endTracking", "cancelTracking", "becomeKey", "resignKey", "awakeFromNib",
      "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement",
      "accessibilityScroll", "accessibilityPerform",
      "accessibilityElementDid", "invalidationContext", "indexPathsTo",
    ]
    return member.modifiers.contains("open") && member.name != "view"
      && !["layoutIfNeeded", "loadViewIfNeeded", "viewWithTag"].contains(member.name)
      && (member.name.hasSuffix("DidChange") || beginnings.contains(where: member.name.hasPrefix))
  }
}

/// The methods that sources call, as `#function` spells them.
private struct Calls {
  private var names: Set<String> = []
  /// Those whose last argument stands behind the parentheses, without its label.
  private var beginnings: Set<String> = []

  init(in files: [[SourceToken]]) {
    for tokens in files {
      for index in tokens.indices.dropFirst(2)
      where tokens[index].isMark("(") && tokens[index - 2].isMark(".")
        && !(index > 2 && tokens[index - 3].text == "super")
      {
        add(tokens[index - 1].text, tokens, from: index)
      }
    }
  }

  func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    let labels = name.dropLast().split(separator: ":")
    return labels.count > 1 && beginnings.contains(labels.dropLast().joined(separator: ":") + ":)")
  }

  private mutating func add(_ name: String, _ tokens: [SourceToken], from start: Int) {
    var index = start + 1
    var depth = 1
    var labels: [String] = []
    var isFirst = true
    while index < tokens.count {
      let token = tokens[index]
      if token.isMark(")") || token.isMark("]") || token.isMark("}") { depth -= 1 }
      if depth == 0 { break }
      if isFirst {
        let isLabelled =
          token.kind == .word && index + 1 < tokens.count && tokens[index + 1].isMark(":")
        labels.append(isLabelled ? token.text : "_")
      }
      isFirst = depth == 1 && token.isMark(",")
      if token.isMark("(") || token.isMark("[") || token.isMark("{") { depth += 1 }
      index += 1
    }
    let full = "\(name)(\(labels.map { "\($0):" }.joined()))"
    names.insert(full)
    if index + 1 < tokens.count, tokens[index + 1].isMark("{") { beginnings.insert(full) }
  }
}
