import CLibrary
import CPlatform
import CourseModel
import Words

/// Judges and app hosts as processes of their own: this executable in its hidden modes.
package struct JudgeProcesses: JudgeService {
  package var executable: String
  /// How app hosts are held when the apps are strangers'; nil for the student's own.
  package var hold: HostHold?

  package init(executable: String, hold: HostHold? = nil) {
    self.executable = executable
    self.hold = hold
  }

  /// A held app host.
  package struct HostHold: Sendable {
    /// The executable, where the host's user can read it.
    package var executable: String
    package var confinement: Confinement

    package init(executable: String, confinement: Confinement) {
      self.executable = executable
      self.confinement = confinement
    }
  }

  package func start(part library: String?) throws -> any JudgeSession {
    do {
      return try Session(
        executable: executable, hold: hold, library: library ?? ProcessContract.noPart)
    } catch {
      throw Finding(JudgeProblem.notStarted(reason: error.reason))
    }
  }

  private final class Session: JudgeSession {
    private let channel: FrameChannel
    private let judge: ChildProcess
    private let host: ChildProcess
    private var complaints: PipeDrain
    private var isOver = false

    init(executable: String, hold: HostHold?, library: String) throws(DiskError) {
      let (ours, judges) = try Self.socketPair()
      let (down, up) = try Self.socketPair()
      let pipe = try Pipe()
      defer {
        for descriptor in [judges, down, up] { close(descriptor) }
        pipe.closeWriting()
      }
      let environment = ProcessRequest.plainEnvironment.merging(Self.settings) { $1 }
      var hosting = ProcessRequest(
        path: executable, arguments: [ProcessContract.hostMode], environment: environment,
        channels: [up, nil],
        output: pipe.writing)
      // Fixed addresses make address-dependent behaviour repeatable, such as the order of a set.
      hosting.hasFixedAddresses = true
      if let hold {
        hosting.path = hold.executable
        hosting.environment = Self.settings
        hosting.confinement = hold.confinement
        if hold.confinement.isRequired { hosting.arguments.append(ProcessContract.sealedOption) }
      }
      host = try ChildProcess(hosting)
      do {
        judge = try ChildProcess(
          ProcessRequest(
            path: executable,
            arguments: [ProcessContract.judgeMode, library]
              + (hold == nil ? [] : [ProcessContract.patientOption]),
            environment: environment,
            channels: [judges, down], output: pipe.writing))
      } catch {
        host.kill()
        host.wait()
        close(ours)
        pipe.closeReading()
        throw error
      }
      channel = FrameChannel(descriptor: ours)
      complaints = PipeDrain(descriptor: pipe.reading, limit: 16 << 10)
    }

    deinit { end() }

    func ask(_ request: JudgeRequest, seconds: Double) throws -> JudgeReply {
      do {
        try channel.send(request)
        try waitForAnswer(seconds: seconds)
        if let frame = try channel.receive() {
          if let fault = ScriptFault(frame, lastWords: lastWords()) {
            end()
            throw fault
          }
          return try frame.value(JudgeReply.self)
        }
      } catch is ChannelError {
        // Told below, with what the judge said last.
      }
      let lastWord = lastWords().split(separator: "\n").last.map(String.init)
      end()
      throw Finding(JudgeProblem.goneAway(lastWord: lastWord))
    }

    /// What the judge has written, as far as it came.
    private func lastWords() -> String {
      while !complaints.isAtEnd, complaints.hasMore { complaints.read(waitingMilliseconds: 0) }
      return complaints.text
    }

    func end() {
      if isOver { return }
      isOver = true
      judge.kill()
      judge.wait()
      // The host sees its judge gone, ends its app and leaves; it gets a moment for that.
      let deadline = Deadline(seconds: 2)
      while !complaints.isAtEnd, !deadline.hasPassed {
        complaints.read(waitingMilliseconds: deadline.milliseconds)
      }
      host.kill()
      host.wait()
      close(channel.descriptor)
      close(complaints.descriptor)
    }

    private func waitForAnswer(seconds: Double) throws {
      let deadline = Deadline(seconds: seconds)
      while !deadline.hasPassed {
        let ready = Poll.wait(
          for: [channel.descriptor] + (complaints.isAtEnd ? [] : [complaints.descriptor]),
          milliseconds: deadline.milliseconds)
        if ready.contains(channel.descriptor) { return }
        if ready.contains(complaints.descriptor) { complaints.read(waitingMilliseconds: 0) }
      }
      throw Finding(JudgeProblem.silent)
    }

    /// What is read when a program starts.
    private static let settings = [
      "LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no",
      // Sets and dictionaries in the same order in every run.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "MALLOC_ARENA_MAX": "2",
    ]

    private static func socketPair() throws(DiskError) -> (Int32, Int32) {
      let ends = try SocketPair.make()
      // A judge that stops in the middle of an answer must not hold us for ever.
      var patience = timeval(tv_sec: 10, tv_usec: 0)
      setsockopt(
        ends.0, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      return ends
    }
  }
}
