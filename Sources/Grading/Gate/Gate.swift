package import CourseModel
package import CourseRunner

/// The first wall before strangers' code: what the compiler and its output show of it.
///
/// The object file always decides, since it is what would run. The compiler's typed tree decides with
/// it, unless a look at the bytes of every file shows that there is nothing in it for the tree to tell.
/// Beside both, the compiler itself refuses unsafe memory as an error. Each of the three was tested by
/// ``GateProof`` with this very compiler, or the gate does not open.
package struct Gate: BuildInspector {
  private let policy: SymbolPolicy
  private let toolchain: Toolchain

  package init(toolchain: Toolchain) {
    self.toolchain = toolchain
    policy = SymbolPolicy()
  }

  /// Changes with every rule.
  static let version = 4

  package var identity: String { "gate \(Self.version) \(toolchain.identity)" }

  package func refusals(of sources: [InspectedSource]) -> [Finding] {
    findings(
      FileRules(sources: sources).refusals + sources.flatMap { TokenRules(source: $0).refusals },
      in: sources)
  }

  package func refusals(of app: InspectedApp) throws -> [Finding] {
    let audit = try objectAudit(of: app)
    if !audit.isPlain || !app.sources.allSatisfy({ SourceLook($0.compiled).isPlain }) {
      let seen = try treeRefusals(of: app)
      // The tree knows the line; the object's word alone is for what the tree does not show.
      let refusals = seen.isEmpty ? audit.refusals : seen
      if !refusals.isEmpty { return findings(refusals, in: app.sources) }
    }
    return findings(try stageRefusals(of: app), in: app.sources)
  }

  func objectAudit(of app: InspectedApp) throws -> ObjectAudit {
    do {
      return ObjectAudit(try ELFObject(app.object), policy: policy)
    } catch {
      throw Self.unknownFormat("object files")
    }
  }

  func treeRefusals(of app: InspectedApp) throws -> [Refusal] {
    var tree = TreeAudit(app.sources, policy: policy)
    do {
      try tree.look(at: try app.typedTrees(app.sources.map(\.name)))
    } catch TypedTree.Fault.tooDeep {
      return [Refusal(rule: .unreadable, subject: "it is nested too deeply")]
    } catch is TypedTree.Fault {
      throw Self.unknownFormat("typed trees")
    }
    return tree.refusals
  }

  /// What of the app takes the place of what the exercise's own code means.
  func stageRefusals(of app: InspectedApp) throws -> [Refusal] {
    guard let stage = app.stage, let look = StageLook(stage, beside: app.sources) else { return [] }
    do {
      return try look.refusals(in: try app.typedTrees([InspectedStage.name]))
    } catch is TypedTree.Fault {
      throw Self.unknownFormat("typed trees")
    }
  }

  private static func unknownFormat(_ what: String) -> Finding {
    Finding(
      .missingTool, "The gate cannot read the \(what) of this compiler.",
      remedy: "Grade with the compiler that the course was built for.")
  }

  package func refusal(ofUnsafeMemory diagnostic: Finding) -> Finding {
    var said = diagnostic.message
    if let mark = said.firstRange(of: " [#") { said = String(said[..<mark.lowerBound]) }
    var finding = Refusal(rule: .unsafeMemory, subject: "Unsafe memory: \(said).").finding(in: [])
    finding.place = diagnostic.place
    return finding
  }

  /// One finding for each rule and line, in the order of files and lines.
  private func findings(_ refusals: [Refusal], in sources: [InspectedSource]) -> [Finding] {
    let ordered = refusals.sorted {
      (place($0, sources), $0.offset ?? -1, $0.rule.rawValue, $0.subject)
        < (place($1, sources), $1.offset ?? -1, $1.rule.rawValue, $1.subject)
    }
    var seen: Set<String> = []
    let distinct = ordered.prefix(1000).map { $0.finding(in: sources) }.filter {
      // Without a line, the words are all that tells one from another.
      let place = $0.place?.line.map { "\($0)" } ?? $0.message
      return seen.insert("\($0.rule ?? "") \($0.place?.file ?? "") \(place)").inserted
    }
    return Array(distinct.prefix(Self.findingLimit))
  }

  private func place(_ refusal: Refusal, _ sources: [InspectedSource]) -> Int {
    sources.firstIndex { $0.path == refusal.path } ?? sources.count
  }

  /// Who has broken so many rules needs no more of them at once.
  private static let findingLimit = 10
}
