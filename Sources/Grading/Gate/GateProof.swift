import CourseModel
package import CourseRunner
import Synchronization
import Words

/// Proves that the gate sees with this very compiler what it must: formats of compilers are promised
/// to nobody.
///
/// Specimens of each rule are compiled and looked at; what is missed by the look that must see it keeps
/// the gate shut.
package enum GateProof {
  /// - Parameter compiler: As it compiles submissions; its inspector is replaced.
  /// - Throws: A finding when the gate does not see what it must.
  package static func require(with compiler: AppCompiler) throws {
    let gate = Gate(toolchain: compiler.toolchain)
    let look = Look(gate: gate)
    var compiler = compiler
    compiler.inspector = look
    let built = try compiler.build(request(specimens.mapValues(\.source)))
    guard let seen = look.seen.withLock({ $0 }) else {
      throw Finding(
        GateProblem.compilerFailsInSandbox(said: built.findings.first?.message))
    }
    compiler.inspector = gate
    let unsafe = try compiler.build(request(["unsafe.swift": unsafeMemory]))
    for (file, specimen) in specimens.sorted(by: { $0.key < $1.key }) {
      if let rule = specimen.rule {
        let isSeen = seen.sil.contains { $0.path == file && $0.rule == rule }
        guard isSeen else { throw blind(to: rule) }
      } else if let refusal = seen.sil.first(where: { $0.path == file }) {
        throw blind(to: refusal.rule)
      }
      if let subject = specimen.object {
        guard seen.object.contains(where: { $0.subject == subject }) else {
          throw blind(to: .objectSymbol)
        }
      }
    }
    guard unsafe.findings.contains(where: { $0.rule == GateRule.unsafeMemory.rawValue }) else {
      throw blind(to: .unsafeMemory)
    }
  }

  private static func blind(to rule: GateRule) -> Finding {
    Finding(GateProblem.blind(to: rule))
  }

  private static func request(_ sources: [String: String]) -> AppCompiler.Request {
    .init(
      app: AppFiles(
        files: FileSet(files: sources.mapValues { [UInt8]($0.utf8) }), shownFolder: "gate"))
  }

  /// Both looks at everything, and nothing linked.
  private final class Look: BuildInspector {
    let gate: Gate
    let seen = Mutex<(sil: [Violation], object: [Violation])?>(nil)

    init(gate: Gate) {
      self.gate = gate
    }

    var identity: String { "proof of \(gate.identity)" }

    func violations(of sources: [InspectedSource]) -> [Finding] { [] }

    func violations(of app: InspectedApp) throws -> [Finding] {
      let bytes = app.sources.flatMap { ByteRules(source: $0).violations }
      let sil = try gate.rawSIL(of: app)
      let object = try gate.objectViolations(of: app, sil)
      let used = gate.silViolations(of: app, sil)
      seen.withLock { $0 = (bytes + used, object) }
      return [Finding(.rejected, "A specimen.")]
    }

    func refusal(ofUnsafeMemory diagnostic: Finding) -> Finding { diagnostic }
  }

  // MARK: Specimens

  /// What one file has for the gate to see.
  private struct Specimen {
    /// The rule that the raw SIL or the bytes must show; nil for a file without fault.
    var rule: GateRule?
    /// What the object file must show.
    var object: String?
    var source: String

    init(_ rule: GateRule?, object: String? = nil, _ source: String) {
      self.rule = rule
      self.object = object
      self.source = source
    }
  }

  private static let unsafeMemory = """
    func pointer() -> Int { unsafeBitCast(1.0, to: Int.self) }

    """

  private static let specimens: [String: Specimen] = [
    "plain.swift": Specimen(
      nil, "import UIKit\nfinal class Plain: UIViewController { var title2 = \"\" }\n"),
    "import.swift": Specimen(
      .importedModule, object: "exit", "import Glibc\nfunc leave() { exit(0) }\n"),
    "call.swift": Specimen(
      .attribute, object: "getuid",
      "@_silgen_name(\"getuid\") func user() -> UInt32\nfunc ask() { _ = user() }\n"),
    "define.swift": Specimen(
      .attribute, object: "write", "@_cdecl(\"write\") public func take() {}\n"),
    "constructor.swift": Specimen(
      .cFunction, object: ".init_array",
      "@section(\".init_array\") @used let early: @convention(c) () -> Void = {}\n"),
    "condition.swift": Specimen(
      .attribute, "#if true\n@_optimize(none) func condition() {}\n#endif\n"),
    "expression.swift": Specimen(
      .unsafeCode, "func bits() -> Int { unsafe unsafeBitCast(1.0, to: Int.self) }\n"),
    "shared.swift": Specimen(.unsafeCode, "nonisolated(unsafe) var shared = 1\n"),
    "unchecked.swift": Specimen(
      .unsafeCode, "final class Count: @unchecked Sendable { var count = 0; init() {} }\n"),
    "inferred.swift": Specimen(
      .systemAPI, object: "Process",
      "import Foundation\nfunc start() { let p: Process = .init(); try? p.run() }\n"),
    "file.swift": Specimen(
      .systemAPI, object: "URL.resolvingSymlinksInPath",
      "import Foundation\nfunc look(_ url: URL) -> URL { url.resolvingSymlinksInPath() }\n"),
    "path.swift": Specimen(
      .systemAPI, "import Foundation\nlet place = \\Foundation.FileManager.currentDirectoryPath\n"),
    "dispatch.swift": Specimen(
      .systemAPI, "import UIKit\nfunc load(_ c: UIViewController) { _ = c.nibBundle?.load() }\n"),
    "group.swift": Specimen(
      .unsafeMemory,
      "var kept: DiscardingTaskGroup?\n"
        + "func keep() async { await withDiscardingTaskGroup { group in kept = group } }\n"),
    "private.swift": Specimen(
      .privateName, "let type = _typeByName(\"Si\")\n"),
  ]
}
