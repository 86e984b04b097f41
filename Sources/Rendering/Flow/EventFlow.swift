import CourseModel
import EventTrace

/// Events as a flow from object to object: a lane for each, in the order in which they come in, and a row for
/// each event in the lane of its object.
///
/// Views, buttons and the like have no lane: a flow is about those who decide.
struct EventFlow {
  private(set) var lanes: [String] = []
  private(set) var rows: [Row] = []

  private static let uiKit = "UIKit"

  struct Row: Equatable {
    var lane: Int
    /// The lane of the object inside of whose event this one came; nil where the app itself begins.
    var origin: Int?
    var text: String
    var kind: Event.Kind
  }

  init(_ events: [Event]) {
    // The events that the next one may be inside of, and their lanes.
    var outer: [(depth: Int, lane: Int?)] = []
    for event in events {
      outer.removeAll { $0.depth >= event.depth }
      let inside = outer.last?.lane
      guard let name = Self.lane(of: event) else {
        if event.kind != .script { outer.append((event.depth, inside)) }
        continue
      }
      let origin = inside ?? (Self.isFromUIKit(event) ? lane(named: Self.uiKit) : nil)
      let lane = lane(named: name)
      outer.append((event.depth, lane))
      rows.append(Row(lane: lane, origin: origin, text: Self.text(of: event), kind: event.kind))
    }
    beginWithUIKit()
  }

  /// UIKit is to the left of all that it calls.
  private mutating func beginWithUIKit() {
    guard let place = lanes.firstIndex(of: Self.uiKit) else { return }
    func moved(_ lane: Int) -> Int { lane == place ? 0 : lane < place ? lane + 1 : lane }
    lanes.insert(lanes.remove(at: place), at: 0)
    for row in rows.indices {
      rows[row].lane = moved(rows[row].lane)
      rows[row].origin = rows[row].origin.map(moved)
    }
  }

  private mutating func lane(named name: String) -> Int {
    if let lane = lanes.firstIndex(of: name) { return lane }
    lanes.append(name)
    return lanes.count - 1
  }

  /// Whether it is UIKit that begins this, where it is inside of nothing else.
  private static func isFromUIKit(_ event: Event) -> Bool {
    event.kind == .callback || event.kind == .query
  }

  /// Whose lane the event is in; nil for what a flow leaves out.
  private static func lane(of event: Event) -> String? {
    switch event.kind {
    case .console, .diagnosis, .script: return nil
    case .notification, .exception: return uiKit
    case .callback, .query, .call: break
    }
    guard let subject = event.subject else { return uiKit }
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
