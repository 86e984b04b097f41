/// Takes functions of Swift where a file speaks of blocks: only Objective-C has `@convention(block)`. What such
/// a file takes for something else bit by bit may be a block. A function that is told the parts of a path is one of
/// Swift, too, as these parts are.
struct BlockTypes: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    let places = tokens.indices.dropLast(3).filter { index in
      tokens[index].kind == .attribute && tokens[index].text == "@convention"
        && tokens[index + 1].isMark("(") && tokens[index + 3].isMark(")")
        && (tokens[index + 2].text == "block"
          || tokens[index + 2].text == "c" && Self.tellsParts(index + 4, in: file))
    }
    if places.isEmpty { return [] }
    let casts = tokens.indices.dropLast().filter { index in
      tokens[index].kind == .word && tokens[index].text == "unsafeBitCast"
        && tokens[index + 1].isMark("(")
    }
    return places.map { SourceEdit(range: file.range($0...$0 + 3), replacement: "") }
      + casts.map { SourceEdit(range: tokens[$0].range, replacement: "_courseBitCast") }
  }

  /// Whether the parameters that begin at that word are those of a function for the parts of a path.
  private static func tellsParts(_ open: Int, in file: ScannedFile) -> Bool {
    guard open < file.tokens.count, file.tokens[open].isMark("("), let close = file.closing(open)
    else { return false }
    return file.tokens[open..<close].contains { $0.text == "CGPathElement" }
  }
}
