import Foundation

@testable import CourseRunner

/// A folder that is gone when the test is.
final class TemporaryFolder {
  let path: String

  /// A folder with these files in it.
  init(_ files: [String: String] = [:]) throws {
    let folder = Disk.realPath(NSTemporaryDirectory()) ?? "/tmp"
    path = "\(folder)/course-tests-\(UUID().uuidString)"
    try Disk.makeFolder(path)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? Disk.remove(path) }

  func write(_ text: String, to name: String) throws {
    try FileSet(files: [name: [UInt8](text.utf8)]).write(to: path)
  }

  func text(_ name: String) throws -> String {
    try Disk.text("\(path)/\(name)")
  }

  func remove(_ name: String) throws {
    try Disk.remove("\(path)/\(name)")
  }

  func move(_ name: String, to other: String) throws {
    try Disk.move("\(path)/\(name)", to: "\(path)/\(other)")
  }
}
