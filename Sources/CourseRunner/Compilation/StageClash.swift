package import CourseModel

extension AppCompiler {
  /// Says whose fault it is that the exercise's own code does not compile beside an app that has no
  /// error in its own files: where it compiles beside the solution, a name of the app's is missing or in
  /// the way.
  ///
  /// - Parameter fault: What ``build(_:)`` threw.
  /// - Returns: The error in the app; nil where it is the exercise that has to be mended.
  package func clash(
    of request: Request, with part: Part, after fault: Finding
  ) -> Finding? {
    guard fault.kind == .badLesson, isCodeOfExercise(fault, for: request),
      let solution = try? part.solution(),
      let built = try? build(
        Request(
          part: part, app: AppFiles(checking: solution, shownFolder: request.app.shownFolder))),
      built.build != nil
    else { return nil }
    return Finding(
      .compileError, "Beside these files t\(fault.message.dropFirst()).",
      at: request.app.files.paths.first { $0.hasSuffix(".swift") }.map {
        SourcePlace(file: "\(request.app.shownFolder)/\($0)")
      },
      remedy: "Keep the types and methods that the starter has, and give none of yours a name of "
        + "Swift's or UIKit's.")
  }

  /// Whether the fault is of the code beside the app, and not of the checks.
  private func isCodeOfExercise(_ fault: Finding, for request: Request) -> Bool {
    do {
      _ = try build(request)
      return false
    } catch {
      return error as? Finding == fault
    }
  }

  /// A verdict by `judge`, with a clash told as the error in the app that it is.
  package func verdict(
    on request: Request, of part: Part, by judge: () throws -> Verdict
  ) throws -> Verdict {
    do {
      return try judge()
    } catch let fault as Finding {
      guard let reason = clash(of: request, with: part, after: fault) else { throw fault }
      return Verdict(exercise: part.id, outcome: .notBuilt, findings: [reason])
    }
  }
}
