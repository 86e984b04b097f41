import CourseRunner
import EventTrace
import Foundation

/// Which test proves which entry, as the traits in the tests' sources and the traces' files say.
struct ProvingTests {
  /// As `swift test --filter` takes them, sorted; traces by their names.
  private(set) var names: [Citation: Set<String>] = [:]

  init() throws {
    for file in try CitingFile.all(below: "Tests", [".swift"])
    where !file.path.contains("/RuleTrait/") {
      read(file)
    }
    try readTraces()
  }

  private mutating func read(_ file: CitingFile) {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    // The types around a line, each with its indentation.
    var types: [(indentation: Int, name: Substring)] = []
    var attribute: [Substring] = []
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indentation)
      if words.hasPrefix("@Test") || words.hasPrefix("@Suite") { attribute = [] }
      attribute.append(words)
      if file.path.contains("/Messages/Message+"), let code = Self.message(in: words) {
        names[code, default: []].insert("MessageTests/said")
      }
      guard let declared = Self.declaration(in: words) else { continue }
      types.removeAll { $0.indentation >= indentation }
      if declared.keyword == "func" {
        add("\(types.last?.name ?? "")/\(declared.name)", Self.codes(in: attribute))
      } else {
        types.append((indentation, declared.name))
        add(String(declared.name), Self.codes(in: attribute))
      }
      attribute = []
    }
  }

  private mutating func add(_ test: String, _ codes: [Citation]) {
    for code in codes { names[code, default: []].insert(test) }
  }

  /// What the trait in a test's attribute names.
  private static func codes(in attribute: [Substring]) -> [Citation] {
    let text = attribute.joined(separator: " ")
    guard text.hasPrefix("@Test") || text.hasPrefix("@Suite"),
      let start = text.firstRange(of: ".rule(")?.upperBound
    else { return [] }
    return text[start...].prefix { $0 != ")" }.split { !$0.isLetter && !$0.isNumber }
      .map { Citation(String($0)) }
  }

  /// The type or function that a line declares.
  private static func declaration(
    in line: Substring
  ) -> (keyword: Substring, name: Substring)? {
    let modifiers: Set<Substring> = ["private", "fileprivate", "final", "static", "nonisolated"]
    var words = line.split(separator: " ")[...]
    // `@Suite struct` and the like: an attribute without a title.
    while let first = words.first,
      modifiers.contains(first) || first == "@Suite" || first == "@MainActor"
    {
      words.removeFirst()
    }
    guard let keyword = words.first, words.count > 1,
      ["struct", "class", "enum", "extension", "func"].contains(keyword)
    else { return nil }
    return (keyword, words[words.startIndex + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// The message that a line begins to expect, as in `"M9b raised", since: 9.0`.
  private static func message(in line: Substring) -> Citation? {
    guard let quote = line.firstIndex(of: "\"") else { return nil }
    let code = Citation(
      String(line[quote...].dropFirst().prefix { $0.isLetter || $0.isNumber }))
    return code.kind == .message ? code : nil
  }

  private mutating func readTraces() throws {
    let folder = "\(CitingFile.root)/Tests/ConformanceTests"
    struct Trace: Decodable {
      var id: String
      var rules: [Citation]
    }
    struct Failure: Decodable {
      var trace: String
      var since: IOSVersion?
    }
    func read<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
      try JSONDecoder().decode(type, from: Data(try Disk.read("\(folder)/\(name)")))
    }
    // What fails on some versions alone proves something on the others.
    let failing = Set(
      try read([Failure].self, "ExpectedFailures.json").filter { $0.since == nil }.map(\.trace))
    for name in Disk.files(below: "\(folder)/Traces") {
      let trace = try read(Trace.self, "Traces/\(name)")
      for rule in trace.rules where !failing.contains(trace.id) {
        names[rule, default: []].insert(trace.id)
      }
    }
  }
}
