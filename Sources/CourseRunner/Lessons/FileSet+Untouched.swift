extension FileSet {
  /// Whether the files are an exercise's starter and nothing else: the same code in the same files.
  ///
  /// Comments, blank space and the kind of line ends do not count, nor do files that are no part of an
  /// app. A file that is gone does count, for an answer may lie in that.
  package func isUntouched(from starter: FileSet) -> Bool {
    let (own, theirs) = (appFiles, starter.appFiles)
    guard Set(own.keys) == Set(theirs.keys) else { return false }
    return own.allSatisfy { path, bytes in
      let other = theirs[path] ?? []
      if bytes == other { return true }
      guard path.hasSuffix(".swift") else { return false }
      return SourceScanner.tokens(of: bytes).map(\.code)
        == SourceScanner.tokens(of: other).map(\.code)
    }
  }

  private var appFiles: [String: [UInt8]] {
    AppFiles(checking: self, shownFolder: "").files.files
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
