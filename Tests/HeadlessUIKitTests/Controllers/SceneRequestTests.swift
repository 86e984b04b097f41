import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Root: UIViewController {}

private final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Root()
    window?.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Scenes that the app itself opens and closes (rule 323).
@MainActor
struct SceneRequestTests {
  private func launched(
    iOS: IOSVersion = 16.0, several: Bool = true, on model: String = "iPad Pro (10.5-inch)",
    stored: [Simulator.Stored: Data] = [:]
  ) throws -> Device {
    try Device(
      iOS: iOS, model: model,
      info: [
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": several,
          "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [
              ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
            ]
          ],
        ]
      ], stored: stored, classes: [Delegate.self, SceneDelegate.self]
    ).launch("Delegate")
  }

  private func newLines(_ device: Device, _ act: () throws -> Void) throws -> [String] {
    let before = device.lines(.callback).count
    try act()
    try device.simulator.settle()
    return device.lines(.callback).dropFirst(before).filter {
      $0.hasPrefix("SceneDelegate") || $0.hasPrefix("Delegate")
    }.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test("A new scene is configured, connected with the activity, and in front at once", .rule(323))
  func opens() throws {
    let device = try launched()
    let activity = NSUserActivity(activityType: "notes.open")
    let lines = try newLines(device) {
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
    expectEqual(
      lines.map { String($0.prefix { $0 != "(" }) },
      [
        "scene", "sceneWillEnterForeground", "sceneDidBecomeActive",
      ], "\(lines)")
    expect(lines[0].contains("<NSUserActivity notes.open>"))
    expectEqual(device.lines(.query).count { $0.contains("configurationForConnecting") }, 2)
    expectEqual(UIApplication.shared.connectedScenes.count, 2)
    expectEqual(UIApplication.shared.openSessions.count, 2)
    expect(
      UIApplication.shared.connectedScenes.allSatisfy { $0.activationState == .foregroundActive })
    expectEqual(UIApplication.shared.windows.count, 2)
    expect(device.lines(.diagnosis).contains { $0.contains("fills the screen") })
  }

  @Test("The window of the new scene appears as that of the first one", .rule(323))
  func appears() throws {
    let device = try launched()
    let before = device.lines(.callback).count
    UIApplication.shared.openNewScene()
    try device.simulator.settle()
    let roots = device.lines(.callback).dropFirst(before).filter { $0.hasPrefix("Root") }
    expect(roots.contains { $0.contains("viewDidAppear") }, "\(roots)")
  }

  @Test("Both scenes leave and come back with the app", .rule(323))
  func home() throws {
    let device = try launched()
    UIApplication.shared.openNewScene()
    try device.simulator.settle()
    let lines = try newLines(device) {
      try device.simulator.pressHome()
      try device.simulator.settle()
      try device.simulator.activate()
    }
    expectEqual(
      lines.map { String($0.prefix { $0 != "(" }) },
      [
        "sceneWillResignActive", "sceneWillResignActive", "sceneDidEnterBackground",
        "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillEnterForeground",
        "sceneDidBecomeActive", "sceneDidBecomeActive",
      ])
  }

  @Test("A connected scene goes on with the activity, and no session is new", .rule(323))
  func knownSession() throws {
    let device = try launched()
    let session = try #require(UIApplication.shared.openSessions.first)
    let lines = try newLines(device) {
      UIApplication.shared.requestSceneSessionActivation(
        session, userActivity: NSUserActivity(activityType: "notes.open"), options: nil)
    }
    expectEqual(lines, ["scene(UIWindowScene, continue: <NSUserActivity notes.open>)"])
    expectEqual(UIApplication.shared.openSessions.count, 1)
  }

  @Test("A closed scene is disconnected, and its session and window are gone", .rule(323))
  func closes() throws {
    let device = try launched()
    UIApplication.shared.openNewScene()
    try device.simulator.settle()
    let second = try #require(
      UIApplication.shared.openSessions.first { $0.persistentIdentifier == "SceneSession-2" })
    let lines = try newLines(device) {
      UIApplication.shared.requestSceneSessionDestruction(second, options: nil)
    }
    expectEqual(
      lines.map { String($0.prefix { $0 != "(" }) },
      [
        "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "application",
      ], "\(lines)")
    expectEqual(
      lines.last?.contains("didDiscardSceneSessions: [<UISceneSession SceneSession-2>]"), true)
    expectEqual(UIApplication.shared.connectedScenes.count, 1)
    expectEqual(UIApplication.shared.windows.count, 1)
    expectEqual(device.simulator.application?.applicationState, .active)
    expect(!device.lines(.diagnosis).contains { $0.contains("windowReleased") })
  }

  @Test("Without its last scene the app is in the background", .rule(323))
  func closesTheLast() throws {
    let device = try launched()
    let session = try #require(UIApplication.shared.openSessions.first)
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    try device.simulator.settle()
    expectEqual(device.simulator.application?.applicationState, .background)
    expect(UIApplication.shared.openSessions.isEmpty)
    // A tap on the icon makes a new one.
    try device.simulator.activate()
    try device.simulator.settle()
    expectEqual(UIApplication.shared.connectedScenes.count, 1)
    expectEqual(device.simulator.application?.applicationState, .active)
  }

  @Test(
    "Where the app or the device shows one scene alone, the handler hears it", .rule(323),
    arguments: [("iPhone X", true), ("iPad Pro (10.5-inch)", false)])
  func oneAlone(model: String, several: Bool) throws {
    let device = try launched(several: several, on: model)
    var errors: [UISceneError.Code] = []
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append(($0 as! UISceneError).code)
    }
    let session = try #require(UIApplication.shared.openSessions.first)
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
      errors.append(($0 as! UISceneError).code)
    }
    try device.simulator.settle()
    expectEqual(errors, [.multipleScenesNotSupported, .multipleScenesNotSupported])
    expectEqual(UIApplication.shared.connectedScenes.count, 1)
  }

  @Test("From iOS 17 on a request names the scene", .rule(323))
  func request() throws {
    let device = try launched(iOS: 17, on: "iPad (10th generation)")
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
    try device.simulator.settle()
    expectEqual(UIApplication.shared.connectedScenes.count, 2)
  }
}

extension UIApplication {
  /// Asks for a new scene by the call of iOS 13.
  fileprivate func openNewScene() {
    requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }
}
