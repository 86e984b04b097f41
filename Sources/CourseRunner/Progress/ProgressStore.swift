import Foundation
package import CourseModel
import Words

/// The file that keeps a student's progress, and the copy of it before its last change.
package struct ProgressStore: Sendable {
  /// An absolute path.
  package var path: String
  /// How the file is called in findings.
  package var shownPath: String

  package var backupPath: String { "\(path).bak" }

  package init(path: String, shownPath: String) {
    self.path = path
    self.shownPath = shownPath
  }

  /// What is kept, and a note when something had to be mended for it.
  package func load() -> (progress: CourseProgress, note: Finding?) {
    switch read(path) {
    case .progress(let progress): return (progress, nil)
    case .newer(let schema): return (CourseProgress(), finding(.newer(format: schema)))
    case .nothing:
      // Between the two renames of a save there is only the backup.
      if case .progress(let progress) = read(backupPath) { return (progress, nil) }
      return (CourseProgress(), nil)
    case .damaged:
      if case .progress(let progress) = read(backupPath) {
        return (progress, finding(.backupUsed))
      }
      return (CourseProgress(), finding(.lost))
    }
  }

  /// Writes the progress; the state before stays as the backup.
  ///
  /// - Returns: A finding when nothing could be saved.
  package func save(_ progress: CourseProgress) -> Finding? {
    if case .newer(let schema) = read(path) { return finding(.newer(format: schema)) }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      let bytes = [UInt8](try encoder.encode(progress)) + [10]
      let before = try? Disk.read(path)
      if before == bytes { return nil }
      // A damaged file must not take the place of a good backup.
      if let before, case .progress = read(path) { try Disk.replace(backupPath, with: before) }
      try Disk.replace(path, with: bytes)
      return nil
    } catch {
      return finding(.fileNotSaved(reason: (error as? DiskError)?.reason))
    }
  }

  private enum Content {
    case progress(CourseProgress)
    case newer(schema: Int)
    case damaged
    case nothing
  }

  private func read(_ path: String) -> Content {
    guard Disk.kind(of: path) != nil else { return .nothing }
    guard let bytes = try? Disk.read(path) else { return .damaged }
    let data = Data(bytes)
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
      return .damaged
    }
    if version.schema > CourseProgress.currentSchema { return .newer(schema: version.schema) }
    return (try? JSONDecoder().decode(CourseProgress.self, from: data)).map(Content.progress)
      ?? .damaged
  }

  private struct Version: Decodable {
    var schema: Int
  }

  private func finding(_ problem: ProgressProblem) -> Finding {
    Finding(problem, at: SourcePlace(file: shownPath))
  }
}
