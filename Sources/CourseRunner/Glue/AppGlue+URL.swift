extension AppGlue {
  /// Addresses of files by which nobody learns what is on the machine's disk.
  static let url = """
    import Foundation
    import UIKit

    extension Foundation.URL {
      nonisolated init(fileURLWithPath path: __shared String) { self = _courseFileURL(path) }

      nonisolated init(fileURLWithPath path: __shared String, isDirectory: Bool) {
        self = _courseFileURL(path, isDirectory ? .isDirectory : .notDirectory)
      }

      nonisolated init(
        filePath path: String, directoryHint: DirectoryHint = .inferFromPath,
        relativeTo base: Foundation.URL? = nil
      ) {
        self = _courseFileURL(path, directoryHint, relativeTo: base)
      }

      nonisolated func appendingPathComponent(_ pathComponent: String) -> Foundation.URL {
        _courseAppending(pathComponent, to: self)
      }

      nonisolated mutating func appendPathComponent(_ pathComponent: String) {
        self = _courseAppending(pathComponent, to: self)
      }
    }

    """
}
