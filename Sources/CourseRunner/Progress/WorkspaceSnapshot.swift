/// What the student's files are at one moment, to tell which were saved since.
package struct WorkspaceSnapshot: Equatable {
  /// What is known of each file without opening it, by its path; an absolute path.
  private var files: [String: Disk.Facts] = [:]

  /// Looks at all files of a workspace but those that editors keep for themselves.
  package init(of workspace: Workspace) {
    for name in Disk.files(below: workspace.folder) where !name.hasSuffix("~") {
      let path = "\(workspace.folder)/\(name)"
      files[path] = Disk.facts(of: path)
    }
  }

  /// The files that are new, other or gone since an earlier moment, sorted.
  package func changes(since earlier: WorkspaceSnapshot) -> [String] {
    Set(files.keys).union(earlier.files.keys)
      .filter { files[$0] != earlier.files[$0] }.sortedByBytes()
  }
}
