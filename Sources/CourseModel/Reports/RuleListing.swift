/// The rules of the rule book, by chapter.
public struct RuleListing: Codable, Hashable, Sendable {
  /// The chapters in the order of the pages.
  public var chapters: [Chapter]

  /// Makes a list of rules.
  public init(chapters: [Chapter] = []) {
    self.chapters = chapters
  }

  /// A page of the rule book and its rules.
  public struct Chapter: Codable, Hashable, Sendable {
    /// The page's name, such as `Rotation`.
    public var name: String
    /// Its rules in their order on the page.
    public var rules: [RuleReport.Link]

    /// Makes a chapter.
    public init(name: String, rules: [RuleReport.Link] = []) {
      self.name = name
      self.rules = rules
    }
  }
}
