import CLibrary
import CourseModel
import CourseRunner
import EventTrace
import Foundation
import Grading
import Expectations
import Testing

/// A kit, and a compiler that is held as a tier says.
final class SandboxFixture {
  let folder: String
  let kit: SandboxKit
  let sandbox: Sandbox

  /// - Parameter closed: Whether the runner lies where only its owner may enter.
  init(_ tier: SandboxTier, closed: Bool = false) throws {
    sandbox = try Sandbox(minimum: tier, maximum: tier, searchPath: HeldProgram.searchPath)
    let made = FileManager.default.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    folder = try #require(Disk.realPath(made.path))
    var installation = Installation(executable: HeldProgram.built("course"))
    if closed {
      installation = try Self.copyOfRunner(in: folder)
      chmod("\(folder)/home", 0o700)
    }
    kit = try SandboxKit(
      for: sandbox, toolchain: Toolchain.find(searchPath: HeldProgram.searchPath),
      installation: installation, folder: "\(folder)/kit")
  }

  deinit { try? Disk.remove(folder) }

  /// The runner and its modules in a folder of their own.
  func copyOfRunner() throws -> Installation { try Self.copyOfRunner(in: folder) }

  private static func copyOfRunner(in folder: String) throws -> Installation {
    let built = Installation(executable: HeldProgram.built("course"))
    let home = "\(folder)/home"
    try Disk.makeFolder(home)
    try FileManager.default.copyItem(atPath: built.modules, toPath: "\(home)/Modules")
    try FileManager.default.copyItem(atPath: built.executable, toPath: "\(home)/course")
    return Installation(executable: "\(home)/course")
  }

  /// Another batch's kit.
  func kit(of installation: Installation) throws -> SandboxKit {
    try? Disk.remove("\(folder)/kit")
    return try SandboxKit(
      for: sandbox, toolchain: Toolchain.find(searchPath: HeldProgram.searchPath),
      installation: installation, folder: "\(folder)/kit")
  }

  private var builds: String { "\(folder)/builds" }

  /// Builds an app of one file, within that time.
  func build(
    _ source: String, named name: String = "main.swift", seconds: Double? = nil
  ) throws -> AppCompiler.Result {
    try Disk.makeFolder(builds)
    var hold = sandbox.compiling(with: kit, in: builds)
    expectEqual((hold.warmTools != nil), (sandbox.tier > .limits))
    hold.seconds = seconds ?? hold.seconds
    let compiler = AppCompiler(
      toolchain: kit.toolchain, installation: kit.installation,
      generated: GeneratedSources(app: [AppGlue.fileName: AppGlue.source]),
      cache: BuildCache(folder: builds), hold: hold)
    return try compiler.build(
      .init(
        app: AppFiles(
          checking: FileSet(files: [name: [UInt8](source.utf8)]), shownFolder: "app")))
  }

  /// Launches an app whose `main.swift` that is, as graded ones are launched.
  func launch(_ source: String) throws -> Recording.Run {
    let build = try #require(try build(source).build)
    let judges = JudgeProcesses(
      executable: HeldProgram.built("course"),
      hold: .init(executable: kit.installation.executable, confinement: hosting))
    let session = try judges.start(part: nil)
    defer { session.end() }
    guard
      case .recording(let recording) = try session.ask(
        .launch(app: build, iOS: 6, device: nil), seconds: 60)
    else { throw DiskError(path: "judge", code: EINVAL) }
    return try #require(recording.runs.first)
  }

  /// What a held program says of its own bounds.
  func limits(under confinement: Confinement) throws -> [String] {
    let program = "\(folder)/escape-probe"
    if Disk.kind(of: program) == nil {
      try HeldProgram.place(at: program)
    }
    var confinement = confinement
    // The package links it with Swift's library, as everything.
    confinement.readable += [program, kit.toolchain.usr + "/lib/swift"]
    let run = try CompletedProcess(
      ProcessRequest(
        path: program, arguments: ["limits"], environment: [:], directory: "/",
        confinement: confinement), seconds: 20)
    return run.output.split(separator: "\n").map(String.init)
  }

  /// How app hosts are held.
  var hosting: Confinement { sandbox.hosting(with: kit, builds: builds) }
}
