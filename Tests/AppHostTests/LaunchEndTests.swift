import CLibrary
import CourseModel
import Expectations
import Testing

@Suite("Every launch has one end, and the host tells which")
struct LaunchEndTests {
  let host: HostProcess

  init() throws { host = try HostProcess() }

  @Test("An app answers its launch and every command until it is killed")
  func answers() throws {
    try host.launch("answers")
    expectEqual(try host.nextWord(), "answer")
    try host.send(.command(.home))
    expectEqual(try host.nextWord(), "answer")
    try host.send(.kill)
    expectEqual(try host.life(), .init(end: .killed))
  }

  @Test("An app that leaves in order has said its last words")
  func leaves() throws {
    expectEqual(
      try host.life(of: "leaves in order"), .init(words: ["goodbye"], end: .exited(code: 0)))
  }

  @Test("An app that leaves by itself has its exit code", arguments: [0, 3])
  func exits(code: Int32) throws {
    expectEqual(try host.life(of: "exits with \(code)"), .init(end: .exited(code: code)))
  }

  @Test("An app that cannot be started says why")
  func notLoaded() throws {
    expectEqual(try host.life(of: "is not loaded"), .init(end: .notLoaded("no such symbol")))
  }

  @Test("A trap is a crash, and what was printed before it is there")
  func trap() throws {
    let life = try host.life(of: "traps")
    expectEqual(life.output, "the answer is")
    guard case .crashed(let crash) = life.end else {
      Issue.record("\(String(describing: life.end))")
      return
    }
    expect([SIGILL, SIGTRAP].contains(crash.signal))
    expect(!crash.isStackOverflow)
  }

  @Test("An abort is a crash with its signal")
  func aborts() throws {
    expectEqual(
      try host.life(of: "aborts"), .init(end: .crashed(LaunchEnd.Crash(signal: SIGABRT))))
  }

  @Test("An endless recursion is told apart from other faults")
  func recursion() throws {
    let crash = LaunchEnd.Crash(signal: SIGSEGV, isStackOverflow: true)
    expectEqual(try host.life(of: "recurses"), .init(end: .crashed(crash)))
  }

  #if os(Linux)
    @Test("An app ends that uses a variable while other work waits in the middle of changing it")
    func sharedVariable() throws {
      let app = try SampleApp([
        "main.swift": """
        import UIKit
        enum Shared { static var numbers = Array(1...20) }
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          Shared.numbers = []
          semaphore.signal()
        }
        _ = Shared.numbers.partition { number in
          if number == 1 { semaphore.wait() }
          return number % 2 == 0
        }
        print("over")

        """
      ])
      let life = try host.life(of: app.library)
      expectEqual(
        life.error,
        "Fatal error: Two threads use a variable at the same time, and one of them changes it. "
          + "Let one queue use it, or a lock protect it.\n")
      expectEqual(life.words.count { $0.contains("over") }, 0)
      guard case .crashed(let crash) = life.end else {
        Issue.record("\(String(describing: life.end))")
        return
      }
      expectEqual(crash.signal, SIGABRT)
    }
  #endif

  @Test("Half a frame at the end of a life is no message")
  func halfFrame() throws {
    expectEqual(try host.life(of: "sends half a frame"), .init(end: .exited(code: 0)))
  }

  @Test("A new launch ends the one before it")
  func relaunch() throws {
    try host.launch("answers")
    expectEqual(try host.nextWord(), "answer")
    try host.launch("exits with 3")
    expectEqual(try host.life(), .init(end: .killed))
    expectEqual(try host.life(), .init(end: .exited(code: 3)))
  }

  @Test("A command to an app that has ended is answered by its end alone")
  func commandTooLate() throws {
    try host.launch("exits with 3")
    try host.send(.command(.home))
    expectEqual(try host.life(), .init(end: .exited(code: 3)))
    expectEqual(try host.life(of: "exits with 0"), .init(end: .exited(code: 0)))
  }
}
