import CourseModel
import EventTrace
import Foundation
import Rendering
import Expectations
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ReportPageTests {
  static let classes: [Gradebook] = [
    ReportSample.book(0), ReportSample.book(1), ReportSample.book(3), ReportSample.book(40),
    ReportSample.book(
      18, title: ReportSample.hostileText, names: ReportSample.hostileNames,
      foreign: ReportSample.hostileText),
  ]

  @Test("There is a page for the class and one for each student, each under its own safe name")
  func paths() {
    for book in Self.classes {
      var paths: [String] = []
      ReportSite(book).forEachPage { path, _ in paths.append(path) }
      expectEqual(paths.count, book.students.count + 1)
      expectEqual(Set(paths.map { $0.lowercased() }).count, paths.count)
      expectEqual(paths[0], "index.html")
      for path in paths.dropFirst() {
        expect(path.wholeMatch(of: /students\/[A-Za-z0-9_][A-Za-z0-9._-]*\.html/) != nil)
      }
    }
  }

  /// A class in which two need a look, one of them with sources.
  private static func pagesWithSources() -> [String: String] {
    let exercise = Gradebook.Exercise(id: "lesson/one", title: "One", possible: Fraction(2))
    let students = [
      Student(id: "3", name: "ada"), Student(id: "1", name: "Cyd"),
      Student(id: "2", name: "Bob", isExpected: false),
    ]
    let outcomes: [GradeOutcome] = [.untouched, .rejected(rule: "import"), .passed]
    let records = zip(students, outcomes).enumerated().map { index, pair in
      GradeRecord(
        index: index, student: pair.0.id, exercise: exercise.id, key: "k", outcome: pair.1,
        possible: exercise.possible, seed: 1, tier: "limits")
    }
    let book = Gradebook(
      title: "T", exercises: [exercise], students: students, records: records)
    var pages: [String: String] = [:]
    ReportSite(book) { work in
      work.student == "1" ? ["App/A.swift": Array("import Glibc\n<script>\n".utf8)] : nil
    }
    .forEachPage { pages[$0] = $1 }
    return pages
  }

  @Test("What a teacher should see stands on top of the class's page, with the way to its sources")
  func remarkable() throws {
    let pages = Self.pagesWithSources()
    let index = try #require(pages["index.html"])
    let look = try #require(index.firstRange(of: "<h2>Worth a look</h2>"))
    let figures = try #require(index.firstRange(of: "<h2>Distribution</h2>"))
    expect(look.lowerBound < figures.lowerBound)
    let section = index[look.lowerBound..<figures.lowerBound]
    for words in ["the starter unchanged", "refused", "not on the roster"] {
      expect(section.contains(words))
    }
    expect(section.contains("<a href=\"sources/1/1-lesson-one.html\">sources</a>"))
    expectEqual(section.matches(of: /sources\//).count, 1)
    let source = try #require(pages["sources/1/1-lesson-one.html"])
    expect(source.contains("1  import Glibc\n2  &lt;script&gt;\n"))
    expectEqual(pages.count, 5)
  }

  @Test("Students stand in the order of the names that are shown")
  func order() throws {
    let index = try #require(Self.pagesWithSources()["index.html"])
    let table = try #require(index.firstRange(of: "<h2>Students</h2>"))
    let names = index[table.lowerBound...].matches(of: /html">([A-Za-z]+)<\/a>/).map { $0.1 }
    expectEqual(names, ["ada", "Bob", "Cyd"])
  }

  @Test("Bars are printed, and a table that is wider than the page shows that it scrolls")
  func stylesheet() throws {
    let index = try #require(Self.pagesWithSources()["index.html"])
    let print = try #require(index.firstRange(of: "@media print"))
    expect(index[print.lowerBound...].contains("print-color-adjust: exact"))
    expect(index.firstRange(of: /left \/ 3rem 100% no-repeat\s+local/) != nil)
  }

  @Test("Pages load nothing, run nothing, and hold nothing foreign but as text")
  func selfContained() {
    for book in Self.classes {
      for (path, page) in ReportSample.pages(book) {
        let tags = Set(page.matches(of: /<\/?([a-zA-Z!][a-zA-Z0-9]*)/).map { String($0.1) })
        expect(tags.isDisjoint(with: ["script", "img", "iframe", "object", "embed", "form"]))
        let loads = page.matches(of: /\s(?:src|href)="([^"]*)"/).map { String($0.1) }
        expect(!page.contains("url(") && !page.contains("@import"))
        expect(
          loads.allSatisfy {
            $0 == "data:," || (path == "index.html" && $0.hasPrefix("students/"))
          },
          "\(path)")
        for scalar in page.unicodeScalars where scalar.value < 0x20 && scalar != "\n" {
          Issue.record("U+\(scalar.value) in \(path)")
        }
        expect(!page.contains("\u{202E}"))
      }
    }
  }

  @Test("Every element is closed in its place and every picture is an XML document")
  func wellFormed() throws {
    for book in Self.classes {
      for (path, page) in ReportSample.pages(book) {
        let body = try #require(page.firstRange(of: "<body>"))
        let xml = page[body.lowerBound...].replacing("</html>\n", with: "").replacing(
          "<br>", with: "<br/>")
        let parser = XMLParser(data: Data(xml.utf8))
        expect(parser.parse(), "\(path): \(parser.parserError.map { "\($0)" } ?? "")")
      }
    }
  }

  @Test("A student's page has nothing of a hidden check but how many passed")
  func hidden() {
    let pages = ReportSample.pages(ReportSample.book(40))
    for (path, page) in pages where path != "index.html" { expect(!page.contains("SECRET")) }
    expectEqual(
      pages["students/student-1001.html"]?
        .contains("Besides these there is 1 hidden check; 0 of 1 passed."), true)
    // The teacher sees which one it is.
    expectEqual(pages["index.html"]?.contains("SECRET NAME<span class=\"tag\">hidden</span>"), true)
  }

  @Test("The class page says who is not graded, how the scores lie, and whose work is the same")
  func classPage() throws {
    let page = try #require(ReportSample.pages(ReportSample.book(40))["index.html"])
    expect(page.contains("Work of 1 student has no result"))
    expect(page.contains("Students by score. 0 to 10 percent: "))
    expect(page.contains("<h2>The same after renaming</h2>"))
    expect(page.contains("not on the roster"))
    let small = try #require(ReportSample.pages(ReportSample.book(1))["index.html"])
    expect(!small.contains("Not graded yet"))
    expect(!small.contains("The same after renaming"))
  }

  @Test("A student's page shows expected and actual, the feedback, the place and the trace")
  func studentPage() throws {
    let page = try #require(ReportSample.pages(ReportSample.book(40))["students/student-1001.html"])
    for text in [
      "<dt>Expected</dt><dd class=\"code\">Root viewWillAppear (it never came)</dd>",
      "<dt>Why</dt><dd>viewWillAppear comes before viewDidAppear.</dd>",
      "Reveal.swift:31:3\n    addSubview(child.view)",
      "<p class=\"advice\">Tell the child before you add its view.</p>",
      "expected: Root viewWillAppear</text>", "<rect class=\"spot\"",
    ] { expect(page.contains(text), "\(text)") }
    let broken = try #require(
      ReportSample.pages(ReportSample.book(40))["students/student-1009.html"])
    expect(broken.contains("The sources do not compile, so no check could run."))
    expect(broken.contains("windw = UIWindow"))
  }

  @Test("The same book gives the same bytes")
  func deterministic() {
    for book in Self.classes { expectEqual(ReportSample.pages(book), ReportSample.pages(book)) }
  }
}
