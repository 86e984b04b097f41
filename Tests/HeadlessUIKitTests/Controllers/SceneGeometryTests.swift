import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var told: [String] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Orienting(.allButUpsideDown)
    window?.makeKeyAndVisible()
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let (was, now) = (previousCoordinateSpace.bounds.size, UIScreen.main.bounds.size)
    Self.told.append(
      "\(previousInterfaceOrientation) \(was.width)×\(was.height) \(previousTraitCollection) → "
        + "\(windowScene.interfaceOrientation) \(now.width)×\(now.height)")
  }
}

/// How a scene stands, and what the app can do about it (rule 138).
@Suite(.rule(138))
@MainActor
struct SceneGeometryTests {
  private func launched(iOS: IOSVersion) throws -> (Device, UIWindowScene) {
    SceneDelegate.told = []
    let entry = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
    ]
    let manifest: [String: Any] = [
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
    ]
    let device = try Device(
      iOS: iOS, model: "iPhone 8", info: ["UIApplicationSceneManifest": manifest],
      classes: [AppDelegate.self, SceneDelegate.self]
    ).launch("AppDelegate")
    let scene = try #require(UIApplication.shared.windows.first?.windowScene)
    return (device, scene)
  }

  @Test("The scene's status bar manager says where the bar lies", .rule(181))
  func statusBarManager() throws {
    let (device, scene) = try launched(iOS: 16)
    let manager = try #require(scene.statusBarManager)
    expect(!manager.isStatusBarHidden)
    expectEqual(manager.statusBarFrame, CGRect(x: 0, y: 0, width: 375, height: 20))
    expectEqual(manager.statusBarStyle, .default)
    device.simulator.rotate(to: .landscapeLeft)
    try device.simulator.settle()
    expect(manager.isStatusBarHidden)
    expectEqual(manager.statusBarFrame, .zero)
  }

  @Test("The scene's delegate hears how the scene was, when it has been turned")
  func didUpdate() throws {
    let (device, scene) = try launched(iOS: 13.0)
    device.simulator.rotate(to: .landscapeLeft)
    try device.simulator.settle()
    expectEqual(
      SceneDelegate.told,
      [
        "portrait 375.0×667.0 compact/regular → landscapeRight 667.0×375.0"
      ])
    expectEqual(scene.interfaceOrientation, .landscapeRight)
    // In an app with scenes the app's own delegate does not hear of the status bar.
    expect(!device.lines(.callback).contains { $0.contains("StatusBar") })
  }

  @Test("From iOS 16 on an app has its scene turned, in a later turn of the run loop")
  func request() throws {
    let (device, scene) = try launched(iOS: 16.0)
    var errors = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in errors += 1 }
    expectEqual(scene.effectiveGeometry.interfaceOrientation, .portrait)
    try device.simulator.settle()
    expectEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeLeft)
    expect(SceneDelegate.told.count == 1 && errors == 0)
    // Nothing that will do better: it stays.
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    scene.requestGeometryUpdate(.iOS())
    try device.simulator.settle()
    expectEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeLeft)
    expectEqual(SceneDelegate.told.count, 1)
  }

  @Test("What the controller does not support is refused, with the reason")
  func refusal() throws {
    let (device, scene) = try launched(iOS: 16.0)
    var errors: [any Error] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) {
      errors.append($0)
    }
    try device.simulator.settle()
    expectEqual(
      errors.map { "\($0)" },
      [
        "Error Domain=UISceneErrorDomain Code=101 \"None of the requested orientations are "
          + "supported by the view controller. Requested: portraitUpsideDown; Supported: portrait, "
          + "landscapeRight, landscapeLeft\""
      ])
    expectEqual((errors.first as? UISceneError)?.code, .geometryRequestDenied)
    expectEqual(scene.interfaceOrientation, .portrait)
  }

  @Test("Before iOS 16 there is nothing to make the request of")
  func before16() throws {
    let (device, scene) = try launched(iOS: 15.0)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    expectEqual(
      device.lines(.exception),
      [
        "dyld: Symbol not found: _OBJC_CLASS_$_UIWindowSceneGeometryPreferencesIOS"
      ])
  }
}
