/// What happened in one life of an app, from its launch to its end.
public struct Trace: Hashable, Codable, Sendable {
  /// The version of iOS that the app ran on.
  public var iOS: IOSVersion
  /// The model it ran on, such as `iPhone 5`.
  public var device: String
  /// In the order in which they began.
  public var events: [Event]

  /// Creates a trace.
  public init(iOS: IOSVersion, device: String, events: [Event] = []) {
    self.iOS = iOS
    self.device = device
    self.events = events
  }

  /// The events that satisfy `isIncluded`, with their places in the whole trace kept.
  public func filter(_ isIncluded: (Event) throws -> Bool) rethrows -> Trace {
    var trace = self
    trace.events = try events.filter(isIncluded)
    return trace
  }

  /// The events whose subject has that name, which no other object has.
  public func of(object name: String) -> Trace {
    filter { $0.subject?.name == name }
  }
}

extension Trace: RandomAccessCollection {
  /// The place of the first event.
  public var startIndex: Int { events.startIndex }
  /// The place behind the last event.
  public var endIndex: Int { events.endIndex }
  /// The event at that place, counted from zero.
  public subscript(position: Int) -> Event { events[position] }
}
