import EventTrace
import Expectations
import Testing

/// A trace with one event of every sort of content.
private let sample = Trace(
  iOS: 6.0, device: "iPhone 5",
  events: [
    Event(
      sequence: 0, instant: .zero, depth: 0, kind: .callback,
      subject: .init(name: "AppDelegate", className: "AppDelegate"),
      name: "application(_:didFinishLaunchingWithOptions:)", arguments: ["UIApplication", "nil"],
      answer: "true"),
    Event(
      sequence: 1, instant: VirtualInstant(nanoseconds: 1_500_000_000), depth: 1, kind: .call,
      subject: .init(name: "UIWindow#2", className: "UIWindow"), name: "makeKeyAndVisible()"),
    Event(
      sequence: 2, instant: VirtualInstant(nanoseconds: 1_500_000_000), depth: 0, kind: .console,
      name: "print", text: "tab\t\"quoted\"\nsecond line"),
    Event(
      sequence: 3, instant: VirtualInstant(nanoseconds: 1_500_000_000), depth: 0, kind: .diagnosis,
      name: "nilPushed", text: "nil was pushed.", rule: "M11c"),
  ])

struct TraceLineTests {
  @Test("A trace is written as one JSON object a line, keys sorted")
  func bytes() throws {
    expectEqual(
      try sample.jsonLines(),
      """
      {"device":"iPhone 5","iOS":"6.0","trace":1}
      {"answer":"true","args":["UIApplication","nil"],"kind":"callback",\
      "name":"application(_:didFinishLaunchingWithOptions:)","seq":0,"subject":"AppDelegate","t":0}
      {"class":"UIWindow","depth":1,"kind":"call","name":"makeKeyAndVisible()","seq":1,\
      "subject":"UIWindow#2","t":1500000000}
      {"kind":"console","name":"print","seq":2,"t":1500000000,\
      "text":"tab\\t\\"quoted\\"\\nsecond line"}
      {"kind":"diagnosis","name":"nilPushed","rule":"M11c","seq":3,"t":1500000000,\
      "text":"nil was pushed."}

      """)
  }

  @Test("What was written is read again as the same trace")
  func roundTrip() throws {
    expectEqual(try Trace(jsonLines: sample.jsonLines()), sample)
  }

  @Test("Answers find their event, and a withdrawn event leaves no gap")
  func liveStream() throws {
    let stream = """
      {"device":"iPhone 4S","iOS":"5.0","trace":1}
      {"kind":"query","name":"shouldAutorotate","seq":0,"t":0}
      {"answer":"true","answerTo":0}
      {"kind":"callback","name":"applicationDidBecomeActive(_:)","seq":1,"t":0}
      {"withdrawn":1}
      {"kind":"callback","name":"viewDidLoad()","seq":1,"t":0}
      """
    let trace = try Trace(jsonLines: stream)
    expectEqual(trace.map(\.name), ["shouldAutorotate", "viewDidLoad()"])
    expectEqual(trace[0].answer, "true")
  }

  @Test(
    "A text that is no trace is refused with the line and the reason",
    arguments: [
      ("", TraceFormatError(line: 1, problem: .noHeader)),
      (
        #"{"kind":"call","name":"x","seq":0,"t":0}"#,
        TraceFormatError(line: 1, problem: .noHeader)
      ),
      (
        #"{"device":"x","iOS":"6.0","trace":9}"#,
        TraceFormatError(line: 1, problem: .unknownSchema(9))
      ),
      (
        "{\"device\":\"x\",\"iOS\":\"6.0\",\"trace\":1}\nnonsense",
        TraceFormatError(line: 2, problem: .notALine)
      ),
      (
        "{\"device\":\"x\",\"iOS\":\"6.0\",\"trace\":1}\n"
          + "{\"kind\":\"call\",\"name\":\"x\",\"seq\":7,\"t\":0}",
        TraceFormatError(line: 2, problem: .outOfOrder)
      ),
      (
        "{\"device\":\"x\",\"iOS\":\"6.0\",\"trace\":1}\n{\"withdrawn\":0}",
        TraceFormatError(line: 2, problem: .outOfOrder)
      ),
    ])
  func refusals(text: String, error: TraceFormatError) {
    #expect(throws: error) { try Trace(jsonLines: text) }
  }
}

struct EventTests {
  @Test("A call is spelled with its arguments in place of the labels' blanks")
  func spelling() {
    expectEqual(
      sample[0].spelled, "application(UIApplication, didFinishLaunchingWithOptions: nil)")
    let property = Event(
      sequence: 0, instant: .zero, depth: 0, kind: .call, name: "rootViewController",
      arguments: ["Root"])
    expectEqual(property.spelled, "rootViewController = Root")
  }

  @Test("A name without parentheses names every spelling of the member")
  func names() {
    expect(sample[0].isNamed("application"))
    expect(sample[1].isNamed("makeKeyAndVisible"))
    expect(sample[1].isNamed("makeKeyAndVisible()"))
    expect(!sample[1].isNamed("makeKey"))
  }
}

struct IOSVersionTests {
  @Test(
    "A version is read from its digits, with or without iOS before them",
    arguments: [
      ("6", IOSVersion(6)), ("6.1", IOSVersion(6, 1)), ("iOS 10.3", IOSVersion(10, 3)),
      ("ios17", IOSVersion(17)), ("", nil), ("6.", nil), ("6.1.2", nil), ("-6", nil),
      ("six", nil), ("99999", nil), ("٦", nil),
    ])
  func reading(text: String, version: IOSVersion?) {
    expectEqual(IOSVersion(text), version)
  }

  @Test("Versions are ordered by number, not by digit")
  func order() {
    expect(IOSVersion(9, 3) < IOSVersion(10))
    expect(IOSVersion(10, 2) < IOSVersion(10, 10))
    expectEqual((4.3 as IOSVersion), IOSVersion(4, 3))
  }
}

struct VirtualInstantTests {
  @Test("Time only goes forward, and a span that is no number is none")
  func advancing() {
    let start = VirtualInstant(nanoseconds: 5)
    expectEqual(start.advanced(by: 1).nanoseconds, 1_000_000_005)
    expectEqual(start.advanced(by: -1), start)
    expectEqual(start.advanced(by: .nan), start)
    expectEqual(start.advanced(by: .infinity), start)
    expect(start.advanced(by: 1e300) > start)
  }
}
