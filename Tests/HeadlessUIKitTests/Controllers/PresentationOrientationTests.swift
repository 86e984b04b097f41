import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// How presentations turn the interface, and what never does.
@MainActor
struct PresentationOrientationTests {
  private func shown(
    iOS: IOSVersion, model: String? = nil, _ allowed: UIInterfaceOrientationMask = .portrait
  ) throws -> (TestApp, Presenting) {
    let stage = TestApp(iOS: iOS, model: model)
    let root = Presenting(allowed)
    try stage.show(root)
    return (stage, root)
  }

  @Test(
    "What fills the screen is asked, and the interface stands as it wants", .rule(115, 117),
    arguments: [6.0, 8, 13, 26])
  func forced(iOS: IOSVersion) throws {
    let (stage, root) = try shown(iOS: iOS)
    let presented = Orienting(.landscapeLeft)
    presented.modalPresentationStyle = .fullScreen
    let mark = stage.mark
    root.present(presented, animated: true)
    try stage.settle()
    expectEqual(
      stage.questions(since: mark),
      (iOS < 16 ? ["Orienting.shouldAutorotate"] : [])
        + ["Orienting.supportedInterfaceOrientations"])
    expectEqual(presented.interfaceOrientation, .landscapeLeft)
    expect(presented.view.bounds.width > presented.view.bounds.height)
    expectEqual(stage.heard(since: mark, ["willRotate", "viewWillTransition"]), [])
  }

  @Test("Up to iOS 5 the old question decides about a presentation", .rule(112))
  func forcedEarly() throws {
    let (stage, root) = try shown(iOS: 5.0)
    let presented = Orienting(.landscapeRight)
    root.present(presented, animated: true)
    try stage.settle()
    expectEqual(presented.interfaceOrientation, .landscapeRight)
    expectEqual(presented.view.bounds.size, CGSize(width: 480, height: 300))
    root.dismiss(animated: true)
    try stage.settle()
    expectEqual(root.interfaceOrientation, .portrait)
    expectEqual(root.view.bounds.size, CGSize(width: 320, height: 460))
  }

  @Test(
    "Of several orientations the preferred one is taken", .rule(122, "T55"),
    arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
  func preferred(orientation: UIInterfaceOrientation) throws {
    let (stage, root) = try shown(iOS: 6.0)
    let presented = Orienting(.landscape)
    presented.preferred = orientation
    root.present(presented, animated: true)
    try stage.settle()
    expectEqual(presented.interfaceOrientation, orientation)
  }

  @Test("Without a preference the interface stays as it is where that is allowed", .rule(122))
  func withoutPreference() throws {
    let (stage, root) = try shown(iOS: 9.0, .all)
    try stage.turn(.landscapeLeft)
    let mark = stage.mark
    root.present(Orienting(.all), animated: true)
    try stage.settle()
    expectEqual(root.interfaceOrientation, .landscapeRight)
    expect(!stage.questions(since: mark).contains { $0.contains("preferred") })
  }

  @Test("A preference outside of the mask ends the app", .rule(122, "M4"), arguments: [6.0, 13])
  func preferenceOutside(iOS: IOSVersion) throws {
    let (stage, root) = try shown(iOS: iOS)
    let presented = Orienting(.landscape)
    presented.modalPresentationStyle = .fullScreen
    presented.preferred = .portrait
    root.present(presented, animated: true)
    try stage.settle()
    expectEqual(
      stage.device.lines(.exception),
      [
        "UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation "
          + "must return a supported interface orientation!"
      ])
  }

  @Test(
    "Only what fills the screen is asked: sheets and overlays are not", .rule(122, 124),
    arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .overFullScreen, .popover])
  func othersAreNotAsked(style: UIModalPresentationStyle) throws {
    let (stage, root) = try shown(iOS: 13.0, model: "iPad Pro", .all)
    let presented = Orienting(.landscapeLeft)
    presented.preferred = .landscapeLeft
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = root.view
    let mark = stage.mark
    root.present(presented, animated: true)
    try stage.settle()
    expectEqual(root.interfaceOrientation, .portrait)
    try stage.turn(.landscapeLeft)
    root.dismiss(animated: true)
    try stage.settle()
    expectEqual(root.interfaceOrientation, .landscapeRight)
    expect(!stage.questions(since: mark).contains { $0.hasPrefix("Orienting") })
  }

