import CourseModel
import CourseRunner
import Words

/// One thing that the gate refuses: a rule, what of the source broke it, and where.
struct Violation: Hashable {
  var rule: GateRule
  /// What broke the rule, as it is spelled: a module, an attribute, a name.
  var subject: String
  var path: String?
  /// An offset into the file as it was compiled.
  var offset: Int?
  /// A line of the file, counted from one, where no offset is known.
  var line: Int?

  /// The refusal in a student's words.
  func finding(in sources: [InspectedSource]) -> Finding {
    Finding(GateRefusal(rule, subject), at: path.map { place(in: $0, sources) })
  }

  private func place(in path: String, _ sources: [InspectedSource]) -> SourcePlace {
    guard let source = sources.first(where: { $0.path == path }),
      let line = line(in: source), line > 0
    else { return SourcePlace(file: path) }
    let newline = UInt8(ascii: "\n")
    // Line for line the compiled file is the author's, but for what was added behind it.
    let lines = source.original.split(
      separator: newline, maxSplits: line, omittingEmptySubsequences: false)
    guard line <= lines.count else { return SourcePlace(file: path) }
    return SourcePlace(
      file: path, line: line, sourceLine: String(decoding: lines[line - 1], as: UTF8.self))
  }

  /// The line in the file as it was compiled.
  func line(in source: InspectedSource) -> Int? {
    guard let offset, offset <= source.compiled.count else { return line }
    return source.compiled[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
