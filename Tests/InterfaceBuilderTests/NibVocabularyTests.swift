import Foundation
import InterfaceFiles
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("The words of Interface Builder files")
@MainActor
struct NibVocabularyTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  @Test("The table of words is what the rows read; `make members` renews it")
  func table() throws {
    let file = Self.root.appending(path: "Sources/InterfaceFiles/NibVocabulary+Table.swift")
    var lines = NibAttributes.families.map { family in
      let words = Set(family.rows.map(\.name)).sorted().joined(separator: " ")
      return wrapped(
        "\(family.name)|\(family.base.joined(separator: " "))|"
          + "\(family.elements.joined(separator: " "))|\(words)")
    }
    lines += NibAttributes.inner.map { name, rows in
      wrapped("\(name)||\(name)|\(Set(rows.map(\.name)).sorted().joined(separator: " "))")
    }
    let text = """
      extension NibVocabulary {
        /// Families of elements, the families that they extend, their elements, and the words that are
        /// read; `make members` writes it.
        static let table = \"\"\"
      \(lines.joined(separator: "\n"))
          \"\"\"
      }

      """
    try compare(text, with: file)
  }

  /// In lines of a hundred characters, which the compiler joins again.
  private func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if lines[lines.count - 1].count + word.count > 92 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? "\(word)" : " \(word)"
    }
    return lines.map { "    \($0)" }.joined(separator: " \\\n")
  }

  @Test("The page of words is what is read; `make members` renews it")
  func page() throws {
    let file = Self.root.appending(
      path: "Sources/HeadlessUIKit/Documentation.docc/InterfaceBuilderWords.md")
    try compare(NibWordsPage().markdown, with: file)
  }

  private func compare(_ text: String, with file: URL) throws {
    if ProcessInfo.processInfo.environment["RENEW_MEMBERS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let stored = try? String(contentsOf: file, encoding: .utf8)
    guard stored != text else { return }
    Issue.record("\(file.lastPathComponent) is stale. To renew it, run `make members`.")
  }

  @Test("A word stands once: read by a row, read with an object, declared, or not read")
  func once() {
    let read = NibAttributes.families.flatMap { family in
      family.rows.map { (family, $0.name) }
    }
    for entry in NibVocabulary.entries where entry.state != .read {
      for word in entry.words {
        let both = read.filter { family, name in
          name == word && !entry.elements.isDisjoint(with: family.elements)
        }
        expectEqual(both.map { $0.0.name }, [], "\(word)")
      }
    }
    for family in NibAttributes.families {
      let names = family.rows.map(\.name)
      expectEqual(names.count, Set(names).count, "\(family.name)")
    }
  }

  @Test("Each entry names elements that are known, and why")
  func entries() {
    for entry in NibVocabulary.entries {
      expect(!entry.words.isEmpty)
      expect(!entry.reason.isEmpty, "\(entry.words)")
    }
  }

  @Test("A kind of segue is read where there is a way to follow it")
  func segues() {
    for (kind, standing) in NibVocabulary.segues where kind != "relationship" {
      expectEqual((SegueTemplate.Kind(rawValue: kind) != nil), (standing.state == .read), "\(kind)")
    }
  }

  @Test("What is not read is named with its line")
  func unread() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view contentMode="center" glitter="YES" userLabel="Big" id="i">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10" depth="3"/>
            <sound key="click"/>
            <color key="glow" white="1" alpha="1"/>
          </view>
        </objects>
      </document>
      """
    let file = try InterfaceFile([UInt8](text.utf8))
    let unread = NibVocabulary.unread(in: file).map { "\($0.line) \($0.element) \($0.word)" }
    expectEqual(
      unread, ["4 view glitter", "6 view click", "7 view glow", "5 rect depth", "6 sound "])
  }
}

/// The page on what is read, with its counts.
@MainActor
struct NibWordsPage {
  private typealias Row = (word: String, state: NibVocabulary.State, reason: String)

  var markdown: String {
    var sections: [String] = []
    var counts: [NibVocabulary.State: Int] = [:]
    func section(_ title: String, _ introduction: String, _ rows: [Row]) {
      for row in rows { counts[row.state, default: 0] += 1 }
      let lines = rows.map { "| `\($0.word)` | \($0.state.rawValue) | \($0.reason) |" }
      sections.append(
        "## \(title)\n\n\(introduction)| word | state | |\n| --- | --- | --- |\n"
          + lines.joined(separator: "\n") + "\n")
    }
    var elements: Set<String> = []
    let general = NibVocabulary.entries.filter { $0.elements.isEmpty }
    section(
      "All elements", "", rows(of: general).sorted { $0.word < $1.word })
    for family in NibAttributes.families {
      elements.formUnion(family.elements)
      let own = NibVocabulary.entries.filter { entry in
        !entry.elements.isDisjoint(with: family.elements)
      }
      let read: [Row] = Set(family.rows.map(\.name)).map { name in
        let since = family.rows.first { $0.name == name }?.since ?? 0
        return (name, .read, since == 0 ? "" : "from iOS \(Self.version(since)) on")
      }
      let all = (read + rows(of: own)).sorted { $0.word < $1.word }
      guard !all.isEmpty else { continue }
      let base = family.base.map { "what `\($0)` has, and:" }.joined()
      let others = family.elements.filter { $0 != family.name }.map { "`\($0)`" }
      let also = others.isEmpty ? "" : "Also \(others.joined(separator: ", ")). "
      let text = base.isEmpty ? also : "\(also)It has \(base)"
      section(family.name, text.isEmpty ? "" : "\(text)\n\n", all)
    }
    for (name, rows) in NibAttributes.inner {
      elements.insert(name)
      section(name, "", Set(rows.map(\.name)).sorted().map { ($0, .read, "") })
    }
    let known = Set(NibAttributes.families.flatMap(\.elements))
    let others = NibVocabulary.entries.filter {
      !$0.elements.isEmpty && $0.elements.isDisjoint(with: known)
    }
    for entry in others.sorted(by: { $0.elements.sorted()[0] < $1.elements.sorted()[0] }) {
      section(entry.elements.sorted().joined(separator: ", "), "", rows(of: [entry]))
      elements.formUnion(entry.elements)
    }
    for name in NibVocabulary.values.keys.sorted() {
      elements.insert(name)
      let words = NibVocabulary.values[name]!.sorted()
      guard !words.isEmpty else { continue }
      section(name, "", words.map { ($0, .read, "") })
    }
    section(
      "Kinds of segues", "",
      NibVocabulary.segues.sorted { $0.key < $1.key }.map {
        ($0.key, $0.value.state, $0.value.reason)
      })
    return """
      # Words of Interface Builder files

      What xibs and storyboards say, and what comes of it. *Read*: something comes of it. *Declared*: it is
      understood, and nothing comes of it in an app that runs. *Unknown*: real files have it, and it is not
      read. A file that has a word which is unknown, or which is not in these tables, gets a finding with its
      line.

      \(elements.count) elements; \(counts[.read] ?? 0) words are read, \(counts[.declared] ?? 0) are \
      declared, and \(counts[.unknown] ?? 0) are unknown.

      `make members` writes this file from the sources.

      \(sections.joined(separator: "\n"))
      """
  }

  private func rows(of entries: [NibVocabulary.Entry]) -> [Row] {
    entries.flatMap { entry in entry.words.sorted().map { ($0, entry.state, entry.reason) } }
  }

  private static func version(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
