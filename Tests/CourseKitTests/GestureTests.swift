import CourseModel
import Expectations
import Testing

@testable import CourseKit

/// What scripts look for by its kind, and what fingers do to it.
@Suite struct GestureTests {
  private let fake = FakeApp()

  init() {
    let row = Snapshot.View.fake(
      "UITableViewCell", kind: "UITableViewCell", [.fake("UILabel", kind: "UILabel", text: "First")]
    )
    var field = Snapshot.View.fake("UITextField", kind: "UITextField")
    field.accessibility = .init(placeholder: "Name", isFocused: false)
    var secret = Snapshot.View.fake("UITextField#2", kind: "UITextField")
    secret.accessibility = .init(placeholder: "Password", role: .secureTextField)
    var search = Snapshot.View.fake("UISearchTextField", kind: "UITextField")
    search.accessibility = .init(placeholder: "Search", role: .searchField)
    var parts = Snapshot.View.fake("UISegmentedControl", kind: "UISegmentedControl")
    parts.accessibility = .init(value: "0", parts: ["Day", "Night"])
    let bar = Snapshot.View.fake(
      "UINavigationBar", kind: "UINavigationBar",
      [
        .fake("UILabel#2", kind: "UILabel", text: "News"),
        .fake("UIButton", kind: "UIButton", text: "List"),
      ])
    fake.snapshot.windows = [
      .fake(.fake("UIWindow", kind: "UIWindow", [bar, row, field, secret, search, parts]))
    ]
  }

