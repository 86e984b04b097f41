import CLibrary
import CourseModel
import Expectations
import Testing

@Suite("An app reaches nothing but its channel")
struct ConfinementTests {
  @Test("It has three standard descriptors, its channel and its last will, and nothing to read")
  func descriptors() throws {
    let host = try HostProcess()
    try host.launch("looks around")
    expectEqual(try host.nextWord(), "descriptors [0, 1, 2, 3, 4]")
    expectEqual(try host.nextWord(), "input 0")
    expectEqual(try host.nextWord(), "leader true")
  }

  #if os(Linux)
    @Test(
      "Every attempt to read, write, talk, attack or grow is refused",
      arguments: ["reads what is not its own", "writes", "talks", "attacks", "grows"])
    func refusals(attempts: String) throws {
      let life = try HostProcess().life(of: attempts)
      expectEqual(life.end, .exited(code: 0))
      expect(life.words.count >= 9)
      expectEqual(life.words.filter { $0.hasSuffix(": worked") }, [])
    }

    @Test("Without the seal the attempts are real: some of them come through")
    func attemptsAreReal() throws {
      let life = try HostProcess("--unconfined").life(of: "reads what is not its own")
      expect(life.words.contains("read /etc/passwd: worked"))
      expect(life.words.contains("list /tmp: worked"))
    }

    @Test("An ordinary life with Foundation, threads and tasks goes on as without a seal")
    func ordinary() throws {
      let free = try HostProcess("--unconfined").life(of: "lives an ordinary life")
      let sealed = try HostProcess().life(of: "lives an ordinary life")
      expect(free.words.contains("dispatch 21"))
      expectEqual(sealed, free)
    }

    @Test("Nothing of what an app said lies in the memory of the next")
    func forgotten() throws {
      let host = try HostProcess()
      expectEqual(try host.life(of: "says a secret").words.count, 4)
      try host.launch("looks for the secret")
      expectEqual(try host.nextWord(), "found 0")
      try host.send(.kill)
      _ = try host.life()
      try host.launch("looks for its own")
      expectEqual(try host.nextWord(), "found true")
    }

    @Test("It may signal itself")
    func ownSignal() throws {
      let host = try HostProcess()
      try host.launch("signals itself")
      expectEqual(try host.nextWord(), "signal 0")
    }

    @Test("A fork loop makes no process")
    func forkLoop() throws {
      let host = try HostProcess()
      try host.launch("forks for ever")
      expectEqual(try host.nextWord(), "answer")
    }

    @Test("Threads are allowed")
    func threads() throws {
      let host = try HostProcess()
      try host.launch("starts a thread")
      expectEqual(try host.nextWord(), "thread 0 0")
    }

    @Test("Where forks cannot be denied, an orphan that left its session dies with the launch")
    func orphan() throws {
      let host = try HostProcess("--unconfined")
      let life = try host.life(of: "leaves an orphan")
      let orphan = try #require(life.words.first.flatMap { pid_t($0) })
      expectEqual(life.end, .exited(code: 0))
      expect(kill(orphan, 0) == -1 && errno == ESRCH)
    }
  #endif

  @Test("When the judge goes away in the middle, host and app are gone too")
  func judgeLeaves() throws {
    let host = try HostProcess()
    try host.launch("says who it is and loops")
    let app = try #require(pid_t(try host.nextWord()))
    expectEqual(host.leave(), 0)
    expect(kill(app, 0) == -1 && errno == ESRCH)
  }

  @Test("Ctrl-C alone does not end the host, which has to tidy up first")
  func interrupt() throws {
    let host = try HostProcess()
    try host.launch("answers")
    expectEqual(try host.nextWord(), "answer")
    kill(host.process, SIGINT)
    try host.send(.command(.home))
    expectEqual(try host.nextWord(), "answer")
  }
}
