import CourseModel
import CourseRunner
import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import Testing

/// What the rule book, the sources and the tests say of each other.
@MainActor
struct RuleTableTests {
  @Test("The table of rules is what the sources and tests say; `make rules` renews it")
  func isFresh() throws {
    let table = try RuleTable.ofRepo.get().markdown
    if ProcessInfo.processInfo.environment["RENEW_RULES"] != nil {
      try table.write(toFile: RuleTable.path, atomically: true, encoding: .utf8)
    }
    let stored = try? String(contentsOfFile: RuleTable.path, encoding: .utf8)
    guard stored != table else { return }
    let old = Set((stored ?? "").split(separator: "\n"))
    let changes = table.split(separator: "\n").filter { !old.contains($0) }.map { "+ \($0)" }
    Issue.record(
      """
      Documentation.docc/RuleTable.md is stale. To renew it, run `make rules`.
      \(changes.prefix(20).joined(separator: "\n"))
      """)
  }

  @Test("Every rule and message is cited by a source, or its page says why not")
  func everythingIsModelledOrSaysWhyNot() throws {
    let table = try RuleTable.ofRepo.get()
    let silent = table.entries.filter { entry in
      entry.notModelled == nil && table.files[entry.code, default: []].isEmpty
    }
    expectEqual(
      silent.map(\.code.code), [],
      "Cite it in the source that follows it, or say in its page `- Not modelled: why`.")
  }

  @Test("Every remark of the runtime names an entry of the rule book, or says why there is none")
  func remarksNameTheirRule() throws {
    let book = try RuleTable.ofRepo.get().book
    let remark = /diagnose\(\s*"(\w+)",\s*(?:rule: "?(\w+)"?|noRule: "[^"]+"),/
    for file in try CitingFile.all(below: "Sources/HeadlessUIKit", [".swift"]) {
      let calls = file.text.matches(of: /[ .]diagnose\((?!\n? *_ name)/).count
      let remarks = file.text.matches(of: remark)
      expectEqual(remarks.count, calls, "\(file.path)")
      for (_, name, code) in remarks.map(\.output) {
        guard let code else { continue }
        expect(book[Citation(String(code))] != nil, "\(file.path): \(name) names \(code)")
      }
    }
  }

  @Test("No test proves what is not modelled")
  func nothingIsProvenWithoutCode() throws {
    let table = try RuleTable.ofRepo.get()
    let contradicted = table.entries.filter { entry in
      entry.notModelled != nil && !table.tests[entry.code, default: []].isEmpty
    }
    expectEqual(contradicted.map(\.code.code), [])
  }

  @Test("The list of the dial has each row that a file declares; `make rules` renews it")
  func behaviorsAreListed() throws {
    let dial = try DialTable()
    expectEqual(dial.rows.filter { $0.constant != $0.name }.map(\.constant), [], "Name it alike.")
    if ProcessInfo.processInfo.environment["RENEW_RULES"] != nil {
      try dial.source.write(toFile: DialTable.path, atomically: true, encoding: .utf8)
    }
    guard try Disk.text(DialTable.path) != dial.source else { return }
    let (declared, listed) = (Set(dial.rows.map(\.name)), Set(Behavior.all.map(\.name)))
    let changes =
      declared.subtracting(listed).sorted().map { "+ \($0)" }
      + listed.subtracting(declared).sorted().map { "- \($0)" }
    Issue.record(
      """
      VersionDial/Behavior+Table.swift is stale. To renew it, run `make rules`.
      \(changes.joined(separator: "\n"))
      """)
  }

  @Test("What the dial calls open rests on a question, or on an entry that says what is open")
  func openBehaviorsSayWhy() throws {
    let book = try RuleTable.ofRepo.get().book
    let silent = Behavior.all.filter { behavior in
      behavior.isOpen
        && behavior.citations.allSatisfy { $0.kind != .question && book[$0]?.open == nil }
    }
    expectEqual(silent.map(\.name), [])
  }

  @Test("Every behaviour of the dial rests on an entry of the rule book")
  func behaviorsRestOnRules() throws {
    let book = try RuleTable.ofRepo.get().book
    for behavior in Behavior.all {
      expect(!behavior.citations.isEmpty, "\(behavior.name)")
      for code in behavior.citations {
        expect(book[code] != nil, "\(behavior.name) cites \(code)")
        expect(code.kind != .source && code.kind != .trace, "\(behavior.name) cites \(code)")
      }
    }
  }
}
