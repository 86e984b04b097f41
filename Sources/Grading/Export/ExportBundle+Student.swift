package import CourseModel
import CourseRunner
import Words

extension ExportBundle {
  /// A course as students get it: what they need to read, edit, build and check, and no answers.
  package static let student = ExportBundle(
    files: [],
    course: CourseCopy(
      folder: "", parts: [".gitignore", "Lessons", "Package.swift", "README.md", "Sources"],
      leavesOut: ["Solution", "Alternatives", "Mistakes"]))
}

extension Course {
  /// The checks that students would find in a copy of the course although they are not to see them.
  ///
  /// - Returns: A finding for each; checks cannot be cut out of a file that holds others.
  /// - Throws: A finding when checks do not compile: then nobody knows what is in them.
  package func hiddenChecksAmongPublicOnes() throws -> [Finding] {
    try catalog.parts.filter { $0.kind == .exercise }.flatMap { part in
      try checks(of: part).filter { ($0.visibility ?? .visible) != .visible }.map { check in
        Finding(
          OverlayProblem.publicHiddenCheck(check.name),
          at: SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)"))
      }
    }
  }
}
