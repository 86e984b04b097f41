import Words

/// A right answer with one small change, which checks should notice.
struct Mutant {
  /// The changed file, and its place in the answer.
  let path: String
  let line: Int
  let change: Mutation
  /// The whole file with the change.
  let bytes: [UInt8]
  /// Why the answer's author says that nothing need notice it; nil where nothing is said.
  let excuse: String?

  /// The words behind which an excuse stands, in a comment on the line.
  static let mark = "survives:"

  /// The mutants of the files that an answer changes.
  ///
  /// - Parameters:
  ///   - answer: All its files.
  ///   - starter: What the student begins with.
  static func all(of answer: FileSet, beyond starter: FileSet) -> [Mutant] {
    answer.paths.filter { starter.files[$0] != answer.files[$0] }.flatMap { path -> [Mutant] in
      let bytes = answer.files[path] ?? []
      if path.hasSuffix(".swift") { return CodeMutants(path: path, bytes: bytes).all }
      if path.hasSuffix("Info.plist") { return ListMutants(path: path, bytes: bytes).all }
      if [".xib", ".storyboard"].contains(where: path.hasSuffix) {
        return InterfaceMutants(path: path, bytes: bytes).all
      }
      return []
    }
  }
}

extension Mutant {
  /// A mutant of a file in which other text stands in place of a piece.
  ///
  /// - Parameter edits: The pieces, and what takes their places.
  init(path: String, in bytes: [UInt8], _ edits: [(Range<Int>, [UInt8])], _ change: Mutation) {
    let start = edits.map(\.0.lowerBound).min() ?? 0
    var changed = bytes
    for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      changed.replaceSubrange(range, with: text)
    }
    let lines = LineNumbers(bytes)
    let line = lines.number(of: start)
    self.init(
      path: path, line: line, change: change, bytes: changed,
      excuse: lines.text(of: line).flatMap(Self.excuse))
  }

  private static func excuse(in line: String) -> String? {
    guard let mark = line.firstRange(of: mark),
      line[..<mark.lowerBound].contains("//") || line[..<mark.lowerBound].contains("<!--")
    else { return nil }
    let reason = line[mark.upperBound...].replacing("-->", with: "")
    return reason.contains { !$0.isWhitespace } ? String(reason) : nil
  }
}
