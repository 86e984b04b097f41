import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Notes when it is told of the background, and what else happens.
private final class Busy: UIResponder, UIApplicationDelegate {
  static var log: [String] = []
  /// Whether it ends its task when it is told that its time is up.
  static var endsTask = true
  static var asksForTime = false
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    let root = A()
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    guard Self.asksForTime else { return }
    var task = UIBackgroundTaskIdentifier.invalid
    task = application.beginBackgroundTask {
      Self.log.append("expired")
      if Self.endsTask { application.endBackgroundTask(task) }
    }
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    Self.log.append("foreground")
  }
  func applicationWillTerminate(_ application: UIApplication) { Self.log.append("terminate") }
}

/// What goes on in the background, and for how long (rules 520 and 521).
@MainActor
struct SuspensionTests {
  private func launched(
    iOS: IOSVersion, asksForTime: Bool = false, endsTask: Bool = true, modes: [String] = []
  ) throws -> Device {
    (Busy.log, Busy.asksForTime, Busy.endsTask) = ([], asksForTime, endsTask)
    return try Device(iOS: iOS, info: ["UIBackgroundModes": modes], classes: [Busy.self])
      .launch("Busy")
  }

  /// Writes a line each so many seconds.
  private func tick(every seconds: Double) {
    HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in
      Busy.log.append("tick")
    }
  }

  @Test("Without a task nothing runs any more soon, and what is overdue comes later", .rule(520))
  func suspended() throws {
    let device = try launched(iOS: 12)
    tick(every: 60)
    try device.simulator.pressHome()
    try device.simulator.advance(by: 600)
    expectEqual(Busy.log, [])
    try device.simulator.activate()
    try device.simulator.settle()
    expectEqual(Busy.log, ["foreground", "tick"])
    try device.simulator.advance(by: 60)
    expectEqual(Busy.log, ["foreground", "tick", "tick"])
  }

  @Test("A task keeps the app awake until its time is up, which is less since iOS 7", .rule(520))
  func task() throws {
    for (iOS, seconds) in [(IOSVersion(6), 600), (7, 180), (12, 180), (13, 30), (17, 30)] {
      let device = try launched(iOS: iOS, asksForTime: true)
      try device.simulator.pressHome()
      let application = try #require(device.simulator.application)
      expectEqual(application.backgroundTimeRemaining, Double(seconds), "iOS \(iOS)")
      try device.simulator.advance(by: Double(seconds - 6))
      expect(application.backgroundTimeRemaining == 6 && Busy.log == [], "iOS \(iOS)")
      try device.simulator.advance(by: 600)
      expectEqual(Busy.log, ["expired"], "iOS \(iOS)")
      try device.simulator.activate()
      try device.simulator.settle()
      expectEqual(Busy.log, ["expired", "foreground"], "iOS \(iOS)")
      expect(application.backgroundTimeRemaining > 1e9, "iOS \(iOS)")
    }
  }

  @Test("Whoever does not end its task is ended without a word", .rule(520))
  func killed() throws {
    let device = try launched(iOS: 17, asksForTime: true, endsTask: false)
    try device.simulator.pressHome()
    try device.simulator.advance(by: 60)
    expectEqual(Busy.log, ["expired"])
    expectEqual(device.simulator.runState, .ended)
    expect(device.lines(.diagnosis).contains { $0.contains("backgroundTaskNotEnded") })
  }

  @Test("An app that plays music is not suspended", .rule(520))
  func music() throws {
    let device = try launched(iOS: 12, modes: ["audio"])
    tick(every: 60)
    try device.simulator.pressHome()
    try device.simulator.advance(by: 130)
    expectEqual(Busy.log, ["tick", "tick"])
  }

  @Test("The interface turns before the app hears that it comes back", .rule(521))
  func turned() throws {
    for iOS in [6, 8, 11, 17] as [IOSVersion] {
      let device = try launched(iOS: iOS)
      try device.simulator.pressHome()
      let mark = device.simulator.recorder.events.count
      device.simulator.rotate(to: .landscapeLeft)
      expectEqual(device.simulator.recorder.events.count, mark, "iOS \(iOS)")
      try device.simulator.activate()
      try device.simulator.settle()
      expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height || iOS < 8, "iOS \(iOS)")
      let heard = device.simulator.recorder.events[mark...].filter { $0.kind == .callback }
        .map { String($0.name.prefix { $0 != "(" }) }
      let turn = iOS >= 8 ? "willTransition" : "willRotate"
      let places = [turn, "applicationWillEnterForeground"].map(heard.firstIndex(of:))
      let first = try #require(places[0], "iOS \(iOS)")
      let second = try #require(places[1], "iOS \(iOS)")
      expect(first < second, "iOS \(iOS)")
    }
  }
}
