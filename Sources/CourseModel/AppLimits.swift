/// How much an app may be: the same while somebody practises, when work is handed in, and at the gate.
package enum AppLimits {
  /// Files that compilers and UIKit read.
  package static let files = 64
  /// Pictures and files of data, which nobody compiles.
  package static let resources = 512
  /// Bytes of a file.
  package static let fileSize = 256 << 10
  /// Bytes of all files.
  package static let size = 1 << 20
  /// How deep a file may be, in folders below the exercise's own.
  package static let depth = 4

  /// Bytes of an archive in which work is handed in, packed and unpacked.
  package static let archiveSize = 100 << 20
  /// Files and folders in such an archive.
  package static let archiveEntries = 20_000

  /// Bytes of that file: Xcode writes many for a storyboard.
  package static func fileSize(of path: String) -> Int {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib") ? size : fileSize
  }

  /// Whether the file is deeper than that.
  package static func isTooDeep(_ path: String) -> Bool {
    path.utf8.count { $0 == UInt8(ascii: "/") } > depth
  }
}
