import CLibrary
import CPlatform
import CourseModel

/// One life of an app, from its fork to its end, as the host sees it from outside.
nonisolated struct Launch {
  let process: pid_t
  private let connections: cplatform_launched
  private let dataCeiling: Int
  private var channel: FrameReader
  private var commands: Outbox
  private var usage: Usage
  /// The time by which the app must answer; nil while nothing is asked of it.
  private(set) var deadline: ContinuousClock.Instant?
  private var delay: MachineDelay
  /// When the app was last asked for something.
  private var asked = ContinuousClock.now
  /// Seconds for which the host itself had waited for a processor when it last looked.
  private var ownWait = cplatform_first_thread_time(getpid()).waited
  private var loadingProblem: String?
  private var isOver = false
  private var isDrained = false
  private var isClosed: (output: Bool, error: Bool) = (false, false)

  /// Forks the app's process and runs `body` in it, which never comes back.
  ///
  /// - Throws: ``HostFault`` when this machine cannot start a process for an app.
  init(
    _ configuration: LaunchConfiguration, seal: Seal,
    body: (LaunchConfiguration, Int32) -> Never
  ) throws(HostFault) {
    let threads = cplatform_thread_count()
    // A child has only the thread that forked: the locks of the others would stay locked for ever.
    guard threads == 1 else { throw HostFault.threads(Int(threads)) }
    let limits = configuration.limits
    let asked = cplatform_launch_limits(
      processor_seconds: UInt64(max(1, limits.processorSeconds)),
      data_bytes: UInt64(max(1, limits.memoryBytes)), seal: seal.demand, readable: nil)
    var connections = cplatform_launched()
    dataCeiling = Int(cplatform_data_bytes()) + limits.memoryBytes
    deadline = .now + .seconds(limits.wallSeconds)
    process = Self.fork(
      asked, mayRead: [configuration.appLibrary, configuration.bundle], &connections)
    if process == 0 { body(configuration, Int32(cplatform_channel_descriptor)) }
    guard process > 0 else { throw HostFault.launch(-process) }
    self.connections = connections
    channel = FrameReader(descriptor: connections.channel)
    commands = Outbox(descriptor: connections.channel)
    usage = Usage(limits: limits)
    delay = MachineDelay(of: process)
  }

  private static func fork(
    _ limits: cplatform_launch_limits, mayRead paths: [String],
    _ connections: inout cplatform_launched
  ) -> pid_t {
    // The child has its own copy and needs it only as long as the parent does.
    let strings = paths.map { strdup($0) }
    defer { strings.forEach { free($0) } }
    return (strings.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
      var limits = limits
      limits.readable = $0.baseAddress
      return cplatform_launch(&limits, &connections)
    }
  }

  /// Whether only its end is left.
  var mustEnd: Bool { isOver || usage.exceeded != nil }

  /// What the host has to wait for.
  var interests: [pollfd] {
    let writing = commands.isEmpty ? 0 : Int16(POLLOUT)
    return [
      pollfd(fd: connections.channel, events: Int16(POLLIN) | writing, revents: 0),
      pollfd(fd: isClosed.output ? -1 : connections.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isClosed.error ? -1 : connections.error, events: Int16(POLLIN), revents: 0),
    ]
  }

  mutating func obey(_ command: [UInt8]) {
    deadline = .now + .seconds(usage.limits.wallSeconds)
    delay = MachineDelay(of: process)
    asked = .now
    commands.post(kind: AppFrame.command, command)
    commands.deliver()
  }

  /// Takes in what the app has sent and passes on to `judge` what it may send.
  mutating func relay(to judge: inout Outbox) {
    commands.deliver()
    // Output first: what was printed before an event is then shown before it.
    if !isClosed.output {
      isClosed.output = !relay(connections.output, as: FrameKind.standardOutput, &judge)
    }
    if !isClosed.error {
      isClosed.error = !relay(connections.error, as: FrameKind.standardError, &judge)
    }

    var frames: [FrameChannel.Frame] = []
    let progress = channel.read { frames.append($0) }
    for frame in frames { take(frame, &judge) }
    switch progress {
    case .open: break
    case .broken: usage.exceed(.messages)
    case .ended:
      isOver = true
      isDrained = true
      // A process without a channel can neither be heard nor be told anything.
      if !cplatform_is_dead(process, Self.patience) { usage.exceed(.messages) }
    }
  }

  /// Checks what no descriptor reports: the clock, and a dead app whose channel another process
  /// holds open.
  mutating func check() {
    if deadline != nil { delay.look() }
    if let reached = deadline, reached <= .now {
      if let more = delay.more() {
        deadline = .now + .seconds(more)
      } else {
        let isComputing = delay.computed > usage.limits.wallSeconds * 0.8
        usage.exceed(isComputing ? .processorTime : .wallTime)
      }
    }
    isOver = isOver || cplatform_is_dead(process, 0)
  }

  /// Ends the process and everything that it left behind, passes on its last words, and says how
  /// it ended.
  mutating func end(wasKilled: Bool, lastWordsTo judge: inout Outbox) -> LaunchEnd {
    if deadline != nil { tellDelay(to: &judge) }
    if !wasKilled, usage.exceeded?.isTime == true {
      cplatform_ask_where(process)
      _ = cplatform_is_dead(process, Self.patience)
    }
    let outcome = cplatform_end(process)
    cplatform_end_stragglers()
    // Nobody writes any more: only what is in the system's buffers is left.
    for _ in 0..<Self.roundsToDrain where !(isDrained && isClosed.output && isClosed.error) {
      relay(to: &judge)
    }
    var crash: cplatform_crash?
    if case .bytes(let report) = Descriptor.read(connections.crash, atMost: 4096) {
      crash = cplatform_crash(bytes: report)
    }
    for descriptor in [
      connections.channel, connections.output, connections.error, connections.crash,
    ] { close(descriptor) }
    return LaunchEnd(
      Evidence(
        outcome: outcome, limits: usage.limits, dataCeiling: dataCeiling,
        exceeded: usage.exceeded, wasKilled: wasKilled, loadingProblem: loadingProblem, crash: crash
      ))
  }

  private mutating func take(_ frame: FrameChannel.Frame, _ judge: inout Outbox) {
    guard usage.exceeded != .messages, usage.admit(messageOf: frame.payload.count) else { return }
    switch frame.kind {
    case AppFrame.message:
      judge.post(kind: FrameKind.app, frame.payload)
    case AppFrame.reply where deadline != nil:
      deadline = nil
      tellDelay(to: &judge)
      judge.post(kind: FrameKind.app, frame.payload)
    case AppFrame.notLoaded:
      loadingProblem = String(decoding: frame.payload, as: UTF8.self)
    default:
      // Too long, malformed, or an unsolicited reply, which could be taken for the next one.
      usage.exceed(.messages)
    }
  }

  /// Tells the judge for how long the machine did other work while an app was asked for something.
  ///
  /// The host waits for a processor, too: before it passes on the question, and before the answer.
  private mutating func tellDelay(to judge: inout Outbox) {
    let passed = (ContinuousClock.now - asked) / .seconds(1)
    // A look costs more than most answers.
    guard passed > Self.worthALook else { return }
    let own = cplatform_first_thread_time(getpid()).waited
    let taken = min(passed, delay.taken + own - ownWait)
    ownWait = own
    judge.post(kind: FrameKind.delayed, Array(String(Int(max(0, taken) * 1e6)).utf8))
  }

  /// Seconds within which an answer comes on an idle machine.
  private static let worthALook = 0.004

  /// Passes on what a pipe holds now; false once the pipe is closed.
  private mutating func relay(_ pipe: Int32, as kind: UInt8, _ judge: inout Outbox) -> Bool {
    switch Descriptor.read(pipe, atMost: 64 << 10) {
    case .nothing: return true
    case .ended: return false
    case .bytes(let bytes):
      let fitting = usage.admit(output: bytes)
      if !fitting.isEmpty { judge.post(kind: kind, Array(fitting)) }
      return true
    }
  }

  /// Milliseconds between the end of a channel and the death of the process that had it.
  private static let patience: Int32 = 200
  /// More reads than a pipe or socket can fill, and an end where somebody still holds one.
  private static let roundsToDrain = 64
}

/// Why no process could be started for an app: a fault of this machine, never of the app.
package nonisolated enum HostFault: Error, Hashable {
  /// The host has other threads, so that a fork would not be safe.
  case threads(Int)
  /// The system refused; the number is an `errno`.
  case launch(Int32)
  /// The judge sent something that is no request.
  case badRequest
  /// The copy that served a launch failed; with its exit code or signal.
  case copy(Int32)
}
