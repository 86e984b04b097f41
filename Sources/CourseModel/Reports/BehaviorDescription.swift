public import EventTrace

/// One behaviour of the runtime that depends on the version of iOS.
public struct BehaviorDescription: Codable, Hashable, Sendable {
  /// The behaviour's name, such as `hiddenViewsUnload`.
  public var name: String
  /// The codes of the rules, messages and questions that it follows, as one text.
  public var rule: String
  /// The same, one by one.
  public var citations: [Citation]
  /// The first version that behaves so.
  public var since: IOSVersion
  /// The first version that no longer does; nil while it still holds.
  public var before: IOSVersion?
  /// What an app sees of it, in one sentence.
  public var summary: String

  /// Makes a behavior description.
  public init(
    name: String, citing citations: [Citation], since: IOSVersion, before: IOSVersion?,
    summary: String
  ) {
    self.name = name
    self.rule = citations.map(\.code).joined(separator: ", ")
    self.citations = citations
    self.since = since
    self.before = before
    self.summary = summary
  }

  /// Whether that version behaves so.
  public func holds(in version: IOSVersion) -> Bool {
    since <= version && before.map { version < $0 } != false
  }
}

/// The behaviours of every version, or what changed between two.
public struct BehaviorReport: Codable, Hashable, Sendable {
  /// Two versions, older first, when only their differences were asked for.
  public var versions: [IOSVersion]
  /// In the order in which an app meets them.
  public var behaviors: [BehaviorDescription]

  /// Makes a behavior report.
  public init(versions: [IOSVersion] = [], behaviors: [BehaviorDescription]) {
    self.versions = versions
    self.behaviors = behaviors
  }
}
