import CourseModel
import Foundation
import Expectations
import Testing

@testable import CourseRunner

@Suite struct ProcessTests {
  private func shell(_ script: String) -> ProcessRequest {
    ProcessRequest(path: "/bin/sh", arguments: ["-c", script])
  }

  @Test("Output and exit code of a program come back")
  func runs() throws {
    let process = try CompletedProcess(shell("echo out; echo err >&2; exit 3"), seconds: 20)
    expectEqual(process.output, "out\nerr\n")
    expectEqual(process.ending, .exited(code: 3))
  }

  @Test("Of too much output the beginning is kept, and the program still ends")
  func floods() throws {
    let process = try CompletedProcess(
      shell("head -c 3000000 /dev/zero | tr '\\0' x"), seconds: 60, outputLimit: 1000)
    expectEqual(process.output, String(repeating: "x", count: 1000))
    expectEqual(process.ending, .exited(code: 0))
  }

  @Test("Where too much output is an error, the program is killed for it")
  func floodsForbidden() throws {
    let process = try CompletedProcess(
      shell("while :; do echo x; done"), seconds: 60, outputLimit: 1000, endsAtLimit: true)
    expectEqual(process.output, String(repeating: "x\n", count: 500))
    expectEqual(process.ending, .wroteTooMuch)
  }

  @Test("A program that takes too long is killed")
  func tooLong() throws {
    let process = try CompletedProcess(shell("exec sleep 1000"), seconds: 0.1)
    expectEqual(process.ending, .tookTooLong)
  }

  @Test("A program that is not there is an error that names it")
  func missing() {
    #expect(throws: DiskError(path: "/nowhere/tool", code: 2)) {
      try CompletedProcess(ProcessRequest(path: "/nowhere/tool", arguments: []), seconds: 1)
    }
  }

  @Test("A program that somebody still writes is waited for")
  func busy() throws {
    let folder = try TemporaryFolder(["true": ""])
    let path = "\(folder.path)/true"
    try Disk.write(try Disk.read("/bin/true"), to: path)
    expectEqual(chmod(path, 0o755), 0)
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { close(descriptor) }
    let process = try CompletedProcess(ProcessRequest(path: path, arguments: []), seconds: 10)
    expectEqual(process.ending, .exited(code: 0))
  }

  @Test("A judge that leaves without an answer is a fault of the machine, with its last words")
  func judgeLeaves() throws {
    let folder = try TemporaryFolder(["judge": "#!/bin/sh\necho no such part >&2\nexit 1\n"])
    expectEqual(chmod("\(folder.path)/judge", 0o755), 0)
    let session = try JudgeProcesses(executable: "\(folder.path)/judge").start(part: nil)
    let finding = #expect(throws: Finding.self) { try session.ask(.describe, seconds: 20) }
    expectEqual(finding?.message, "The judge exited without a reply: no such part")
    expectEqual(finding?.kind, .internalFault)
  }

  @Test("A judge that never answers is given up")
  func judgeHangs() throws {
    let folder = try TemporaryFolder(["judge": "#!/bin/sh\nexec sleep 1000\n"])
    expectEqual(chmod("\(folder.path)/judge", 0o755), 0)
    let session = try JudgeProcesses(executable: "\(folder.path)/judge").start(part: nil)
    let finding = #expect(throws: Finding.self) { try session.ask(.describe, seconds: 0.1) }
    expectEqual(finding?.message, "The judge did not answer in time.")
  }

  @Test("An executable that is not there is told when a judge is started")
  func noJudge() {
    let finding = #expect(throws: Finding.self) {
      _ = try JudgeProcesses(executable: "/nowhere/course").start(part: nil)
    }
    expectEqual(finding?.message, "The judge could not be started: No such file or directory.")
  }
}
