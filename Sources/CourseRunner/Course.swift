package import CourseModel
import Words

/// A course on this machine: its lessons, a student's workspace in it, and the tools at hand.
///
/// The aspects are in files of their own: what comes next, checking, playing, helping, listing,
/// verifying.
package struct Course {
  package let root: String
  /// With private lessons, if there are any.
  package let catalog: Catalog
  /// What joined the course's own lessons; nil for a student's course.
  package let overlay: Overlay?
  package let workspace: Workspace
  package var progress: CourseProgress
  /// What the student should know besides the answer.
  package var notes: [Finding] = []
  /// Why exercises could not be copied into the workspace.
  private var workspaceFault: Finding?
  package let judges: any JudgeService
  package let installation: Installation
  package let generated: GeneratedSources
  package let searchPath: String
  /// Who looks at apps as a grading would; nil in practice.
  package var inspection: (@Sendable (Toolchain) -> any BuildInspector)?
  let editorUpkeep = EditorUpkeep()
  /// Where everything is compiled that must stay out of the workspace.
  private let scratch: Scratch?

  /// Opens the course whose folder is `root`.
  ///
  /// - Parameters:
  ///   - searchPath: Where compilers are looked for, as `PATH` is written.
  ///   - privateLessons: The folder of an ``Overlay``, as it was written.
  package init(
    root: String, judges: any JudgeService, installation: Installation,
    generated: GeneratedSources, searchPath: String, privateLessons: String? = nil
  ) {
    self.root = root
    self.judges = judges
    self.installation = installation
    self.generated = generated
    self.searchPath = searchPath
    let own = Catalog(root: root)
    overlay = privateLessons.map { folder in
      Overlay(folder: Disk.realPath(folder) ?? folder, shownAs: folder, over: own)
    }
    catalog = overlay?.catalog ?? own
    scratch = overlay == nil ? nil : try? Scratch()
    workspace = Workspace(root: root)
    let (progress, note) = workspace.progress.load()
    self.progress = progress
    if let note { notes.append(note) }
  }

  /// What the course is called: the first heading of its README.
  package var title: String { Heading.first(in: "\(root)/README.md") ?? "Course" }

  /// The nearest folder above `folder`, or itself, that has a `Lessons/` in it.
  package static func root(above folder: String) throws(Finding) -> String {
    var candidate = folder
    while true {
      if Disk.kind(of: "\(candidate)/Lessons") == .folder { return candidate }
      if candidate.isEmpty { break }
      candidate = candidate.deletingLastComponents(1)
    }
    throw Finding(ToolProblem.noCourse(folder: folder))
  }

  /// Makes the workspace complete; what cannot be written becomes a note.
  package mutating func prepareWorkspace() {
    do {
      notes += try workspace.prepare(for: catalog, progress: &progress)
      refreshEditorSettings()
    } catch {
      workspaceFault = Self.finding(for: error)
      notes.append(Self.finding(for: error, severity: .warning))
    }
  }

  /// Throws when the student has no files of that exercise because they could not be copied:
  /// that is the machine's fault and not an empty answer.
  func requireCopy(of part: Part) throws {
    if let workspaceFault, progress[part.id].location == nil { throw workspaceFault }
  }

  /// Writes the progress; a failure becomes a note, because the answer is worth having anyway.
  package mutating func saveProgress() {
    editorUpkeep.perform()
    do {
      try Disk.makeFolder(workspace.hiddenFolder)
      if let note = workspace.progress.save(progress) { notes.append(note) }
    } catch {
      notes.append(
        Finding(
          ProgressProblem.folderNotSaved(reason: error.reason),
          at: SourcePlace(file: "Workspace/.course")))
    }
  }

  /// Any error as facts.
  package static func finding(
    for error: any Error, severity: Finding.Severity = .error
  ) -> Finding {
    switch error {
    case var finding as Finding:
      finding.severity = severity
      return finding
    case let error as DiskError:
      var finding = Finding(cannotWrite: error)
      finding.severity = severity
      return finding
    default: return Finding(.internalFault, severity: severity, "\(error)")
    }
  }

  /// What compiles; looked for only when something has to be compiled.
  ///
  /// With private lessons nothing is kept, and nothing of them comes into the workspace.
  func tools() throws(Finding) -> Tools {
    if overlay != nil, scratch == nil {
      throw Finding(OverlayProblem.noRoom)
    }
    func cache(_ name: String) -> BuildCache {
      scratch.map { BuildCache(folder: "\($0.path)/\(name)") } ?? workspace.cache(name)
    }
    var tools = Tools(
      toolchain: try Toolchain.find(searchPath: searchPath), installation: installation,
      generated: generated, apps: cache("apps"), parts: cache("parts"))
    tools.apps.inspector = inspection?(tools.toolchain)
    return tools
  }
}
