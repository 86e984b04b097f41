package import CourseModel
import Words

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
      companion(.linker, "linker", \.linker, without: .missing)
    #else
      .init(name: "linker", state: .present, .systemLinker)
    #endif
  }

  /// A program that a complete toolchain has beside the compiler.
  private func companion(
    _ companion: MachineFact.Companion, _ name: String, _ place: KeyPath<Toolchain, String>,
    without state: DoctorReport.State
  ) -> DoctorReport.Item {
    if case .success(let toolchain) = toolchain, Disk.facts(of: toolchain[keyPath: place]) != nil {
      return .init(name: name, state: .present, detail: toolchain[keyPath: place])
    }
    return .init(name: name, state: state, .noCompanion(companion))
  }

  private var modulesItem: DoctorReport.Item {
    let missing = ["UIKit", "CourseKit"].filter {
      Disk.kind(of: "\(installation.modules)/\($0).swiftmodule") == nil
    }
    guard let first = missing.first else {
      return .init(name: "modules", state: .present, detail: installation.modules)
    }
    return .init(
      name: "modules", state: .missing, .noModule(first, folder: installation.modules))
  }

  private var symbolizerItem: DoctorReport.Item {
    companion(.symbolizer, "symbolizer", \.symbolizer, without: .impaired)
  }

  private var editorsItem: DoctorReport.Item {
    companion(.languageServer, "editors", \.languageServer, without: .impaired)
  }

  /// What holds strangers' submissions; one's own work needs none of it.
  private var sandboxItem: DoctorReport.Item {
    let support = ConfinementSupport(searchPath: searchPath)
    func item(_ state: DoctorReport.State, _ fact: MachineFact) -> DoctorReport.Item {
      .init(name: "sandbox", state: state, fact)
    }
    guard support.holds else {
      return item(.impaired, support.hasPlainUser ? .noConfinement : .noPlainUser)
    }
    guard let bubblewrap = support.bubblewrap else {
      return item(.present, .kernelMeans(landlock: support.landlock))
    }
    let (version, landlock) = (bubblewrap.version, support.landlock)
    guard let refusal = bubblewrap.refusal else {
      return item(.present, .bubblewrap(version: version, landlock: landlock))
    }
    return item(
      .impaired, .bubblewrapFails(version: version, landlock: landlock, refusal: refusal))
  }

  private var workspaceItem: DoctorReport.Item {
    let trial = "\(workspace.hiddenFolder)/doctor"
    do {
      try Disk.makeFolder(workspace.hiddenFolder)
      try Disk.replace(trial, with: [10])
      try Disk.remove(trial)
    } catch {
      return .init(
        name: "workspace", state: .missing, .workspaceNotWritable(reason: error.reason))
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
      return .init(name: "lessons", state: .missing, .noParts)
    }
    return .init(name: "lessons", state: .present, .lessons(lessons, parts: parts))
  }
}
