import CourseModel
import Foundation
import Testing

@testable import CourseRunner
@testable import Grading

/// What attacks look like, one file each; the first line names the rule that must refuse it, or says
/// `harmless` where what it calls is the course's own in an app, or `compile-error`.
struct Attack: CustomTestStringConvertible, Sendable {
  var name: String
  var rule: String
  var text: String
  var testDescription: String { name }

  var source: InspectedSource {
    InspectedSource(
      path: "\(name).swift", original: [UInt8](text.utf8), compiled: [UInt8](text.utf8))
  }

  /// Whether the compiler's strictness about memory refuses it; the SIL shows what becomes of task groups.
  var isRefusedByStrictness: Bool { rule == "unsafe-memory" && !name.hasPrefix("task-group-") }

  /// Whether its bytes alone are refused, before any compiler.
  var isRefusedByBytes: Bool { !ByteRules(source: source).violations.isEmpty }

  /// Those that the gate must refuse.
  static let refused = all.filter { !["harmless", "compile-error"].contains($0.rule) }

  static let all: [Attack] = Disk.files(below: "\(gradingTests)/Attacks").map { file in
    let text = (try? Disk.text("\(gradingTests)/Attacks/\(file)")) ?? ""
    return Attack(
      name: String(file.dropLast(4)), rule: String(text.prefix { $0 != "\n" }.dropFirst(3)),
      text: text)
  }
}

/// All attacks that must be compiled to be seen, in one go; compiling each alone takes minutes.
enum CompiledAttacks {
  /// What the compiler's strictness about memory refuses: with one error in it, nothing is compiled.
  static let strict = Result {
    try findings(of: Attack.refused.filter(\.isRefusedByStrictness))
  }

  /// What the raw SIL shows; in several apps, since of one app only so much is refused. A witness has no
  /// line of its own: beside a plain call of the same method it would be refused there.
  static let sil = Result {
    let attacks = Attack.refused.filter {
      !$0.isRefusedByStrictness && !$0.isRefusedByBytes
    }
    let witnesses = attacks.filter { $0.name.hasPrefix("witness-") }
    let others = attacks.filter { !$0.name.hasPrefix("witness-") }
    let half = others.count / 2
    return try [witnesses, Array(others[..<half]), Array(others[half...])].flatMap {
      try findings(of: $0)
    }
  }

  static func findings(of attacks: [Attack]) throws -> [Finding] {
    try findings(
      in: Dictionary(uniqueKeysWithValues: attacks.map { ("\($0.name).swift", $0.text) }))
  }

  /// All that is found in one app.
  static func findings(in files: [String: String]) throws -> [Finding] {
    let look = EveryLook(toolchain: try GatedBuild().compiler.toolchain)
    return try GatedBuild(inspector: look).build(files).1
  }

  /// The gate without the limit to what it says at once.
  struct EveryLook: BuildInspector {
    let gate: Gate

    init(toolchain: Toolchain) {
      gate = Gate(toolchain: toolchain)
    }

    var identity: String { gate.identity }
    /// Without the limit to how many files there may be, too.
    func violations(of sources: [InspectedSource]) -> [Finding] {
      sources.flatMap { source in
        ByteRules(source: source).violations.map { $0.finding(in: [source]) }
      }
    }

    func violations(of app: InspectedApp) throws -> [Finding] {
      let sil = try gate.rawSIL(of: app)
      let violations = try gate.silViolations(of: app, sil) + gate.objectViolations(of: app, sil)
      return violations.map { $0.finding(in: app.sources) }
    }
    func refusal(ofUnsafeMemory diagnostic: Finding) -> Finding {
      gate.refusal(ofUnsafeMemory: diagnostic)
    }
  }
}
