import CLibrary
import CPlatform

/// How a program of ours or of the toolchain is started.
package struct ProcessRequest: Sendable {
  package var path: String
  package var arguments: [String]
  /// The whole environment; nothing is inherited.
  package var environment: [String: String]
  package var directory: String?
  /// What the child's descriptors 3 and 4 are; nil for closed.
  package var channels: [Int32?]
  /// What takes the child's standard output and error; nil for nowhere.
  package var output: Int32?
  /// What takes the standard output alone; nil where it goes with the errors.
  package var results: Int32?
  package var processorSeconds: Int
  /// The largest file that the child may write, in bytes; 0 for any.
  package var fileSize: Int
  /// Whether the program's memory has the same addresses each time, if the system can do that.
  package var hasFixedAddresses = false
  /// How it is held when it works on what strangers sent; nil for our own programs on our own files.
  package var confinement: Confinement?

  package init(
    path: String, arguments: [String], environment: [String: String] = Self.plainEnvironment,
    directory: String? = nil, channels: [Int32?] = [nil, nil], output: Int32? = nil,
    results: Int32? = nil, processorSeconds: Int = 0, fileSize: Int = 0,
    confinement: Confinement? = nil
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.channels = channels
    self.output = output
    self.results = results
    self.processorSeconds = processorSeconds
    self.fileSize = fileSize
    self.confinement = confinement
  }

  /// What programs need to find themselves and their temporary files, and nothing that would make
  /// two machines differ.
  package static var plainEnvironment: [String: String] {
    var kept: [String: String] = ["LC_ALL": "C"]
    for name in ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT"] {
      if let value = getenv(name) { kept[name] = String(cString: value) }
    }
    return kept
  }
}

extension ProcessRequest {
  /// The request as C has it, with its confinement.
  func withSpawnRequest(
    _ body: (UnsafePointer<cplatform_spawn_request>) -> Int32
  ) -> Int32 {
    // The C strings must outlive the call, and nothing else.
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    let program = strdup(path)
    let folder = directory.flatMap { strdup($0) }
    defer {
      for string in words + variables + [program, folder] { free(string) }
    }
    return words.withUnsafeBufferPointer { words in
      (variables + [nil]).withUnsafeBufferPointer { variables in
        var spawn = cplatform_spawn_request()
        spawn.path = UnsafePointer(program)
        spawn.arguments = words.baseAddress
        spawn.environment = variables.baseAddress
        spawn.directory = UnsafePointer(folder)
        let output = output ?? -1
        spawn.descriptors = (
          -1, results ?? output, output, channels[0] ?? -1, channels[1] ?? -1
        )
        spawn.processor_seconds = UInt64(processorSeconds)
        spawn.file_size = UInt64(fileSize)
        spawn.fixed_addresses = hasFixedAddresses
        guard let confinement else { return body(&spawn) }
        return confinement.start(path, &spawn, by: body)
      }
    }
  }
}

/// Work that goes on outside of this process.
protocol RunningProcess {
  /// Whether it has ended, or does so within that time; it must still be waited for.
  func hasEnded(withinMilliseconds patience: Int32) -> Bool
  /// Ends it at once.
  func kill()
  /// Waits until it is gone.
  @discardableResult
  func wait() -> ChildProcess.Ending
}

