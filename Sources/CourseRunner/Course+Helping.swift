package import CourseModel
import Words

extension Course {
  /// The next hint; the last one again when all were given.
  package mutating func hint(for part: Part) throws -> HintReport {
    let hints = try describeExercise(part).hints
    guard !hints.isEmpty else {
      throw Finding(
        WorkspaceProblem.noHints(part: part.name),
        at: SourcePlace(file: "\(part.shownPlace)/\(part.scriptName)"))
    }
    prepareWorkspace()
    let number = min(progress[part.id].hintsUsed + 1, hints.count)
    progress[part.id].hintsUsed = number
    saveProgress()
    return HintReport(
      exercise: part.id, number: number, count: hints.count, hint: hints[number - 1], notes: notes)
  }

  /// How the solution differs from the student's files.
  ///
  /// - Parameter anyway: Whether it is shown before the exercise is solved.
  package func solution(of part: Part, anyway: Bool) throws -> SolutionReport {
    guard anyway || progress[part.id].state == .solved else {
      throw Finding(
        WorkspaceProblem.notSolved(exercise: part.id, name: part.name),
        at: SourcePlace(file: workspace.shownFolder(of: part)))
    }
    guard Disk.kind(of: "\(part.folder)/Solution") != nil else {
      throw Finding(
        WorkspaceProblem.noSolutions(name: part.name), at: SourcePlace(file: part.shownPlace))
    }
    let solution = try part.solution()
    let app = workspace.app(of: part, starter: FileSet()).files
    let paths = Set(solution.paths + app.paths).sorted()
    return SolutionReport(
      exercise: part.id,
      files: paths.map { path in
        let (mine, theirs) = (app.files[path], solution.files[path])
        guard let theirs else { return .init(name: path, change: .deleted, text: "") }
        if mine == theirs { return .init(name: path, change: .same, text: "") }
        let text = String(decoding: theirs, as: UTF8.self)
        guard mine != nil else { return .init(name: path, change: .added, text: text) }
        return .init(
          name: path, change: .differs, text: difference(of: path, in: part) ?? text)
      })
  }

  /// A unified difference by the system's `diff`; nil where there is none.
  private func difference(of path: String, in part: Part) -> String? {
    let folders = ["Solution", "Starter"].map { "\(part.folder)/\($0)/\(path)" }
    guard let theirs = folders.first(where: { Disk.kind(of: $0) == .file }) else { return nil }
    let request = ProcessRequest(
      path: "/usr/bin/diff",
      arguments: [
        "-u", "--label", "yours/\(path)", "--label", "solution/\(path)",
        "\(workspace.folder(of: part))/\(path)", theirs,
      ], processorSeconds: 10)
    guard let process = try? CompletedProcess(request, seconds: 10, outputLimit: 1 << 20),
      process.ending == .exited(code: 1)
    else { return nil }
    return process.output
  }

  /// Makes the student's files the starter's again and keeps the old ones; a scenario asks again.
  package mutating func reset(_ part: Part) throws -> ResetReport {
    if part.kind == .scenario { return try askAgain(part) }
    let starter = try part.starter()
    let backup: String?
    do {
      backup = try workspace.reset(part, to: starter)
    } catch {
      throw Finding(cannotWrite: error)
    }
    progress[part.id].location = part.location
    progress[part.id].starter = starter.digest
    progress[part.id].offeredStarter = nil
    if progress[part.id].state == .solved { progress[part.id].state = .seen }
    saveProgress()
    return ResetReport(
      exercise: part.id, files: workspace.shownFiles(of: part), backup: backup, notes: notes)
  }
}
