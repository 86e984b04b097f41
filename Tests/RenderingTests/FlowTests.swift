import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

/// Flows from object to object, in characters and as SVG.
@Suite struct FlowTests {
  private static func event(
    _ kind: Event.Kind, _ object: String?, _ name: String, _ arguments: [String] = [],
    depth: Int = 0, answer: String? = nil
  ) -> Event {
    Event(
      sequence: 0, instant: .zero, depth: depth, kind: kind,
      subject: object.map { .init(name: $0, className: String($0.prefix { $0 != "#" })) },
      name: name, arguments: arguments, answer: answer)
  }

  private static let launch = [
    event(.call, nil, "UIApplicationMain(_:)", ["argc"]),
    event(.query, "Bundle", "path(forResource:)", ["a"], depth: 1, answer: "b"),
    event(.callback, "Clock", "loadView()"),
    event(.callback, "UIButton", "addTarget(_:)", ["Clock"], depth: 1),
    event(.callback, "UIViewController#2", "viewDidLoad()", depth: 2),
    event(.call, "UIWindow", "makeKeyAndVisible()"),
    event(.console, nil, "print", depth: 1),
    event(.callback, "Clock", "viewWillAppear(_:)", ["false"], depth: 1),
  ]

  @Test("Who decides has a lane, in the order of coming; views and the bundle have none")
  func lanes() {
    let flow = EventFlow(Self.launch)
    expectEqual(flow.lanes, ["UIKit", "Clock", "UIViewController#2", "UIWindow"])
    expectEqual(flow.rows.map(\.lane), [0, 1, 2, 3, 1])
    expectEqual(flow.rows.last?.text, "viewWillAppear(false)")
  }

  @Test("An event comes from what it is inside of, and a callback else from UIKit")
  func origins() {
    // The view in between has no lane, so the clock is what the second controller's event is inside of.
    expectEqual(EventFlow(Self.launch).rows.map(\.origin), [nil, 0, 1, nil, 3])
    // UIKit comes to the left, though it is first heard of last.
    let push = EventFlow([
      Self.event(.call, "UINavigationController", "pushViewController(_:animated:)", ["Clock"]),
      Self.event(.callback, "Clock", "loadView()", depth: 1),
      Self.event(.callback, "Clock", "viewDidAppear(_:)", ["true"]),
    ])
    expectEqual(push.lanes, ["UIKit", "UINavigationController", "Clock"])
    expectEqual(push.rows.map(\.lane), [1, 2, 2])
    expectEqual(push.rows.map(\.origin), [nil, 1, 0])
  }

  @Test("In characters an event is in the column of its object")
  func text() {
    let reading = Reading(
      title: "L", markdown: "![The launch](a.flow)",
      pictures: [.init(target: "a.flow", drawing: .flow(Self.launch))])
    let lines = TextRenderer().text(reading).split(separator: "\n").map(String.init)
    expectEqual(
      lines,
      [
        "The launch:", "```", "UIKit  Clock  UIViewController#2  UIWindow",
        "UIApplicationMain(argc)", "       loadView()", "              viewDidLoad()",
        "                                  makeKeyAndVisible()", "       viewWillAppear(false)",
        "```",
      ], "\(lines.joined(separator: "\n"))")
  }

  @Test("Where the names leave no room, each has a line of its own")
  func narrow() {
    let reading = Reading(
      title: "L", markdown: "![The launch](a.flow)",
      pictures: [.init(target: "a.flow", drawing: .flow(Self.launch))])
    let text = TextRenderer(style: TextStyle(width: 50)).text(reading)
    expect(text.contains("\nUIKit\n      Clock\n            UIViewController#2\n"), "\(text)")
    expect(text.contains("\n                  makeKeyAndVisible()\n"), "\(text)")
  }

  @Test("As SVG each lane is a line, and an arrow leads from who made it happen")
  func picture() {
    let page = ReadingPage(
      ShowReport(
        id: "l",
        reading: Reading(
          title: "L", markdown: "![The launch](a.flow)",
          pictures: [.init(target: "a.flow", drawing: .flow(Self.launch))]))
    ).text
    expect(page.contains(">UIViewController#2</text>"))
    expectEqual(page.split(separator: "class=\"box\"").count, 6)
    expectEqual(page.split(separator: "m-6 -4l6 4l-6 4").count, 3, "to the right")
    expectEqual(page.split(separator: "m6 -4l-6 4l6 4").count, 2, "and back")
  }
}
