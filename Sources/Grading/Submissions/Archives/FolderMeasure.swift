import CLibrary
import CourseRunner

/// How much is in a folder that is being filled.
enum FolderMeasure {
  /// Whether a folder holds no more than that; nothing is counted beyond it.
  static func isWithin(_ path: String, bytes: Int, entries: Int) -> Bool {
    guard let root = try? OpenFolder(path: path) else { return true }
    var left = (bytes: bytes, entries: entries)
    count(root, &left, depth: 0)
    return left.bytes >= 0 && left.entries >= 0
  }

  private static func count(
    _ folder: borrowing OpenFolder, _ left: inout (bytes: Int, entries: Int), depth: Int
  ) {
    guard let entries = try? folder.entries(limit: max(0, left.entries)), depth < 200 else {
      left.entries = -1
      return
    }
    left.entries -= entries.count
    for entry in entries where left.bytes >= 0 && left.entries >= 0 {
      if entry.kind == .folder {
        guard let inner = try? OpenFolder(entry.name, in: folder) else { continue }
        count(inner, &left, depth: depth + 1)
      } else {
        left.bytes -= folder.diskSize(of: entry.name)
      }
    }
  }
}

/// Removes what came out of an archive.
enum ForcedRemoval {
  /// Removes a folder with everything in it; no link is followed, and rights are no hindrance.
  static func remove(_ path: String) {
    if let root = try? OpenFolder(path: path) { empty(root, depth: 0) }
    rmdir(path)
  }

  private static func empty(_ folder: borrowing OpenFolder, depth: Int) {
    // Deeper than the longest path that a program can name nothing is expected.
    guard depth < 3000, let entries = try? folder.entries(limit: .max) else { return }
    for entry in entries {
      if entry.kind == .folder, let inner = try? OpenFolder(entry.name, in: folder, repairs: true) {
        empty(inner, depth: depth + 1)
      }
      OpenFolder.withName(entry.name) { name in
        _ = unlinkat(folder.descriptor, name, entry.kind == .folder ? AT_REMOVEDIR : 0)
      }
    }
  }
}
