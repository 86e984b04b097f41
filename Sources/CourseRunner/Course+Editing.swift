package import CourseModel
import Synchronization
import Words

extension Course {
  /// Writes what editors need, for `course editor`.
  package mutating func writeEditorSettings() throws -> EditorReport {
    prepareWorkspace()
    saveProgress()
    let tools = try tools()
    do {
      let count = try editorSettings(tools).write()
      let server = tools.toolchain.languageServer
      return EditorReport(
        files: count, server: Disk.facts(of: server) == nil ? nil : server, notes: notes)
    } catch let error as DiskError {
      throw Finding(cannotWrite: error)
    }
  }

  /// Keeps what editors need in step with the files, while a compiler works or when all else is done;
  /// the first time at once, and the student is told of it.
  ///
  /// Whatever goes wrong is told by `course editor`: the answer is worth having without an editor.
  mutating func refreshEditorSettings() {
    guard overlay == nil, let tools = try? tools(), Disk.kind(of: workspace.folder) == .folder
    else {
      return
    }
    let settings = editorSettings(tools)
    if settings.exist { return editorUpkeep.owe(settings) }
    guard (try? settings.write()) != nil else { return }
    notes.append(Finding(WorkspaceNote.editorsReady))
  }

  private func editorSettings(_ tools: Tools) -> EditorSettings {
    EditorSettings(
      toolchain: tools.toolchain, installation: installation, generated: generated,
      workspace: workspace, catalog: catalog)
  }
}

/// What editors are still to be told, once.
final class EditorUpkeep: Sendable {
  private let owed = Mutex<EditorSettings?>(nil)

  func owe(_ settings: EditorSettings) {
    owed.withLock { $0 = settings }
  }

  func perform() {
    _ = try? owed.withLock { $0.take() }?.refresh()
  }
}
