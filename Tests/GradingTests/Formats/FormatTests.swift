import CourseModel
import EventTrace
import Foundation
import Grading
import Expectations
import Testing

struct FormatTests {
  private func text(_ file: ResultFile) throws -> String {
    try #require(String(validating: file.bytes, as: UTF8.self))
  }

  @Test("Gradescope can read every file, whatever the texts", arguments: FormatSample.hostileTexts)
  func gradescope(text: String) throws {
    let files = try GradescopeFormat().files(of: FormatSample.book(text))
    expectEqual(files.count, 4)
    for file in files {
      expect(JSONRules.gradescope(try #require(JSONRules.object(file.bytes))).isEmpty)
    }
    let scores = files.compactMap { JSONRules.object($0.bytes)?["score"] as? Double }
    expectEqual(scores, [5.33, 2.33, 0, 0])
  }

  @Test("Exercism can read every file, whatever the texts", arguments: FormatSample.hostileTexts)
  func exercism(text: String) throws {
    let files = try ExercismFormat().files(of: FormatSample.book(text))
    expectEqual(files.count, 3)
    for file in files {
      let results = try #require(JSONRules.object(file.bytes))
      expect(JSONRules.exercism(results, bytes: file.bytes.count).isEmpty)
    }
    let states = files.compactMap { JSONRules.object($0.bytes)?["status"] as? String }
    expectEqual(states, ["pass", "fail", "error"])
  }

  @Test(
    "Classroom 50 can read every file, whatever the texts", arguments: FormatSample.hostileTexts)
  func classroom50(text: String) throws {
    let book = FormatSample.book(text)
    let format = Classroom50Format(environment: FormatSample.environment)
    var scores: [Int] = []
    for student in book.students {
      for file in try format.files(of: book.only(student)) {
        let result = try #require(JSONRules.object(file.bytes))
        expect(JSONRules.classroom50(result).isEmpty)
        expectEqual(result["datetime"] as? String, "2026-01-31T12:00:00Z")
        scores.append(result["score"] as? Int ?? -1)
      }
    }
    // Three times the points: the least common denominator of 1, 7/3 and 2 makes them whole.
    expectEqual(scores, [16, 7, 0, 0])
  }

  @Test(
    "JUnit's readers can read every file, whatever the texts", arguments: FormatSample.hostileTexts)
  func junit(text: String) throws {
    let files = try JUnitFormat().files(of: FormatSample.book(text))
    expectEqual(files.count, 5)
    for file in files {
      let root = try #require(ParsedElement.parse(file.bytes))
      expect(XMLRules.junit(root).isEmpty)
      expect(!root.all.contains { $0.name == "script" })
    }
    let counts = files.map { file in
      let suite = ParsedElement.parse(file.bytes)?.children.first?.attributes ?? [:]
      return ["failures", "errors", "skipped"].map { suite[$0] ?? "" }.joined()
    }
    expectEqual(counts, ["000", "200", "010", "010", "001"])
  }

  @Test("Of a whole exercise JUnit says that no check ran, and of a check that it did not finish")
  func junitErrors() throws {
    let crashed = GradedCheck(
      points: Fraction(1),
      result: CheckResult(name: "c", points: 1, outcome: .errored))
    func message(_ outcome: GradeOutcome, _ checks: [GradedCheck]) throws -> String? {
      let record = GradeRecord(
        index: 0, student: "ann", exercise: "a/b", key: "k", outcome: outcome, checks: checks,
        possible: Fraction(1), seed: 1, tier: "limits")
      let book = Gradebook(
        title: "T", exercises: [.init(id: "a/b", title: "B", possible: Fraction(1))],
        students: [Student(id: "ann")], records: [record])
      let root = try #require(ParsedElement.parse(JUnitFormat().files(of: book)[0].bytes))
      return root.all.first { $0.name == "error" }?.attributes["message"]
    }
    expectEqual(try message(.untouched, []), "No check ran.")
    expectEqual(try message(.failed, [crashed]), "The check could not finish.")
  }

  @Test(
    "TAP's readers can read every file, whatever the texts", arguments: FormatSample.hostileTexts)
  func tap(text: String) throws {
    let files = try TAPFormat().files(of: FormatSample.book(text))
    let points = try files.map { try TAPReader.points(self.text($0)) }
    expectEqual(
      points.map { $0.map(\.isOK) },
      [
        [true, true, true], [false, true, false], [false], [false], [true],
      ])
    expect(points[4][0].isSkipped)
    expect(points.joined().allSatisfy { $0.isOK || $0.message?.isEmpty == false })
    expect(points.joined().filter { !$0.isSkipped && $0.isOK }.allSatisfy { $0.message == nil })
  }

  @Test(
    "Tables are read back as they were meant, whatever the texts",
    arguments: FormatSample.hostileTexts)
  func tables(text: String) throws {
    let book = FormatSample.book(
      text, roster: ["SIS Login ID": text, "Email address": "\(text)@x"])
    for file in try CanvasFormat().files(of: book) {
      let rows = try CSVReader.rows(self.text(file))
      expect(TableRules.canvas(rows).isEmpty)
      // What identifies a student is as the roster has it.
      expectEqual(rows.dropFirst(2).map { $0[3] }, (0..<5).map { "\($0)\(text)" })
      expectEqual(rows.dropFirst(2).map { $0[5] }, ["5.33", "2.33", "0", "", ""])
    }
    for file in try MoodleFormat().files(of: book) {
      let rows = try CSVReader.rows(self.text(file))
      expect(TableRules.moodle(rows).isEmpty)
      // Moodle would read other users than these where a backslash stands before a quote.
      let users = (0..<5).map { "\($0)\(text)@x" }.filter { !$0.contains("\\\"") }
      expectEqual(rows.dropFirst().map { $0[0] }, users)
      let percents = ["100", "43.75", "0", "-", "-"]
      expectEqual(rows.dropFirst().map { $0[2] }, Array(percents.prefix(users.count)))
    }
    let rows = try CSVReader.rows(GradebookTable(book).text)
    expectEqual(rows.count, 6)
    for row in rows { expect(TableRules.formulas(in: row).isEmpty) }
    expectEqual(
      rows.dropFirst().map { Array($0[2...]) },
      [
        ["5.33", "5.33", "100", "5.33", "passed"], ["2.33", "5.33", "43.75", "2.33", "failed"],
        ["0", "5.33", "0", "0", "compile-error"], ["0", "5.33", "0", "0", "missing"],
        ["", "5.33", "", "", "ungraded"],
      ])
  }

  @Test(
    "No cell of any table is a formula or longer than a spreadsheet takes, whatever the texts",
    arguments: FormatSample.hostileTexts)
  func cells(text: String) throws {
    // By these a platform finds somebody, so they are as the roster has them.
    let book = FormatSample.book(text, roster: ["SIS Login ID": "a", "Username": "a"])
    var tables = [("gradebook", GradebookTable(book).text)]
    for format in ResultFormats.all(environment: FormatSample.environment) {
      let book = format is Classroom50Format ? book.only(book.students[0]) : book
      for file in try format.files(of: book) where file.path.hasSuffix(".csv") {
        tables.append(("\(type(of: format).name)/\(file.path)", try self.text(file)))
      }
    }
    expect(tables.count > 4)
    for (name, table) in tables {
      // Moodle writes `-` for no grade.
      let cells = try CSVReader.rows(table).joined().filter { $0 != "-" }
      expect(TableRules.formulas(in: Array(cells)).isEmpty, "\(name)")
      expect(cells.allSatisfy { $0.utf16.count <= 32_767 }, "\(name)")
    }
  }

  @Test("The README names every format")
  func readme() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let row = try #require(readme.split(separator: "\n").first { $0.contains("`graded/formats/`") })
    expectEqual(ResultFormats.names.filter { !row.contains("`\($0)`") }, [])
  }

  @Test(
    "What is due and was not handed in has no points wherever else a platform's own rule would decide"
  )
  func due() throws {
    let exercises = ["a", "b"].map {
      Gradebook.Exercise(id: "lesson/\($0)", title: $0, possible: Fraction(4))
    }
    let check = GradedCheck(
      points: Fraction(4), result: CheckResult(name: "c", points: 4, outcome: .passed))
    let outcomes: [(String, [GradeOutcome])] = [
      ("ann", [.passed, .missing]), ("bob", [.missing, .missing]), ("cyd", [.missing, .infra]),
    ]
    let records = outcomes.flatMap { student, outcomes in
      zip(exercises, outcomes).map { exercise, outcome in
        GradeRecord(
          index: 0, student: student, exercise: exercise.id, key: "k", outcome: outcome,
          checks: outcome == .passed ? [check] : [], possible: Fraction(4), seed: 1, tier: "limits")
      }
    }
    func book(countsMissing: Bool) -> Gradebook {
      Gradebook(
        title: "T", exercises: exercises, students: outcomes.map { Student(id: $0.0) },
        records: records, countsMissing: countsMissing)
    }
    func cells(_ format: some ResultFormat, _ countsMissing: Bool) throws -> [[String]] {
      try format.files(of: book(countsMissing: countsMissing)).map { file in
        try CSVReader.rows(self.text(file)).suffix(3).map { row in
          row.dropFirst(format is CanvasFormat ? 5 : 1).filter { !$0.isEmpty }
            .joined(separator: " ")
        }
      }
    }
    expectEqual(try cells(CanvasFormat(), false), [["4", "", ""], ["4", "", ""]])
    expectEqual(try cells(CanvasFormat(), true), [["4", "0", ""], ["4 0", "0 0", "0"]])
    let none = "Nothing was handed in for this exercise."
    expectEqual(
      try cells(MoodleFormat(), true),
      [
        [
          "4 50 a: 4 of 4 points. All checks pass. b: 0 of 4 points. \(none)",
          "0 0 a: 0 of 4 points. \(none) b: 0 of 4 points. \(none)", "- -",
        ],
        ["4 100 All checks pass. 0 0 \(none)", "0 0 \(none) 0 0 \(none)", "0 0 \(none) - -"],
      ])
    expectEqual(
      try cells(MoodleFormat(), false)[1], ["4 100 All checks pass. - -", "- - - -", "- - - -"])
    expectEqual(try ExercismFormat().files(of: book(countsMissing: false)).map(\.path).count, 1)
    let exercism = try ExercismFormat().files(of: book(countsMissing: true))
    expectEqual(
      exercism.map(\.path),
      [
        "ann/1-lesson-a/results.json", "ann/2-lesson-b/results.json", "bob/1-lesson-a/results.json",
        "bob/2-lesson-b/results.json", "cyd/1-lesson-a/results.json",
      ])
    expectEqual(
      try text(exercism[1]),
      """
      {
        "message" : "Nothing was handed in for this exercise.\\n",
        "status" : "error",
        "version" : 3
      }

      """)
  }

  @Test("Every format's files are the same bytes each time, under safe names")
  func deterministic() throws {
    for text in FormatSample.hostileTexts {
      let book = FormatSample.book(text)
      for format in ResultFormats.all(environment: FormatSample.environment) {
        let book = format is Classroom50Format ? book.only(book.students[1]) : book
        let files = try format.files(of: book)
        expectEqual(try format.files(of: book), files)
        expectEqual(Set(files.map { $0.path.lowercased() }).count, files.count)
        for file in files {
          expect(file.path.wholeMatch(of: /([A-Za-z0-9_][A-Za-z0-9._-]*\/?)+/) != nil)
          expect(!file.path.contains(".."))
        }
      }
    }
  }

  @Test("What students read has nothing of a hidden check but whether it passed")
  func hidden() throws {
    let book = FormatSample.book("text")
    for format in ResultFormats.all(environment: FormatSample.environment) {
      let files = try format.files(
        of: format is Classroom50Format ? book.only(book.students[1]) : book)
      for file in files {
        let text = try self.text(file)
        if format is GradescopeFormat {
          // There it stands with the visibility by which Gradescope keeps it from students.
          let tests = JSONRules.object(file.bytes)?["tests"] as? [JSONRules.Object] ?? []
          for test in tests where "\(test)".contains("SECRET") {
            expectEqual(test["visibility"] as? String, "hidden")
          }
        } else {
          expect(!text.contains("SECRET"), "\(type(of: format).name): \(file.path)")
        }
      }
    }
  }

  @Test("Without a roster the id is the login, and nobody is listed whose id would be a formula")
  func withoutRoster() throws {
    let book = FormatSample.book("+1")
    let canvas = try CSVReader.rows(self.text(CanvasFormat().files(of: book)[0]))
    expectEqual(
      canvas.dropFirst(2).map { $0[3] }, ["pass +1", "build +1", "missing +1", "open +1"])
    let moodle = try CSVReader.rows(self.text(MoodleFormat().files(of: book)[0]))
    expectEqual(moodle.map { $0[0] }, ["Username", "pass +1", "build +1", "missing +1", "open +1"])
    let own = try CSVReader.rows(GradebookTable(book).text)
    expectEqual(
      own.map { $0[0] }, ["student", "pass +1", "'+1", "build +1", "missing +1", "open +1"])
  }

  @Test("With another platform's roster the id is the login, and who is not on it is left out")
  func foreignRoster() throws {
    let students = [
      Student(id: "ann", rosterFields: ["Matriculation": "1"]),
      Student(id: "bob", isExpected: false),
    ]
    let book = Gradebook(
      title: "T", exercises: [.init(id: "a/b", title: "B", possible: Fraction(1))],
      students: students, records: [])
    let canvas = try CSVReader.rows(self.text(CanvasFormat().files(of: book)[0]))
    expectEqual(canvas.dropFirst(2).map { $0[3] }, ["ann"])
    let moodle = try CSVReader.rows(self.text(MoodleFormat().files(of: book)[0]))
    expectEqual(moodle.map { $0[0] }, ["Username", "ann"])
  }

  /// A class of one exercise and these students.
  private func book(
    _ students: [Student], titled title: String = "T", layout: String = ""
  ) -> Gradebook {
    Gradebook(
      title: title, exercises: [.init(id: "a/b", title: "B", possible: Fraction(1))],
      students: students, records: [], layout: layout)
  }

  @Test(
    "A login stands under Canvas's column for logins, and only numbers of Canvas's own under ID")
  func canvasLogins() throws {
    func identity(_ student: Student, layout: String = "") throws -> [String] {
      let files = try CanvasFormat().files(of: book([student], layout: layout))
      return Array(try CSVReader.rows(self.text(files[0]))[2][1...3])
    }
    expectEqual(
      try identity(Student(id: "ann", rosterFields: ["ID": "ann", "Name": "Ann"])), ["", "", "ann"])
    expectEqual(
      try identity(Student(id: "4711", rosterFields: ["ID": "4711", "Username": "ann"])),
      ["", "", "ann"])
    expectEqual(
      try identity(
        Student(
          id: "12", rosterFields: ["ID": "12", "SIS Login ID": "ann", "Section": "A"])),
      ["12", "", "ann"])
    expectEqual(
      try identity(Student(id: "ann", rosterFields: ["ID": "ann", "Section": "A"])),
      ["", "", "ann"])
    expectEqual(try identity(Student(id: "123"), layout: "Canvas download"), ["123", "", ""])
    expectEqual(try identity(Student(id: "123")), ["", "", "123"])
  }

  @Test("Scores go into the assignments that Canvas has, by their titles with numbers")
  func canvasAssignments() throws {
    let named = try #require(
      CanvasAssignments("Week 3, part one (1234),b=Keep, and hold (55)") { "a/\($0)" })
    expectEqual(
      named,
      CanvasAssignments(
        sum: "Week 3, part one (1234)", byExercise: ["a/b": "Keep, and hold (55)"]))
    let files = try CanvasFormat(assignments: named).files(of: book([Student(id: "ann")]))
    let headings = try files.map { try CSVReader.rows(self.text($0))[0].last }
    expectEqual(headings, ["Week 3, part one (1234)", "Keep, and hold (55)"])
    // Without a name of Canvas's own the number would be taken for one.
    let plain = try CanvasFormat().files(of: book([], titled: "Week (3)"))
    expectEqual(try CSVReader.rows(self.text(plain[0]))[0].last, "Week [3]")
    for broken in ["", "Week 3", "Week 3 (x)", "A (1),B (2)", "b=A (1),b=B (2)", "Week 3(1)"] {
      expectNil(CanvasAssignments(broken) { "a/\($0)" })
    }
  }

