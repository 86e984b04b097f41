package import CourseModel

/// Where the classes and methods of a few Swift files begin, by a look at their lines.
///
/// Not a parser: it is asked only to point a reader at the right lines, and is right for source
/// that is laid out as usual.
package struct SourceIndex: Sendable {
  private var types: [String: SourcePlace] = [:]
  private var members: [String: SourcePlace] = [:]

  /// Reads Swift files, by the names under which they are shown.
  package init(files: [(name: String, text: String)]) {
    for file in files { read(file.text, named: file.name) }
  }

  /// Where the class of that name is declared.
  package func place(ofType name: String) -> SourcePlace? {
    types[name]
  }

  /// Where `member` of that class is declared, or the class itself.
  ///
  /// - Parameter member: As `#function` spells it; only what is before the parenthesis counts.
  package func place(ofMember member: String, in type: String) -> SourcePlace? {
    members["\(type).\(member.prefix { $0 != "(" })"] ?? types[type]
  }

  /// Where `member` of that class is declared; nil where the files have no such member.
  func place(ofDeclaredMember member: String, in type: String) -> SourcePlace? {
    members["\(type).\(member.prefix { $0 != "(" })"]
  }

  private mutating func read(_ text: String, named file: String) {
    var type: (name: String, depth: Int)?
    var depth = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let place = SourcePlace(file: file, line: index + 1, sourceLine: String(line))
      let words = line.prefix { $0 != "{" }.split { " \t:<(@".contains($0) }.map(String.init)
      if let name = Self.name(after: Self.typeWords, in: words) {
        type = (name, depth)
        if types[name] == nil || !words.contains("extension") { types[name] = place }
      } else if let current = type, depth == current.depth + 1 {
        let name = words.contains("init") ? "init" : Self.name(after: Self.memberWords, in: words)
        if let name, members["\(current.name).\(name)"] == nil {
          members["\(current.name).\(name)"] = place
        }
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if let current = type, depth <= current.depth, line.contains("}") { type = nil }
    }
  }

  private static let typeWords: Set<String> = ["class", "extension", "struct", "enum", "actor"]
  private static let memberWords: Set<String> = ["func", "var", "let"]

  private static func name(after introducers: Set<String>, in words: [String]) -> String? {
    guard let index = words.firstIndex(where: introducers.contains), index + 1 < words.count,
      words[0] != "//", words[0] != "///", words[index + 1] != "func", words[index + 1] != "var"
    else { return nil }
    return words[index + 1]
  }
}

extension AppFiles {
  /// Where the classes of the app are, under the names in which the files are shown.
  package var index: SourceIndex {
    SourceIndex(
      files: files.paths.filter { $0.hasSuffix(".swift") }.map {
        ("\(shownFolder)/\($0)", String(decoding: files.files[$0] ?? [], as: UTF8.self))
      })
  }
}
