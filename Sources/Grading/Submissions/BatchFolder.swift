import CourseModel
import CourseRunner
import Words

/// The batch's folder, open for several readers.
final class OpenBatch: Sendable {
  let folder: OpenFolder

  init(_ path: String) throws(Finding) {
    do throws(OpenFolder.ReadingError) {
      folder = try OpenFolder(path: path)
    } catch {
      throw BatchFolder.cannotRead(path)
    }
  }
}

/// The folder that has the submissions: the one that was given, or the only one in it.
struct BatchFolder {
  let batch: OpenBatch
  let layout: BatchLayout

  /// - Parameter results: The folder for the results, which nobody handed in; an absolute path.
  init(_ folder: String, catalog: Catalog, results: String? = nil) throws(Finding) {
    let outer = try Look(at: folder, results: results)
    let inner = outer.entries
    // An unpacked download is often in a folder of its own.
    if inner.count == 1, inner[0].kind == .folder,
      let text = String(validating: inner[0].name, as: UTF8.self),
      let below = try? Look(at: "\(folder)/\(text)", results: results), !below.layout.sort.isPlain
    {
      (batch, layout) = (below.batch, below.layout)
      return
    }
    let courseNames = Set(
      catalog.lessons.map(\.folderName) + catalog.parts.map(\.location.lastComponent)
        + ["Workspace"])
    if !inner.isEmpty, inner.allSatisfy({ courseNames.contains(DiskName.shown($0.name)) }) {
      throw Finding(SubmissionsProblem.oneStudentsWork, at: SourcePlace(file: folder))
    }
    (batch, layout) = (outer.batch, outer.layout)
  }

  static func cannotRead(_ path: String) -> Finding {
    let problem: SubmissionsProblem =
      switch Disk.kind(of: path) {
      case nil: .nothingThere
      case .file: .file
      case .folder, .other: .notAFolder
      }
    return Finding(problem, at: SourcePlace(file: path))
  }

  /// What a folder looks like if it is the one with the submissions.
  private struct Look {
    let batch: OpenBatch
    let entries: [OpenFolder.Entry]
    let layout: BatchLayout

    init(at path: String, results: String?) throws(Finding) {
      batch = try OpenBatch(path)
      let all: [OpenFolder.Entry]
      do throws(OpenFolder.ReadingError) {
        all = try batch.folder.entries(limit: .max) ?? []
      } catch {
        throw cannotRead(path)
      }
      entries = all.filter {
        Self.isHandedIn($0)
          // Results are here too if `--out` named a folder beside the submissions.
          && ($0.kind != .folder
            || Array("\(path)/".utf8) + $0.name != results.map { Array($0.utf8) })
      }
      layout = try BatchLayout(
        of: batch.folder, entries: entries, baseName: path.lastComponent)
    }

    /// Whether somebody handed it in: students may be called anything, also with a dot in front.
    private static func isHandedIn(_ entry: OpenFolder.Entry) -> Bool {
      guard entry.name.first == UInt8(ascii: ".") else { return !entry.isCalled("__MACOSX") }
      switch entry.kind {
      case .folder: return !toolFolders.contains(String(decoding: entry.name, as: UTF8.self))
      case .file:
        // Those of macOS with a file's attributes have the file's name behind `._`.
        return !entry.name.starts(with: Array("._".utf8))
          && DiskName.stem(of: entry.name, endings: FileSort.archiveEndings) != nil
      case .link, .special: return false
      }
    }

    /// What systems, editors and version control put into folders.
    private static let toolFolders: Set<String> = [
      ".AppleDB", ".AppleDouble", ".DocumentRevisions-V100", ".Spotlight-V100", ".TemporaryItems",
      ".Trash", ".Trashes", ".build", ".bzr", ".cache", ".config", ".course", ".devcontainer",
      ".fseventsd", ".git", ".github", ".gitlab", ".hg", ".idea", ".ipynb_checkpoints", ".nova",
      ".snapshot", ".snapshots", ".svn", ".swiftpm", ".venv", ".vs", ".vscode", ".zed",
    ]
  }
}
