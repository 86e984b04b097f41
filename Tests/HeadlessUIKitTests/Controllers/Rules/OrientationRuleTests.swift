import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Who decides how the interface stands, on every version (rules 112 to 126).
@MainActor
struct OrientationRuleTests {
  /// Knows only the question of iOS 2 to 5.
  private final class OldFashioned: Orienting {}
  private final class Frozen: Orienting {
    override var shouldAutorotate: Bool { false }
  }
  private static let upToFive = IOSVersion.tried(from: 2.0, before: 6.0)
  private static let fromSix = IOSVersion.tried(from: 6.0)

  /// How the interface stands after a turn of the device, with that root.
  private func turned(
    _ iOS: IOSVersion, _ root: @autoclosure () -> UIViewController
  ) throws -> UIInterfaceOrientation {
    let stage = TestApp(iOS: iOS)
    let root = root()
    try stage.show(root)
    try stage.turn(.landscapeLeft)
    return root.interfaceOrientation
  }

  private func stack(_ controllers: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() {
      navigation.pushViewController(controller, animated: false)
    }
    return navigation
  }

  private func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  // MARK: Up to iOS 5

  @Test("Up to iOS 5 a stack asks its top, and tabs ask all of them", .rule(112))
  func containersAsk() throws {
    for iOS in Self.upToFive {
      expectEqual(try turned(iOS, stack(Orienting(.portrait), Orienting(.all))), .landscapeRight)
      expectEqual(try turned(iOS, stack(Orienting(.all), Orienting(.portrait))), .portrait)
      expectEqual(try turned(iOS, tabs(Orienting(.all), Orienting(.all))), .landscapeRight)
      expectEqual(try turned(iOS, tabs(Orienting(.all), Orienting(.portrait))), .portrait, "\(iOS)")
    }
  }

  @Test("By default only upright is allowed, and on iOS 4 and 5 nobody asks", .rule(112, 113))
  func byDefault() throws {
    for iOS in Self.upToFive {
      let stage = TestApp(iOS: iOS)
      let root = A()
      try stage.show(root)
      expect(root.shouldAutorotate(to: .portrait) && !root.shouldAutorotate(to: .landscapeLeft))
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(
        stage.questions(since: mark), only(iOS < 4.0, "A.shouldAutorotate(to: landscapeRight)"),
        "iOS \(iOS)")
      expectEqual(root.interfaceOrientation, .portrait)
    }
  }

  @Test("Of several views in the window, the first one's controller rotates", .rule(112))
  func firstAdded() throws {
    for iOS in Self.upToFive {
      let stage = TestApp(iOS: iOS)
      let (first, second) = (Presenting(.all), Orienting(.all))
      for controller in [first, second] { stage.window.addSubview(controller.view) }
      stage.window.makeKeyAndVisible()
      try stage.settle()
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(
        stage.heard(since: mark, ["willRotate", "didRotate"]),
        [
          "Presenting.willRotate", "Presenting.didRotate",
        ], "iOS \(iOS)")
    }
  }

  // MARK: From iOS 6 on

  @Test("From iOS 6 on a controller that is no root hears of no rotation", .rule(24))
  func withoutRoot() throws {
    for iOS in IOSVersion.tried(from: 6.0) {
      let stage = TestApp(iOS: iOS)
      let a = A()
      stage.window.addSubview(a.view)
      stage.window.makeKeyAndVisible()
      try stage.settle()
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(
        stage.heard(
          since: mark,
          [
            "willRotate", "willAnimateRotation", "didRotate", "willTransition",
            "viewWillTransition", "shouldAutorotate", "supportedInterfaceOrientations",
          ]), [], "iOS \(iOS)")
    }
  }

  @Test("The old question is asked of a class that has no other", .rule(114))
  func oldQuestion() throws {
    for iOS in Self.fromSix {
      let stage = TestApp(iOS: iOS)
      let (new, old) = (Orienting(.all), OldFashioned(.portrait))
      old.overridden = ["shouldAutorotate(to:)"]
      try stage.show(new)
      try stage.turn(.landscapeLeft)
      expect(!stage.questions(since: 0).contains { $0.contains("to:") }, "iOS \(iOS)")
      expectEqual(new.interfaceOrientation, .landscapeRight)
      let other = TestApp(iOS: iOS)
      try other.show(old)
      try other.turn(.landscapeLeft)
      expectEqual(old.interfaceOrientation, .portrait, "iOS \(iOS)")
      old.allowed = .all
      try other.turn(.landscapeRight)
      expectEqual(old.interfaceOrientation, .landscapeLeft, "iOS \(iOS)")
    }
  }

  @Test("By default a phone does not stand on its head, and an iPad does", .rule(115, 116))
  func defaultMask() throws {
    for iOS in Self.fromSix {
      for model in DeviceModel.all where model.runs(iOS) {
        let stage = TestApp(iOS: iOS, model: model.name)
        let root = A()
        try stage.show(root)
        let isPad = model.idiom == .pad
        expectEqual(root.supportedInterfaceOrientations, (isPad ? .all : .allButUpsideDown))
        try stage.turn(.portraitUpsideDown)
        expectEqual(
          root.interfaceOrientation, (isPad ? .portraitUpsideDown : .portrait),
          "iOS \(iOS), \(model.name)")
        try stage.turn(.landscapeRight)
        expectEqual(root.interfaceOrientation, .landscapeLeft, "iOS \(iOS), \(model.name)")
      }
    }
  }

