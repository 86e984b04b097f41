/// An exercise's starter, split into words once for all the work that is compared with it.
package final class Starter: Sendable {
  package let files: FileSet
  /// The paths of the files that are part of an app, sorted.
  private let paths: [String]
  /// The words of the Swift files, by path.
  private let words: [String: [SourceToken]]

  package init(_ files: FileSet) {
    self.files = files
    paths = files.paths.filter(AppFiles.isPart)
    words = files.files.filter { $0.key.hasSuffix(".swift") }.mapValues(SourceScanner.tokens)
  }

  /// Whether the files are the starter and nothing else: the same code in the same files.
  ///
  /// Comments, blank space and the kind of line ends do not count, nor do files that are not part of an
  /// app. A file that is gone does count, for an answer may be just that.
  package func isAll(of work: FileSet) -> Bool {
    // The names tell most work apart without a look into any file.
    guard work.paths.filter(AppFiles.isPart) == paths else { return false }
    return paths.allSatisfy { path in
      let (bytes, own) = (work.files[path] ?? [], files.files[path] ?? [])
      if bytes == own { return true }
      if let words = words[path] { return SourceScanner.finds(words, in: bytes) }
      return AppFiles.content(bytes, at: path) == AppFiles.content(own, at: path)
    }
  }
}
