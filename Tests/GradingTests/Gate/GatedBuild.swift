import CourseModel
import Foundation

@testable import CourseRunner
@testable import Grading

/// Builds apps as graded work is built, with the gate before the linker.
final class GatedBuild {
  private let folder: String
  let compiler: AppCompiler

  init(inspector: (any BuildInspector)? = nil) throws {
    folder = "\(Disk.realPath(NSTemporaryDirectory()) ?? "/tmp")/gate-\(UUID().uuidString)"
    let toolchain = try Toolchain.find(
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    compiler = AppCompiler(
      toolchain: toolchain, installation: .current,
      generated: .ours,
      cache: BuildCache(folder: folder), inspector: inspector ?? Gate(toolchain: toolchain))
  }

  deinit { try? Disk.remove(folder) }

  /// What came of the app: whether it was linked, and everything that was found.
  func build(
    _ files: [String: String], stage: String? = nil, calls: String? = nil
  ) throws -> (isBuilt: Bool, [Finding]) {
    let result = try compiler.build(
      .init(
        app: AppFiles(
          files: FileSet(files: files.mapValues { [UInt8]($0.utf8) }), shownFolder: "x"),
        stage: stage.map { [UInt8]($0.utf8) }, calls: calls.map { [UInt8]($0.utf8) }))
    return (result.build != nil, result.findings)
  }
}

/// The folder of the tests of this room.
let gradingTests = String(#filePath).deletingLastComponents(2)
