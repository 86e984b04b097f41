import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private typealias NSUserActivity = HeadlessUIKit.NSUserActivity

private final class Editor: UIViewController {}

/// Saves one word and restores it; goes on with activities in an editor.
private final class Delegate: UIResponder, UIApplicationDelegate {
  static var saves = true
  static var restored: String?
  /// What the state says of who saved it: build, version, kind of device and whether there is a time.
  static var savers: [String] = []
  let editor = Editor()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { Self.saves }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode("giraffe" as NSString, forKey: "animal")
  }
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    Self.restored = coder.decodeObject(forKey: "animal") as? String
    Self.savers = [
      UIApplication.stateRestorationBundleVersionKey,
      UIApplication.stateRestorationSystemVersionKey,
      UIApplication.stateRestorationUserInterfaceIdiomKey,
    ].map { key in coder.decodeObject(forKey: key).map { "\($0)" } ?? "nothing" }
    let time = coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey)
    Self.savers.append(time is NSDate || time is Date ? "time" : "no time")
  }
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { true }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler([editor])
    return true
  }
}

@MainActor
struct RestorationTests {
  private func launched(
    iOS: IOSVersion = 6.0, reason: Simulator.LaunchReason = .user,
    stored: [Simulator.Stored: Data] = [:]
  ) throws -> Device {
    try Device(iOS: iOS, reason: reason, stored: stored, classes: [Delegate.self])
      .launch("Delegate")
  }

  private func stateLines(_ device: Device) -> [String] {
    device.lines(.callback, .query).filter { $0.contains("State") || $0.contains("Launching") }
  }

  @Test("The device has one number for the maker of its apps, from iOS 6 on, until it is erased")
  func vendor() {
    let first = Device(iOS: 6.0)
    let identifier = UIDevice.current.identifierForVendor
    expect(identifier != nil && UIDevice.current.identifierForVendor == identifier)
    _ = Device(iOS: 6.0, stored: first.simulator.stored)
    expectEqual(UIDevice.current.identifierForVendor, identifier)
    _ = Device(iOS: 6.0)
    expect(UIDevice.current.identifierForVendor != identifier)
    let old = Device(iOS: 5.0)
    _ = UIDevice.current.identifierForVendor
    expectEqual(old.lines(.exception).count, 1)
  }

  @Test("State is saved after the app went into the background, from iOS 6 on", .rule(38))
  func saving() throws {
    Delegate.saves = true
    let device = try launched()
    try device.simulator.pressHome()
    expectEqual(
      device.lines(.callback, .query).suffix(3),
      [
        "Delegate applicationDidEnterBackground(UIApplication)",
        "Delegate application(UIApplication, shouldSaveApplicationState: coder) → true",
        "Delegate application(UIApplication, willEncodeRestorableStateWith: coder)",
      ])
    expect(device.simulator.stored[.restorationArchive] != nil)
    let old = try launched(iOS: 5.0)
    try old.simulator.pressHome()
    expectEqual(old.lines(.callback).last, "Delegate applicationDidEnterBackground(UIApplication)")
  }

  @Test("An app that ends before it went into the background has saved nothing", .rule(173))
  func endedInFront() throws {
    Delegate.saves = true
    let device = try launched()
    try device.simulator.terminate()
    expectNil(device.simulator.stored[.restorationArchive])
  }

  @Test("An app that does not want its state saved finds none")
  func declined() throws {
    Delegate.saves = false
    let device = try launched()
    try device.simulator.pressHome()
    expectEqual(device.simulator.stored, [:])
    expectEqual(stateLines(try launched()).count, 1)
  }

  @Test("State comes back between will-finish and did-finish", .rule(13))
  func restoring() throws {
    Delegate.saves = true
    Delegate.restored = nil
    let first = try launched()
    try first.simulator.pressHome()
    try first.simulator.terminate()
    let second = try launched(stored: first.simulator.stored)
    expectEqual(Delegate.restored, "giraffe")
    expectEqual(
      stateLines(second),
      [
        "Delegate application(UIApplication, willFinishLaunchingWithOptions: nil) → true",
        "Delegate application(UIApplication, shouldRestoreApplicationState: coder) → true",
        "Delegate application(UIApplication, didDecodeRestorableStateWith: coder)",
      ])
  }

  @Test("A state says of which build, version and kind of device it is, and of which time")
  func savers() throws {
    Delegate.saves = true
    for (iOS, model, expected) in [
      (8.0, "iPhone 5S", ["7", "8.0", "0", "time"]),
      (6.0, "iPad 2", ["7", "nothing", "1", "no time"]),
    ] as [(IOSVersion, String, [String])] {
      Delegate.savers = []
      let first = try Device(
        iOS: iOS, model: model, info: ["CFBundleVersion": "7"], classes: [Delegate.self]
      ).launch("Delegate")
      try first.simulator.pressHome()
      try first.simulator.terminate()
      _ = try Device(
        iOS: iOS, model: model, stored: first.simulator.stored, classes: [Delegate.self]
      ).launch("Delegate")
      expectEqual(Delegate.savers, expected, "iOS \(iOS)")
    }
  }

  @Test("A damaged archive is no state to restore")
  func damagedArchive() throws {
    let device = try launched(stored: [.restorationArchive: Data([1, 2, 3])])
    expectEqual(stateLines(device).count, 1)
  }

  @Test(
    "An activity is announced, then handed over, then restored by whom the app names", .rule("T7"))
  func activity() throws {
    let link = Simulator.LaunchReason.userActivity(
      type: NSUserActivityTypeBrowsingWeb, webpage: "https://example.com/giraffe")
    let device = try launched(iOS: 11.0, reason: link)
    expectEqual(
      device.lines(.callback),
      [
        "Delegate application(UIApplication, willFinishLaunchingWithOptions: "
          + "[UserActivityDictionary]) → true",
        "Delegate application(UIApplication, willContinueUserActivityWithType: "
          + "\"NSUserActivityTypeBrowsingWeb\") → true",
        "Delegate application(UIApplication, continue: "
          + "<NSUserActivity NSUserActivityTypeBrowsingWeb>, restorationHandler: handler) → true",
        "Editor restoreUserActivityState(<NSUserActivity NSUserActivityTypeBrowsingWeb>)",
      ])
  }

  @Test("Before iOS 8 there are no activities")
  func beforeActivities() throws {
    let timer = Simulator.LaunchReason.userActivity(type: "timer", webpage: nil)
    let device = try launched(iOS: 7.0, reason: timer)
    expectEqual(
      device.lines(.callback),
      [
        "Delegate application(UIApplication, willFinishLaunchingWithOptions: nil) → true"
      ])
    #expect(throws: Simulator.WrongState(detail: "iOS 7.0 has no user activities")) {
      try device.simulator.open(timer)
    }
  }
}
