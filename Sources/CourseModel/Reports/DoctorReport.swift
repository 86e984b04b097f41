/// What the runner needs, and whether it is there.
public struct DoctorReport: Codable, Hashable, Sendable {
  /// What was looked for, in the order in which it is shown.
  public var items: [Item]

  /// Makes a doctor report.
  public init(items: [Item]) {
    self.items = items
  }

  /// Whether nothing that is needed is missing.
  public var isHealthy: Bool { items.allSatisfy { $0.state != .missing } }

  /// Something on this machine that the course needs or can use.
  public struct Item: Codable, Hashable, Sendable {
    /// What it is, such as `compiler`.
    public var name: String
    /// Whether it is there.
    public var state: State
    /// Where it is, or what is wrong with it.
    public var detail: String
    /// How to get it.
    public var remedy: String?

    /// Makes an item.
    public init(name: String, state: State, detail: String, remedy: String? = nil) {
      self.name = name
      self.state = state
      self.detail = detail
      self.remedy = remedy
    }
  }

  /// Whether something is there.
  public enum State: String, Codable, Hashable, Sendable {
    /// It is there and works.
    case present
    /// Works without it, less well.
    case impaired
    /// It is needed and not there.
    case missing
  }
}
