import CourseModel
import CourseRunner
import Grading
import Expectations
import Testing

struct RosterTests {
  /// Two students of a class, one of whom is not on any roster here.
  private func folder() throws -> TeachersFolder {
    let folder = try TeachersFolder()
    try folder.write("ada/reveal-a-child/A.swift")
    try folder.write("zed/reveal-a-child/A.swift")
    return folder
  }

  @Test("Who is not on the roster is told and graded; who handed in nothing is there")
  func expected() throws {
    let folder = try folder()
    let roster = try folder.writeRoster("Username,Name\nada,Ada Lovelace\nbob,Bob\n")
    let intake = try folder.intake(roster: roster)
    expectEqual(
      intake.roster,
      [
        Student(
          id: "ada", name: "Ada Lovelace",
          rosterFields: ["Username": "ada", "Name": "Ada Lovelace"]),
        Student(id: "bob", name: "Bob", rosterFields: ["Username": "bob", "Name": "Bob"]),
        Student(id: "zed", isExpected: false),
      ])
    expectEqual(
      intake.findings.map(\.message), ["Not on the roster, but graded anyway: `zed`."])
    expectEqual(
      try folder.lines(roster: roster),
      [
        "ada containment/reveal-a-child: A.swift", "zed containment/reveal-a-child: A.swift",
      ])
  }

  @Test(
    "Columns are known under the names that learning platforms give them",
    arguments: [
      "First name,Surname,Username,Email address\nAda,Lovelace,ada,ada@example.edu\n",
      "Student,ID,SIS User ID,SIS Login ID,Section\n"
        + "    Points Possible,,,,,\n\"Lovelace, Ada\",77,S1,ada,One\n",
      "First Name,Last Name,SID,Email,Section\nAda,Lovelace,ada,ada@example.edu,One\n",
      "identifier,github_username,github_id,name\nA-1,ada,4,Ada Lovelace\n",
      "username,first_name,last_name,email,section,github_id\nada,Ada,Lovelace,a@b.c,1,4\n",
      "\u{FEFF}Name;Username\r\n\"Ada Lovelace\";ADA\r\n",
      "Name\tUsername\r\"Ada Lovelace\"\tada\r",
    ])
  func columns(text: String) throws {
    let folder = try folder()
    let intake = try folder.intake(roster: try folder.writeRoster(text))
    expectEqual(intake.roster.map { $0.id.lowercased() }, ["ada", "zed"])
    expectEqual(intake.roster.map(\.name), ["Ada Lovelace", nil])
    expectEqual(intake.roster.map(\.isExpected), [true, false])
  }

  @Test("Moodle's names are found on the roster, by the participant's number before the name")
  func moodle() throws {
    let folder = try TeachersFolder()
    try folder.write("Ada Lovelace_11_assignsubmission_file_/reveal-a-child/A.swift")
    try folder.write("Ada Lovelace_12_assignsubmission_file_/reveal-a-child/A.swift")
    let roster = try folder.writeRoster(
      """
      Identifier,Full name,Email address
      Participant 11,Ada Lovelace,ada1@example.edu
      Participant 12,Ada Lovelace,ada2@example.edu
      Participant 13,Bob,bob@example.edu
      """)
    let intake = try folder.intake(roster: roster)
    expectEqual(intake.roster.map(\.id), ["Participant 11", "Participant 12", "Participant 13"])
    expect(intake.findings.isEmpty)
    expectEqual(
      try folder.submissions(roster: roster).map(\.student),
      [
        "Participant 11", "Participant 12",
      ])
  }

  @Test("Where number and name are two students' the number is believed, and it is told")
  func disputed() throws {
    let folder = try TeachersFolder()
    try folder.write("lovelaceada_12_456_Reveal.swift")
    try folder.write("lovelaceada_12_457_Other.swift")
    try folder.write("oneillbob_12_458_Third.swift")
    try folder.write("charissecyd_13_459_Reveal.swift")
    let roster = try folder.writeRoster(
      "Student,ID\n\"Lovelace, Ada\",11\n\"O'Neill, Bob\",12\n\"Charisse, Cyd\",13\n")
    let intake = try folder.intake(exercise: "reveal-a-child", roster: roster)
    expectEqual(
      intake.findings,
      [
        Finding(
          .badFile, severity: .warning,
          "Some submissions have the name of one student of the roster and the number of another; the "
            + "number counts: `lovelaceada` matches `11` by name and is graded as `12`.",
          remedy: "Check that the roster has the ids of the platform that the submissions come "
            + "from.")
      ])
    expectEqual(intake.roster.map(\.name), ["Ada Lovelace", "Bob O'Neill", "Cyd Charisse"])
    expectEqual(
      try folder.lines(exercise: "reveal-a-child", roster: roster),
      [
        "12 containment/reveal-a-child: Other.swift Reveal.swift Third.swift",
        "13 containment/reveal-a-child: Reveal.swift",
      ])
  }

