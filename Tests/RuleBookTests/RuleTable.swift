import CourseModel
import CourseRunner
import EventTrace
import HeadlessUIKit

/// For each rule, message and question: the sources that follow it and the tests that prove it.
@MainActor
struct RuleTable {
  let book: RuleBook
  /// Files that follow an entry, relative to `Sources/`.
  private(set) var files: [Citation: Set<String>] = [:]
  let tests: [Citation: Set<String>]

  static let path = "\(CitingFile.root)/\(RuleBook.folder)/\(RuleBook.tableName)"

  /// Reads the pages, the sources and the tests.
  static let ofRepo = Result { try RuleTable() }

  private init() throws {
    book = try RuleBook(root: CitingFile.root)
    tests = try ProvingTests().names
    let dial = Dictionary(
      uniqueKeysWithValues: try DialTable().rows.map { (Substring($0.constant), $0.citations) })
    for file in try ["HeadlessUIKit", "AppHost", "InterfaceFiles", "UIKit", "XCUITest"].flatMap({
      try CitingFile.all(below: "Sources/\($0)", [".swift"])
    }) {
      let isDial = file.path.contains("/VersionDial/Behavior+")
      for code in Set(file.citations.map(\.code)) where !isDial { add(file, to: code) }
      guard !isDial else { continue }
      // Who asks the dial follows what the row rests on.
      for name in Self.asked(in: file.text) {
        for code in dial[name] ?? [] { add(file, to: code) }
      }
    }
  }

  /// The names in a source that stand as `(.name)`.
  private static func asked(in text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "(")).filter { $0.first == UInt8(ascii: ".") }
      .map { Substring($0.dropFirst().prefix { $0 != UInt8(ascii: ")") }) }
  }

  private mutating func add(_ file: CitingFile, to code: Citation) {
    files[code, default: []].insert(String(file.path.dropFirst("Sources/".count)))
  }

  /// What is told apart in the table.
  nonisolated enum State: String, CaseIterable {
    case proven = "modelled and proven"
    case unproven = "modelled without a test"
    case missing = "not modelled"
  }

  func state(of entry: BookEntry) -> State {
    if entry.notModelled != nil { return .missing }
    return tests[entry.code, default: []].isEmpty ? .unproven : .proven
  }

  /// Rules and messages, by chapter.
  var entries: [BookEntry] { book.entries.filter { [.rule, .message].contains($0.code.kind) } }

  /// The page.
  var markdown: String {
    var text = """
      # Where the rules live

      For each rule, message and question: the files in `Sources/` that follow it, and the tests that
      prove it.
      A test's name is what `swift test --filter` takes; a name such as T25 is a trace in
      `Tests/ConformanceTests/Traces`.

      `make rules` writes this page from the sources, the tests and the chapters.

      | | rules | messages |
      | --- | --- | --- |

      """
    for state in State.allCases {
      let counts = [Citation.Kind.rule, .message].map { kind in
        entries.count { $0.code.kind == kind && self.state(of: $0) == state }
      }
      text += "| \(state.rawValue) | \(counts[0]) | \(counts[1]) |\n"
    }
    var chapter = ""
    for entry in book.entries where entry.code.kind != .source {
      if entry.chapter != chapter {
        chapter = entry.chapter
        text += "\n## \(chapter)\n\n| | | modelled in | proven by |\n| --- | --- | --- | --- |\n"
      }
      text += row(entry)
    }
    return text
  }

  private func row(_ entry: BookEntry) -> String {
    let start = "| \(entry.code.code) | \(entry.title) |"
    if let reason = entry.notModelled { return "\(start) *not modelled:* \(reason) | |\n" }
    return "\(start) \(list(files[entry.code])) | \(list(tests[entry.code])) |\n"
  }

  private func list(_ names: Set<String>?) -> String {
    (names ?? []).sorted().map { "`\($0)`" }.joined(separator: ", ")
  }
}
