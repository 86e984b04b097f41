/// What an author expects of one event: its name, and as much of the rest as matters.
///
/// Patterns are written as `.viewDidLoad`, `.callback("viewWillAppear(_:)", on: "Root")` or
/// `.console("Applications are expected")`.
public struct EventPattern: Hashable, Codable, Sendable {
  /// What sort of event it is; nil for any.
  public var kind: Event.Kind?
  /// The subject's name or class; nil for any. A class stands for any object of it, also for one that
  /// nobody sees: whoever means what is shown reads that element's own trace.
  public var subject: String?
  /// The event's name; nil for any. A name without its parentheses matches every spelling:
  /// `viewWillAppear` matches `viewWillAppear(_:)`.
  public var name: String?
  /// The arguments, all of them; nil for any.
  public var arguments: [String]?
  /// What was answered; nil for any.
  public var answer: String?
  /// A part of the event's text; nil for any.
  public var text: String?

  /// Creates a pattern.
  public init(
    kind: Event.Kind? = nil, subject: String? = nil, name: String? = nil,
    arguments: [String]? = nil, answer: String? = nil, text: String? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.name = name
    self.arguments = arguments
    self.answer = answer
    self.text = text
  }

  /// Whether `event` is what the author had in mind.
  public func matches(_ event: Event) -> Bool {
    if let kind, kind != event.kind { return false }
    if let subject, subject != event.subject?.name, subject != event.subject?.className {
      return false
    }
    if let name, !event.isNamed(name) { return false }
    if let arguments, arguments != event.arguments { return false }
    if let answer, answer != event.answer { return false }
    if let text, !(event.text ?? "").contains(text) { return false }
    return true
  }

  /// The same expectation of one object or class.
  public func on(_ subject: String) -> EventPattern {
    var pattern = self
    pattern.subject = subject
    return pattern
  }
}

extension Event {
  /// Whether the event's name is `name`, with or without its parentheses.
  public func isNamed(_ name: String) -> Bool {
    self.name == name || (!name.contains("(") && self.name.prefix { $0 != "(" } == name)
  }
}

extension EventPattern: CustomStringConvertible {
  /// The pattern in the words in which an event describes itself.
  public var description: String {
    let spelledName = name ?? kind?.rawValue ?? "anything"
    let words =
      switch kind {
      case .console, .exception, .diagnosis: text.map { "\(spelledName): …\($0)…" } ?? spelledName
      default: [subject, spelled(spelledName)].compactMap(\.self).joined(separator: " ")
      }
    return words + (answer.map { " → \($0)" } ?? "")
  }

  private func spelled(_ name: String) -> String {
    guard let arguments else { return name }
    return Event(
      sequence: 0, instant: .zero, depth: 0, kind: kind ?? .callback, name: name,
      arguments: arguments
    ).spelled
  }
}
