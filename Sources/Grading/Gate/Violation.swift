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
    // Line for line the compiled file is the author's, but for what was added behind it.
    guard let source = sources.first(where: { $0.path == path }), let line = line(in: source),
      let text = LineNumbers(source.original).text(of: line)
    else { return SourcePlace(file: path) }
    return SourcePlace(file: path, line: line, sourceLine: text)
  }

  /// The line in the file as it was compiled.
  func line(in source: InspectedSource) -> Int? {
    guard let offset, offset <= source.compiled.count else { return line }
    return LineNumbers(source.compiled).number(of: offset)
  }
}
