import CLibrary
import CPlatform
import Words

/// What this machine can do to hold a program, found out by really trying it.
package struct ConfinementSupport: Hashable, Sendable {
  /// The version of Landlock, by which the kernel closes files; 0 for none.
  package var landlock: Int
  /// Whether the kernel denies system calls by a filter.
  package var filtersCalls: Bool
  /// The user that programs become when we are root; nil when we are not, and stay who we are.
  package var user: UInt32?
  /// Whether we are not root, or may become another user.
  package var hasPlainUser: Bool
  /// Whether a program that is held by the kernel's own means works, and no more than it should.
  package var holds: Bool
  package var bubblewrap: Bubblewrap?

  /// A `bwrap` that was found.
  package struct Bubblewrap: Hashable, Sendable {
    package var path: String
    /// As it says itself, such as `0.8.0`.
    package var version: String
    /// Why it cannot be used, in its own words; nil when it can.
    package var refusal: String?
  }

  /// Users for so many workers of ours.
  package static let userCount: UInt32 = 16

  /// The first user id of this batch, from the range that systems reserve for temporary users. Other
  /// batches on this machine use other ids, as far as there are enough.
  private static var firstUser: UInt32 { 61184 + UInt32(getpid()) % 256 * userCount }

  /// Looks at this machine; takes some ten milliseconds.
  ///
  /// - Parameter searchPath: Where `bwrap` is looked for, as `PATH` is written.
  package init(searchPath: String) {
    landlock = Int(cplatform_landlock_version())
    filtersCalls = cplatform_filter_works() == 0
    user = geteuid() == 0 ? Self.firstUser : nil
    hasPlainUser = user.map { cplatform_user_can_read($0, "/") } ?? true
    holds = false
    guard hasPlainUser, let trial = Trial(user: user) else { return }
    defer { trial.end() }
    holds = landlock > 0 && filtersCalls && trial.refusal(bubblewrap: nil) == nil
    bubblewrap = Self.bubblewrap(searchPath: searchPath, trial: trial)
  }

  private static func bubblewrap(searchPath: String, trial: Trial) -> Bubblewrap? {
    for folder in searchPath.split(separator: ":") {
      let path = "\(folder)/bwrap"
      guard access(path, X_OK) == 0 else { continue }
      let asked = try? CompletedProcess(
        ProcessRequest(path: path, arguments: ["--version"], environment: [:]), seconds: 5)
      let version = asked?.output.split { $0 == " " || $0 == "\n" }.last.map(String.init)
      return Bubblewrap(
        path: path, version: version ?? "unknown", refusal: trial.refusal(bubblewrap: path))
    }
    return nil
  }
}

/// Two files, of which a held program may read one.
private struct Trial {
  private let folder: String
  private let user: UInt32?
  private var open: String { "\(folder)/open" }
  private var closed: String { "\(folder)/closed" }

  init?(user: UInt32?) {
    self.user = user
    guard let pattern = strdup("/tmp/course-trial-XXXXXX") else { return nil }
    defer { free(pattern) }
    guard mkdtemp(pattern) != nil else { return nil }
    folder = String(cString: pattern)
    chmod(folder, 0o755)
    do {
      try Disk.write([UInt8]("open".utf8), to: open)
      try Disk.write([UInt8]("closed".utf8), to: closed)
    } catch {
      end()
      return nil
    }
  }

  func end() { try? Disk.remove(folder) }

  /// What went wrong; nil when the one file could be read and the other could not.
  func refusal(bubblewrap: String?) -> String? {
    let confinement = Confinement(
      .tool, readable: ["/lib", "/lib64", "/usr/lib", open], user: user, bubblewrap: bubblewrap)
    let cat = Disk.facts(of: "/usr/bin/cat") == nil ? "/bin/cat" : "/usr/bin/cat"
    do throws(DiskError) {
      let allowed = try run(cat, open, confinement)
      guard allowed.ending == .exited(code: 0), allowed.output == "open" else {
        return allowed.output.split(separator: "\n").first.map(String.init)
          ?? MachineRefusal.programEnded("\(allowed.ending)").words
      }
      return try run(cat, closed, confinement).output.hasSuffix("closed")
        ? MachineRefusal.closedFileRead.words : nil
    } catch {
      return error.reason
    }
  }

  private func run(
    _ program: String, _ file: String, _ confinement: Confinement
  ) throws(DiskError) -> CompletedProcess {
    try CompletedProcess(
      ProcessRequest(path: program, arguments: [file], environment: [:], confinement: confinement),
      seconds: 5)
  }
}
