import CourseRunner
import Foundation
import Expectations
import Testing

/// What the compiler says of an app's sources where unsafe constructs are errors.
@Suite struct StrictMemorySafetyTests {
  private func typechecks(_ source: String) throws -> (succeeds: Bool, words: String) {
    let folder = "\(NSTemporaryDirectory())course-tests-\(UUID().uuidString)"
    defer { try? Disk.remove(folder) }
    try FileSet(files: ["main.swift": [UInt8](source.utf8)]).write(to: folder)
    let products = CourseOnDisk.executable.deletingLastComponents(1)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor",
      "-strict-memory-safety", "-Werror", "StrictMemorySafety", "-module-cache-path",
      "\(products)/ModuleCache", "-I", "\(products)/Modules", "\(folder)/main.swift",
    ]
    let words = Pipe()
    process.standardError = words
    try process.run()
    let text = words.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus == 0, String(decoding: text, as: UTF8.self))
  }

  @Test("The classic call of UIApplicationMain compiles with UIKit's own CommandLine")
  func classicMain() throws {
    let result = try typechecks(
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {}

      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      """)
    expect(result.succeeds, "\(result.words)")
  }

  @Test("Swift's own unsafeArgv does not")
  func unsafeArguments() throws {
    let result = try typechecks("import UIKit\nprint(Swift.CommandLine.unsafeArgv)\n")
    expect(!result.succeeds)
    expect(result.words.contains("StrictMemorySafety"))
  }
}
