/// Leaves out `#Preview`, which Xcode's templates end with and Xcode's canvas alone runs.
struct Previews: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.tokens.indices.compactMap { index in
      guard file.tokens[index].kind == .directive, file.tokens[index].text == "#Preview" else {
        return nil
      }
      var end = index
      if end + 1 < file.tokens.count, file.tokens[end + 1].isMark("("),
        let closing = file.closing(end + 1)
      {
        end = closing
      }
      while end + 1 < file.tokens.count, file.tokens[end + 1].isMark("{"),
        let closing = file.closing(end + 1)
      {
        end = closing
      }
      return SourceEdit(
        range: file.range(Self.start(of: index, in: file)...end), replacement: "")
    }
  }

  /// The first of the attributes before it, such as `@available(iOS 17, *)`.
  private static func start(of index: Int, in file: ScannedFile) -> Int {
    var start = index
    while start > 0 {
      var place = start - 1
      if file.tokens[place].isMark(")") {
        while place > 0, file.closing(place) != start - 1 { place -= 1 }
        place -= 1
      }
      guard place >= 0, file.tokens[place].kind == .attribute else { return start }
      start = place
    }
    return start
  }
}