  @Test("Views are found by their kind, and by what a person would call them")
  func kinds() {
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertEqual(app.cells["First"].name, "UITableViewCell")
      XCTAssertEqual(app.textFields.map(\.name), ["UITextField"])
      XCTAssertEqual(app.textFields["Name"].placeholder, "Name")
      XCTAssertEqual(app.secureTextFields["Password"].name, "UITextField#2")
      XCTAssertEqual(app.searchFields["Search"].name, "UISearchTextField")
      XCTAssertEqual(app.navigationBars["News"].buttons.map(\.text), ["List"])
      XCTAssertFalse(app.navigationBars["Old"].exists)
      XCTAssertEqual(app.cells[0].labels["First"].name, "UILabel")
      XCTAssertEqual(app.alerts.count, 0)
    }
    expectEqual(failures, [])
  }

  @Test("A button is meant by its identifier, else by its accessibility label, else by its title")
  func buttons() throws {
    var (first, second) = (
      Snapshot.View.fake("UIButton#2", kind: "UIButton", text: "−"),
      Snapshot.View.fake("UIButton#3", kind: "UIButton", text: "Delete")
    )
    first.accessibilityIdentifier = "remove"
    first.accessibility = .init(label: "Delete")
    var link = Snapshot.View.fake("UIView", kind: "UIView")
    link.accessibility = .init(label: "More", role: .button)
    second.accessibility = .init(label: "Keep")
    fake.snapshot.windows[0].view.subviews += [first, second, link]
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertEqual(app.buttons["remove"].name, "UIButton#2")
      XCTAssertEqual(app.buttons["Delete"].name, "UIButton#2")
      XCTAssertEqual(app.buttons["Keep"].text, "Delete")
      XCTAssertEqual(app.buttons["More"].name, "UIView")
      XCTAssertFalse(app.buttons["UIButton#3"].exists)
      XCTAssertEqual(app.views["UIButton#3"].label, "Keep")
      XCTAssertEqual(
        app.buttons.matching(identifier: "Delete").map(\.name), ["UIButton#2", "UIButton#3"])
      XCTAssertFalse(app.labels["remove"].exists)
      XCTAssertEqual(app.staticTexts["First"].identifier, "")
      XCTAssertEqual(app.otherElements.firstMatch.name, "UIView")
    }
    expectEqual(failures, [])
  }

  @Test("The segments of a control are buttons, chosen or not, and a tap chooses one")
  func segments() throws {
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertEqual(app.buttons.map(\.text), ["List", "Day", "Night"])
      XCTAssertTrue(app.buttons["Day"].isSelected)
      XCTAssertFalse(app.segmentedControls.buttons["Night"].isSelected)
      XCTAssertEqual(app.segmentedControls[0].buttons.element(boundBy: 1).text, "Night")
      try app.segmentedControls[0].buttons["Night"].tap()
      try app.buttons["Day"].tap()
    }
    expectEqual(failures, [])
    let commands: [Command] = [
      .adjust(ElementQuery(kind: .named, label: "UISegmentedControl"), .segment(1)),
      .tap(ElementQuery(kind: .button, label: "Day")),
    ]
    expectEqual(
      fake.log.filter { !$0.hasPrefix("launch") && $0 != "snapshot" }, commands.map { "\($0)" })
  }

  @Test("A list of views finds what lies in any of them, and each view once")
  func descendants() {
    let inner = Snapshot.View.fake(
      "UIScrollView#2", kind: "UIScrollView", [.fake("UIButton#2", kind: "UIButton", text: "Go")])
    let outer = Snapshot.View.fake(
      "UIScrollView", kind: "UIScrollView",
      [inner, .fake("UILabel#3", kind: "UILabel", text: "Hi")])
    fake.snapshot.windows[0].view.subviews.append(outer)
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertEqual(app.navigationBars.buttons["List"].name, "UIButton")
      XCTAssertEqual(app.scrollViews.buttons.map(\.name), ["UIButton#2"])
      XCTAssertEqual(app.scrollViews.labels.map(\.text), ["Hi"])
      XCTAssertFalse(app.navigationBars.buttons["Go"].exists)
    }
    expectEqual(failures, [])
  }

  @Test("What fingers do goes to the middle of the view, and stands in the trace by its name")
  func gestures() {
    let result = Check("touch") { app in
      try app.launch()
      try app.cells["First"].tap()
      try app.cells["First"].swipeLeft()
      try app.views["UIWindow"].pinch(withScale: 2, velocity: 1)
      try app.segmentedControls[0].select(segment: "Night")
      try app.cells[0].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 1))
        .withOffset(CGVector(dx: 1, dy: -2)).press(forDuration: 2)
      try app.swipeBack(completes: false)
      XCTFail()
    }
    .run(fake.proxy)
    expectEqual(
      fake.log.filter { !$0.hasPrefix("launch") && $0 != "snapshot" },
      [
        Command.tap(ElementQuery(kind: .view, label: "UITableViewCell")),
        .touch(.swipe(.left), at: Point(5, 10), in: Rectangle(width: 10, height: 20)),
        .touch(
          .pinch(scale: 2, velocity: 1), at: Point(5, 10), in: Rectangle(width: 10, height: 20)),
        .adjust(ElementQuery(kind: .named, label: "UISegmentedControl"), .segment(1)),
        .touch(.press(seconds: 2), at: Point(6, 18), in: nil), .swipeBack(completes: false),
      ].map { "\($0)" })
    expectEqual(
      result.trace?.compactMap(\.text),
      [
        "launch", "tap \"First\"", "swipe left on \"First\"", "pinch \"UIWindow\"", "tap \"Night\"",
        "press (6, 18)", "swipe back from the edge and let go early",
      ])
  }

  @Test("Where nothing answers a finger the trace says what was there, and how the interface lies")
  func outcomes() {
    fake.onCommand = { _, command in
      switch command {
      case .tap: .unanswered("UILabel \"Hello\" in UIView")
      case .rotate: .turned(interface: .portrait)
      default: .done
      }
    }
    let result = Check("touch") { app in
      try app.launch()
      try app.cells[0].tap()
      try app.rotate(to: .landscapeLeft)
      XCTFail()
    }
    .run(fake.proxy)
    expectEqual(
      result.trace?.map(\.description),
      [
        "launch", "tap UITableViewCell → nothing answers; there is UILabel \"Hello\" in UIView",
        "turn left → interface portrait",
      ])
  }

  @Test("A segment that is not there is refused, with those that are")
  func segment() {
    let failures = fake.failures { app in
      try app.launch()
      try app.segmentedControls[0].select(segment: "Dusk")
    }
    expectEqual(
      failures.map(\.summary),
      [
        "threw error \"There is no segment “Dusk”: there are Day, Night.\""
      ])
  }
}
