package import CourseModel
package import CourseRunner
import Words

/// The wall around strangers' submissions: who may read, write, run and use what, while one is
/// unpacked, compiled and run.
///
/// Nothing of a submission is ever touched as root. When the grader is root, each worker switches to an
/// unused user ID.
package struct Sandbox: Sendable {
  package let tier: SandboxTier
  package let report: SandboxReport
  private let support: ConfinementSupport
  private let worker: UInt32

  /// Finds out what this machine has and takes the strongest.
  ///
  /// - Parameters:
  ///   - minimum: The tier that is demanded.
  ///   - maximum: The tier that is enough; weaker ones are for comparison.
  ///   - searchPath: Where `bwrap` is looked for, as `PATH` is written.
  /// - Throws: A finding when the machine has less, or submissions would have to run as root.
  package init(
    minimum: SandboxTier = .limits, maximum: SandboxTier = .bubblewrap, searchPath: String
  ) throws(Finding) {
    support = ConfinementSupport(searchPath: searchPath)
    guard support.hasPlainUser else {
      throw Finding(SandboxProblem.noPlainUser)
    }
    tier = min(maximum, SandboxTier(of: support))
    report = SandboxReport(of: support, tier: tier)
    worker = 0
    guard tier >= minimum else {
      throw Finding(
        SandboxProblem.tooWeak(
          tier: tier.rawValue, demanded: minimum.rawValue,
          lacksBubblewrap: support.holds && support.bubblewrap == nil))
    }
  }

  private init(_ other: Sandbox, worker: UInt32) {
    (tier, report, support) = (other.tier, other.report, other.support)
    self.worker = worker
  }

  /// The same for another worker: as root it has a user of its own, so that workers' submissions
  /// cannot reach each other.
  package func forWorker(_ number: Int) -> Sandbox {
    Sandbox(self, worker: UInt32(number) % ConfinementSupport.userCount)
  }

  /// Who submissions run as; nil for the one who grades.
  package var user: UInt32? { support.user.map { $0 + worker } }

  /// Whether files of ours are safe from submissions wherever they lie.
  var shields: Bool { tier >= .ownMeans || user != nil }

  // MARK: What is held how

  /// How compiler and linker work on a submission.
  ///
  /// - Parameter builds: The folder in which all that they work on lies; nil to start them for each.
  package func compiling(with kit: SandboxKit, in builds: String? = nil) -> CompilerHold {
    let each = confinement(
      .tool,
      readable: Self.libraries + Self.headers
        + [kit.toolchain.usr, kit.installation.modules]
        + (kit.toolchain.moduleCache.map { [$0] } ?? []),
      limits: .init(
        processorSeconds: 8, addressSpace: 6 << 30, data: 4 << 30, fileSize: 64 << 20,
        processes: 256))
    // Each build closes more on top of it than bounds alone can.
    guard tier >= .ownMeans, let builds, let library = kit.forkServer else {
      return CompilerHold(confinement: each)
    }
    var all = each
    all.writable = [builds]
    return CompilerHold(
      confinement: each, warmTools: WarmTools(confinement: all, library: library))
  }

  /// How the process is held that forks the apps; what seals each app comes on top of it.
  ///
  /// - Parameter builds: The folder in which the apps' builds lie.
  package func hosting(with kit: SandboxKit, builds: String) -> Confinement {
    confinement(
      .host,
      readable: Self.libraries + [
        "/etc/localtime", "/usr/share/zoneinfo", "/usr/share/locale", "/proc", "/dev/null",
        "/dev/urandom", "/sys/devices/system/cpu", kit.toolchain.runtime,
        kit.installation.executable, builds,
      ],
      limits: .init(openFiles: 256, processes: 256))
  }

  /// How a tool unpacks an archive into a folder.
  ///
  /// - Parameters:
  ///   - processorSeconds: The most processor time that it may use.
  ///   - bytes: The most that one file may have.
  ///   - helpers: Programs that the tool starts, such as the compressor of `tar`.
  package func unpacking(
    _ archive: String, into folder: String, processorSeconds: Int, bytes: Int, helpers: [String]
  ) -> Confinement {
    var confinement = confinement(
      helpers.isEmpty ? .tool : .forkingTool, readable: Self.libraries + [archive],
      limits: .init(
        processorSeconds: processorSeconds, addressSpace: 1 << 30, data: 256 << 20,
        fileSize: bytes, processes: 256))
    confinement.writable = [folder]
    confinement.programs = helpers
    return confinement
  }

  /// How a tool looks at a build, as the symbolizer does.
  package func inspecting(_ builds: String, with kit: SandboxKit) -> Confinement {
    confinement(
      .tool, readable: Self.libraries + [kit.toolchain.usr, builds],
      limits: .init(processorSeconds: 10, addressSpace: 2 << 30, fileSize: 1, processes: 256))
  }

  private func confinement(
    _ role: Confinement.Role, readable: [String], limits: Confinement.Limits
  ) -> Confinement {
    Confinement(
      role, readable: readable, user: user, limits: limits,
      bubblewrap: tier == .bubblewrap ? support.bubblewrap?.path : nil,
      isRequired: tier >= .ownMeans)
  }

  private static let libraries = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache",
  ]
  private static let headers = ["/usr/include"]
}

extension Toolchain {
  /// The folder with the libraries that Swift programs load.
  var runtime: String { "\(usr)/lib/swift/linux" }
}
