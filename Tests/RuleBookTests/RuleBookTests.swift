import CourseModel
import CourseRunner
import EventTrace
import Foundation
import Expectations
import Testing

/// Reading the pages.
@MainActor
struct RuleBookTests {
  /// A folder with one chapter of these lines, and the pages that every book has.
  private static func book(_ chapter: String) throws -> Result<RuleBook, Finding> {
    let root = "\(NSTemporaryDirectory())/rule-book-\(UUID().uuidString)"
    defer { try? Disk.remove(root) }
    let pages = [
      "Rules/Launch.md": chapter,
      "Messages.md":
        "### M1: A text\n\n```\n### no heading\n```\n\n- Kind: console\n"
        + "- Versions: all\n- Confidence: logged\n- Sources: SO-12\n- See: Rule 1\n",
      "OpenQuestions.md": "# Open questions\n",
      "Sources.md": "## Sources\n\n### A\n\nApple.\n\n- Rule 1: a page\n\n### SO-n\n\nQuestions.\n",
    ]
    try FileSet(files: pages.mapValues { [UInt8]($0.utf8) }).write(to: "\(root)/\(RuleBook.folder)")
    do {
      return .success(try RuleBook(root: root))
    } catch {
      return .failure(error)
    }
  }

  private static let rule = """
    # Launch

    ## Rules

    ### Rule 1: It begins

    First:

    - iOS 7: one
    - Later: two

    - Versions: before iOS 4; iOS 5 to 7; iOS 8.1; iOS 9 and later
    - Confidence: documented, one source
    - Sources: A, SO-9539676
    - See: M1
    - Open: Who knows.
    - Not modelled: Nobody asked.

    """

  @Test("An entry is its heading, its text and the list at its end")
  func entry() throws {
    let book = try Self.book(Self.rule).get()
    var expected = BookEntry(
      code: 1, title: "It begins", chapter: "Launch",
      text: "First:\n\n- iOS 7: one\n- Later: two")
    expected.versions = [
      .init(since: 2, before: 4), .init(since: 5, before: 8), .init(since: 8.1, before: 8.2),
      .init(since: 9),
    ]
    expected.confidence = [.documented, .oneSource]
    expected.sources = ["A", "SO-9539676"]
    expected.related = ["M1"]
    expected.open = "Who knows."
    expected.notModelled = "Nobody asked."
    expectEqual(book[1], expected)
    expectEqual(book["M1"]?.text, "```\n### no heading\n```")
    expectEqual(book["A"]?.text, "Apple.\n\n- Rule 1: a page")
    expectEqual(book["SO-5"]?.code, "SO-n")
    expectNil(book[2])
  }

  @Test(
    "A page of another shape is refused at its line",
    arguments: [
      ("- Versions: before", "- Version: before", 12, "`Versions`"),
      ("iOS 5 to 7", "iOS five", 12, "`iOS five`"),
      ("iOS 5 to 7", "iOS 7 to 5", 12, "`iOS 7 to 5`"),
      ("one source", "rumour", 13, "`rumour`"),
      ("- Sources: A, SO-9539676\n", "", 5, "`- Sources: …`"),
      ("Sources: A,", "Sources: B,", 5, "`B`"),
      ("- See: M1", "- See: Rule 7", 5, "`7`"),
      ("- See: M1", "- Open: No.", 16, "`Open`"),
      ("Rule 1: It begins", "It begins", 5, "`### Rule 1: …`"),
      ("# Launch\n", "### Rule 1: Twice\n\n- Versions: all", 1, "`- Confidence: …`"),
    ])
  func malformed(old: String, new: String, line: Int, words: String) throws {
    let page = Self.rule.replacingOccurrences(of: old, with: new)
    guard case .failure(let finding) = try Self.book(page) else {
      Issue.record("It was read.")
      return
    }
    expectEqual(finding.place?.file, "\(RuleBook.folder)/Rules/Launch.md")
    expectEqual(finding.place?.line, line, "\(finding)")
    expect(finding.message.contains(words), "\(finding.message)")
  }

  @Test("Two entries of one code are refused")
  func twice() throws {
    let second = Self.rule.split(separator: "## Rules\n")[1]
    guard case .failure(let finding) = try Self.book(Self.rule + second) else {
      Issue.record("It was read.")
      return
    }
    expectEqual(finding.message, "The rule book has two entries `1`.")
    expectEqual(finding.place?.line, 19)
  }

  @Test("An entry is found however its code is written, and near ones are named")
  func names() throws {
    let book = try RuleTable.ofRepo.get().book
    for (word, code) in [
      ("112", "112"), ("rule 112", "112"), ("Rule 138A", "138a"), ("m9B", "M9b"), ("rb", "RB"),
      ("or-14058168", "OR-14058168"),
    ] {
      expectEqual(try book.entry(named: word).code.code, code, "\(word)")
    }
    #expect(throws: UsageProblem.unknownRule("M9", nearest: ["M9a", "M9b"])) {
      try book.entry(named: "M9")
    }
    #expect(throws: UsageProblem.unknownRule("nothing like it", nearest: [])) {
      try book.entry(named: "nothing like it")
    }
  }

  @Test("A rule's heading is one sentence of at most 80 letters, and no line is too long")
  func style() throws {
    for entry in try RuleTable.ofRepo.get().book.entries where entry.code.kind != .source {
      expect(entry.title.count <= 80 && !entry.title.hasSuffix("."), "\(entry.code)")
      // What UIKit writes stands as it is written.
      let prose = entry.text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map(\.element)
      let long = prose.flatMap { $0.split(separator: "\n") }.filter { $0.count > 110 }
      expectEqual(long, [], "\(entry.code)")
      for (name, fact) in [("Open", entry.open), ("Not modelled", entry.notModelled)] {
        expect("- \(name): \(fact ?? "")".count <= 110, "\(entry.code)")
      }
    }
  }
}