/// A running child; it dies with us where the system can promise that.
package struct ChildProcess: RunningProcess, Sendable {
  package let identifier: Int32
  private let confinement: Confinement?

  /// Starts the program.
  ///
  /// - Throws: ``DiskError`` with the program's path when it cannot be executed or confined.
  package init(_ request: ProcessRequest) throws(DiskError) {
    confinement = request.confinement
    let wrapped = request.confinement?.wrapping(request) ?? request
    var identifier: Int32 = -ETXTBSY
    // A program that has just been written is busy for as long as a process that another thread is
    // starting right now still has it open.
    for attempt in 0..<100 where identifier == -ETXTBSY {
      if attempt > 0 { usleep(10_000) }
      identifier = wrapped.withSpawnRequest { cplatform_spawn($0) }
    }
    self.identifier = identifier
    if identifier < 0 { throw DiskError(path: request.path, code: -identifier) }
  }

  /// Ends the child at once; a confined one with everything that it started.
  package func kill() {
    // A wrapper ends when the first process of its world has, and that when all the others have.
    if confinement?.bubblewrap != nil, cplatform_kill_children(identifier) > 0,
      hasEnded(withinMilliseconds: 2000)
    {
      return
    }
    if confinement != nil { _ = signal(-identifier) }
    _ = signal(identifier)
  }

  /// Whether the child has ended, or does so within that time; it must still be waited for.
  func hasEnded(withinMilliseconds patience: Int32) -> Bool {
    cplatform_is_dead(identifier, patience)
  }

  /// Waits until the child is gone, and of a confined one everything that it started.
  @discardableResult
  package func wait() -> Ending {
    // Its group bears its id for as long as nobody has waited for it.
    if confinement != nil {
      var information = siginfo_t()
      while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      _ = signal(-identifier)
    }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { return .exited(code: 127) }
    }
    let ending = Ending(status: status)
    // A wrapper tells of the signal that ended its program as shells do.
    if case .exited(let code) = ending, code > 128, confinement?.bubblewrap != nil {
      return .signalled(code - 128)
    }
    return ending
  }

  private func signal(_ target: Int32) -> Int32 {
    CLibrary.kill(target, SIGKILL)
  }

  /// How a child ended.
  package enum Ending: Hashable, Sendable {
    case exited(code: Int32)
    case signalled(Int32)
    /// It took longer than it might and was killed.
    case tookTooLong
    /// It wrote more than it might and was killed.
    case wroteTooMuch

    /// What `waitpid` says of it.
    init(status: Int32) {
      let signal = status & 0x7f
      self = signal != 0 ? .signalled(signal) : .exited(code: (status >> 8) & 0xff)
    }
  }
}

/// A program that was run to its end, with the beginning of what it wrote.
package struct CompletedProcess: Sendable {
  package var ending: ChildProcess.Ending
  package var output: String

  /// Runs the program and waits for it.
  ///
  /// - Parameters:
  ///   - seconds: The machine's time after which it is killed.
  ///   - outputLimit: The bytes that are kept; the rest is read and dropped.
  ///   - endsAtLimit: Whether it is killed when it writes more than that.
  ///   - mayGoOn: Asked ten times a second; when it says no the program is killed, as when it takes
  ///     too long.
  ///   - meanwhile: Called once, when it has started.
  package init(
    _ request: ProcessRequest, seconds: Double, outputLimit: Int = 64 << 10,
    endsAtLimit: Bool = false, while mayGoOn: () -> Bool = { true }, meanwhile: () -> Void = {}
  ) throws(DiskError) {
    try self.init(
      request, seconds: seconds, outputLimit: outputLimit, endsAtLimit: endsAtLimit,
      while: mayGoOn, meanwhile: meanwhile
    ) { request throws(DiskError) in try ChildProcess(request) }
  }

  /// The same by another way to start it.
  init(
    _ request: ProcessRequest, seconds: Double, outputLimit: Int, endsAtLimit: Bool,
    while mayGoOn: () -> Bool = { true }, meanwhile: () -> Void = {},
    start: (ProcessRequest) throws(DiskError) -> any RunningProcess
  ) throws(DiskError) {
    let pipe = try Pipe()
    var request = request
    request.output = pipe.writing
    let child: any RunningProcess
    do {
      child = try start(request)
    } catch {
      pipe.closeBoth()
      throw error
    }
    pipe.closeWriting()
    var drain = PipeDrain(descriptor: pipe.reading, limit: outputLimit)
    let deadline = Deadline(seconds: seconds)
    meanwhile()
    // A pipe may be held open by what the program left behind, and closed by one that goes on.
    var goesOn = true
    while !drain.isAtEnd, !deadline.hasPassed, !child.hasEnded(withinMilliseconds: 0), goesOn {
      drain.read(waitingMilliseconds: min(deadline.milliseconds, Self.glance))
      goesOn = mayGoOn() && !(endsAtLimit && drain.isOverfull)
    }
    let patience = deadline.hasPassed || !goesOn ? 0 : deadline.milliseconds
    if child.hasEnded(withinMilliseconds: patience) {
      ending = child.wait()
    } else {
      child.kill()
      child.wait()
      ending = .tookTooLong
    }
    while !drain.isAtEnd, drain.hasMore { drain.read(waitingMilliseconds: 0) }
    // What it was killed for, or did in its last moments.
    if endsAtLimit, drain.isOverfull { ending = .wroteTooMuch }
    pipe.closeReading()
    output = drain.text
  }

  /// Milliseconds after which a program that says nothing is looked at.
  private static let glance: Int32 = 100
}
