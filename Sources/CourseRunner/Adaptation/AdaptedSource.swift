import CourseModel
import Words

/// A change to a source file that leaves every line where it is.
struct SourceEdit: Hashable {
  /// What goes, as offsets into the file's UTF-8.
  var range: Range<Int>
  /// What comes in its place; without line breaks.
  var replacement: String
}

/// A source file as it is compiled, and the way back to the file that its author knows.
struct AdaptedSource {
  let original: [UInt8]
  /// What is compiled: the original, line for line, and after its last line what is added.
  let bytes: [UInt8]
  /// In the order of their places, none inside of another.
  private let edits: [SourceEdit]

  /// - Parameters:
  ///   - settled: The original, byte for byte, without what no condition lets in; nil for all of it.
  ///   - appendix: Declarations that belong into this file, for what is private in it.
  init(
    _ original: [UInt8], settled: [UInt8]? = nil, edits: [SourceEdit], appendix: String = ""
  ) {
    self.original = original
    let source = settled ?? original
    var accepted: [SourceEdit] = []
    var bytes: [UInt8] = []
    var end = 0
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered where edit.range.lowerBound >= end {
      // Lines stay where they are, so what goes leaves its line breaks.
      let breaks = source[edit.range].count { $0 == UInt8(ascii: "\n") }
      var edit = edit
      edit.replacement += String(repeating: "\n", count: breaks)
      bytes += source[end..<edit.range.lowerBound]
      bytes += Array(edit.replacement.utf8)
      end = edit.range.upperBound
      accepted.append(edit)
    }
    bytes += source[end...]
    if !appendix.isEmpty { bytes += Array("\n\(appendix)".utf8) }
    self.bytes = bytes
    self.edits = accepted
  }

  /// The message with the column and the text that its line has in the original.
  func restored(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    var restored = diagnostic
    if diagnostic.message.hasPrefix("'#selector' can only be used") {
      restored.message = CompilerMessage.notExposed
    }
    guard let line = diagnostic.line, !edits.isEmpty else { return restored }
    guard let start = LineNumbers(bytes).start(of: line),
      let originalStart = LineNumbers(original).start(of: line)
    else { return restored }
    let text = original[originalStart...].prefix { $0 != UInt8(ascii: "\n") }
    // If the line was changed, the carets below it no longer fit.
    if diagnostic.sourceLine != String(decoding: text, as: UTF8.self) { restored.suggestion = nil }
    restored.sourceLine = diagnostic.sourceLine.map { _ in String(decoding: text, as: UTF8.self) }
    restored.column = diagnostic.column.map { column in
      min(max(originalOffset(of: start + column - 1) - originalStart, 0), text.count) + 1
    }
    return restored
  }

  /// Where that place of the compiled bytes is in the original; the edit's start inside of one.
  private func originalOffset(of offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      let length = edit.replacement.utf8.count
      if offset < start + length { return edit.range.lowerBound }
      shift += length - edit.range.count
    }
    return offset - shift
  }
}
