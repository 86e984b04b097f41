import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Turns with its device, and shows itself to a window.
private final class TurningDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let root = Orienting(.all)
    if Simulator.current.iOS >= 4.0 {
      window.rootViewController = root
    } else {
      window.addSubview(root.view)
    }
    window.makeKeyAndVisible()
  }

  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}
}

/// The status bar changes sides, and who hears of it (rule 127).
@Suite(.rule(127))
@MainActor
struct StatusBarTests {
  private static let told = [
    "UIApplicationWillChangeStatusBarOrientationNotification",
    "UIApplicationWillChangeStatusBarFrameNotification",
    "UIApplicationDidChangeStatusBarOrientationNotification",
    "UIApplicationDidChangeStatusBarFrameNotification",
  ]

  private func launched(
    iOS: IOSVersion, _ model: String = "iPhone 4S", switches: [String: Bool] = [:]
  ) throws -> Device {
    try Device(
      iOS: iOS, model: model, classes: [TurningDelegate.self], switches: switches
    ).launch("TurningDelegate")
  }

  @Test("The delegate hears of both sides and frames, around the change", .rule(127))
  func delegate() throws {
    for (iOS, old, new) in [
      (
        IOSVersion(5), "CGRect(x: 0, y: 0, width: 320, height: 20)",
        "CGRect(x: 300, y: 0, width: 20, height: 480)"
      ),
      (
        9, "CGRect(x: 0, y: 0, width: 320, height: 20)",
        "CGRect(x: 0, y: 0, width: 0, height: 0)"
      ),
    ] {
      let device = try launched(iOS: iOS)
      let mark = device.simulator.recorder.events.count
      device.simulator.rotate(to: .landscapeLeft)
      try device.simulator.settle()
      let heard = device.simulator.recorder.events[mark...]
        .filter { $0.kind == .callback && $0.name.contains("StatusBar") }
      expectEqual(
        heard.map(\.name),
        [
          "application(_:willChangeStatusBarOrientation:duration:)",
          "application(_:willChangeStatusBarFrame:)",
          "application(_:didChangeStatusBarOrientation:)",
          "application(_:didChangeStatusBarFrame:)",
        ])
      expectEqual(
        heard.map { $0.arguments[1] }, ["landscapeRight", new, "portrait", old])
    }
  }

  @Test("The notifications carry the new side and frame before the change, the old ones after it")
  func notifications() throws {
    let device = try launched(iOS: 9.0)
    var heard: [String] = []
    let center = HeadlessUIKit.NotificationCenter.default
    for name in Self.told {
      center.addObserver(forName: .init(name), object: nil, queue: nil) { note in
        let key =
          note.name.rawValue.contains("Frame")
          ? UIApplication.statusBarFrameUserInfoKey : UIApplication.statusBarOrientationUserInfoKey
        let value = note.userInfo?[key].map { "\($0)" } ?? "nothing"
        let side = UIApplication.shared.statusBarOrientation
        heard.append("\(note.name.rawValue.dropFirst(13).dropLast(12)): \(value) at \(side)")
      }
    }
    device.simulator.rotate(to: .landscapeLeft)
    try device.simulator.settle()
    let (upright, lying) = (
      CGRect(x: 0, y: 0, width: 320, height: 20), CGRect.zero
    )
    let (portrait, right) = (UIInterfaceOrientation.portrait, UIInterfaceOrientation.landscapeRight)
    expectEqual(
      heard,
      [
        "WillChangeStatusBarOrientation: \(right.rawValue) at portrait",
        "WillChangeStatusBarFrame: \(lying) at portrait",
        "DidChangeStatusBarOrientation: \(portrait.rawValue) at landscapeRight",
        "DidChangeStatusBarFrame: \(upright) at landscapeRight",
      ])
  }

  @Test("Upside down from iOS 8 on the frame is what it was, and only the sides are told")
  func sameFrame() throws {
    let device = try launched(iOS: 9.0, "iPad Air")
    let mark = device.simulator.recorder.events.count
    device.simulator.rotate(to: .portraitUpsideDown)
    try device.simulator.settle()
    expectEqual(
      device.simulator.recorder.events[mark...]
        .filter { $0.kind == .callback && $0.name.contains("StatusBar") }.map(\.name),
      [
        "application(_:willChangeStatusBarOrientation:duration:)",
        "application(_:didChangeStatusBarOrientation:)",
      ])
  }

  @Test("A switch keeps all of it from the app")
  func unheard() throws {
    let device = try launched(iOS: 9.0, switches: ["statusBarChangesAreTold": false])
    device.simulator.rotate(to: .landscapeLeft)
    try device.simulator.settle()
    expect(
      !device.simulator.recorder.events.contains { $0.name.contains("StatusBar") })
    expectEqual(UIApplication.shared.statusBarOrientation, .landscapeRight)
  }
}
