import CourseModel
import CourseRunner

/// What the compiler's typed tree of a file shows: imports, attributes, and what every name means.
struct TreeAudit {
  private let policy: SymbolPolicy
  /// The files by the names under which they were compiled.
  private let sources: [String: InspectedSource]
  private(set) var refusals: [Refusal] = []
  /// What is refused of one app; nobody is told more.
  private static let limit = 1000
  /// Whether names that modules keep for themselves are written in a file, by file and name.
  private var written: [String: Bool] = [:]

  init(_ sources: [InspectedSource], policy: SymbolPolicy) {
    self.policy = policy
    self.sources = Dictionary(sources.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Looks at every tree.
  ///
  /// - Throws: ``TypedTree/Fault`` when the text is no such tree, or not all of them.
  mutating func look(at text: [UInt8]) throws {
    var audit = self
    let seen = try TypedTree.read(text) { name, node in
      if let source = audit.sources[name] { audit.look(at: node, in: source) }
    }
    guard Set(seen) == Set(sources.keys) else { throw TypedTree.Fault.malformed(at: text.count) }
    self = audit
  }

  private mutating func look(at node: TypedTree.Node, in source: InspectedSource) {
    guard refusals.count < Self.limit else { return }
    let offset = node.offset.map { max(0, $0 - source.headLength) }
    func refusal(_ rule: GateRule, _ subject: String) -> Refusal {
      Refusal(rule: rule, subject: subject, path: source.path, offset: offset)
    }
    let kind = node.kind
    if kind == "import_decl" {
      let module = (node.names["module_path"] ?? []).joined(separator: ".")
      if !GatePolicy.modules.contains(module) || node.flags.contains("exported") {
        refusals.append(refusal(.importedModule, module))
      }
      return
    }
    if kind.hasPrefix("macro_") {
      refusals.append(refusal(.macro, node.names["name"]?.first ?? "#"))
    } else if kind.hasSuffix("_attr"), !node.isImplicit, !Self.attributes.contains(kind) {
      refusals.append(refusal(.attribute, "@\(kind.dropLast(5))"))
    } else if kind == "unsafe_expr", !node.isImplicit {
      refusals.append(refusal(.unsafeCode, "unsafe"))
    }
    if let flag = node.flags.first(where: { $0.contains("unsafe") && !node.isImplicit }) {
      refusals.append(refusal(.unsafeCode, flag == "unsafe" ? "nonisolated(unsafe)" : flag))
    }
    if node.flags.contains("unchecked") { refusals.append(refusal(.unsafeCode, "@unchecked")) }
    look(at: node.references, refusal: refusal)
    if kind == "decl_ref", !node.isImplicit, let name = node.names["base_name"]?.first,
      GatePolicy.isPrivateName(name),
      let reference = node.references.first(where: { !$0.hasPrefix("$s") }),
      isForeign(reference), isWritten(name, in: source)
    {
      refusals.append(refusal(.privateName, name))
    }
  }

  private mutating func look(
    at references: [String], refusal: (GateRule, String) -> Refusal
  ) {
    for reference in references {
      guard case .refused(let name) = policy.verdict(onReference: reference) else { continue }
      let rule: GateRule = name == "@convention(c)" ? .cFunction : .systemAPI
      refusals.append(refusal(rule, name))
    }
  }

  private func isForeign(_ reference: String) -> Bool { !reference.hasPrefix("s:3App") }

  /// The compiler refers to private names of Swift's by itself; what counts is what the author wrote.
  private mutating func isWritten(_ name: String, in source: InspectedSource) -> Bool {
    let key = "\(source.path)\0\(name)"
    if let known = written[key] { return known }
    let isWritten = source.compiled.firstPlace(of: name) != nil
    written[key] = isWritten
    return isWritten
  }

  /// What the compiler calls the attributes that apps may have.
  private static let attributes: Set<String> = [
    "final_attr", "override_attr", "access_control_attr", "setter_access_attr", "required_attr",
    "convenience_attr", "lazy_attr", "mutating_attr", "nonmutating_attr", "borrowing_attr",
    "consuming_attr", "legacy_consuming_attr", "indirect_attr", "optional_attr", "dynamic_attr",
    "main_type_attr", "discardable_result_attr", "available_attr", "available_range_attr",
    "custom_attr", "nonisolated_attr", "isolated_attr", "reference_ownership_attr", "objc_attr",
    "has_initial_value_attr", "has_storage_attr", "has_initialize_accessor_attr", "escaping_attr",
    "autoclosure_attr", "inlinable_attr", "inline_attr", "frozen_attr", "usable_from_inline_attr",
    "property_wrapper_attr", "result_builder_attr", "dynamic_member_lookup_attr",
    "dynamic_callable_attr", "global_actor_attr", "sendable_attr", "non_sendable_attr",
    "prefix_attr", "postfix_attr", "infix_attr",
    "preconcurrency_attr", "warn_unqualified_access_attr", "actor_attr", "distributed_actor_attr",
    "rethrows_attr", "async_attr", "ibaction_attr", "iboutlet_attr", "concurrent_attr",
    "nonobjc_attr", "objc_members_attr",
    // Stands on the `==` that the compiler makes; written out it is refused as `@_implements`.
    "implements_attr",
  ]
}
