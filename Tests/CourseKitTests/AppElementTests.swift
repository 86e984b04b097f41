import CourseModel
import Expectations
import Testing

@testable import CourseKit

@Suite struct AppElementTests {
  let fake = FakeApp()

  init() {
    let label = Snapshot.View.fake("UILabel", kind: "UILabel", text: "Hello")
    let view = Snapshot.View.fake(
      "UIView",
      [
        .fake("UIButton", kind: "UIButton", text: "Login"),
        .fake("UIButton#2", kind: "UIButton", text: "Twice"),
        .fake("UIButton#3", kind: "UIButton", text: "Twice"), label,
      ])
    fake.snapshot.windows = [
      .fake(isKey: false, .fake("UIWindow")),
      .fake(
        root: .fake("Root", view: "UIView", [.fake("Child"), .fake("Child#2", view: "UIView#9")]),
        .fake("UIWindow#2", kind: "UIWindow", [view])),
    ]
  }

  @Test("elements are found by their place")
  func places() {
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertEqual(app.windows.map(\.name), ["UIWindow", "UIWindow#2"])
      XCTAssertEqual(app.keyWindow.name, "UIWindow#2")
      XCTAssertEqual(app.root.className, "Root")
      XCTAssertEqual(app.root.children.map(\.className), ["Child", "Child"])
      XCTAssertEqual(app.root.children[1].name, "Child#2")
      XCTAssertEqual(app.root.view.subviews.last?.text, "Hello")
      XCTAssertEqual(app.windows[1].rootController.name, "Root")
      XCTAssertEqual(
        app.screen.applicationFrame.description, "x: 0, y: 20, width: 320, height: 460")
    }
    expectEqual(failures, [])
  }

  @Test("a presented controller is found by name and by who presents it or is around that")
  func presented() {
    var root = Snapshot.Controller.fake("Root", view: "UIView", [.fake("Child")])
    root = Snapshot.Controller(
      name: root.name, className: root.className, title: nil, isViewLoaded: true,
      isOnScreen: true, children: root.children, presented: .fake("Login", view: "UIView#5"),
      viewName: root.viewName)
    fake.snapshot.windows = [.fake(root: root, .fake("UIWindow", kind: "UIWindow"))]
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertTrue(app.controllers["Login"].exists)
      XCTAssertEqual(app.root.presented.name, "Login")
      XCTAssertEqual(app.controllers["Child"].presented.className, "Login")
      XCTAssertFalse(app.controllers["Login"].presented.exists)
      XCTAssertEqual(app.root.children.map(\.name), ["Child"])
      XCTAssertEqual(app.controllers.map(\.name), ["Root", "Child", "Login"])
      _ = app.controllers["Login"].presented.name
    }
    expectEqual(failures.map(\.summary), ["Login presents no view controller"])
  }

  @Test("elements are found by what a person or the trace calls them")
  func labels() {
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertEqual(app.buttons["Login"].name, "UIButton")
      XCTAssertEqual(app.buttons.count, 3)
      XCTAssertEqual(app.labels["Hello"].className, "UILabel")
      XCTAssertEqual(app.views["UIButton#3"].text, "Twice")
      XCTAssertEqual(app.controllers["Root"].children.count, 2)
      XCTAssertFalse(app.buttons["Logout"].exists)
    }
    expectEqual(failures, [])
  }

  @Test("reading what is not there is one failure that says what is missing")
  func missing() {
    func summaries(_ read: @escaping (XCUIApplication) -> Void) -> [String] {
      fake.failures { app in
        try app.launch()
        read(app)
      }.map(\.summary)
    }
    expectEqual(
      summaries { _ = $0.root.children[2].className },
      ["there is no child of Root at index 2: the count is 2"])
    expectEqual(
      summaries { _ = $0.root.children[2].children[0].view.frame },
      ["there is no child of Root at index 2: the count is 2"])
    expectEqual(summaries { _ = $0.buttons["Logout"].frame }, ["there is no button “Logout”"])
    expectEqual(
      summaries { _ = $0.buttons["Twice"].frame },
      ["there are 2 buttons “Twice”, and one was meant"])
    expectEqual(
      summaries { _ = $0.controllers["Child"].title },
      ["there are 2 view controllers “Child”, and one was meant"])
    expectEqual(
      summaries { _ = $0.windows[0].rootController.name }, ["UIWindow has no root view controller"])
    expectEqual(
      summaries { _ = $0.root.children[0].view.text }, ["the view of Child is not loaded"])
    expectEqual(
      summaries { _ = $0.root.children[1].view.text }, ["the view of Child#2 is not in a window"])
    fake.snapshot.windows = []
    expectEqual(summaries { _ = $0.root.view.bounds }, ["there is no root view controller"])
    expectEqual(summaries { _ = $0.keyWindow.isKey }, ["there is no key window"])
    fake.snapshot.omitted = 3
    expectEqual(
      summaries { _ = $0.keyWindow.isKey },
      [
        "there is no key window; only what is nearest to its window is looked at, and 3 views or view "
          + "controllers with what they hold are not"
      ])
  }

  @Test("what answers to the same words as something else is there")
  func ambiguous() {
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertFalse(app.buttons["Twice"].exists, "No button should be left.")
      XCTAssertFalse(app.controllers["Child"].exists, "No child should be left.")
    }
    expectEqual(failures.map(\.message), ["No button should be left.", "No child should be left."])
  }

  @Test("where something was left out, nothing is absent, and lists are not complete")
  func leftOut() {
    fake.snapshot.omitted = 3
    let words =
      "there is more than can be looked at: 3 views or view controllers with what they hold were left "
      + "out, so nothing can be said to be absent"
    for script: (XCUIApplication) -> Void in [
      { XCTAssertFalse($0.labels["Goodbye"].exists) },
      { XCTAssertTrue($0.labels["Goodbye"].exists) },
      { XCTAssertEqual($0.labels.count, 1) },
      { XCTAssertTrue($0.root.children[0].children.isEmpty) },
      { XCTAssertEqual($0.labels.map(\.text), ["Hello"]) },
    ] {
      let failures = fake.failures { app in
        try app.launch()
        script(app)
      }
      expect(failures.map(\.summary).contains(words))
    }
    expectEqual(
      fake.failures { app in
        try app.launch()
        XCTAssertTrue(app.labels["Hello"].exists)
        XCTAssertEqual(app.windows.count, 2)
      }, [])
  }

  @Test("an identifier is no text that somebody reads")
  func identifiers() {
    var silent = Snapshot.View.fake("UILabel#2", kind: "UILabel")
    silent.accessibilityIdentifier = "Goodbye"
    fake.snapshot.windows[1].view.subviews.append(silent)
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertTrue(app.labels["Goodbye"].exists, "A label should say Goodbye.")
      XCTAssertTrue(app.labels["UILabel#2"].exists, "A label should say that.")
      XCTAssertEqual(app.views["Goodbye"].name, "UILabel#2")
      XCTAssertEqual(app.views["UILabel#2"].text, nil)
    }
    expectEqual(
      failures.map(\.message), ["A label should say Goodbye.", "A label should say that."])
  }

  @Test("the root is that of the key window, else of the frontmost that is shown")
  func root() {
    func root() -> String {
      var name = ""
      _ = fake.failures { app in
        try app.launch()
        name = app.root.name
      }
      return name
    }
    fake.snapshot.windows = [
      .fake(isKey: false, root: .fake("Decoy"), .fake("UIWindow")),
      .fake(isKey: false, root: .fake("Shown"), .fake("UIWindow#2")),
      .fake(isKey: false, root: .fake("Hidden"), .fake("UIWindow#3")),
    ]
    fake.snapshot.windows[2].isHidden = true
    expectEqual(root(), "Shown")
    fake.snapshot.windows[0].isKey = true
    expectEqual(root(), "Decoy")
  }

  @Test("what is missing is reported once until the app goes on")
  func once() {
    fake.snapshot.windows = []
    let failures = fake.failures { app in
      try app.launch()
      _ = app.root.name
      _ = app.root.className
      try app.advance(by: 1)
      _ = app.root.name
    }
    expectEqual(
      failures.map(\.summary), Array(repeating: "there is no root view controller", count: 2))
  }

  @Test("an assertion on something missing has the cause and the author's words, and no more")
  func missingInAssertion() {
    fake.snapshot.windows = []
    let failures = fake.failures { app in
      try app.launch()
      XCTAssertEqual(
        app.root.className, "Root", "The window needs a root.", file: "A/B.swift", line: 7)
      XCTAssertEqual(app.root.children.count, 0)
    }
    expectEqual(
      failures,
      [
        Failure(
          kind: .assertion, summary: "there is no root view controller",
          message: "The window needs a root.", assertion: SourcePlace(file: "B.swift", line: 7))
      ])
  }

  @Test("without a running app nothing is there")
  func notRunning() {
    let failures = fake.failures { app in XCTAssertEqual(app.windows.count, 0) }
    expectEqual(failures.map(\.summary), ["the app is not running"])
  }

  @Test("the screen is asked for once between two commands")
  func snapshots() {
    _ = fake.failures { app in
      try app.launch()
      _ = app.root.children.map(\.className)
      _ = app.buttons["Login"].text
      try app.rotate(to: .landscapeLeft)
      _ = app.root.title
    }
    expectEqual(
      fake.log,
      [
        "launch 6.0 []", "snapshot", "rotate(CourseModel.DeviceOrientation.landscapeLeft)",
        "snapshot",
      ])
  }

  @Test("a tap names the element as the script found it")
  func taps() {
    var commands: [Command] = []
    fake.onCommand = { _, command in
      commands.append(command)
      return .done
    }
    let failures = fake.failures { app in
      try app.launch()
      try app.buttons["Login"].tap()
      try app.root.view.subviews[1].tap()
      XCTAssertThrowsError(try app.root.view.subviews[9].tap()) { error in
        XCTAssertEqual(
          error as? Refusal,
          Refusal(.noSuchElement, "there is no subview of UIView at index 9: the count is 4"))
      }
    }
    expectEqual(failures, [])
    expectEqual(
      commands,
      [
        .tap(ElementQuery(kind: .button, label: "Login")),
        .tap(ElementQuery(kind: .view, label: "UIButton#2")),
      ])
  }

  @Test("an app that dies while the screen is read is the failure")
  func deathWhileReading() {
    let failures = fake.failures { app in
      try app.launch()
      self.fake.ends(.crashed(.init(signal: 11)))
      XCTAssertTrue(app.windows.isEmpty)
      try app.advance(by: 1)
    }
    expectEqual(
      failures.map(\.summary),
      [
        "the app is not running", "threw error \"the app has ended: signal 11\"",
      ])
    expectEqual(failures.last?.kind, .appEnded(.crashed(.init(signal: 11))))
  }
}
