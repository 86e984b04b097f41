import CLibrary
import CourseModel
import CourseRunner
import Words

/// The system's headers, compiled in advance: that takes longer than compiling any submission.
///
/// They are kept from batch to batch beside the runner's own modules, where nobody but us can have
/// changed them and no submission can. The compiler itself rebuilds a module that is older than its headers.
struct SystemModules {
  /// The toolchain that reads and writes them.
  private(set) var toolchain: Toolchain
  private let folder: String

  /// Brings them up to date.
  ///
  /// - Parameters:
  ///   - installation: Where the users that submissions run as can read it.
  ///   - scratch: A folder that goes with the batch, for a machine on which they cannot be kept.
  /// - Throws: A finding when the compiler does not work.
  init(
    for sandbox: Sandbox, toolchain: Toolchain, installation: Installation, scratch: String
  ) throws {
    let kept = Self.place(beside: installation)
    let mayKeep = sandbox.shields && Self.isOurs(kept)
    if mayKeep {
      self.init(toolchain, in: kept)
      if (try? fill(with: installation, scratch: scratch)) != nil { return }
    }
    self.init(toolchain, in: "\(scratch)/system-modules")
    try Disk.makeFolder(folder)
    try fill(with: installation, scratch: scratch)
    // It was not this machine that failed. Discard modules left by a crash or built at another path;
    // the next batch builds them again.
    if mayKeep { try? Disk.remove(kept) }
  }

  private init(_ toolchain: Toolchain, in folder: String) {
    self.folder = folder
    self.toolchain = toolchain
    self.toolchain.moduleCache = folder
  }

  /// Where they are kept.
  static func place(beside installation: Installation) -> String {
    "\(installation.executable.deletingLastComponents(1))/SystemModules"
  }

  /// Whether the folder is there, or could be made, and belongs to us alone.
  private static func isOurs(_ folder: String) -> Bool {
    mkdir(folder, 0o755)
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  /// What submissions import.
  private static let imports = """
    import Foundation
    import UIKit

    """

  /// What an app's entry file is called: with a `main.swift` the compiler reads the sources, and so the
  /// system's headers, in another mode of the language.
  private static let entries = ["main.swift", "App.swift"]

  /// Compiles sample apps with the imports of submissions, as submissions are compiled.
  private func fill(with installation: Installation, scratch: String) throws {
    let builds = "\(scratch)/first-build"
    defer { try? Disk.remove(builds) }
    let compiler = AppCompiler(
      toolchain: toolchain, installation: installation,
      generated: GeneratedSources(app: [:]), cache: BuildCache(folder: builds))
    for entry in Self.entries {
      let app = AppFiles(
        checking: FileSet(files: [entry: [UInt8](Self.imports.utf8)]),
        shownFolder: "first-build")
      let result = try compiler.build(AppCompiler.Request(app: app))
      guard result.build != nil else {
        throw Finding(SandboxProblem.compilerFails(said: result.findings.first?.message))
      }
    }
    // Every worker's user reads them, whatever mask we were started with.
    for name in Disk.names(in: folder) where Disk.kind(of: "\(folder)/\(name)") == .folder {
      chmod("\(folder)/\(name)", 0o755)
    }
    for file in Disk.files(below: folder) { chmod("\(folder)/\(file)", 0o644) }
    chmod(folder, 0o755)
  }
}