  @Test("Moodle's feedback is sentences, and hidden checks stay hidden in it")
  func moodleFeedback() throws {
    let rows = try CSVReader.rows(
      self.text(MoodleFormat().files(of: FormatSample.book("Say it"))[1]))
    expectEqual(
      rows.dropFirst().map { $0[3] },
      [
        "All checks pass.", "1 of 3 checks pass. Not yet: “Say it”. Say it",
        "The sources do not compile, so no check could run.", "", "",
      ])
    let sums = try CSVReader.rows(
      self.text(MoodleFormat().files(of: FormatSample.book("Say it"))[0]))
    expectEqual(sums[1][3], "Say it: 5.33 of 5.33 points. All checks pass.")
  }

  @Test("JUnit's times are the app's own, and a suite's is the sum of its cases'")
  func junitTimes() throws {
    var checks = [1, 2].map {
      GradedCheck(
        points: Fraction($0), result: CheckResult(name: "c\($0)", points: $0, outcome: .passed))
    }
    checks[0].result.appTime = VirtualInstant(nanoseconds: 1_250_400_000)
    checks[1].result.appTime = VirtualInstant(nanoseconds: 350_000_000)
    let record = GradeRecord(
      index: 0, student: "ann", exercise: "a/b", key: "k", outcome: .passed, checks: checks,
      possible: Fraction(3), seed: 1, tier: "limits")
    let book = Gradebook(
      title: "T", exercises: [.init(id: "a/b", title: "B", possible: Fraction(3))],
      students: [Student(id: "ann")], records: [record])
    let root = try #require(ParsedElement.parse(JUnitFormat().files(of: book)[0].bytes))
    let suite = root.children[0]
    expectEqual(suite.attributes["time"], "1.6")
    expectEqual(
      suite.children.filter { $0.name == "testcase" }.map { $0.attributes["time"] },
      ["1.25", "0.35"])
  }

