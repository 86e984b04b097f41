import CourseModel
import Words

/// The macros that an app uses and the course does not expand, named together.
///
/// The compiler says of them only that it lacks a plugin.
enum MissingMacros {
  /// What is missing; nil where nothing is.
  ///
  /// - Parameter errors: What the compiler said.
  static func finding(explaining errors: [CompilerDiagnostic]) -> Finding? {
    var names: [String] = []
    for error in errors where error.message.hasPrefix(CompilerMessage.unknownMacro.start) {
      guard let start = error.message.firstRange(of: CompilerMessage.unknownMacro.name) else {
        continue
      }
      let name = error.message[start.upperBound...].prefix { $0.isLetter || $0.isNumber }
      // Attached ones are written like functions.
      let isAttached = error.message[start.upperBound...].dropFirst(name.count).hasPrefix("(")
      let written = (isAttached ? "@" : "#") + name
      if !names.contains(written) { names.append(written) }
    }
    return names.isEmpty ? nil : Finding(CodeProblem.missingMacros(names))
  }
}
