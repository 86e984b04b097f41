/// Files that let another system run the grader.
package struct ExportBundle: Hashable, Sendable {
  /// Sorted by path.
  package var files: [File]
  /// Whether a copy of the course goes with them, in `course/`.
  package var needsCourse: Bool

  package struct File: Hashable, Sendable {
    /// Relative, with `/` between folders.
    package var path: String
    package var text: String
    package var isExecutable: Bool
  }
}
