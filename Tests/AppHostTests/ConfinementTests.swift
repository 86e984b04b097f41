import CourseModel
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("An app reaches nothing but its channel")
struct ConfinementTests {
  @Test("It has three standard descriptors, its channel and its last will, and nothing to read")
  func descriptors() throws {
    let host = try HostProcess()
    try host.launch("looks around")
    #expect(try host.nextWord() == "descriptors [0, 1, 2, 3, 4]")
    #expect(try host.nextWord() == "input 0")
    #expect(try host.nextWord() == "leader true")
  }

  #if os(Linux)
    @Test("Forks, programs, signals to others and higher limits are refused")
    func refusals() throws {
      let host = try HostProcess()
      try host.launch("tries everything")
      #expect(try host.nextWord() == "fork refused with \(EPERM)")
      #expect(try host.nextWord() == "exec refused with \(EPERM)")
      #expect(try host.nextWord() == "kill the host refused with \(EPERM)")
      #expect(try host.nextWord() == "kill all refused with \(EPERM)")
      #expect(try host.nextWord() == "ask for more memory refused with \(EPERM)")
      #expect(try host.nextWord() == "signal itself worked")
    }

    @Test("A fork loop makes no process")
    func forkLoop() throws {
      let host = try HostProcess()
      try host.launch("forks for ever")
      #expect(try host.nextWord() == "answer")
    }

    @Test("Threads are allowed")
    func threads() throws {
      let host = try HostProcess()
      try host.launch("starts a thread")
      #expect(try host.nextWord() == "thread 0 0")
    }

    @Test("Where forks cannot be denied, an orphan that left its session dies with the launch")
    func orphan() throws {
      let host = try HostProcess("--unconfined")
      let life = try host.life(of: "leaves an orphan")
      let orphan = try #require(life.words.first.flatMap { pid_t($0) })
      #expect(life.end == .exited(code: 0))
      #expect(kill(orphan, 0) == -1 && errno == ESRCH)
    }
  #endif

  @Test("When the judge goes away in the middle, host and app are gone too")
  func judgeLeaves() throws {
    let host = try HostProcess()
    try host.launch("says who it is and loops")
    let app = try #require(pid_t(try host.nextWord()))
    #expect(host.leave() == 0)
    #expect(kill(app, 0) == -1 && errno == ESRCH)
  }

  @Test("Ctrl-C alone does not end the host, which has to tidy up first")
  func interrupt() throws {
    let host = try HostProcess()
    try host.launch("answers")
    #expect(try host.nextWord() == "answer")
    kill(host.process, SIGINT)
    try host.send(.command(.home))
    #expect(try host.nextWord() == "answer")
  }
}
