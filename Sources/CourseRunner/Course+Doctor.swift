package import CourseModel

extension Course {
  /// What the runner needs, and whether it is there.
  package func examination() -> DoctorReport {
    DoctorReport(items: [
      compilerItem, linkerItem, modulesItem, symbolizerItem, editorsItem, sandboxItem,
      workspaceItem, lessonsItem,
    ])
  }

  private var toolchain: Result<Toolchain, Finding> {
    Result { () throws(Finding) in try Toolchain.find(searchPath: searchPath) }
  }

  private var compilerItem: DoctorReport.Item {
    switch toolchain {
    case .success(let toolchain):
      .init(name: "compiler", state: .present, detail: toolchain.compiler)
    case .failure(let finding):
      .init(name: "compiler", state: .missing, detail: finding.message, remedy: finding.remedy)
    }
  }

  private var linkerItem: DoctorReport.Item {
    #if os(Linux)
      companion("linker", \.linker, program: "ld.lld", without: .missing)
    #else
      .init(name: "linker", state: .present, detail: "the system's")
    #endif
  }

  /// A program that a complete toolchain has beside the compiler.
  private func companion(
    _ name: String, _ place: KeyPath<Toolchain, String>, program: String,
    without state: DoctorReport.State, loss: String = ""
  ) -> DoctorReport.Item {
    if case .success(let toolchain) = toolchain, Disk.facts(of: toolchain[keyPath: place]) != nil {
      return .init(name: name, state: .present, detail: toolchain[keyPath: place])
    }
    return .init(
      name: name, state: state, detail: "No `\(program)` lies beside the compiler\(loss).",
      remedy: "Install a complete toolchain from swift.org/install.")
  }

  private var modulesItem: DoctorReport.Item {
    let missing = ["UIKit", "CourseKit"].filter {
      Disk.kind(of: "\(installation.modules)/\($0).swiftmodule") == nil
    }
    guard let first = missing.first else {
      return .init(name: "modules", state: .present, detail: installation.modules)
    }
    return .init(
      name: "modules", state: .missing,
      detail: "The module `\(first)` is not in `\(installation.modules)`.",
      remedy: "Run `swift build` in the course's folder.")
  }

  private var symbolizerItem: DoctorReport.Item {
    companion(
      "symbolizer", \.symbolizer, program: "llvm-symbolizer", without: .impaired,
      loss: ": crashes are shown without a line")
  }

  private var editorsItem: DoctorReport.Item {
    companion(
      "editors", \.languageServer, program: "sourcekit-lsp", without: .impaired,
      loss: ": editors complete and check nothing")
  }

  /// What holds strangers' submissions; one's own work needs none of it.
  private var sandboxItem: DoctorReport.Item {
    let support = ConfinementSupport(searchPath: searchPath)
    guard support.holds else {
      return .init(
        name: "sandbox", state: .impaired,
        detail: support.hasPlainUser
          ? "This system closes no files and denies no system calls: strangers' submissions are only "
            + "limited in what they use."
          : "Root has no other user here: strangers' submissions cannot be graded.",
        remedy: support.hasPlainUser
          ? "Grade on Linux 5.13 or newer." : "Grade as an ordinary user.")
    }
    let means = "Landlock \(support.landlock), seccomp"
    guard let bubblewrap = support.bubblewrap else {
      return .init(
        name: "sandbox", state: .present, detail: means,
        remedy: "For a stronger one: `apt-get install bubblewrap`.")
    }
    if let refusal = bubblewrap.refusal {
      return .init(
        name: "sandbox", state: .impaired,
        detail: "\(means); bubblewrap \(bubblewrap.version) does not work: \(refusal)",
        remedy: "Allow user namespaces, or grade without bubblewrap.")
    }
    return .init(
      name: "sandbox", state: .present, detail: "\(means), bubblewrap \(bubblewrap.version)")
  }

  private var workspaceItem: DoctorReport.Item {
    let trial = "\(workspace.hiddenFolder)/doctor"
    do {
      try Disk.makeFolder(workspace.hiddenFolder)
      try Disk.replace(trial, with: [10])
      try Disk.remove(trial)
    } catch {
      return .init(
        name: "workspace", state: .missing,
        detail: "`Workspace/` cannot be written: \(error.reason).",
        remedy: "Make room on the disk and the folder writable (`chmod -R u+w Workspace`).")
    }
    if let note = workspace.progress.load().note {
      return .init(
        name: "workspace", state: .impaired, detail: note.message, remedy: note.remedy)
    }
    return .init(name: "workspace", state: .present, detail: workspace.folder)
  }

  private var lessonsItem: DoctorReport.Item {
    let (lessons, parts) = (catalog.lessons.count, catalog.parts.count)
    if let finding = catalog.findings.first {
      return .init(
        name: "lessons", state: .impaired, detail: finding.message, remedy: finding.remedy)
    }
    if parts == 0 {
      return .init(
        name: "lessons", state: .missing, detail: "`Lessons/` has no parts.",
        remedy: "Get the course again, or write a lesson.")
    }
    return .init(
      name: "lessons", state: .present, detail: "\(lessons) lessons with \(parts) parts")
  }
}
