public import EventTrace

/// Versions of iOS in a row, as the rule book writes them: `all`, `iOS 6 and later`, `iOS 5 to 7`.
public struct VersionSpan: Codable, Hashable, Sendable {
  /// The first version.
  public var since: IOSVersion
  /// The first version that no longer belongs to it; nil where there is none.
  public var before: IOSVersion?

  /// Makes a version span.
  public init(since: IOSVersion, before: IOSVersion? = nil) {
    self.since = since
    self.before = before
  }

  /// Reads `all`, `iOS N`, `iOS N to M`, `iOS N and later` or `before iOS N`; nil for anything else.
  public init?(_ text: Substring) {
    let words = text.split(separator: " ").map(String.init)
    let versions = words.compactMap { IOSVersion($0) }
    let shape = words.map { IOSVersion($0) == nil ? $0 : "N" }.joined(separator: " ")
    switch shape {
    case "all": self.init(since: .first)
    case "before iOS N": self.init(since: .first, before: versions[0])
    case "iOS N and later": self.init(since: versions[0])
    case "iOS N", "iOS N to N":
      guard let first = versions.first, let last = versions.last, first <= last else { return nil }
      let isWhole = !words[words.count - 1].contains(".")
      self.init(
        since: first,
        before: isWhole ? IOSVersion(last.major + 1) : IOSVersion(last.major, last.minor + 1))
    default: return nil
    }
  }
}

extension VersionSpan: CustomStringConvertible {
  /// The versions as a page writes them, for ``init(_:)`` to read.
  public var description: String {
    let start = Self.short(since)
    guard let before else { return since == .first ? "all" : "iOS \(start) and later" }
    let last = before.minor == 0 ? "\(before.major - 1)" : "\(before.major).\(before.minor - 1)"
    return last == start ? "iOS \(start)" : "iOS \(start) to \(last)"
  }

  private static func short(_ version: IOSVersion) -> String {
    version.minor == 0 ? "\(version.major)" : "\(version)"
  }
}
