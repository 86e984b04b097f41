import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Turns with the device, and notes how large its view is in each callback.
private final class Turning: UIViewController, Overriding {
  var overridden: Set<String> = [
    "shouldAutorotate(to:)", "shouldAutorotate", "supportedInterfaceOrientations",
    "willAnimateRotation(to:duration:)",
  ]
  var allowed: UIInterfaceOrientationMask = .all
  var turns = true
  var sizes: [String] = []

  private func note(_ name: String) {
    sizes.append("\(name) \(Int(view.bounds.width))×\(Int(view.bounds.height))")
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    note("shouldAutorotate")
    return allowed.rawValue & 1 << UInt(orientation.rawValue) != 0
  }
  override var shouldAutorotate: Bool { turns }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
  override func willRotate(to: UIInterfaceOrientation, duration: TimeInterval) {
    note("willRotate")
  }
  override func willAnimateRotation(to: UIInterfaceOrientation, duration: TimeInterval) {
    note("willAnimateRotation")
  }
  override func didRotate(from: UIInterfaceOrientation) { note("didRotate") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: traits, with: coordinator)
    note("willTransition")
  }
  override func traitCollectionDidChange(_ old: UITraitCollection?) {
    super.traitCollectionDidChange(old)
    note("traitCollectionDidChange")
  }
}

@MainActor
struct RotationTests {
  private func shown(
    iOS: IOSVersion, model: String? = nil, orientation: UIDeviceOrientation = .portrait,
    info: [String: Any] = [:], _ change: (Turning) -> Void = { _ in }
  ) throws -> (TestApp, Turning) {
    let stage = TestApp(
      device: Device(
        iOS: iOS, model: model, orientation: orientation, info: info,
        resources: ["Default-568h@2x.png"]))
    let root = Turning()
    change(root)
    try stage.show(root)
    return (stage, root)
  }

  /// What `root` noted when the device is turned to the left.
  private func turned(_ stage: TestApp, _ root: Turning) throws -> [String] {
    root.sizes = []
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    return root.sizes
  }

