package import EventTrace

/// Writes the trace: gives each event its number, its instant and its depth.
package final class Recorder {
  /// The trace so far, when it is kept here and not only passed on.
  package private(set) var events: [Event] = []
  /// Whether anything is written at all; counting on without it is for measurements.
  package var isOn = true
  /// How many events the current one happens inside of.
  package private(set) var depth = 0
  var now: () -> VirtualInstant = { .zero }
  var header: TraceLine? {
    didSet { if let header { sink?(header) } }
  }

  private let sink: ((TraceLine) -> Void)?

  init(sink: ((TraceLine) -> Void)?) {
    self.sink = sink
  }

  /// Writes one event and returns its number.
  @discardableResult
  func record(
    _ kind: Event.Kind, subject: Event.Subject? = nil, _ name: String, arguments: [String] = [],
    answer: String? = nil, text: String? = nil, rule: Citation? = nil,
    caller: Event.Caller? = nil
  ) -> Int {
    let event = Event(
      sequence: events.count, instant: now(), depth: depth, kind: kind, subject: subject,
      name: name, arguments: arguments, answer: answer, text: text, rule: rule, caller: caller)
    events.append(event)
    sink?(.event(event))
    return event.sequence
  }

  /// Everything that is recorded by `body` happened inside of the event before.
  func nest<Result>(_ body: () throws -> Result) rethrows -> Result {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  func answer(_ sequence: Int, with answer: String) {
    events[sequence].answer = answer
    sink?(.answer(to: sequence, answer))
  }

  /// Takes back the event with that number, if nothing happened since.
  func withdraw(_ sequence: Int) {
    guard events.count == sequence + 1 else { return }
    events.removeLast()
    sink?(.withdrawn(sequence))
  }
}
