import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Root: UIViewController {}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.states = ["\(application.applicationState)"]
    return true
  }
  /// The application's states in its launch method and in the methods of scenes since then.
  static var states: [String] = []
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var log: [String] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note(scene)
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = Root()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidDisconnect(_ scene: UIScene) { note(scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note(scene) }
  func sceneWillResignActive(_ scene: UIScene) { note(scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note(scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note(scene) }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  private func note(_ scene: UIScene, in call: String = #function) {
    Self.log.append("\(call.prefix { $0 != "(" }) [\(scene.activationState)]")
    AppDelegate.states.append("\(UIApplication.shared.applicationState)")
  }
}

private final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root()
    window?.makeKeyAndVisible()
  }
}

@MainActor
struct SceneTests {
  private func info(_ delegate: String? = "$(PRODUCT_MODULE_NAME).SceneDelegate") -> [String: Any] {
    var entry: [String: Any] = ["UISceneConfigurationName": "Default Configuration"]
    entry["UISceneDelegateClassName"] = delegate
    return [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
      ]
    ]
  }

  private func launched(
    iOS: IOSVersion = 13.0, model: String? = nil, delegate: String = "AppDelegate",
    scene: String? = nil, reason: Simulator.LaunchReason = .user,
    stored: [Simulator.Stored: Data] = [:],
    switches: [String: Bool] = [:]
  ) throws -> Device {
    try Device(
      iOS: iOS, model: model, info: info(scene ?? "$(PRODUCT_MODULE_NAME).SceneDelegate"),
      reason: reason, stored: stored,
      classes: [
        AppDelegate.self, PlainAppDelegate.self, SceneDelegate.self, OldSceneDelegate.self,
      ], switches: switches
    ).launch(delegate)
  }

  @Test("A scene connects after did-finish and hears of the run states", .rule(39, 40, 41))
  func launch() throws {
    let device = try launched()
    expectEqual(
      device.lines(.callback),
      [
        "AppDelegate application(UIApplication, didFinishLaunchingWithOptions: nil) → true",
        "SceneDelegate scene(UIWindowScene, willConnectTo: <UISceneSession SceneSession-1>, "
          + "options: [])",
        "Root loadView()",
        "Root viewDidLoad()",
        "Root viewWillAppear(false)",
        "Root viewLayoutMarginsDidChange()", "Root viewSafeAreaInsetsDidChange()",
        "Root viewIsAppearing(false)",
        "SceneDelegate sceneWillEnterForeground(UIWindowScene)",
        "Root updateViewConstraints()",
        "Root viewWillLayoutSubviews()",
        "Root viewDidLayoutSubviews()",
        "SceneDelegate sceneDidBecomeActive(UIWindowScene)",
        "Root viewDidAppear(false)",
      ])
    expectEqual(
      device.lines(.query).first { $0.contains("configuration") },
      "AppDelegate application(UIApplication, configurationForConnecting: "
        + "<UISceneSession SceneSession-1>, options: []) → "
        + "<UISceneConfiguration Default Configuration>")
  }

  @Test("An app with scenes launches in the background, one without is inactive", .rule(21, 1066))
  func stateAtLaunch() throws {
    let device = try launched()
    // The launch, the scene that connects, comes to the front and becomes active (rule 523).
    expectEqual(AppDelegate.states, ["background", "background", "background", "inactive"])
    expectEqual(device.simulator.application?.applicationState, .active)
    _ = try launched(iOS: 12.0)
    expectEqual(AppDelegate.states, ["inactive"])
  }

  @Test("A scene is active before the application is, and inactive after it", .rule(523))
  func stateOfTheApplication() throws {
    var states: [String] = []
    let device = try launched()
    for name in [
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
      UIScene.willDeactivateNotification,
    ] {
      HeadlessUIKit.NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { _ in states.append("\(UIApplication.shared.applicationState)") }
    }
    try device.simulator.beginInterruption()
    try device.simulator.endInterruption()
    expectEqual(states, ["active", "inactive", "active"])
  }

  @Test("Before iOS 13 a scene manifest means nothing", .rule(43))
  func beforeScenes() throws {
    let device = try launched(iOS: 12.0)
    expectEqual(device.callbacks, ["application", "applicationDidBecomeActive"])
  }

  @Test("The application's notifications are posted all the same, beside the scene's", .rule(39))
  func notifications() throws {
    let device = try launched()
    try device.simulator.pressHome()
    try device.simulator.activate()
    try device.simulator.settle()
    expectEqual(
      device.lines(.notification),
      [
        "UIApplicationDidFinishLaunchingNotification",
        "UISceneWillConnectNotification",
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
        "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("The scene's state changes as the application's does", .rule(32, 33, 42))
  func activationStates() throws {
    SceneDelegate.log = []
    let device = try launched()
    try device.simulator.pressHome()
    try device.simulator.activate()
    try device.simulator.settle()
    try device.simulator.closeInSwitcher()
    try device.simulator.settle()
    expectEqual(
      SceneDelegate.log,
      [
        "scene [unattached]", "sceneWillEnterForeground [background]",
        "sceneDidBecomeActive [foregroundActive]", "sceneWillResignActive [foregroundActive]",
        "sceneDidEnterBackground [background]", "sceneWillEnterForeground [background]",
        "sceneDidBecomeActive [foregroundActive]", "sceneWillResignActive [foregroundActive]",
        "sceneDidDisconnect [foregroundInactive]",
      ])
    expectEqual(device.callbacks.suffix(2), ["sceneDidDisconnect", "applicationWillTerminate"])
    expectEqual(device.simulator.runState, .ended)
  }

  private static let discarded =
    "AppDelegate application(UIApplication, didDiscardSceneSessions: "
    + "[<UISceneSession SceneSession-1>])"

  @Test(
    "A phone's app hears at the next launch that the user closed its scene, an iPad's at once",
    .rule(42, 485))
  func discarding() throws {
    let phone = try launched()
    try phone.simulator.closeInSwitcher()
    try phone.simulator.settle()
    expect(!phone.lines(.callback).contains(Self.discarded))
    let next = try launched(stored: phone.simulator.stored)
    expectEqual(
      next.lines(.callback).prefix(2),
      [
        "AppDelegate application(UIApplication, didFinishLaunchingWithOptions: nil) → true",
        Self.discarded,
      ])
    expect(next.lines(.query).contains { $0.contains("configurationForConnecting") })
    let third = try launched(stored: next.simulator.stored)
    expect(!third.lines(.callback).contains(Self.discarded))

    let pad = try launched(model: "iPad Air")
    try pad.simulator.closeInSwitcher()
    try pad.simulator.settle()
    expectEqual(
      pad.callbacks.suffix(4),
      [
        "sceneWillResignActive", "sceneDidDisconnect", "application", "applicationWillTerminate",
      ])
    expect(pad.lines(.callback).contains(Self.discarded) && pad.simulator.stored == [:])
  }

  @Test("A scene of a suspended app is closed without a word", .rule(485))
  func suspended() throws {
    let awake = try launched()
    try awake.simulator.pressHome()
    try awake.simulator.closeInSwitcher()
    expectEqual(awake.callbacks.suffix(2), ["sceneDidEnterBackground", "sceneDidDisconnect"])
    let device = try launched()
    try device.simulator.pressHome()
    try device.simulator.advance(by: 20)
    let before = device.callbacks
    try device.simulator.closeInSwitcher()
    try device.simulator.settle()
    expect(device.callbacks == before && device.simulator.runState == .ended)
    expectEqual(try launched(stored: device.simulator.stored).lines(.callback)[1], Self.discarded)
    let other = try launched(switches: ["closingEntersBackground": true])
    try other.simulator.closeInSwitcher()
    expectEqual(other.callbacks.suffix(2), ["sceneDidEnterBackground", "applicationWillTerminate"])
  }

  @Test("A session that the device remembers comes back without a question", .rule(40))
  func knownSession() throws {
    let first = try launched()
    try first.simulator.pressHome()
    try first.simulator.terminate()
    let second = try launched(stored: first.simulator.stored)
    expect(!second.lines(.query).contains { $0.contains("configurationForConnecting") })
    expect(second.callbacks.contains("sceneDidBecomeActive"))
  }

  @Test("Without the question the configuration is the one of Info.plist")
  func configurationOfInfo() throws {
    let device = try launched(delegate: "PlainAppDelegate")
    let scene = try #require(device.simulator.application?.connectedScenes.first)
    expectEqual(scene.session.configuration.name, "Default Configuration")
    expect(scene.delegate is SceneDelegate)
    expectEqual((scene as? UIWindowScene)?.windows.count, 1)
  }

  @Test("A configuration that the Info.plist lacks is noted when it is made", .rule(40, "M140"))
  func missingConfiguration() throws {
    let device = try launched()
    _ = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    _ = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    expectEqual(device.lines(.console), [])
    _ = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
    expectEqual(
      device.lines(.console),
      [
        "UIKit: Info.plist contained no UIScene configuration dictionary (looking for configuration "
          + "named \"Other\")"
      ])
  }

  @Test(
    "A scene delegate that is not in the app leaves the screen black, and it is said why",
    .rule("M138"))
  func missingDelegate() throws {
    let device = try launched(delegate: "PlainAppDelegate", scene: "App.Missing")
    expectEqual(
      device.lines(.console),
      [
        "UIKit: [SceneConfiguration] Info.plist configuration \"Default Configuration\" for "
          + "UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not "
          + "load class with name \"App.Missing\"."
      ])
    expectEqual(
      device.lines(.diagnosis),
      [
        "sceneDelegateMissing (rule 43): No class named App.Missing is in the app, so the scene has no "
          + "delegate to make its window.",
        "blackScreen (rule 26): No window is alive at the end of the launch: the screen stays "
          + "black.",
      ])
  }

  @Test("A window without a scene does not come on screen in an app with scenes", .rule("Q20"))
  func windowWithoutScene() throws {
    let device = try launched(delegate: "PlainAppDelegate", scene: "OldSceneDelegate")
    expect(!device.callbacks.contains("viewDidLoad"))
    expectEqual(
      device.lines(.diagnosis),
      [
        "windowWithoutScene (Q20): The app is shown in scenes, and this window belongs to none, so it "
          + "does not come on screen: make it with UIWindow(windowScene:)."
      ])
    let open = try launched(
      delegate: "PlainAppDelegate", scene: "OldSceneDelegate",
      switches: ["scenelessWindowsStayDark": false])
    expect(open.callbacks.contains("viewDidAppear"))
  }

  @Test(
    "A scene opened by a URL has it in its options, a connected one gets it by itself", .rule(17))
  func urls() throws {
    let device = try launched(reason: .url("speakerclock://start"))
    expectEqual(
      device.lines(.callback).prefix(2),
      [
        "AppDelegate application(UIApplication, didFinishLaunchingWithOptions: nil) → true",
        "SceneDelegate scene(UIWindowScene, willConnectTo: <UISceneSession SceneSession-1>, "
          + "options: [speakerclock://start])",
      ])
    try device.simulator.pressHome()
    try device.simulator.open(.url("speakerclock://stop"))
    try device.simulator.settle()
    expectEqual(
      device.lines(.callback).suffix(3),
      [
        "SceneDelegate sceneWillEnterForeground(UIWindowScene)",
        "SceneDelegate scene(UIWindowScene, openURLContexts: [speakerclock://stop])",
        "SceneDelegate sceneDidBecomeActive(UIWindowScene)",
      ])
    try device.simulator.open(.userActivity(type: "timer", webpage: nil))
    expectEqual(
      device.lines(.callback).last,
      "SceneDelegate scene(UIWindowScene, continue: <NSUserActivity timer>)")
  }

  @Test("An app launched in the background connects its scene when the user comes", .rule(21))
  func backgroundLaunch() throws {
    let device = try launched(reason: .backgroundFetch)
    expectEqual(device.callbacks, ["application"])
    try device.simulator.activate()
    try device.simulator.settle()
    expectEqual(device.callbacks.suffix(2), ["sceneDidBecomeActive", "viewDidAppear"])
  }

  @Test("Before iOS 4 there is no app switcher")
  func noSwitcher() throws {
    let old = try launched(iOS: 3.0, delegate: "PlainAppDelegate")
    #expect(throws: Simulator.WrongState(detail: "iOS 3.0 has no app switcher")) {
      try old.simulator.closeInSwitcher()
    }
  }

  @Test(
    "An app without scenes has one that does as the app does, and holds its windows", .rule(890))
  func standIn() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let device = try Device(iOS: iOS, classes: [PlainAppDelegate.self]).launch("PlainAppDelegate")
      let application = try #require(device.simulator.application)
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      expect(application.connectedScenes.count == 1 && application.openSessions == [scene.session])
      expect(scene.activationState == .foregroundActive && scene.delegate == nil)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      expect(window.windowScene === scene && scene.windows == [window], "iOS \(iOS)")
      expect(window.next === scene && scene.next === application)
      try device.simulator.pressHome()
      expect(scene.activationState == .background && application.connectedScenes == [scene])
      expect(!device.callbacks.contains { $0.hasPrefix("scene") })
    }
    let old = TestApp(iOS: 12.0)
    expect(old.window.next === nil || old.window.next is UIApplication)
  }

  @Test("Scenes before iOS 13 are messages that UIKit does not know")
  func memberVersions() {
    let device = Device(iOS: 12.0)
    _ = UIApplication().connectedScenes
    expectEqual(
      device.lines(.exception),
      [
        "NSInvalidArgumentException: -[UIApplication connectedScenes]: unrecognized selector sent "
          + "to instance <UIApplication>"
      ])
  }
}
