/// A text that belongs to no lesson: a Markdown file in `Lessons/` itself.
package struct Page: Hashable, Sendable {
  /// The file's name as an id, such as `then-and-now` for `ThenAndNow.md`.
  package var id: String
  package var title: String
  /// Where it is; an absolute path.
  package var path: String
  /// The folder of all lessons, as a reader is told of it.
  var shownRoot = "Lessons"

  /// Where it is, as a reader is told of it: `Lessons/ThenAndNow.md`.
  package var shownPlace: String { "\(shownRoot)/\(path.split(separator: "/").last ?? "")" }
}
