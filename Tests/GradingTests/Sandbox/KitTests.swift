import CourseModel
import CourseRunner
import Foundation
import Grading
import Testing

#if os(Linux)
  @Suite("A submission is compiled by held tools", .serialized)
  struct KitTests {
    @Test("Sources become a library that is ours", arguments: HeldProgram.tiers)
    func compiles(tier: SandboxTier) throws {
      let bench = try HeldBench(tier)
      let result = try bench.build(
        "import UIKit\nimport Foundation\nlet now = Date()\nlet label = UILabel()\n")
      #expect(result.findings == [])
      let library = try #require(result.build?.library)
      #expect(Disk.kind(of: library) == .file)
      #expect(
        Disk.names(in: library.deletingLastComponents(1)) == [
          "app.so", "files", "outcome.json", "sources",
        ])
    }

    @Test("Errors come back with their places", arguments: HeldProgram.tiers)
    func errors(tier: SandboxTier) throws {
      let result = try HeldBench(tier).build("import UIKit\nlet x: Int = \"text\"\n")
      #expect(result.build == nil)
      #expect(result.findings.first?.place?.line == 2)
    }

    @Test("The system's modules are kept for the next batch, and made anew where they are damaged")
    func keepsModules() throws {
      let home = try HeldBench(.ownMeans)
      let first = try home.copyOfRunner()
      let kept = try #require(try home.kit(of: first).toolchain.moduleCache)
      #expect(kept == "\(first.executable.deletingLastComponents(1))/SystemModules")
      let module = try #require(Disk.files(below: kept).first { $0.contains("/SwiftShims-") })
      let facts = Disk.facts(of: "\(kept)/\(module)")
      #expect(try home.kit(of: first).toolchain.moduleCache == kept)
      #expect(Disk.facts(of: "\(kept)/\(module)") == facts)

      for file in Disk.files(below: kept) {
        try Disk.write([UInt8]("damaged".utf8), to: "\(kept)/\(file)")
      }
      #expect(try home.kit(of: first).toolchain.moduleCache == kept)
      #expect(Disk.facts(of: "\(kept)/\(module)")?.size == facts?.size)
    }

    @Test("Modules that others could have changed are not used")
    func distrust() throws {
      let home = try HeldBench(.ownMeans)
      let installation = try home.copyOfRunner()
      let place = "\(installation.executable.deletingLastComponents(1))/SystemModules"
      try Disk.makeFolder(place)
      chmod(place, 0o777)
      #expect(
        try home.kit(of: installation).toolchain.moduleCache == "\(home.folder)/kit/system-modules")
      #expect(Disk.names(in: place) == [])
    }

    @Test("Where the runner's own folder is closed to others, the kit holds copies of it")
    func copies() throws {
      guard let user = try Sandbox(searchPath: HeldProgram.searchPath).user else { return }
      let bench = try HeldBench(.limits, closed: true)
      #expect(bench.kit.installation.executable.hasPrefix(bench.folder))
      #expect(user > 61183)
      #expect(try bench.build("import UIKit\nlet label = UILabel()\n").build != nil)
    }
  }

  /// A kit, and a compiler that is held as a tier says.
  private final class HeldBench {
    let folder: String
    let kit: SandboxKit
    private let sandbox: Sandbox

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

    func build(_ source: String, held: Bool = true) throws -> AppCompiler.Result {
      let compiler = AppCompiler(
        toolchain: kit.toolchain, installation: kit.installation,
        generated: GeneratedSources(app: [:], stagedApp: [:]),
        cache: BuildCache(folder: "\(folder)/builds\(held)"),
        hold: held ? sandbox.compiling(with: kit) : nil)
      return try compiler.build(
        .init(
          app: AppFiles(
            checking: FileSet(files: ["main.swift": [UInt8](source.utf8)]), shownFolder: "app")))
    }
  }
#endif
