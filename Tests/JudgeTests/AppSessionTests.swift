import CourseKit
import CourseModel
import EventTrace
import Foundation
import Expectations
import Testing

@testable import Judge

@Suite struct AppSessionTests {
  @Test("a launch brings its trace, its store and its reply")
  func launch() throws {
    let host = try FakeHost()
    try host.app(.store(DeviceStore(items: ["defaults": Data([1])])))
    try host.launches("viewDidLoad", "viewWillAppear(_:)")
    let session = AppSession(host.connection)
    expectEqual(try session.launch(.plain), .done)
    expectEqual(session.record?.trace.map(\.name), ["viewDidLoad", "viewWillAppear(_:)"])
    expectEqual(session.record?.trace.device, "iPhone 5")
    expectEqual(session.record?.store.items, ["defaults": Data([1])])
    expectEqual(try host.requests(), [.launch(.sent())])
  }

  @Test("an app that ends instead of answering has no reply")
  func end() throws {
    let host = try FakeHost()
    try host.launches("viewDidLoad")
    try host.app(.uncaughtException(name: "NSRangeException", reason: "beyond bounds"))
    try host.ended(.exited(code: 1))
    let session = AppSession(host.connection)
    expectEqual(try session.launch(.plain), .done)
    expectNil(try session.send(.memoryWarning))
    expectEqual(session.record?.end, .exited(code: 1))
    expectEqual(session.record?.uncaughtException?.name, "NSRangeException")
    expectNil(try session.send(.memoryWarning))
    expectEqual(try host.requests(), [.launch(.sent()), .command(.memoryWarning)])
  }

  @Test("an answer is put into its event")
  func answers() throws {
    let host = try FakeHost()
    try host.app(
      .trace(.header(schema: 1, iOS: 6, device: "iPhone 5")),
      .trace(.event(.callback(0, "shouldAutorotate"))), .trace(.answer(to: 0, "true")),
      .reply(.done))
    let session = AppSession(host.connection)
    _ = try session.launch(.plain)
    expectEqual(session.record?.trace.events.map(\.answer), ["true"])
  }

  @Test("what the app writes is kept up to a bound")
  func output() throws {
    let host = try FakeHost()
    try host.bytes(Array("hello ".utf8), kind: FrameKind.standardOutput)
    try host.bytes(Array("world".utf8), kind: FrameKind.standardError)
    try host.bytes(
      [UInt8](repeating: 65, count: LaunchIntake.shownOutput), kind: FrameKind.standardOutput)
    try host.launches()
    let session = AppSession(host.connection)
    _ = try session.launch(.plain)
    expectEqual(session.record?.output.hasPrefix("hello worldAAA"), true)
    expectEqual(session.record?.output.utf8.count, LaunchIntake.shownOutput)
  }

  @Test("an app that is killed leaves what it sent until then, crossing replies ignored")
  func kill() throws {
    let host = try FakeHost()
    try host.launches("viewDidLoad")
    try host.app(.trace(.event(.callback(1, "late"))), .reply(.done))
    try host.ended(.killed)
    let session = AppSession(host.connection)
    _ = try session.launch(.plain)
    try session.kill()
    try session.kill()
    expectEqual(session.record?.end, .killed)
    expectEqual(session.record?.trace.map(\.name), ["viewDidLoad", "late"])
    expectEqual(try host.requests(), [.launch(.sent()), .kill])
  }

  @Test("an app that took too long too often is stopped, and the next one is not even started")
  func patience() throws {
    let host = try FakeHost()
    try host.launches("viewDidLoad")
    try host.ended(.killed)
    let patience = Patience(seconds: 0, moment: .zero)
    let session = AppSession(host.connection, patience: patience)
    expectEqual(try session.launch(.plain), .done)
    expect(patience.isOver)
    expectNil(try session.send(.memoryWarning))
    expectEqual(session.record?.end, .limit(.wallTime))
    let next = AppSession(host.connection, patience: patience)
    expectNil(try next.launch(.plain))
    expectEqual(next.record?.end, .limit(.wallTime))
    expectNil(try next.send(.memoryWarning))
    expectEqual(try host.requests(), [.launch(.sent()), .kill])
  }

