import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseKit

@Suite struct ScenarioTests {
  let fake = FakeApp()

  private func steps(_ script: (XCUIApplication) throws -> Void) -> [Recording.Step] {
    let app = fake.proxy
    let run = ScriptRun(app: app)
    _ = run.perform { try script(app) }
    return run.steps
  }

  @Test("what is told, what happens and what is asked come in the order of the script")
  func order() throws {
    fake.onLaunch = { app in
      app.happens("viewDidLoad", on: "Root")
      return .done
    }
    fake.onCommand = { app, command in
      app.happens(command == .home ? "didEnterBackground" : "tick", on: "Delegate")
      return .done
    }
    let steps = steps { app in
      narrate("It starts.")
      try app.launch()
      try predict("What comes now?") {
        try app.pressHome()
        try app.advance(by: 1)
      }
      try app.advance(by: 1)
      try app.kill()
    }
    let events = fake.record?.trace.events ?? []
    expectEqual(
      steps,
      [
        .narration("It starts."),
        .events([Sample.deed(0, "launch"), events[0]], launch: 0),
        .prediction(question: "What comes now?", answer: [events[1], events[2]]),
        .events([Sample.deed(3, "wait", "wait 1 s", ["1.0"]), events[3]], launch: 0),
        .events([Sample.deed(4, "kill", "kill the app")], launch: 0),
        .end(.killed),
      ])
  }

  @Test("A picture of the screen stands where the script asked for it, and never before a question")
  func pictures() throws {
    var first = fake.snapshot
    first.application.state = "inactive"
    fake.onCommand = { app, _ in
      app.snapshot.application.state = "background"
      return .done
    }
    let later = fake.snapshot
    fake.snapshot = first
    let steps = steps { app in
      try app.launch()
      try app.showScreen("Before")
      try predict("And then?") {
        try app.advance(by: 1)
        try app.showScreen("After")
      }
      try app.kill()
      try app.showScreen("Never")
    }
    var last = later
    last.application.state = "background"
    expectEqual(
      steps,
      [
        .events([Sample.deed(0, "launch")], launch: 0), .screen(first, caption: "Before"),
        .prediction(question: "And then?", answer: []), .screen(last, caption: "After"),
        .events([Sample.deed(2, "kill", "kill the app")], launch: 0), .end(.killed),
      ])
  }

  @Test("an answer that comes later is in the event's step")
  func lateAnswer() throws {
    fake.onLaunch = { app in
      app.happens("shouldAutorotate", on: "Root", kind: .query)
      return .done
    }
    fake.onCommand = { app, _ in
      app.answers(0, "true")
      return .done
    }
    let steps = steps { app in
      try app.launch()
      try app.advance(by: 1)
    }
    guard case .events(let events, launch: 0) = steps.first else {
      Issue.record("\(steps)")
      return
    }
    expectEqual(events.map(\.answer), [nil, "true"])
    expectEqual(
      steps.dropFirst(), [.events([Sample.deed(1, "wait", "wait 1 s", ["1.0"])], launch: 0)])
  }

  @Test("events of a second launch are told apart, and the first one's end comes before them")
  func launches() throws {
    fake.onLaunch = { app in
      app.happens("viewDidLoad", on: "Root")
      return .done
    }
    let steps = steps { app in
      try app.launch()
      try app.relaunch()
    }
    let event = try #require(fake.record?.trace.first)
    expectEqual(
      steps,
      [
        .events([Sample.deed(0, "launch"), event], launch: 0),
        .events([Sample.deed(1, "kill", "kill the app")], launch: 0), .end(.killed),
        .events([Sample.deed(0, "launch"), event], launch: 1),
      ])
  }

  @Test("a death during a prediction comes after its answer")
  func deathInPrediction() throws {
    fake.onCommand = { app, _ in app.ends(.crashed(.init(signal: 5))) }
    let steps = steps { app in
      try app.launch()
      try predict("And now?") { try app.simulateMemoryWarning() }
      narrate("never said")
    }
    expectEqual(
      steps,
      [
        .events([Sample.deed(0, "launch")], launch: 0),
        .prediction(question: "And now?", answer: []), .end(.crashed(.init(signal: 5))),
      ])
  }
}
