import CourseModel
import CourseRunner
import Grading
import Expectations
import Testing

struct LayoutTests {
  @Test("Moodle's download with folders, online text, blind marking and groups")
  func moodle() throws {
    let folder = try TeachersFolder()
    try folder.write("Ada Lovelace_4711_assignsubmission_file_/reveal-a-child/Reveal.swift")
    try folder.write("Ada Lovelace_4711_assignsubmission_onlinetext_/onlinetext.html")
    try folder.write("Bob O_Neill_12_assignsubmission_onlinetext_/onlinetext.html")
    try folder.write("Participant_99_assignsubmission_file_/Reveal.swift")
    try folder.write("Group A-Cyd Charisse_7_assignsubmission_file_/Reveal.swift")
    expectEqual(try folder.intake().layout, "Moodle download")
    expectEqual(
      try folder.lines(exercise: "reveal-a-child"),
      [
        "Ada Lovelace_4711 containment/reveal-a-child: Reveal.swift",
        "Bob O_Neill_12 containment/reveal-a-child: "
          + "!online-text Bob O_Neill_12_assignsubmission_onlinetext_",
        "Group A-Cyd Charisse_7 containment/reveal-a-child: Reveal.swift",
        "Participant_99 containment/reveal-a-child: Reveal.swift",
      ])
    expectEqual(
      try folder.intake().roster.map(\.name),
      [
        "Ada Lovelace", "Bob O_Neill", "Group A-Cyd Charisse", nil,
      ])
  }

  @Test(
    "A second file of a name is the same student's second attempt: the latest counts, and it is told"
  )
  func attempts() throws {
    let folder = try TeachersFolder()
    for (place, name) in ["ada", "ada (2)", "ada (1)", "bob (2)", "cyd(1)", "cyd"].enumerated() {
      try folder.write("\(name)/reveal-a-child/A\(place).swift")
    }
    expectEqual(
      try folder.lines(),
      [
        "ada containment/reveal-a-child: A1.swift", "bob (2) containment/reveal-a-child: A3.swift",
        "cyd containment/reveal-a-child: A4.swift",
      ])
    expectEqual(
      try folder.intake().findings.map(\.message),
      [
        "`ada (2)` is the latest attempt of `ada` and counts; `ada`, `ada (1)` are left out.",
        "`cyd(1)` is the latest attempt of `cyd` and counts; `cyd` is left out.",
      ])
  }

  @Test("Moodle's download without folders")
  func flatMoodle() throws {
    let folder = try TeachersFolder()
    try folder.write("Ada Lovelace_4711_assignsubmission_file_Reveal.swift")
    try folder.write("Ada Lovelace_4711_assignsubmission_file_My_Child.swift")
    expectEqual(
      try folder.lines(exercise: "reveal-a-child"),
      [
        "Ada Lovelace_4711 containment/reveal-a-child: My_Child.swift Reveal.swift"
      ])
  }

  @Test("A folder of another name in Moodle's download is told and graded")
  func strangeInMoodle() throws {
    let folder = try TeachersFolder()
    try folder.write("Ada Lovelace_1_assignsubmission_file_/reveal-a-child/A.swift")
    try folder.write("Zed/reveal-a-child/A.swift")
    expectEqual(try folder.lines().last, "Zed containment/reveal-a-child: A.swift")
    expectEqual(
      try folder.intake().findings.map(\.message),
      [
        "`Zed` is not named as in a Moodle download: taken as the work of `Zed`."
      ])
  }

  @Test("Canvas's download: late, anonymous, attempts, texts")
  func canvas() throws {
    let folder = try TeachersFolder()
    try folder.write("lovelaceada_123_456_Reveal.swift", "old")
    try folder.write("lovelaceada_123_789_Reveal-1.swift", "new")
    try folder.write("lovelaceada_123_790_My_Child-2.swift")
    try folder.write("oneillbob_LATE_124_457_Reveal.swift")
    try folder.write("charissecyd_125_text.html")
    try folder.write("anon_xY12z_458_Reveal.swift")
    try folder.write("LATE_anon_aB34c_459_Reveal.swift")
    expectEqual(try folder.intake().layout, "Canvas download")
    expectEqual(
      try folder.lines(exercise: "reveal-a-child"),
      [
        "123 containment/reveal-a-child: My_Child-2.swift Reveal.swift",
        "124 containment/reveal-a-child: Reveal.swift",
        "125 containment/reveal-a-child: !online-text charissecyd_125_text.html",
        "anon_aB34c containment/reveal-a-child: Reveal.swift",
        "anon_xY12z containment/reveal-a-child: Reveal.swift",
      ])
    let ada = try folder.submissions(exercise: "reveal-a-child")[0]
    expectEqual(ada.files.files["Reveal.swift"], Array("new".utf8))
  }

