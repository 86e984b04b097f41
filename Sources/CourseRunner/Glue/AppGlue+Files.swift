extension AppGlue {
  /// What writes files, and says where an app's folders are: those in memory.
  static let files = """
    import Foundation
    import UIKit

    extension Foundation.Data {
      nonisolated func write(to url: Foundation.URL, options: Foundation.Data.WritingOptions = [])
        throws
      {
        try _courseWrite(self, to: url)
      }
    }

    extension String {
      nonisolated func write(
        to url: Foundation.URL, atomically useAuxiliaryFile: Bool, encoding enc: Encoding
      ) throws {
        try _courseWrite(self, to: url.path, enc)
      }

      nonisolated func write(
        toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: Encoding
      ) throws {
        try _courseWrite(self, to: path, enc)
      }
    }

    extension NSString {
      nonisolated func write(
        toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt
      ) throws {
        try _courseWrite(self as String, to: path, .utf8)
      }
    }

    extension NSData {
      nonisolated func write(to url: Foundation.URL, atomically: Bool) -> Bool {
        (try? _courseWrite(self as Foundation.Data, to: url)) != nil
      }

      nonisolated func write(toFile path: String, atomically: Bool) -> Bool {
        (try? _courseWrite(self as Foundation.Data, to: path)) != nil
      }
    }

    extension NSArray {
      nonisolated func write(to url: Foundation.URL, atomically: Bool) -> Bool {
        _courseWrite(list: self, to: url.path)
      }

      nonisolated func write(toFile path: String, atomically: Bool) -> Bool {
        _courseWrite(list: self, to: path)
      }
    }

    extension NSDictionary {
      nonisolated func write(to url: Foundation.URL, atomically: Bool) -> Bool {
        _courseWrite(list: self, to: url.path)
      }

      nonisolated func write(toFile path: String, atomically: Bool) -> Bool {
        _courseWrite(list: self, to: path)
      }
    }

    extension Foundation.URL {
      nonisolated func checkResourceIsReachable() throws -> Bool { try _courseIsThere(self) }

      nonisolated static var documentsDirectory: Foundation.URL {
        _courseFolder(.documentDirectory)
      }
      nonisolated static var cachesDirectory: Foundation.URL { _courseFolder(.cachesDirectory) }
      nonisolated static var libraryDirectory: Foundation.URL { _courseFolder(.libraryDirectory) }
      nonisolated static var applicationSupportDirectory: Foundation.URL {
        _courseFolder(.applicationSupportDirectory)
      }
      nonisolated static var temporaryDirectory: Foundation.URL {
        _courseFolder(.itemReplacementDirectory)
      }
    }

    nonisolated func NSHomeDirectory() -> String { UIKit.NSHomeDirectory() }

    nonisolated func NSTemporaryDirectory() -> String { UIKit.NSTemporaryDirectory() }

    nonisolated func _courseSearchPaths(
      _ directory: UIKit.FileManager.SearchPathDirectory,
      _ domainMask: UIKit.FileManager.SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] {
      UIKit.NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
    }

    """
}