  @Test("A rotation in one step, with the layout between its callbacks", .rule(127, "T73"))
  func t73() throws {
    let (stage, root) = try shown(iOS: 5.0)
    expectEqual(
      try turned(stage, root),
      [
        "shouldAutorotate 320×460", "willRotate 320×460", "viewWillLayoutSubviews 480×300",
        "viewDidLayoutSubviews 480×300", "willAnimateRotation 480×300", "didRotate 480×300",
      ])
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 480))
    expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("Before iOS 5 the same without the layout callbacks", .rule("T73"))
  func t73Early() throws {
    let (stage, root) = try shown(iOS: 4.0)
    expectEqual(
      try turned(stage, root),
      [
        "shouldAutorotate 320×460", "willRotate 320×460", "willAnimateRotation 480×300",
        "didRotate 480×300",
      ])
  }

  @Test("Two questions come first on iOS 6, and the old one never", .rule(114, 117, "T70", "T73"))
  func t70() throws {
    let (stage, root) = try shown(iOS: 6.0)
    let mark = stage.mark
    expectEqual(
      try turned(stage, root),
      [
        "willRotate 320×460", "viewWillLayoutSubviews 480×300", "viewDidLayoutSubviews 480×300",
        "willAnimateRotation 480×300", "didRotate 480×300",
      ])
    expectEqual(
      stage.device.simulator.recorder.events[mark...].filter { $0.kind == .query }.map(\.name),
      ["shouldAutorotate", "supportedInterfaceOrientations"])
  }

  @Test("A class with only the old question is asked that on iOS 6 too", .rule(114))
  func oldQuestion() throws {
    let (stage, root) = try shown(iOS: 6.0) {
      $0.overridden = ["shouldAutorotate(to:)"]
      $0.allowed = .portrait
    }
    expect(try !turned(stage, root).contains("willRotate 320×460"))
    root.allowed = .all
    stage.device.simulator.rotate(to: .landscapeRight)
    expectEqual(root.interfaceOrientation, .landscapeLeft)
  }

  @Test("A controller without viewWillTransition hears the old callbacks too", .rule(131, "T67"))
  func t67() throws {
    let (stage, root) = try shown(iOS: 9.0)
    let names = { (noted: [String]) in noted.map { $0.prefix { $0 != " " } }.map(String.init) }
    expectEqual(
      names(try turned(stage, root)),
      [
        "willTransition", "viewWillTransition", "willRotate", "traitCollectionDidChange",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willAnimateRotation", "didRotate",
      ])
    let (other, newer) = try shown(iOS: 9.0) {
      $0.overridden.insert("viewWillTransition(to:with:)")
    }
    expectEqual(
      try turned(other, newer),
      [
        "willTransition 375×667", "viewWillTransition 375×667",
        "traitCollectionDidChange 667×375", "viewWillLayoutSubviews 667×375",
        "viewDidLayoutSubviews 667×375",
      ])
    expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 667, height: 375))
    expectEqual(newer.view.frame, CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test(
    "Parents hear both warnings before their children", .rule(130, "T47"), arguments: [8.0, 15])
  func t47(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS)
    let (parent, child) = (P(), C())
    try stage.show(parent)
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.embed(child)
    try stage.settle()
    let mark = stage.mark
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectEqual(
      stage.heard(
        since: mark,
        TestApp.layout + ["willTransition", "viewWillTransition", "updateViewConstraints"]),
      [
        "P.willTransition", "C.willTransition", "P.viewWillTransition", "C.viewWillTransition",
        "P.updateViewConstraints", "P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews",
      ])
  }

  @Test("A hidden navigation bar is layout, not a transition", .rule(132, "T68"))
  func t68() throws {
    let stage = TestApp(iOS: 9.0)
    let navigation = UINavigationController(rootViewController: A())
    try stage.show(navigation)
    let mark = stage.mark
    navigation.setNavigationBarHidden(true, animated: false)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.layout + ["viewWillTransition"]).filter {
        $0.hasPrefix("A.")
      }, ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
  }

  @Test("iOS 6 asks the top controller in vain, and never whether it turns", .rule(121, "T69"))
  func t69() throws {
    let stage = TestApp(iOS: 6.0)
    let top = Turning()
    top.turns = false
    top.allowed = .portrait
    try stage.show(UINavigationController(rootViewController: top))
    let mark = stage.mark
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectEqual(
      stage.device.simulator.recorder.events[mark...].filter { $0.kind == .query }
        .map { "\($0.subject!.name).\($0.name)" },
      [
        "UINavigationController.shouldAutorotate",
        "UINavigationController.supportedInterfaceOrientations",
        "Turning.supportedInterfaceOrientations",
      ])
    expectEqual(top.interfaceOrientation, .landscapeRight)
  }

  @Test(
    "A tab that is not shown hears nothing of a rotation", .rule(129, "T71"), arguments: [3.0, 4.0])
  func t71(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS)
    let (first, second) = (Turning(), Turning())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    try stage.show(tabs)
    tabs.selectedIndex = 1
    try stage.settle()
    (first.sizes, second.sizes) = ([], [])
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    tabs.selectedIndex = 0
    try stage.settle()
    expect(!first.sizes.contains { $0.contains("Rotat") && !$0.hasPrefix("should") })
    expect(second.sizes.contains { $0.hasPrefix("didRotate") })
  }

  @Test("Every tab can forbid a rotation up to iOS 5, also a hidden one", .rule(112))
  func hiddenTabForbids() throws {
    let stage = TestApp(iOS: 5.0)
    let tabs = UITabBarController()
    tabs.viewControllers = [Turning(), A()]
    try stage.show(tabs)
    stage.device.simulator.rotate(to: .landscapeLeft)
    expectEqual(tabs.interfaceOrientation, .portrait)
  }

  @Test("An app that asks a container up to iOS 5 hears what its children say", .rule(112))
  func containerAskedByTheApp() throws {
    final class FrontTabs: UITabBarController {
      override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        selectedViewController?.shouldAutorotate(to: orientation) ?? false
      }
    }
    let stage = TestApp(iOS: 5.0)
    let tabs = FrontTabs()
    tabs.viewControllers = [
      UINavigationController(rootViewController: Turning()),
      UINavigationController(rootViewController: A()),
    ]
    try stage.show(tabs)
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectEqual(tabs.interfaceOrientation, .landscapeRight, "the tab in front says Yes")
    stage.device.simulator.rotate(to: .portrait)
    try stage.settle()
    tabs.selectedIndex = 1
    try stage.settle()
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectEqual(tabs.interfaceOrientation, .portrait, "the tab in front says No")
  }

  @Test(
    "Nothing in common ends the app, in the words of its version", .rule(118, "M21"),
    arguments: [
      (6.0, "shouldAutorotate"), (9.0, "[Turning shouldAutorotate]"),
    ] as [(IOSVersion, String)])
  func nothingInCommon(iOS: IOSVersion, subject: String) throws {
    let (stage, _) = try shown(
      iOS: iOS, info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]
    ) {
      $0.overridden = ["supportedInterfaceOrientations"]
      $0.allowed = .landscape
    }
    let exception = stage.device.simulator.recorder.events.first { $0.kind == .exception }
    expectEqual(exception?.name, "UIApplicationInvalidInterfaceOrientation")
    expectEqual(
      exception?.text,
      "Supported orientations has no common orientation with the application, and \(subject) "
        + "is returning YES")
  }

  @Test(
    "Half rotations come to a class that knows only those, with a word of warning", .rule("M31"))
  func halves() throws {
    let (stage, _) = try shown(iOS: 4.0) {
      $0.overridden = [
        "shouldAutorotate(to:)", "willAnimateFirstHalfOfRotation(to:duration:)",
      ]
    }
    let mark = stage.mark
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectEqual(
      stage.device.simulator.recorder.events[mark...].filter {
        $0.kind == .callback || $0.kind == .console
      }.map { $0.text ?? $0.name },
      [
        "willRotate(to:duration:)",
        "Two-stage rotation animation is deprecated. This application should use the smoother "
          + "single-stage animation.",
        "willAnimateFirstHalfOfRotation(to:duration:)", "didAnimateFirstHalfOfRotation(to:)",
        "willAnimateSecondHalfOfRotation(from:duration:)", "didRotate(from:)",
      ])
  }

  // MARK: Launch

  @Test("A landscape iPad on iOS 5 rotates while the root appears", .rule(126, "T22"))
  func t22() throws {
    let (_, root) = try shown(iOS: 5.0, model: "iPad", orientation: .landscapeLeft)
    expectEqual(
      root.sizes,
      [
        "viewDidLoad 768×1004", "shouldAutorotate 768×1004", "shouldAutorotate 768×1004",
        "viewWillAppear 768×1004", "shouldAutorotate 768×1004", "shouldAutorotate 768×1004",
        "willRotate 768×1004", "viewWillLayoutSubviews 1024×748",
        "viewDidLayoutSubviews 1024×748", "willAnimateRotation 1024×748",
        "shouldAutorotate 1024×748", "viewDidAppear 1024×748", "didRotate 1024×748",
      ])
  }

  @Test("A plain launch brings the traits before the layout up to iOS 12", .rule(134, "T16"))
  func t16() throws {
    let (_, root) = try shown(iOS: 10.0, model: "iPhone SE")
    expectEqual(
      root.sizes,
      [
        "viewDidLoad 320×568", "viewWillAppear 320×568", "traitCollectionDidChange 320×568",
        "viewWillLayoutSubviews 320×568", "viewDidLayoutSubviews 320×568",
        "viewDidAppear 320×568",
      ])
    expectEqual(root.traitCollection.description, "compact/regular")
  }

  @Test("A device held in landscape launches the app so from iOS 11 on", .rule(125, "T18"))
  func t18() throws {
    let (_, root) = try shown(iOS: 15.0, model: "iPhone SE", orientation: .landscapeLeft)
    expectEqual(
      root.sizes,
      [
        "viewDidLoad 568×320", "viewWillAppear 568×320", "viewWillLayoutSubviews 568×320",
        "viewDidLayoutSubviews 568×320", "viewDidAppear 568×320",
      ])
  }

  @Test(
    "An app that lists only landscape starts there without any rotation", .rule("T20"),
    arguments: [8.0, 11, 15])
  func t20(iOS: IOSVersion) throws {
    let (_, root) = try shown(
      iOS: iOS,
      info: [
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationLandscapeRight", "UIInterfaceOrientationLandscapeLeft",
        ]
      ])
    expectEqual(root.interfaceOrientation, .landscapeRight)
    expect(root.view.bounds.width > root.view.bounds.height)
    expect(!root.sizes.contains { $0.contains("Transition") || $0.contains("Rotate") })
    expectEqual(
      root.sizes[0],
      "viewDidLoad \(Int(UIScreen.main.bounds.width))×\(Int(UIScreen.main.bounds.height))")
  }

  @Test(
    "Landscape first and a device upright: by version", .rule(125, "T21"),
    arguments: [(6.0, .landscapeRight), (9.0, .portrait), (15, .portrait)]
      as [(IOSVersion, UIInterfaceOrientation)])
  func t21(iOS: IOSVersion, expected: UIInterfaceOrientation) throws {
    let (_, root) = try shown(
      iOS: iOS,
      info: [
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationLandscapeRight", "UIInterfaceOrientationPortrait",
        ]
      ])
    expectEqual(root.interfaceOrientation, expected)
  }
}
