import CourseModel
import CourseRunner

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
    Finding(
      .rejected, message, at: path.map { place(in: $0, sources) }, remedy: remedy,
      rule: rule.rawValue)
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

  private var message: String {
    switch rule {
    case .fileName: "The file's name cannot be used: \(subject)."
    case .fileLimits: "The app is too large: \(subject)."
    case .importedModule: "`import \(subject)` is not allowed in graded work."
    case .attribute: "The attribute `\(subject)` is not allowed in graded work."
    case .unsafeCode: "`\(subject)` is not allowed in graded work: it switches a check off."
    case .unsafeMemory: subject
    case .macro: "The macro `\(subject)` is not allowed in graded work."
    case .sourceLocation: "`#sourceLocation` is not allowed in graded work."
    case .cFunction: "A C function pointer, `@convention(c)`, is not allowed in graded work."
    case .systemAPI: "`\(subject)` is not allowed in graded work: it reaches beyond the app."
    case .privateName: "`\(subject)` is not for apps: names with an underscore are a module's own."
    case .objectSection: "The compiled app has a part that apps do not have: `\(subject)`."
    case .objectSymbol: "The compiled app uses or replaces `\(subject)`, which apps do not."
    case .unreadable: "The compiled app cannot be looked through: \(subject)."
    }
  }

  private var remedy: String {
    switch rule {
    case .fileName: "Rename the file: letters, digits and `.swift`."
    case .fileLimits: "Hand in the exercise's own files and nothing else."
    case .importedModule: "Import `UIKit`, and `Foundation` where you need it; no task needs more."
    case .attribute: "Remove it; no task needs it."
    case .unsafeCode, .unsafeMemory:
      "Use plain Swift: arrays, optionals and classes instead of pointers and unchecked promises."
    case .macro: "Write out what the macro would write."
    case .sourceLocation: "Remove the line."
    case .cFunction: "Use a Swift closure: `() -> Void`."
    case .systemAPI:
      "Use what UIKit and Foundation's plain values offer: no files, processes, network or threads."
    case .privateName: "Use the public name that UIKit's documentation has."
    case .objectSection, .objectSymbol: "Remove attributes and names that are not plain Swift."
    case .unreadable: "Simplify the file; split what is very long or deeply nested."
    }
  }
}
