import CLibrary

/// How compiler and linker are held while they work on a stranger's sources.
package struct CompilerHold: Sendable {
  /// What holds for every build; its own folders are added to it.
  package var confinement: Confinement
  /// The machine's time for each tool.
  package var seconds: Double
  /// The tools that are started once for all builds; nil to start them for each.
  package var warmTools: WarmTools?

  package init(confinement: Confinement, seconds: Double = 30, warmTools: WarmTools? = nil) {
    self.confinement = confinement
    self.seconds = seconds
    self.warmTools = warmTools
  }

  func confinement(reading sources: String, writing scratch: String) -> Confinement {
    var confinement = confinement
    confinement.readable.append(sources)
    confinement.writable.append(scratch)
    return confinement
  }

  /// Makes the folder into which the tools write.
  func open(_ scratch: String) throws(DiskError) {
    try Disk.makeFolder(scratch)
    guard let user = confinement.user else { return }
    guard chown(scratch, user, user) == 0 else { throw DiskError(path: scratch, code: errno) }
  }

  /// Makes a file of ours out of what a tool wrote.
  ///
  /// - Throws: When it is not a regular file: a linker writes no links and folders.
  func take(_ built: String, as library: String) throws(DiskError) {
    try Disk.move(built, to: library)
    guard Disk.kind(of: library) == .file else {
      try? Disk.remove(library)
      throw DiskError(path: library, code: EINVAL)
    }
    guard confinement.user != nil else { return }
    guard lchown(library, geteuid(), getegid()) == 0 else {
      throw DiskError(path: library, code: errno)
    }
  }
}
