import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseKit

@Suite struct PredictionTests {
  /// The key of the only question that a script asks.
  private func key(
    seed: UInt64 = 1, _ script: (XCUIApplication) throws -> Void
  ) throws -> AnswerKey {
    let fake = FakeApp()
    fake.onCommand = { app, _ in
      app.happens("willRotate(to:duration:)", on: "Map")
      app.happens("shouldAutorotate", on: "Menu", kind: .query)
      app.happens("viewWillLayoutSubviews()", on: "Map")
      app.happens("viewDidLayoutSubviews()", on: "Map")
      app.happens("viewWillLayoutSubviews()", on: "Map")
      app.happens("viewDidLayoutSubviews()", on: "Map")
      app.happens("viewWillAppear(_:)", on: "Menu")
      app.happens("tableView(_:numberOfRowsInSection:)", on: "Map")
      app.happens("tableView(_:numberOfRowsInSection:)", on: "Map")
      return .done
    }
    let app = XCUIApplication(
      driver: fake, defaults: LaunchConfiguration(appLibrary: "", bundle: "", iOS: 6),
      random: RandomInputs(seed: seed))
    let run = ScriptRun(app: app)
    _ = run.perform { try script(app) }
    let keys = run.steps.compactMap(\.key)
    try #require(keys.count == 1 && run.failures.isEmpty, "\(run.steps) \(run.failures)")
    return keys[0]
  }

  private func order(
    _ events: EventSelection, decoys: [String] = [], seed: UInt64 = 1
  ) throws -> AnswerKey {
    try key(seed: seed) { app in
      try app.launch()
      try predict("And now?", of: events, decoys: decoys, explain: "So.") {
        try app.advance(by: 1)
      }
    }
  }

  @Test("The key of an order is what came, each repetition once, without arguments")
  func truth() throws {
    expectEqual(
      try order(.callbacks()).truth,
      [
        "Map willRotate", "Map viewWillLayoutSubviews", "Map viewDidLayoutSubviews",
        "Menu viewWillAppear", "Map tableView(_:numberOfRowsInSection:)",
      ])
    expectEqual(try order(.callbacks("Menu")).truth, ["Menu viewWillAppear"])
    expectEqual(try order(.queries()).truth, ["Menu shouldAutorotate"])
    expectEqual(
      try order(.callbacksAndQueries("Menu")).truth,
      ["Menu shouldAutorotate", "Menu viewWillAppear"])
    expectEqual(
      try order(.events(.viewWillAppear, .callback("willRotate"))).truth,
      ["Map willRotate", "Menu viewWillAppear"])
    expectEqual(
      try order(.callbacks("Map").except("tableView", "willRotate")).truth,
      ["Map viewWillLayoutSubviews", "Map viewDidLayoutSubviews"])
  }

  @Test("The lines are offered with the decoys, mixed by the seed, and never in their order")
  func offer() throws {
    let decoys = ["Menu viewDidLoad()", "Map viewDidUnload"]
    let keys = try (1...12).map { try order(.callbacks("Map"), decoys: decoys, seed: $0) }
    for key in keys {
      let lines = key.truth + ["Map viewDidUnload", "Menu viewDidLoad"]
      expectEqual(key.offered.sorted(), lines.sorted())
      expect(key.offered.filter(key.truth.contains) != key.truth)
    }
    expect(Set(keys.map(\.offered)).count > 6)
    expectEqual(try order(.callbacks("Map"), decoys: decoys, seed: 5), keys[4])
    expectEqual(keys[0].explanation, "So.")
  }

  @Test("The key of a choice is what the script finds after the deed, and all choices are offered")
  func choice() throws {
    let choices = ["It turns.", "It stays.", "It ends."]
    let key = try key { app in
      try app.launch()
      try predict("And then?", choices: choices, reasons: ["It ends.": "It does not."]) {
        try app.advance(by: 1)
      } outcome: { app in
        app.trace.contains(.callback("willRotate")) ? "It turns." : "It stays."
      }
    }
    expectEqual(key.form, .choice)
    expectEqual(key.truth, ["It turns."])
    expectEqual(key.offered.sorted(), choices.sorted())
    expectEqual(key.reasons, ["It ends.": "It does not."])
  }

  @Test("A second question of a script is mixed in a way of its own, and the plain form has no key")
  func several() throws {
    let fake = FakeApp()
    let app = fake.proxy
    let run = ScriptRun(app: app)
    let choices = (1...9).map { "Choice \($0)" }
    _ = run.perform {
      try app.launch()
      predict("Plain?") {}
      predict("One?", choices: choices) {
      } outcome: { _ in
        "Choice 1"
      }
      predict("Two?", choices: choices) {
      } outcome: { _ in
        "Choice 1"
      }
    }
    let keys = run.steps.compactMap(\.key)
    expectEqual(keys.count, 2)
    expect(keys.first?.offered != keys.last?.offered)
  }

  @Test("Without an outcome, because the deed failed, nothing is asked for")
  func failedDeed() {
    let fake = FakeApp()
    fake.onCommand = { app, _ in app.ends(.crashed(.init(signal: 5))) }
    let app = fake.proxy
    let run = ScriptRun(app: app)
    _ = run.perform {
      try app.launch()
      try predict("And now?", choices: ["a", "b"]) {
        try app.advance(by: 1)
      } outcome: { _ in
        "a"
      }
    }
    expect(run.steps.compactMap(\.key).isEmpty)
    expectEqual(run.failures.count, 1)
  }
}
