import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

#if os(Linux)
  @Suite("A submission is compiled by held tools", .serialized)
  struct KitTrials {
    @Test("Sources become a library that is ours", arguments: HeldProgram.tiers)
    func compiles(tier: SandboxTier) throws {
      let fixture = try SandboxFixture(tier)
      let result = try fixture.build(
        "import UIKit\nimport Foundation\nlet now = Date()\nlet label = UILabel()\n")
      expectEqual(result.findings, [])
      let library = try #require(result.build?.library)
      expectEqual(Disk.kind(of: library), .file)
      expectEqual(
        Disk.names(in: library.deletingLastComponents(1)),
        [
          "app.so", "files", "outcome.json", "sources",
        ])
    }

    @Test("Errors come back with their places", arguments: HeldProgram.tiers)
    func errors(tier: SandboxTier) throws {
      let result = try SandboxFixture(tier).build("import UIKit\nlet x: Int = \"text\"\n")
      expectNil(result.build)
      expectEqual(result.findings.first?.place?.line, 2)
    }

    @Test("The system's modules are kept for the next batch, and made anew where they are damaged")
    func keepsModules() throws {
      let home = try SandboxFixture(.ownMeans)
      let first = try home.copyOfRunner()
      let kept = try #require(try home.kit(of: first).toolchain.moduleCache)
      expectEqual(kept, "\(first.executable.deletingLastComponents(1))/SystemModules")
      let module = try #require(Disk.files(below: kept).first { $0.contains("/SwiftShims-") })
      let facts = Disk.facts(of: "\(kept)/\(module)")
      expectEqual(try home.kit(of: first).toolchain.moduleCache, kept)
      expectEqual(Disk.facts(of: "\(kept)/\(module)"), facts)

      for file in Disk.files(below: kept) {
        try Disk.write([UInt8]("damaged".utf8), to: "\(kept)/\(file)")
      }
      expectEqual(
        try home.kit(of: first).toolchain.moduleCache, "\(home.folder)/kit/system-modules")
      expectEqual(try home.kit(of: first).toolchain.moduleCache, kept)
      expectEqual(Disk.facts(of: "\(kept)/\(module)")?.size, facts?.size)
    }

    @Test(
      "A new kit has the system's modules for both modes of the language",
      arguments: HeldProgram.tiers)
    func bothModes(tier: SandboxTier) throws {
      let fixture = try SandboxFixture(tier, closed: true)
      for name in ["App.swift", "main.swift"] {
        let result = try fixture.build("import UIKit\nimport Foundation\n", named: name)
        expect(result.build != nil && result.findings == [], "\(name)")
      }
    }

    @Test("Modules that others could have changed are not used")
    func distrust() throws {
      let home = try SandboxFixture(.ownMeans)
      let installation = try home.copyOfRunner()
      let place = "\(installation.executable.deletingLastComponents(1))/SystemModules"
      try Disk.makeFolder(place)
      chmod(place, 0o777)
      expectEqual(
        try home.kit(of: installation).toolchain.moduleCache, "\(home.folder)/kit/system-modules")
      expectEqual(Disk.names(in: place), [])
    }

    @Test("Where the runner's own folder is closed to others, the kit holds copies of it")
    func copies() throws {
      guard let user = try Sandbox(searchPath: HeldProgram.searchPath).user else { return }
      let fixture = try SandboxFixture(.limits, closed: true)
      expect(fixture.kit.installation.executable.hasPrefix(fixture.folder))
      expect(user > 61183)
      expect(try fixture.build("import UIKit\nlet label = UILabel()\n").build != nil)
    }
  }
#endif
