import CLibrary
import CourseModel
import CourseRunner
import Foundation
import Grading
import Testing

/// A program that tries to break out, held by a sandbox of one tier.
final class HeldProgram {
  let sandbox: Sandbox
  /// Everything lies in here; its user may enter it, write to ``room`` and read ``program``.
  let folder: String
  let room: String
  let program: String
  let secret: String
  /// Where it waits for work between its runs; nil to start it for each.
  private var warmTools: WarmTools?

  /// - Parameters:
  ///   - isWarm: Whether it is started once for all of its runs.
  ///   - isGreedy: Whether it uses up what its user may have, of which other tests need some.
  init(_ tier: SandboxTier, isWarm: Bool = false, isGreedy: Bool = false) throws {
    sandbox = try Sandbox(minimum: tier, maximum: tier, searchPath: Self.searchPath)
      .forWorker(isGreedy ? 15 : 0)
    let made = FileManager.default.temporaryDirectory.appending(path: "held-\(UUID().uuidString)")
    folder = try #require(Self.prepared(made))
    room = "\(folder)/room"
    program = "\(folder)/escape-probe"
    secret = "\(folder)/secret"
    try Disk.makeFolder(room)
    try Disk.write([UInt8]("secret".utf8), to: secret)
    try Self.place(at: program)
    if let user = sandbox.user { chown(room, user, user) }
    guard isWarm else { return }
    let compiler = "\(try Self.toolchain().usr)/bin/clang"
    let library = try #require(WarmTools.library(in: folder, by: compiler))
    // Its runs may write to one room, it itself to all.
    var all = try confinement()
    all.writable = [folder]
    warmTools = WarmTools(confinement: all, library: library)
  }

  deinit { try? Disk.remove(folder) }

  /// Gives the program another name. It is not copied: the system starts nothing that a child of
  /// some other test still holds open for writing.
  static func place(at path: String) throws {
    if link(built("escape-probe"), path) == 0 { return }
    try FileManager.default.copyItem(atPath: built("escape-probe"), toPath: path)
  }

  /// Runs it as a tool that unpacks its own file into ``room``.
  ///
  /// - Parameter processorSeconds: Less than such a tool has, where somebody waits for its end.
  func run(
    _ words: String..., seconds: Double = 20, processorSeconds: Int? = nil,
    endsAtLimit: Bool = false
  ) throws -> CompletedProcess {
    var confinement = try confinement()
    if let processorSeconds { confinement.limits.processorSeconds = processorSeconds }
    let request = ProcessRequest(
      path: program, arguments: words, environment: ["ONLY": "this"], directory: "/",
      confinement: confinement)
    if let warmTools {
      return try warmTools.run(request, seconds: seconds, endsAtLimit: endsAtLimit)
    }
    return try CompletedProcess(request, seconds: seconds, endsAtLimit: endsAtLimit)
  }

  private func confinement() throws -> Confinement {
    var confinement = sandbox.unpacking(
      program, into: room, processorSeconds: 4, bytes: 1 << 20, helpers: [])
    // The package links it with Swift's library, as everything.
    confinement.readable.append("\(try Self.toolchain().usr)/lib/swift")
    return confinement
  }

  private static func toolchain() throws -> Toolchain { try Toolchain.find(searchPath: searchPath) }

  /// How many processes of it are alive, whoever's they are.
  var alive: Int {
    Disk.names(in: "/proc").filter { Int($0) != nil }.count {
      ((try? Disk.text("/proc/\($0)/cmdline")) ?? "").contains(program)
    }
  }

  /// How many are left once the system had time to end those that were killed: on busy cores a process
  /// that has its signal is seen for a moment longer.
  var left: Int {
    for _ in 0..<200 {
      if alive == 0 { return 0 }
      usleep(10_000)
    }
    return alive
  }

  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// The tiers of this machine, weakest first.
  static let tiers: [SandboxTier] = {
    let best = SandboxTier(of: ConfinementSupport(searchPath: searchPath))
    return SandboxTier.allCases.filter { $0 <= best }
  }()

  /// Those that deny what limits alone do not.
  static let heldTiers = tiers.filter { $0 > .limits }

  /// Whether a `bwrap` is there, working or not.
  static let hasBubblewrap = ConfinementSupport(searchPath: searchPath).bubblewrap != nil

  private static func prepared(_ folder: URL) -> String? {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let path = Disk.realPath(folder.path) else { return nil }
    return chmod(path, 0o755) == 0 ? path : nil
  }

  /// A product of the build that this test belongs to.
  static func built(_ name: String) -> String {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let places = [beside, root.appending(path: ".build/debug")]
    let file = places.map { $0.appending(path: name).path }.first { access($0, X_OK) == 0 }
    return file.flatMap(Disk.realPath) ?? name
  }
}
