public import EventTrace

/// One entry of the rule book, and what has to do with it.
public struct RuleReport: Codable, Hashable, Sendable {
  /// The entry that was asked for.
  public var entry: BookEntry
  /// The entries that it names.
  public var related: [Link]
  /// For a source: the entries that rest on it.
  public var citedBy: [Link] = []
  /// What of it depends on the version of iOS.
  public var behaviors: [BehaviorDescription]
  /// The runtime's files that follow it and the tests that prove it; nil where neither is listed.
  public var modelling: RuleModelling?

  /// Makes a rule report.
  public init(entry: BookEntry, related: [Link], behaviors: [BehaviorDescription]) {
    self.entry = entry
    self.related = related
    self.behaviors = behaviors
  }

  /// Another entry: what to ask for, and what it says.
  public struct Link: Codable, Hashable, Sendable {
    /// The code of the entry, such as `112`.
    public var code: Citation
    /// What it says, in one sentence.
    public var title: String

    /// Makes a link.
    public init(code: Citation, title: String) {
      self.code = code
      self.title = title
    }
  }
}

/// Where an entry of the rule book lives in the code.
public struct RuleModelling: Codable, Hashable, Sendable {
  /// The files that follow it, relative to `Sources/`.
  public var files: [String]
  /// The tests that prove it, as `swift test --filter` takes them.
  public var tests: [String]

  /// Makes the places in the code.
  public init(files: [String] = [], tests: [String] = []) {
    self.files = files
    self.tests = tests
  }
}
