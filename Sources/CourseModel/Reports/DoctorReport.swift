/// What the runner needs, and whether it is there.
public struct DoctorReport: Codable, Hashable, Sendable {
  public var items: [Item]

  public init(items: [Item]) {
    self.items = items
  }

  public var isHealthy: Bool { items.allSatisfy { $0.state != .missing } }

  public struct Item: Codable, Hashable, Sendable {
    /// What it is, such as `compiler`.
    public var name: String
    public var state: State
    /// Where it is, or what is wrong with it.
    public var detail: String
    /// How to get it.
    public var remedy: String?

    public init(name: String, state: State, detail: String, remedy: String? = nil) {
      self.name = name
      self.state = state
      self.detail = detail
      self.remedy = remedy
    }
  }

  public enum State: String, Codable, Hashable, Sendable {
    case present
    /// Works without it, less well.
    case impaired
    case missing
  }
}
