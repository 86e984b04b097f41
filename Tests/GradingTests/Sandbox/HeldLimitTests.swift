import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

#if os(Linux)
  @Suite("What is held has a bound on everything that it could use up", .serialized)
  struct HeldLimitTests {
    /// A bound on threads and processes counts all that a user has: it needs a user of its own.
    private static let hasOwnUser =
      (try? Sandbox(searchPath: HeldProgram.searchPath))?.user != nil

    @Test(
      "The kernel knows the bounds of every tool and of every app", arguments: HeldProgram.tiers)
    func bounds(tier: SandboxTier) throws {
      let processes = Self.hasOwnUser ? ["processes 256"] : []
      let fixture = try SandboxFixture(tier)
      let sandbox = fixture.sandbox
      func tool(_ confinement: Confinement) throws -> [String] {
        try Self.withCoreFiles { try fixture.limits(under: confinement) }
          .filter { Self.hasOwnUser || !$0.hasPrefix("processes") }
      }
      expectEqual(
        try tool(sandbox.compiling(with: fixture.kit).confinement),
        [
          "processor 8", "address space \(6 << 30)", "data \(4 << 30)",
          "file size \(64 << 20)", "open files 256",
        ] + processes + ["core 0"])
      expectEqual(
        try tool(sandbox.inspecting(fixture.folder, with: fixture.kit)),
        [
          "processor 10", "address space \(2 << 30)", "data unlimited", "file size 1",
          "open files 256",
        ] + processes + ["core 0"])
      expectEqual(
        try tool(
          sandbox.unpacking(
            "/nowhere", into: fixture.folder, processorSeconds: 4, bytes: 1 << 20, helpers: [])
        ),
        [
          "processor 4", "address space \(1 << 30)", "data \(256 << 20)",
          "file size \(1 << 20)", "open files 256",
        ] + processes + ["core 0"])
      // Its apps have bounds of their own.
      expectEqual(
        try tool(fixture.hosting),
        [
          "processor unlimited", "address space unlimited", "data unlimited",
          "file size unlimited", "open files 256",
        ] + processes + ["core 0"])

      var app = try fixture.launch(Self.honestApp).output.split(separator: "\n").map(String.init)
        .filter { Self.hasOwnUser || !$0.hasPrefix("processes") }
      // What the host holds itself comes on top.
      let data = app.firstIndex { $0.hasPrefix("data ") }.map { app.remove(at: $0) }
      let bytes = data.flatMap { Int($0.dropFirst(5)) } ?? 0
      expect((512 << 20..<768 << 20).contains(bytes), "\(data ?? "")")
      expectEqual(
        app,
        ["processor 10", "stack \(8 << 20)", "file size 0", "open files 64"]
          + processes + ["core 0"])
    }

    @Test("A tool that takes what it can get comes to each bound", arguments: HeldProgram.tiers)
    func greed(tier: SandboxTier) throws {
      let program = try HeldProgram(tier, isGreedy: true)
      let used = try program.uses()
      expectEqual(used["file size"], 1 << 20)
      expectEqual(Disk.facts(of: "\(program.room)/large")?.size, 1 << 20)
      expectEqual(used["open files"], 256 - 3)
      expect((1...256).contains(used["data"] ?? 0))
      expect((1...1024).contains(used["address space"] ?? 0))
    }

    @Test(
      "A tool that starts threads for ever comes to an end of them",
      .enabled(
        if: hasOwnUser,
        "THREADS ARE NOT BOUNDED: only root has users to give; grade as root to bound them."),
      arguments: HeldProgram.tiers)
    func threads(tier: SandboxTier) throws {
      let threads = try HeldProgram(tier, isGreedy: true).uses()["threads"] ?? 0
      expect((100..<256).contains(threads))
    }

    @Test("A tool ends with its processor time, its wall time and its output")
    func ends() throws {
      let program = try HeldProgram(HeldProgram.tiers.last ?? .limits)
      expectEqual(try program.run("processor", processorSeconds: 1).ending, .signalled(SIGXCPU))
      expectEqual(try program.run("deaf", seconds: 0.2).ending, .tookTooLong)
      expectEqual(try program.run("floods", endsAtLimit: true).ending, .wroteTooMuch)
    }

    @Test("Compilers and apps without end are stopped for what they took too much of")
    func stopped() throws {
      let fixture = try SandboxFixture(HeldProgram.tiers.last ?? .limits)
      expectEqual(fixture.sandbox.compiling(with: fixture.kit).seconds, 30)
      let slow = try fixture.build("import UIKit\n", seconds: 0.01)
      expectEqual(slow.findings.map(\.message), ["The compiler did not finish in time."])
      // Each warning shows its line again, and the line has them all.
      let unused = (0..<500).map { "let a\($0) = 1" }.joined(separator: "; ")
      let flood = try fixture.build("func f() { \(unused) }\n")
      expectEqual(
        flood.findings.filter { $0.severity == .error }.map(\.message),
        [
          "The report of the compiler on these files is too long to be read."
        ])

      // Where it was just then is another place each time.
      func limit(of statements: String) throws -> LaunchEnd.Limit? {
        let run = try fixture.launch("import Glibc\n\(statements)\n")
        guard case .end(.limit(let limit, _))? = run.steps.last else { return nil }
        return limit
      }
      expectEqual(try limit(of: "while true {}"), .processorTime)
      expectEqual(try limit(of: "while true { puts(\"more\") }"), .output)
      expectEqual(try limit(of: "print([UInt8](repeating: 1, count: 8 << 30).count)"), .memory)
    }

    /// What is in force unless somebody says otherwise is no proof of a bound.
    private static func withCoreFiles<Result>(_ body: () throws -> Result) throws -> Result {
      var before = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &before)
      var most = rlimit(rlim_cur: before.rlim_max, rlim_max: before.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &most)
      defer { setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &before) }
      return try body()
    }

    /// Written past every gate: it says what the kernel lets it have.
    private static let honestApp = """
      import Glibc

      func tell(_ name: String, _ resource: __rlimit_resource) {
        var bounds = rlimit()
        getrlimit(__rlimit_resource_t(resource.rawValue), &bounds)
        puts("\\(name) \\(bounds.rlim_cur)")
      }
      tell("processor", RLIMIT_CPU)
      tell("data", RLIMIT_DATA)
      tell("stack", RLIMIT_STACK)
      tell("file size", RLIMIT_FSIZE)
      tell("open files", RLIMIT_NOFILE)
      tell("processes", __RLIMIT_NPROC)
      tell("core", RLIMIT_CORE)

      """
  }

  extension HeldProgram {
    /// How much of each thing it gets when it wants all there is: bytes of a file, MiB of memory.
    fileprivate func uses() throws -> [Substring: Int] {
      let lines = try run("uses", "\(room)/large").output.split(separator: "\n")
      return Dictionary(
        uniqueKeysWithValues: lines.compactMap { line in
          line.lastIndex(of: " ").map {
            (line[..<$0], Int(line[line.index(after: $0)...]) ?? -1)
          }
        })
    }
  }
#endif
