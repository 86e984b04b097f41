import EventTrace
import Expectations
import Foundation
import Testing

/// The table of the versions that first had UIKit's classes, which is written from the runtime's sources.
struct ClassVersionTests {
  private static let file = MemberTable.sources.appending(path: "Foundation/ClassVersions.swift")

  @Test("The table of classes and versions is what the sources say; `make members` renews it")
  func isFresh() throws {
    try WrittenFile.expectFresh(Self.table(), at: Self.file)
  }

  private static func table() throws -> String {
    var names: [IOSVersion: [String]] = [:]
    for member in try MemberTable.ofSources.get().members where member.type.isEmpty {
      guard case .classes = member.kind, let since = member.since.flatMap({ IOSVersion($0) }),
        since > .first
      else { continue }
      names[since, default: []].append(member.name)
    }
    let lists = names.sorted { $0.key < $1.key }.map { version, names in
      "    \(version): \"\"\"\n\(lines(of: names.sorted()))\n    \"\"\","
    }
    return """
      // `make members` writes this file from the classes' comments.

      import EventTrace

      /// The versions of iOS that first had a class, for those that iOS 2.0 does not have (rule 1170).
      nonisolated enum ClassVersions {
        static let all = Dictionary(
          uniqueKeysWithValues: lists.flatMap { version, names in
            names.split { $0.isWhitespace }.map { (String($0), version) }
          })

        private static let lists: KeyValuePairs<IOSVersion, String> = [
      \(lists.joined(separator: "\n"))
        ]
      }

      """
  }

  private static func lines(of names: [String]) -> String {
    var lines = [""]
    for name in names {
      if lines[lines.count - 1].count + name.count > 90 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + name
    }
    return lines.map { "    \($0)" }.joined(separator: "\n")
  }
}