  @Test("Gradescope's export, in a folder of its own, with a group and somebody who is not in it")
  func gradescope() throws {
    let folder = try TeachersFolder()
    try folder.write(
      "assignment_9_export/submission_metadata.yml",
      """
      ---
      submission_1:
        :created_at: 2026-01-01 10:00:00.000000000 Z
        :submitters:
        - :name: Ada Lovelace
          :sid: '4711'
          :email: ada@example.edu
        - :name: "Bob O\\"Neill \\u00e9"
          :email: bob@example.edu
        :results:
          :name: not a person
      submission_2:
        :submitters:
        - :name: 'Cyd ''C'' Charisse'
          :sid: '12'
          :email:
      """)
    try folder.write("assignment_9_export/submission_1/reveal-a-child/A.swift")
    try folder.write("assignment_9_export/submission_2/the-delegate/A.swift")
    expectEqual(try folder.intake().layout, "Gradescope export")
    expectEqual(
      try folder.lines(),
      [
        "12 launch/the-delegate: A.swift",
        "ada@example.edu containment/reveal-a-child: A.swift",
        "bob@example.edu containment/reveal-a-child: A.swift",
      ])
    expectEqual(
      try folder.intake().roster.map(\.name),
      [
        "Cyd 'C' Charisse", "Ada Lovelace", "Bob O\"Neill é",
      ])
  }

  @Test("A long name that goes on in the next line of Gradescope's table names nobody else")
  func foldedName() throws {
    let folder = try TeachersFolder()
    let long = String(repeating: "m", count: 80)
    try folder.write(
      "submission_metadata.yml",
      """
      ---
      submission_1:
        :submitters:
        - :name: 'Mallory \(long)
            :email: ada@example.edu
            - :name: Ada
            :email: ada@example.edu
            - :name: X'
          :email: mallory@example.edu
      submission_2:
        :submitters:
        - :name: Ada
          :email: ada@example.edu
      """)
    try folder.write("submission_1/reveal-a-child/A.swift")
    try folder.write("submission_2/reveal-a-child/A.swift")
    expectEqual(
      try folder.lines(),
      [
        "ada@example.edu containment/reveal-a-child: A.swift",
        "mallory@example.edu containment/reveal-a-child: A.swift",
      ])
    let shown = try folder.submissions().map(\.shownPlace)
    expectEqual(shown, ["submission_2/reveal-a-child", "submission_1/reveal-a-child"])
  }

  @Test("Repositories of GitHub Classroom: the assignment is the exercise, `.git` is passed over")
  func githubClassroom() throws {
    let folder = try TeachersFolder("reveal-a-child-submissions")
    for user in ["ada-l", "ada-m"] {
      try folder.write("reveal-a-child-\(user)/Reveal.swift")
      try folder.write("reveal-a-child-\(user)/.git/hooks/Bad.swift")
    }
    expectEqual(try folder.intake().layout, "GitHub Classroom repositories")
    expectEqual(
      try folder.lines(),
      [
        "ada-l containment/reveal-a-child: Reveal.swift",
        "ada-m containment/reveal-a-child: Reveal.swift",
      ])
  }

  @Test("Repositories under a folder of any name are known by what all their names begin with")
  func repositories() throws {
    let folder = try TeachersFolder()
    for user in ["ada", "bob"] {
      try folder.write("week-2-\(user)/Workspace/02-Containment/01-reveal-a-child/A.swift")
      try folder.write("week-2-\(user)/.git/config")
    }
    expectEqual(
      try folder.lines(),
      [
        "ada containment/reveal-a-child: A.swift", "bob containment/reveal-a-child: A.swift",
      ])
  }

  @Test("Repositories of Classroom 50, with its table beside them")
  func classroom50() throws {
    let folder = try TeachersFolder("ios-reveal-a-child_submissions_2026_01_02_T_10_00_00")
    try folder.write("ios-reveal-a-child-ada/Reveal.swift")
    try folder.write("ios-reveal-a-child-ada/result.json", "{}")
    try folder.write("scores.csv", "username,score\n")
    expectEqual(try folder.intake().layout, "Classroom 50 repositories")
    expectEqual(try folder.lines(), ["ada containment/reveal-a-child: Reveal.swift"])
    expect(try folder.intake().findings.isEmpty)
  }
}
