import CourseModel
import Words

extension AppFiles {
  /// Files that the app's sources name and that are not put into its bundle, because of their endings.
  ///
  /// What nobody names may lie beside an app: notes, projects, what editors keep.
  func leftOut(of present: [String]) -> [Finding] {
    let others = present.filter { !Self.isPart($0) && $0.lastComponent.contains(".") }
    if others.isEmpty { return [] }
    let sources = files.files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
      .map { String(decoding: $0.value, as: UTF8.self) }
    return others.prefix(Self.leftOutLimit).filter { path in
      let name = path.lastComponent
      let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
      // `"words", ofType: "sqlite"`, `"words.sqlite"` and `"data/words.sqlite"`.
      return sources.contains { $0.contains("\"\(stem)\"") || $0.contains("\(name)\"") }
    }.map { path in
      let name = path.lastComponent
      let ending = String(name[(name.lastIndex(of: ".") ?? name.endIndex)...])
      let small = ending.lowercased()
      return Finding(
        AppFileProblem.leftOut(
          name, ending: ending, taken: small != ending && Self.isPart("x\(small)") ? small : nil),
        at: place(of: path))
    }
  }

  /// A folder may hold thousands of files that do not belong to the app.
  private static let leftOutLimit = 200
}