  @Test("Exercism gets the code of visible checks")
  func exercismCode() throws {
    let names = ["one", "two"]
    let checks = names.enumerated().map { place, name in
      GradedCheck(
        visibility: place == 0 ? .visible : .hidden, points: Fraction(1),
        result: CheckResult(name: name, points: 1, outcome: .passed))
    }
    let record = GradeRecord(
      index: 0, student: "ann", exercise: "a/b", key: "k", outcome: .passed, checks: checks,
      possible: Fraction(2), seed: 1, tier: "limits")
    let book = Gradebook(
      title: "T",
      exercises: [
        .init(
          id: "a/b", title: "B", possible: Fraction(2),
          checkCodes: ["one": "try app.launch()", "two": "SECRET"])
      ], students: [Student(id: "ann")], records: [record])
    let file = try ExercismFormat().files(of: book)[0]
    let tests = JSONRules.object(file.bytes)?["tests"] as? [JSONRules.Object] ?? []
    expectEqual(tests.map { $0["test_code"] as? String }, ["try app.launch()", nil])
    expect(try !self.text(file).contains("SECRET"))
  }

  @Test("Equal titles are told apart, also from the columns that say who somebody is")
  func titles() throws {
    let titles = ["Student", "Hello", "Hello #2", "Hello", " "]
    let book = Gradebook(
      title: "T",
      exercises: titles.enumerated().map {
        .init(id: "lesson/\($0)", title: $1, possible: Fraction(1))
      }, students: [], records: [])
    let rows = try CSVReader.rows(self.text(CanvasFormat().files(of: book)[1]))
    expectEqual(
      Array(rows[0].dropFirst(5)), ["Student #2", "Hello", "Hello #2", "Hello #3", "Exercise"])
  }

