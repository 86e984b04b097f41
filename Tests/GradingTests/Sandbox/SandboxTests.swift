import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

@Suite("A held program reaches nothing but what it was given", .serialized)
struct SandboxTests {
  #if os(Linux)
    @Test(
      "It cannot read, talk, attack or grow", arguments: HeldProgram.heldTiers,
      ["reads", "talks", "attacks", "grows"])
    func attempts(tier: SandboxTier, kind: String) throws {
      let program = try HeldProgram(tier)
      let lines = try program.run(kind, program.secret).lines
      expect(lines.count >= 9)
      // Inside of bubblewrap `/tmp` is there and empty, and the parent is the first process of that
      // world, which holds nothing of ours.
      let allowed: Set<String> =
        tier == .bubblewrap
        ? [
          "list /tmp: worked", "read the parent's memory: worked",
          "read the parent's environment: worked",
        ] : []
      expectEqual(lines.filter { $0.hasSuffix(": worked") && !allowed.contains($0) }, [])
    }

    @Test("It changes nothing outside of its room", arguments: HeldProgram.heldTiers)
    func writes(tier: SandboxTier) throws {
      let program = try HeldProgram(tier)
      let before = try Facts(of: program)
      _ = try program.run("writes")
      expectEqual(try Facts(of: program), before)
      expectNil(Disk.kind(of: "/tmp/escape"))
      _ = try program.run("write", "\(program.folder)/elsewhere")
      expectNil(Disk.kind(of: "\(program.folder)/elsewhere"))
      expectEqual(try program.run("write", "\(program.room)/mine").lines, ["written"])
      expectEqual(Disk.names(in: program.room), ["mine"])
    }

    @Test("It has no environment but the one it was given", arguments: HeldProgram.tiers)
    func environment(tier: SandboxTier) throws {
      let lines = try HeldProgram(tier).run("environment").lines
      expectEqual(lines.filter { $0 != "PWD=/" }, ["ONLY=this"])
    }

    @Test("It has no descriptors but the standard ones", arguments: HeldProgram.tiers)
    func descriptors(tier: SandboxTier) throws {
      expectEqual(try HeldProgram(tier).run("descriptors").lines, [])
    }

    @Test("It is not root", arguments: HeldProgram.tiers)
    func user(tier: SandboxTier) throws {
      expectEqual(try HeldProgram(tier).run("user").lines, ["1 1"])
    }

    @Test("What it leaves behind is gone with it", arguments: HeldProgram.tiers)
    func orphans(tier: SandboxTier) throws {
      let program = try HeldProgram(tier)
      expectEqual(try program.run("orphan", seconds: 0.5).ending, .tookTooLong)
      expectEqual(program.left, 0)
    }

    @Test("It cannot outstay by closing its output", arguments: HeldProgram.tiers)
    func deaf(tier: SandboxTier) throws {
      let program = try HeldProgram(tier)
      expectEqual(try program.run("deaf", seconds: 0.5).ending, .tookTooLong)
      expectEqual(program.left, 0)
    }

    @Test("Its memory has an end", arguments: HeldProgram.tiers)
    func memory(tier: SandboxTier) throws {
      let program = try HeldProgram(tier)
      guard case .signalled = try program.run("memory").ending else {
        Issue.record("A program that takes memory for ever should have crashed.")
        return
      }
    }
  #endif

  @Test(
    "bubblewrap works on this machine",
    .enabled(
      if: HeldProgram.hasBubblewrap,
      "THE STRONGEST SANDBOX IS NOT TESTED: `apt-get install bubblewrap` and run again."))
  func bubblewrap() {
    expectEqual(HeldProgram.tiers.last, .bubblewrap)
  }

  @Test("A tier that the machine has not is refused, with what it has and how to go on")
  func refusal() {
    let refusal = #expect(throws: Finding.self) {
      // Without a search path there is no bubblewrap.
      try Sandbox(minimum: .bubblewrap, searchPath: "")
    }
    expectEqual(refusal?.kind, .missingTool)
    expectEqual(refusal?.message.hasSuffix("`bubblewrap` is required."), true)
  }

  @Test("The report names what was found, for the head of a batch's results")
  func report() throws {
    let sandbox = try Sandbox(maximum: .limits, searchPath: HeldProgram.searchPath)
    let bytes = try JSONEncoder().encode(sandbox.report)
    expectEqual(try JSONDecoder().decode(SandboxReport.self, from: bytes), sandbox.report)
    expectEqual(sandbox.report.tier.rawValue, "limits")
  }

  @Test("Tiers are ordered by what they hold")
  func order() {
    expectEqual(SandboxTier.allCases.map(\.rawValue), ["limits", "self", "bubblewrap"])
    expectEqual(SandboxTier.allCases.sorted(), SandboxTier.allCases)
  }

  /// What somebody outside could find changed.
  private struct Facts: Equatable {
    var secret: [UInt8]
    var names: [String]
    var passwords: Disk.Facts?

    init(of program: HeldProgram) throws {
      secret = try Disk.read(program.secret)
      names = Disk.names(in: program.folder)
      passwords = Disk.facts(of: "/etc/passwd")
    }
  }
}

extension CompletedProcess {
  fileprivate var lines: [String] { output.split(separator: "\n").map(String.init) }
}
