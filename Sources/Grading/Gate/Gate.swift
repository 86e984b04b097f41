package import CourseModel
package import CourseRunner
import Words

/// The first wall before strangers' code: what the compiler and its output show of it.
///
/// The compiler writes the raw SIL of the very object that it makes, in the same run: whatever the app
/// uses is named there, and a list says what may be. The object says what would be linked, with what the
/// compiler adds by itself. The few things that leave no trace in either are looked for in the bytes of
/// the files, and the compiler refuses unsafe memory as an error. Each of the four was tested by
/// ``GateProof`` with this very compiler, or the gate does not open.
package struct Gate: BuildInspector {
  private let policy: SymbolPolicy
  private let toolchain: Toolchain

  package init(toolchain: Toolchain) {
    self.toolchain = toolchain
    policy = SymbolPolicy()
  }

  /// Changes with every rule.
  static let version = 14

  package var identity: String { "gate \(Self.version) \(toolchain.identity)" }

  package func violations(of sources: [InspectedSource]) -> [Finding] {
    findings(
      FileRules(sources: sources).violations + sources.flatMap { ByteRules(source: $0).violations },
      in: sources)
  }

  package func violations(of app: InspectedApp) throws -> [Finding] {
    let sil = try rawSIL(of: app)
    var violations = silViolations(of: app, sil)
    // The SIL knows more; the object's word alone is for what the compiler adds.
    if violations.isEmpty { violations = try objectViolations(of: app, sil) }
    return findings(violations, in: app.sources)
  }

  func rawSIL(of app: InspectedApp) throws -> RawSIL {
    do {
      return try RawSIL(app.rawSIL)
    } catch {
      throw Finding(GateProblem.unknownRawSIL)
    }
  }

  func silViolations(of app: InspectedApp, _ sil: RawSIL) -> [Violation] {
    SILAudit(sil, of: app.sources, policy: policy).violations
  }

  func objectViolations(of app: InspectedApp, _ sil: RawSIL) throws -> [Violation] {
    let object: ELFObject
    do {
      object = try ELFObject(app.object)
    } catch {
      throw Finding(GateProblem.unknownObjectFile)
    }
    let violations = ObjectAudit(object, policy: policy, besides: sil).violations
    if violations.isEmpty { return [] }
    var audit = SILAudit(sil, of: app.sources, policy: policy)
    return audit.place(violations)
  }

  package func refusal(ofUnsafeMemory diagnostic: Finding) -> Finding {
    var said = diagnostic.message
    if let mark = said.firstRange(of: " [#") { said = String(said[..<mark.lowerBound]) }
    return Finding(
      GateRefusal(.unsafeMemory, GateRefusal.Reason.unsafeUse(said).words), at: diagnostic.place)
  }

  /// One finding for each rule and line, in the order of files and lines.
  private func findings(_ violations: [Violation], in sources: [InspectedSource]) -> [Finding] {
    let ordered = violations.sorted {
      (place($0, sources), $0.rule.rawValue, $0.subject)
        < (place($1, sources), $1.rule.rawValue, $1.subject)
    }
    var seen: Set<String> = []
    let distinct = ordered.prefix(1000).map { $0.finding(in: sources) }.filter {
      // Without a line, the words are all that tells one from another.
      let place = $0.place?.line.map { "\($0)" } ?? $0.message
      return seen.insert("\($0.rule ?? "") \($0.place?.file ?? "") \(place)").inserted
    }
    return Array(distinct.prefix(Self.findingLimit))
  }

  /// The file's place among the sources and the line in it, as one number.
  private func place(_ refusal: Violation, _ sources: [InspectedSource]) -> Int {
    guard let index = sources.firstIndex(where: { $0.path == refusal.path }) else { return .max }
    return index << 32 + (refusal.line(in: sources[index]) ?? 0)
  }

  /// Who has broken so many rules needs no more of them at once.
  private static let findingLimit = 10
}
