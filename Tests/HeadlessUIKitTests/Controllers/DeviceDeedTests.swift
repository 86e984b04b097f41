import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Notes what it hears, with the state that it sees.
private final class Delegate: UIResponder, UIApplicationDelegate {
  static var log: [String] = []
  var window: UIWindow?

  private func note(_ call: String) {
    guard Simulator.current.iOS >= 4.0 else { return Self.log.append(call) }
    let application = UIApplication.shared
    let data = application.isProtectedDataAvailable ? "" : " locked"
    Self.log.append("\(call) [\(application.applicationState)\(data)]")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Windows have root controllers from iOS 4 on.
    guard Simulator.current.iOS >= 4.0 else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Styled()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
  func applicationWillResignActive(_ application: UIApplication) { note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
  func applicationSignificantTimeChange(_ application: UIApplication) { note("time") }
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    note("unavailable")
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    note("available")
  }
}

/// Notes the styles that it is shown in.
private final class Styled: UIViewController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection else { return }
    Delegate.log.append(
      "\(old.userInterfaceStyle) → \(traitCollection.userInterfaceStyle), current "
        + "\(UITraitCollection.current.userInterfaceStyle), screen "
        + "\(UIScreen.main.traitCollection.userInterfaceStyle) "
        + "[\(UIApplication.shared.applicationState)]")
  }
}

@MainActor
@Suite(.serialized) struct DeviceDeedTests {
  private func launched(_ iOS: IOSVersion, info: [String: Any] = [:]) throws -> Simulator {
    let device = try Device(iOS: iOS, info: info, classes: [Delegate.self]).launch("Delegate")
    Delegate.log = []
    return device.simulator
  }

  private func log() -> [String] {
    defer { Delegate.log = [] }
    return Delegate.log
  }

  @Test(
    "The lock makes an app inactive up to iOS 4, and sends it into the background from then on",
    .rule(730))
  func lock() throws {
    let expected: [(IOSVersion, [String], [String])] = [
      (3.1, ["resign"], ["active"]),
      (
        4.0, ["resign [active]", "unavailable [inactive]"],
        ["available [inactive]", "active [active]"]
      ),
      (
        6.0, ["resign [active]", "background [inactive]", "unavailable [background]"],
        ["available [background]", "foreground [inactive]", "active [active]"]
      ),
      (
        7.0, ["resign [active]", "background [background]", "unavailable [background]"],
        ["available [background]", "foreground [background]", "active [active]"]
      ),
    ]
    for (iOS, locked, unlocked) in expected {
      let simulator = try launched(iOS)
      try simulator.lockDevice()
      try simulator.settle()
      expectEqual(log(), locked, "iOS \(iOS)")
      #expect(throws: Simulator.WrongState(detail: "the device is locked")) {
        try simulator.open(.url("a://b"))
      }
      if iOS >= 4.0 { expect(!UIApplication.shared.isProtectedDataAvailable) }
      try simulator.unlockDevice()
      try simulator.settle()
      expectEqual(log(), unlocked, "iOS \(iOS)")
      #expect(throws: Simulator.WrongState(detail: "the device is not locked")) {
        try simulator.unlockDevice()
      }
    }
  }

  @Test("An app that was in the background when the device was locked stays there", .rule(730))
  func lockInBackground() throws {
    let simulator = try launched(12)
    try simulator.pressHome()
    try simulator.settle()
    Delegate.log = []
    try simulator.lockDevice()
    try simulator.settle()
    #expect(throws: Simulator.WrongState(detail: "the device is locked")) {
      try simulator.activate()
    }
    try simulator.unlockDevice()
    try simulator.settle()
    expectEqual(log(), ["unavailable [background]", "available [background]"])
    expectEqual(simulator.runState, .background)
  }

  @Test("In the background an app is shown in both styles, from iOS 13 on", .rule(731))
  func pictures() throws {
    let simulator = try launched(13)
    try simulator.pressHome()
    try simulator.settle()
    expectEqual(
      log(),
      [
        "resign [active]", "background [background]",
        "light → dark, current dark, screen light [background]",
        "dark → light, current light, screen light [background]",
      ])
    try simulator.activate()
    try simulator.settle()
    simulator.setWishes(style: .dark)
    Delegate.log = []
    try simulator.pressHome()
    try simulator.settle()
    expectEqual(
      log().suffix(2),
      [
        "dark → light, current light, screen dark [background]",
        "light → dark, current dark, screen dark [background]",
      ])
    for (iOS, info) in [(12, [:]), (17, ["UIUserInterfaceStyle": "Light"])]
      as [(IOSVersion, [String: Any])]
    {
      let simulator = try launched(iOS, info: info)
      try simulator.pressHome()
      try simulator.settle()
      expectEqual(log(), ["resign [active]", "background [background]"], "iOS \(iOS)")
    }
  }

  @Test("Info.plist decides about the style, whatever the user wishes", .rule(732))
  func declaredStyle() throws {
    let simulator = try launched(17, info: ["UIUserInterfaceStyle": "Dark"])
    let root = try #require(UIApplication.shared.keyWindow?.rootViewController)
    expectEqual(root.traitCollection.userInterfaceStyle, .dark)
    expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    simulator.setWishes(style: .light)
    expectEqual(root.traitCollection.userInterfaceStyle, .dark)
    let old = try launched(12, info: ["UIUserInterfaceStyle": "Dark"])
    let first = try #require(old.windows.first?.rootViewController)
    expectEqual(first.traitCollection.userInterfaceStyle, .light)
  }

  @Test("A change of the time waits for an app that is in the background", .rule(733))
  func time() throws {
    let simulator = try launched(12)
    try simulator.changeTimeSignificantly()
    expectEqual(log(), ["time [active]"])
    try simulator.pressHome()
    try simulator.settle()
    Delegate.log = []
    try simulator.changeTimeSignificantly()
    expectEqual(log(), [])
    try simulator.activate()
    try simulator.settle()
    expectEqual(log(), ["foreground [background]", "time [inactive]", "active [active]"])
  }

  @Test("From iOS 7 on an app hears of a picture of its screen", .rule(733))
  func screenshot() throws {
    for (iOS, count) in [(6, 0), (7, 1)] as [(IOSVersion, Int)] {
      let simulator = try launched(iOS)
      try simulator.takeScreenshot()
      let told = simulator.recorder.events.filter {
        $0.name == "UIApplicationUserDidTakeScreenshotNotification"
      }
      expectEqual(told.count, count, "iOS \(iOS)")
    }
  }
}
