import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseKit

/// What several tests expect.
enum Sample {
  /// What a script did, as a reader of a trace finds it.
  static func deed(
    _ number: Int, _ name: String, _ words: String? = nil, _ arguments: [String] = []
  ) -> Event {
    Event(
      sequence: -1 - number, instant: .zero, depth: 0, kind: .script, name: name,
      arguments: arguments, text: words ?? name)
  }
}

@Suite struct DeedTests {
  private let fake = FakeApp()

  @Test("What the network answers is there from the launch on, or from when the script says it")
  func network() throws {
    var given: [String: NetworkAnswer] = [:]
    fake.onLaunch = { app in
      given = app.record?.configuration.answers ?? [:]
      return .done
    }
    var sent: [Command] = []
    fake.onCommand = { _, command in
      sent.append(command)
      return .done
    }
    let result = Check("ask") { app in
      try app.answer("https://a.b/c", with: .json("{}"), after: 2)
      try app.launch()
      try app.answer("https://a.b/d", with: .failure(.timedOut), after: 0.5)
      XCTFail()
    }
    .run(fake.proxy)
    var answer = NetworkAnswer.json("{}")
    answer.delay = 2
    expectEqual(given, ["https://a.b/c": answer])
    var failure = NetworkAnswer.failure(.timedOut)
    failure.delay = 0.5
    expectEqual(sent, [.answer("https://a.b/d", failure)])
    expectEqual(
      result.trace?.map { $0.text ?? $0.name }.last,
      "the network answers https://a.b/d with timedOut after 0.5 s")
  }

  @Test("What a check did stands in the trace that its reader sees, at its place, and in no other")
  func woven() {
    fake.onLaunch = { app in
      app.happens("viewDidLoad", on: "Root")
      return .done
    }
    fake.onCommand = { app, command in
      if case .rotate = command { app.happens("willRotate", on: "Root") }
      return .done
    }
    var seen: [String] = []
    let result = Check("turn") { app in
      try app.launch(orientation: .landscapeLeft)
      try app.perform("add", [1, "a"])
      try app.rotate(to: .portraitUpsideDown)
      try app.advance(by: 0.5)
      seen = app.trace.map(\.name)
      XCTFail()
    }
    .run(fake.proxy)
    expectEqual(seen, ["viewDidLoad", "willRotate"])
    expectEqual(
      result.trace?.map { $0.text ?? $0.name },
      [
        "launch, held turned left", "viewDidLoad",
        "perform \"add\" with [1, \"a\"]",
        "turn upside down", "willRotate", "wait 0.5 s",
      ])
  }

  @Test("Every command but a look has its words")
  func words() {
    let commands: [(Command, String?)] = [
      (.home, "leave the app"), (.activate, "come back to the app"),
      (.tap(ElementQuery(kind: .button, label: "Go")), "tap \"Go\""),
      (.memoryWarning, "memory warning"), (.terminate, "end the app"),
      (.closeInSwitcher, "throw the app out of the app switcher"),
      (.open(.url("a://b")), "open a://b in another app"),
      (.beginInterruption, "cover the app, as a phone call does"),
      (.endInterruption, "uncover the app"), (.snapshot, nil),
      (.open(.remoteNotification([:])), "tap a push notification"),
      (.open(.quickAction("New talk")), "choose the quick action \"New talk\" at the icon"),
      (.perform(action: "go", argument: .null), "perform \"go\""),
      (.setAppearance(.dark), "switch to dark"),
      (.setTextSize(.extraLarge), "choose the text size XL"),
      (.device(.lock), "lock the device"), (.device(.unlock), "unlock the device"),
      (.device(.shake), "shake the device"),
      (.device(.screenshot), "take a picture of the screen"),
      (.device(.timeChange), "the time changes, as at midnight"),
      (.pressKey("n", [.shift, .command]), "press shift+command+n"),
      (.pressKey("UIKeyInputUpArrow", []), "press UpArrow"), (.pressKey("\r", []), "press return"),
      (.remoteControl(.nextTrack), "press nextTrack on the headphones"),
      (.set(.brightness(0.2)), "make the screen 20 % bright"),
      (.set(.battery(0.5, .charging)), "the battery is at 50 %, charging"),
      (.set(.proximity(true)), "hold the device to an ear"),
      (.set(.proximity(false)), "take the device from the ear"),
      (.set(.lowPowerMode(true)), "switch the low power mode on"),
      (.set(.accessibility(.boldText, false)), "switch boldText off in the settings"),
      (.shareScreen(.whole), "give the app the whole screen"),
      (.shareScreen(.twoThirds), "give the app two thirds of the screen"),
      (.shareScreen(.half), "give the app half of the screen"),
      (.shareScreen(.third), "give the app a third of the screen"),
      (.shareScreen(.slideOver), "show the app in a panel over another one"),
    ]
    for (command, words) in commands { expectEqual(command.deed?.words, words) }
  }

  @Test("A launch on a version that is not there is refused in words")
  func version() {
    let result = Check("launch") { try $0.launch(iOS: 99) }.run(fake.proxy)
    expectEqual(
      result.failures.map(\.summary),
      [
        "threw error \"There is no such device: one with iOS 99.0.\""
      ])
  }

  @Test("A part for a version that is not there is its author's mistake")
  func describedVersion() {
    let line = #line
    let exercise = Exercise(iOS: 99, hints: ["A hint."]) { Check("launch") { try $0.launch() } }
    #expect(
      throws: Finding(
        .badLesson, "The exercise asks for iOS 99.0, which this course does not have.",
        at: SourcePlace(file: "DeedTests.swift", line: line + 1),
        remedy: "Write one that was released, from 2.0 to 26.0.")
    ) { try exercise.describe() }
    let scenario = Scenario("A launch", iOS: 6, 1) { try $0.launch() }
    #expect(
      throws: Finding(
        .badLesson, "The scenario asks for iOS 1.0, which this course does not have.",
        at: SourcePlace(file: "DeedTests.swift", line: line + 8),
        remedy: "Write one that was released, from 2.0 to 26.0.")
    ) { try scenario.describe() }
  }

  private struct Plain: Equatable { var name: String? = "Ada"; var count = 2 }

  @Test("Values are shown without the marks of Swift's debugger")
  func shownValues() {
    expectEqual(shown(Optional(Optional("Ada")) as Any), "Ada")
    expectEqual(shown([Optional("Ada"), nil]), "[\"Ada\", nil]")
    expectEqual(shown(["b": 1, "a": nil] as [String: Int?]), "[\"a\": nil, \"b\": 1]")
    expectEqual(shown(Set(["b", "a"])), "[\"a\", \"b\"]")
    expectEqual(shown(Plain()), "name: \"Ada\", count: 2")
    expectEqual(shown([PlainValue.int(0), .string("x")]), "[0, \"x\"]")
    expectEqual(shown([Rectangle(width: 1, height: 2)]), "[x: 0, y: 0, width: 1, height: 2]")
    expectEqual(shown((1, "a")), "(1, \"a\")")
    expectEqual(shown(DeviceOrientation.landscapeLeft), "landscapeLeft")
    expect(shown(1.5) == "1.5" && shown(true) == "true" && shown([:] as [String: Int]) == "[:]")
  }
}