  @Test("Whether it turns is asked first, how it may stand only after a yes", .rule(117))
  func frozen() throws {
    for iOS in Self.fromSix {
      for (isFrozen, more) in [(true, []), (false, ["supportedInterfaceOrientations"])] {
        let stage = TestApp(iOS: iOS)
        let root = isFrozen ? Frozen(.all) : Orienting(.all)
        try stage.show(root)
        let mark = stage.mark
        try stage.turn(.landscapeLeft)
        let asked = stage.questions(since: mark).map { $0.split(separator: ".")[1] }
        // From iOS 16 on nobody asks whether it turns.
        let expected =
          iOS < 16 ? ["shouldAutorotate"] + more : ["supportedInterfaceOrientations"]
        expectEqual(asked, expected.map { $0[...] }, "iOS \(iOS)")
        expectEqual(
          root.interfaceOrientation, (iOS < 16 && more.isEmpty ? .portrait : .landscapeRight))
      }
    }
  }

  @Test("Nothing in common with the app ends it on iOS 6 to 15, in two wordings", .rule(118, 119))
  func nothingInCommon() throws {
    let info = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]
    for iOS in Self.fromSix {
      for mask in [
        UIInterfaceOrientationMask.landscape,
        UIInterfaceOrientationMask(rawValue: UInt(UIInterfaceOrientation.portrait.rawValue)),
      ] {
        let stage = TestApp(device: Device(iOS: iOS, info: info))
        try stage.show(Orienting(mask))
        let subject = iOS < 8.0 ? "shouldAutorotate" : "[Orienting shouldAutorotate]"
        expectEqual(
          stage.device.lines(.exception),
          only(
            iOS < 16,
            "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
              + "orientation with the application, and \(subject) is returning YES"), "iOS \(iOS)"
        )
      }
    }
  }

  @Test("Containers answer themselves; their top is asked in vain", .rule(121, 123))
  func containers() throws {
    for iOS in Self.fromSix {
      let stage = TestApp(iOS: iOS)
      let navigation = stack(A(), Orienting(.portrait))
      let tabs = tabs(navigation, Orienting(.landscape))
      try stage.show(tabs)
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(tabs.interfaceOrientation, .landscapeRight, "iOS \(iOS)")
      expectEqual(
        stage.questions(since: mark).filter { $0.hasSuffix("shouldAutorotate") },
        iOS < 16 ? ["UITabBarController.shouldAutorotate"] : [], "iOS \(iOS)")
      try stage.turn(.portrait)
      tabs.selectedIndex = 1
      try stage.settle()
      navigation.popViewController(animated: true)
      tabs.selectedIndex = 0
      navigation.pushViewController(Orienting(.landscape), animated: true)
      try stage.settle()
      expectEqual(tabs.interfaceOrientation, .portrait, "iOS \(iOS)")
    }
  }

  @Test("What fills the screen says how it wants to stand, and must be able to", .rule(122, "M4"))
  func preference() throws {
    for iOS in Self.fromSix {
      for (preferred, reason) in [
        (UIInterfaceOrientation.landscapeLeft, []),
        (
          .portrait,
          [
            "UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation "
              + "must return a supported interface orientation!"
          ]
        ),
      ] {
        let stage = TestApp(iOS: iOS)
        let (root, presented) = (Presenting(.all), Orienting(.landscape))
        presented.modalPresentationStyle = .fullScreen
        presented.preferred = preferred
        try stage.show(root)
        root.present(presented, animated: true)
        try stage.settle()
        expectEqual(stage.device.lines(.exception), reason, "iOS \(iOS)")
        if reason.isEmpty { expectEqual(root.interfaceOrientation, .landscapeLeft, "iOS \(iOS)") }
      }
    }
  }

  // MARK: The launch

  @Test("How the app starts when Info.plist lists landscape first", .rule(125, "T21"))
  func landscapeFirst() throws {
    let info = [
      "UISupportedInterfaceOrientations": [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationPortrait",
      ]
    ]
    for iOS in Self.fromSix {
      let device = Device(iOS: iOS, info: info)
      let first = device.simulator.interfaceOrientationForTest
      expectEqual(first, (iOS < 9.0 ? .landscapeLeft : .portrait), "iOS \(iOS)")
    }
  }

  @Test("How the app starts when the device is held on its side", .rule(125, "T18"))
  func heldOnItsSide() throws {
    for iOS in Self.fromSix {
      let device = Device(iOS: iOS, orientation: .landscapeLeft)
      let first = device.simulator.interfaceOrientationForTest
      expectEqual(first, (iOS < 11 ? .portrait : .landscapeRight), "iOS \(iOS)")
    }
  }

  @Test("At the launch rotations are told up to iOS 5 alone", .rule(126))
  func rotationAtLaunch() throws {
    for iOS in IOSVersion.tried where iOS < 8.0 || iOS >= 11 {
      let stage = TestApp(device: Device(iOS: iOS, orientation: .landscapeLeft))
      let root = Orienting(.all)
      root.overridden.insert("willAnimateRotation(to:duration:)")
      try stage.show(root)
      expectEqual(
        stage.heard(["willRotate", "willAnimateRotation", "didRotate"]),
        (iOS >= 6.0
          ? []
          : ["Orienting.willRotate"] + only(iOS >= 3.0, "Orienting.willAnimateRotation")
            + ["Orienting.didRotate"]),
        "iOS \(iOS)")
    }
  }
}

extension Simulator {
  /// How the interface stands, on versions and at times at which nobody can be asked.
  fileprivate var interfaceOrientationForTest: UIInterfaceOrientation {
    UIViewController().interfaceOrientation
  }
}
