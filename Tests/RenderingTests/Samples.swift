import CourseModel
import EventTrace

/// Facts that several texts are made of.
enum Sample {
  static func event(
    _ sequence: Int, _ kind: Event.Kind, _ subject: String?, _ name: String, depth: Int = 0,
    arguments: [String] = [], answer: String? = nil, text: String? = nil, rule: Citation? = nil,
    milliseconds: Int64 = 0
  ) -> Event {
    Event(
      sequence: sequence, instant: VirtualInstant(nanoseconds: milliseconds * 1_000_000),
      depth: depth, kind: kind, subject: subject.map { .init(name: $0, className: $0) },
      name: name, arguments: arguments, answer: answer, text: text, rule: rule)
  }

  static let launch = [
    event(
      0, .callback, "AppDelegate", "application(_:didFinishLaunchingWithOptions:)",
      arguments: ["app", "nil"], answer: "true"),
    event(1, .call, "UIWindow", "rootViewController", depth: 1, arguments: ["Root"]),
    event(2, .callback, "Root", "viewDidLoad()", depth: 1),
    event(3, .console, nil, "print", depth: 2, text: "loaded"),
    event(4, .callback, "Root", "viewDidAppear(_:)", arguments: ["false"], milliseconds: 350),
  ]

  static let trace = Trace(iOS: 6, device: "iPhone 5", events: launch)

  static let divergence = Divergence(
    matched: [launch[2]], expected: [.viewWillAppear.on("Root"), .viewDidAppear],
    actual: [launch[4]])
}
