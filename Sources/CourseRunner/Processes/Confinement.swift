import CLibrary
import CPlatform

/// What a program that works on strangers' files may read, write, run and use.
///
/// It is applied between fork and exec. Nothing of it can be taken off again, and whatever the
/// program starts is held in the same way. See `cplatform_confinement` for what the kernel denies.
package struct Confinement: Hashable, Sendable {
  /// What the program is for: system calls that such a program does not make are denied.
  package enum Role: Hashable, Sendable {
    /// Reads files and writes files, alone: compilers, linkers, `unzip`.
    case tool
    /// Starts other programs that it may run: `tar` with a compressor.
    case forkingTool
    /// Forks what is held more closely: apps, as the app host does, and work, as a warm tool does.
    case host
  }

  package var role: Role
  /// Files and folders, by absolute paths.
  package var readable: [String]
  /// Folders in which files and folders may be made, changed and removed.
  package var writable: [String]
  /// Programs that may be run beside the one that is started.
  package var programs: [String]
  /// A user ID that nobody else has, and its group; nil keeps ours.
  package var user: UInt32?
  package var limits: Limits
  /// The path of `bwrap`, inside of which it then runs; nil for the kernel's own means alone.
  package var bubblewrap: String?
  /// Whether it is an error that this machine lacks a part of it.
  package var isRequired: Bool

  /// What a program may use; zero for as much as there is.
  package struct Limits: Hashable, Sendable {
    package var processorSeconds: Int
    package var addressSpace: Int
    /// Private memory, in bytes.
    package var data: Int
    /// The largest file that may be written, in bytes.
    package var fileSize: Int
    package var openFiles: Int
    /// Processes and threads together; holds only for a user of its own.
    package var processes: Int

    package init(
      processorSeconds: Int = 0, addressSpace: Int = 0, data: Int = 0, fileSize: Int = 0,
      openFiles: Int = 256, processes: Int = 0
    ) {
      self.processorSeconds = processorSeconds
      self.addressSpace = addressSpace
      self.data = data
      self.fileSize = fileSize
      self.openFiles = openFiles
      self.processes = processes
    }
  }

  package init(
    _ role: Role, readable: [String] = [], writable: [String] = [], programs: [String] = [],
    user: UInt32? = nil, limits: Limits = Limits(), bubblewrap: String? = nil,
    isRequired: Bool = true
  ) {
    self.role = role
    self.readable = readable
    self.writable = writable
    self.programs = programs
    self.user = user
    self.limits = limits
    self.bubblewrap = bubblewrap
    self.isRequired = isRequired
  }

  /// What loads a program before its own first step.
  static let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]
}

extension Confinement {
  /// The request with the wrapper around its program, where one is wanted.
  func wrapping(_ request: ProcessRequest) -> ProcessRequest {
    guard let bubblewrap else { return request }
    var wrapped = request
    wrapped.path = bubblewrap
    wrapped.arguments = bubblewrapOptions(for: request) + [request.path] + request.arguments
    wrapped.environment = [:]
    wrapped.directory = "/"
    return wrapped
  }

  /// A world with nothing in it but what is named: no other processes, network or users.
  private func bubblewrapOptions(for request: ProcessRequest) -> [String] {
    var options = [
      "--unshare-all", "--die-with-parent", "--new-session", "--clearenv",
      "--seccomp", "\(cplatform_wrapper_filter_descriptor)",
      "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp",
    ]
    // Mounting a folder hides what was below it, so folders are mounted before their contents. What is
    // in a mounted folder needs no mount of its own.
    let kept = Set(readable + programs + Self.loaders + [request.path])
    let needed = kept.filter { path in !kept.contains { path.hasPrefix("\($0)/") } }
    let places = needed.map { ("--ro-bind-try", $0) } + writable.map { ("--bind", $0) }
    for (option, path) in places.sorted(by: { ($0.1.utf8.count, $0.1) < ($1.1.utf8.count, $1.1) })
    where !path.hasPrefix("/proc") && !path.hasPrefix("/dev") {
      options += [option, path, path]
    }
    for (name, value) in request.environment.sorted(by: { $0.key < $1.key }) {
      options += ["--setenv", name, value]
    }
    return options + ["--chdir", request.directory ?? "/", "--"]
  }

  /// Carries out what was asked for, confined, and returns what `body` does.
  func start(
    _ program: String, _ spawn: inout cplatform_spawn_request,
    by body: (UnsafePointer<cplatform_spawn_request>) -> Int32
  ) -> Int32 {
    if limits.processorSeconds > 0 { spawn.processor_seconds = UInt64(limits.processorSeconds) }
    if limits.fileSize > 0 { spawn.file_size = UInt64(limits.fileSize) }
    spawn.address_space = UInt64(limits.addressSpace)
    // What C points to must outlive the call, and nothing else.
    let lists = [readable, writable, programs + Self.loaders + [program]].map { paths in
      paths.map { UnsafePointer(strdup($0)) } + [nil]
    }
    defer { lists.joined().forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    return lists[0].withUnsafeBufferPointer { readable in
      lists[1].withUnsafeBufferPointer { writable in
        lists[2].withUnsafeBufferPointer { programs in
          let value = cplatform_confinement(
            role: platformRole, readable: readable.baseAddress, writable: writable.baseAddress,
            programs: programs.baseAddress, user: user ?? 0, data_bytes: UInt64(limits.data),
            open_files: UInt64(limits.openFiles), processes: UInt64(limits.processes),
            wrapped: bubblewrap != nil, required: isRequired)
          return withUnsafePointer(to: value) {
            spawn.confinement = $0
            return body(&spawn)
          }
        }
      }
    }
  }

  private var platformRole: cplatform_role {
    switch role {
    case .tool: cplatform_lone_tool
    case .forkingTool: cplatform_forking_tool
    case .host: cplatform_host
    }
  }
}
