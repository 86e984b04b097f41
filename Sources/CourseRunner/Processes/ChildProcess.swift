import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
  package var processorSeconds: Int
  /// The largest file that the child may write, in bytes; 0 for any.
  package var fileSize: Int

  package init(
    path: String, arguments: [String], environment: [String: String] = Self.plainEnvironment,
    directory: String? = nil, channels: [Int32?] = [nil, nil], output: Int32? = nil,
    processorSeconds: Int = 0, fileSize: Int = 0
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.channels = channels
    self.output = output
    self.processorSeconds = processorSeconds
    self.fileSize = fileSize
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

/// A running child; it dies with us where the system can promise that.
package struct ChildProcess: Sendable {
  package let identifier: Int32

  /// Starts the program.
  ///
  /// - Throws: ``DiskError`` with the program's path when it cannot be executed.
  package init(_ request: ProcessRequest) throws(DiskError) {
    // The C strings must outlive the call, and nothing else.
    let arguments = ([request.path] + request.arguments).map { strdup($0) } + [nil]
    let variables = request.environment.sorted { $0.key < $1.key }
    let environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let path = strdup(request.path)
    let directory = request.directory.flatMap { strdup($0) }
    defer {
      for string in arguments + environment + [path, directory] { free(string) }
    }
    let output = request.output ?? -1
    identifier = arguments.withUnsafeBufferPointer { arguments in
      environment.withUnsafeBufferPointer { environment in
        var spawn = cplatform_spawn_request()
        spawn.path = UnsafePointer(path)
        spawn.arguments = arguments.baseAddress
        spawn.environment = environment.baseAddress
        spawn.directory = UnsafePointer(directory)
        spawn.descriptors = (
          -1, output, output, request.channels[0] ?? -1, request.channels[1] ?? -1
        )
        spawn.processor_seconds = UInt64(request.processorSeconds)
        spawn.file_size = UInt64(request.fileSize)
        return cplatform_spawn(&spawn)
      }
    }
    if identifier < 0 { throw DiskError(path: request.path, code: -identifier) }
  }

  /// Ends the child at once.
  package func kill() {
    _ = signal(SIGKILL)
  }

  /// Waits until the child is gone.
  @discardableResult
  package func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { return .exited(code: 127) }
    }
    let signal = status & 0x7f
    return signal == 0 ? .exited(code: (status >> 8) & 0xff) : .signalled(signal)
  }

  private func signal(_ number: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.kill(identifier, number)
    #else
      Darwin.kill(identifier, number)
    #endif
  }

  /// How a child ended.
  package enum Ending: Hashable, Sendable {
    case exited(code: Int32)
    case signalled(Int32)
    /// It took longer than it might and was killed.
    case tookTooLong
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
  package init(
    _ request: ProcessRequest, seconds: Double, outputLimit: Int = 64 << 10
  ) throws(DiskError) {
    let pipe = try Pipe()
    var request = request
    request.output = pipe.writing
    let child: ChildProcess
    do {
      child = try ChildProcess(request)
    } catch {
      pipe.closeBoth()
      throw error
    }
    pipe.closeWriting()
    var drain = PipeDrain(descriptor: pipe.reading, limit: outputLimit)
    let deadline = Deadline(seconds: seconds)
    while !drain.isAtEnd, !deadline.hasPassed {
      drain.read(waitingMilliseconds: deadline.milliseconds)
    }
    if drain.isAtEnd {
      ending = child.wait()
    } else {
      child.kill()
      child.wait()
      ending = .tookTooLong
    }
    pipe.closeReading()
    output = drain.text
  }
}
