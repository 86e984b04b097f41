import Foundation
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
    let table = try Self.table()
    if ProcessInfo.processInfo.environment["RENEW_MEMBERS"] != nil {
      try table.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: Self.file, encoding: .utf8) == table,
      "UIKitCallbacks+Table.swift is stale. To renew it, run `make members`.")
  }

  private static func table() throws -> String {
    let sources = try FileSet(folder: root.appending(path: "Sources/HeadlessUIKit").path)
    let app = ScannedApp(sources)
    var lines: [String: Set<String>] = [:]
    var headings: [String: String] = [:]
    for type in app.files.values.flatMap(\.types) {
      let isProtocol = type.keyword == "protocol"
      let isPublic = !type.modifiers.isDisjoint(with: ["public", "open"])
      if isPublic, isProtocol ? isAsked(type.name) : type.keyword == "class" {
        headings[type.name] = type.inherited.first.map { "\(type.name): \($0)" } ?? type.name
      }
      for member in type.members where isProtocol || isOverridable(member) {
        guard member.keyword == "func" || (member.keyword == "var" && !isProtocol),
          !member.modifiers.contains("static"), !member.modifiers.contains("override")
        else { continue }
        let fields =
          member.labels == nil
          ? [member.fullName] : [member.fullName] + member.parameterTypes + [member.result]
        lines[type.name, default: []].insert("  \(fields.joined(separator: "|"))\n")
      }
    }
    // What the runtime lacks is still a method of UIKit's, and no near miss of another one.
    for missing in try MemberNotes(contentsOf: MemberTable.notesFile).missing
    where isAsked(missing.type) {
      lines[missing.type, default: []].insert("  \(missing.name)\n")
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
    name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  /// Whether apps override it to be told or asked.
  private static func isOverridable(_ member: MemberDeclaration) -> Bool {
    let beginnings = [
      "view", "will", "did", "should", "supported", "preferred", "prefers", "load", "update",
      "layout", "prepare", "encode", "decode",
    ]
    return member.modifiers.contains("open") && member.name != "view"
      && !["layoutIfNeeded", "loadViewIfNeeded"].contains(member.name)
      && beginnings.contains(where: member.name.hasPrefix)
  }
}
