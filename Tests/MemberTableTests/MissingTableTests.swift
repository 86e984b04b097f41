import Expectations
import Foundation
import Testing

/// The table of the members that UIKit has and the runtime lacks, which is written from their list.
@Suite struct MissingTableTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CourseRunner/Adaptation/Advice/MissingMembers+Table.swift")
    .standardized

  @Test("The table of what is missing is what the list says; `make members` renews it")
  func isFresh() throws {
    let notes = try MemberNotes(contentsOf: MemberTable.notesFile)
    let byType = Dictionary(grouping: notes.missing, by: \.type)
    let rows = byType.keys.sorted().map { type in
      "    \(type) \(Set((byType[type] ?? []).map(\.name)).sorted().joined(separator: " "))\n"
    }
    try WrittenFile.expectFresh(
      """
      extension MissingMembers {
        /// What the list of missing members has; `make members` writes it.
        static let table = \"\"\"
      \(rows.joined())    \"\"\"
      }

      """, at: Self.file)
  }
}
