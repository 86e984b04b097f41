import CPlatform
import Foundation
import Expectations
import Testing

#if os(Linux)
  @Suite struct WaitingTests {
    @Test("Who shares a processor with another waits for it, and who sleeps does not")
    func waiting() throws {
      let rivals = try (0..<2).map { _ in try start("taskset -c 0 sh -c 'while :; do :; done'") }
      let sleeper = try start("sleep 60")
      defer { (rivals + [sleeper]).forEach { kill($0.processIdentifier, SIGKILL) } }
      let end = ContinuousClock.now + .seconds(20)
      while ContinuousClock.now < end, waited(rivals[0]) < 0.1 { usleep(10_000) }
      expect(waited(rivals[0]) >= 0.1)
      expect(waited(sleeper) < waited(rivals[0]))
      expectEqual(cplatform_first_thread_time(0x7FFF_FFF0).waited, 0)
    }

    private func waited(_ process: Process) -> Double {
      cplatform_first_thread_time(process.processIdentifier).waited
    }

    private func start(_ command: String) throws -> Process {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "exec \(command)"]
      try process.run()
      return process
    }
  }
#endif
