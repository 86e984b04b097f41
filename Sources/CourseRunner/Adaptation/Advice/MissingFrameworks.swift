import CourseModel
import Words

/// The modules that an app imports and the course does not have, named together.
///
/// The compiler says of a framework's names only that it cannot find them, one by one.
struct MissingFrameworks {
  private let app: ScannedApp

  init(in app: ScannedApp) {
    self.app = app
  }

  /// What is missing, at the first import of it; nil where nothing is, or where the compiler's errors are of
  /// another kind.
  ///
  /// - Parameter errors: What the compiler said.
  func finding(explaining errors: [CompilerDiagnostic]) -> Finding? {
    let isOfNames = errors.contains { error in
      error.severity == .error
        && CompilerMessage.unknownNames.contains(where: error.message.hasPrefix)
    }
    guard isOfNames else { return nil }
    var names: [String] = []
    var place: SourcePlace?
    for path in app.paths {
      guard let file = app.files[path] else { continue }
      for (name, word) in FrameworkImports.missing(in: file) where !names.contains(name) {
        names.append(name)
        place = place ?? file.place(ofByte: file.tokens[word].range.lowerBound)
      }
    }
    return names.isEmpty ? nil : Finding(CodeProblem.missingModules(names), at: place)
  }
}
