import CLibrary
import CourseModel
import Expectations
import Testing

@Suite("An app that uses too much is stopped")
struct LimitTests {
  let host: HostProcess

  init() throws { host = try HostProcess() }

  @Test("An endless loop ends at the wall clock")
  func loop() throws {
    expectEqual(try host.life(of: "loops", .wall(0.3)), .init(end: .limit(.processorTime)))
  }

  @Test("A process that stopped itself ends at the wall clock")
  func stopped() throws {
    expectEqual(try host.life(of: "stops itself", .wall(0.3)), .init(end: .limit(.wallTime)))
  }

  @Test("Processor time is limited apart from the wall clock")
  func processor() throws {
    let limits = LaunchLimits(wallSeconds: 60, processorSeconds: 1)
    expectEqual(try host.life(of: "loops", limits).end, .limit(.processorTime))
  }

  @Test("Processor time is limited for those who ignore its signal")
  func deafEars() throws {
    let limits = LaunchLimits(wallSeconds: 60, processorSeconds: 1)
    expectEqual(try host.life(of: "loops with deaf ears", limits).end, .limit(.processorTime))
  }

  #if os(Linux)
    @Test("The time for which an app waits for a disk is added to what it has")
    func disk() throws {
      let host = try HostProcess("--unconfined")
      try host.launch("waits for a second as for a disk", .wall(0.3))
      expectEqual(try host.nextWord(), "answer")
    }

    @Test("One allocation that is too large is a matter of memory")
    func allocation() throws {
      expectEqual(try host.life(of: "allocates 8 GB").end, .limit(.memory))
    }

    @Test("Many small allocations are a matter of memory")
    func allocations() throws {
      let limits = LaunchLimits(memoryBytes: 64 << 20)
      expectEqual(try host.life(of: "allocates for ever", limits).end, .limit(.memory))
    }

    @Test("A type of usual size can be doubled by a program")
    func type() throws {
      try host.launch("makes a type of 2 MiB")
      expectEqual(try host.nextWord(), "2097152")
    }

    @Test(
      "A type whose values reach beyond what is empty below a stack is never made",
      arguments: ["type", "tuple", "sequence"])
    func hugeType(kind: String) throws {
      let life = try host.life(of: "makes a \(kind) of 8 GiB")
      expectEqual(life.words, [])
      expectEqual(
        life.error,
        "Fatal error: A type whose values have 134217728 bytes is too large. "
          + "Keep so much in an array, which has its elements elsewhere.\n")
      expectEqual(life.end, .crashed(LaunchEnd.Crash(signal: SIGABRT)))
    }
  #endif

  @Test("Of endless output only the admitted bytes come through")
  func output() throws {
    let life = try host.life(of: "writes for ever", LaunchLimits(outputBytes: 10_000))
    expectEqual(life.output.utf8.count, 10_000)
    expectEqual(life.end, .limit(.output))
  }

  @Test("Output without a newline is limited too")
  func outputWithoutNewline() throws {
    let life = try host.life(
      of: "writes for ever without newline", LaunchLimits(outputBytes: 10_000))
    expectEqual(life.error, String(repeating: "x", count: 10_000))
    expectEqual(life.end, .limit(.output))
  }

  @Test("Messages are limited in sum")
  func messages() throws {
    let life = try host.life(
      of: "floods with messages", LaunchLimits(messageBytes: 1_600_000))
    expectEqual(life.words.map(\.utf8.count), [500_000, 500_000, 500_000])
    expectEqual(life.end, .limit(.messages))
  }

  @Test(
    "Whoever breaks the rules of the channel is stopped",
    arguments: ["announces a huge frame", "speaks gibberish", "hangs up"])
  func brokenRules(behaviour: String) throws {
    expectEqual(try host.life(of: behaviour), .init(end: .limit(.messages)))
  }

  @Test("An answer that nobody asked for is not passed on")
  func forgedAnswer() throws {
    try host.launch("answers twice")
    expectEqual(try host.life(), .init(words: ["forged"], end: .limit(.messages)))
  }
}