  @Test("what a busy machine took is not counted, up to a limit")
  func delays() throws {
    for (microseconds, isOver) in [("1000000", false), ("0", true)] {
      let host = try FakeHost()
      try host.bytes(Array(microseconds.utf8), kind: FrameKind.delayed)
      try host.launches("viewDidLoad")
      let patience = Patience(seconds: 0, moment: .zero)
      expectEqual(try AppSession(host.connection, patience: patience).launch(.plain), .done)
      expectEqual(patience.isOver, isOver)
    }
    let patience = Patience(seconds: 0, moment: .zero)
    patience.forgive(.seconds(60))
    try patience.wait { () throws(HostLost) in
      patience.forgive(.seconds(60))
      Thread.sleep(forTimeInterval: 0.001)
    }
    expect(patience.isOver)
  }

  @Test("what does not fit what came before is not believed")
  func lies() throws {
    func event(_ sequence: Int = 1, nanoseconds: Int64 = 0, depth: Int = 0) -> [UInt8] {
      json(
        .trace(
          .event(
            Event(
              sequence: sequence, instant: VirtualInstant(nanoseconds: nanoseconds), depth: depth,
              kind: .callback, name: "viewDidLoad"))))
    }
    let header = json(.trace(.header(schema: 1, iOS: 6, device: "iPhone 5")))
    let deep = (0...PlainValue.deepest).reduce(PlainValue.null) { value, _ in [value] }
    let wide = PlainValue.array(Array(repeating: 1, count: AppMessage.longestValue / 2))
    let lies: [(String, [UInt8])] = [
      ("a result nested too deep", json(.reply(.value(deep)))),
      ("a result that is too long", json(.reply(.value(wide)))),
      ("not JSON", Array("{".utf8)),
      ("nested without end", [UInt8](repeating: UInt8(ascii: "["), count: 100_000)),
      ("a gap in the sequence", event(2)),
      ("an event twice", event(0)),
      ("time that runs backwards", event(nanoseconds: -1)),
      ("a depth that nobody can draw", event(depth: 1 << 40)),
      ("a negative depth", event(depth: -1)),
      ("a second header", header),
      ("an answer to nothing", json(.trace(.answer(to: 1, "true")))),
      (
        "a store beyond what a launch can carry",
        json(.store(DeviceStore(items: ["a": Data(count: LaunchIntake.largestStoreMessage)])))
      ),
    ]
    for (name, lie) in lies {
      var intake = LaunchIntake(.plain)
      _ = try intake.take(message: header)
      _ = try intake.take(message: event(0))
      #expect(throws: LaunchIntake.Violation.self, "\(name)") {
        _ = try intake.take(message: lie)
      }
      expectEqual(intake.record.trace.count, 1, "\(name)")
      expectEqual(intake.record.store, DeviceStore(), "\(name)")
    }
  }

  @Test("a trace begins with a header of the version that was launched")
  func header() throws {
    for first: TraceLine in [
      .event(.callback(0, "first")), .header(schema: 1, iOS: 7, device: "iPhone 5"),
      .header(schema: 2, iOS: 6, device: "iPhone 5"),
    ] {
      var intake = LaunchIntake(.plain)
      #expect(throws: LaunchIntake.Violation.self) {
        _ = try intake.take(message: json(.trace(first)))
      }
    }
  }

  @Test("what led into a limit of time is not tried again, and what comes after it has less time")
  func oneLimit() throws {
    let host = try FakeHost()
    let patience = Patience(seconds: 100)
    let end = LaunchEnd.limit(.processorTime, appOffsets: [7])
    try host.ended(end)
    let first = AppSession(host.connection, patience: patience)
    expectNil(try first.launch(.plain))
    let second = AppSession(host.connection, patience: patience)
    expectNil(try second.launch(.plain))
    expectEqual(second.record?.end, end)
    // On another version it may come out otherwise.
    try host.launches(iOS: 9)
    var other = LaunchConfiguration.plain
    other.iOS = 9
    expectEqual(try second.launch(other), .done)
    expectEqual(second.record?.configuration.limits.wallSeconds, 0.5)
    expectEqual(try host.requests().count, 2)
  }

  @Test("a command that led into a limit of time is not tried again after the same commands")
  func oneLimitOfCommands() throws {
    let host = try FakeHost()
    let patience = Patience(seconds: 100)
    func tap(after commands: [Command]) throws -> LaunchEnd? {
      let session = AppSession(host.connection, patience: patience)
      _ = try session.launch(.plain)
      for command in commands { _ = try session.send(command) }
      _ = try session.send(.home)
      return session.record?.end
    }
    try host.launches()
    try host.ended(.limit(.processorTime))
    expectEqual(try tap(after: []), .limit(.processorTime))
    // The same story: the app is stopped before it is asked.
    try host.launches()
    try host.ended(.killed)
    expectEqual(try tap(after: []), .limit(.processorTime))
    // Another one.
    try host.launches()
    try host.app(.reply(.done))
    try host.app(.reply(.done))
    expectNil(try tap(after: [.memoryWarning]))
  }

  @Test("an app that lies is stopped, and the launch ends by its fault")
  func conviction() throws {
    let host = try FakeHost()
    try host.app(.reply(.value(1)), .trace(.event(.callback(0, "unseen"))))
    try host.ended(.killed)
    try host.launches("viewDidLoad")
    let session = AppSession(host.connection)
    expectNil(try session.launch(.plain))
    expectEqual(session.record?.end, .limit(.messages))
    expectEqual(session.record?.trace.isEmpty, true)
    expectEqual(try session.launch(.plain), .done)
    expectEqual(session.record?.trace.map(\.name), ["viewDidLoad"])
    expectEqual(try host.requests(), [.launch(.sent()), .kill, .launch(.sent(launch: 2))])
  }

  @Test("messages beyond the launch's measure end it")
  func flood() throws {
    var configuration = LaunchConfiguration.plain
    configuration.limits.messageBytes = 100
    var intake = LaunchIntake(configuration)
    let header = json(.trace(.header(schema: 1, iOS: 6, device: "iPhone 5")))
    _ = try intake.take(message: header)
    #expect(throws: LaunchIntake.Violation.self) {
      _ = try intake.take(message: json(.trace(.event(.callback(0, "first")))))
    }
  }

  @Test("a host that closes the channel is lost, now and later")
  func closed() throws {
    let host = try FakeHost()
    try host.launches()
    host.closes()
    let session = AppSession(host.connection)
    expectEqual(try session.launch(.plain), .done)
    #expect(throws: HostLost(.closed)) { _ = try session.send(.home) }
    #expect(throws: HostLost(.closed)) { try session.kill() }
  }

  @Test("a host that says nothing is given up")
  func silent() throws {
    var configuration = LaunchConfiguration.plain
    configuration.limits.wallSeconds = 0.02
    let host = try FakeHost(grace: 0.01)
    let session = AppSession(host.connection)
    #expect(throws: HostLost(.silent(seconds: 0.03))) { _ = try session.launch(configuration) }
  }

  @Test("a host that speaks another protocol is given up", arguments: [UInt8(9), FrameKind.ended])
  func otherProtocol(kind: UInt8) throws {
    let host = try FakeHost()
    try host.bytes([1], kind: kind)
    let session = AppSession(host.connection)
    #expect(throws: HostLost(.notUnderstood)) { _ = try session.launch(.plain) }
  }

  private func json(_ message: AppMessage) -> [UInt8] {
    guard let data = try? JSONEncoder().encode(message) else { return [] }
    return [UInt8](data)
  }
}
