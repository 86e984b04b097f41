package import CourseModel

extension Course {
  /// A part as a student meets it: what it tells or asks, what the starter comes to, and the solution.
  package mutating func preview(_ part: Part) throws -> PreviewReport {
    if part.kind == .scenario {
      return PreviewReport(id: part.id, reading: task(of: part), story: try play(part))
    }
    let (starter, solution) = (try part.starter(), try part.solution())
    func verdict(_ files: FileSet) throws -> Verdict {
      let app = AppFiles(files: files, shownFolder: workspace.shownFolder(of: part))
      return try self.verdict(on: app, of: part, seed: JudgeRequest.practiceSeed)
    }
    return PreviewReport(
      id: part.id, reading: task(of: part),
      files: starter.paths.map { "\(workspace.shownFolder(of: part))/\($0)" },
      starter: try verdict(starter).ofUntouchedStarter(), hints: try describeExercise(part).hints,
      solution: try verdict(solution))
  }
}
