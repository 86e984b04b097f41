import CourseModel
import EventTrace

/// Messages with texts that are too long for a channel: the event is sent, and only the end of the text
/// is left out.
nonisolated extension AppMessage {
  var shortened: AppMessage {
    switch self {
    case .trace(.event(var event)):
      event.text = event.text?.shortened
      event.answer = event.answer?.shortened
      event.arguments = event.arguments.prefix(16).map(\.shortened)
      return .trace(.event(event))
    case .trace(.answer(let sequence, let answer)):
      return .trace(.answer(to: sequence, answer.shortened))
    case .uncaughtException(let name, let reason):
      return .uncaughtException(name: name.shortened, reason: reason.shortened)
    case .trace, .reply, .store, .ended: return self
    }
  }
}

nonisolated extension Refusal {
  var shortened: Refusal { Refusal(problem, detail.shortened) }
}

nonisolated extension String {
  /// The text, or its beginning if it is very long.
  var shortened: String { shortened(toBytes: 10_000) }
}
