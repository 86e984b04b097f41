import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Logs every run-state call with the state that the app sees in it.
private final class Delegate: UIResponder, UIApplicationDelegate {
  static var log: [String] = []

  private func note(_ call: String) {
    let state =
      switch UIApplication.shared.applicationState {
      case .active: "active"
      case .inactive: "inactive"
      case .background: "background"
      }
    Self.log.append("\(call) [\(state)]")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinish")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { note("willTerminate") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    note("openURL")
    return true
  }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    note("didReceiveRemoteNotification")
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
}

private final class Refusing: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return false
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { true }
}

/// Has every method that opens URLs.
private final class Opening: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool { true }
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { true }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { true }
}

@MainActor
struct RunStateTests {
  private func launched(
    iOS: IOSVersion = 11.0, reason: Simulator.LaunchReason = .user, info: [String: Any] = [:]
  ) throws -> Simulator {
    Delegate.log = []
    return try Device(iOS: iOS, info: info, reason: reason, classes: [Delegate.self])
      .launch("Delegate").simulator
  }

  @Test("Leaving and coming back, with the states that the app sees", .rule(21, 32, 33, 34))
  func homeAndReturn() throws {
    let simulator = try launched()
    try simulator.pressHome()
    try simulator.settle()
    try simulator.activate()
    try simulator.settle()
    expectEqual(
      Delegate.log,
      [
        "didFinish [inactive]", "didBecomeActive [active]", "willResignActive [active]",
        "didEnterBackground [background]", "willEnterForeground [background]",
        "didBecomeActive [active]",
      ])
  }

  @Test("An alert only takes the app's activity away", .rule(36))
  func interruption() throws {
    let simulator = try launched()
    Delegate.log = []
    try simulator.beginInterruption()
    try simulator.endInterruption()
    expectEqual(Delegate.log, ["willResignActive [active]", "didBecomeActive [active]"])
  }

  @Test("A URL comes after did-finish and before the app is active", .rule(19))
  func launchWithURL() throws {
    _ = try launched(reason: .url("speakerclock://start"))
    expectEqual(
      Delegate.log, ["didFinish [inactive]", "openURL [inactive]", "didBecomeActive [active]"])
  }

  @Test("Of the methods that open URLs the newest is called that the version knows", .rule(197))
  func urlMethods() throws {
    let newest: [(IOSVersion, String)] = [
      (3.0, "handleOpen:"), (4.1, "handleOpen:"), (4.2, "sourceApplication:"),
      (8.4, "sourceApplication:"), (9.0, "options:"), (26, "options:"),
    ]
    for (iOS, label) in newest {
      let device = try Device(iOS: iOS, reason: .url("clock://start"), classes: [Opening.self])
        .launch("Opening")
      let calls = device.lines(.callback).filter { $0.contains("clock://start") }
      expect(calls.count == 1 && calls[0].contains(label), "iOS \(iOS): \(calls)")
    }
  }

  @Test("When did-finish says no, the URL is not handed over", .rule(18))
  func refusedURL() throws {
    let device = try Device(
      iOS: 11.0, reason: .url("speakerclock://start"), classes: [Refusing.self]
    ).launch("Refusing")
    expectEqual(device.lines(.callback).count { $0.contains("open:") }, 0)
    expectEqual(
      device.lines(.callback).first,
      "Refusing application(UIApplication, didFinishLaunchingWithOptions: [URL]) → false")
  }

  @Test("Controllers hear nothing when the app leaves and comes back", .rule(37))
  func controllersAreLeftAlone() throws {
    let device = try Device(iOS: 11.0, classes: [Refusing.self]).launch("Refusing")
    let before = device.callbacks.count
    try device.simulator.pressHome()
    try device.simulator.activate()
    try device.simulator.settle()
    expectEqual(device.callbacks.dropFirst(before), [])
  }

  @Test("A URL or a push wakes a suspended app before it is active")
  func openInBackground() throws {
    for (reason, call) in [
      (Simulator.LaunchReason.url("speakerclock://start"), "openURL"),
      (.remoteNotification(["aps": "ding"]), "didReceiveRemoteNotification"),
    ] {
      let simulator = try launched()
      try simulator.pressHome()
      Delegate.log = []
      try simulator.open(reason)
      try simulator.settle()
      expectEqual(
        Delegate.log,
        [
          "willEnterForeground [background]", "\(call) [inactive]", "didBecomeActive [active]",
        ])
    }
  }

