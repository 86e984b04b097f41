import CLibrary
import CPlatform

/// A tool that has started and waits: each piece of work is a fork of it, held to that work's own
/// confinement on top of what holds the tool.
///
/// Compilers take as long to start as to compile a small app.
final class WarmTool {
  private let server: ChildProcess
  private let channel: Int32
  private var isGone = false

  /// Starts the tool and waits until it waits.
  ///
  /// - Parameters:
  ///   - request: The tool, held as all of its work may be; its arguments do not matter.
  ///   - library: The library that makes it wait, which it may read.
  /// - Throws: When it does not, such as a tool that is linked without the system's library.
  init(_ request: ProcessRequest, library: String) throws(DiskError) {
    let (ours, tools) = try SocketPair.make()
    var request = request
    request.environment["LD_PRELOAD"] = library
    // What is looked up once need not be looked up in each fork.
    request.environment["LD_BIND_NOW"] = "1"
    request.channels = [tools, nil]
    do {
      server = try ChildProcess(request)
    } catch {
      for end in [ours, tools] { close(end) }
      throw error
    }
    // The tool alone has that end now: when it goes, this one hears of it.
    close(tools)
    channel = ours
    let isReady = !Poll.wait(for: [channel], milliseconds: Self.patience).isEmpty && report() == 0
    guard isReady else {
      end()
      throw DiskError(path: request.path, code: ENOEXEC)
    }
  }

  /// Milliseconds in which every tool starts, however busy the machine is.
  private static let patience: Int32 = 20_000

  deinit {
    end()
    close(channel)
  }

  /// Gives it work, when it has none.
  ///
  /// - Throws: When it has ended; another one may be started.
  func start(_ request: ProcessRequest) throws(DiskError) -> Work {
    let failed = isGone ? -EPIPE : request.withSpawnRequest { cplatform_send_work(channel, $0) }
    guard failed == 0 else {
      end()
      throw DiskError(path: request.path, code: -failed)
    }
    return Work(tool: self)
  }

  /// What the tool says next: that it waits, or how its work ended; nil when it is gone.
  private func report() -> Int32? {
    var status: Int32 = 0
    let size = MemoryLayout.size(ofValue: status)
    while !isGone {
      let count = recv(channel, &status, size, 0)
      if count == size { return status }
      if count >= 0 || errno != EINTR { end() }
    }
    return nil
  }

  private func end() {
    if isGone { return }
    isGone = true
    server.kill()
    server.wait()
  }

  /// What it works on.
  struct Work: RunningProcess {
    fileprivate let tool: WarmTool

    func hasEnded(withinMilliseconds patience: Int32) -> Bool {
      tool.isGone || !Poll.wait(for: [tool.channel], milliseconds: patience).isEmpty
    }

    func kill() { tool.end() }

    func wait() -> ChildProcess.Ending {
      tool.report().map { ChildProcess.Ending(status: $0) } ?? .signalled(SIGKILL)
    }
  }
}
