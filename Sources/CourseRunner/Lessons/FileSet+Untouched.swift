extension FileSet {
  /// Whether the files are an exercise's starter and nothing else: the same code in the same files.
  ///
  /// Comments, blank space and the kind of line ends do not count, nor do files that are no part of an
  /// app. A file that is gone does count, for an answer may lie in that.
  package func isUntouched(from starter: FileSet) -> Bool {
    // The names tell most work apart without a look into any file.
    let own = paths.filter(AppFiles.isPart)
    guard own == starter.paths.filter(AppFiles.isPart) else { return false }
    return own.allSatisfy { path in
      let (bytes, other) = (files[path] ?? [], starter.files[path] ?? [])
      if bytes == other { return true }
      guard path.hasSuffix(".swift") else {
        return AppFiles.content(bytes, at: path) == AppFiles.content(other, at: path)
      }
      return SourceScanner.tokens(of: bytes).map(\.code)
        == SourceScanner.tokens(of: other).map(\.code)
    }
  }
}

extension SourceToken {
  /// The word as the compiler takes it: lines tell statements apart.
  fileprivate var code: Code { Code(text: text, startsLine: startsLine) }

  fileprivate struct Code: Equatable {
    var text: String
    var startsLine: Bool
  }
}
