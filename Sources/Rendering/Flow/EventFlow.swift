import CourseModel
import EventTrace

/// Events as a flow from object to object: a lane for each, in the order in which they come in, and a row for
/// each event in the lane of its object.
///
/// Views, buttons and the like have no lane: a flow is about those who decide.
struct EventFlow {
  private(set) var lanes: [String] = []
  private(set) var rows: [Row] = []

  struct Row: Equatable {
    var lane: Int
    var text: String
    var kind: Event.Kind
  }

  init(_ events: [Event]) {
    for event in events {
      guard let name = Self.lane(of: event) else { continue }
      let lane = lanes.firstIndex(of: name) ?? lanes.count
      if lane == lanes.count { lanes.append(name) }
      rows.append(Row(lane: lane, text: Self.text(of: event), kind: event.kind))
    }
  }

  /// Whose lane the event is in; nil for what a flow leaves out.
  private static func lane(of event: Event) -> String? {
    switch event.kind {
    case .console, .diagnosis, .script: return nil
    case .notification, .exception: return "UIKit"
    case .callback, .query, .call: break
    }
    guard let subject = event.subject else { return "UIKit" }
    let className = subject.className
    let decides =
      !className.hasPrefix("UI") || className.hasSuffix("Controller")
      || className.hasPrefix("UIWindow") || className.hasPrefix("UIApplication")
    return decides && className != "Bundle" ? subject.name : nil
  }

  /// The event without its object.
  private static func text(of event: Event) -> String {
    let line = event.description.onOneLine
    guard let subject = event.subject, line.hasPrefix(subject.name + " ") else { return line }
    return String(line.dropFirst(subject.name.count + 1))
  }
}