  @Test("A name that two people have tells neither of them")
  func sameName() throws {
    let folder = try TeachersFolder()
    try folder.write("Ada Lovelace_11_assignsubmission_file_/reveal-a-child/A.swift")
    let roster = try folder.writeRoster("Name,Email\nAda Lovelace,a@x.y\nAda Lovelace,b@x.y\n")
    expectEqual(try folder.submissions(roster: roster).map(\.student), ["Ada Lovelace_11"])
  }

  @Test("Cells with separators, quotes and line breaks, and other encodings than UTF-8")
  func cells() throws {
    let folder = try TeachersFolder()
    try folder.write("ada/reveal-a-child/A.swift")
    let quoted = try folder.writeRoster("ID,Name\nada,\"Ada \"\"A\"\",\nLovelace\"\n")
    expectEqual(try folder.intake(roster: quoted).roster.map(\.name), ["Ada \"A\",\nLovelace"])
    let latin = try folder.writeRoster(Array("ID,Name\nada,Ren".utf8) + [0xE9, 10])
    expectEqual(try folder.intake(roster: latin).roster.map(\.name), ["René"])
    let wide = try folder.writeRoster(
      [0xFF, 0xFE] + "ID\tName\nada\tRené\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    expectEqual(try folder.intake(roster: wide).roster.map(\.name), ["René"])
  }

  @Test(
    "What is no roster says so",
    arguments: [
      ("", "The roster is not a CSV table: it is empty, or a quote is never closed."),
      (
        "ID,Name\nada,\"Ada",
        "The roster is not a CSV table: it is empty, or a quote is never closed."
      ),
      ("Colour,Shape\nred,round\n", "No column of the roster identifies students."),
    ])
  func noRoster(text: String, message: String) throws {
    let folder = try folder()
    let file = try folder.writeRoster(text)
    let finding = #expect(throws: Finding.self) { try folder.intake(roster: file) }
    expectEqual(finding?.message, message)
  }

  @Test("Nobody's work is replaced by that of somebody who is called alike")
  func impostors() throws {
    let folder = try folder()
    try folder.write("ADA/reveal-a-child/A.swift", "let other = 1")
    try folder.write("Ada L/reveal-a-child/A.swift", "let another = 1")
    try folder.write("Zed Z/reveal-a-child/A.swift", "let third = 1")
    try folder.write("zed@x.y/reveal-a-child/A.swift", "let fourth = 1")
    let roster = try folder.writeRoster(
      "ID,Name,Email\nada,Ada L,ada@x.y\nbob,Zed Z,zed@x.y\nzed,Cyd,c@x.y\n")
    let intake = try folder.intake(roster: roster)
    expectEqual(
      intake.findings.map(\.message),
      [
        "`ADA` is not the only work of `ada` on the roster: it is graded under its own name.",
        "`Ada L` is not the only work of `ada` on the roster: it is graded under its own name.",
        "`Zed Z` is not the only work of `bob` on the roster: it is graded under its own name.",
        "`zed@x.y` is not the only work of `bob` on the roster: it is graded under its own name.",
        "Not on the roster, but graded anyway: `ADA`, `Ada L`, `Zed Z`, `zed@x.y`.",
      ])
    expectEqual(
      try folder.submissions(roster: roster).map(\.student),
      [
        "ADA", "Ada L", "Zed Z", "ada", "zed", "zed@x.y",
      ])
    let ada = try folder.submissions(roster: roster).first { $0.student == "ada" }
    expectEqual(ada?.problems, [])
  }

  @Test("A number of Moodle's that is somebody else's id by chance tells nobody's work away")
  func numberByChance() throws {
    let folder = try TeachersFolder()
    try folder.write("Ada Lovelace_11_assignsubmission_file_/reveal-a-child/A.swift")
    let roster = try folder.writeRoster("ID,Name\n7,Ada Lovelace\n11,Bob\n")
    expectEqual(try folder.submissions(roster: roster).map(\.student), ["Ada Lovelace"])
  }

  @Test("An id that is there twice is told")
  func twice() throws {
    let folder = try folder()
    let roster = try folder.writeRoster("ID,Name\nada,Ada L.\nzed,Zed Z.\nada,Other\n")
    expectEqual(
      try folder.intake(roster: roster).findings.map(\.message),
      [
        "The roster names `ada` more than once."
      ])
  }
}
