import CourseModel
import Expectations
import Testing

@testable import CourseRunner

@Suite struct SubjectTests {
  private static let head = """
    # What it teaches

    | # | subject | practice | shown by | practised in |
    | --- | --- | --- | --- | --- |

    """
  private static let page =
    head + "| 1 | Launching | | old | |\n| 2 | Solving | write | | |\n| 3 | Nothing | write |\n"
  private static let scripts = [
    "Lessons/01-Launch/01-tap/Scenario.swift":
      "let scenario = part(subjects: [1, 2])\nfunc part(subjects: [Int]) -> Int { 1 }\n",
    "Lessons/01-Launch/02-solve/Checks.swift":
      "let exercise = part(\n  subjects: [2]\n)\nfunc part(subjects: [Int]) -> Int { 1 }\n",
    "Lessons/Subjects.md": page,
  ]

  @Test("The table names the parts of each subject, and what lacks one")
  func renewing() throws {
    let miniature = try MiniatureCourse(Self.scripts)
    try miniature.open().renewSubjects()
    expectEqual(
      try miniature.folder.text("Lessons/Subjects.md"),
      Self.head + """
        | 1 | Launching | | tap | |
        | 2 | Solving | write | tap | solve |
        | 3 | Nothing | write | | |

        No scenario shows yet: 3.

        No exercise practises yet: 3.

        """)
    let text = try miniature.folder.text("Lessons/Subjects.md")
    try miniature.open().renewSubjects()
    expectEqual(try miniature.folder.text("Lessons/Subjects.md"), text)
  }

  @Test("A table that is not what the parts say, and a subject that is not in it, are faults")
  func faults() throws {
    var files = Self.scripts
    files["Lessons/01-Launch/02-solve/Checks.swift"]?.replace("[2]", with: "[2, 7]")
    let miniature = try MiniatureCourse(files)
    func faults() throws -> [Finding] {
      let report = try withExtendedLifetime(miniature) { try miniature.open().verify() }
      return report.findings + report.parts.flatMap(\.faults)
    }
    let found = try faults()
    expectEqual(
      found.map(\.message),
      [
        "The table of subjects does not match the parts.", "There is no subject 7.",
      ])
    expectEqual(
      found.last?.place, SourcePlace(file: "Lessons/01-Launch/02-solve/Checks.swift", line: 2))
    try miniature.open().renewSubjects()
    expectEqual(try faults().map(\.message), ["There is no subject 7."])
  }

  @Test("The course's own table is what its parts say, and has every subject that they name")
  func course() throws {
    let root = "\(#filePath.deletingLastComponents(3))"
    let text = try Disk.text("\(root)/Lessons/Subjects.md")
    let table = try #require(SubjectTable(text))
    let parts = Catalog(root: root).parts
    expectEqual(
      table.page(of: parts), text,
      "The table is stale: `swift run course verify --renew launch-sequence`")
    for part in parts {
      expect(part.subjects.allSatisfy { table.numbers.contains($0.number) }, "\(part.id)")
    }
    expectEqual(table.numbers, Array(1...38))
  }
}