  @Test("An app that is launched to fetch in the background never becomes active", .rule(21))
  func backgroundFetch() throws {
    // Before iOS 7 there was none.
    let old = try launched(iOS: 6.0, reason: .backgroundFetch)
    expect(!old.recorder.events.contains { $0.name.contains("performFetch") })
    _ = try launched(reason: .backgroundFetch)
    expectEqual(Delegate.log, ["didFinish [background]"])
  }

  @Test("Before iOS 4 the Home button ends the app", .rule(31))
  func homeBeforeMultitasking() throws {
    let device = try Device(iOS: 3.1, classes: [PlainDelegate.self]).launch("PlainDelegate")
    try device.simulator.pressHome()
    expectEqual(device.callbacks, ["applicationWillResignActive", "applicationWillTerminate"])
    expectEqual(device.simulator.runState, .ended)
  }

  @Test(
    "UIApplicationExitsOnSuspend brings that back on later versions, up to iOS 12", .rule(35),
    arguments: [
      (4.0, "applicationWillTerminate"), (12.0, "applicationWillTerminate"),
      (13.0, "applicationDidEnterBackground"),
    ] as [(IOSVersion, String)])
  func exitsOnSuspend(iOS: IOSVersion, last: String) throws {
    let device = try Device(
      iOS: iOS, info: ["UIApplicationExitsOnSuspend": true], classes: [PlainDelegate.self]
    ).launch("PlainDelegate")
    try device.simulator.pressHome()
    expectEqual(device.callbacks, ["applicationWillResignActive", last])
  }

  @Test(
    "Thrown out of the switcher from the front, the app hears of its end; suspended, it does not",
    .rule(485), arguments: [4.0, 9, 12, 17])
  func switcher(iOS: IOSVersion) throws {
    var simulator = try launched(iOS: iOS)
    Delegate.log = []
    try simulator.closeInSwitcher()
    expectEqual(
      Delegate.log,
      [
        "willResignActive [active]", "didEnterBackground [background]",
        "willTerminate [background]",
      ])
    expectEqual(simulator.runState, .ended)
    simulator = try launched(iOS: iOS)
    try simulator.pressHome()
    try simulator.settle()
    Delegate.log = []
    try simulator.closeInSwitcher()
    expectEqual(Delegate.log, [])
    expectEqual(simulator.runState, .ended)
  }

  @Test("An app gets the URLs whose schemes it names, its own among them", .rule(735))
  func schemes() throws {
    let info = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Bell", "ring"]]]]
    for iOS in [4, 9, 17] as [IOSVersion] {
      let device = try Device(iOS: iOS, info: info, classes: [Delegate.self]).launch("Delegate")
      let words =
        "the app opens no URL with the scheme door: CFBundleURLTypes in its Info.plist names"
      expectEqual(device.simulator.refusal(of: .url("door://x")), "\(words) bell, ring")
      expectNil(device.simulator.refusal(of: .url("BELL://x")))
      let before = device.callbacks.count
      let url = try #require(URL(string: "ring://x"))
      expect(UIApplication.shared.openURL(url))
      expectEqual(UIApplication.shared.canOpenURL(url), (iOS < 9))
      expectEqual(device.callbacks.count, before)
      try device.simulator.settle()
      let isHeard = device.callbacks.dropFirst(before).first == "application"
      expect(isHeard == (iOS >= 9) && device.simulator.runState == .active, "iOS \(iOS)")
      let unnamed = try Device(iOS: iOS, classes: [Delegate.self]).launch("Delegate")
      expectEqual(unnamed.simulator.refusal(of: .url("door://x")), "\(words) none")
    }
  }

  @Test("What cannot happen in a run state is refused with the reason")
  func wrongStates() throws {
    let simulator = try launched()
    #expect(throws: Simulator.WrongState(detail: "the app is not in the background")) {
      try simulator.activate()
    }
    #expect(throws: Simulator.WrongState(detail: "nothing interrupts the app")) {
      try simulator.endInterruption()
    }
  }
}
