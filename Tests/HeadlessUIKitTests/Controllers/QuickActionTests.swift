import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Whether the launch accepts what the app was started for.
@MainActor private var accepts = true

private final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return accepts
  }
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.newData) }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The notification with which the last scene was opened.
  static var opened: UNNotificationResponse?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { Self.opened = connectionOptions.notificationResponse }
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

/// Quick actions at the app's icon, and pushes with a completion handler (rules 321 and 322).
@MainActor
struct QuickActionTests {
  private static let declared: [String: Any] = [
    "UIApplicationShortcutItems": [
      [
        "UIApplicationShortcutItemType": "clock.new",
        "UIApplicationShortcutItemTitle": "New talk",
        "UIApplicationShortcutItemUserInfo": ["minutes": 20],
      ],
      ["UIApplicationShortcutItemTitle": "Without a type"],
    ]
  ]

  private func launched(
    iOS: IOSVersion = 12.0, _ reason: Simulator.LaunchReason = .user, accepting: Bool = true,
    info: [String: Any] = declared, stored: [Simulator.Stored: Data] = [:]
  ) throws -> Device {
    accepts = accepting
    return try Device(
      iOS: iOS, info: info, reason: reason, stored: stored,
      classes: [Delegate.self, SceneDelegate.self]
    ).launch("Delegate")
  }

  private func calls(_ device: Device, of type: String) -> [String] {
    device.lines(.callback).filter { $0.hasPrefix(type + " ") }.map {
      String($0.dropFirst(type.count + 1).prefix { $0 != "(" })
        + ($0.contains("clock.new") ? "*" : "")
    }
  }

  @Test(
    "The action that started the app is in its options and follows before it is active", .rule(321))
  func launch() throws {
    let device = try launched(.quickAction("New talk"))
    expectEqual(
      device.lines(.callback).filter { $0.hasPrefix("Delegate ") },
      [
        "Delegate application(UIApplication, didFinishLaunchingWithOptions: [ShortcutItem]) → true",
        "Delegate application(UIApplication, performActionFor: "
          + "<UIApplicationShortcutItem clock.new>, completionHandler: handler)",
        "Delegate applicationDidBecomeActive(UIApplication)",
      ])
  }

  @Test("An app that says no in its launch does not get the action again", .rule(18, 321))
  func handledInTheLaunch() throws {
    let device = try launched(.quickAction("clock.new"), accepting: false)
    expect(!device.lines(.callback).contains { $0.contains("performActionFor") })
  }

  @Test("The action brings the app back, from wherever it is", .rule(321))
  func whileItRuns() throws {
    let device = try launched()
    let before = device.lines(.callback).count
    try device.simulator.open(.quickAction("New talk"))
    try device.simulator.settle()
    let calls = device.lines(.callback).dropFirst(before)
    expectEqual(
      calls.map { $0.contains("performActionFor") }, [false, true, false],
      "\(calls)")
    expectEqual(device.simulator.application?.applicationState, .active)
  }

  @Test("What Info.plist declares has what it says, and what is no action is none", .rule(321))
  func declaredActions() throws {
    let device = try launched()
    expectNil(UIApplication.shared.shortcutItems)
    #expect(throws: Simulator.WrongState.self) {
      try device.simulator.open(.quickAction("Without a type"))
    }
    do {
      try device.simulator.open(.quickAction("Open"))
    } catch {
      expectEqual(
        error.detail, #"the app's icon has no quick action "Open". It has "New talk""#)
    }
    expectEqual(device.simulator.application?.applicationState, .active, "It has not even left.")
  }

  @Test("An action that is not there starts the app as a tap on the icon does", .rule(321))
  func unknown() throws {
    let device = try launched(.quickAction("Open"))
    expect(
      device.lines(.diagnosis).contains { $0.contains("noQuickAction") }
        && device.lines(.callback).contains { $0.contains("didFinishLaunchingWithOptions: nil") })
  }

  @Test("Actions that the app sets stay when it ends, behind those of Info.plist", .rule(321))
  func ownActions() throws {
    let first = try launched()
    let item = UIMutableApplicationShortcutItem(type: "clock.last", localizedTitle: "Last talk")
    item.localizedSubtitle = "20 minutes"
    item.userInfo = ["minutes": NSNumber(value: 20)]
    UIApplication.shared.shortcutItems = [item]
    let kept = try #require(first.simulator.stored[.quickActions])

    let second = try launched(.quickAction("Last talk"), stored: [.quickActions: kept])
    let own = try #require(UIApplication.shared.shortcutItems?.first)
    expect(own.type == "clock.last" && own.localizedSubtitle == "20 minutes")
    expectEqual((own.userInfo?["minutes"] as? NSNumber)?.intValue, 20)
    expect(
      second.lines(.callback).contains { $0.contains("<UIApplicationShortcutItem clock.last>") })
    UIApplication.shared.shortcutItems = nil
    expectNil(second.simulator.stored[.quickActions])
  }

  private static let manifest: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
        ]
      ]
    ]
  ]

  @Test("A new scene finds the notification that opened it in its options", .rule(1380))
  func openedByPush() throws {
    let pushed = try launched(
      iOS: 13.0, .remoteNotification(["talk": "1"]), info: Self.manifest)
    let response = try #require(SceneDelegate.opened)
    expectEqual(response.actionIdentifier, UNNotificationDefaultActionIdentifier)
    let request = response.notification.request
    expectEqual(request.content.userInfo["talk"] as? String, "1")
    expect(request.trigger is UNPushNotificationTrigger)
    expectEqual(pushed.lines(.exception), [])
    let tapped = try launched(iOS: 13.0, .user, info: Self.manifest)
    expectNil(SceneDelegate.opened)
    _ = tapped
  }

  @Test("A new scene finds the action in its options, a connected one hears of it", .rule(321))
  func scenes() throws {
    let info = Self.declared.merging(Self.manifest) { $1 }
    let device = try launched(iOS: 13.0, .quickAction("New talk"), info: info)
    expectEqual(
      calls(device, of: "SceneDelegate"),
      [
        "scene*", "sceneWillEnterForeground", "sceneDidBecomeActive",
      ])
    try device.simulator.pressHome()
    try device.simulator.open(.quickAction("New talk"))
    try device.simulator.settle()
    expectEqual(
      calls(device, of: "SceneDelegate").suffix(3),
      [
        "sceneWillEnterForeground", "windowScene*", "sceneDidBecomeActive",
      ])
  }

  @Test("Before iOS 9 an icon has no quick actions", .rule(321))
  func earlier() throws {
    let device = try launched(iOS: 8.4, .quickAction("New talk"))
    expect(
      device.lines(.callback).contains { $0.contains("didFinishLaunchingWithOptions: nil") })
    #expect(throws: Simulator.WrongState.self) {
      try device.simulator.open(.quickAction("New talk"))
    }
  }

  @Test(
    "A push reaches one method, and no refusal keeps it away", .rule(18, 322),
    arguments: [(6.1, false), (7.0, true), (12.0, true)] as [(IOSVersion, Bool)])
  func push(iOS: IOSVersion, hasHandler: Bool) throws {
    let device = try launched(
      iOS: iOS, .remoteNotification(["talk": "1"]), accepting: false, info: [:])
    let pushes = device.lines(.callback).filter { $0.contains("didReceiveRemoteNotification") }
    expect(pushes.count == 1 && pushes[0].contains("fetchCompletionHandler") == hasHandler)
  }
}
