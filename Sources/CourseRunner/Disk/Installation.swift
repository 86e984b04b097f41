import Foundation

/// Where the runner itself is: its executable, and the modules that were built with it.
package struct Installation: Hashable, Sendable {
  /// An absolute path without links.
  package var executable: String

  /// The folder with the modules `UIKit` and `CourseKit`.
  package var modules: String { "\(executable.deletingLastComponents(1))/Modules" }

  /// Identifies this build of the runner.
  package var identity: String { Disk.facts(of: executable)?.identity ?? "missing" }

  package init(executable: String) {
    self.executable = executable
  }

  /// What tells this build of the runner from another one on whatever machine and after whatever
  /// copying: the digest of the executable, which has everything in it but the modules' interfaces.
  package func contentDigest() throws(DiskError) -> String {
    var digest = Digest()
    try digest.addFile(executable)
    return digest.hexadecimal()
  }

  /// The running executable.
  package static var current: Installation {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return Installation(executable: Disk.realPath("/proc/self/exe") ?? Disk.realPath(path) ?? path)
  }
}
