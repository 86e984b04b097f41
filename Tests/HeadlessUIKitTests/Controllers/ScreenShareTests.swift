import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Delegate: UIResponder, UIApplicationDelegate {
  static var log: [String] = []
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Self.log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { Self.log.append("resign") }
}

private final class Root: UIViewController {
  private func note(_ text: String) {
    Delegate.log.append("\(text) at \(Int(view.bounds.width))")
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition \(newCollection)")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("size \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.note("animate") }) { _ in
      self.note("end")
    }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let old = previousTraitCollection { note("traits after \(old)") }
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("layout")
  }
}

@MainActor
@Suite(.serialized) struct ScreenShareTests {
  private static let all = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  private func launched(
    _ iOS: IOSVersion = 9.0, _ model: String = "iPad Air", info: [String: Any] = [:],
    orientation: UIDeviceOrientation = .landscapeLeft
  ) throws -> Simulator {
    let info = info.merging(["UISupportedInterfaceOrientations": Self.all]) { own, _ in own }
    let device = try Device(
      iOS: iOS, model: model, orientation: orientation, info: info, classes: [Delegate.self]
    ).launch("Delegate")
    Delegate.log = []
    return device.simulator
  }

  private func log() -> [String] {
    defer { Delegate.log = [] }
    return Delegate.log
  }

  @Test("Controllers hear of another part of the screen as of a turn", .rule(734))
  func order() throws {
    let simulator = try launched()
    try simulator.shareScreen(.half)
    try simulator.settle()
    expectEqual(
      log(),
      [
        "resign", "willTransition compact/regular at 1024", "size 507 at 1024",
        "traits after regular/regular at 507", "layout at 507", "animate at 507", "end at 507",
        "active",
      ])
    let window = try #require(simulator.windows.first)
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 507, height: 768))
    expectEqual(UIScreen.main.bounds.width, 1024)
    expectEqual(UIScreen.main.traitCollection.horizontalSizeClass, .compact)
    // From half to a third no size class changes.
    try simulator.shareScreen(.third)
    try simulator.settle()
    expectEqual(
      log(),
      [
        "resign", "size 320 at 507", "layout at 320", "animate at 320", "end at 320", "active",
      ])
    try simulator.shareScreen(.whole)
    try simulator.settle()
    expect(log().contains("willTransition regular/regular at 320"))
    expectEqual(window.frame.width, 1024)
  }

  @Test("In the background an iPad's app is shown upright and on its side", .rule(736))
  func pictures() throws {
    for (iOS, expected) in [
      (8, []),
      (
        9,
        [
          "size 768 at 1024", "layout at 768", "animate at 768", "end at 768",
          "size 1024 at 768", "layout at 1024", "animate at 1024", "end at 1024",
        ]
      ),
    ] as [(IOSVersion, [String])] {
      let simulator = try launched(iOS)
      try simulator.pressHome()
      try simulator.settle()
      expectEqual(log(), ["resign"] + expected, "iOS \(iOS)")
    }
    let landscape = try launched(
      info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeRight"]])
    try landscape.pressHome()
    try landscape.settle()
    expectEqual(log(), ["resign"])
  }

  @Test("A turn keeps the part of the screen", .rule(734))
  func turn() throws {
    let simulator = try launched()
    try simulator.shareScreen(.twoThirds)
    try simulator.settle()
    let window = try #require(simulator.windows.first)
    expect(window.frame.width == 694 && window.traitCollection.horizontalSizeClass == .regular)
    simulator.rotate(to: .portrait)
    try simulator.settle()
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 438, height: 1024))
    expectEqual(window.traitCollection.horizontalSizeClass, .compact)
  }

  @Test("Only the largest iPad is wide in half of its screen", .rule(734))
  func large() throws {
    let simulator = try launched(13, "iPad Pro (12.9-inch) (3rd generation)")
    try simulator.shareScreen(.half)
    try simulator.settle()
    let window = try #require(simulator.windows.first)
    expect(window.frame.width == 678 && window.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("What cannot share the screen says why", .rule(734))
  func refusals() throws {
    func refusal(_ simulator: Simulator) -> String? {
      do {
        try simulator.shareScreen(.half)
        return nil
      } catch { return error.detail }
    }
    expectEqual(refusal(try launched(8)), "iOS 8.0 shows one app at a time")
    expectEqual(refusal(try launched(12, "iPhone X")), "a phone shows one app at a time")
    let needs =
      "the app wants the whole screen: to share it, UISupportedInterfaceOrientations lists all four "
      + "orientations, and UIRequiresFullScreen is not set"
    expectEqual(refusal(try launched(info: ["UIRequiresFullScreen": true])), needs)
    expectEqual(log(), [])
  }
}
