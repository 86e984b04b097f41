/// The way back from what tools say of an app to the files that its author knows.
///
/// While an app is compiled its files have other names and other words; no line of them moves.
struct SourceMap {
  private let files: FileSet
  private let names: SourceNames
  private let adapted: [String: AdaptedSource]

  /// - Parameters:
  ///   - files: The app as its author wrote it.
  ///   - adapted: The Swift files as they are compiled; lines are found without them.
  init(of files: FileSet, adapted: [String: AdaptedSource] = [:]) {
    self.files = files
    self.adapted = adapted
    names = SourceNames(of: files)
  }

  /// The Swift files, sorted by their paths, as they are written and as they are compiled.
  var sources: [InspectedSource] {
    names.paths.map { path in
      InspectedSource(
        path: path, original: files.files[path] ?? [], compiled: adapted[path]?.bytes ?? [],
        name: names.name(of: path), label: names.label(of: path))
    }
  }

  /// What the compiler reads under the source's name.
  func staged(_ source: InspectedSource) -> [UInt8] {
    names.staged(source.compiled, of: source.path)
  }

  /// The message with the file, the column and the line that its author knows.
  func restored(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    let named = names.restored(diagnostic)
    return adapted[named.file]?.restored(named) ?? named
  }

  /// The path of the file that a tool means by that name; nil for files of others.
  func path(of label: String) -> String? { names.path(of: label) }
}
