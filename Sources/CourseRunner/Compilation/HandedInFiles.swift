package import CourseModel
import Words

/// The files that were handed in for an exercise, perhaps only those that were changed.
///
/// They are taken as they are: a student who merged, renamed or deleted files of the starter does not
/// want them back. Only if they do not build, the starter's missing files are added. A grading and
/// `--from` decide the same way.
package struct HandedInFiles {
  private let files: FileSet
  private let starter: Starter

  package init(_ files: FileSet, of starter: Starter) {
    self.files = files
    self.starter = starter
  }

  /// The verdict on what was handed in; without checks where that is the starter or a part of it.
  package func verdict(
    of exercise: String, judgedBy judge: (FileSet) throws -> Verdict
  ) rethrows -> Verdict {
    let asHandedIn = try judge(files)
    // A part of the starter and nothing else: an answer only where what was taken away is one.
    if asHandedIn.outcome == .failed || asHandedIn.outcome == .notBuilt,
      starter.isAll(of: completed)
    {
      return Verdict(exercise: exercise, outcome: .untouched)
    }
    guard asHandedIn.outcome == .notBuilt, mayBeCompleted(after: asHandedIn.findings) else {
      return asHandedIn
    }
    var verdict = try judge(completed)
    if verdict.outcome == .notBuilt { return asHandedIn }
    verdict.findings.append(Finding(AppFileProblem.added(absent)))
    return verdict
  }

  /// What was handed in as an app, with a note about what was added to it.
  func app(builtBy build: (FileSet) throws -> AppCompiler.Result) rethrows -> AppCompiler.Result {
    let asHandedIn = try build(files)
    guard asHandedIn.build == nil, mayBeCompleted(after: asHandedIn.findings) else {
      return asHandedIn
    }
    var app = try build(completed)
    if app.build == nil { return asHandedIn }
    app.findings.append(Finding(AppFileProblem.added(absent)))
    return app
  }

  private var absent: [String] { starter.files.paths.filter { files.files[$0] == nil } }

  private var completed: FileSet { starter.files.overlaid(with: files) }

  /// Whether more files could help; they do not help against the gate or the compiler's limits.
  private func mayBeCompleted(after findings: [Finding]) -> Bool {
    !absent.isEmpty && !findings.contains { [.rejected, .compileLimit].contains($0.kind) }
  }
}

extension FileSet {
  /// The files of an app in `folder`, which may be a project of Xcode's; what cannot be part of an app
  /// stays where it is.
  ///
  /// - Throws: A finding when there is none, or one cannot be read.
  init(handedInFrom folder: String) throws(Finding) {
    self.init()
    let paths = Self.paths(below: folder).filter(AppFiles.isPart)
    if paths.isEmpty {
      throw Finding(
        AppFileProblem.noFileOfAnApp(endings: AppFileKind.allEndings),
        at: SourcePlace(file: folder))
    }
    for path in paths {
      // Of too many or too large files no more is needed than to say so.
      let isNeeded = files.count <= AppLimits.files + AppLimits.resources
      let limit = isNeeded ? AppLimits.fileSize(of: path) + 1 : 0
      do {
        files[path] = try Disk.read("\(folder)/\(path)", limit: limit)
      } catch {
        throw Finding(AppFileProblem.unreadable, at: SourcePlace(file: "\(folder)/\(path)"))
      }
    }
  }

  private static func paths(below folder: String) -> [String] {
    let names = Disk.names(in: folder).filter {
      !$0.hasPrefix(".") && $0 != ToolFolders.manifest
    }
    let kinds = names.map { Disk.kind(of: "\(folder)/\($0)") }
    let hasProject = zip(names, kinds).contains {
      $1 == .folder && ToolFolders.isProject(Array($0.utf8))
    }
    return zip(names, kinds).flatMap { name, kind -> [String] in
      switch kind {
      case .file: [name]
      case .folder where !ToolFolders.isLeftOut(Array(name.utf8), besideProject: hasProject):
        paths(below: "\(folder)/\(name)").map { "\(name)/\($0)" }
      case .folder, .other, nil: []
      }
    }
  }
}
