import Words

/// Clones of students' repositories: GitHub Classroom and Classroom 50.
///
/// `gh classroom clone student-repos` makes `<assignment>-submissions/<assignment>-<username>/`;
/// `gh teacher download` makes `<classroom>-<assignment>_submissions_<time>/` with
/// `<classroom>-<assignment>-<username>/` in it, each with a `result.json`, and a `scores.csv` beside
/// them. Under another name the folder is known by the `.git` in each of its folders, and what all
/// names begin with is the assignment.
///
/// Sources: `cmd/gh-classroom/clone/student-repos/student-repos.go` in github/gh-classroom;
/// `cli/gh-teacher/internal/download/download.go` in foundation50/classroom50.
struct RepositoryFolders {
  private let entries: [OpenFolder.Entry]
  private let prefix: String
  private let isClassroom50: Bool

  /// Nil unless the folder holds repositories of one assignment.
  init?(of folder: borrowing OpenFolder, entries: [OpenFolder.Entry], baseName: String) {
    let folders = entries.filter { $0.kind == .folder }
    guard !folders.isEmpty, folders.count * 2 >= entries.count else { return nil }
    let said = Self.assignment(in: baseName)
    guard said != nil || Self.isMostlyRepositories(folders, in: folder) else { return nil }
    let names = folders.map { DiskName.shown($0.name) }
    guard let common = said.map({ "\($0)-" }) ?? Self.commonStart(of: names),
      names.count(where: { $0.lowercased().hasPrefix(common.lowercased()) }) * 2 >= names.count
    else { return nil }
    self.entries = entries
    prefix = common
    isClassroom50 =
      baseName.contains("_submissions_")
      || entries.contains { $0.isCalled("scores.csv") }
  }

  var layout: BatchLayout {
    var layout = BatchLayout(isClassroom50 ? .classroom50 : .gitHubClassroom)
    layout.exerciseName = String(prefix.dropLast())
    for entry in entries {
      let name = DiskName.shown(entry.name)
      if entry.kind == .folder, name.lowercased().hasPrefix(prefix.lowercased()) {
        let user = String(name.dropFirst(prefix.count))
        layout.pieces.append(
          .init(entry: entry, people: [.init(id: user, keys: [user, name])]))
      } else if let piece = layout.plainPiece(entry, isStrange: true) {
        layout.pieces.append(piece)
      }
    }
    return layout
  }

  /// Whether at least half of the folders are repositories; looks no further than it must.
  private static func isMostlyRepositories(
    _ folders: [OpenFolder.Entry], in parent: borrowing OpenFolder
  ) -> Bool {
    var others = 0
    for entry in folders where others * 2 <= folders.count {
      if !parent.has(entry.name, holding: ".git") { others += 1 }
    }
    return others * 2 <= folders.count
  }

  /// The assignment after which the tools name the folder.
  private static func assignment(in baseName: String) -> String? {
    if let mark = baseName.firstRange(of: "_submissions_") {
      return String(baseName[..<mark.lowerBound])
    }
    let ending = "-submissions"
    return baseName.hasSuffix(ending) && baseName.count > ending.count
      ? String(baseName.dropLast(ending.count)) : nil
  }

  /// What all names begin with, up to a hyphen; nil when something else than a name would be left.
  private static func commonStart(of names: [String]) -> String? {
    guard names.count > 1, var common = names.first else { return nil }
    for name in names.dropFirst() { common = common.commonPrefix(with: name) }
    guard let end = common.lastIndex(of: "-") else { return nil }
    common = String(common[...end])
    return names.allSatisfy { $0.count > common.count } ? common : nil
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
