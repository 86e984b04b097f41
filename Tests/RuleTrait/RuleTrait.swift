public import EventTrace
public import Testing

/// Says which entries of the rule book a test proves: `@Test("…", .rule(112, "M9b"))`.
///
/// On a suite it says so of each test in it. `make rules` collects what the tests say.
public struct RuleTrait: TestTrait, SuiteTrait {
  public let citations: [Citation]

  public var isRecursive: Bool { true }

  /// What a failing test says beside its name.
  public var comments: [Comment] {
    ["It proves \(citations.map(\.description).joined(separator: ", "))."]
  }
}

extension Trait where Self == RuleTrait {
  /// The test proves these rules, messages, answers to open questions or traces.
  public static func rule(_ citations: Citation...) -> Self {
    RuleTrait(citations: citations)
  }
}