  @Test("A push or another tab never turns the interface", .rule(123), arguments: [6.0, 12])
  func pushes(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS)
    let navigation = UINavigationController(rootViewController: Orienting(.portrait))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Orienting(.landscape)]
    try stage.show(tabs)
    navigation.pushViewController(Orienting(.landscape), animated: true)
    try stage.settle()
    expectEqual(tabs.interfaceOrientation, .portrait)
    tabs.selectedIndex = 1
    try stage.settle()
    expectEqual(tabs.interfaceOrientation, .portrait)
  }

  @Test(
    "A portrait presenter is turned back after a turned modal, but not on iOS 8", .rule(136, "T72"),
    arguments: [(6.0, true), (7, true), (8, false), (9, true), (26, true)]
      as [(IOSVersion, Bool)])
  func turnedBack(iOS: IOSVersion, turnsBack: Bool) throws {
    let (stage, root) = try shown(iOS: iOS)
    let presented = Orienting(.all)
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true)
    try stage.settle()
    try stage.turn(.landscapeLeft)
    expectEqual(presented.interfaceOrientation, .landscapeRight)
    let mark = stage.mark
    root.dismiss(animated: true)
    try stage.settle()
    expect(stage.questions(since: mark).contains("Presenting.supportedInterfaceOrientations"))
    expectEqual(root.interfaceOrientation, (turnsBack ? .portrait : .landscapeRight))
    let size = root.view.bounds.size
    expectEqual((size.height > size.width), turnsBack)
  }

  @Test("A presenter that may turn follows the device when a locked modal is gone", .rule(123))
  func followsAfterwards() throws {
    let (stage, root) = try shown(iOS: 10.0, .all)
    root.present(Orienting(.portrait), animated: true)
    try stage.settle()
    try stage.turn(.landscapeLeft)
    expectEqual(root.interfaceOrientation, .portrait)
    root.dismiss(animated: true)
    try stage.settle()
    expectEqual(root.interfaceOrientation, .landscapeRight)
    expectEqual(root.view.bounds.size, CGSize(width: 667, height: 375))
  }

  @Test("A landscape app that presents a portrait controller ends, but for iOS 16", .rule("138b"))
  func landscapeApp() throws {
    let landscape = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
    for (iOS, ends) in [(IOSVersion(6), true), (15, true), (16, false)] {
      let stage = TestApp(
        device: Device(iOS: iOS, info: ["UISupportedInterfaceOrientations": landscape]))
      let root = Presenting(.landscape)
      try stage.show(root)
      let presented = Orienting(.portrait)
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: true)
      try stage.settle()
      expectEqual(stage.device.lines(.exception).isEmpty, !ends)
    }
  }

  @Test("Who is covered full screen hears of rotations up to iOS 5 only", .rule("138a"))
  func covered() throws {
    for (iOS, heard) in [
      (IOSVersion(5), ["Presenting.willRotate", "Orienting.willRotate"]),
      (6, ["Orienting.willRotate"]), (9, ["Orienting.willRotate"]),
    ] {
      let (stage, root) = try shown(iOS: iOS, .all)
      root.present(Orienting(.all), animated: true)
      try stage.settle()
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(stage.heard(since: mark, ["willRotate"]), heard)
    }
  }

  @Test(
    "What fills the screen turns with it, on every version", .rule(135),
    arguments: [4.0, 5, 7, 8, 26])
  func presentedTurns(iOS: IOSVersion) throws {
    let (stage, root) = try shown(iOS: iOS, .all)
    let presented = Orienting(.all)
    if iOS >= 13 { presented.modalPresentationStyle = .fullScreen }
    root.presentModalViewController(presented, animated: false)
    try stage.settle()
    let upright = presented.view.bounds.size
    try stage.turn(.landscapeRight)
    let turned = presented.view.bounds.size
    expect(upright.height > upright.width && turned.width > turned.height)
    root.dismissModalViewController(animated: false)
    try stage.settle()
    expectEqual(root.view.bounds.size, turned)
  }
}