  @Test("A user whom Moodle would not see is left out, and with them the row")
  func unseenUsers() throws {
    let ids = ["0", "", "ann", "back\\", "b\\\"c", "d\\e"]
    let book = Gradebook(
      title: "T", exercises: [], students: ids.map { Student(id: $0) }, records: [])
    let rows = try CSVReader.rows(self.text(MoodleFormat().files(of: book)[0]))
    expectEqual(rows.map { $0[0] }, ["Username", "ann", "d\\e"])
  }

  @Test("Whole weights add up to the rounded whole and keep their proportions where they can")
  func weights() {
    expectEqual(Classroom50Format.wholeWeights([Fraction(2), Fraction(3)]), [2, 3])
    expectEqual(Classroom50Format.wholeWeights([Fraction(1, 2), Fraction(1, 3)]), [3, 2])
    let sevenths = (0..<3).map { _ in Fraction(1, 101) }
    expectEqual(Classroom50Format.wholeWeights(sevenths), [1, 1, 1])
    let uneven = [Fraction(1, 97), Fraction(1, 89), Fraction(50)]
    expectEqual(Classroom50Format.wholeWeights(uneven).reduce(0, +), 5002)
    expectEqual(Classroom50Format.wholeWeights([]), [])
  }

  @Test("Classroom 50's format says what it does not know")
  func identity() throws {
    let book = FormatSample.book("text")
    let many = #expect(throws: Finding.self) {
      try Classroom50Format(environment: FormatSample.environment).files(of: book)
    }
    expectEqual(many?.message, "Classroom 50 grades one student at a time, but there are 5 here.")
    let nameless = #expect(throws: Finding.self) {
      try Classroom50Format(environment: [:]).files(of: book.only(book.students[0]))
    }
    expectEqual(
      nameless?.message,
      "Classroom 50's format needs to know whose work it is: `CLASSROOM` is not set.")
    var environment = FormatSample.environment
    environment["REVIEW_URL"] = ""
    environment["SUBMISSION_TAG"] = "submit/late"
    let timeless = #expect(throws: Finding.self) {
      try Classroom50Format(environment: environment).files(of: book.only(book.students[0]))
    }
    expectEqual(
      timeless?.message,
      "Classroom 50's format needs to know whose work it is: `SUBMISSION_DATETIME` is not set."
    )
    environment["SUBMISSION_DATETIME"] = "2026-01-31T12:00:00Z"
    let files = try Classroom50Format(environment: environment).files(
      of: book.only(book.students[0]))
    expectEqual(JSONRules.object(files[0].bytes)?["review"] as? String, "https://example.org/c")
  }

  @Test("Equal and strange ids get file names of their own")
  func fileNames() {
    let ids = [
      "Ann", "ann", "a/b", "a\\b", "..", "", "CON", "con.txt", "é", "名",
      String(repeating: "x", count: 300),
    ]
    let book = Gradebook(
      title: "", exercises: [], students: ids.map { Student(id: $0) }, records: [])
    expectEqual(
      ids.map { book.fileNames[$0] },
      [
        "Ann", "ann-2", "a-b", "a-b-2", "student", "student-2", "student-CON", "student-con.txt",
        "student-3", "student-4", String(repeating: "x", count: 80),
      ])
  }
}
