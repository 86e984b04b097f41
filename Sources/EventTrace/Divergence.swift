/// The first place at which a trace is not what was expected, with what led there.
public struct Divergence: Hashable, Codable, Sendable {
  /// The events that came as expected, up to here.
  public var matched: [Event]
  /// What was expected from here on; empty when the trace has too much.
  public var expected: [EventPattern]
  /// What came from here on; empty when the trace ended too early.
  public var actual: [Event]

  /// Creates a divergence.
  public init(matched: [Event], expected: [EventPattern], actual: [Event]) {
    self.matched = matched
    self.expected = expected
    self.actual = actual
  }

  /// What sort of difference it is.
  public var cause: Cause {
    guard let wanted = expected.first else { return .extra }
    guard let came = actual.first else { return .missing }
    if actual.dropFirst().contains(where: wanted.matches) {
      return expected.dropFirst().contains { $0.matches(came) } ? .outOfOrder : .extra
    }
    if expected.dropFirst().contains(where: { $0.matches(came) }) { return .missing }
    return .different
  }

  /// How the next event differs from the expected one.
  public enum Cause: String, Codable, Sendable {
    /// The expected event never came.
    case missing
    /// An unexpected event came.
    case extra
    /// Both came, in the other order.
    case outOfOrder
    /// Another event came in its place.
    case different
  }
}
