import CLibrary
import CPlatform
import CourseModel
package import CourseRunner
import Words

/// What a submission's tools and processes need of ours, where the user that they run as can read it:
/// the executable, the modules, and the system's headers compiled in advance.
package struct SandboxKit: Sendable {
  package let toolchain: Toolchain
  /// Ours, or a copy of it in the kit where ours is out of that user's reach.
  package let installation: Installation
  /// What keeps tools warm; nil where that cannot be.
  package let forkServer: String?

  /// Makes a kit in `folder`, which only this batch uses.
  ///
  /// - Throws: A finding when the user that submissions run as cannot get there.
  package init(
    for sandbox: Sandbox, toolchain: Toolchain, installation: Installation, folder: String
  ) throws {
    try Disk.makeFolder(folder)
    chmod(folder, 0o711)
    if let user = sandbox.user {
      try Self.require(user, toReach: folder) { .unreachableResults(path: $0) }
      try Self.require(user, toReach: toolchain.compiler) { .unreachableToolchain(path: $0) }
    }
    self.installation = try Self.reachable(installation, by: sandbox.user, in: folder)
    self.toolchain = try SystemModules(
      for: sandbox, toolchain: toolchain, installation: self.installation, scratch: folder
    ).toolchain
    let clang = "\(toolchain.usr)/bin/clang"
    forkServer =
      self.toolchain.moduleCache.flatMap { WarmTools.library(in: $0, by: clang) }
      ?? WarmTools.library(in: folder, by: clang)
  }

  private static func require(
    _ user: UInt32, toReach path: String, else problem: (_ path: String) -> SandboxProblem
  ) throws(Finding) {
    var path = path
    // A folder that can be entered need not be readable.
    if Disk.kind(of: path) == .folder { path += "/." }
    guard cplatform_user_can_reach(user, path) else { throw Finding(problem(path)) }
  }

  private static func reachable(
    _ installation: Installation, by user: UInt32?, in folder: String
  ) throws -> Installation {
    guard let user else { return installation }
    let files = Disk.files(below: installation.modules)
    let ours = [installation.executable] + files.map { "\(installation.modules)/\($0)" }
    if ours.allSatisfy({ cplatform_user_can_read(user, $0) }) { return installation }
    let copy = Installation(
      executable: "\(folder)/\(installation.executable.lastComponent)")
    try Disk.copy(installation.executable, to: copy.executable, mode: 0o755)
    try Disk.makeFolder(copy.modules)
    for file in files {
      let target = "\(copy.modules)/\(file)"
      try Disk.makeFolder(target.deletingLastComponents(1))
      try Disk.copy("\(installation.modules)/\(file)", to: target, mode: 0o644)
    }
    return copy
  }
}

extension Disk {
  /// Copies a file with its time, so that it counts as the same build of a program.
  fileprivate static func copy(
    _ path: String, to target: String, mode: mode_t
  ) throws(DiskError) {
    // Another name for the same file is as good, where the file may be read by everyone.
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw DiskError(path: path, code: errno) }
    if facts.st_mode & mode == mode, link(path, target) == 0 { return }
    try Disk.write(try Disk.read(path), to: target)
    #if canImport(Darwin)
      let times = [facts.st_atimespec, facts.st_mtimespec]
    #else
      let times = [facts.st_atim, facts.st_mtim]
    #endif
    guard chmod(target, mode) == 0, utimensat(AT_FDCWD, target, times, 0) == 0 else {
      throw DiskError(path: target, code: errno)
    }
  }
}
