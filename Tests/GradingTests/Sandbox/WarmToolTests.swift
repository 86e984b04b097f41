import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

#if os(Linux)
  @Suite("A tool that waits for work holds each work as if it were started for it", .serialized)
  struct WarmToolTests {
    @Test("It is started once", arguments: HeldProgram.heldTiers)
    func startsOnce(tier: SandboxTier) throws {
      let program = try HeldProgram(tier, isWarm: true)
      for _ in 0..<3 { expect(try program.run("environment").lines.contains("ONLY=this")) }
      // The wrapper is a process of its own, inside of its world and outside.
      expectEqual(program.alive, (tier == .bubblewrap ? 3 : 1))
    }

    @Test(
      "Work cannot read, talk, attack or grow", arguments: HeldProgram.heldTiers,
      ["reads", "talks", "attacks", "grows"])
    func attempts(tier: SandboxTier, kind: String) throws {
      let program = try HeldProgram(tier, isWarm: true)
      let lines = try program.run(kind, program.secret).lines
      expect(lines.count >= 9)
      expectEqual(lines.filter { $0.hasSuffix(": worked") }, [])
    }

    @Test("Work changes nothing outside of its own room", arguments: HeldProgram.heldTiers)
    func writes(tier: SandboxTier) throws {
      let program = try HeldProgram(tier, isWarm: true)
      let before = Disk.names(in: program.folder)
      _ = try program.run("writes")
      _ = try program.run("write", "\(program.folder)/elsewhere")
      _ = try program.run("write", program.secret)
      expectEqual(try Disk.text(program.secret), "secret")
      expectEqual(Disk.names(in: program.folder), before)
      expectEqual(try program.run("write", "\(program.room)/mine").lines, ["written"])
      expectEqual(Disk.names(in: program.room), ["mine"])
    }

    @Test(
      "Work has no descriptors, no root and no more than its bounds",
      arguments: HeldProgram.heldTiers)
    func bounds(tier: SandboxTier) throws {
      let program = try HeldProgram(tier, isWarm: true)
      expectEqual(try program.run("descriptors").lines, [])
      expectEqual(try program.run("user").lines, ["1 1"])
      let cold = try HeldProgram(tier).run("limits", processorSeconds: 3).lines
      expectEqual(cold.first, "processor 3")
      expectEqual(try program.run("limits", processorSeconds: 3).lines, cold)
    }

    @Test(
      "Work ends with its time and its output, and the next work begins",
      arguments: HeldProgram.heldTiers)
    func ends(tier: SandboxTier) throws {
      let program = try HeldProgram(tier, isWarm: true)
      expectEqual(try program.run("processor", processorSeconds: 1).ending, .signalled(SIGXCPU))
      expectEqual(try program.run("deaf", seconds: 0.2).ending, .tookTooLong)
      expectEqual(program.left, 0)
      expectEqual(try program.run("floods", endsAtLimit: true).ending, .wroteTooMuch)
      expectEqual(try program.run("orphan", seconds: 0.5).ending, .tookTooLong)
      expectEqual(program.left, 0)
      expectEqual(try program.run("user").ending, .exited(code: 0))
    }

    @Test("What cannot wait is started for each work")
    func notWarm() throws {
      let tier = try #require(HeldProgram.heldTiers.last)
      let program = try HeldProgram(tier, isWarm: true)
      for name in Disk.names(in: program.folder) where name.hasSuffix(".so") {
        try Disk.write([UInt8]("damaged".utf8), to: "\(program.folder)/\(name)")
      }
      expectEqual(try program.run("user").lines, ["1 1"])
      expectEqual(program.left, 0)
    }
  }
#endif

extension CompletedProcess {
  fileprivate var lines: [String] { output.split(separator: "\n").map(String.init) }
}
