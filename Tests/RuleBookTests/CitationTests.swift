import CourseModel
import CourseRunner
import EventTrace
import Foundation
import Expectations
import Testing

/// What is cited is there.
@MainActor
struct CitationTests {
  /// Where an entry of that code is; traces are files of the conformance tests.
  private nonisolated static func isThere(
    _ code: Citation, in book: RuleBook, _ traces: Set<String>
  ) -> Bool {
    guard code.kind == .trace else { return book[code] != nil }
    // `T34` stands for `T34a` and `T34b`.
    return traces.contains(code.code)
      || code.code.last!.isNumber
        && traces.contains { $0.dropLast() == code.code && $0.last!.isLetter }
  }

  private nonisolated static let traces = Set(
    Disk.names(in: "\(CitingFile.root)/Tests/ConformanceTests/Traces").map {
      String($0.dropLast(5))
    })

  @Test(
    "Every rule, message, question and trace that a comment or a page names is there",
    arguments: ["README.md", "Sources", "Tests", "Lessons"])
  func commentsResolve(folder: String) throws {
    let book = try RuleTable.ofRepo.get().book
    for file in try CitingFile.all(below: folder, [".swift", ".c", ".h", ".md"]) {
      for (line, code) in file.citations {
        if !Self.isThere(code, in: book, Self.traces) {
          Issue.record("\(file.path):\(line) cites \(code), and nothing has that code.")
        }
      }
    }
  }

  @Test("Every rule, message, question and trace that a test proves is there")
  func traitsResolve() throws {
    let table = try RuleTable.ofRepo.get()
    for (code, tests) in table.tests where !Self.isThere(code, in: table.book, Self.traces) {
      Issue.record("\(tests.sorted().joined(separator: ", ")) proves \(code), which is not there.")
    }
    expect(table.tests.count > 100)
  }

  @Test("Every trace names sources of the rule book", arguments: traces.sorted())
  func traceSourcesResolve(name: String) throws {
    struct Trace: Decodable {
      var source: String
    }
    let path = "\(CitingFile.root)/Tests/ConformanceTests/Traces/\(name).json"
    let source = try JSONDecoder().decode(Trace.self, from: Data(try Disk.read(path))).source
    let book = try RuleTable.ofRepo.get().book
    let codes = source.prefix { $0 != ";" }.split(separator: ",").map { part in
      Citation(String(part.split(separator: " ")[0]))
    }
    for code in codes {
      expect(Self.isThere(code, in: book, Self.traces), "\(name) names \(code)")
    }
  }

  @Test(
    "Citations are read in lists, in ranges and over the ends of lines",
    arguments: [
      ("as rule 112 says", ["112"]),
      ("(rules 46-48, 50 and 138a; M7)", ["46", "47", "48", "50", "138a", "M7"]),
      ("(rules 81 to 83, or 85)", ["81", "82", "83", "85"]),
      ("Rule 5: of rules\n/// 12 and\n/// rule 13.", ["5", "12", "13"]),
      ("(rule 84). 5 of them, M9b and T34.", ["84", "M9b", "T34"]),
      ("5 rules, iOS 12, UTF8, 3 rules of 7", []),
    ])
  func reading(text: String, codes: [String]) {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == "/" } }
    expectEqual(CitedText(lines, firstLine: 1).citations.map(\.code.code), codes)
  }
}
