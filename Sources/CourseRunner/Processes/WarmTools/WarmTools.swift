import CLibrary
import Synchronization

/// The tools of one worker that wait between one submission and the next.
package final class WarmTools: Sendable {
  private let confinement: Confinement
  private let library: String
  private let state = Mutex(State())

  private struct State {
    /// By their paths.
    var tools: [String: WarmTool] = [:]
    /// What cannot be kept warm.
    var others: Set<String> = []
  }

  /// - Parameters:
  ///   - confinement: What holds a tool itself, and so all of its work.
  ///   - library: See ``library(in:by:)``.
  package init(confinement: Confinement, library: String) {
    self.confinement = confinement
    self.library = library
  }

  /// Runs a tool to its end, as ``CompletedProcess`` does, and where it cannot be kept warm like any.
  ///
  /// The environment of the first work is that of the tool; what later work says is added to it.
  package func run(
    _ request: ProcessRequest, seconds: Double, outputLimit: Int = 64 << 10,
    endsAtLimit: Bool = false
  ) throws(DiskError) -> CompletedProcess {
    try state.withLock { state throws(DiskError) in
      try CompletedProcess(
        request, seconds: seconds, outputLimit: outputLimit, endsAtLimit: endsAtLimit
      ) { request throws(DiskError) in
        if let work = try? state.tools[request.path]?.start(request) { return work }
        // It was not started yet, or was killed with its last work.
        guard !state.others.contains(request.path),
          let tool = try? WarmTool(tool(for: request), library: library)
        else {
          state.others.insert(request.path)
          return try ChildProcess(request)
        }
        state.tools[request.path] = tool
        return try tool.start(request)
      }
    }
  }

  /// The tool without its work.
  private func tool(for request: ProcessRequest) -> ProcessRequest {
    var held = confinement
    held.role = .host
    held.readable.append(library)
    // The work has bounds on its time; the tool goes on.
    held.limits.processorSeconds = 0
    return ProcessRequest(
      path: request.path, arguments: [], environment: request.environment, directory: "/",
      confinement: held)
  }

  /// Ends them; they are started again when they are needed.
  package func end() {
    state.withLock { $0.tools.removeAll() }
  }

  /// The library that makes tools wait, made in `folder` when it is not there yet.
  ///
  /// - Parameter compiler: The path of a compiler of C.
  /// - Returns: The library's path; nil where it cannot be made, or not be loaded from there.
  package static func library(in folder: String, by compiler: String) -> String? {
    #if os(Linux)
      let source = PackageResources.fork_server_c
      var digest = Digest()
      digest.add(source)
      let library = "\(folder)/fork-server-\(digest.hexadecimal().prefix(16)).so"
      // For the loader a path ends at a blank or a colon.
      if library.contains(where: { " :".contains($0) }) { return nil }
      if Disk.kind(of: library) == .file { return library }
      // Another batch may be at it, too.
      let draft = "\(library).\(getpid())"
      defer { for path in [draft, "\(draft).c"] { try? Disk.remove(path) } }
      do {
        try Disk.write(source, to: "\(draft).c")
        let arguments = ["-O2", "-shared", "-fPIC", "-fuse-ld=lld", "-o", draft, "\(draft).c"]
        let made = try CompletedProcess(
          ProcessRequest(path: compiler, arguments: arguments, directory: folder), seconds: 30)
        // Every worker's user loads it, whatever mask we were started with.
        guard made.ending == .exited(code: 0), chmod(draft, 0o644) == 0 else { return nil }
        try Disk.move(draft, to: library)
      } catch {
        return nil
      }
      return library
    #else
      return nil
    #endif
  }
}
