import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseKit

@Suite struct XCUIApplicationTests {
  let fake = FakeApp()

  @Test("a launch uses what the script says, and the exercise's word where it says nothing")
  func launchDefaults() throws {
    var seen: [LaunchConfiguration] = []
    fake.onLaunch = { app in
      seen += [app.record?.configuration].compactMap(\.self)
      return .done
    }
    let app = XCUIApplication(
      driver: fake,
      defaults: LaunchConfiguration(
        appLibrary: "/app.so", bundle: "/bundle", iOS: 5, device: "iPhone 4"))
    try app.launch()
    try app.launch(iOS: 7, orientation: .landscapeLeft, reason: .url("a:b"))
    try app.launch(device: "iPad 2")
    expectEqual(seen.map(\.iOS), [5, 7, 5])
    expectEqual(seen.map(\.device), ["iPhone 4", nil, "iPad 2"])
    expectEqual(seen.map(\.orientation), [.portrait, .landscapeLeft, .portrait])
    expectEqual(seen.map(\.reason), [.user, .url("a:b"), .user])
  }

  @Test("what a launch stores is there for the next one, until the device is erased")
  func store() throws {
    fake.onLaunch = { app in
      app.stores("defaults")
      return .done
    }
    let app = fake.proxy
    try app.launch()
    try app.relaunch()
    try app.erase()
    try app.launch()
    expectEqual(
      fake.log,
      [
        "launch 6.0 []", "kill", "launch 6.0 [\"defaults\"]", "kill", "launch 6.0 []",
      ])
  }

  @Test("the launch that is going on and those before it can be looked at")
  func history() throws {
    var number = 0
    fake.onLaunch = { app in
      number += 1
      app.happens("launch \(number)", on: "App")
      app.happens("print", on: "App", kind: .console, text: "line \(number)")
      return .done
    }
    let app = fake.proxy
    expect(app.trace.isEmpty)
    try app.launch()
    try app.launch()
    expectEqual(
      app.traces.map { $0.map(\.name) }, [["launch 1", "print"], ["launch 2", "print"]])
    expectEqual(app.trace.first?.name, "launch 2")
    expectEqual(app.console, ["line 2"])
    expectEqual(app.state, .active)
    try app.kill()
    expectEqual(app.state, .notRunning)
  }

  @Test("leaving an app that the platform then ends is no error; what comes after it is")
  func endInOrder() throws {
    fake.onCommand = { app, _ in app.ends(.exited(code: 0), inOrder: true) }
    let app = fake.proxy
    try app.launch()
    try app.pressHome()
    #expect(throws: AppEnded.self) { try app.advance(by: 1) }
  }

  @Test("an app that quits when the Home button is pressed has not ended in order")
  func quitting() throws {
    fake.onCommand = { app, _ in app.ends(.exited(code: 0)) }
    let app = fake.proxy
    try app.launch()
    #expect(throws: AppEnded.self) { try app.pressHome() }
  }

  @Test("coming back starts an app that was ended in order, and not one that died")
  func activation() throws {
    let app = fake.proxy
    try app.activate()
    fake.ends(.exited(code: 0), inOrder: true)
    try app.activate()
    fake.ends(.crashed(.init(signal: 5)))
    #expect(throws: AppEnded.self) { try app.activate() }
    expectEqual(fake.log, ["launch 6.0 []", "launch 6.0 []"])
  }

  @Test("an exception can be expected and looked at")
  func exception() {
    fake.onLaunch = { $0.raises("NSInvalidArgumentException", "no such thing") }
    let failures = fake.failures { app in
      XCTAssertThrowsError(try app.launch())
      XCTAssertEqual(app.exception?.name, "NSInvalidArgumentException")
      XCTAssertEqual(app.exception?.text, "no such thing")
    }
    expectEqual(failures, [])
  }

  @Test("an exception that nobody expects is the failure")
  func unexpectedException() {
    fake.onLaunch = { $0.raises("NSInvalidArgumentException", "no such thing") }
    expectEqual(
      fake.failures { try $0.launch() },
      [
        Failure(
          kind: .uncaughtException(name: "NSInvalidArgumentException", reason: "no such thing"),
          summary:
            "threw error \"the app has ended: NSInvalidArgumentException: no such thing\"")
      ])
  }

  @Test("a refusal is thrown as it came")
  func refusal() {
    let refusal = Refusal(.noSuchAction, "reveal")
    fake.onCommand = { _, _ in .refused(refusal) }
    let failures = fake.failures { app in
      try app.launch()
      try app.perform("reveal")
    }
    expectEqual(failures.map(\.kind), [.refused(refusal)])
  }

  @Test("a named action carries plain data both ways")
  func performing() throws {
    fake.onCommand = { _, command in
      command == .perform(action: "sum", argument: [1, 2]) ? .value(3) : .done
    }
    let app = fake.proxy
    try app.launch()
    expectEqual(try app.perform("sum", [1, 2]), 3)
    expectEqual(try app.perform("nothing"), .null)
  }

  @Test("an app calls UIKit's methods by hand where a late version says so while it is used")
  func callsByHand() throws {
    let line =
      "[ViewController] Calling -viewWillAppear: directly on a view controller is not supported"
    fake.onCommand = { app, command in
      if command == .home { app.happens("print", on: "App", kind: .console, text: line) }
      if command == .memoryWarning { app.happens("viewDidUnload()", on: "App", kind: .call) }
      return command == .activate ? .refused(Refusal(.wrongState, "it is in front")) : .done
    }
    let app = fake.proxy
    expect(!app.callsByHand())
    expect(app.callsByHand { try app.pressHome() })
    expect(app.callsByHand { try app.simulateMemoryWarning() })
    expect(!app.callsByHand { try app.activate() })
    let launches = fake.log.filter { $0.hasPrefix("launch") }
    expectEqual(launches, Array(repeating: "launch 17.0 []", count: 4))
  }
}
