import CourseModel

/// The student's copies of the exercises' starters, and what the runner keeps beside them.
package struct Workspace: Sendable {
  /// The course's folder; an absolute path.
  package var root: String

  package init(root: String) {
    self.root = root
  }

  package var folder: String { "\(root)/Workspace" }
  package var hiddenFolder: String { "\(folder)/.course" }
  package var progress: ProgressStore {
    ProgressStore(
      path: "\(hiddenFolder)/progress.json", shownPath: "Workspace/.course/progress.json")
  }

  /// The kept results of that sort.
  package func cache(_ name: String) -> BuildCache {
    BuildCache(folder: "\(hiddenFolder)/cache/\(name)")
  }

  /// The folder of the student's files of that exercise; an absolute path.
  package func folder(of part: Part) -> String { "\(folder)/\(part.location)" }

  /// The same as a reader is told of it.
  package func shownFolder(of part: Part) -> String { "Workspace/\(part.location)" }

  /// The student's files, as a reader is told of them; of a scenario the answers to its questions.
  package func shownFiles(of part: Part) -> [String] {
    Disk.files(below: folder(of: part)).map { "\(shownFolder(of: part))/\($0)" }
  }

  /// The student's app.
  package func app(of part: Part, starter: FileSet) -> AppFiles {
    AppFiles(folder: folder(of: part), shownFolder: shownFolder(of: part), starter: starter)
  }

  /// The digest of the student's files of that exercise; nil where there are none that can be read.
  package func digest(of part: Part) -> String? {
    guard let files = try? FileSet(folder: folder(of: part)), !files.isEmpty else { return nil }
    return files.digest
  }

  /// Copies the student's files away under the next free number, and returns the copy's path.
  ///
  /// - Returns: The backup, relative to the course; nil when there was nothing to keep.
  package func backUp(_ part: Part) throws(DiskError) -> String? {
    let files = try FileSet(folder: folder(of: part))
    if files.isEmpty { return nil }
    let name = part.id.map { $0 == "/" ? "." : $0 }
    let taken = Disk.names(in: "\(hiddenFolder)/backups").compactMap { existing -> Int? in
      existing.hasPrefix(String(name) + ".") ? Int(existing.dropFirst(name.count + 1)) : nil
    }
    let backup = "backups/\(String(name)).\((taken.max() ?? 0) + 1)"
    try Disk.makeFolder("\(hiddenFolder)/backups")
    try files.write(to: emptyDraft())
    try Disk.move(draft, to: "\(hiddenFolder)/\(backup)")
    return "Workspace/.course/\(backup)"
  }

  /// Restores the starter.
  ///
  /// - Returns: Where the old files are now, relative to the course; nil when there were none.
  package func reset(_ part: Part, to starter: FileSet) throws(DiskError) -> String? {
    let backup = try backUp(part)
    try place(starter, of: part)
    return backup
  }

  /// Puts these files in the place of the student's.
  ///
  /// They are complete beside the folder before anything in it is touched: moving them takes no
  /// room, so that a full disk leaves either the old files or the new ones.
  func place(_ files: FileSet, of part: Part) throws(DiskError) {
    let folder = folder(of: part)
    try files.write(to: emptyDraft())
    for path in Disk.files(below: folder) { try Disk.remove("\(folder)/\(path)") }
    for path in files.paths {
      try Disk.makeFolder("\(folder)/\(path)".deletingLastComponents(1))
      try Disk.move("\(draft)/\(path)", to: "\(folder)/\(path)")
    }
    try Disk.remove(draft)
  }

  private var draft: String { "\(hiddenFolder)/draft" }

  private func emptyDraft() throws(DiskError) -> String {
    try Disk.remove(draft)
    try Disk.makeFolder(draft)
    return draft
  }
}
